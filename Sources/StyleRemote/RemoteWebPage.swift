/// Tells a web page, with which servers answer when all is not well, from a sheet, whatever the server calls it.
enum RemoteWebPage {
  private static let beginnings = ["<!doctype html", "<html", "<head", "<body"].map { Array($0.utf8) }

  static func isOne(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 <= 0x20 }
      if rest.starts(with: "<!--".utf8), let end = end(of: rest, "-->") {
        rest = rest[end...]
      } else if rest.starts(with: "<?xml".utf8), let end = end(of: rest, "?>") {
        rest = rest[end...]
      } else {
        break
      }
    }
    return beginnings.contains { beginning in
      rest.starts(with: beginning) { byte, letter in
        ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte) == letter
      }
    }
  }

  /// The place behind the first occurrence of a mark.
  private static func end(of bytes: ArraySlice<UInt8>, _ mark: String) -> Int? {
    let mark = Array(mark.utf8)
    var place = bytes.startIndex
    while place + mark.count <= bytes.endIndex {
      if bytes[place..<place + mark.count].elementsEqual(mark) { return place + mark.count }
      place += 1
    }
    return nil
  }
}
