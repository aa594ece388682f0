#if canImport(CLibYAML)
  import CLibYAML
  import StyleDiagnostics

  /// An event of libyaml, in Swift values.
  struct YAMLEvent {
    enum Kind {
      case documentStart, documentEnd, streamEnd, sequenceEnd, mappingEnd
      case sequenceStart(anchor: String?)
      case mappingStart(anchor: String?)
      case alias(String)
      case scalar(String, isPlain: Bool, anchor: String?)
      /// What says nothing about the document.
      case other
    }

    let kind: Kind
    let tag: String?
    let span: SourceSpan
  }

  /// Owns a libyaml parser over a text in memory.
  struct YAMLParserHandle: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let file: SourceFile
    private var places: YAMLPlaces

    /// Calls a function with a parser over a file's text.
    static func withParser<Result>(
      of file: SourceFile, _ body: (inout YAMLParserHandle) throws(SyntaxError) -> Result
    ) throws(SyntaxError) -> Result {
      try file.bytes.withUnsafeBufferPointer { bytes throws(SyntaxError) in
        guard var handle = YAMLParserHandle(file, bytes) else {
          throw SyntaxError(.yamlSyntax, "the parser cannot be made", in: file, at: .start)
        }
        return try body(&handle)
      }
    }

    private init?(_ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) {
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      parser.initialize(to: yaml_parser_t())
      guard yaml_parser_initialize(parser) == 1 else {
        parser.deallocate()
        return nil
      }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      self.parser = parser
      self.file = file
      places = YAMLPlaces(file.bytes)
    }

    deinit {
      yaml_parser_delete(parser)
      parser.deallocate()
    }

    mutating func next() throws(SyntaxError) -> YAMLEvent {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw complaint }
      defer { yaml_event_delete(&event) }
      let start = places.byteOffset(of: event.start_mark.index)
      let span = SourceSpan(start, places.byteOffset(of: event.end_mark.index))
      return YAMLEvent(kind: Self.kind(of: event), tag: Self.tag(of: event), span: span)
    }

    private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
      switch event.type {
      case YAML_DOCUMENT_START_EVENT: .documentStart
      case YAML_DOCUMENT_END_EVENT: .documentEnd
      case YAML_STREAM_END_EVENT: .streamEnd
      case YAML_SEQUENCE_END_EVENT: .sequenceEnd
      case YAML_MAPPING_END_EVENT: .mappingEnd
      case YAML_SEQUENCE_START_EVENT: .sequenceStart(anchor: text(event.data.sequence_start.anchor))
      case YAML_MAPPING_START_EVENT: .mappingStart(anchor: text(event.data.mapping_start.anchor))
      case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor) ?? "")
      case YAML_SCALAR_EVENT: scalar(of: event)
      default: .other
      }
    }

    private static func scalar(of event: yaml_event_t) -> YAMLEvent.Kind {
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        anchor: text(scalar.anchor))
    }

    private static func tag(of event: yaml_event_t) -> String? {
      switch event.type {
      case YAML_SEQUENCE_START_EVENT: text(event.data.sequence_start.tag)
      case YAML_MAPPING_START_EVENT: text(event.data.mapping_start.tag)
      case YAML_SCALAR_EVENT: text(event.data.scalar.tag)
      default: nil
      }
    }

    private static func text(_ address: UnsafePointer<yaml_char_t>?) -> String? {
      address.map { String(cString: $0) }
    }

    private var complaint: SyntaxError {
      mutating get {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
        let offset =
          parser.pointee.error == YAML_READER_ERROR
          ? parser.pointee.problem_offset : places.byteOffset(of: parser.pointee.problem_mark.index)
        let place = min(offset, file.bytes.count)
        return SyntaxError(.yamlSyntax, problem, in: file, at: SourceSpan(place, place))
      }
    }
  }

  /// Turns libyaml's places, which count characters, into byte offsets.
  private struct YAMLPlaces {
    private let bytes: [UInt8]
    private let isASCII: Bool
    private var character = 0
    private var offset = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      isASCII = bytes.allSatisfy { $0 < 0x80 }
    }

    /// Places mostly rise: each byte is looked at about once.
    mutating func byteOffset(of index: Int) -> Int {
      if isASCII { return min(index, bytes.count) }
      while character > index, offset > 0 {
        offset -= 1
        if !UTF8.isContinuation(bytes[offset]) { character -= 1 }
      }
      while character < index, offset < bytes.count {
        offset += 1
        while offset < bytes.count, UTF8.isContinuation(bytes[offset]) { offset += 1 }
        character += 1
      }
      return offset
    }
  }
#endif
