import Foundation
import StyleInjection

extension InterfaceValueReader {
  mutating func rect(_ element: InterfaceElement) -> CGRect {
    CGRect(
      x: part(element, "x"), y: part(element, "y"), width: part(element, "width"),
      height: part(element, "height"))
  }

  /// A frame by its distances from the superview's edges.
  mutating func frameInset(_ element: InterfaceElement) -> CGRect {
    InterfaceFrameInset(
      minX: number(element, "minX"), minY: number(element, "minY"), maxX: number(element, "maxX"),
      maxY: number(element, "maxY"), width: number(element, "width"), height: number(element, "height")
    ).rect(in: superviewSize)
  }

  mutating func size(_ element: InterfaceElement) -> CGSize {
    CGSize(width: part(element, "width"), height: part(element, "height"))
  }

  mutating func point(_ element: InterfaceElement) -> CGPoint {
    CGPoint(x: part(element, "x"), y: part(element, "y"))
  }

  /// A `value`: geometry whose type is an attribute.
  mutating func typedGeometry(_ element: InterfaceElement) -> StyleValue? {
    let types: [String: @Sendable (InterfaceElement, inout InterfaceValueReader) -> StyleValue] = [
      "size": { .size($1.size($0)) },
      "point": { .point($1.point($0)) },
      "rect": { .rect($1.rect($0)) },
    ]
    guard isWritten("type", in: element) else { return nil }
    return word(element, "type", types, wanted: "a type of geometry")?(element, &self)
  }

  /// What the four distances of insets are called.
  enum InsetNames { case edges, sides }

  mutating func insets(_ element: InterfaceElement, _ names: InsetNames) -> StyleEdgeInsets {
    switch names {
    case .edges:
      StyleEdgeInsets(
        top: part(element, "minY"), left: part(element, "minX"), bottom: part(element, "maxY"),
        right: part(element, "maxX"))
    case .sides:
      StyleEdgeInsets(
        top: part(element, "top"), left: part(element, "left"), bottom: part(element, "bottom"),
        right: part(element, "right"))
    }
  }

  mutating func directionalInsets(_ element: InterfaceElement) -> StyleDirectionalEdgeInsets {
    StyleDirectionalEdgeInsets(
      top: part(element, "top"), leading: part(element, "leading"), bottom: part(element, "bottom"),
      trailing: part(element, "trailing"))
  }

  mutating func offset(_ element: InterfaceElement) -> StyleOffset {
    StyleOffset(horizontal: part(element, "horizontal"), vertical: part(element, "vertical"))
  }

  /// A part that is not written is zero.
  private mutating func part(_ element: InterfaceElement, _ name: String) -> Double {
    number(element, name) ?? 0
  }
}
