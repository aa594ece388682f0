import CLibXML2

/// The functions that libxml2 calls, each with the delegate's address.
enum XMLParserCallbacks {
  /// Whatever is not in the table is not reported, and nothing outside the text is ever loaded: entities are neither
  /// declared nor looked up.
  static func table(readsNamespaces: Bool) -> xmlSAXHandler {
    var table = xmlSAXHandler()
    table.initialized = XML_SAX2_MAGIC
    if readsNamespaces {
      reportElementsWithNamespaces(&table)
    } else {
      reportElements(&table)
    }
    table.entityDecl = { context, _, _, _, _, _ in XMLParserCallbacks.refuseEntityDeclaration(context) }
    table.unparsedEntityDecl = { context, _, _, _, _ in XMLParserCallbacks.refuseEntityDeclaration(context) }
    table.reference = { context, name in
      XMLParserCallbacks.report(to: context) { delegate in
        let name = ShortText.of(name.map { String(cString: $0) } ?? "")
        delegate.fail(.xmlUndeclaredEntity, "entity '\(name)' is not declared", at: delegate.pointSpan)
      }
    }
    table.serror = { context, error in
      guard let error = error?.pointee else { return }
      // libxml2 stops by itself at errors; it must not be stopped from within.
      XMLParserCallbacks.report(to: context, stopping: false) { delegate in
        delegate.failFromParser(code: error.code, level: error.level, message: error.message)
      }
    }
    return table
  }

  private static func reportElementsWithNamespaces(_ table: inout xmlSAXHandler) {
    table.startElementNs = { context, name, prefix, _, _, _, count, defaulted, fields in
      guard let name else { return }
      XMLParserCallbacks.report(to: context) { delegate in
        delegate.startElement(
          XMLStartTag(
            nameAddress: name, prefixAddress: prefix, attributeFields: fields,
            attributeCount: Int(count - defaulted)))
      }
    }
    table.endElementNs = { context, _, _, _ in
      XMLParserCallbacks.report(to: context) { delegate in delegate.endElement() }
    }
  }

  private static func reportElements(_ table: inout xmlSAXHandler) {
    // libxml2 takes each table that has a function for structured errors for one that reads namespaces.
    table.startDocument = { context in
      XMLParserCallbacks.report(to: context) { delegate in delegate.leaveNamespacesAlone() }
    }
    table.startElement = { context, name, _ in
      guard let name else { return }
      XMLParserCallbacks.report(to: context) { delegate in
        delegate.startElement(XMLStartTag(nameAddress: name))
      }
    }
    table.endElement = { context, _ in
      XMLParserCallbacks.report(to: context) { delegate in delegate.endElement() }
    }
  }

  /// Hands out the next piece of the text.
  static var read: xmlInputReadCallback {
    { context, buffer, count in
      guard let context, let buffer else { return 0 }
      let piece = UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))
      return Unmanaged<XMLParserDelegate>.fromOpaque(context)._withUnsafeGuaranteedRef { delegate in
        Int32(delegate.read(into: piece))
      }
    }
  }

  /// For text, white space and CDATA sections alike.
  static var characters: charactersSAXFunc? {
    { context, text, count in
      guard let text else { return }
      XMLParserCallbacks.report(to: context) { delegate in
        delegate.characters(UnsafeBufferPointer(start: text, count: Int(count)))
      }
    }
  }

  private static func refuseEntityDeclaration(_ context: UnsafeMutableRawPointer?) {
    report(to: context) { delegate in
      delegate.fail(
        .xmlEntityDeclaration, "entity declarations are not accepted", at: delegate.openMarkupSpan)
    }
  }

  /// Calls the delegate unless it has failed: what follows a failure is of no interest.
  ///
  /// The parse keeps the delegate alive, so no call counts a reference to it.
  @inline(__always)
  private static func report(
    to context: UnsafeMutableRawPointer?, stopping: Bool = true, _ body: (XMLParserDelegate) -> Void
  ) {
    guard let context else { return }
    Unmanaged<XMLParserDelegate>.fromOpaque(context)._withUnsafeGuaranteedRef { delegate in
      guard !delegate.hasFailed else { return }
      body(delegate)
      if stopping, delegate.hasFailed { delegate.stop() }
    }
  }
}
