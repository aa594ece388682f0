/// The key of a text in a document's `.strings` file: `BYZ-38-t0r.segmentTitles[0]`.
public struct InterfaceStringKey: Sendable, Hashable {
  /// The id of the object's element.
  public let objectID: String
  /// Interface Builder's name of the property: `text`, `normalTitle`, `segmentTitles`, `accessibilityLabel`.
  public let property: String
  /// The place in a property that is a list, from 0; nil for others.
  public let index: Int?

  /// Reads a key; nil for a text that is none.
  public init?(_ spelling: String) {
    guard let dot = spelling.firstIndex(of: ".") else { return nil }
    objectID = String(spelling[..<dot])
    var rest = spelling[spelling.index(after: dot)...]
    if rest.hasSuffix("]"), let bracket = rest.firstIndex(of: "[") {
      guard let index = Int(rest[rest.index(after: bracket)...].dropLast()), index >= 0 else { return nil }
      self.index = index
      rest = rest[..<bracket]
    } else {
      index = nil
    }
    property = String(rest)
    guard InterfaceSpelling.isID(objectID), InterfaceSpelling.isKeyPath(property) else { return nil }
  }
}

extension InterfaceStringKey: CustomStringConvertible {
  /// The spelling in a file.
  public var description: String { "\(objectID).\(property)" + (index.map { "[\($0)]" } ?? "") }
}
