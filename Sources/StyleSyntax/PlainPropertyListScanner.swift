import Foundation
import StyleDiagnostics

/// Reads XML property lists that are spelled as Xcode, `plutil` and Foundation spell them.
///
/// A short cut: 6 MB take a third of the time that libxml2 alone needs. What it does not know it leaves to libxml2, which
/// reads all anew: attributes, CDATA, processing instructions, references other than XML's five, and whatever is wrong.
struct PlainPropertyListScanner: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let sink: SyntaxEventSink
  private let names = PropertyListTag.allCases.map(PropertyListTagName.init)
  private var budget: SyntaxBudget
  private var recent = RecentLeaves()
  private var offset = 0
  /// The innermost element that holds others, and those around it.
  private var holder = PropertyListTag.plist
  private var outer: [PropertyListTag] = []
  /// Whether a dictionary's key, or the list itself, awaits its value.
  private var awaitsValue = true

  /// Whether a file is spelled so; the handler has got its events only then.
  static func read(
    _ file: SourceFile, limits: SyntaxLimits, into handler: inout some SyntaxEventHandler
  ) -> Bool {
    var attempt = handler
    let isRead = SyntaxEventSink.withSink(to: &attempt) { sink in
      file.bytes.withUnsafeBufferPointer { bytes in
        var scanner = PlainPropertyListScanner(bytes, limits, sink)
        return scanner.scan()
      }
    }
    if isRead { handler = attempt }
    return isRead
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: SyntaxLimits, _ sink: SyntaxEventSink) {
    self.bytes = bytes
    self.sink = sink
    budget = SyntaxBudget(limits)
  }

  private mutating func scan() -> Bool {
    guard skipBlanksAndComments() else { return false }
    // Nothing but blanks, which the reader passes over as well, may stand before the declaration.
    if offset == 0 || bytes[..<offset].allSatisfy(Self.isBlank) { skip(Self.declaration) }
    guard skipBlanksAndComments() else { return false }
    skip(Self.documentType)
    guard skipBlanksAndComments(), skip(Self.listTag) else { return false }
    repeat {
      guard skipBlanksAndComments(), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "<") else {
        return false
      }
      let isRead = bytes[offset + 1] == UInt8(ascii: "/") ? endContainer() : scanElement()
      guard isRead else { return false }
    } while holder != .plist || awaitsValue
    guard skipBlanksAndComments(), skip(Self.listEndTag) else { return false }
    return skipBlanksAndComments() && offset == bytes.count
  }

  private static let declaration: StaticString = #"<?xml version="1.0" encoding="UTF-8"?>"#
  private static let documentType: StaticString =
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#
  private static let listTag: StaticString = #"<plist version="1.0">"#
  private static let listEndTag: StaticString = "</plist>"
}

extension PlainPropertyListScanner {
  private mutating func scanElement() -> Bool {
    let start = offset
    guard let tag = tag(at: start + 1), budget.spend() == nil else { return false }
    offset += 1 + names[tag.rawValue].length
    let isEmpty = bytes[offset] == UInt8(ascii: "/")
    if isEmpty { offset += 1 }
    guard bytes[offset] == UInt8(ascii: ">") else { return false }
    offset += 1
    if tag == .key {
      guard holder == .dict, !awaitsValue, !isEmpty else { return false }
      awaitsValue = true
      return scanText(of: tag, from: start)
    }
    guard awaitsValue else { return false }
    awaitsValue = holder == .array
    switch tag {
    case .dict, .array: return beginContainer(tag, from: start, isEmpty: isEmpty)
    case .true, .false, .plist: break
    case .key, .string, .integer, .real, .date, .data:
      if !isEmpty { return scanText(of: tag, from: start) }
    }
    guard isEmpty, let value = PropertyListText.scalar(tag, "") else { return false }
    sink.scalar(value, at: SourceSpan(start, offset))
    return true
  }

  private mutating func beginContainer(_ tag: PropertyListTag, from start: Int, isEmpty: Bool) -> Bool {
    guard budget.enter() == nil else { return false }
    let span = SourceSpan(start, offset)
    if tag == .dict { sink.beginDictionary(at: span) } else { sink.beginArray(at: span) }
    outer.append(holder)
    holder = tag
    awaitsValue = tag == .array
    if isEmpty { closeContainer(at: span) }
    return true
  }

  private mutating func endContainer() -> Bool {
    guard holder != .plist, !awaitsValue || holder == .array, hasEndTag(of: holder, at: offset) else {
      return false
    }
    let start = offset
    offset += names[holder.rawValue].length + 3
    closeContainer(at: SourceSpan(start, offset))
    return true
  }

  private mutating func closeContainer(at span: SourceSpan) {
    budget.leave()
    if holder == .dict { sink.endDictionary(at: span) } else { sink.endArray(at: span) }
    holder = outer.popLast() ?? .plist
    awaitsValue = holder == .array
  }

