/// A property that shows nothing while its object has another one that says the same: a button with a configuration
/// ignores its `contentEdgeInsets`.
public struct StyleSupersededProperty: Sendable {
  /// The key path of the property from the object on: `titleLabel.textColor`. A state behind a colon means that state
  /// alone, `normal` also a key path without any.
  public let keyPath: String
  /// What the object has then, by the name of its property: `configuration`.
  public let owner: String
  /// The key path of what shows instead; nil where nothing says the same.
  public let counterpart: String?
  /// Whether setting the property sets its counterpart: it has an effect, unless a sheet names the counterpart itself.
  public let isForwarded: Bool
  /// Whether an object has what supersedes the property.
  let isSuperseded: @Sendable (AnyObject) -> Bool
  /// The key path's steps.
  let steps: [String]
  /// The state that alone is meant; nil for all.
  let state: String?

  /// A property that counts for nothing while the object has something else.
  public init<Root: AnyObject>(
    _ keyPath: String, by owner: String, instead counterpart: String? = nil, isForwarded: Bool = false,
    when isSuperseded: @escaping @Sendable (Root) -> Bool
  ) {
    self.keyPath = keyPath
    self.owner = owner
    self.counterpart = counterpart
    self.isForwarded = isForwarded
    self.isSuperseded = { object in (object as? Root).map(isSuperseded) ?? false }
    let parsed = StyleKeyPath(keyPath)
    steps = parsed.steps
    state = parsed.state
  }

  /// Whether a key path leads to the property or into its value.
  func holds(_ steps: some Sequence<String>, state: String?) -> Bool {
    steps.starts(with: self.steps) && (self.state == nil || self.state == state ?? "normal")
  }
}
