import Foundation
import StyleDiagnostics
import StyleInjection
import Synchronization
import TestSupport
import XCTest

@testable import InterfaceBuilder

/// What documents of real projects state is read, not passed over: another value is another property or role, and
/// what can be no value is told.
final class MutationTests: XCTestCase {
  private let loader = InterfaceLoader()

  func testAnotherValueIsAnotherPropertyOrRoleAndNoValueIsADiagnostic() throws {
    let files = try SharedFolder.contents(of: "corpus/interface").map { Array(try Data(contentsOf: $0)) }
      .sorted { $0.count < $1.count }
    let known = Known(files, loader)
    XCTAssertGreaterThan(known.occurrences.count, 800)
    let rows = known.occurrences.sorted { $0.key < $1.key }
    let silent = Mutex<[String]>([])
    let untold = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: rows.count) { [loader] index in
      let (row, occurrence) = rows[index]
      let mutation = Mutation(bytes: files[occurrence.file], occurrence: occurrence, loader: loader)
      let others = Self.otherValues(than: mutation.text, known.spellings[occurrence.attribute, default: []])
      if !others.contains(where: mutation.isSeen) {
        silent.withLock { $0.append("\(row) = \(mutation.text)") }
      }
      if !occurrence.isFree, !mutation.isTold("?! ?") {
        untold.withLock { $0.append("\(row) = \(mutation.text)") }
      }
    }
    XCTAssertEqual(silent.withLock { $0.sorted() }, [], "another value changes nothing")
    XCTAssertEqual(untold.withLock { $0.sorted() }, [], "what is no value is not told")
  }

  /// Values of the same kind, those that other documents have first.
  private static func otherValues(than text: String, _ known: Set<String>) -> [String] {
    var others = known.subtracting([text]).sorted()
    switch text {
    case "YES": others.insert("NO", at: 0)
    case "NO": others.insert("YES", at: 0)
    default:
      if let number = Double(text) { others.insert("\(number + 1)", at: 0) }
      if let number = Int(text) { others.insert("\(number + 1)", at: 0) }
      others.append(text + "x")
    }
    return others
  }
}

/// A property or role as an attribute states it, where it first occurs.
private struct Occurrence: Sendable {
  let file: Int
  /// The place of its node among all in reading order.
  let node: Int
  let attribute: String
  let name: String
  let isProperty: Bool
  /// Whether any text may stand there.
  let isFree: Bool
  let range: Range<Int>
  /// The property or role as the document states it.
  let values: [StyleValue]

  func values(in nodes: [InterfaceNode]) -> [StyleValue] {
    nodes.indices.contains(node) ? nodes[node].values(of: name, isProperty: isProperty) : []
  }
}

/// Every row that documents use, and the values of each attribute.
private struct Known {
  private(set) var occurrences: [String: Occurrence] = [:]
  private(set) var spellings: [String: Set<String>] = [
    "mapType": ["satellite"], "baselineAdjustment": ["alignCenters"], "navigationOrientation": ["vertical"],
    "videoGravity": ["AVLayerVideoGravityResize"], "colorPixelFormat": ["RGBA16Float"],
  ]

  init(_ files: [[UInt8]], _ loader: InterfaceLoader) {
    let roots = Mutex<[Int: InterfaceNode]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let root = loader.inspect(path: "a", bytes: files[index]).root
      roots.withLock { $0[index] = root }
    }
    for (index, root) in roots.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      for (place, node) in root.all.enumerated() { add(node, at: place, file: index, files[index]) }
    }
  }

  private mutating func add(_ node: InterfaceNode, at place: Int, file: Int, _ bytes: [UInt8]) {
    let properties = node.properties.compactMap { property in
      property.range.map {
        (name: property.keyPath, isProperty: true, value: property.value, range: $0.bytes)
      }
    }
    let roles = node.roles.map { (name: $0.name, isProperty: false, value: $0.value, range: $0.range.bytes) }
    for (name, isProperty, value, range) in properties + roles {
      guard let attribute = Self.attribute(at: range, of: node, bytes) else { continue }
      spellings[attribute, default: []].insert(String(decoding: bytes[range], as: UTF8.self))
      let row = "\(node.element)@\(attribute) \(name)"
      guard occurrences[row] == nil else { continue }
      occurrences[row] = Occurrence(
        file: file, node: place, attribute: attribute, name: name, isProperty: isProperty,
        isFree: isProperty ? Self.isText(value) : Self.isFreeRole(attribute, of: node), range: range,
        values: node.values(of: name, isProperty: isProperty))
    }
  }

  /// The attribute whose value stands there; nil for a child element.
  private static func attribute(at range: Range<Int>, of node: InterfaceNode, _ bytes: [UInt8]) -> String? {
    let tag = node.range.bytes
    guard tag.lowerBound < range.lowerBound, range.upperBound < tag.upperBound else { return nil }
    let head = bytes[tag.lowerBound..<range.lowerBound]
    guard let equals = head.lastIndex(of: UInt8(ascii: "=")),
      let space = head[..<equals].lastIndex(where: { [0x20, 0x0A, 0x09].contains($0) })
    else { return nil }
    return String(decoding: head[(space + 1)..<equals], as: UTF8.self)
  }

  private static func isText(_ value: StyleValue) -> Bool {
    switch value {
    case .string, .image, .attributedText: true
    default: false
    }
  }

  private static func isFreeRole(_ attribute: String, of node: InterfaceNode) -> Bool {
    let roles = [InterfaceElementRoles.named[node.element]].compactMap { $0 } + InterfaceElementRoles.shared
    let form = roles.lazy.compactMap { $0.attributes[attribute]?.form }.first
    return form.map { ["text", "name"].contains($0.name) } ?? false
  }
}

/// A document with another value in one place.
private struct Mutation: Sendable {
  let bytes: [UInt8]
  let occurrence: Occurrence
  let loader: InterfaceLoader

  var text: String { String(decoding: bytes[occurrence.range], as: UTF8.self) }

  /// Whether the property or role has another value once the attribute has.
  func isSeen(_ value: String) -> Bool {
    let root = loader.inspect(path: "a", bytes: replaced(by: value)).root
    return occurrence.values(in: root?.all ?? []) != occurrence.values
  }

  /// Whether a value is refused at its place, or the whole document is.
  func isTold(_ value: String) -> Bool {
    let inspection = loader.inspect(path: "a", bytes: replaced(by: value))
    return inspection.root == nil
      || inspection.diagnostics.contains { $0.range.offset == occurrence.range.lowerBound }
  }

  private func replaced(by value: String) -> [UInt8] {
    Array(bytes[..<occurrence.range.lowerBound]) + Array(value.utf8)
      + Array(bytes[occurrence.range.upperBound...])
  }
}

extension InterfaceNode {
  /// The node and all inside, in document order.
  fileprivate var all: [InterfaceNode] {
    [self] + (values + children).sorted { $0.range.offset < $1.range.offset }.flatMap(\.all)
  }

  fileprivate func values(of name: String, isProperty: Bool) -> [StyleValue] {
    isProperty
      ? properties.filter { $0.keyPath == name }.map(\.value) : roles.filter { $0.name == name }.map(\.value)
  }
}

extension SourceRange {
  fileprivate var bytes: Range<Int> { offset..<(offset + length) }
}
