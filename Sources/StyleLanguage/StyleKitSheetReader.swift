import StyleDiagnostics
import StyleSyntax

/// Sheets of StyleKit: aliases, and classes with their properties and with the classes inside them.
enum StyleKitSheetReader: StyleSheetReader {
  static let dialect = StyleDialect.stylekit

  /// A class of UIKit's or one with its module stands at the root. A class by its bare name is not enough: other
  /// tools' themes have such keys.
  static func recognizes(_ root: SyntaxNode) -> Bool {
    guard case .dictionary(let entries) = root.value else { return false }
    return entries.contains { entry in
      guard case .dictionary = entry.value.value else { return false }
      let parts = entry.key.split(separator: ".", omittingEmptySubsequences: false)
      return parts.allSatisfy { !$0.isEmpty }
        && (entry.key.hasPrefix("UI") || parts.count > 1 && parts.last?.first?.isUppercase == true)
    }
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
