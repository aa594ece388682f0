/// What a document describes.
public enum InterfaceDocumentKind: String, Sendable, Hashable, CaseIterable {
  // The names are the files' extensions.
  /// Scenes with their controllers.
  case storyboard
  /// Objects that an owner loads.
  case xib
}
