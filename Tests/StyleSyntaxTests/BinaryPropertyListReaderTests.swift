import Foundation
import StyleDiagnostics
import StyleSyntax
import XCTest

/// Lays out a binary property list of the objects that it is given.
struct BinaryPropertyList {
  var objects: [[UInt8]]
  var offsetWidth = 2
  var referenceWidth = 1
  var root = 0

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    let offsets = objects.map { object in
      defer { bytes += object }
      return bytes.count
    }
    let table = bytes.count
    bytes += offsets.flatMap { Self.number($0, offsetWidth) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    bytes += [objects.count, root, table].flatMap { Self.number($0, 8) }
    return bytes
  }

  static func number(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

final class BinaryPropertyListReaderTests: XCTestCase {
  private func events(_ list: BinaryPropertyList) throws(SyntaxError) -> [String] {
    let document = try PropertyListDocument(path: "a.plist", bytes: list.bytes)
    var log = OffsetLog()
    try document.read(into: &log)
    return log.lines
  }

  /// Events with the offsets of their objects.
  private struct OffsetLog: SyntaxEventHandler {
    var lines: [String] = []

    mutating func beginDictionary(at span: SourceSpan) { lines.append("{ \(span.lowerBound)") }
    mutating func key(_ key: String, at span: SourceSpan) { lines.append("key \(key) \(span.lowerBound)") }
    mutating func endDictionary(at span: SourceSpan) { lines.append("} \(span.lowerBound)") }
    mutating func beginArray(at span: SourceSpan) { lines.append("[ \(span.lowerBound)") }
    mutating func endArray(at span: SourceSpan) { lines.append("] \(span.lowerBound)") }
    mutating func scalar(_ value: SyntaxScalar, at span: SourceSpan) {
      lines.append("\(value) \(span.lowerBound)..<\(span.upperBound)")
    }
  }

  func testKeysComeInFileOrderWithTheirOffsets() throws {
    let b: [UInt8] = [0x51, 0x62]
    let a: [UInt8] = [0x51, 0x61]
    let list = BinaryPropertyList(objects: [[0xD3, 1, 2, 1, 3, 4, 3], b, a, [0x09], [0xA1, 3]])
    XCTAssertEqual(
      try events(list),
      [
        "{ 8", "key b 15", "bool(true) 19..<20", "key a 17", "[ 20", "bool(true) 19..<20", "] 20", "key b 15",
        "bool(true) 19..<20", "} 8",
      ])
  }

  private static let values: [(object: [UInt8], value: SyntaxScalar)] = [
    ([0x00], .null), ([0x08], .bool(false)), ([0x10, 0xFF], .integer(255)),
    ([0x11, 0xFF, 0xFF], .integer(65535)),
    ([0x13] + [UInt8](repeating: 0xFF, count: 8), .integer(-1)),
    ([0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8), .unsigned(.max)),
    ([0x22, 0x3F, 0x80, 0, 0], .real(1)), ([0x23, 0xBF, 0xF0, 0, 0, 0, 0, 0, 0], .real(-1)),
    ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], .date(Date(timeIntervalSinceReferenceDate: 0))),
    ([0x42, 1, 2], .data(Data([1, 2]))), ([0x50], .string("")),
    ([0x62, 0xD8, 0x3D, 0xDE, 0x98], .string("🚘")),
    ([0x5F, 0x10, 0x02, 0x61, 0x62], .string("ab")), ([0x80, 0x07], .uid(7)),
    ([0x81, 0x01, 0x00], .uid(256)),
  ]

  func testValues() throws {
    for (object, value) in Self.values {
      var log = ScalarLog()
      try Reader.propertyList.read(BinaryPropertyList(objects: [object]).bytes, into: &log)
      XCTAssertEqual(log.scalars, [value], "\(object)")
    }
  }

