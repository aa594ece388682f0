import StyleInjection
import UIKitModel
import XCTest

/// What people met with variables, in all dialects alike.
final class VariableCaseTests: XCTestCase {
  /// How a dialect writes a label's style with variables.
  private struct Spelling {
    let dialect: StyleDialect
    /// What a reference begins with.
    let sign: String
    /// A sheet of variables and of properties, both in JSON's form.
    let sheet: (_ variables: [(String, String)], _ properties: [(String, String)]) -> String
  }

  private static func members(_ pairs: [(String, String)], sign: String = "") -> String {
    pairs.map { "\"\(sign)\($0.0)\": \($0.1)" }.joined(separator: ", ")
  }

  private let spellings: [Spelling] = [
    Spelling(dialect: .plist, sign: "$") { variables, properties in
      // JSON is a form of property lists as well.
      "{\(([VariableCaseTests.members(variables, sign: "$")] + [#""@UILabel": {\#(VariableCaseTests.members(properties))}"#]).joined(separator: ", "))}"
    },
    Spelling(dialect: .stylekit, sign: "@") { variables, properties in
      #"{\#(VariableCaseTests.members(variables, sign: "@")), "UILabel": {\#(VariableCaseTests.members(properties))}}"#
    },
    Spelling(dialect: .stylist, sign: "$") { variables, properties in
      #"{"variables": {\#(VariableCaseTests.members(variables))}, "styles": {"UILabel": {\#(VariableCaseTests.members(properties))}}}"#
    },
    Spelling(dialect: .stylish, sign: "$") { variables, properties in
      #"{"constants": {\#(VariableCaseTests.members(variables))}, "styles": [{"styleName": "A", "styleProperties": {\#(VariableCaseTests.members(properties))}}]}"#
    },
  ]

  private func style(
    _ label: UILabel, _ spelling: Spelling, _ variables: [(String, String)], _ properties: [(String, String)]
  )
    throws -> StyleReport
  {
    label.setStyleNames("A", for: .styles)
    return try CaseSheet(spelling.dialect, spelling.sheet(variables, properties)).style(label)
  }

  func testCase74ChainsAreFollowedInArraysAndDictionariesToo() throws {
    for spelling in spellings {
      let (label, sign) = (UILabel(), spelling.sign)
      let margins =
        spelling.dialect == .stylish
        ? #"{"top": "\#(sign)one", "left": "\#(sign)one", "bottom": 2, "right": 3}"#
        : #"["\#(sign)one", "\#(sign)one", 2, 3]"#
      let report = try style(
        label, spelling,
        [
          ("a", #""\#(sign)b""#), ("b", #""\#(sign)c""#), ("c", ##""#ffffff""##), ("one", #""\#(sign)uno""#),
          ("uno", "1"),
        ],
        [("textColor", #""\#(sign)a""#), ("layoutMargins", margins)])
      XCTAssertEqual(report.diagnostics.filter { $0.severity == .error }.map(\.message), [])
      XCTAssertEqual(label.textColor, StyleColor(bytes: 255, 255, 255), "\(spelling.dialect)")
      XCTAssertEqual(
        label.layoutMargins, StyleEdgeInsets(top: 1, left: 1, bottom: 2, right: 3), "\(spelling.dialect)")
    }
  }

  func testCase76ACircleIsToldWithItsChainAndOtherValuesAreResolved() throws {
    for spelling in spellings {
      let (label, sign) = (UILabel(), spelling.sign)
      let before = label.textColor
      let report = try style(
        label, spelling, [("a", #""\#(sign)b""#), ("b", #""\#(sign)a""#), ("half", "0.5")],
        [("textColor", #""\#(sign)a""#), ("alpha", #""\#(sign)half""#)])
      let errors = report.diagnostics.filter { $0.severity == .error }
      XCTAssertEqual(errors.map(\.id.rawValue), ["value.variable-circle"], "\(spelling.dialect)")
      XCTAssertEqual(
        errors.first?.message.contains("\(sign)a → \(sign)b → \(sign)a"), true, errors.first?.message ?? "")
      XCTAssertEqual(label.textColor, before)
      XCTAssertEqual(label.alpha, 0.5, "\(spelling.dialect)")
    }
  }

  func testCase80WhatCannotBeResolvedStaysAndIsTold() throws {
    for spelling in spellings {
      let label = UILabel()
      label.textColor = StyleColor(bytes: 0, 0, 255)
      let report = try style(
        label, spelling, [("ink", ##""#ffffff""##)],
        [("textColor", #""\#(spelling.sign)inc""#), ("alpha", "0.5")])
      XCTAssertEqual(label.textColor, StyleColor(bytes: 0, 0, 255), "\(spelling.dialect)")
      XCTAssertEqual(report.diagnostics.map(\.severity), [.error], "\(spelling.dialect)")
      XCTAssertEqual(report.diagnostics.first?.suggestion, spelling.sign + "ink", "\(spelling.dialect)")
      XCTAssertEqual(label.alpha, 0.5)
    }
  }

  func testCase82AValueWithADottedNameIsReadInCode() throws {
    for spelling in spellings {
      let sheet = try CaseSheet(
        spelling.dialect, spelling.sheet([("Global.primary", ##""#ff0000""##)], [("alpha", "1")])
      ).sheet
      XCTAssertEqual(
        try sheet.value("Global.primary", as: StyleColor.self), StyleColor(bytes: 255, 0, 0),
        "\(spelling.dialect)")
      XCTAssertThrowsError(try sheet.value("Global.primry", as: StyleColor.self)) { error in
        XCTAssertEqual((error as? StyleVariableError)?.diagnostic.suggestion, "Global.primary")
      }
      XCTAssertThrowsError(try sheet.value("Global.primary", as: Bool.self)) { error in
        XCTAssertEqual((error as? StyleVariableError)?.diagnostic.severity, .error)
      }
    }
  }
}
