import StyleDiagnostics
import StyleSyntax

/// Stylist's themes, in YAML or JSON: `variables`, and `styles` from selectors to properties.
enum StylistSheetReader: StyleSheetReader {
  static let dialect = StyleDialect.stylist

  /// A dictionary of styles under `styles`, nothing else than `variables` and `styles`, or the styles themselves as in
  /// Stylist's first version.
  static func recognizes(_ root: SyntaxNode) -> Bool {
    guard case .dictionary(let entries) = root.value else { return false }
    if let styles = entries.last(where: { $0.key == StylistSheetBuilder.stylesKey }),
      case .dictionary(let members) = styles.value.value
    {
      return members.isEmpty || members.contains { $0.value.isDictionary || $0.value.isNull }
    }
    return !entries.isEmpty && entries.allSatisfy(isPartOfTheme) || isFirstVersion(entries)
  }

  /// Whether it is one of a theme's two dictionaries, which may be left empty.
  private static func isPartOfTheme(_ entry: SyntaxEntry) -> Bool {
    [StylistSheetBuilder.stylesKey, StylistSheetBuilder.variablesKey].contains(entry.key)
      && (entry.value.isDictionary || entry.value.isNull)
  }

  /// Whether all entries are named styles, and one of them has a colour or a font: other files have sections in lower
  /// case, too.
  static func isFirstVersion(_ entries: [SyntaxEntry]) -> Bool {
    guard entries.allSatisfy({ $0.key.first?.isLowercase == true && $0.value.isDictionary }) else {
      return false
    }
    return entries.contains { entry in
      guard case .dictionary(let members) = entry.value.value else { return false }
      return members.contains { member in
        let name = member.key.prefix { $0 != ":" && $0 != "(" }
        return name == "font" || name.hasSuffix("Color")
      }
    }
  }

  static func read(_ root: SyntaxNode, in file: SourceFile) -> StyleSheet {
    var builder = StylistSheetBuilder(file: file)
    builder.addTheme(root)
    return builder.finish()
  }
}