  @inline(__always)
  private mutating func scanText(of tag: PropertyListTag, from start: Int) -> Bool {
    guard let base = bytes.baseAddress,
      let found = memchr(base + offset, Int32(UInt8(ascii: "<")), bytes.count - offset)
    else { return false }
    let text = offset..<UnsafeRawPointer(found) - UnsafeRawPointer(base)
    guard hasEndTag(of: tag, at: text.upperBound) else { return false }
    offset = text.upperBound + names[tag.rawValue].length + 3
    let span = SourceSpan(start, offset)
    let place = recent.place(of: tag, text, in: bytes)
    if let place, place.isKnown {
      send(recent.value(at: place), of: tag, at: span)
      return true
    }
    guard let string = string(text),
      let value = tag == .key ? .string(string) : PropertyListText.scalar(tag, string)
    else { return false }
    if let place { recent.remember(value, at: place) }
    send(value, of: tag, at: span)
    return true
  }

  @inline(__always)
  private func send(_ value: consuming SyntaxScalar, of tag: PropertyListTag, at span: SourceSpan) {
    guard tag == .key else { return sink.scalar(value, at: span) }
    if case .string(let key) = consume value { sink.key(key, at: span) }
  }
}

extension PlainPropertyListScanner {
  /// What a text reads; nil where more than XML's five references must be known for that.
  private func string(_ text: Range<Int>) -> String? {
    var hasReferences = false
    for index in text {
      let byte = bytes[index]
      guard byte >= 0x20 || byte == 0x0A || byte == 0x09, byte != UInt8(ascii: ">"), !isNoCharacter(at: index)
      else { return nil }
      if byte == UInt8(ascii: "&") { hasReferences = true }
    }
    return hasReferences ? decoded(text) : String(decoding: bytes[text], as: UTF8.self)
  }

  private func decoded(_ text: Range<Int>) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var index = text.lowerBound
    while index < text.upperBound {
      if bytes[index] != UInt8(ascii: "&") {
        decoded.append(bytes[index])
        index += 1
      } else if let reference = Self.references.first(where: { has($0.spelling, at: index) }) {
        decoded.append(reference.meaning)
        index += reference.spelling.utf8CodeUnitCount
      } else {
        return nil
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static let references: [(spelling: StaticString, meaning: UInt8)] = [
    ("&quot;", UInt8(ascii: "\"")), ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")),
    ("&gt;", UInt8(ascii: ">")), ("&apos;", UInt8(ascii: "'")),
  ]

  /// U+FFFE and U+FFFF are no characters of XML; this is their beginning, and that of some others.
  private func isNoCharacter(at index: Int) -> Bool {
    bytes[index] == 0xEF && index + 1 < bytes.count && bytes[index + 1] == 0xBF
  }

  /// False for a comment that is not closed or holds what is no character.
  @inline(__always)
  private mutating func skipBlanksAndComments() -> Bool {
    while offset < bytes.count {
      if Self.isBlank(bytes[offset]) {
        offset += 1
      } else if has("<!--", at: offset) {
        guard skipComment() else { return false }
      } else {
        break
      }
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    var index = offset + 4
    while index < bytes.count {
      if has("-->", at: index) {
        offset = index + 3
        return true
      }
      guard bytes[index] >= 0x20 || Self.isBlank(bytes[index]), !isNoCharacter(at: index) else {
        return false
      }
      index += 1
    }
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Passes over a text if it stands here.
  @discardableResult
  private mutating func skip(_ text: StaticString) -> Bool {
    guard has(text, at: offset) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  @inline(__always)
  private func has(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count, let base = bytes.baseAddress, base[index] == text.utf8Start[0] else {
      return false
    }
    return memcmp(base + index, text.utf8Start, count) == 0
  }

  /// The tag whose name stands at an offset.
  @inline(__always)
  private func tag(at index: Int) -> PropertyListTag? {
    guard let word = word(at: index) else { return nil }
    for (place, name) in names.enumerated() where name.isBeginning(of: word) {
      return PropertyListTag(rawValue: place)
    }
    return nil
  }

  @inline(__always)
  private func hasEndTag(of tag: PropertyListTag, at index: Int) -> Bool {
    guard let word = word(at: index + 2), bytes[index + 1] == UInt8(ascii: "/") else { return false }
    let name = names[tag.rawValue]
    return name.isBeginning(of: word) && bytes[index + 2 + name.length] == UInt8(ascii: ">")
  }

  /// Eight bytes; nil at the end, where none of the tags has room that stand inside a list.
  @inline(__always)
  private func word(at index: Int) -> UInt64? {
    guard index + 8 < bytes.count, let base = bytes.baseAddress else { return nil }
    return UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }
}
