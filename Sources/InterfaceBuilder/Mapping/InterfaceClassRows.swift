/// The rows of a class; those of its superclasses hold too.
struct InterfaceClassRows: Sendable {
  let className: String
  /// The element inside the object's that holds the rows, such as `state`; nil for the object's own element.
  let part: String?
  let rows: [InterfacePropertyRow]

  init(_ className: String, part: String? = nil, _ rows: [InterfacePropertyRow]) {
    self.className = className
    self.part = part
    self.rows = rows
  }

  /// The names of the attributes and the keys of the children.
  var names: [String] {
    // By their places: rows are large to copy, and this goes over all that there are.
    rows.indices.map { rows[$0].source.name }
  }
}

extension InterfaceClassRows {
  /// The rows of classes and of their parts, by the classes.
  static let named = Dictionary(grouping: all, by: \.className)

  /// The parts whose key is part of key paths.
  static let keyedParts = Set(
    all.filter { $0.part != nil && $0.rows.contains(where: \.isKeyed) }.compactMap(\.part))

  static let all =
    views + controls + lists + bars + controllers + frameworks + looks + appearances + gestures
    + layout + menus + parts

  /// How documents spell `NSLineBreakMode`.
  static let lineBreakModes = [
    "characterWrap": "byCharWrapping", "clip": "byClipping", "headTruncation": "byTruncatingHead",
    "middleTruncation": "byTruncatingMiddle", "tailTruncation": "byTruncatingTail",
    "wordWrap": "byWordWrapping",
  ]
}
