/// What becomes of a value that the app set after a sheet did.
public enum StyleLocalChangePolicy: Sendable, Hashable {
  /// It stays and is reported, until the app gives it back with `StyleManager.discardLocalChanges(of:keyPath:)`.
  case keep
  /// A pass that looks at the object sets the sheet's value again.
  case overwrite
}

/// A value that the app set after a sheet did, and that a pass left alone.
public struct StyleLocalChange {
  /// The object.
  public let object: any Styleable
  /// The key path as a sheet spells it.
  public let keyPath: String
  /// The app's value.
  public let value: StyleValue
  /// The rule that won, and is not followed.
  public let decision: StyleDecision
}
