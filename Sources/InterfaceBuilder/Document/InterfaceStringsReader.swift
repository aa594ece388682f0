import StyleDiagnostics
import StyleSyntax

/// Takes the texts of a property list that is one dictionary of keys and texts.
struct InterfaceStringsReader: SyntaxEventHandler {
  private let file: SourceFile
  private var entries: [InterfaceStrings.Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var depth = 0
  private var key: (name: String, span: SourceSpan)?

  init(_ file: SourceFile) { self.file = file }

  /// The texts, of those for one key the last.
  var lastEntries: [InterfaceStrings.Entry] {
    var seen: Set<InterfaceStringKey> = []
    return entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }

  mutating func beginDictionary(at span: SourceSpan) { begin(at: span, isDictionary: true) }

  mutating func key(_ key: consuming String, at span: SourceSpan) {
    if depth == 1 { self.key = (key, span) }
  }

  mutating func endDictionary(at span: SourceSpan) { depth -= 1 }

  mutating func beginArray(at span: SourceSpan) { begin(at: span, isDictionary: false) }

  mutating func endArray(at span: SourceSpan) { depth -= 1 }

  mutating func scalar(_ value: consuming SyntaxScalar, at span: SourceSpan) {
    guard depth < 2 else { return }
    guard case .string(let text) = value, depth == 1 else { return reportNoText(at: span) }
    guard let (name, keySpan) = key else { return }
    let range = SourceRange(file, keySpan)
    if let key = InterfaceStringKey(name) {
      reportRepeated(key, at: range)
      entries.append(InterfaceStrings.Entry(key: key, text: text, range: range))
    } else {
      report(.interfaceStringKey, "'\(name)' is no id with a property, as in 'BYZ-38-t0r.text'", at: range)
    }
  }

  private mutating func begin(at span: SourceSpan, isDictionary: Bool) {
    if depth == 1 || (depth == 0 && !isDictionary) { reportNoText(at: span) }
    depth += 1
  }

  private var firstPlaces: [InterfaceStringKey: SourceRange] = [:]

  private mutating func reportRepeated(_ key: InterfaceStringKey, at range: SourceRange) {
    guard let first = firstPlaces[key] else {
      firstPlaces[key] = range
      return
    }
    diagnostics.append(
      Diagnostic(
        .interfaceStringKey, .warning, "'\(key)' has a text already: this one counts", at: range,
        notes: [Diagnostic.Note("the text before", at: first)]))
  }

  private mutating func reportNoText(at span: SourceSpan) {
    let message = depth == 0 ? "the file is no dictionary of texts" : "the value is no text"
    report(.interfaceInvalidValue, message, at: SourceRange(file, span))
  }

  private mutating func report(_ id: Diagnostic.ID, _ message: String, at range: SourceRange) {
    diagnostics.append(Diagnostic(id, .warning, message, at: range))
  }
}
