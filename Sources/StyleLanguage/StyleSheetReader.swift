import StyleDiagnostics
import StyleSyntax

/// Reads the sheets of a dialect from a document's values.
protocol StyleSheetReader {
  /// The dialect.
  static var dialect: StyleDialect { get }

  /// Whether a document looks like one of the dialect's sheets.
  static func recognizes(_ root: SyntaxNode) -> Bool

  /// The sheet that a document holds; what is wrong within it is among its diagnostics, and the rest counts.
  ///
  /// A root that is none is told as `sheet.root`.
  static func read(_ root: SyntaxNode, in file: SourceFile) -> StyleSheet
}

/// The readers.
enum StyleSheetReaders {
  /// The most particular first: the first that recognizes a document reads it.
  static var all: [any StyleSheetReader.Type] {
    [PlistSheetReader.self, StylishSheetReader.self, StyleKitSheetReader.self, StylistSheetReader.self]
  }

  /// The reader of a dialect.
  static func reader(of dialect: StyleDialect) -> (any StyleSheetReader.Type)? {
    all.first { $0.dialect == dialect }
  }
}

/// Sheets of the plist dialect that are not spelled as property lists.
enum PlistSheetReader: StyleSheetReader {
  static let dialect = StyleDialect.plist

  /// Every key of the root begins with the dialect's signs, and a selector is among them: `#`, or `@` with a style set.
  /// StyleKit's aliases may hold dictionaries, too: they begin lower-case, and not all of them do.
  static func recognizes(_ root: SyntaxNode) -> Bool {
    guard case .dictionary(let entries) = root.value else { return false }
    let signs = entries.map { $0.key.utf8.first ?? 0 }
    guard signs.allSatisfy({ "@#$".utf8.contains($0) }) else { return false }
    let types = entries.filter { $0.key.utf8.first == UInt8(ascii: "@") }
    return signs.contains(UInt8(ascii: "#"))
      || !types.isEmpty && types.allSatisfy(\.value.isDictionary)
      || types.contains { $0.value.isDictionary && $0.key.dropFirst().first?.isUppercase == true }
  }

  static func read(_ root: SyntaxNode, in file: SourceFile) -> StyleSheet {
    var builder = PlistSheetBuilder(file: file)
    root.sendEvents(to: &builder)
    return builder.finish()
  }
}

extension SyntaxNode {
  /// Whether the value is a dictionary.
  var isDictionary: Bool { if case .dictionary = value { true } else { false } }

  /// Whether there is no value.
  var isNull: Bool { if case .scalar(.null) = value { true } else { false } }

  /// The events of a document that holds the value.
  fileprivate func sendEvents(to handler: inout some SyntaxEventHandler) {
    switch value {
    case .scalar(let scalar): handler.scalar(scalar, at: span)
    case .array(let items):
      handler.beginArray(at: span)
      for item in items { item.sendEvents(to: &handler) }
      handler.endArray(at: span)
    case .dictionary(let entries):
      handler.beginDictionary(at: span)
      for entry in entries {
        handler.key(entry.key, at: entry.keySpan)
        entry.value.sendEvents(to: &handler)
      }
      handler.endDictionary(at: span)
    }
  }
}
