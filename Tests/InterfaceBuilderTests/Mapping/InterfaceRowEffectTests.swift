import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// What every row's attribute and child spell is what its object has afterwards.
final class InterfaceRowEffectTests: XCTestCase {
  private let mapping = InterfaceMapping(.uiKit)
  private let types = Dictionary(
    InterfaceElementRow.objects.compactMap { row -> (String, UIKitObject.Type)? in
      guard case .object(let type) = row.role else { return nil }
      return (InterfaceMapping(.uiKit).className(of: type), type)
    }, uniquingKeysWith: { first, _ in first })

  private struct Place {
    let name: String
    let row: InterfacePropertyRow
    let property: InterfaceProperty
    let object: UIKitObject
  }

  func testEverySpellingOfAnAttributeIsReadBack() throws {
    for place in try places() {
      guard case .attribute(let attribute) = place.row.source else { continue }
      for text in texts(place) {
        let element = try XMLFixture.element("<x \(attribute)='\(text)'/>")
        var reader = ValueFixture.reader()
        guard let value = reader.value(of: attribute, in: element, as: place.property) else {
          XCTFail("\(place.name) = \(text)")
          continue
        }
        place.property.accessor.set(place.object, value)
        XCTAssertEqual(place.property.accessor.get(place.object), value, "\(place.name) = \(text)")
        XCTAssertTrue(reader.diagnostics.isEmpty, "\(place.name) = \(text)")
      }
    }
  }

  func testAMalformedAttributeIsReported() throws {
    for place in try places() {
      guard case .attribute(let attribute) = place.row.source else { continue }
      var expected = "interface.invalid-value"
      switch place.property.type.kind {
      case .string, .attributedText, .image: continue
      case .enumeration, .optionSet: if place.property.form == nil { expected = "interface.unknown-value" }
      default: break
      }
      let element = try XMLFixture.element("<x \(attribute)='?!'/>")
      var reader = ValueFixture.reader()
      XCTAssertNil(reader.value(of: attribute, in: element, as: place.property), place.name)
      XCTAssertEqual(reader.diagnostics.map(\.id.rawValue), [expected], place.name)
    }
  }

  func testEveryChildIsReadBack() throws {
    for place in try places() {
      guard case .child(let key) = place.row.source, let text = Self.child(place.property.type.kind) else {
        continue
      }
      let element = try XMLFixture.element(text.replacing("KEY", with: "key='\(key)'"))
      var reader = ValueFixture.reader()
      let before = place.property.accessor.get(place.object)
      place.property.write(element, to: place.object, &reader)
      XCTAssertNotEqual(place.property.accessor.get(place.object), before, place.name)
      XCTAssertTrue(reader.diagnostics.isEmpty, place.name)
    }
  }

  private func places() throws -> [Place] {
    try InterfaceClassRows.all.flatMap { rows in
      try rows.rows.compactMap { row in
        let name = "\(rows.className) \(rows.part ?? "") \(row.source)"
        let made =
          types[rows.className].map { $0.init() } ?? UIKitCatalog().makeObject(ofClass: rows.className)
        let object = try XCTUnwrap(made, rows.className)
        return mapping.property(row, ofClass: rows.className, key: "normal").map {
          Place(name: name, row: row, property: $0, object: object)
        }
      }
    }
  }

  private func texts(_ place: Place) -> [String] {
    switch place.property.type.kind {
    case .optionSet where place.row.form != nil: ["131072", "1179648"]
    case .bool: ["YES", "NO"]
    case .integer: ["7"]
    case .number: ["0.5", "251"]
    case .enumeration, .optionSet:
      (place.property.cases?.inOrder ?? []) + Array(place.row.spellings.keys)
    default: ["sample"]
    }
  }

  /// An element of a kind of value that no fresh object has.
  private static func child(_ kind: StyleValueType.Kind) -> String? {
    switch kind {
    case .bool: "<bool KEY value='YES'/>"
    case .string: "<string KEY>sample</string>"
    case .color, .cgColor:
      "<color KEY red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/>"
    case .font: "<fontDescription KEY name='Futura-Medium' family='Futura' pointSize='21'/>"
    case .image: "<imageReference KEY image='sample'/>"
    case .size: "<size KEY width='3' height='5'/>"
    case .point: "<point KEY x='3' y='5'/>"
    case .rect: "<rect KEY x='3' y='5' width='8' height='12'/>"
    case .insets: "<inset KEY minX='1' minY='2' maxX='3' maxY='4'/>"
    case .directionalInsets: "<directionalEdgeInsets KEY top='1' leading='2' bottom='3' trailing='4'/>"
    case .offset: "<offsetWrapper KEY horizontal='1' vertical='2'/>"
    case .attributes: "<textAttributes KEY><color key='textColor' white='0.5' alpha='1'/></textAttributes>"
    case .attributedText: "<attributedString KEY><fragment content='other'/></attributedString>"
    case .array(.string): "<scopeButtonTitles KEY><string>sample</string></scopeButtonTitles>"
    case .optionSet(let type): options[type.name]
    case .custom(let name): customs[name]
    default: nil
    }
  }

  private static let customs = [
    "Calendar": "<calendar KEY identifier='hebrew'/>",
    "Date": "<date KEY timeIntervalSinceReferenceDate='622497467.968115'/>",
    "Locale": "<locale KEY localeIdentifier='pt_BR'/>",
    "TimeZone": "<timeZone KEY name='Europe/Lisbon'/>",
    "UIImage.SymbolConfiguration": "<preferredSymbolConfiguration KEY scale='large'/>",
  ]

  private static let options = [
    "UIView.AutoresizingMask": "<autoresizingMask KEY widthSizable='YES'/>",
    "UIAccessibilityTraits": "<accessibilityTraits KEY button='YES'/>",
    "UIDataDetectorTypes": "<dataDetectorType KEY link='YES'/>",
    "WKDataDetectorTypes": "<dataDetectorTypes KEY link='YES'/>",
    "WKAudiovisualMediaTypes": "<audiovisualMediaTypes KEY audio='YES'/>",
  ]
}
