/// Finds out to which storyboards a document refers without loading it.
public enum InterfaceStoryboardScan {
  /// The names of other storyboards, without their extensions, to which a document in UTF-8 refers. O(bytes).
  ///
  /// A name that is spelled with entities is not among them: such a reference stays one.
  public static func referencedNames(in bytes: [UInt8]) -> Set<String> {
    let attribute = Self.attribute
    return bytes.withUnsafeBufferPointer { text in
      var names: Set<String> = []
      var rest = text[...]
      while let start = rest.firstIndex(of: attribute[0]) {
        rest = rest[start...]
        guard rest.starts(with: attribute) else {
          rest = rest.dropFirst()
          continue
        }
        rest = rest.dropFirst(attribute.count)
        guard let quote = rest.first, quotes.contains(quote) else { continue }
        let value = rest.dropFirst().prefix { $0 != quote }
        names.insert(String(decoding: value, as: UTF8.self))
        rest = rest[value.endIndex...]
      }
      return names
    }
  }

  private static let attribute = Array("storyboardName=".utf8)
  private static let quotes = Array("\"'".utf8)
}
