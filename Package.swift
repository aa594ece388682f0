// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "StyleInjection",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "StyleInjection", targets: ["StyleInjection"]),
    .library(name: "UIKitModel", targets: ["UIKitModel"]),
    .library(name: "StyleProperties", targets: ["StyleProperties"]),
    .library(name: "StyleRemote", targets: ["StyleRemote"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "StyleWatching", targets: ["StyleWatching"]),
    .executable(name: "inject", targets: ["inject"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CFileSystem"),

    .target(name: "StyleDiagnostics"),
    .target(
      name: "StyleSyntax",
      dependencies: [
        "StyleDiagnostics", "CLibXML2",
        .target(name: "CLibYAML", condition: .when(platforms: [.linux, .macOS])),
      ]),
    .target(name: "StyleLanguage", dependencies: ["StyleSyntax", "StyleDiagnostics"]),
    .target(name: "StyleInjection", dependencies: ["StyleLanguage", "StyleDiagnostics"]),
    .target(name: "StyleProperties", dependencies: ["StyleInjection"]),
    .target(
      name: "StyleWatching",
      dependencies: [
        "StyleInjection",
        .target(name: "CFileSystem", condition: .when(platforms: [.linux, .android])),
      ]),
    .target(name: "StyleRemote", dependencies: ["StyleInjection"]),
    .target(name: "UIKitModel", dependencies: ["StyleInjection"]),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["UIKitModel", "StyleInjection", "StyleSyntax", "StyleDiagnostics"]),
    .target(
      name: "StyleTools",
      dependencies: [
        "InterfaceBuilder", "UIKitModel", "StyleWatching", "StyleInjection", "StyleSyntax",
        "StyleDiagnostics",
      ]),
    .target(name: "InjectCLI", dependencies: ["StyleTools", "StyleDiagnostics"]),
    .executableTarget(name: "inject", dependencies: ["InjectCLI"]),

    .executableTarget(name: "bench-hello"),
    .executableTarget(
      name: "inject-bench",
      dependencies: [
        "InterfaceBuilder", "StyleInjection", "UIKitModel", "StyleSyntax", "StyleDiagnostics", "CLibXML2",
        "CLibYAML", "CMalloc", "inject", "bench-hello",
      ]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "StyleDiagnosticsTests", dependencies: ["StyleDiagnostics"]),
    .testTarget(
      name: "StyleSyntaxTests", dependencies: ["StyleSyntax", "StyleDiagnostics", "TestSupport"],
      exclude: ["PropertyListVerdicts.py", "PropertyListVerdicts.tsv"]),
    .testTarget(
      name: "StyleLanguageTests", dependencies: ["StyleLanguage", "StyleDiagnostics", "TestSupport"]),
    .testTarget(name: "StyleInjectionTests", dependencies: ["StyleInjection", "TestSupport"]),
    .testTarget(
      name: "StylePropertiesTests",
      dependencies: ["StyleProperties", "UIKitModel", "StyleInjection", "TestSupport"]),
    .testTarget(
      name: "StyleWatchingTests", dependencies: ["StyleWatching", "UIKitModel", "StyleInjection"]),
    .testTarget(
      name: "StyleRemoteTests", dependencies: ["StyleRemote", "UIKitModel", "StyleInjection"]),
    .testTarget(name: "UIKitModelTests", dependencies: ["UIKitModel", "StyleInjection", "TestSupport"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "UIKitModel", "StyleInjection", "StyleSyntax", "StyleDiagnostics", "TestSupport",
      ],
      exclude: ["Facts", "Fixtures"]),
    .testTarget(
      name: "StyleToolsTests",
      dependencies: [
        "StyleTools", "InterfaceBuilder", "UIKitModel", "StyleInjection", "StyleDiagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "InjectCLITests",
      dependencies: ["InjectCLI", "StyleTools", "StyleDiagnostics", "inject", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "CasesTests",
      dependencies: [
        "InjectCLI", "StyleTools", "InterfaceBuilder", "UIKitModel", "StyleInjection", "StyleSyntax",
        "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
