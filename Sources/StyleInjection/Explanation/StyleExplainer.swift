/// Says of one object what its sheets decide and why: the same two steps as styling it, with all that the second
/// one leaves behind.
struct StyleExplainer {
  let object: any Styleable
  let element: StyleElement
  /// The class whose rows say what the key paths lead to.
  let className: String
  /// The dialects of the sheets in force.
  let dialects: [StyleDialect]
  var resolver: StyleResolver

  /// - Parameters:
  ///   - keyPath: what to explain; nil for all that sheets speak of.
  ///   - found: what was wrong on the way to the matches.
  mutating func explanation(
    of matches: [StyleMatch], nearMisses: [StyleNearMiss], keyPath: String?, diagnostics found: [Diagnostic]
  ) -> StyleExplanation {
    let decided = resolver.decide(matches, className: className, elementName: element.className)
    let style = ResolvedStyle(decided.storages, isMatched: true, diagnostics: decided.diagnostics)
    let obstacles = style.outcome.writes.indices.compactMap { place in
      style.supersession(ofWriteAt: place, on: object).map { (write: style.outcome.writes[place], told: $0) }
    }
    let hidden = Set(obstacles.flatMap(\.write.parts).map { ObjectIdentifier($0.target) })
    var properties = decided.storages.flatMap { self.properties(of: $0, hiding: hidden) }
    var wanted: [(dialect: StyleDialect, target: StyleTarget)] = []
    var diagnostics =
      found + decided.diagnostics + obstacles.flatMap(\.told)
    var nearMisses = nearMisses
    if let keyPath {
      do throws(StyleTargetError) {
        wanted = try targets(of: keyPath)
      } catch {
        diagnostics.append(error.diagnostic(forAsked: keyPath))
      }
      properties = properties.filter { property in wanted.contains { $0.target.overlaps(property.target) } }
      nearMisses = nearMisses.filter { nearMiss in
        nearMiss.declarations.contains { declares($0, of: nearMiss.origin, oneOf: wanted.map(\.target)) }
      }
    }
    var told = properties.map(\.property)
    if told.isEmpty, let keyPath, let target = wanted.first?.target {
      told = [.init(keyPath: keyPath, value: current(target), winner: nil, losses: [])]
    }
    return StyleExplanation(
      element: element, properties: told, nearMisses: nearMisses, diagnostics: diagnostics)
  }

  private typealias Decided = (target: StyleTarget, property: StyleExplanation.Property)

  /// The properties that share a stored value, the weakest first.
  ///
  /// - Parameter hidden: the targets of which the object shows nothing.
  private func properties(of winners: [StyleWinner], hiding hidden: Set<ObjectIdentifier>) -> [Decided] {
    guard let first = winners.first else { return [] }
    let storage = first.candidate.target
    let value = storage.owner(from: object).map { owner in
      let current = storage.accessor.get(owner)
      let plain =
        object.styleRecord?.unstyled(storage, stored: current) ?? (stored: current, original: current)
      let parts = winners.compactMap(\.part)
      return parts.isEmpty
        ? plain.stored : StyleWrite(parts).value(over: plain.stored, original: plain.original)
    }
    return winners.map { winner in
      let target = winner.candidate.target
      return (
        target,
        StyleExplanation.Property(
          keyPath: winner.candidate.match.declaration.keyPath,
          value: hidden.contains(ObjectIdentifier(target)) ? nil : value.map(target.read),
          winner: winner.candidate.isReadable ? winner.candidate.match : nil, losses: winner.losses)
      )
    }
  }

  /// What a key path leads to in each dialect that has it.
  private mutating func targets(of keyPath: String) throws(StyleTargetError) -> [(
    dialect: StyleDialect, target: StyleTarget
  )] {
    var found: [(StyleDialect, StyleTarget)] = []
    var problem: StyleTargetError?
    for dialect in [.plist] + dialects.filter({ $0 != .plist }) {
      do throws(StyleTargetError) {
        found.append((dialect, try resolver.target(of: keyPath, inClass: className, in: dialect)))
      } catch {
        problem = problem ?? error
      }
    }
    if found.isEmpty, let problem { throw problem }
    return found
  }

  private mutating func declares(
    _ declaration: StyleDeclaration, of origin: StyleOrigin, oneOf targets: [StyleTarget]
  ) -> Bool {
    do throws(StyleTargetError) {
      let own = try resolver.target(of: declaration.keyPath, inClass: className, in: origin.dialect)
      return targets.contains { $0.overlaps(own) }
    } catch {
      // It would lead nowhere if the rule matched.
      return false
    }
  }

  private func current(_ target: StyleTarget) -> StyleValue? {
    target.owner(from: object).map { target.read(target.accessor.get($0)) }
  }
}

extension StyleWinner {
  fileprivate var losses: [StyleExplanation.Loss] {
    let own = candidate.isReadable ? [] : [loss(candidate)]
    return own + beaten.map(loss)
  }

  private func loss(_ loser: StyleCandidate) -> StyleExplanation.Loss {
    StyleExplanation.Loss(
      match: loser.match,
      reason: loser.isReadable
        ? StyleLossReason(loser.match.strength, against: candidate.match.strength) : .unreadable,
      isCovered: !loser.target.covers(candidate.target))
  }
}

extension StyleTargetError {
  /// The error in a key path that stands in no sheet.
  fileprivate func diagnostic(forAsked keyPath: String) -> Diagnostic {
    Diagnostic(
      id, .error, message, at: SourceRange(SourceFile(path: keyPath, bytes: [], kind: .memory)),
      suggestion: suggestion)
  }
}
