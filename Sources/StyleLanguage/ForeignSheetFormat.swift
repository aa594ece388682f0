import StyleSyntax

/// Files of other tools that could be taken for a sheet: they are told by name instead of being misread.
struct ForeignSheetFormat: Sendable {
  /// What the file is, as a sentence about it ends.
  let description: String
  private let recognizes: @Sendable ([SyntaxEntry]) -> Bool

  /// What a document is, if it is one of another tool's.
  static func recognizing(_ root: SyntaxNode) -> ForeignSheetFormat? {
    guard case .dictionary(let entries) = root.value else { return nil }
    return all.first { $0.recognizes(entries) }
  }

  private static let all = [
    ForeignSheetFormat(description: "a JSON schema") { entries in
      entries.contains { $0.key == "$schema" }
    },
    ForeignSheetFormat(
      description: "a theme of dmgctrl's StyleKit, which is another library than StyleKit by 146BC"
    ) { entries in
      let keys = Set(entries.filter(\.value.isDictionary).map(\.key))
      return !keys.isDisjoint(with: ["Fonts", "Colors"])
        && keys.count { dmgctrlSections.contains($0) } > 1
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
  ]

  private static let dmgctrlSections: Set<String> = [
    "Buttons", "Colors", "Fonts", "Images", "Labels", "ProgressViews", "SegmentedControls", "Sliders",
    "Steppers", "TextFields", "TextViews", "Views",
  ]
}

extension SyntaxNode {
  fileprivate var isDictionary: Bool { if case .dictionary = value { true } else { false } }
}
