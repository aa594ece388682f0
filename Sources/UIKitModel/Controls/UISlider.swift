import StyleInjection

/// A knob on a track, for a value out of a range.
open class UISlider: UIControl {
  /// Where the knob stands.
  public final var value: Float = 0
  /// The value at the leading end.
  public final var minimumValue: Float = 0
  /// The value at the trailing end.
  public final var maximumValue: Float = 1
  /// The image at the leading end; nil for none.
  public final var minimumValueImage: StyleImage?
  /// The image at the trailing end; nil for none.
  public final var maximumValueImage: StyleImage?
  /// Whether changes are reported while the knob moves.
  public final var isContinuous = true
  /// The colour of the track before the knob; nil for the tint colour.
  public final var minimumTrackTintColor: StyleColor?
  /// The colour of the track behind the knob; nil for the system's.
  public final var maximumTrackTintColor: StyleColor?
  /// The colour of the knob; nil for the system's.
  public final var thumbTintColor: StyleColor?
}

extension ModelClass {
  static let slider = ModelClass("UISlider", UISlider.self) { rows in
    rows.add("value", { $0.value }, { $0.value = $1 })
    rows.add("minimumValue", { $0.minimumValue }, { $0.minimumValue = $1 })
    rows.add("maximumValue", { $0.maximumValue }, { $0.maximumValue = $1 })
    rows.add("minimumValueImage", { $0.minimumValueImage }, { $0.minimumValueImage = $1 })
    rows.add("maximumValueImage", { $0.maximumValueImage }, { $0.maximumValueImage = $1 })
    rows.add("isContinuous", { $0.isContinuous }, { $0.isContinuous = $1 })
    rows.add("minimumTrackTintColor", { $0.minimumTrackTintColor }, { $0.minimumTrackTintColor = $1 })
    rows.add("maximumTrackTintColor", { $0.maximumTrackTintColor }, { $0.maximumTrackTintColor = $1 })
    rows.add("thumbTintColor", { $0.thumbTintColor }, { $0.thumbTintColor = $1 })
  }
}
