/// Enums by their cases' Swift names, option sets by their members': `right`, `[link, address]`.
enum PlistEnumerationGrammar {
  static func readCase(_ raw: RawStyleValue, of enumeration: StyleEnumerationType) -> StyleDecodingResult {
    guard let name = raw.trimmedText else {
      return .failure(.wrongKind(raw, expected: "a case of \(enumeration.name): \(list(enumeration.cases))"))
    }
    let cases = enumeration.cases
    return cases.contains(name)
      ? .value(.enumeration(name)) : .failure(unknown(name, of: enumeration.name, cases))
  }

  static func readOptions(_ raw: RawStyleValue, of enumeration: StyleEnumerationType) -> StyleDecodingResult {
    let cases = enumeration.cases
    var named: Set<String> = []
    switch raw {
    case .array(let items):
      for item in items {
        guard let name = item.value.trimmedText else {
          return .failure(.wrongKind(item.value, expected: "a member of \(enumeration.name)").at(item.span))
        }
        guard cases.contains(name) else {
          return .failure(unknown(name, of: enumeration.name, cases).at(item.span))
        }
        named.insert(name)
      }
    default:
      guard var text = raw.trimmedText?[...] else {
        return .failure(.wrongKind(raw, expected: "members of \(enumeration.name): \(list(cases))"))
      }
      if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
      for part in text.split(separator: ",") {
        let name = String(part).trimmed
        guard cases.contains(name) else { return .failure(unknown(name, of: enumeration.name, cases)) }
        named.insert(name)
      }
    }
    return .value(.options(enumeration.canonical(cases.filter(named.contains))))
  }

  private static func unknown(_ name: String, of type: String, _ cases: [String]) -> StyleDecodingProblem {
    StyleDecodingProblem(
      .valueEnumeration, "'\(name)' is not a case of \(type); there are \(list(cases))",
      suggestion: NearestName.of(name, in: cases))
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension String {
  fileprivate var trimmed: String { RawStyleValue.string(self).trimmedText ?? self }
}
