import CLibXML2
import Foundation

/// Writes property lists in XML through libxml2's writer.
package enum XMLPropertyListWriter {
  /// The document, with a line end; nil where libxml2 has no memory.
  ///
  /// Null has no form: it is left out with its key. Texts that XML cannot hold end at the first such character; see
  /// `canHold`.
  package static func text(of node: WrittenNode) -> String? {
    guard let writer = XMLTextWriter() else { return nil }
    writer.begin()
    write(node, to: writer)
    return writer.end()
  }

  /// Whether XML can hold all characters of a text.
  package static func canHold(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        || "\t\n".unicodeScalars.contains(scalar)
    }
  }

  private static func write(_ node: WrittenNode, to writer: borrowing XMLTextWriter) {
    switch node {
    case .scalar(let scalar): write(scalar, to: writer)
    case .array(let items):
      writer.element("array") { writer in
        for item in items { write(item, to: writer) }
      }
    case .dictionary(let dictionary):
      writer.element("dict") { writer in
        for entry in dictionary.entries {
          if case .scalar(.null) = entry.value { continue }
          for comment in entry.comments { writer.comment(comment.text) }
          writer.element("key", entry.key)
          write(entry.value, to: writer)
        }
        for comment in dictionary.endComments { writer.comment(comment.text) }
      }
    }
  }

  private static func write(_ scalar: SyntaxScalar, to writer: borrowing XMLTextWriter) {
    switch scalar {
    case .null: break
    case .bool(let value): writer.element(value ? "true" : "false") { _ in }
    case .integer(let value): writer.element("integer", String(value))
    case .unsigned(let value), .uid(let value): writer.element("integer", String(value))
    case .real(let value): writer.element("real", "\(value)")
    case .string(let text): writer.element("string", text)
    case .date(let date): writer.element("date", date.formatted(.iso8601))
    case .data(let data): writer.element("data", data.base64EncodedString())
    }
  }
}

/// Owns libxml2's text writer and its buffer.
private struct XMLTextWriter: ~Copyable {
  private let buffer: xmlBufferPtr
  private let writer: xmlTextWriterPtr

  init?() {
    guard let buffer = xmlBufferCreate() else { return nil }
    guard let writer = xmlNewTextWriterMemory(buffer, 0) else {
      xmlBufferFree(buffer)
      return nil
    }
    self.buffer = buffer
    self.writer = writer
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  func begin() {
    xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
    xmlTextWriterWriteDTD(
      writer, "plist", "-//Apple//DTD PLIST 1.0//EN", "http://www.apple.com/DTDs/PropertyList-1.0.dtd", nil)
    // With indentation the writer would break the line inside the declaration.
    xmlTextWriterWriteRaw(writer, "\n")
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterSetIndentString(writer, "\t")
    xmlTextWriterStartElement(writer, "plist")
    xmlTextWriterWriteAttribute(writer, "version", "1.0")
  }

  func end() -> String {
    xmlTextWriterEndDocument(writer)
    xmlTextWriterFlush(writer)
    let bytes = UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer)))
    return String(decoding: bytes, as: UTF8.self)
  }

  func element(_ name: String, _ content: (borrowing XMLTextWriter) -> Void) {
    xmlTextWriterStartElement(writer, name)
    content(self)
    xmlTextWriterEndElement(writer)
  }

  func element(_ name: String, _ text: String) { xmlTextWriterWriteElement(writer, name, text) }

  /// Two dashes would end the comment.
  func comment(_ text: String) {
    var safe = text.replacing("--", with: "- -").replacing("--", with: "- -")
    if safe.hasSuffix("-") { safe += " " }
    xmlTextWriterWriteComment(writer, " " + safe + " ")
  }
}
