import StyleDiagnostics
import StyleSyntax

/// Files of other tools that could be taken for a sheet: they are told by name instead of being misread.
struct ForeignSheetFormat: Sendable {
  /// What the file is, as a sentence about it ends.
  let description: String
  private let recognizes: @Sendable ([SyntaxEntry]) -> Bool

  /// Throws if a document is one of another tool's.
  static func refuse(_ root: SyntaxNode, in file: SourceFile) throws(SyntaxError) {
    guard case .dictionary(let entries) = root.value,
      let format = all.first(where: { $0.recognizes(entries) })
    else { return }
    throw SyntaxError(
      Diagnostic(
        .sheetForeign, .error, "this is no style sheet but \(format.description)",
        at: SourceRange(file, root.span)))
  }

  private static let all = [
    ForeignSheetFormat(description: "the Info.plist of a bundle") { entries in
      entries.contains { $0.key.hasPrefix("CFBundle") && !$0.value.isDictionary }
    },
    ForeignSheetFormat(description: "a JSON schema") { entries in
      entries.contains { $0.key == "$schema" }
    },
    ForeignSheetFormat(
      description: "a theme of dmgctrl's StyleKit, which is another library than StyleKit by 146BC"
    ) { entries in
      let keys = Set(entries.filter(\.value.isDictionary).map(\.key))
      return !keys.isEmpty && keys.isSubset(of: dmgctrlSections)
        || !keys.isDisjoint(with: ["Fonts", "Colors"]) && keys.count { dmgctrlSections.contains($0) } > 1
    },
    ForeignSheetFormat(description: "a theme of INLThemes") { entries in
      entries.contains { $0.key == "INLThemeAlias" }
        || entries.contains { $0.key.contains(".") }
          && entries.allSatisfy { entry in
            entry.value.isDictionary
              && entry.key.split(separator: ".").allSatisfy { $0.first?.isLowercase == true }
          }
    },
    ForeignSheetFormat(description: "a theme of SwiftTheme") { entries in
      entries.contains { $0.key == "Global" && $0.value.isDictionary }
        || entries.contains { $0.key == "UIStatusBarStyle" && !$0.value.isDictionary }
    },
    ForeignSheetFormat(description: "a theme of DynamicStyles") { entries in
      entries.allSatisfy(\.value.isDictionary)
        && entries.contains { entry in
          ["family", "face", "shouldScale"].contains { entry.value.hasScalar($0) }
        }
    },
    ForeignSheetFormat(description: "a theme of DB5") { entries in
      entries.allSatisfy { $0.value.isDictionary && !$0.key.hasPrefix("UI") && !$0.key.contains(".") }
        && entries.contains { $0.key == "Default" }
    },
  ]

  private static let dmgctrlSections: Set<String> = [
    "Buttons", "Colors", "Fonts", "Images", "Labels", "ProgressViews", "SegmentedControls", "Sliders",
    "Steppers", "TextFields", "TextViews", "Views",
  ]
}

extension SyntaxNode {
  /// Whether the value is a dictionary with a scalar under a key.
  fileprivate func hasScalar(_ key: String) -> Bool {
    guard case .dictionary(let entries) = value else { return false }
    return entries.contains { entry in
      guard entry.key == key, case .scalar = entry.value.value else { return false }
      return true
    }
  }
}
