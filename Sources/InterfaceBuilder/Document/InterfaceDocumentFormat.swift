/// What a file is, as its beginning or its outermost element says.
enum InterfaceDocumentFormat: Sendable, Hashable {
  case interface(InterfaceDocumentKind)
  case skipped(InterfaceSkipReason)

  /// What a file's first bytes say; nil where the document itself has to be read.
  static func recognize(bytes: [UInt8]) -> Self? {
    compiledMarks.contains { bytes.starts(with: $0.utf8) } ? .skipped(.compiledNib) : nil
  }

  /// What a document's outermost element says.
  static func recognize(root: InterfaceElement) -> Self {
    switch root.name {
    case "document":
      let type = root["type"] ?? ""
      let runtime = root["targetRuntime"] ?? ""
      if let platform = foreignPlatforms.first(where: { $0.marks(type: type, runtime: runtime) }) {
        return .skipped(.platform(platform.name))
      }
      guard knownTypes.contains(where: type.hasPrefix) else { return .skipped(.unknownType(type)) }
      let isStoryboard = root.child("scenes") != nil || type.contains(".Storyboard")
      return .interface(isStoryboard ? .storyboard : .xib)
    case "archive": return .skipped(.archive)
    default: return .skipped(.notInterface(rootElement: root.name))
    }
  }

  /// How compiled documents begin.
  private static let compiledMarks = ["NIBArchive", "bplist00"]

  /// How the document types begin that are read: iOS and tvOS.
  private static let knownTypes = [
    "com.apple.InterfaceBuilder3.CocoaTouch", "com.apple.InterfaceBuilder.AppleTV",
  ]

  private struct Platform {
    let name: String
    let typePrefix: String
    let runtimePrefix: String

    func marks(type: String, runtime: String) -> Bool {
      type.hasPrefix(typePrefix) || runtime.hasPrefix(runtimePrefix)
    }
  }

  private static let foreignPlatforms = [
    Platform(
      name: "macOS", typePrefix: "com.apple.InterfaceBuilder3.Cocoa.", runtimePrefix: "MacOSX"),
    Platform(
      name: "watchOS", typePrefix: "com.apple.InterfaceBuilder.WatchKit.", runtimePrefix: "watchKit"),
  ]
}
