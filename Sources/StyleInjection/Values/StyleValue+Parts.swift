import Foundation

extension StyleValueType.Kind {
  /// The parts that key paths can walk into: `frame.size.width`.
  var parts: [(name: String, type: StyleValueType)] {
    switch self {
    case .rect: [("origin", .point), ("size", .size)]
    case .size: [("width", .number), ("height", .number)]
    case .point: [("x", .number), ("y", .number)]
    case .insets: [("top", .number), ("left", .number), ("bottom", .number), ("right", .number)]
    case .directionalInsets:
      [("top", .number), ("leading", .number), ("bottom", .number), ("trailing", .number)]
    case .offset: [("horizontal", .number), ("vertical", .number)]
    default: []
    }
  }
}

extension StyleValue {
  /// The part of that name; nil where the value has none.
  func part(_ name: String) -> StyleValue? {
    switch (self, name) {
    case (.rect(let rect), "origin"): .point(rect.origin)
    case (.rect(let rect), "size"): .size(rect.size)
    case (.size(let size), "width"): .number(size.width)
    case (.size(let size), "height"): .number(size.height)
    case (.point(let point), "x"): .number(point.x)
    case (.point(let point), "y"): .number(point.y)
    case (.insets(let insets), _): Self.insetSides[name].map { .number(insets[keyPath: $0]) }
    case (.directionalInsets(let insets), _): Self.directionalSides[name].map { .number(insets[keyPath: $0]) }
    case (.offset(let offset), "horizontal"): .number(offset.horizontal)
    case (.offset(let offset), "vertical"): .number(offset.vertical)
    default: nil
    }
  }

  /// The value with the part at a path of names replaced; the value itself where it has no such part.
  func replacing(_ path: some Collection<String>, with new: StyleValue) -> StyleValue {
    guard let name = path.first else { return new }
    guard let part = part(name) else { return self }
    let inner = part.replacing(path.dropFirst(), with: new)
    switch (self, inner) {
    case (.rect(var rect), .point(let origin)):
      rect.origin = origin
      return .rect(rect)
    case (.rect(var rect), .size(let size)):
      rect.size = size
      return .rect(rect)
    case (.size(var size), .number(let number)):
      if name == "width" { size.width = number } else { size.height = number }
      return .size(size)
    case (.point(var point), .number(let number)):
      if name == "x" { point.x = number } else { point.y = number }
      return .point(point)
    case (.insets(var insets), .number(let number)):
      if let side = Self.insetSides[name] { insets[keyPath: side] = number }
      return .insets(insets)
    case (.directionalInsets(var insets), .number(let number)):
      if let side = Self.directionalSides[name] { insets[keyPath: side] = number }
      return .directionalInsets(insets)
    case (.offset(var offset), .number(let number)):
      if name == "horizontal" { offset.horizontal = number } else { offset.vertical = number }
      return .offset(offset)
    default:
      return self
    }
  }

  private static var insetSides: [String: WritableKeyPath<StyleEdgeInsets, Double>] {
    ["top": \.top, "left": \.left, "bottom": \.bottom, "right": \.right]
  }

  private static var directionalSides: [String: WritableKeyPath<StyleDirectionalEdgeInsets, Double>] {
    ["top": \.top, "leading": \.leading, "bottom": \.bottom, "trailing": \.trailing]
  }
}
