import StyleInjection

/// A colour set of an asset catalog.
public struct AssetColor: Sendable, Hashable {
  /// The colour for some devices and appearances.
  public struct Variant: Sendable, Hashable {
    /// Where it is meant.
    public let traits: AssetTraits
    /// The colour, under the set's name; of a system colour the one in light appearance.
    public let color: StyleColor
    /// The name of the system colour that it refers to, as `UIColor` has it; nil for a colour of its own.
    public let systemName: String?
  }

  /// The name, with the folders of a namespaced catalog.
  public let name: String
  /// The path of its `Contents.json`.
  public let path: String
  /// Its colours in file order; those that cannot be read are left out.
  public let variants: [Variant]

  /// The colour in the light appearance on any device, by its name only where the set has none.
  public var color: StyleColor {
    let base = variants.min { $0.traits.distanceFromBase < $1.traits.distanceFromBase }
    return base?.color ?? StyleColor(unresolvedName: name)
  }

  /// The colour where an environment holds, by its name only where the set has none for it.
  ///
  /// - Parameters:
  ///   - environment: what holds.
  ///   - system: the system's colours, which variants may refer to.
  public func color(
    in environment: StyleEnvironment, system: any StyleResources = StyleResourceList()
  ) -> StyleColor {
    guard let variant = AssetTraits.best(of: variants, in: environment, \.traits) else { return color }
    let referenced = variant.systemName.flatMap { system.color(named: $0, in: environment) }
    return referenced?.named(name) ?? variant.color
  }
}
