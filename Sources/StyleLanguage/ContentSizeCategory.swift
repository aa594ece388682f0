/// The content size categories, from the smallest text to the largest.
public enum ContentSizeCategory {
  /// A category's names: in Swift, and short as the Human Interface Guidelines have it.
  public struct Name: Sendable, Hashable {
    /// The Swift name: `extraExtraExtraLarge`.
    public let swift: String
    /// The short name: `XXXL`.
    public let short: String
  }

  /// All categories, in order. The names are those of `UIContentSizeCategory`.
  public static let all: [Name] = [
    Name(swift: "extraSmall", short: "XS"), Name(swift: "small", short: "S"),
    Name(swift: "medium", short: "M"), Name(swift: "large", short: "L"),
    Name(swift: "extraLarge", short: "XL"), Name(swift: "extraExtraLarge", short: "XXL"),
    Name(swift: "extraExtraExtraLarge", short: "XXXL"), Name(swift: "accessibilityMedium", short: "AX1"),
    Name(swift: "accessibilityLarge", short: "AX2"), Name(swift: "accessibilityExtraLarge", short: "AX3"),
    Name(swift: "accessibilityExtraExtraLarge", short: "AX4"),
    Name(swift: "accessibilityExtraExtraExtraLarge", short: "AX5"),
  ]

  /// The Swift name of a category by either of its names, in any letter case; nil for an unknown one.
  public static func name(of text: String) -> String? {
    let text = text.lowercased()
    return all.first { $0.swift.lowercased() == text || $0.short.lowercased() == text }?.swift
  }
}
