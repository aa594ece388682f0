#if canImport(CLibYAML)
  import StyleDiagnostics

  /// Builds a tree of libyaml's events.
  struct YAMLComposer {
    private struct Container {
      let start: Int
      let anchor: String?
      let isMapping: Bool
      var hasMerge = false
      var elements: [SyntaxNode] = []
      var entries: [SyntaxEntry] = []
      var key: (name: String, span: SourceSpan)?
      /// What is in it so far, for aliases to it.
      var extent = Extent(size: 1, height: 1)
    }

    /// How much of the limits a node takes up wherever it stands.
    private struct Extent {
      /// The number of values, itself included.
      var size = 1
      /// How many containers are inside each other, itself included.
      var height = 0
    }

    private let file: SourceFile
    private var budget: SyntaxBudget
    private var open: [Container] = []
    private var anchors: [String: (node: SyntaxNode, extent: Extent)] = [:]
    private var root: SyntaxNode?
    private var documentCount = 0

    init(_ file: SourceFile, _ limits: SyntaxLimits) {
      self.file = file
      budget = SyntaxBudget(limits)
    }

    mutating func tree() throws(SyntaxError) -> SyntaxNode {
      try YAMLParserHandle.withParser(of: file) { [self] parser throws(SyntaxError) in
        var composer = self
        while true {
          let event = try parser.next()
          if case .streamEnd = event.kind { return composer.root ?? SyntaxNode(.scalar(.null), at: .start) }
          try composer.take(event)
        }
      }
    }

    private mutating func take(_ event: YAMLEvent) throws(SyntaxError) {
      if let tag = event.tag, !Self.tags.contains(tag) {
        throw error("the tag '\(ShortText.of(tag))' is not known", at: event.span)
      }
      switch event.kind {
      case .documentStart:
        documentCount += 1
        if documentCount > 1 { throw error("a second document in the file", at: event.span) }
      case .sequenceStart(let anchor): try push(anchor, isMapping: false, at: event.span)
      case .mappingStart(let anchor): try push(anchor, isMapping: true, at: event.span)
      case .sequenceEnd, .mappingEnd: try close(at: event.span)
      case .alias(let name):
        guard let known = anchors[name] else {
          throw error("the anchor '\(ShortText.of(name))' is not known", at: event.span)
        }
        let violation = budget.spend(known.extent.size) ?? budget.violation(ofHeight: known.extent.height)
        if let violation { throw violation.error(in: file, at: event.span) }
        // A scalar keeps the place where its text is.
        let isScalar = if case .scalar = known.node.value { true } else { false }
        try add(
          SyntaxNode(known.node.value, at: isScalar ? known.node.span : event.span), anchor: nil, known.extent
        )
      case .scalar(let text, let isPlain, let anchor):
        if let violation = budget.spend() { throw violation.error(in: file, at: event.span) }
        let isText = !isPlain || event.tag.map(Self.textTags.contains) == true
        if !isText, let index = open.indices.last, open[index].isMapping, open[index].key == nil {
          if text == YAMLMerge.key { open[index].hasMerge = true }
          // Keys are text, whatever they look like.
          return try add(
            SyntaxNode(.scalar(.string(text)), at: event.span), anchor: anchor, Extent())
        }
        let value = isText ? .string(text) : YAMLScalar.plain(text)
        let hasProperties = anchor != nil || event.tag != nil
        let span = hasProperties && isPlain ? Self.span(of: text, endingWith: event.span) : event.span
        try add(SyntaxNode(.scalar(value), at: span), anchor: anchor, Extent())
      case .documentEnd, .streamEnd, .other: break
      }
    }

    /// Tags by which a scalar is text, whatever it looks like.
    private static let textTags: Set<String> = ["tag:yaml.org,2002:str", "!"]

    /// The tags of YAML's core schema; but for text they say of a scalar what its text says.
    private static let tags = textTags.union(
      ["int", "float", "bool", "null", "map", "seq"].map { "tag:yaml.org,2002:\($0)" })

    /// Where a plain scalar's text stands, without the anchor and the tag in front of it.
    private static func span(of text: String, endingWith span: SourceSpan) -> SourceSpan {
      SourceSpan(max(Int(span.lowerBound), Int(span.upperBound) - text.utf8.count), Int(span.upperBound))
    }

    private mutating func push(_ anchor: String?, isMapping: Bool, at span: SourceSpan) throws(SyntaxError) {
      if let violation = budget.spend() ?? budget.enter() { throw violation.error(in: file, at: span) }
      open.append(Container(start: Int(span.lowerBound), anchor: anchor, isMapping: isMapping))
    }

    private mutating func close(at span: SourceSpan) throws(SyntaxError) {
      guard let container = open.popLast() else { return }
      budget.leave()
      let entries = container.hasMerge ? YAMLMerge.merging(container.entries) : container.entries
      let value: SyntaxNode.Value = container.isMapping ? .dictionary(entries) : .array(container.elements)
      let node = SyntaxNode(value, at: SourceSpan(container.start, Int(span.upperBound)))
      try add(node, anchor: container.anchor, container.extent)
    }

    private mutating func add(_ node: SyntaxNode, anchor: String?, _ extent: Extent) throws(SyntaxError) {
      if let anchor { anchors[anchor] = (node, extent) }
      guard let index = open.indices.last else {
        root = node
        return
      }
      open[index].extent.size += extent.size
      open[index].extent.height = max(open[index].extent.height, extent.height + 1)
      if !open[index].isMapping {
        open[index].elements.append(node)
      } else if let key = open[index].key {
        open[index].entries.append(SyntaxEntry(key.name, at: key.span, node))
        open[index].key = nil
      } else {
        guard case .scalar(.string(let name)) = node.value else {
          throw error("a key that is not text", at: node.span)
        }
        open[index].key = (name, node.span)
      }
    }

    private func error(_ message: String, at span: SourceSpan) -> SyntaxError {
      SyntaxError(.yamlSyntax, message, in: file, at: span)
    }
  }
#endif
