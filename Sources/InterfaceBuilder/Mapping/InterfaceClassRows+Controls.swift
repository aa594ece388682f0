import UIKitModel

extension InterfaceClassRows {
  static let controls: [InterfaceClassRows] = [
    InterfaceClassRows(
      "UIControl",
      [
        .attribute("contentHorizontalAlignment"),
        .attribute("contentVerticalAlignment"),
        .attribute("enabled", "isEnabled", omitted: "YES"),
        .attribute("showsMenuAsPrimaryAction", omitted: "NO"),
        .attribute("selected", "isSelected", omitted: "NO"),
        .attribute("highlighted", "isHighlighted", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "UIButton",
      [
        .attribute("adjustsImageSizeForAccessibilityContentSizeCategory", omitted: "NO"),
        .attribute("adjustsImageWhenDisabled", omitted: "YES"),
        .attribute("adjustsImageWhenHighlighted", omitted: "YES"),
        .initial(
          .attribute("buttonType"), \UIButton.buttonType, omitted: "custom",
          spellings: ["roundedRect": "system"]),
        .attribute("changesSelectionAsPrimaryAction", omitted: "NO"),
        .attribute("lineBreakMode", spellings: lineBreakModes),
        .attribute("pointerInteraction", "isPointerInteractionEnabled", omitted: "NO"),
        .attribute("reversesTitleShadowWhenHighlighted", omitted: "NO"),
        .attribute("role", omitted: "normal"),
        .attribute("showsTouchWhenHighlighted", omitted: "NO"),
        .child("fontDescription", "font"),
        .child("contentEdgeInsets"),
        .child("imageEdgeInsets"),
        .child("titleEdgeInsets"),
        .child("titleShadowOffset"),
      ]),
    InterfaceClassRows(
      "UIDatePicker",
      [
        .attribute("datePickerMode", omitted: "time"),
        .attribute("minuteInterval"),
        .attribute("style", "preferredDatePickerStyle", omitted: "automatic"),
      ]),
    InterfaceClassRows(
      "UIPageControl",
      [
        .attribute("numberOfPages", omitted: "0"),
        .attribute("currentPage", omitted: "0"),
        .attribute("hidesForSinglePage", omitted: "NO"),
        .child("currentPageIndicatorTintColor"),
        .child("pageIndicatorTintColor"),
      ]),
    InterfaceClassRows(
      "UISegmentedControl",
      [
        .attribute("momentary", "isMomentary", omitted: "NO"),
        .attribute("selectedSegmentIndex", omitted: "-1"),
        .attribute("apportionsSegmentWidthsByContent", omitted: "NO"),
        .child("selectedSegmentTintColor"),
      ]),
    InterfaceClassRows(
      "InterfaceSegment",
      [
        .initial(.attribute("title"), \InterfaceSegment.content.title),
        .initial(.attribute("image"), \InterfaceSegment.content.image),
        .initial(.attribute("enabled"), \InterfaceSegment.content.isEnabled, omitted: "YES"),
        .initial(.attribute("width"), \InterfaceSegment.content.width),
        .initial(.child("title"), \InterfaceSegment.content.title),
        .initial(.child("image"), \InterfaceSegment.content.image),
      ]),
    InterfaceClassRows(
      "UISlider",
      [
        .attribute("continuous", "isContinuous", omitted: "YES"),
        .attribute("maxValue", "maximumValue"),
        .attribute("maximumValueImage"),
        .attribute("minValue", "minimumValue"),
        .attribute("minimumValueImage"),
        .attribute("value"),
        .child("maximumTrackTintColor"),
        .child("minimumTrackTintColor"),
        .child("thumbTintColor"),
        .child("maximumValueImage"),
        .child("minimumValueImage"),
      ]),
    InterfaceClassRows(
      "UIStepper",
      [
        .attribute("maximumValue"),
        .attribute("minimumValue"),
        .attribute("stepValue"),
        .attribute("value"),
        .attribute("wraps", omitted: "NO"),
        .attribute("autorepeat", omitted: "YES"),
        .attribute("continuous", "isContinuous", omitted: "YES"),
      ]),
    InterfaceClassRows(
      "UISwitch",
      [
        .attribute("on", "isOn", omitted: "NO"),
        .attribute("preferredStyle", omitted: "automatic"),
        .attribute("title"),
        .child("onTintColor"),
        .child("thumbTintColor"),
      ]),
    InterfaceClassRows(
      "UITextField",
      [
        .attribute("adjustsFontForContentSizeCategory", omitted: "NO"),
        .attribute("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", omitted: "YES"),
        .attribute("borderStyle", omitted: "none"),
        .attribute("clearButtonMode", omitted: "never"),
        .attribute("clearsOnBeginEditing", omitted: "NO"),
        .attribute("minimumFontSize"),
        .attribute("placeholder"),
        .attribute("text"),
        .attribute("textAlignment", omitted: "left"),
        .attribute("background"),
        .attribute("disabledBackground"),
        .child("attributedText"),
        .child("textColor"),
        .child("fontDescription", "font"),
        .child("background"),
        .child("placeholder"),
        .child("text"),
        .child("disabledBackground"),
      ]),
  ]
}
