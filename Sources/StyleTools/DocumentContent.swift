import InterfaceBuilder

/// What the file of a document holds at one time.
struct DocumentContent: Sendable {
  /// Its bytes, or why there are none.
  let bytes: Result<[UInt8], UnreadableDocument>
  /// The names of the storyboards to which it refers; none for one that cannot be read, which loading it says.
  let referencedStoryboards: Set<String>

  init(_ bytes: Result<[UInt8], UnreadableDocument>) {
    self.bytes = bytes
    switch bytes {
    case .success(let bytes): referencedStoryboards = InterfaceStoryboardScan.referencedNames(in: bytes)
    case .failure: referencedStoryboards = []
    }
  }

  /// Whether it is the same as another one.
  func isSame(as other: Self) -> Bool {
    switch (bytes, other.bytes) {
    case (.success(let own), .success(let others)): own == others
    case (.failure(let own), .failure(let others)): own.diagnostic.identity == others.diagnostic.identity
    case (.success, .failure), (.failure, .success): false
    }
  }
}
