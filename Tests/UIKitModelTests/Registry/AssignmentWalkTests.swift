import Foundation
import StyleInjection
import XCTest

@testable import UIKitModel

/// Every row of the model's classes, given one value after another by sheets: objects hold and tell what plain reading and
/// writing of decoded values leaves.
final class AssignmentWalkTests: XCTestCase {
  /// Reads a value by its number.
  private struct Decoder: StyleValueDecoder {
    let values: [StyleValue]

    func decode(
      _ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext
    ) -> StyleDecodingResult {
      guard case .string(let text) = raw, text.hasPrefix("value"), let place = Int(text.dropFirst(5)) else {
        return .notMine
      }
      return .value(values[place])
    }
  }

  /// A property of an object that a sheet styles, and of one that is read and written plainly.
  private struct Row {
    let name: String
    let styled: UIKitObject
    let plain: UIKitObject
    let accessor: StyleProperty.Accessor
    let original: StyleValue
    let keyPath: String
    let values: [StyleValue]
  }

  func testEveryRowHoldsWhatPlainWritingLeaves() throws {
    let rows = Self.rows
    XCTAssertGreaterThan(rows.count, 500)
    var values: [StyleValue] = []
    let manager = StyleManager(registry: .uiKit, resources: IOSResources())
    for row in rows { manager.addRoot(row.styled) }
    let places = rows.map { row in
      defer { values += row.values }
      return values.count
    }
    manager.registerValueDecoder(Decoder(values: values))
    for round in 0..<7 {
      let entries = rows.indices.compactMap { index -> RawStyleEntry? in
        let row = rows[index]
        guard round < row.values.count else { return nil }
        let set = RawStyleEntry(
          row.keyPath, LocatedStyleValue(.string("value\(places[index] + round)")))
        return RawStyleEntry("#row\(index)", LocatedStyleValue(.dictionary([set])))
      }
      let report = manager.setupStyleSourceRepository(
        StyleSheetSource([try StyleSheet(path: "round\(round)", .dictionary(entries))]))
      XCTAssertEqual(report.diagnostics, [])
      let changes = Dictionary(grouping: report.changes) { ObjectIdentifier($0.object) }
      for row in rows {
        let before = row.accessor.get(row.plain)
        let value = round < row.values.count ? row.values[round] : row.original
        if before != value { row.accessor.set(row.plain, value) }
        let after = row.accessor.get(row.plain)
        let place = "\(row.name), round \(round): \(value)"
        XCTAssertEqual(row.accessor.get(row.styled), after, place)
        let told = (changes[ObjectIdentifier(row.styled)] ?? []).flatMap { [$0.old, $0.new] }
        XCTAssertEqual(told, before == after ? [] : [before, after], place)
      }
    }
    for row in rows { XCTAssertEqual(row.accessor.get(row.styled), row.original, row.name) }
    XCTAssertEqual(manager.applyStyle().changes.count, 0)
  }

  private static var rows: [Row] {
    var rows: [Row] = []
    for model in ModelClass.all {
      for property in model.typedRows().properties {
        let accessors: [(String, StyleValueType, StyleProperty.Accessor)] =
          switch property.access {
          case .value(let type, let accessor): [(property.name, type, accessor)]
          case .stateful(let type, let states, let accessor):
            states.map { ("\(property.name):\($0)", type, accessor($0)) }
          case .object, .unsettable: []
          }
        for (keyPath, type, accessor) in accessors {
          let (styled, plain) = (model.make(), model.make())
          styled.styleIdentifier = "row\(rows.count)"
          rows.append(
            Row(
              name: "\(model.name).\(keyPath)", styled: styled, plain: plain, accessor: accessor,
              original: accessor.get(plain), keyPath: keyPath, values: values(of: type)))
        }
      }
    }
    return rows
  }

  private static func values(of type: StyleValueType) -> [StyleValue] {
    let values = values(of: type.kind)
    return type.isOptional && !values.isEmpty ? [values[0], .none] + values.dropFirst() : values
  }

  private static func values(of kind: StyleValueType.Kind) -> [StyleValue] {
    let color = StyleColor(red: 0.25, green: 0.5, blue: 0.75)
    let colors = [
      color, StyleColor(red: 0.250001, green: 0.5, blue: 0.75, name: "near"),
      StyleColor(unresolvedName: "brand"),
      StyleColor(colorSpace: .displayP3, 0.25, 0.5, 0.75), .label,
    ]
    switch kind {
    case .number: return [0.1, -0.0, 0.123456789, .infinity, 16_777_217].map { .number($0) }
    case .color: return colors.map { .color($0) }
    case .cgColor: return colors.map { .cgColor(StyleCGColor($0)) }
    case .font:
      return [
        .font(.system(17)), .font(StyleFont(.named("Futura-Medium"), size: 17, textStyle: "body")),
        .font(.named("Futura-Medium", 17)),
      ]
    case .enumeration(let type):
      return [type.cases.last, type.cases.first, type.cases.dropFirst().first].compactMap {
        $0.map { .enumeration($0) }
      }
    case .optionSet(let type):
      return [Array(type.cases.suffix(1)), [], type.cases].map { .options(type.canonical($0)) }
    case .attributedText:
      let plain = StyleAttributedText("sample")
      let runs = [StyleAttributedText.Run("sam"), .init("ple")]
      return [
        .attributedText(plain), .attributedText(StyleAttributedText(runs)),
        .attributedText(StyleAttributedText("")),
      ]
    case .string: return [.string("caf\u{E9}"), .string("cafe\u{301}"), .string("")]
    case .integer: return [.integer(7), .integer(.min), .integer(.max)]
    case .bool: return [.bool(true), .bool(false)]
    default: return SampleValue.of(StyleValueType(kind)).map { [$0] } ?? []
    }
  }
}
