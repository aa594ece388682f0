/// The text of a Swift file without its comments and without what its string literals say.
struct SwiftSource {
  /// The code; comments and the inside of literals are blank, line ends are kept.
  let code: String

  init(_ text: String) {
    var scanner = Scanner(rest: Substring(text))
    scanner.run()
    code = scanner.code
  }

  /// The modules that are imported, in order, and whether the import hands the module on.
  var imports: [(module: String, isReexported: Bool)] {
    let kinds = "struct|class|enum|protocol|typealias|func|let|var|actor|macro"
    let pattern =
      "(?m)(?:^|;)[ \\t]*((?:@\\w+(?:\\([^)]*\\))?\\s+)*)(?:\\w+\\s+)?import\\s+(?:(?:\(kinds))\\s+)?(\\w+)"
    guard let regex = try? Regex(pattern, as: (Substring, Substring, Substring).self) else { return [] }
    return code.matches(of: regex).map { match in
      (module: String(match.output.2), isReexported: match.output.1.contains("@_exported"))
    }
  }

  private struct Scanner {
    var rest: Substring
    var code = ""

    mutating func run() {
      while let character = rest.first {
        if rest.hasPrefix("//") {
          rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
          skipBlockComment()
        } else if character == "\"" || character == "#", let delimiter = literalDelimiter() {
          skipLiteral(delimiter)
        } else {
          code.append(character)
          rest.removeFirst()
        }
      }
    }

    private mutating func skipBlockComment() {
      var depth = 0
      repeat {
        if rest.hasPrefix("/*") {
          depth += 1
          rest = rest.dropFirst(2)
        } else if rest.hasPrefix("*/") {
          depth -= 1
          rest = rest.dropFirst(2)
        } else {
          if rest.first?.isNewline == true { code.append("\n") }
          rest = rest.dropFirst()
        }
      } while depth > 0 && !rest.isEmpty
    }

    private func literalDelimiter() -> (quotes: Substring, pounds: Substring)? {
      let pounds = rest.prefix { $0 == "#" }
      let quotes = rest.dropFirst(pounds.count).prefix { $0 == "\"" }
      guard !quotes.isEmpty else { return nil }
      return (quotes.count >= 3 ? "\"\"\"" : "\"", pounds)
    }

    private mutating func skipLiteral(_ delimiter: (quotes: Substring, pounds: Substring)) {
      let end = delimiter.quotes + delimiter.pounds
      let escape = "\\" + delimiter.pounds
      rest = rest.dropFirst(end.count)
      code.append("\"")
      while !rest.isEmpty, !rest.hasPrefix(end) {
        if rest.hasPrefix(escape) { rest = rest.dropFirst(escape.count) }
        if rest.first?.isNewline == true {
          code.append("\n")
          if delimiter.quotes.count == 1 { return }
        }
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst(end.count)
      code.append("\"")
    }
  }
}
