import StyleDiagnostics
import StyleSyntax

/// Builds a sheet of the plist dialect from the events of its document, without a tree in between.
///
/// The root's keys are selectors, controllers, `$variable` and `$include`; a controller's are selectors; what selectors
/// hold are style sets from key path to value. What is wrong is left out with a diagnostic, and the rest counts.
struct PlistSheetBuilder: SyntaxEventHandler {
  private enum Place {
    case document
    case root
    case controller
    case styleSet
    /// Inside a value of a style set or a variable that has parts.
    case value(of: Holder)
    /// Inside a value that counts nowhere; `depth` containers are open, and it stands in `outer`.
    case skipped(depth: Int, outer: Container)
  }

  private enum Holder {
    case styleSet
    /// Of a root key: a variable's or an include's.
    case root
  }

  private enum Container {
    case document, root, controller

    var place: Place {
      switch self {
      case .document: .document
      case .root: .root
      case .controller: .controller
      }
    }
  }

  private let file: SourceFile
  private var diagnostics: [Diagnostic] = []
  private var rules: [StyleRule] = []
  private var controllers: [StyleControllerLayer] = []
  private var rootValues = PlistRootValues()
  private var replacedRules: Set<Int> = []
  private var place = Place.document
  /// What the last key asks of the value behind it; nil where it means nothing.
  private var expectation: PlistSheetKey?
  private var key = ""
  private var keySpan = SourceSpan.start

  private var rootKeys = UniqueKeys<Range<Int>>()
  private var layerKeys = UniqueKeys<Range<Int>>()
  private var controller: (name: StyleTypeName, key: String, span: SourceSpan, firstRule: Int)?

  /// The key of the open style set; its selector is what was expected.
  private var setKey: (key: String, span: SourceSpan)?
  private var set = StyleSetBuilder()
  private var value = RawStyleValueBuilder()

  init(file: SourceFile) { self.file = file }

  /// The sheet; to be asked for after the last event.
  func finish() -> StyleSheet {
    let kept =
      replacedRules.isEmpty
      ? rules : rules.enumerated().filter { !replacedRules.contains($0.offset) }.map(\.element)
    return StyleSheet(
      file: file, dialect: .plist, rules: kept, controllers: controllers, variables: rootValues.variables,
      includes: rootValues.includes, diagnostics: diagnostics)
  }

  mutating func key(_ key: consuming String, at span: SourceSpan) {
    switch place {
    case .styleSet:
      self.key = key
      keySpan = span
    case .root, .controller:
      self.key = key
      keySpan = span
      readKey()
    case .value: value.key(key, at: span)
    case .document, .skipped: break
    }
  }

  mutating func beginDictionary(at span: SourceSpan) {
    switch (place, expectation) {
    case (.document, _):
      place = .root
    case (.root, .layer(let name)):
      controller = (name, key, keySpan, rules.count)
      layerKeys.removeAll()
      place = .controller
    case (.root, .styleSet), (.controller, .styleSet):
      setKey = (key, keySpan)
      place = .styleSet
    case (.controller, .layer):
      report(.sheetNestedController, "a controller cannot stand inside a controller's layer", at: keySpan)
      skip(in: .controller)
    case (.styleSet, _):
      place = .value(of: .styleSet)
      value.beginDictionary(at: span)
    case (.root, .variable), (.root, .include):
      place = .value(of: .root)
      value.beginDictionary(at: span)
    case (.value, _): value.beginDictionary(at: span)
    case (.root, _): skip(in: .root)
    case (.controller, _): skip(in: .controller)
    case (.skipped(let depth, let outer), _): place = .skipped(depth: depth + 1, outer: outer)
    }
  }

  mutating func beginArray(at span: SourceSpan) {
    switch place {
    case .styleSet:
      place = .value(of: .styleSet)
      value.beginArray(at: span)
    case .root where expectsRootValue:
      place = .value(of: .root)
      value.beginArray(at: span)
    case .value: value.beginArray(at: span)
    case .document:
      refuseRoot("an array", at: span)
      skip(in: .document)
    case .root:
      refuse("an array")
      skip(in: .root)
    case .controller:
      refuse("an array")
      skip(in: .controller)
    case .skipped(let depth, let outer): place = .skipped(depth: depth + 1, outer: outer)
    }
  }

  mutating func scalar(_ scalar: consuming SyntaxScalar, at span: SourceSpan) {
    switch place {
    case .styleSet: declare(LocatedStyleValue(RawStyleValue(scalar), at: span))
    case .value: value.scalar(scalar, at: span)
    case .document: refuseRoot(Self.kindName(scalar), at: span)
    case .root where expectsRootValue: endRootValue(LocatedStyleValue(RawStyleValue(scalar), at: span))
    case .root, .controller: refuse(Self.kindName(scalar))
    case .skipped: break
    }
  }

  /// Whether the last key of the root was a variable's or an include's.
  private var expectsRootValue: Bool {
    switch expectation {
    case .variable, .include: true
    case .layer, .styleSet, nil: false
    }
  }

  mutating func endArray(at span: SourceSpan) { endContainer(at: span) { $0.endArray(at: span) } }

