#if canImport(CLibYAML)
  /// YAML's `<<`: the members of other dictionaries, which those of the dictionary itself replace.
  enum YAMLMerge {
    /// The key that merges.
    static let key = "<<"

    /// A dictionary's entries with what they merge in front of them; of several sources the earlier is stronger.
    ///
    /// A source that is no dictionary stays under the key. O(entries of the sources).
    static func merging(_ entries: [SyntaxEntry]) -> [SyntaxEntry] {
      let own = entries.filter { $0.key != key }
      var known = Set(own.map(\.key))
      var merged: [SyntaxEntry] = []
      var rest: [SyntaxEntry] = []
      for entry in entries where entry.key == key {
        for source in sources(of: entry.value) {
          guard case .dictionary(let members) = source.value else {
            rest.append(SyntaxEntry(key, at: entry.keySpan, source))
            continue
          }
          // From the end on, since of a repeated key the later counts.
          merged += members.reversed().filter { $0.key != key && known.insert($0.key).inserted }.reversed()
        }
      }
      return merged + own + rest
    }

    private static func sources(of node: SyntaxNode) -> [SyntaxNode] {
      if case .array(let items) = node.value { items } else { [node] }
    }
  }
#endif
