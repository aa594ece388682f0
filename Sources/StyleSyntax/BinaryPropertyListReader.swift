import StyleDiagnostics

/// Reads binary property lists; keys come in the file's order.
enum BinaryPropertyListReader {
  static func read(
    _ file: SourceFile, limits: SyntaxLimits, into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    var walk = BinaryPropertyListWalk(try BinaryPropertyListLayout(file, limits), limits)
    try walk.run(into: &handler)
  }
}

/// Walks the objects from the root; open containers are kept in an array, not on the stack.
private struct BinaryPropertyListWalk {
  private struct Container {
    let index: UInt64
    let span: SourceSpan
    let isDictionary: Bool
    let count: Int
    let referencesStart: Int
    var next = 0
  }

  private let layout: BinaryPropertyListLayout
  private var budget: SyntaxBudget
  private var open: [Container] = []
  private var openIndices: Set<UInt64> = []
  /// Values that are long enough to be worth keeping: a file may refer to one of them millions of times.
  private var longScalars: [UInt64: (value: SyntaxScalar, span: SourceSpan)] = [:]
  private static let longByteCount: UInt32 = 64

  init(_ layout: BinaryPropertyListLayout, _ limits: SyntaxLimits) {
    self.layout = layout
    budget = SyntaxBudget(limits)
  }

  mutating func run(into handler: inout some SyntaxEventHandler) throws(SyntaxError) {
    try visit(UInt64(layout.rootIndex), from: .start, into: &handler)
    while let container = open.last {
      guard container.next < container.count else {
        open.removeLast()
        openIndices.remove(container.index)
        budget.leave()
        if container.isDictionary {
          handler.endDictionary(at: container.span)
        } else {
          handler.endArray(at: container.span)
        }
        continue
      }
      open[open.count - 1].next += 1
      if container.isDictionary { try visitKey(container, into: &handler) }
      let position = container.isDictionary ? container.count + container.next : container.next
      try visit(try reference(position, in: container), from: container.span, into: &handler)
    }
  }

  private mutating func visitKey(
    _ container: Container, into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    let index = try reference(container.next, in: container)
    try spend(at: container.span)
    guard case (.scalar(.string(let key)), let span) = try object(index, from: container.span) else {
      let place = layout.offset(ofObject: index) ?? 0
      throw SyntaxError(
        .binaryPlistKey, "a key that is not a string", in: layout.file, at: SourceSpan(place, place + 1))
    }
    handler.key(key, at: span)
  }

  private mutating func visit(
    _ index: UInt64, from parent: SourceSpan, into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    try spend(at: parent)
    let (object, span) = try object(index, from: parent)
    switch object {
    case .scalar(let value):
      handler.scalar(value, at: span)
    case .array(let count, let start):
      try push(Container(index: index, span: span, isDictionary: false, count: count, referencesStart: start))
      handler.beginArray(at: span)
    case .dictionary(let count, let start):
      try push(Container(index: index, span: span, isDictionary: true, count: count, referencesStart: start))
      handler.beginDictionary(at: span)
    }
  }

  private mutating func push(_ container: Container) throws(SyntaxError) {
    guard openIndices.insert(container.index).inserted else {
      throw SyntaxError(
        .binaryPlistCycle, "a container that holds itself", in: layout.file, at: container.span)
    }
    if let violation = budget.enter() { throw violation.error(in: layout.file, at: container.span) }
    open.append(container)
  }

  private mutating func spend(at span: SourceSpan) throws(SyntaxError) {
    if let violation = budget.spend() { throw violation.error(in: layout.file, at: span) }
  }

  private mutating func object(
    _ index: UInt64, from parent: SourceSpan
  ) throws(SyntaxError) -> (object: BinaryPropertyListObject, span: SourceSpan) {
    if let known = longScalars[index] { return (.scalar(known.value), known.span) }
    guard let offset = layout.offset(ofObject: index) else {
      throw SyntaxError(
        .binaryPlistStructure, "object \(index) is not in the file", in: layout.file, at: parent)
    }
    let found = try BinaryPropertyListObject.read(at: offset, in: layout)
    if case .scalar(let value) = found.object,
      found.span.upperBound - found.span.lowerBound > Self.longByteCount
    {
      longScalars[index] = (value, found.span)
    }
    return found
  }

  private func reference(_ position: Int, in container: Container) throws(SyntaxError) -> UInt64 {
    let width = layout.referenceWidth
    guard let index = layout.number(at: container.referencesStart + position * width, width: width) else {
      throw SyntaxError(.binaryPlistObject, "references end early", in: layout.file, at: container.span)
    }
    return index
  }
}