  mutating func endDictionary(at span: SourceSpan) {
    switch place {
    case .styleSet: endStyleSet()
    case .controller: endController()
    case .root: place = .document
    case .document, .value, .skipped: endContainer(at: span) { $0.endDictionary(at: span) }
    }
  }

  private mutating func endContainer(
    at span: SourceSpan, _ end: (inout RawStyleValueBuilder) -> LocatedStyleValue?
  ) {
    if case .skipped(let depth, let outer) = place {
      place = depth > 1 ? .skipped(depth: depth - 1, outer: outer) : outer.place
    } else if case .value(let holder) = place, let complete = end(&value) {
      for repeated in value.takeRepeatedKeys() {
        reportRepeated(repeated.key, at: repeated.span, earlier: repeated.earlier)
      }
      switch holder {
      case .styleSet:
        place = .styleSet
        declare(complete)
      case .root:
        place = .root
        endRootValue(complete)
      }
    }
  }
}

extension PlistSheetBuilder {
  /// Finds out what the last key asks for.
  private mutating func readKey() {
    do throws(PlistSheetKey.Problem) {
      expectation = try PlistSheetKey(key, in: controller?.name)
    } catch {
      expectation = nil
      report(error, in: key)
    }
  }

  /// Ends the value of a variable or an include.
  private mutating func endRootValue(_ value: LocatedStyleValue) {
    switch expectation {
    case .variable(let name, let conditions):
      let variable = StyleVariable(name, at: keySpan, conditions: conditions, value)
      if let earlier = rootValues.add(variable) { reportRepeated(key, at: keySpan, earlier: earlier) }
    case .include:
      if !rootValues.addIncludes(value) {
        report(
          .sheetInclude, "'\(key)' must hold the paths of sheets, found \(value.value.kindName)",
          at: value.span)
      }
    default: break
    }
  }

  private mutating func refuse(_ kind: String) {
    let problem = expectation?.problem(ofHolding: kind, key, isInLayer: controller != nil)
    if let problem { report(problem, in: key) }
  }

  private static func kindName(_ scalar: SyntaxScalar) -> String {
    if case .uid = scalar { "an archive's reference" } else { RawStyleValue(scalar).kindName }
  }

  private mutating func refuseRoot(_ kind: String, at span: SourceSpan) {
    report(.sheetRoot, "the root must be a dictionary, found \(kind)", at: span)
  }

  private mutating func skip(in outer: Container) { place = .skipped(depth: 1, outer: outer) }

  /// The key and the value are handed on, not copied: to count references to them took a tenth of a sheet's loading.
  private mutating func declare(_ value: consuming LocatedStyleValue) {
    guard !key.isEmpty else { return report(PlistSheetKey.empty, in: key) }
    var keyPath = ""
    swap(&keyPath, &key)
    var conditions: [StyleCondition] = []
    if StyleConditionGrammar.endsConditions(keyPath) {
      do throws(PlistSheetKey.Problem) {
        (keyPath, conditions) = try PlistSheetKey.split(keyPath)
      } catch {
        return report(error, in: keyPath)
      }
    }
    if let earlier = set.declare(StyleDeclaration(keyPath, at: keySpan, when: conditions, value)) {
      reportRepeated(set.lastKey, at: keySpan, earlier: earlier)
    }
  }

  private mutating func endStyleSet() {
    var ended: PlistSheetKey?
    swap(&ended, &expectation)
    guard let (key, span) = setKey, case .styleSet(let selector) = consume ended else { return }
    let index = rules.count
    rules.append(StyleRule(selector, at: span, set.finish()))
    place = controller == nil ? .root : .controller
    let earlier =
      controller == nil
      ? rootKeys.insert(key, index..<index + 1, at: span) : layerKeys.insert(key, index..<index + 1, at: span)
    replace(earlier, key, at: span)
  }

  private mutating func endController() {
    guard let (name, key, span, firstRule) = controller else { return }
    controllers.append(StyleControllerLayer(name, at: span))
    controller = nil
    place = .root
    replace(rootKeys.insert(key, firstRule..<rules.count, at: span), key, at: span)
  }

  private mutating func replace(_ earlier: UniqueKeys<Range<Int>>.Entry?, _ key: String, at span: SourceSpan)
  {
    guard let earlier else { return }
    replacedRules.formUnion(earlier.value)
    reportRepeated(key, at: span, earlier: earlier.span)
  }

  private mutating func reportRepeated(_ key: String, at span: SourceSpan, earlier: SourceSpan) {
    diagnostics.append(
      Diagnostic(
        .sheetRepeatedKey, .warning, "'\(key)' stands twice: this one counts", at: SourceRange(file, span),
        notes: [Diagnostic.Note("the earlier '\(key)' is left out", at: SourceRange(file, earlier))]))
  }

  private mutating func report(_ problem: PlistSheetKey.Problem, in key: String) {
    let span = problem.range.map { file.span(of: key, in: keySpan, narrowedTo: $0) } ?? keySpan
    diagnostics.append(
      Diagnostic(
        problem.id, problem.severity, problem.message, at: SourceRange(file, span),
        suggestion: problem.suggestion))
  }

  private mutating func report(_ id: Diagnostic.ID, _ message: String, at span: SourceSpan) {
    diagnostics.append(Diagnostic(id, .error, message, at: SourceRange(file, span)))
  }
}
