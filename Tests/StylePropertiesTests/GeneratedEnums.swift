/// The enums of the facts, and those of them that keys use.
final class GeneratedEnums {
  private var kinds: [String: String] = [:]
  private var cases: [String: [String]] = [:]
  private var used: Set<String> = []

  /// The rows of the table of enums.
  init(_ rows: [[String: String]]) {
    for row in rows where row.cell("in_swift") == "1" && row.cell("case") != "[]" {
      let (name, member) = (row.cell("enum"), row.cell("case"))
      kinds[name] = row.cell("kind")
      if cases[name]?.contains(member) != true { cases[name, default: []].append(member) }
    }
  }

  /// The kind of an enum; nil for an unknown one.
  func kind(of name: String) -> String? { kinds[name] }

  /// The generated type of an enum's cases, which is generated from then on; nil for an unknown enum.
  func caseType(of name: String) -> String? {
    guard kinds[name] != nil else { return nil }
    used.insert(name)
    return Self.typeName(name)
  }

  /// The declarations of all types in use, by their names.
  var source: String {
    used.sorted().map { name in
      let members = (cases[name] ?? []).map { member in
        "  /// `\(name).\(member)`.\n  case \(SwiftName.escaped(member))\n"
      }
      return "/// The cases of `\(name)`.\n"
        + "public enum \(Self.typeName(name)): String, StyleSpelledEnumeration {\n\(members.joined())}\n"
    }.joined(separator: "\n")
  }

  private static func typeName(_ name: String) -> String { name.filter { $0 != "." } + "Case" }
}
