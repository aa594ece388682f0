import StyleDiagnostics
import StyleInjection

/// What a document says of an object for certain size classes.
public struct InterfaceVariation: Sendable, Hashable {
  /// A trait that must hold.
  public struct Trait: Sendable, Hashable {
    /// Its name: `widthClass`, `heightClass`.
    public let name: String
    /// Its value: `compact`, `regular`.
    public let value: String
  }

  /// A property that has another value.
  public struct Override: Sendable, Hashable {
    /// The key path in the registry.
    public let keyPath: String
    /// The value.
    public let value: StyleValue
    /// Where the document states it.
    public let range: SourceRange
  }

  /// How the document spells the traits: `default`, `heightClass=compact-widthClass=regular`.
  public let key: String
  /// The traits that must hold; none for `default`, which holds unless another variation says otherwise.
  public let traits: [Trait]
  /// The properties that have other values, in the document's order.
  public let overrides: [Override]
  /// The ids of subviews and constraints that are not installed.
  public let excludedIDs: [String]
  /// The ids of subviews and constraints that are installed, whatever `default` says.
  public let includedIDs: [String]
  /// The start tag.
  public let range: SourceRange

  /// Whether it holds unless another variation says otherwise.
  public var isDefault: Bool { key == "default" }
}

extension InterfaceVariation {
  /// Reads a variation of an object whose properties stand at the site.
  init(_ element: InterfaceElement, _ site: InterfacePropertySite, _ reader: inout InterfaceValueReader) {
    key = element.key ?? ""
    traits = Self.traits(key)
    overrides = Self.overrides(element, site, &reader)
    let masked = element.children.filter { $0.name == "mask" }.flatMap { Array($0.children) }
    excludedIDs = masked.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
    includedIDs = masked.filter { $0.name == "include" }.compactMap { $0["reference"] }
    range = element.range
  }

  private static func traits(_ key: String) -> [Trait] {
    key.split(separator: "-").compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? Trait(name: String(parts[0]), value: String(parts[1])) : nil
    }
  }

  private static func overrides(
    _ element: InterfaceElement, _ site: InterfacePropertySite, _ reader: inout InterfaceValueReader
  ) -> [Override] {
    var overrides: [Override] = []
    for attribute in element.attributes {
      guard let property = site.attributes[attribute.nameIndex],
        let value = reader.value(of: attribute.name, in: element, as: property)
      else { continue }
      overrides.append(
        Override(keyPath: property.keyPath, value: value, range: element.range(of: attribute.name)))
    }
    for child in element.children {
      guard let property = child.key.flatMap({ site.children[$0] }),
        let value = reader.value(of: child).flatMap(property.value)
      else { continue }
      overrides.append(Override(keyPath: property.keyPath, value: value, range: child.range))
    }
    return overrides
  }
}
