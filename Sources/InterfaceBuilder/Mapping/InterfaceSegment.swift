import UIKitModel

/// A segment of a segmented control while it is loaded.
final class InterfaceSegment: UIKitObject {
  var content = UISegmentedControl.SegmentContent()
}
