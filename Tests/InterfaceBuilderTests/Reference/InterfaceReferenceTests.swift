import StyleInjection
import TestSupport
import XCTest

@testable import InterfaceBuilder

final class InterfaceReferenceTests: XCTestCase {
  /// The page is written by this test with `UPDATE_FIXTURES=1`.
  func testThePageSaysWhatTheTablesSay() throws {
    let page = "Sources/StyleInjection/StyleInjection.docc/InterfaceDocuments.md"
    try ExpectedFile.check(InterfaceReference.page, Repository.root.appending(path: page))
  }
}

/// The reference page of interface documents, made from the tables.
private enum InterfaceReference {
  static var page: String {
    """
    # Interface documents

    What is read of storyboards and xibs: each element, the properties that it states, and its roles.

    ## Overview

    Every attribute and every child with a key becomes a property of an object or a role. A property has its key path \
    in the registry and a declared type; a role is what a document says beside UIKit's properties, under the name and \
    in the form given here. `inject inspect` prints both, and `inject inspect --coverage` how much of a document they \
    are. What is in none of these tables is a diagnostic.

    ## Elements

    \(table(["Element", "Is"], elements))

    ## Properties

    The rows of a class hold for its subclasses, too. `child` is an element with that key inside the object's.

    \(properties)
    ## Roles

    The roles of `NSObject` hold for every object, those of `UIView` and `UIViewController` for each of their elements.

    \(table(["Element", "Written as", "Role", "Form"], roles))

    ## Without a meaning outside Xcode's canvas

    \(table(["Attribute", "Because"], InterfaceIgnoreRule.all.map { ["`\($0.pattern)`", $0.reason] }))

    """
  }

  private static let mapping = InterfaceMapping(.uiKit)

  private static var elements: [[String]] {
    InterfaceElementRow.named.values.sorted { $0.name < $1.name }.map { row in
      let role =
        switch row.role {
        case .object(let type): "`\(mapping.className(of: type))`"
        case .container: "a list of objects"
        case .group: "around objects"
        case .part: "properties of the object around it"
        case .value: "a value"
        case .structure: "a structural role"
        }
      return ["`\(row.name)`", role]
    }
  }

  private static var properties: String {
    InterfaceClassRows.all.map { rows in
      let title = rows.className + (rows.part.map { ", in `\($0)`" } ?? "")
      let lines = rows.rows.map { row in
        let property = mapping.property(row, ofClass: rows.className, key: "normal")
        return [
          source(row.source), "`\(row.keyPath)`", property.map { name(of: $0.type) } ?? "",
          row.omitted.map { "`\($0)`" } ?? "",
        ]
      }
      return "### \(title)\n\n\(table(["Written as", "Property", "Type", "Left out"], lines))\n\n"
    }.joined()
  }

  private static var roles: [[String]] {
    (InterfaceElementRoles.shared + InterfaceElementRoles.all.sorted { $0.element < $1.element }).flatMap {
      roles in
      let all =
        roles.attributes.values.sorted { $0.source.name < $1.source.name }
        + roles.children.values.sorted { $0.source.name < $1.source.name }
      return all.map { role in
        [
          "`\(roles.element)`", source(role.source), role.name,
          role.form.map { $0.words.map { $0.map { "`\($0)`" }.joined(separator: ", ") } ?? $0.wanted }
            ?? "a value",
        ]
      }
    }
  }

  private static func source(_ source: InterfacePropertyRow.Source) -> String {
    switch source {
    case .attribute(let name): "`\(name)`"
    case .child(let key): "child `\(key)`"
    }
  }

  private static func name(of type: StyleValueType) -> String {
    switch type.kind {
    case .enumeration(let type): "`\(type.name)`"
    case .optionSet(let type): "`\(type.name)`, a set"
    case .array: "array"
    case .custom(let name): "`\(name)`"
    default: "\(type.kind)"
    }
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}
