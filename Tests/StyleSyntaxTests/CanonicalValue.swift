import Foundation
import StyleDiagnostics
import StyleSyntax

/// Writes a document's value as one text that does not depend on its format; of repeated keys the last value counts, at
/// the first one's place. `PropertyListVerdicts.py` writes the same.
///
///     null n          true t        false f        integer i-12;     uid u3;
///     real r then its 64 bits in hexadecimal, of NaN r7ff8000000000000
///     date d then the milliseconds since 2001, rounded, then ;
///     string s then its UTF-8 byte count, :, its bytes     data x, the same
///     array [values]     dictionary {key value …}
struct CanonicalValue: SyntaxEventHandler {
  private struct Container {
    let isDictionary: Bool
    var keys: [String] = []
    var values: [[UInt8]] = []
    var indices: [String: Int] = [:]
  }

  private(set) var bytes: [UInt8] = []
  private var open: [Container] = []

  /// FNV-1a of the text, 64 bits in hexadecimal.
  var digest: String {
    let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return Self.hex(hash)
  }

  mutating func beginDictionary(at span: SourceSpan) { open.append(Container(isDictionary: true)) }

  mutating func key(_ key: String, at span: SourceSpan) { open[open.count - 1].keys.append(key) }

  mutating func endDictionary(at span: SourceSpan) { close() }

  mutating func beginArray(at span: SourceSpan) { open.append(Container(isDictionary: false)) }

  mutating func endArray(at span: SourceSpan) { close() }

  mutating func scalar(_ value: SyntaxScalar, at span: SourceSpan) { add(Self.spelled(value)) }

  private mutating func close() {
    let container = open.removeLast()
    var text: [UInt8] = Array((container.isDictionary ? "{" : "[").utf8)
    var names = container.indices.sorted { $0.value < $1.value }.map(\.key)[...]
    for value in container.values {
      if let name = names.popFirst() { text += Self.spelled(.string(name)) }
      text += value
    }
    add(text + Array((container.isDictionary ? "}" : "]").utf8))
  }

  private mutating func add(_ value: [UInt8]) {
    guard let index = open.indices.last else {
      bytes = value
      return
    }
    if let key = open[index].keys.last, open[index].isDictionary {
      if let place = open[index].indices[key] {
        open[index].values[place] = value
        return
      }
      open[index].indices[key] = open[index].values.count
    }
    open[index].values.append(value)
  }

  private static func spelled(_ value: SyntaxScalar) -> [UInt8] {
    switch value {
    case .null: Array("n".utf8)
    case .bool(let flag): Array((flag ? "t" : "f").utf8)
    case .integer(let number): Array("i\(number);".utf8)
    case .unsigned(let number): Array("i\(number);".utf8)
    case .uid(let number): Array("u\(number);".utf8)
    case .real(let number): Array("r\(number.isNaN ? "7ff8000000000000" : hex(number.bitPattern))".utf8)
    case .date(let date):
      Array("d\(Int64((date.timeIntervalSinceReferenceDate * 1000).rounded(.toNearestOrEven)));".utf8)
    case .string(let text): Array("s\(text.utf8.count):".utf8) + text.utf8
    case .data(let data): Array("x\(data.count):".utf8) + data
    }
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
