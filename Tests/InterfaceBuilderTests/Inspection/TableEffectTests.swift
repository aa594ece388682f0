import StyleInjection
import XCTest

@testable import InterfaceBuilder

/// Every row of the tables, in a document made for it: what is written is what the object or role has, another value
/// is another, and what can be no value is told.
final class TableEffectTests: XCTestCase {
  private let mapping = InterfaceMapping(.uiKit)

  func testEveryAttributeOfAnObjectBecomesItsProperty() {
    var seen: Set<String> = []
    forEachObject { element, site in
      // What classes inherit is asked of the first of them.
      for (attribute, property) in site.namedAttributes
      where seen.insert("\(attribute) \(property.keyPath)").inserted {
        guard let samples = AttributeSamples(property) else {
          XCTFail("\(element)@\(attribute): \(property.type.kind) has no spelling")
          continue
        }
        let values = samples.valid.map { value(of: property.keyPath, "<\(element) \(attribute)=\"\($0)\"/>") }
        XCTAssertEqual(Set(values).count, 2, "\(element)@\(attribute): \(samples.valid) give \(values)")
        XCTAssertFalse(values.contains(nil), "\(element)@\(attribute)")
        guard let invalid = samples.invalid else { continue }
        let told = XIBFixture.inspect("<\(element) \(attribute)=\"\(invalid)\"/>").diagnostics
        XCTAssertEqual(told.count, 1, "\(element)@\(attribute)=\(invalid)")
      }
    }
  }

  func testEveryChildOfAnObjectBecomesItsProperty() {
    var seen: Set<String> = []
    forEachObject { element, site in
      for (key, property) in site.children where seen.insert("\(key) \(property.keyPath)").inserted {
        guard let samples = ChildSamples.of(property, key) else {
          XCTFail("\(element) child \(key): \(property.type.kind) has no element")
          continue
        }
        let values = samples.map { value(of: property.keyPath, "<\(element)>\($0)</\(element)>") }
        XCTAssertEqual(Set(values).count, 2, "\(element) child \(key): \(samples) give \(values)")
        XCTAssertFalse(values.contains(nil), "\(element) child \(key)")
      }
    }
  }

  func testNoAttributeIsBothAPropertyAndARole() {
    forEachObject { element, site in
      let roles = InterfaceElementRoles.named[element]
      XCTAssertEqual(
        Set(site.attributes.names).intersection(roles?.attributes.keys.map { $0 } ?? []), [], element)
      XCTAssertEqual(Set(site.children.keys).intersection(roles?.children.keys.map { $0 } ?? []), [], element)
    }
  }

  func testEveryRoleIsReadAndWhatIsNoneIsTold() {
    for roles in InterfaceElementRoles.shared + InterfaceElementRoles.all {
      let element = Self.sharedElements[roles.element] ?? roles.element
      for (attribute, role) in roles.attributes {
        guard let form = role.form, let samples = RoleSamples.all[form.name] else {
          XCTFail("\(roles.element)@\(attribute) has no form that is known here")
          continue
        }
        let valid = form.words ?? samples.valid
        for text in valid {
          let node = XIBFixture.inspect("<\(element) \(attribute)=\"\(text)\"/>").root?.children.first
          let found = node.map { $0.roles.map(\.name) } ?? []
          XCTAssertTrue(
            found.contains(role.name) || node?.element != element, "\(element)@\(attribute)=\(text)")
        }
        guard let invalid = samples.invalid else { continue }
        let told = XIBFixture.inspect("<\(element) \(attribute)=\"\(invalid)\"/>").diagnostics
        XCTAssertFalse(told.isEmpty, "\(element)@\(attribute)=\(invalid)")
      }
    }
  }

  /// An element of each class whose roles are shared.
  private static let sharedElements = [
    "NSObject": "label", "UIView": "label", "UIViewController": "viewController",
  ]

  private func forEachObject(_ body: (_ element: String, InterfacePropertySite) -> Void) {
    for row in InterfaceElementRow.objects.sorted(by: { $0.name < $1.name }) {
      guard case .object(let type) = row.role else { continue }
      body(row.name, mapping.site(of: type))
    }
  }

  private func value(of keyPath: String, _ objects: String) -> StyleValue? {
    XIBFixture.inspect(objects).root?.children.first?.properties.last {
      $0.keyPath == keyPath && $0.range != nil
    }?.value
  }
}

/// How attributes spell values of a type.
private struct AttributeSamples {
  /// Two values.
  let valid: [String]
  /// What is no value; nil where any text is one.
  let invalid: String?

  init?(_ property: InterfaceProperty) {
    switch property.type.kind {
    case .optionSet where property.form != nil: (valid, invalid) = (["131072", "1179648"], "shift")
    case .bool: (valid, invalid) = (["YES", "NO"], "perhaps")
    case .integer: (valid, invalid) = (["3", "4"], "three")
    case .number: (valid, invalid) = (["0.25", "0.5"], "half")
    case .string, .image, .attributedText: (valid, invalid) = (["one", "two"], nil)
    case .enumeration, .optionSet:
      guard let cases = property.cases, cases.inOrder.count > 1 else { return nil }
      (valid, invalid) = (Array(cases.inOrder.prefix(2)), "no such case")
    default: return nil
    }
  }
}

