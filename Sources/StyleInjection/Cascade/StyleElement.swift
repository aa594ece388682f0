/// What a source of rules is asked about: one object's class, names, controller and response path.
public struct StyleElement: Sendable, Hashable {
  /// A style name and the attribute that carries it.
  public struct Name: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The attribute that carries it.
    public let attribute: StyleNameAttribute

    /// A name under an attribute.
    public init(_ name: String, _ attribute: StyleNameAttribute = .styleIdentifier) {
      self.name = name
      self.attribute = attribute
    }
  }

  /// An object on the response path.
  public struct Step: Sendable, Hashable {
    /// Its class and its superclasses, nearest first; never empty.
    public let classChain: [StyleClassName]
    /// Its style names, as written.
    public let names: [Name]

    /// An object on the response path; its class is the first of the chain.
    public init(_ className: StyleClassName, superclasses: [StyleClassName] = [], names: [Name] = []) {
      self.init(classChain: [className] + superclasses, names: names)
    }

    /// - Parameter classChain: never empty.
    init(classChain: [StyleClassName], names: [Name]) {
      self.classChain = classChain
      self.names = names
    }

    /// Its own class.
    public var className: StyleClassName { classChain[0] }
  }

  /// The object's class and its superclasses, nearest first; never empty.
  public let classChain: [StyleClassName]
  /// The object's style names, attribute by attribute as written.
  public let names: [Name]
  /// The class of the nearest view controller, the object itself included; nil where there is none.
  public let controller: StyleClassName?
  /// The objects behind this one on the response path, nearest first.
  public let path: [Step]
  /// The name of the sheet that the object or the nearest one behind it chooses; nil where none does.
  public let stylesheet: String?

  /// An element; its class is the first of the chain.
  public init(
    _ className: StyleClassName, superclasses: [StyleClassName] = [], names: [Name] = [],
    controller: StyleClassName? = nil, path: [Step] = [], stylesheet: String? = nil
  ) {
    self.init(
      classChain: [className] + superclasses, names: names, controller: controller, path: path,
      stylesheet: stylesheet)
  }

  /// - Parameter classChain: never empty; one for all objects of a class, which spares room.
  init(
    classChain: [StyleClassName], names: [Name], controller: StyleClassName?, path: [Step],
    stylesheet: String?
  ) {
    self.classChain = classChain
    self.names = names
    self.controller = controller
    self.path = path
    self.stylesheet = stylesheet
  }

  /// The object's own class.
  public var className: StyleClassName { classChain[0] }

  /// The names in the order of their strength for sheets that use the given attribute: other attributes'
  /// names are weaker, and among equals the later named is stronger.
  func names(strongest attribute: StyleNameAttribute) -> [String] {
    names.filter { $0.attribute != attribute }.map(\.name)
      + names.filter { $0.attribute == attribute }.map(\.name)
  }

  /// The place of each name in that order, the last one where it is repeated.
  func namePlaces(strongest attribute: StyleNameAttribute) -> [String: Int] {
    let places = names(strongest: attribute).enumerated().map { ($0.element, $0.offset) }
    return Dictionary(places) { _, last in last }
  }
}

extension StyleElement.Name {
  /// The names of a comma-separated list; what is empty between two commas is no name.
  public static func list(_ text: String, _ attribute: StyleNameAttribute) -> [Self] {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return name(text, attribute).map { [$0] } ?? [] }
    return text.split(separator: ",").compactMap { name(String($0), attribute) }
  }

  private static func name(_ text: String, _ attribute: StyleNameAttribute) -> Self? {
    let trimmed = RawStyleValue.string(text).trimmedText ?? ""
    return trimmed.isEmpty ? nil : Self(trimmed, attribute)
  }
}

extension StyleDialect {
  /// The runtime attribute that sheets of the dialect name views by.
  var nameAttribute: StyleNameAttribute {
    switch self {
    case .plist, .stylekit: .styleIdentifier
    case .stylist: .style
    case .stylish: .styles
    }
  }
}
