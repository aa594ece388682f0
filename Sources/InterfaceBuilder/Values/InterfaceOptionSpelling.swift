import StyleInjection

/// An element that spells an option set: a member for each attribute that says YES.
struct InterfaceOptionSpelling: Sendable {
  let element: String
  /// The members by their attributes; the empty set is an empty name.
  let members: [String: String]

  /// - Parameters:
  ///   - names: attributes that are named like their members.
  ///   - renamed: attributes whose member has another name.
  private init(_ element: String, _ names: [String], renamed: [String: String] = [:]) {
    self.element = element
    members = renamed.merging(names.map { ($0, $0) }) { other, _ in other }
  }

  /// The rows by element.
  static let named = Dictionary(uniqueKeysWithValues: rows.map { ($0.element, $0) })

  static let rows: [InterfaceOptionSpelling] = [
    InterfaceOptionSpelling(
      "autoresizingMask", [],
      renamed: [
        "flexibleMinX": "flexibleLeftMargin", "widthSizable": "flexibleWidth",
        "flexibleMaxX": "flexibleRightMargin", "flexibleMinY": "flexibleTopMargin",
        "heightSizable": "flexibleHeight", "flexibleMaxY": "flexibleBottomMargin",
      ]),
    InterfaceOptionSpelling(
      "accessibilityTraits",
      [
        "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
        "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
        "allowsDirectInteraction", "causesPageTurn", "header", "tabBar", "toggleButton", "supportsZoom",
      ], renamed: ["none": ""]),
    InterfaceOptionSpelling("audiovisualMediaTypes", ["audio", "video", "all"], renamed: ["none": ""]),
    InterfaceOptionSpelling(
      "dataDetectorType",
      [
        "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
        "lookupSuggestion", "money", "physicalValue", "all",
      ], renamed: ["none": ""]),
    InterfaceOptionSpelling(
      "dataDetectorTypes",
      [
        "phoneNumber", "link", "address", "calendarEvent", "trackingNumber", "flightNumber",
        "lookupSuggestion", "all",
      ], renamed: ["none": ""]),
    InterfaceOptionSpelling("extendedEdge", edges, renamed: ["none": ""]),
    InterfaceOptionSpelling("rectEdge", edges, renamed: ["none": ""]),
    InterfaceOptionSpelling("popoverArrowDirection", ["up", "down", "left", "right", "any", "unknown"]),
    InterfaceOptionSpelling(
      "modifierMask", ["alphaShift", "shift", "control", "command", "numericPad"],
      renamed: ["option": "alternate", "capsLock": "alphaShift"]),
  ]

  private static let edges = ["top", "left", "bottom", "right", "all"]

  /// Option sets that attributes spell as the sum of their members' values: Apple's values.
  static let bits: [String: [(name: String, value: Int)]] = [
    "UIKeyModifierFlags": [
      ("alphaShift", 1 << 16), ("shift", 1 << 17), ("control", 1 << 18), ("alternate", 1 << 19),
      ("command", 1 << 20), ("numericPad", 1 << 21),
    ]
  ]
}

extension InterfaceValueReader {
  /// The members that an element says YES to, by their Swift names.
  mutating func options(_ element: InterfaceElement, _ spelling: InterfaceOptionSpelling) -> [String] {
    var members: [String] = []
    for attribute in element.attributes where attribute.name != "key" {
      guard let member = spelling.members[attribute.name] else {
        reportUnknown(
          "'\(attribute.name)' is no member of '\(element.name)'", of: attribute.name,
          among: spelling.members.keys, at: element.range(ofName: attribute.name))
        continue
      }
      if bool(element, attribute.name) == true, !member.isEmpty { members.append(member) }
    }
    return members
  }

  /// The members of a sum; nil where the type is not spelled so, or where a part of the sum is no member's.
  static func members(of text: String, _ type: String) -> [String]? {
    guard let rows = InterfaceOptionSpelling.bits[type], let sum = Int(text) else { return nil }
    let members = rows.filter { sum & $0.value != 0 }
    return members.reduce(0) { $0 | $1.value } == sum ? members.map(\.name) : nil
  }
}
