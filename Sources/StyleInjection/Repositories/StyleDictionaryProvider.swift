import Synchronization

/// A source of rules from a dictionary in memory, one value of which can be changed at a time.
public final class StyleDictionaryProvider: StyleSourceRepository {
  private struct State {
    var root: RawStyleValue
    var source: StyleSheetSource
  }

  private let path: String
  private let state: Mutex<State>
  private let broadcast = StyleSourceBroadcast()

  /// A sheet of the plist dialect: `["@UILabel": ["textColor": "#FF0000"]]`.
  ///
  /// - Parameters:
  ///   - root: the dictionary of rules.
  ///   - path: the sheet's name in diagnostics.
  /// - Throws: `StyleSourceError.invalid` if the value is no dictionary.
  public init(_ root: RawStyleValue, path: String = "dictionary") throws(StyleSourceError) {
    self.path = path
    state = Mutex(State(root: root, source: try Self.source(root, path)))
  }

  /// A sheet of the plist dialect from property list objects.
  ///
  /// - Throws: `StyleSourceError.invalid` if a value is none that a property list can hold.
  public convenience init(
    propertyList: [String: Any], path: String = "dictionary"
  ) throws(StyleSourceError) {
    guard let root = RawStyleValue(propertyList: propertyList) else {
      let file = SourceFile(path: path, bytes: [], kind: .memory)
      throw .invalid(
        Diagnostic(
          .sourceNotAPropertyList, .error, "a value is of a type that no property list can hold",
          at: SourceRange(file)))
    }
    try self.init(root, path: path)
  }

  /// Changes one value and announces it; dictionaries on the way are made as needed.
  ///
  /// - Parameters:
  ///   - value: the new value; nil removes the key.
  ///   - keys: the keys from the root: `["@UILabel", "textColor"]`; never empty.
  /// - Throws: `StyleSourceError.invalid` if the root would be no dictionary; the old rules stay in force.
  public func set(_ value: RawStyleValue?, at keys: [String]) throws(StyleSourceError) {
    try state.withLock { state throws(StyleSourceError) in
      let root = state.root.replacing(keys[...], with: value) ?? .dictionary([])
      state.source = try Self.source(root, path)
      state.root = root
    }
    broadcast.announce(StyleSourceChange(keys.joined(separator: "/")))
  }

  /// The declarations that speak of one element.
  public func matches(for element: StyleElement) -> [StyleMatch] { source.matches(for: element) }

  /// The rules compiled.
  public var snapshot: RuleIndex? { source.snapshot }

  /// What is wrong with the sheet's shape.
  public var diagnostics: [Diagnostic] { source.diagnostics }

  /// Announces each `set`. Several that nobody awaited yet are announced as one.
  public var changes: any AsyncSequence<StyleSourceChange, Never> & Sendable {
    broadcast.changes
  }

  private var source: StyleSheetSource { state.withLock { $0.source } }

  private static func source(_ root: RawStyleValue, _ path: String) throws(StyleSourceError)
    -> StyleSheetSource
  {
    do {
      return StyleSheetSource([try StyleSheet(path: path, root)])
    } catch {
      throw .invalid(error.diagnostic)
    }
  }
}

extension RawStyleValue {
  /// The value with the one at a path of keys replaced, or removed.
  fileprivate func replacing(_ keys: ArraySlice<String>, with new: RawStyleValue?) -> RawStyleValue? {
    guard let key = keys.first else { return new }
    var entries: [RawStyleEntry] = []
    if case .dictionary(let own) = self { entries = own }
    let old = entries.last { $0.key == key }?.value.value ?? .dictionary([])
    let value = old.replacing(keys.dropFirst(), with: new)
    let index = entries.lastIndex { $0.key == key }
    switch (index, value) {
    case (let index?, let value?): entries[index] = RawStyleEntry(key, LocatedStyleValue(value))
    case (let index?, nil): entries.remove(at: index)
    case (nil, let value?): entries.append(RawStyleEntry(key, LocatedStyleValue(value)))
    case (nil, nil): break
    }
    return .dictionary(entries)
  }
}
