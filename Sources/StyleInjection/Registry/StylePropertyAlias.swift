/// A name that the sheets of one dialect have for a property of a class and its subclasses.
public struct StylePropertyAlias: Sendable {
  /// What a name means.
  public enum Meaning: Sendable {
    /// A key path of the class, with a state where the name has it: `titleColor:highlighted`.
    case keyPath(String)
    /// The value of a key path in another form: `visible` for `isHidden`.
    case converted(keyPath: String, Conversion)
    /// A property that only the dialect has.
    case property(StyleProperty)
  }

  /// Another form of a property's value.
  public struct Conversion: Sendable {
    /// The type that a sheet's value has.
    public let type: StyleValueType
    /// The property's value in the dialect's form.
    public let get: @Sendable (_ value: StyleValue) -> StyleValue
    /// The property's value after one in the dialect's form was set.
    public let set: @Sendable (_ value: StyleValue, _ new: StyleValue) -> StyleValue
    /// The part of the property's value that the form shows; nil where it shows all of it.
    public let part: String?

    /// A form with its way there and back.
    public init(
      _ type: StyleValueType, part: String? = nil,
      get: @escaping @Sendable (_ value: StyleValue) -> StyleValue,
      set: @escaping @Sendable (_ value: StyleValue, _ new: StyleValue) -> StyleValue
    ) {
      self.type = type
      self.part = part
      self.get = get
      self.set = set
    }

    /// A boolean that says the contrary.
    public static let negated = Conversion(
      .bool, get: { Bool(styleValue: $0).map { .bool(!$0) } ?? .none },
      set: { Bool(styleValue: $1).map { .bool(!$0) } ?? $0 })

    /// One of the text attributes that a property has.
    public static func attribute(_ attribute: StyleTextAttributes.Attribute) -> Conversion {
      Conversion(
        attribute.valueType.optional, part: attribute.rawValue,
        get: { StyleTextAttributes(styleValue: $0)?.values[attribute] ?? .none },
        set: { value, new in
          var attributes = StyleTextAttributes(styleValue: value) ?? StyleTextAttributes()
          attributes.values[attribute] = new == .none ? nil : new
          return .attributes(attributes)
        })
    }
  }

  /// The dialect whose sheets use the name.
  public let dialect: StyleDialect
  /// The class that has the property.
  public let className: String
  /// The name as a step of a key path, its state left out.
  public let name: String
  /// What it means.
  public let meaning: Meaning

  /// A name and what it means.
  public init(_ dialect: StyleDialect, _ className: String, _ name: String, _ meaning: Meaning) {
    self.dialect = dialect
    self.className = className
    self.name = name
    self.meaning = meaning
  }
}