/// How keyed children spell values of a type.
private enum ChildSamples {
  static func of(_ property: InterfaceProperty, _ key: String) -> [String]? {
    switch property.type.kind {
    case .bool: [#"<bool key="\#(key)" value="YES"/>"#, #"<bool key="\#(key)" value="NO"/>"#]
    case .integer: [#"<integer key="\#(key)" value="3"/>"#, #"<integer key="\#(key)" value="4"/>"#]
    case .number: [#"<real key="\#(key)" value="3.5"/>"#, #"<real key="\#(key)" value="4.5"/>"#]
    case .string,
      .attributedText where property.type.isString:
      [#"<string key="\#(key)">one</string>"#, #"<mutableString key="\#(key)">two</mutableString>"#]
    case .attributedText:
      ["one", "two"].map {
        #"<attributedString key="\#(key)"><fragment content="\#($0)"/></attributedString>"#
      }
    case .color:
      [
        #"<color key="\#(key)" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
        #"<color key="\#(key)" white="0.5" alpha="1" colorSpace="calibratedWhite"/>"#,
      ]
    case .font:
      [
        #"<fontDescription key="\#(key)" type="boldSystem" pointSize="19"/>"#,
        #"<fontDescription key="\#(key)" style="UICTFontTextStyleTitle1"/>"#,
      ]
    case .image:
      [
        #"<imageReference key="\#(key)" image="one"/>"#,
        #"<imageReference key="\#(key)" image="star" catalog="system"/>"#,
      ]
    case .rect: ["3", "4"].map { #"<rect key="\#(key)" x="1" y="2" width="\#($0)" height="5"/>"# }
    case .size: ["3", "4"].map { #"<size key="\#(key)" width="\#($0)" height="5"/>"# }
    case .point: ["3", "4"].map { #"<point key="\#(key)" x="\#($0)" y="5"/>"# }
    case .insets: ["3", "4"].map { #"<inset key="\#(key)" minX="\#($0)" minY="2" maxX="1" maxY="0"/>"# }
    case .directionalInsets:
      ["3", "4"].map { #"<directionalEdgeInsets key="\#(key)" top="\#($0)" leading="2"/>"# }
    case .offset: ["3", "4"].map { #"<offsetWrapper key="\#(key)" horizontal="\#($0)" vertical="2"/>"# }
    case .attributes:
      ["1", "0"].map {
        #"<textAttributes key="\#(key)"><color key="textColor" white="\#($0)" alpha="1" colorSpace="calibratedWhite"/>"#
          + "</textAttributes>"
      }
    case .optionSet:
      optionSets(property).map {
        ["", #"\#($0)="YES""#].map { "<\(property.optionElement) key=\"\(key)\" \($0)/>" }
      }
    case .array:
      ["one", "two"].map { "<scopeButtonTitles key=\"\(key)\"><string>\($0)</string></scopeButtonTitles>" }
    case .custom(let name):
      customs[name].map { element, attribute, texts in
        texts.map { #"<\#(element) key="\#(key)" \#(attribute)="\#($0)"/>"# }
      }
    default: nil
    }
  }

  private static let customs: [String: (element: String, attribute: String, texts: [String])] = [
    "Calendar": ("calendar", "identifier", ["gregorian", "hebrew"]),
    "Date": ("date", "timeIntervalSinceReferenceDate", ["0.0", "622497467.5"]),
    "Locale": ("locale", "localeIdentifier", ["pt_BR", "de"]),
    "TimeZone": ("timeZone", "name", ["Europe/Lisbon", "America/Los_Angeles"]),
    "UIImage.SymbolConfiguration": ("preferredSymbolConfiguration", "scale", ["small", "large"]),
  ]

  /// An attribute that says YES to one member.
  private static func optionSets(_ property: InterfaceProperty) -> String? {
    let members = InterfaceOptionSpelling.named[property.optionElement]?.members ?? [:]
    return members.filter { !["", "none", "all"].contains($0.value) }.keys.min()
  }
}

extension InterfaceProperty {
  /// The element that spells the option set.
  fileprivate var optionElement: String {
    switch cases?.type.name {
    case "UIView.AutoresizingMask": "autoresizingMask"
    case "UIAccessibilityTraits": "accessibilityTraits"
    case "UIRectEdge": "extendedEdge"
    case "UIPopoverArrowDirection": "popoverArrowDirection"
    case "WKAudiovisualMediaTypes": "audiovisualMediaTypes"
    case "WKDataDetectorTypes": "dataDetectorTypes"
    default: "dataDetectorType"
    }
  }
}

extension StyleValueType {
  fileprivate var isString: Bool {
    if case .string = kind { true } else { false }
  }
}

/// How roles of a form are spelled.
private enum RoleSamples {
  static let all: [String: (valid: [String], invalid: String?)] = [
    "flag": (["YES", "NO"], "perhaps"),
    "integer": (["3"], "3.5"),
    "number": (["3.5"], "three"),
    "length": (["3.5", "infinite"], "three"),
    "text": (["any thing"], nil),
    "id": (["abc-12-def", "-1"], "a b"),
    "reference": (["abc-12-def", "-1"], "a b"),
    "class": (["PriceLabel", "Outer.Inner", "_TtC4Shop5Label"], "Price Label"),
    "module": (["My App", "my-app"], "a/b"),
    "key path": (["layer.cornerRadius"], "layer..x"),
    "selector": (["save", "prepare:sender:"], "save it"),
    "version": (["3.0", "14460.31", "16F73"], "new"),
    "name": (["icon 2.png"], ""),
    "identifier": (["retina4_7", "iOS.CocoaTouch"], "two words"),
    "traits": (["default", "heightClass=regular-widthClass=compact"], "regular"),
    "word": ([], "no such word"),
  ]
}
