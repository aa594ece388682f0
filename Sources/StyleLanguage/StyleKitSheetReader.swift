import StyleDiagnostics
import StyleSyntax

/// Sheets of StyleKit: aliases, and classes with their properties and with the classes inside them.
enum StyleKitSheetReader: StyleSheetReader {
  static let dialect = StyleDialect.stylekit

  /// A class of UIKit's or one with its module stands at the root; or there is nothing else than classes by their bare
  /// names and aliases.
  static func recognizes(_ root: SyntaxNode) -> Bool {
    guard case .dictionary(let entries) = root.value, !entries.isEmpty else { return false }
    return entries.contains { $0.value.isDictionary && isQualifiedOrOfUIKit($0.key) }
      || entries.allSatisfy { isAlias($0.key) || $0.value.isDictionary && isClassName($0.key) }
  }

  private static func isQualifiedOrOfUIKit(_ key: String) -> Bool {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty }
      && (key.hasPrefix("UI") || parts.count > 1 && parts.last?.first?.isUppercase == true)
  }

  /// Whether a key declares an alias; one that begins upper-case is more likely a class of the plist dialect.
  private static func isAlias(_ key: String) -> Bool {
    key.utf8.first == UInt8(ascii: "@") && key.dropFirst().first?.isLowercase == true
  }

  static func read(_ root: SyntaxNode, in file: SourceFile) -> StyleSheet {
    var builder = StyleKitSheetBuilder(file: file)
    builder.read(root)
    return builder.sheet
  }

  /// Whether a key that holds a dictionary names a class: no attribute's name begins upper-case or has a dot.
  static func isClassName(_ key: String) -> Bool {
    let name = key.drop { $0 == "_" }
    return name.first?.isUppercase == true || name.contains(".")
  }

  /// The control states that a key can end in.
  static let states = [
    "normal", "highlighted", "disabled", "selected", "focused", "application", "reserved",
  ]
}
