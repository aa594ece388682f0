import Synchronization

/// A value that is made when it is first asked for, and kept. Copies of what holds it share it.
final class Memo<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let value = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value. Two callers that are first at the same time may both make it; one of the two is kept.
  func callAsFunction() -> Value {
    if let known = value.withLock({ $0 }) { return known }
    let made = make()
    return value.withLock { value in
      if let known = value { return known }
      value = made
      return made
    }
  }
}
