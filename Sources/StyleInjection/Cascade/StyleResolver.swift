/// Turns the matches of an element into a resolved style: finds each declaration's target, decodes its value,
/// and decides which of them win.
struct StyleResolver {
  private var finder: StyleTargetFinder
  private let decoders: StyleDecoders

  init(registry: StyleRegistry, decoders: StyleDecoders) {
    finder = StyleTargetFinder(registry: registry, suggestions: decoders.suggestions)
    self.decoders = decoders
  }

  /// - Parameters:
  ///   - className: the class whose rows say what the key paths lead to.
  ///   - elementName: the class in messages.
  mutating func resolve(_ matches: [StyleMatch], className: String, elementName: StyleClassName)
    -> ResolvedStyle
  {
    var diagnostics: [Diagnostic] = []
    var readable: [Candidate] = []
    var unreadable: [Candidate] = []
    for match in Self.strongestFirst(matches) {
      if match.isModuleAssumed { diagnostics.append(Self.moduleNote(match, elementName)) }
      let keyPath = StyleKeyPath(match.declaration.keyPath)
      let dialect = match.origin.dialect
      if finder.isMeantForOtherClasses(keyPath, inClass: className, in: dialect) { continue }
      do throws(StyleTargetError) {
        let target = try finder.target(of: keyPath, inClass: className, in: dialect)
        if let value = decoders.decode(match, as: target.type, into: &diagnostics) {
          readable.append(Candidate(match: match, target: target, value: value))
        } else {
          unreadable.append(Candidate(match: match, target: target, value: .original))
        }
      } catch {
        diagnostics.append(error.diagnostic(for: match, keyPath))
      }
    }
    var candidates: [String: [Candidate]] = [:]
    var storages: [String] = []
    // Where a sheet in force before this one set what this one cannot say, the original comes back.
    for candidate in readable + unreadable {
      let storage = candidate.target.storage
      if candidates[storage] == nil { storages.append(storage) }
      candidates[storage, default: []].append(candidate)
    }
    // A storage is written in the place of its strongest winner, which is the first that was found.
    let writes = storages.reversed().map { ResolvedWrite(Self.winners(among: candidates[$0] ?? [])) }
    return ResolvedStyle(writes: writes, isMatched: !matches.isEmpty, diagnostics: diagnostics)
  }

  /// Of equally strong matches, which only a source of the app's own gives, the later counts.
  private static func strongestFirst(_ matches: [StyleMatch]) -> [StyleMatch] {
    matches.enumerated()
      .sorted { ($0.element.strength, $0.offset) > ($1.element.strength, $1.offset) }
      .map(\.element)
  }

  private struct Candidate {
    let match: StyleMatch
    let target: StyleTarget
    let value: StyleContribution.Value
  }

  /// The winners among candidates for one storage, the weakest first.
  ///
  /// - Parameter candidates: the strongest first, those that could not be read behind all others.
  private static func winners(among candidates: [Candidate]) -> [StyleContribution] {
    var winners: [(candidate: Candidate, beaten: [StyleMatch], overridden: [StyleTarget])] = []
    for candidate in candidates {
      if let index = winners.firstIndex(where: { $0.candidate.target.covers(candidate.target) }) {
        if candidate.value.isReadable { winners[index].beaten.append(candidate.match) }
        if !candidate.target.isSameProperty(as: winners[index].candidate.target) {
          winners[index].overridden.append(candidate.target)
        }
      } else {
        winners.append((candidate, [], []))
      }
    }
    return winners.reversed().map { candidate, beaten, overridden in
      StyleContribution(
        candidate.match, beaten: beaten, target: candidate.target, value: candidate.value,
        overridden: overridden)
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
    let text = match.declaration.keyPath
    let all = 0..<text.utf8.count
    let wrong =
      switch place {
      case .step(let step):
        keyPath.steps[..<step].reduce(0) {
          $0 + $1.utf8.count + 1
        }..<keyPath.steps[...step].reduce(-1) {
          $0 + $1.utf8.count + 1
        }
      case .state: all.upperBound - (keyPath.state ?? "").utf8.count..<all.upperBound
      case .all: all
      }
    let file = match.origin.range.file
    let whole = match.declaration.keySpan
    let span = file.span(of: text, in: whole, narrowedTo: wrong)
    return Diagnostic(
      id, .error, message, at: SourceRange(file, span),
      suggestion: span == whole ? suggestion.map { text.replacing(wrong, with: $0) } : suggestion)
  }
}

extension String {
  /// The text with a piece of it, in UTF-8 bytes, replaced.
  fileprivate func replacing(_ piece: Range<Int>, with new: String) -> String {
    var bytes = Array(utf8)
    bytes.replaceSubrange(piece, with: new.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
