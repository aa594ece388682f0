/// The shadow of a text, as UIKit's `NSShadow`.
public struct StyleShadow: Sendable, Hashable {
  /// The colour; nil for the system's.
  public var color: StyleColor?
  /// How far the shadow lies from the text.
  public var offset: StyleOffset
  /// How far its edge is blurred in points; 0 for a sharp one.
  public var blurRadius: Double

  /// A shadow.
  public init(color: StyleColor? = nil, offset: StyleOffset = StyleOffset(), blurRadius: Double = 0) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}

extension StyleShadow: StyleCustomConvertible, CustomStringConvertible {
  /// UIKit's name.
  public static var styleTypeName: String { "NSShadow" }

  /// What it is: `color: #000000, offset: 0,1, blurRadius: 2`.
  public var description: String {
    let spelled = color.map { "color: \(PlistColorGrammar.write($0)), " } ?? ""
    let numbers = [offset.horizontal, offset.vertical, blurRadius].map { PlistNumberGrammar.spelling($0) }
    return "\(spelled)offset: \(numbers[0]),\(numbers[1]), blurRadius: \(numbers[2])"
  }
}
