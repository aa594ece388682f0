import StyleDiagnostics

/// A value of a structured document and where it stands.
public struct SyntaxNode: Sendable, Hashable {
  /// What a value is.
  public enum Value: Sendable, Hashable {
    /// A value without parts.
    case scalar(SyntaxScalar)
    /// Values in file order.
    case array([SyntaxNode])
    /// Keys and values in file order, repeated keys included.
    case dictionary([SyntaxEntry])
  }

  /// The value.
  public let value: Value
  /// All of it, brackets and quotes included.
  public let span: SourceSpan

  /// A value at a place.
  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

/// A key of a dictionary with its value.
public struct SyntaxEntry: Sendable, Hashable {
  /// The key.
  public let key: String
  /// Where the key stands, quotes included.
  public let keySpan: SourceSpan
  /// The value.
  public let value: SyntaxNode

  /// A key with its value.
  public init(_ key: String, at keySpan: SourceSpan, _ value: SyntaxNode) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }
}

/// Builds a tree of events.
package struct SyntaxTreeBuilder: SyntaxEventHandler {
  private struct Container {
    let start: Int
    let isDictionary: Bool
    var elements: [SyntaxNode] = []
    var entries: [SyntaxEntry] = []
    var key: (name: String, span: SourceSpan)?
  }

  /// The tree; nil before its end.
  package private(set) var root: SyntaxNode?
  private var open: [Container] = []

  package init() {}

  package mutating func beginDictionary(at span: SourceSpan) {
    open.append(Container(start: Int(span.lowerBound), isDictionary: true))
  }

  package mutating func key(_ key: String, at span: SourceSpan) {
    guard !open.isEmpty else { return }
    open[open.count - 1].key = (key, span)
  }

  package mutating func endDictionary(at span: SourceSpan) { close(at: span) }

  package mutating func beginArray(at span: SourceSpan) {
    open.append(Container(start: Int(span.lowerBound), isDictionary: false))
  }

  package mutating func endArray(at span: SourceSpan) { close(at: span) }

  package mutating func scalar(_ value: SyntaxScalar, at span: SourceSpan) {
    add(SyntaxNode(.scalar(value), at: span))
  }

  private mutating func close(at span: SourceSpan) {
    guard let container = open.popLast() else { return }
    let value: SyntaxNode.Value =
      container.isDictionary ? .dictionary(container.entries) : .array(container.elements)
    add(SyntaxNode(value, at: SourceSpan(container.start, Int(span.upperBound))))
  }

  private mutating func add(_ node: SyntaxNode) {
    guard let index = open.indices.last else {
      root = node
      return
    }
    if !open[index].isDictionary {
      open[index].elements.append(node)
    } else if let key = open[index].key {
      open[index].entries.append(SyntaxEntry(key.name, at: key.span, node))
      open[index].key = nil
    }
  }
}
