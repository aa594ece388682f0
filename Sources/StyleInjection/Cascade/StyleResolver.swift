/// Turns the matches of an element into a resolved style: finds each declaration's target, decodes its value,
/// and decides which of them win.
struct StyleResolver {
  private var finder: StyleTargetFinder
  private let decoders: StyleDecoders

  init(registry: StyleRegistry, decoders: StyleDecoders) {
    finder = StyleTargetFinder(registry: registry)
    self.decoders = decoders
  }

  /// - Parameters:
  ///   - className: the class whose rows say what the key paths lead to.
  ///   - elementName: the class in messages.
  mutating func resolve(_ matches: [StyleMatch], className: String, elementName: StyleClassName)
    -> ResolvedStyle
  {
    var diagnostics: [Diagnostic] = []
    var candidates: [String: [Candidate]] = [:]
    for match in matches.sorted(by: { $0.strength > $1.strength }) {
      if match.isModuleAssumed { diagnostics.append(Self.moduleNote(match, elementName)) }
      let keyPath = StyleKeyPath(match.declaration.keyPath)
      do throws(StyleTargetError) {
        let target = try finder.target(of: keyPath, inClass: className)
        guard let value = decoders.decode(match, as: target.type, into: &diagnostics) else { continue }
        candidates[target.storage, default: []].append(Candidate(match: match, target: target, value: value))
      } catch {
        diagnostics.append(error.diagnostic(for: match, keyPath))
      }
    }
    let writes = candidates.values.map { ResolvedWrite(Self.winners(among: $0)) }
    return ResolvedStyle(
      writes: writes.sorted { $0.strength < $1.strength }, isMatched: !matches.isEmpty,
      diagnostics: diagnostics)
  }

  private struct Candidate {
    let match: StyleMatch
    let target: StyleTarget
    let value: StyleContribution.Value
  }

  /// The winners among candidates for one storage, the weakest first.
  ///
  /// - Parameter candidates: the strongest first.
  private static func winners(among candidates: [Candidate]) -> [StyleContribution] {
    var winners: [(candidate: Candidate, beaten: [StyleMatch])] = []
    for candidate in candidates {
      if let index = winners.firstIndex(where: { $0.candidate.target.covers(candidate.target) }) {
        winners[index].beaten.append(candidate.match)
      } else {
        winners.append((candidate, []))
      }
    }
    return winners.reversed().map { candidate, beaten in
      StyleContribution(candidate.match, beaten: beaten, target: candidate.target, value: candidate.value)
    }
  }

  private static func moduleNote(_ match: StyleMatch, _ className: StyleClassName) -> Diagnostic {
    Diagnostic(
      .selectorUnknownModule, .note,
      "'\(match.origin.selector)' is taken to match: the module of '\(className)' or of its controller is not known",
      at: match.origin.range)
  }
}

extension StyleTargetError {
  /// The error at the wrong step of a declaration's key path.
  fileprivate func diagnostic(for match: StyleMatch, _ keyPath: StyleKeyPath) -> Diagnostic {
    let file = match.origin.range.file
    let before = step.map { keyPath.steps[..<$0].reduce(0) { $0 + $1.utf8.count + 1 } }
    let wrong = before.map { $0..<$0 + keyPath.steps[step ?? 0].utf8.count }
    let state = keyPath.state.map {
      match.declaration.keyPath.utf8.count - $0.utf8.count..<match.declaration.keyPath.utf8.count
    }
    let whole = match.declaration.keySpan
    let span = file.span(of: match.declaration.keyPath, in: whole, narrowedTo: wrong ?? state)
    return Diagnostic(id, .error, message, at: SourceRange(file, span), suggestion: suggestion)
  }
}