  private static let refusals: [(name: String, list: BinaryPropertyList, failure: String)] = [
    ("cycle", BinaryPropertyList(objects: [[0xA1, 1], [0xA1, 0]]), "binary-plist.cycle 8"),
    ("own element", BinaryPropertyList(objects: [[0xD1, 1, 0], [0x51, 0x61]]), "binary-plist.cycle 8"),
    ("key", BinaryPropertyList(objects: [[0xD1, 1, 1], [0x10, 0x61]]), "binary-plist.key 11"),
    ("reference", BinaryPropertyList(objects: [[0xA1, 9]]), "binary-plist.structure 8"),
    ("root", BinaryPropertyList(objects: [[0x09]], root: 1), "binary-plist.structure 27"),
    ("long string", BinaryPropertyList(objects: [[0x5F, 0x10, 0x7F]]), "binary-plist.object 8"),
    (
      "huge count", BinaryPropertyList(objects: [[0xAF, 0x13] + [UInt8](repeating: 0x7F, count: 8)]),
      "binary-plist.object 8"
    ),
    ("not ASCII", BinaryPropertyList(objects: [[0x51, 0x80]]), "binary-plist.object 8"),
    ("surrogate", BinaryPropertyList(objects: [[0x61, 0xD8, 0x00]]), "binary-plist.object 8"),
    ("set", BinaryPropertyList(objects: [[0xC0]]), "binary-plist.object 8"),
    ("fill", BinaryPropertyList(objects: [[0x0F]]), "binary-plist.object 8"),
    (
      "wide real", BinaryPropertyList(objects: [[0x24] + [UInt8](repeating: 0, count: 16)]),
      "binary-plist.object 8"
    ),
    (
      "wide integer", BinaryPropertyList(objects: [[0x14] + [UInt8](repeating: 1, count: 16)]),
      "binary-plist.object 8"
    ),
    ("date", BinaryPropertyList(objects: [[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]]), "binary-plist.object 8"),
    ("no objects", BinaryPropertyList(objects: []), "binary-plist.structure 40"),
    ("references", BinaryPropertyList(objects: [[0x09]], referenceWidth: 9), "binary-plist.structure 17"),
  ]

  func testWhatIsBrokenIsRefusedWithItsOffset() {
    for (name, list, expected) in Self.refusals {
      let diagnostic = failure(name) { () throws(SyntaxError) in _ = try self.events(list) }
      XCTAssertEqual(diagnostic.map(summary), expected, "\(name): \(diagnostic?.message ?? "")")
    }
    for text in ["bplist00", "bplist", "bplist01" + String(repeating: "\0", count: 40)] {
      let diagnostic = failure(text) { () throws(SyntaxError) in _ = try Reader.propertyList.scalars(text) }
      XCTAssertEqual(diagnostic?.id, .binaryPlistStructure, text)
      XCTAssertEqual(diagnostic?.range.file.kind, .binary, text)
    }
  }

  func testSharedObjectsCountAtEveryExpansion() {
    // Forty arrays, each with the next one twice.
    let objects = (1...40).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x09]]
    let diagnostic = failure("values") { () throws(SyntaxError) in
      var log = ScalarLog()
      let bytes = BinaryPropertyList(objects: objects).bytes
      try Reader.propertyList.read(bytes, SyntaxLimits(maximumValueCount: 100_000), into: &log)
    }
    XCTAssertEqual(diagnostic?.id, .valueLimit)
  }

  func testASharedLongStringIsMadeOnce() throws {
    let text =
      [0x5F, 0x12] + BinaryPropertyList.number(1 << 20, 4) + [UInt8](repeating: 0x61, count: 1 << 20)
    let array = [0xAF, 0x12] + BinaryPropertyList.number(100_000, 4) + [UInt8](repeating: 1, count: 100_000)
    var log = ScalarLog()
    try Reader.propertyList.read(
      BinaryPropertyList(objects: [array, text], offsetWidth: 4).bytes, into: &log)
    XCTAssertEqual(log.scalars.count, 100_000)
  }
}
