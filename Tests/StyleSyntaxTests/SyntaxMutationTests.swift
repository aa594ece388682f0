import Foundation
import StyleDiagnostics
import StyleSyntax
import TestSupport
import XCTest

/// Reads damaged documents: whatever the damage, a reader gives a value or a diagnostic with a place.
final class SyntaxMutationTests: XCTestCase {
  private static let seeds: [(reader: Reader, bytes: [UInt8])] = [
    (
      .propertyList,
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>a</key><string>x&amp;<!-- -- -->y<![CDATA[z]]></string><key>é</key>
        <array><integer>0x2</integer><real>1.5</real><date>2001-01-01T00:00:00Z</date><data>AAAA</data></array>
        </dict></plist>
        """.utf8)
    ),
    (
      .propertyList,
      BinaryPropertyList(objects: [
        [0xD3, 1, 2, 3, 4, 5, 6], [0x51, 0x61], [0x61, 0x00, 0xE9], [0x5F, 0x10, 0x02, 0x61, 0x62],
        [0xA2, 5, 6],
        [0x33, 0, 0, 0, 0, 0, 0, 0, 0], [0x13, 0, 0, 0, 0, 0, 0, 0, 1],
      ]).bytes
    ),
    (.propertyList, Array("// a\n{ \"a\\U00e9\\101\" = (b, 'c', <00 ff>); /* d */ e = { f; }; }".utf8)),
    (.json, Array(#"{"a":[1,-2.5e3,"\u00e9\ud83d\ude98",true,null],"b":{"":{}}}"#.utf8)),
    (.yaml, Array("a: &x [1, 'b', \"c\\n\"]\né: *x\nd: |\n  e\nf: {g: 0x1F, h: ~}\n".utf8)),
  ]

  func testDamagedDocumentsAreReadOrRefusedWithAPlace() {
    var generator = SeededGenerator(seed: 2024)
    for _ in 0..<2000 {
      for (reader, bytes) in Self.seeds {
        let damaged = Self.damage(bytes, &generator)
        var log = ScalarLog()
        do throws(SyntaxError) {
          try reader.read(damaged, into: &log)
        } catch {
          assertHasPlace(error.diagnostic, "\(damaged)")
        }
      }
    }
  }

  private static func damage(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<3, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &generator)
      let end = min(bytes.count, index + Int.random(in: 1...8, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.removeSubrange(index...)
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
      case 3: bytes.removeSubrange(index..<end)
      default: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    return bytes
  }
}
