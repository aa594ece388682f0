/// An element of a value form, and another value for each attribute that it has or may have.
struct ValueSample {
  let text: String
  let changes: [String: String]

  init(_ text: String, _ changes: [String: String]) {
    self.text = text
    self.changes = changes
  }

  /// The element with another value of an attribute.
  func changing(_ attribute: String, to value: String) -> String {
    let old = text.firstMatch(of: try? Regex(#" \#(attribute)="[^"]*""#))
    let new = " \(attribute)=\"\(value)\""
    if let old { return text.replacingCharacters(in: old, with: new) }
    let end = text.firstIndex { $0 == " " || $0 == "/" || $0 == ">" } ?? text.endIndex
    return text[..<end] + new + text[end...]
  }
}

extension String {
  fileprivate func firstMatch(of regex: Regex<AnyRegexOutput>?) -> Range<String.Index>? {
    regex.flatMap { self.firstMatch(of: $0)?.range }
  }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

extension ValueSample {
  /// By the names of forms; option sets have none: all their attributes are alike.
  static let samples: [String: [ValueSample]] = [
    "bool": [.init(#"<bool value="YES"/>"#, ["value": "NO"])],
    "integer": [.init(#"<integer value="1"/>"#, ["value": "2"])],
    "real": [.init(#"<real value="0.40000000000000002"/>"#, ["value": "0.5"])],
    "range": [.init(#"<range location="1" length="2"/>"#, ["location": "2", "length": "3"])],
    "date": [
      .init(
        #"<date timeIntervalSinceReferenceDate="543704962.130651"/>"#,
        ["timeIntervalSinceReferenceDate": "-978267600"])
    ],
    "locale": [.init(#"<locale localeIdentifier="en"/>"#, ["localeIdentifier": "de_DE"])],
    "timeZone": [.init(#"<timeZone name="GMT"/>"#, ["name": "Europe/Berlin"])],
    "calendar": [.init(#"<calendar identifier="gregorian"/>"#, ["identifier": "hebrew"])],
    "url": [.init(#"<url string="https://a.example"/>"#, ["string": "https://b.example"])],
    "rect": [
      .init(
        #"<rect x="0.0" y="0.0" width="1" height="2"/>"#,
        ["x": "1", "y": "2", "width": "3", "height": "4"])
    ],
    "frame": [
      .init(
        #"<frame minX="15" minY="2" width="345" height="43"/>"#,
        ["minX": "1", "minY": "3", "width": "3", "height": "4"]),
      .init(#"<frame width="345" height="43"/>"#, ["maxX": "1", "maxY": "3"]),
    ],
    "size": [.init(#"<size width="1" height="2"/>"#, ["width": "3", "height": "4"])],
    "point": [.init(#"<point x="1" y="2"/>"#, ["x": "3", "y": "4"])],
    "value": [
      .init(
        #"<value type="size" width="320" height="350"/>"#,
        ["type": "point", "width": "1", "height": "2"]),
      .init(#"<value type="point" x="1" y="2"/>"#, ["x": "3", "y": "4"]),
    ],
    "inset": [
      .init(
        #"<inset minX="1" minY="2" maxX="3" maxY="2.2250738585072014e-308"/>"#,
        ["minX": "5", "minY": "5", "maxX": "5", "maxY": "5"])
    ],
    "edgeInsets": [
      .init(
        #"<edgeInsets top="1" left="2" bottom="3" right="4"/>"#,
        ["top": "5", "left": "5", "bottom": "5", "right": "5"])
    ],
    "directionalEdgeInsets": [
      .init(
        #"<directionalEdgeInsets top="1" leading="2" bottom="3" trailing="4"/>"#,
        ["top": "5", "leading": "5", "bottom": "5", "trailing": "5"])
    ],
    "offsetWrapper": [
      .init(#"<offsetWrapper horizontal="1" vertical="2"/>"#, ["horizontal": "3", "vertical": "4"])
    ],
    "color": colors,
    "font": [
      .init(#"<font metaFont="smallSystem"/>"#, ["metaFont": "system", "size": "14"]),
      .init(#"<font size="17" name="Menlo-Regular"/>"#, ["name": "Menlo-Bold", "size": "12"]),
    ],
    "fontDescription": fonts,
    "imageReference": [
      .init(
        #"<imageReference image="info.circle" catalog="system" symbolScale="large" renderingMode="template"/>"#,
        ["image": "person", "symbolScale": "small", "renderingMode": "original"]),
      .init(#"<imageReference image="heart"/>"#, ["catalog": "system"]),
    ],
    "preferredSymbolConfiguration": [
      .init(
        #"<preferredSymbolConfiguration configurationType="pointSize" pointSize="17" scale="large" weight="regular"/>"#,
        [
          "configurationType": "unspecified", "pointSize": "12", "scale": "default", "weight": "ultralight",
          "renderingMode": "palette",
        ])
    ],
    "string": [.init(#"<string base64-UTF8="YES">aMOpbGxv</string>"#, ["base64-UTF8": "NO"])],
    "mutableString": [.init("<mutableString>aMOpbGxv</mutableString>", ["base64-UTF8": "YES"])],
    "fragment": [.init(#"<fragment content="Taxas:"/>"#, ["content": "Taxas"])],
    "paragraphStyle": paragraphs,
    "textTab": [
      .init(#"<textTab alignment="left" location="36"/>"#, ["alignment": "right", "location": "1"])
    ],
  ]

  private static let colors: [ValueSample] = [
    .init(
      #"<color red="0.1" green="0.2" blue="0.3" alpha="0.4" colorSpace="custom" customColorSpace="sRGB"/>"#,
      ["red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "0.5", "customColorSpace": "displayP3"]),
    .init(
      #"<color red="0.1" green="0.2" blue="0.3" alpha="0.4" colorSpace="calibratedRGB"/>"#,
      ["colorSpace": "deviceRGB", "name": "brand", "systemColor": "labelColor"]),
    .init(
      #"<color cyan="0.1" magenta="0.2" yellow="0.3" black="0.4" alpha="1" colorSpace="deviceCMYK"/>"#,
      ["cyan": "0.5", "magenta": "0.5", "yellow": "0.5", "black": "0.5"]),
    .init(#"<color white="0.3" alpha="1" colorSpace="calibratedWhite"/>"#, ["white": "0.5"]),
    .init(#"<color colorSpace="pattern" image="stripes"/>"#, ["image": "dots"]),
    .init(#"<color catalog="System" name="gridColor" colorSpace="catalog"/>"#, ["catalog": "Mine"]),
    .init(
      #"<color cocoaTouchSystemColor="darkTextColor"/>"#,
      ["cocoaTouchSystemColor": "whiteColor", "xcode11CocoaTouchSystemColor": "labelColor"]),
  ]

  private static let fonts: [ValueSample] = [
    .init(
      #"<fontDescription type="system" weight="semibold" width="condensed" design="rounded" pointSize="15"/>"#,
      [
        "weight": "ultraLight", "width": "expanded", "design": "monospaced", "pointSize": "17",
        "style": "UICTFontTextStyleBody", "name": "Menlo-Regular",
      ]),
    .init(#"<fontDescription type="system" size="button"/>"#, ["type": "boldSystem", "size": "system"]),
    .init(#"<fontDescription family="Helvetica Neue" pointSize="9"/>"#, ["family": "Menlo"]),
  ]

  private static let paragraphs: [ValueSample] = [
    .init(
      #"<paragraphStyle alignment="left" lineBreakMode="wordWrapping" baseWritingDirection="natural"/>"#,
      [
        "alignment": "center", "lineBreakMode": "truncatingTail", "baseWritingDirection": "leftToRight",
        "lineSpacing": "4", "lineHeightMultiple": "1.28", "minimumLineHeight": "18",
        "maximumLineHeight": "22", "paragraphSpacing": "12", "paragraphSpacingBefore": "6",
        "firstLineHeadIndent": "1", "headIndent": "36", "tailIndent": "-4", "hyphenationFactor": "1",
        "defaultTabInterval": "36", "allowsDefaultTighteningForTruncation": "NO",
        "usesDefaultHyphenation": "YES", "tighteningFactorForTruncation": "0.05",
      ])
  ]
}
