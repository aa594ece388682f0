import Foundation
import StyleInjection

/// A row of segments, one of which is selected.
open class UISegmentedControl: UIControl {
  /// A segment: its title or image.
  public struct SegmentContent: Sendable, Hashable {
    /// The title; nil for none.
    public var title: String?
    /// The image; nil for none.
    public var image: StyleImage?
    /// Whether it reacts to the user.
    public var isEnabled = true
    /// The width in points; 0 for the content's.
    public var width: CGFloat = 0
    /// How far the content is moved, in points.
    public var contentOffset = CGSize.zero

    /// An empty segment.
    public init() {}
  }

  /// The segments from the leading end.
  public final var segments: [SegmentContent] = []
  /// The selected segment, from 0; -1 for none.
  public final var selectedSegmentIndex = -1
  /// Whether a segment is selected only while touched.
  public final var isMomentary = false
  /// Whether wider content gets a wider segment.
  public final var apportionsSegmentWidthsByContent = false
  /// The colour of the selected segment; nil for the system's.
  public final var selectedSegmentTintColor: StyleColor?
  /// The look before iOS 7, which no longer shows.
  public final var segmentedControlStyle = UISegmentedControlStyle.plain
  private var attributes = StateValues<StyleTextAttributes>()

  /// A state's own attributes of titles; nil where it shows the normal ones.
  public final func titleTextAttributes(for state: State) -> StyleTextAttributes? { attributes[state] }

  /// Sets a state's attributes of titles; nil to show the normal ones.
  public final func setTitleTextAttributes(_ titleTextAttributes: StyleTextAttributes?, for state: State) {
    attributes[state] = titleTextAttributes
  }
}

/// The cases of UIKit's `UISegmentedControlStyle`, which Swift has no longer.
public enum UISegmentedControlStyle: String, UIKitEnumeration {
  case plain, bordered, bar, bezeled
}

extension ModelClass {
  static let segmentedControl = ModelClass("UISegmentedControl", UISegmentedControl.self) { rows in
    rows.add("selectedSegmentIndex", { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 })
    rows.add("isMomentary", { $0.isMomentary }, { $0.isMomentary = $1 })
    rows.add(
      "apportionsSegmentWidthsByContent", { $0.apportionsSegmentWidthsByContent },
      { $0.apportionsSegmentWidthsByContent = $1 })
    rows.add(
      "selectedSegmentTintColor", { $0.selectedSegmentTintColor }, { $0.selectedSegmentTintColor = $1 })
    rows.addStates(
      "titleTextAttributes", { $0.titleTextAttributes(for: $1) }, { $0.setTitleTextAttributes($1, for: $2) })
  }
}
