import Foundation
import StyleInjection

// What documents have of Foundation's types; nil, and a diagnostic, where it cannot be read.
extension InterfaceValueReader {
  mutating func date(_ element: InterfaceElement) -> Date? {
    let attribute = "timeIntervalSinceReferenceDate"
    guard isWritten(attribute, in: element) else { return nil }
    return number(element, attribute).map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  mutating func locale(_ element: InterfaceElement) -> Locale? {
    let wanted = "the name of a locale"
    guard let text = element["localeIdentifier"], !text.isEmpty,
      text.utf8.allSatisfy({ Self.isASCIIWord($0) || "-_@=;".utf8.contains($0) })
    else {
      report(element, "localeIdentifier", wanted: wanted)
      return nil
    }
    return Locale(identifier: text)
  }

  mutating func timeZone(_ element: InterfaceElement) -> TimeZone? {
    guard isWritten("name", in: element), let text = element["name"] else { return nil }
    if let zone = TimeZone(identifier: text) ?? TimeZone(abbreviation: text) { return zone }
    reportUnknown(
      element, "name", wanted: "a time zone",
      words: TimeZone.knownTimeZoneIdentifiers)
    return nil
  }

  mutating func calendar(_ element: InterfaceElement) -> Calendar? {
    guard isWritten("identifier", in: element) else { return nil }
    return word(element, "identifier", Self.calendars, wanted: "a calendar").map { Calendar(identifier: $0) }
  }

  mutating func url(_ element: InterfaceElement) -> String? {
    if let text = element["string"], !text.isEmpty, URL(string: text) != nil { return text }
    report(element, "string", wanted: "a URL")
    return nil
  }

  /// Bytes in base64.
  mutating func data(_ element: InterfaceElement) -> Data? {
    if let data = Self.base64(element.text) { return data }
    report("the content of '\(element.name)' is not base64", at: element.range)
    return nil
  }

  mutating func range(_ element: InterfaceElement) -> NSRange? {
    guard let location = count(element, "location"), let length = count(element, "length"),
      !location.addingReportingOverflow(length).overflow
    else { return nil }
    return NSRange(location: location, length: length)
  }

  /// A whole number that is not negative; zero where it is not written.
  private mutating func count(_ element: InterfaceElement, _ attribute: String) -> Int? {
    guard element[attribute] != nil else { return 0 }
    guard let value = integer(element, attribute) else { return nil }
    if value >= 0 { return value }
    report(element, attribute, wanted: "a whole number from 0")
    return nil
  }

  /// Base64 in any number of lines, with the padding or without.
  static func base64(_ text: String) -> Data? {
    let digits = text.utf8.filter { !isSpace($0) }
    let end =
      digits.lastIndex { $0 != UInt8(ascii: "=") }.map { digits.index(after: $0) } ?? digits.startIndex
    let padding = String(repeating: "=", count: (4 - end % 4) % 4)
    return Data(base64Encoded: String(decoding: digits[..<end], as: UTF8.self) + padding)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// By the names that Foundation's Objective-C constants have.
  private static let calendars: [String: Calendar.Identifier] = [
    "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
    "ethiopic": .ethiopicAmeteMihret, "ethiopic-amete-alem": .ethiopicAmeteAlem, "hebrew": .hebrew,
    "indian": .indian, "islamic": .islamic, "islamic-civil": .islamicCivil, "islamic-tbla": .islamicTabular,
    "islamic-umalqura": .islamicUmmAlQura, "iso8601": .iso8601, "japanese": .japanese, "persian": .persian,
    "roc": .republicOfChina,
  ]
}
