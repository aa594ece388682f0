import CLibXML2
import StyleDiagnostics

/// The functions that libxml2 calls, each with the delegate's address.
enum XMLParserCallbacks {
  /// Whatever is not in the table is not reported, and nothing outside the text is ever loaded: entities are neither
  /// declared nor looked up.
  static var table: xmlSAXHandler {
    var table = xmlSAXHandler()
    table.initialized = XML_SAX2_MAGIC
    table.startElementNs = { context, name, prefix, _, _, _, count, defaulted, fields in
      guard let delegate = XMLParserCallbacks.delegate(context), let name else { return }
      let end = delegate.offset
      let span = delegate.startTagSpan(endingNear: end)
      delegate.startElement(
        XMLStartTag(
          nameAddress: name, prefixAddress: prefix, attributeFields: fields,
          attributeCount: Int(count - defaulted), span: span))
      delegate.stopIfFailed()
    }
    table.endElementNs = { context, _, _, _ in
      guard let delegate = XMLParserCallbacks.delegate(context) else { return }
      delegate.endElement(at: delegate.endTagSpan(endingAt: delegate.offset))
      delegate.stopIfFailed()
    }
    let characters: charactersSAXFunc = { context, text, count in
      guard let delegate = XMLParserCallbacks.delegate(context), let text else { return }
      delegate.characters(UnsafeBufferPointer(start: text, count: Int(count)))
      delegate.stopIfFailed()
    }
    table.characters = characters
    table.ignorableWhitespace = characters
    table.cdataBlock = characters
    table.entityDecl = { context, _, _, _, _, _ in XMLParserCallbacks.refuseEntityDeclaration(context) }
    table.unparsedEntityDecl = { context, _, _, _, _ in XMLParserCallbacks.refuseEntityDeclaration(context) }
    table.reference = { context, name in
      guard let delegate = XMLParserCallbacks.delegate(context) else { return }
      let name = name.map { String(cString: $0) } ?? ""
      delegate.fail(.xmlUndeclaredEntity, "entity '\(name)' is not declared", at: delegate.pointSpan)
      delegate.stopIfFailed()
    }
    table.serror = { context, error in
      guard let delegate = XMLParserCallbacks.delegate(context), let error = error?.pointee else { return }
      delegate.failFromParser(code: error.code, level: error.level, message: error.message)
    }
    return table
  }

  /// Nil once there is a failure: what follows it is of no interest.
  private static func delegate(_ context: UnsafeMutableRawPointer?) -> XMLParserDelegate? {
    guard let context else { return nil }
    let delegate = Unmanaged<XMLParserDelegate>.fromOpaque(context).takeUnretainedValue()
    return delegate.failure == nil ? delegate : nil
  }

  private static func refuseEntityDeclaration(_ context: UnsafeMutableRawPointer?) {
    guard let delegate = XMLParserCallbacks.delegate(context) else { return }
    delegate.fail(
      .xmlEntityDeclaration, "entity declarations are not accepted",
      at: delegate.endTagSpan(endingAt: delegate.offset))
    delegate.stopIfFailed()
  }
}
