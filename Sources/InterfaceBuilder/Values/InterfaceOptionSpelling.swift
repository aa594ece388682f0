import StyleInjection

/// An element that spells an option set: a member for each attribute that says YES.
struct InterfaceOptionSpelling: Sendable {
  let element: String
  /// Attributes whose member has another name; an empty name means the empty set.
  let renamed: [String: String]

  /// The rows by element.
  static let named = Dictionary(uniqueKeysWithValues: rows.map { ($0.element, $0) })

  static let rows: [InterfaceOptionSpelling] = [
    InterfaceOptionSpelling(
      element: "autoresizingMask",
      renamed: [
        "flexibleMinX": "flexibleLeftMargin", "widthSizable": "flexibleWidth",
        "flexibleMaxX": "flexibleRightMargin", "flexibleMinY": "flexibleTopMargin",
        "heightSizable": "flexibleHeight", "flexibleMaxY": "flexibleBottomMargin",
      ]),
    InterfaceOptionSpelling(element: "accessibilityTraits", renamed: ["none": ""]),
    InterfaceOptionSpelling(element: "audiovisualMediaTypes", renamed: ["none": ""]),
    InterfaceOptionSpelling(element: "dataDetectorType", renamed: [:]),
    InterfaceOptionSpelling(element: "dataDetectorTypes", renamed: ["none": ""]),
    InterfaceOptionSpelling(element: "extendedEdge", renamed: [:]),
    InterfaceOptionSpelling(element: "popoverArrowDirection", renamed: [:]),
  ]
}

extension InterfaceValueReader {
  /// The members that an element says YES to, as it names them.
  mutating func options(_ element: InterfaceElement, _ spelling: InterfaceOptionSpelling) -> [String] {
    var members: [String] = []
    for attribute in element.attributes where attribute.name != "key" {
      guard bool(element, attribute.name) == true else { continue }
      let member = spelling.renamed[attribute.name] ?? attribute.name
      if !member.isEmpty { members.append(member) }
    }
    return members
  }
}
