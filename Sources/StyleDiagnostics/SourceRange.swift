/// A place in a text file.
public struct SourcePosition: Sendable, Hashable {
  /// 1-based.
  public let line: Int
  /// 1-based, in UTF-8 bytes.
  public let column: Int

  /// A place by its line and column, both 1-based.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A half-open range of byte offsets within some file: what compact models keep beside each value.
public struct SourceSpan: Sendable, Hashable {
  /// The first byte's offset.
  public let lowerBound: UInt32
  /// The offset behind the last byte.
  public let upperBound: UInt32

  /// A span between two byte offsets; both are cut to what 32 bits hold.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = UInt32(clamping: lowerBound)
    self.upperBound = UInt32(clamping: max(lowerBound, upperBound))
  }

  /// The empty span at the start of a file.
  public static let start = SourceSpan(0, 0)
}

/// A range of bytes in a named file.
public struct SourceRange: Sendable, Hashable {
  /// The file.
  public let file: SourceFile
  /// The bytes of it.
  public let span: SourceSpan

  /// A range of bytes in a file.
  public init(_ file: SourceFile, _ span: SourceSpan = .start) {
    self.file = file
    self.span = span
  }

  /// The 0-based byte offset of the first byte.
  public var offset: Int { Int(span.lowerBound) }
  /// How many bytes the range covers.
  public var length: Int { Int(span.upperBound - span.lowerBound) }
  /// The line and column of the first byte; nil in a file without lines.
  public var position: SourcePosition? { file.position(at: offset) }
}
