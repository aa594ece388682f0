/// Which targets there are, and the exact modules that each may import.
///
/// The order is that of the layers: a target's own modules stand above it.
enum LayerTable {
  struct Layer {
    let target: String
    let imports: Set<String>
  }

  static let layers = [
    Layer(target: "CLibXML2", imports: []),
    Layer(target: "CLibYAML", imports: []),
    Layer(target: "CMalloc", imports: []),
    Layer(target: "CFileSystem", imports: []),
    Layer(target: "StyleDiagnostics", imports: ["Synchronization"]),
    Layer(
      target: "StyleSyntax",
      imports: ["StyleDiagnostics", "CLibXML2", "CLibYAML", "Foundation", "Synchronization"]),
    Layer(target: "StyleLanguage", imports: ["StyleDiagnostics", "StyleSyntax", "Foundation"]),
    Layer(
      target: "StyleInjection",
      imports: ["StyleDiagnostics", "StyleSyntax", "StyleLanguage", "Foundation", "Synchronization"]),
    Layer(target: "StyleProperties", imports: ["StyleInjection", "Foundation"]),
    Layer(
      target: "StyleWatching", imports: ["StyleInjection", "CFileSystem", "Foundation", "Synchronization"]),
    Layer(
      target: "StyleRemote",
      imports: ["StyleInjection", "Foundation", "FoundationNetworking", "Synchronization"]),
    Layer(
      target: "UIKitModel",
      imports: ["StyleDiagnostics", "StyleLanguage", "StyleInjection", "Foundation", "Synchronization"]),
    Layer(
      target: "InterfaceBuilder",
      imports: [
        "StyleDiagnostics", "StyleSyntax", "StyleLanguage", "StyleInjection", "UIKitModel", "Foundation",
        "Synchronization",
      ]),
    Layer(
      target: "StyleTools",
      imports: [
        "StyleDiagnostics", "StyleSyntax", "StyleLanguage", "StyleInjection", "StyleWatching", "UIKitModel",
        "InterfaceBuilder", "Foundation", "Synchronization",
      ]),
    Layer(target: "InjectCLI", imports: ["StyleDiagnostics", "StyleTools", "Foundation"]),
    Layer(target: "inject", imports: ["InjectCLI", "Foundation"]),
    Layer(target: "bench-hello", imports: ["Foundation"]),
    Layer(
      target: "inject-bench",
      imports: [
        "StyleDiagnostics", "StyleSyntax", "StyleLanguage", "StyleInjection", "UIKitModel",
        "InterfaceBuilder", "CLibXML2", "CLibYAML", "CMalloc", "Foundation",
      ]),
    Layer(target: "TestSupport", imports: ["Foundation", "XCTest"]),
  ]

  /// What others may depend on.
  static let products: Set<String> = [
    "StyleInjection", "UIKitModel", "InterfaceBuilder", "StyleProperties", "StyleWatching", "StyleRemote",
    "inject",
  ]

  /// The one file that hands on what it imports, so that an app needs a single import.
  static let reexportingFile = "Sources/StyleInjection/StyleInjection.swift"
}
