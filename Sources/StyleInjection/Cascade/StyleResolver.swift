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
    let decided = decide(matches, className: className, elementName: elementName)
    let writes = decided.storages.map { ResolvedWrite($0.map(StyleContribution.init)) }
    let notes = writes.flatMap(\.contributions).compactMap { StylistRanking.note(on: $0.decision) }
    return ResolvedStyle(
      writes: writes, isMatched: !matches.isEmpty, diagnostics: decided.diagnostics + notes)
  }

  /// The winners of each stored value in writing order, the weakest first, with all that they beat.
  mutating func decide(_ matches: [StyleMatch], className: String, elementName: StyleClassName)
    -> (storages: [[StyleWinner]], diagnostics: [Diagnostic])
  {
    var diagnostics: [Diagnostic] = []
    var readable: [StyleCandidate] = []
    var unreadable: [StyleCandidate] = []
    for match in Self.strongestFirst(matches) {
      if match.isModuleAssumed { diagnostics.append(Self.moduleNote(match, elementName)) }
      if let relation = match.declaration.relations.first {
        diagnostics.append(Self.unsupported(relation, match))
        continue
      }
      let keyPath = StyleKeyPath(match.declaration.keyPath)
      let dialect = match.origin.dialect
      if finder.isMeantForOtherClasses(keyPath, inClass: className, in: dialect) { continue }
      do throws(StyleTargetError) {
        let target = try finder.target(of: keyPath, inClass: className, in: dialect)
        if let value = decoders.decode(match, as: target.type, into: &diagnostics) {
          readable.append(StyleCandidate(match: match, target: target, value: value))
        } else {
          unreadable.append(StyleCandidate(match: match, target: target, value: .original))
        }
      } catch {
        diagnostics.append(error.diagnostic(for: match, keyPath))
      }
    }
    var candidates: [String: [StyleCandidate]] = [:]
    var storages: [String] = []
    // Where a sheet in force before this one set what this one cannot say, the original comes back.
    for candidate in readable + unreadable {
      let storage = candidate.target.storage
      if candidates[storage] == nil { storages.append(storage) }
      candidates[storage, default: []].append(candidate)
    }
    // A storage is written in the place of its strongest winner, which is the first that was found.
    let winners = storages.reversed().map { StyleWinner.all(among: candidates[$0] ?? []) }
    diagnostics += winners.joined().flatMap(StyleKitCascadeDifferences.notes)
    return (winners, diagnostics)
  }

  /// What a key path of the class leads to, with the names of a dialect.
  mutating func target(
    of keyPath: String, inClass className: String, in dialect: StyleDialect
  ) throws(StyleTargetError) -> StyleTarget {
    try finder.target(of: StyleKeyPath(keyPath), inClass: className, in: dialect)
  }

  /// Of equally strong matches, which only a source of the app's own gives, the later counts.
  private static func strongestFirst(_ matches: [StyleMatch]) -> [StyleMatch] {
    matches.enumerated()
      .sorted { ($0.element.strength, $0.offset) > ($1.element.strength, $1.offset) }
      .map(\.element)
  }

  private static func unsupported(_ relation: StyleRelation, _ match: StyleMatch) -> Diagnostic {
    Diagnostic(
      .relationUnsupported, .warning,
      "'\(relation.name)' is not followed: this source of rules offers no snapshot",
      at: SourceRange(match.origin.range.file, relation.span))
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
