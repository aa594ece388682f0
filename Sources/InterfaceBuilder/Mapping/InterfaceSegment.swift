import Foundation
import StyleInjection
import UIKitModel

/// A segment of a segmented control while it is loaded.
final class InterfaceSegment: UIKitObject {
  var content = UISegmentedControl.SegmentContent()

  static let styleClass = StyleClass(
    InterfaceSegment.self, inherits: "NSObject",
    properties: [
      .property(
        "title", get: { (segment: InterfaceSegment) in segment.content.title }, set: { $0.content.title = $1 }
      ),
      .property(
        "image", get: { (segment: InterfaceSegment) in segment.content.image }, set: { $0.content.image = $1 }
      ),
      .property(
        "isEnabled", get: { (segment: InterfaceSegment) in segment.content.isEnabled },
        set: { $0.content.isEnabled = $1 }),
      .property(
        "width", get: { (segment: InterfaceSegment) in segment.content.width }, set: { $0.content.width = $1 }
      ),
    ])
}
