import StyleInjection

extension UIControl {
  /// What a control is doing, as bits.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits of UIKit's `UIControl.State`.
    public let rawValue: UInt

    /// A state of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At rest.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used now.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// In the focus of keys or a remote control.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that are an app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are UIKit's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

extension UIControl.State {
  /// The state of a name that a key path can end in; nil if there is none.
  public init?(name: String) {
    guard let row = Self.named.first(where: { $0.name == name }) else { return nil }
    self = row.state
  }

  /// The names that a key path can end in, the normal one first.
  static var names: [String] { named.map(\.name) }

  private static let named: [(name: String, state: UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused), ("application", .application), ("reserved", .reserved),
  ]
}

/// A value for each state that has one of its own.
struct StateValues<Value> {
  private var values: [(state: UIControl.State, value: Value)] = []

  /// The state's own value; nil where it shows the normal one.
  subscript(state: UIControl.State) -> Value? {
    get { values.first { $0.state == state }?.value }
    set {
      let index = values.firstIndex { $0.state == state }
      if let newValue {
        if let index { values[index].value = newValue } else { values.append((state, newValue)) }
      } else if let index {
        values.remove(at: index)
      }
    }
  }
}
