import Foundation
import StyleDiagnostics

/// One object of a binary property list.
enum BinaryPropertyListObject {
  case scalar(SyntaxScalar)
  /// References to the elements.
  case array(count: Int, referencesStart: Int)
  /// References to all keys, then to all values.
  case dictionary(count: Int, referencesStart: Int)

  /// The object at an offset and the bytes that it covers, or why there is none.
  static func read(
    at start: Int, in layout: BinaryPropertyListLayout
  ) throws(SyntaxError) -> (object: BinaryPropertyListObject, span: SourceSpan) {
    let marker = layout.byte(at: start)
    func broken(_ message: String) -> SyntaxError {
      SyntaxError(.binaryPlistObject, message, in: layout.file, at: SourceSpan(start, start + 1))
    }
    if let simple = simpleObjects[marker] { return (.scalar(simple), SourceSpan(start, start + 1)) }
    let nibble = Int(marker & 0x0F)
    guard let kind = kinds[marker >> 4] else { throw broken("an object of unknown kind \(hex(marker))") }
    var count = nibble
    var contentStart = start + 1
    if kind.hasCount, nibble == 0x0F {
      guard let long = longCount(at: contentStart, in: layout) else { throw broken("an unreadable count") }
      (count, contentStart) = long
    } else if kind.isPowerOfTwo {
      count = nibble <= 4 ? 1 << nibble : .max
    } else if !kind.hasCount {
      count += 1
    }
    let width = kind.unitWidth ?? kind.referencesPerUnit * layout.referenceWidth
    let (byteCount, overflow) = count.multipliedReportingOverflow(by: width)
    guard !overflow, let content = layout.content(at: contentStart, count: byteCount) else {
      throw broken("the object reaches beyond the objects' part of the file")
    }
    guard let object = kind.make(content, count, contentStart) else {
      throw broken("an unreadable \(kind.name)")
    }
    return (object, SourceSpan(start, contentStart + byteCount))
  }

  private static let simpleObjects: [UInt8: SyntaxScalar] = [
    0x00: .null, 0x08: .bool(false), 0x09: .bool(true),
  ]

  /// How objects of one kind are laid out, by the upper half of their marker.
  private struct Kind {
    let name: String
    /// Whether the lower half is a count, and 15 says that the count follows.
    var hasCount = false
    /// Whether the lower half is the binary logarithm of the number of bytes.
    var isPowerOfTwo = false
    /// The bytes of a unit; nil for references.
    var unitWidth: Int? = 1
    var referencesPerUnit = 0
    let make:
      @Sendable (_ content: ArraySlice<UInt8>, _ count: Int, _ start: Int) -> BinaryPropertyListObject?
  }

  private static let kinds: [UInt8: Kind] = [
    0x1: Kind(name: "integer", isPowerOfTwo: true) { content, _, _ in integer(content).map { .scalar($0) } },
    0x2: Kind(name: "real", isPowerOfTwo: true) { content, _, _ in real(content).map { .scalar(.real($0)) } },
    0x3: Kind(name: "date", isPowerOfTwo: true) { content, _, _ in date(content).map { .scalar(.date($0)) } },
    0x4: Kind(name: "data", hasCount: true) { content, _, _ in .scalar(.data(Data(content))) },
    0x5: Kind(name: "ASCII string", hasCount: true) { content, _, _ in
      content.allSatisfy { $0 < 0x80 } ? .scalar(.string(String(decoding: content, as: UTF8.self))) : nil
    },
    0x6: Kind(name: "UTF-16 string", hasCount: true, unitWidth: 2) { content, _, _ in
      String(validating: UnicodeForm.units(content, UInt16.self, true), as: UTF16.self).map {
        .scalar(.string($0))
      }
    },
    0x8: Kind(name: "UID") { content, _, _ in
      content.count <= 8 ? .scalar(.uid(content.reduce(0) { $0 << 8 | UInt64($1) })) : nil
    },
    0xA: Kind(name: "array", hasCount: true, unitWidth: nil, referencesPerUnit: 1) { _, count, start in
      .array(count: count, referencesStart: start)
    },
    0xD: Kind(name: "dictionary", hasCount: true, unitWidth: nil, referencesPerUnit: 2) { _, count, start in
      .dictionary(count: count, referencesStart: start)
    },
  ]

  /// An integer object that counts something, and where it ends.
  private static func longCount(at offset: Int, in layout: BinaryPropertyListLayout) -> (
    count: Int, end: Int
  )? {
    guard let marker = layout.number(at: offset, width: 1), marker >> 4 == 0x1, marker & 0x0F <= 3 else {
      return nil
    }
    let width = 1 << Int(marker & 0x0F)
    guard let number = layout.number(at: offset + 1, width: width), let count = Int(exactly: number) else {
      return nil
    }
    return (count, offset + 1 + width)
  }

  /// One, two and four bytes are unsigned, eight are signed, sixteen hold what is above `Int64.max`.
  private static func integer(_ content: ArraySlice<UInt8>) -> SyntaxScalar? {
    let low = content.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let high = content.dropLast(8)
    if content.count < 16 { return .integer(Int64(bitPattern: low)) }
    let isNegative = low >> 63 == 1
    if high.allSatisfy({ $0 == 0 }) { return isNegative ? .unsigned(low) : .integer(Int64(bitPattern: low)) }
    return high.allSatisfy({ $0 == 0xFF }) && isNegative ? .integer(Int64(bitPattern: low)) : nil
  }

  private static func real(_ content: ArraySlice<UInt8>) -> Double? {
    let bits = content.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return switch content.count {
    case 4: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: Double(bitPattern: bits)
    default: nil
    }
  }

  /// Seconds since 2001; the years 1 to 9999 as in the XML format.
  private static func date(_ content: ArraySlice<UInt8>) -> Date? {
    guard content.count == 8, let seconds = real(content),
      (-63_113_904_000..<252_423_993_600).contains(seconds)
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  private static func hex(_ byte: UInt8) -> String { "0x" + String(byte, radix: 16, uppercase: true) }
}
