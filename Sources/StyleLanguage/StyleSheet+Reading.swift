import StyleDiagnostics
import StyleSyntax

/// What makes a sheet impossible to load.
public struct StyleSheetError: Error, Sendable, Hashable {
  /// The reason, with its place.
  public let diagnostic: Diagnostic

  /// An error that is told by a diagnostic.
  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// How much a sheet may hold before it is refused; untrusted sheets are the rule.
public typealias StyleSheetLimits = SyntaxLimits

extension StyleSheetLimits {
  /// Depth 512, 256 MiB, 10 million values.
  public static var standard: StyleSheetLimits { StyleSheetLimits() }
}

extension StyleSheet {
  /// Reads a sheet from a file's bytes.
  ///
  /// - Parameters:
  ///   - path: the file's name in diagnostics.
  ///   - bytes: the file's content: a property list (XML, binary or OpenStep), JSON or YAML.
  ///   - dialect: the language of the sheet; nil for the one that its content shows.
  ///   - limits: how much it may hold.
  /// - Throws: `StyleSheetError` if the bytes cannot be read, or are no sheet. What is wrong within the sheet is in its
  ///   `diagnostics`, and the rest counts.
  public init(
    path: String, bytes: [UInt8], dialect: StyleDialect? = nil, limits: StyleSheetLimits = .standard
  ) throws(StyleSheetError) {
    do throws(SyntaxError) {
      switch StyleSheetSyntax.detect(bytes, for: dialect) {
      case .propertyList where dialect ?? .plist == .plist:
        let document = try PropertyListDocument(path: path, bytes: bytes, limits: limits)
        var builder = PlistSheetBuilder(file: document.file)
        try document.read(into: &builder)
        self = builder.finish()
        if dialect == nil, rules.isEmpty, variables.isEmpty, includes.isEmpty {
          var tree = SyntaxTreeBuilder()
          try document.read(into: &tree)
          if let root = tree.root { try ForeignSheetFormat.refuse(root, in: document.file) }
        }
      case .propertyList:
        let document = try PropertyListDocument(path: path, bytes: bytes, limits: limits)
        throw SyntaxError(
          Diagnostic(
            .sheetRoot, .error, "only sheets of the plist dialect can be property lists",
            at: SourceRange(document.file)))
      case .json:
        let file = try SourceText.decode(path: path, bytes: bytes, limits: limits)
        var warnings: [Diagnostic] = []
        let root = try JSONReader.lenientTree(of: file, limits: limits, warnings: &warnings)
        self = try Self.sheet(root, in: file, .json, dialect).adding(warnings)
      case .yaml:
        let file = try SourceText.decode(path: path, bytes: bytes, limits: limits)
        self = try Self.sheet(try YAMLReader.tree(of: file, limits: limits), in: file, .yaml, dialect)
      case .empty:
        throw Self.nothing(in: try SourceText.decode(path: path, bytes: bytes, limits: limits))
      }
    } catch {
      throw StyleSheetError(error.diagnostic)
    }
    if let refusal = diagnostics.first(where: { $0.id == .sheetRoot }) { throw StyleSheetError(refusal) }
  }

  private static func nothing(in file: SourceFile) -> SyntaxError {
    SyntaxError(
      Diagnostic(
        .sheetRoot, .error, "there is nothing in this file that could be a style sheet", at: SourceRange(file)
      ))
  }

  /// The sheet of a dialect, or of the one that the content shows.
  private static func sheet(
    _ root: SyntaxNode, in file: SourceFile, _ syntax: StyleSheetSyntax, _ dialect: StyleDialect?
  ) throws(SyntaxError) -> StyleSheet {
    let reader =
      if let dialect { StyleSheetReaders.reader(of: dialect) } else {
        StyleSheetReaders.all.first { $0.recognizes(root) }
      }
    if dialect == nil { try ForeignSheetFormat.refuse(root, in: file) }
    if case .scalar(.null) = root.value { throw nothing(in: file) }
    guard let reader else {
      throw SyntaxError(
        Diagnostic(
          .sheetRoot, .error, "this is no style sheet of a dialect that is known",
          at: SourceRange(file, root.span)))
    }
    // In YAML `000033` is text where the property's type says so; the other two read numbers themselves.
    let isText = syntax == .yaml && [.plist, .stylekit].contains(reader.dialect)
    return reader.read(isText ? root.keepingText(of: file) : root, in: file)
  }

  /// The sheet with what is to be said before all else.
  private func adding(_ earlier: [Diagnostic]) -> StyleSheet {
    guard !earlier.isEmpty else { return self }
    return StyleSheet(
      file: file, dialect: dialect, rules: rules, controllers: controllers, variables: variables,
      includes: includes, diagnostics: earlier + diagnostics)
  }

  /// A sheet of the plist dialect from a value in memory.
  ///
  /// - Parameters:
  ///   - path: the value's name in diagnostics.
  ///   - root: the dictionary of rules.
  /// - Throws: `StyleSheetError` if the value is no dictionary.
  public init(path: String, _ root: RawStyleValue) throws(StyleSheetError) {
    let file = SourceFile(path: path, bytes: [], kind: .memory)
    var builder = PlistSheetBuilder(file: file)
    root.sendEvents(to: &builder)
    self = builder.finish()
    if let refusal = diagnostics.first(where: { $0.id == .sheetRoot }) { throw StyleSheetError(refusal) }
  }
}

extension RawStyleValue {
  /// The events of a document that holds the value.
  fileprivate func sendEvents(to handler: inout some SyntaxEventHandler) {
    let span = SourceSpan.start
    switch self {
    case .dictionary(let entries):
      handler.beginDictionary(at: span)
      for entry in entries {
        handler.key(entry.key, at: span)
        entry.value.value.sendEvents(to: &handler)
      }
      handler.endDictionary(at: span)
    case .array(let items):
      handler.beginArray(at: span)
      for item in items { item.value.sendEvents(to: &handler) }
      handler.endArray(at: span)
    case .null: handler.scalar(.null, at: span)
    case .bool(let value): handler.scalar(.bool(value), at: span)
    case .integer(let value): handler.scalar(.integer(value), at: span)
    case .real(let value): handler.scalar(.real(value), at: span)
    case .string(let text): handler.scalar(.string(text), at: span)
    case .date(let date): handler.scalar(.date(date), at: span)
    case .data(let data): handler.scalar(.data(data), at: span)
    }
  }
}
