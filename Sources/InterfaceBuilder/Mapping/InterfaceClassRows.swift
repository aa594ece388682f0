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
}

extension InterfaceClassRows {
  /// The rows of a class and of its parts: by the class, then by the part's element.
  static let named: [String: [String?: [InterfacePropertyRow]]] = all.reduce(into: [:]) { index, rows in
    index[rows.className, default: [:]][rows.part, default: []] += rows.rows
  }

  /// The parts whose key is part of key paths.
  static let keyedParts = Set(
    all.filter { $0.rows.contains { $0.keyPath.utf8.contains(UInt8(ascii: "{")) } }.compactMap(\.part))

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
