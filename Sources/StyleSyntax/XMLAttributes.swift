import StyleDiagnostics

/// The attributes of an element in the order of its tag.
public struct XMLAttributes: RandomAccessCollection, Sendable {
  let tree: XMLTree
  /// The places of the attributes among those of all elements.
  public let indices: Range<Int>

  /// The first attribute's place.
  public var startIndex: Int { indices.lowerBound }
  /// The place behind the last attribute.
  public var endIndex: Int { indices.upperBound }

  /// The attribute at a place.
  public subscript(index: Int) -> XMLAttribute { XMLAttribute(tree: tree, index: index) }

  /// The attribute of that name; nil where it is not written. O(attributes of the element).
  public subscript(name: String) -> XMLAttribute? {
    for index in indices where tree.name(at: Int(tree.attribute(at: index).name)) == name {
      return self[index]
    }
    return nil
  }

  /// The attribute whose name has that place; nil where it is not written. O(attributes of the element).
  public subscript(nameIndex nameIndex: Int) -> XMLAttribute? {
    for index in indices where tree.attribute(at: index).name == UInt32(nameIndex) { return self[index] }
    return nil
  }
}

/// An attribute as its start tag has it.
public struct XMLAttribute: Sendable {
  let tree: XMLTree
  let index: Int

  /// The place of the name.
  public var nameIndex: Int { Int(tree.attribute(at: index).name) }
  /// The name, with its namespace prefix if it has one.
  public var name: String { tree.name(at: nameIndex) }
  /// The value with references decoded.
  public var value: String { tree.string(tree.attribute(at: index).value) }
  /// Where the value stands, without the quotes.
  public var valueSpan: SourceSpan { tree.attribute(at: index).value.span }

  /// Where the name stands.
  public var nameSpan: SourceSpan {
    let bytes = tree.file.bytes
    // Only the equals sign, the quote and spaces stand between the name and the value.
    var end = Int(valueSpan.lowerBound) - 1
    while end > 0, TextByte.isSpace(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "=") { end -= 1 }
    return SourceSpan(max(end - name.utf8.count, 0), end)
  }
}
