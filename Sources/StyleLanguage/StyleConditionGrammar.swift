import StyleDiagnostics

/// How conditions are spelled behind a key: `font:highlighted(h:regular, device:pad)`, in any letter case.
struct StyleConditionGrammar {
  /// A piece of the key that is no condition.
  struct Problem: Error, Hashable {
    let message: String
    let suggestion: String?
    /// Its place in the key, in bytes.
    let range: Range<Int>
  }

  /// Whether a key ends as one with conditions does.
  static func endsConditions(_ key: String) -> Bool {
    key.utf8.withContiguousStorageIfAvailable { $0.last == UInt8(ascii: ")") }
      ?? (key.utf8.last == UInt8(ascii: ")"))
  }

  /// The key without its conditions, and these; O(bytes).
  static func split(_ key: String) throws(Problem) -> (key: String, conditions: [StyleCondition]) {
    guard endsConditions(key), let open = key.utf8.lastIndex(of: UInt8(ascii: "(")) else {
      return (key, [])
    }
    let inner = key[key.utf8.index(after: open)..<key.utf8.index(before: key.endIndex)]
    var conditions: [StyleCondition] = []
    for part in inner.split(separator: ",", omittingEmptySubsequences: false) {
      conditions.append(try condition(part, in: key))
    }
    let name = key[..<open].trimmingSpaces
    return (String(name), conditions)
  }

  /// The condition of a name and a value, as they stand on both sides of the colon.
  static func condition(named name: String, _ value: String) throws(Problem) -> StyleCondition {
    let part = "\(name):\(value)"
    return try condition(part[...], in: part)
  }

  private static func condition(_ part: Substring, in key: String) throws(Problem) -> StyleCondition {
    let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = (pieces.first ?? "").trimmingSpaces
    guard let row = rows.first(where: { $0.names.contains(name.lowercased()) }) else {
      let names = rows.map { $0.names[0] }
      throw problem(
        "'\(name)' is no condition: there are \(names.joined(separator: ", "))",
        NearestName.of(name.lowercased(), in: rows.flatMap(\.names)), name, key)
    }
    guard pieces.count == 2 else {
      throw problem("'\(name)' needs a value: write \(name):\(row.values.first ?? "…")", nil, name, key)
    }
    let value = pieces[1].trimmingSpaces
    guard !value.isEmpty, let condition = row.read(String(value)) else {
      throw problem(
        "'\(value)' is no value of '\(name)'"
          + (row.values.isEmpty ? "" : ": there are \(row.values.joined(separator: ", "))"),
        NearestName.of(value.lowercased(), in: row.values), value, key)
    }
    return condition
  }

  private static func problem(
    _ message: String, _ suggestion: String?, _ piece: Substring, _ key: String
  ) -> Problem {
    let start = key.utf8.distance(from: key.startIndex, to: piece.startIndex)
    return Problem(message: message, suggestion: suggestion, range: start..<start + piece.utf8.count)
  }

  private struct Row: Sendable {
    /// The names in lower case, the one to show first.
    let names: [String]
    let values: [String]
    let read: @Sendable (String) -> StyleCondition?

    init(_ names: [String], values: [String] = [], _ read: @escaping @Sendable (String) -> StyleCondition?) {
      self.names = names
      self.values = values
      self.read = read
    }

    /// A condition with the cases of an enum, and other names for some.
    init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
      _ names: [String], _ make: @escaping @Sendable (Value) -> StyleCondition, aliases: [String: Value] = [:]
    ) {
      self.init(names, values: Value.allCases.map(\.rawValue)) { text in
        (Value(rawValue: text.lowercased()) ?? aliases[text.lowercased()]).map(make)
      }
    }
  }

  private static let rows: [Row] = [
    Row(["device"], StyleCondition.device, aliases: ["iphone": .phone, "ipad": .pad, "appletv": .tv]),
    Row(["h", "horizontal"], StyleCondition.horizontal),
    Row(["v", "vertical"], StyleCondition.vertical),
    Row(["appearance"], StyleCondition.appearance),
    Row(["contrast"], StyleCondition.contrast),
    Row(["language"]) { .language($0) },
    Row(["category"], values: ContentSizeCategory.all.map(\.short)) { text in
      ContentSizeCategory.name(of: text).map(StyleCondition.category)
    },
  ]
}

extension Substring {
  /// The text without spaces around it.
  fileprivate var trimmingSpaces: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
