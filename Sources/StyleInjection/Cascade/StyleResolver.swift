/// Turns the matches of an element into a resolved style: finds each declaration's target, decodes its value,
/// and decides which of them win.
struct StyleResolver {
  private var finder: StyleTargetFinder
  private let decoders: StyleDecoders
  private let targets: StyleTargetMemo
  /// Whether the place of a declaration, as its strength has it, is that of no other one.
  private let hasUniquePlaces: Bool
  private var decoded: [DecodedKey: Decoded] = [:]

  private struct DecodedKey: Hashable {
    let sheet, order: Int
    let target: ObjectIdentifier
  }

  /// What a declaration's value means for a target.
  private struct Decoded {
    let value: StyleWrite.Value?
    let diagnostics: [Diagnostic]
  }

  /// - Parameter hasUniquePlaces: whether all matches are those of one set of compiled rules: each declaration is decoded
  ///   once for each target then.
  init(
    registry: StyleRegistry, decoders: StyleDecoders, targets: StyleTargetMemo = StyleTargetMemo(),
    hasUniquePlaces: Bool = false
  ) {
    finder = StyleTargetFinder(registry: registry, suggestions: decoders.suggestions)
    self.decoders = decoders
    self.targets = targets
    self.hasUniquePlaces = hasUniquePlaces
  }

  /// - Parameters:
  ///   - className: the class whose rows say what the key paths lead to.
  ///   - elementName: the class in messages.
  mutating func resolve(_ matches: [StyleMatch], className: String, elementName: StyleClassName)
    -> ResolvedStyle
  {
    let decided = decide(matches, className: className, elementName: elementName)
    return ResolvedStyle(
      decided.storages, isMatched: !matches.isEmpty, diagnostics: decided.diagnostics)
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
      do throws(StyleTargetError) {
        guard let target = try target(of: match, inClass: className) else { continue }
        let decoded = decode(match, for: target)
        diagnostics += decoded.diagnostics
        let candidate = StyleCandidate(match: match, target: target, value: decoded.value)
        if candidate.isReadable { readable.append(candidate) } else { unreadable.append(candidate) }
      } catch {
        diagnostics.append(error.diagnostic(for: match))
      }
    }
    var candidates: [String: [StyleCandidate]] = [:]
    var storages: [String] = []
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

  /// What a declaration's key path leads to; nil where it says nothing of the class.
  private mutating func target(
    of match: StyleMatch, inClass className: String
  ) throws(StyleTargetError) -> StyleTarget? {
    let dialect = match.origin.dialect
    let key = StyleTargetMemo.Key(
      className: className, keyPath: match.declaration.keyPath, dialect: dialect)
    if let known = targets[key] { return known }
    let keyPath = StyleKeyPath(match.declaration.keyPath)
    if finder.isMeantForOtherClasses(keyPath, inClass: className, in: dialect) { return nil }
    let found = try finder.target(of: keyPath, inClass: className, in: dialect)
    targets[key] = found
    return found
  }

  private mutating func decode(_ match: StyleMatch, for target: StyleTarget) -> Decoded {
    let key = DecodedKey(
      sheet: match.strength.sheet, order: match.strength.order, target: ObjectIdentifier(target))
    if hasUniquePlaces, let known = decoded[key] { return known }
    var diagnostics: [Diagnostic] = []
    let made = Decoded(
      value: decoders.decode(match, as: target.type, into: &diagnostics), diagnostics: diagnostics)
    if hasUniquePlaces { decoded[key] = made }
    return made
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
  fileprivate func diagnostic(for match: StyleMatch) -> Diagnostic {
    let text = match.declaration.keyPath
    let keyPath = StyleKeyPath(text)
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
