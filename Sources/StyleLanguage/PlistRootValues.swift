import StyleDiagnostics

/// The variables and the included sheets of a sheet of the plist dialect.
struct PlistRootValues {
  private struct Key: Hashable {
    let name: String
    let conditions: [StyleCondition]
  }

  private(set) var includes: [StyleInclude] = []
  private var all: [StyleVariable] = []
  private var places: [Key: Int] = [:]
  private var replaced: Set<Int> = []

  /// The key of the list of included sheets.
  static let includeKey = "$include"

  /// The variables that count, in the order of the file.
  var variables: [StyleVariable] {
    replaced.isEmpty ? all : all.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
  }

  /// Adds a variable; the place of the earlier one of the same name and conditions, which it replaces.
  mutating func add(_ variable: StyleVariable) -> SourceSpan? {
    let key = Key(name: variable.name, conditions: variable.conditions)
    let earlier = places.updateValue(all.count, forKey: key)
    all.append(variable)
    guard let earlier else { return nil }
    replaced.insert(earlier)
    return all[earlier].nameSpan
  }

  /// Adds one path or several; false for a value that is neither.
  mutating func addIncludes(_ value: LocatedStyleValue) -> Bool {
    guard let paths = Self.paths(value) else { return false }
    includes += paths
    return true
  }

  private static func paths(_ value: LocatedStyleValue) -> [StyleInclude]? {
    switch value.value {
    case .string(let path): return [StyleInclude(path, at: value.span)]
    case .array(let items):
      let paths = items.compactMap { item in
        if case .string(let path) = item.value { StyleInclude(path, at: item.span) } else { nil }
      }
      return paths.count == items.count ? paths : nil
    default: return nil
    }
  }
}
