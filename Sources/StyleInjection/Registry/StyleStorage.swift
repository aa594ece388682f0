/// Properties that UIKit keeps in one place: setting one of them changes what the others read.
///
/// A storage is a row of the class that owns it. Declarations for its members compete as one target, and are
/// compared, remembered and written once per pass, as the storage's own value.
public struct StyleStorage: Sendable {
  /// One of the properties: its view of the stored value.
  public struct Member: Sendable {
    /// The key path from the owner of the storage: `layer.masksToBounds`.
    public let keyPath: String
    /// The declared type of the member.
    public let type: StyleValueType
    /// The parts of the storage that the member covers; a dotted name is inside the part before the dot.
    public let parts: [String]
    /// Which part of the storage a part of the member's own value is: `frame`'s `origin` is the `position`.
    public let partNames: [String: String]
    /// Reads the member from the stored value.
    public let get: @Sendable (_ stored: StyleValue) -> StyleValue
    /// The stored value with the member changed.
    public let set: @Sendable (_ stored: StyleValue, _ value: StyleValue) -> StyleValue

    /// A member with its view of the stored value.
    public init(
      _ keyPath: String, _ type: StyleValueType, parts: [String] = [""], partNames: [String: String] = [:],
      get: @escaping @Sendable (_ stored: StyleValue) -> StyleValue = { $0 },
      set: @escaping @Sendable (_ stored: StyleValue, _ value: StyleValue) -> StyleValue = { $1 }
    ) {
      self.keyPath = keyPath
      self.type = type
      self.parts = parts
      self.partNames = partNames
      self.get = get
      self.set = set
    }
  }

  /// The name of the storage within its class.
  public let name: String
  /// Reads and writes the stored value on the owner.
  public let accessor: StyleProperty.Accessor
  /// The properties that share it.
  public let members: [Member]

  /// A storage and its members.
  public init(_ name: String, _ accessor: StyleProperty.Accessor, members: [Member]) {
    self.name = name
    self.accessor = accessor
    self.members = members
  }
}
