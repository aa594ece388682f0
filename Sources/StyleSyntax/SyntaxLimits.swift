/// How much a document may hold before it is refused: documents are untrusted.
public struct SyntaxLimits: Sendable, Hashable {
  /// How many containers may be open at once; 512 unless set. XML elements count alike.
  public var maximumDepth: Int
  /// How many bytes a file may have; 256 MiB unless set. Spans hold 32 bits and libxml2 counts in 31: more than 2 GiB
  /// is never read.
  public var maximumByteCount: Int
  /// How many values a document may have, keys and repeated expansions of a shared value included; 10 million unless
  /// set.
  public var maximumValueCount: Int
  /// How many bytes a value of an XML attribute may have; 10 million unless set, which is libxml2's own usual limit.
  public var maximumAttributeByteCount: Int

  /// The limits given, or the usual ones.
  public init(
    maximumDepth: Int = 512, maximumByteCount: Int = 256 << 20, maximumValueCount: Int = 10_000_000,
    maximumAttributeByteCount: Int = 10_000_000
  ) {
    self.maximumDepth = maximumDepth
    self.maximumByteCount = maximumByteCount
    self.maximumValueCount = maximumValueCount
    self.maximumAttributeByteCount = maximumAttributeByteCount
  }

  var usableByteCount: Int { min(maximumByteCount, Int(Int32.max)) }
}
