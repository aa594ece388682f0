import StyleDiagnostics
import StyleInjection
import UIKitModel

/// An interface document and the objects that it describes.
///
/// The objects belong to one isolation domain, the one that loaded them.
public struct InterfaceDocument {
  /// What became of a file.
  public enum Outcome: Sendable, Hashable {
    /// Its objects were made; what was wrong with parts of it is among the diagnostics.
    case loaded(InterfaceDocumentKind)
    /// It is of a kind that is not read.
    case skipped(InterfaceSkipReason)
    /// It cannot be read: an error among the diagnostics says why.
    case broken
  }

  /// The file, its text in UTF-8.
  public let file: SourceFile
  /// What became of it.
  public let outcome: Outcome
  /// The scenes in document order; none unless the document is loaded.
  public let scenes: [InterfaceScene]
  /// What is wrong with the document, in document order.
  public internal(set) var diagnostics: [Diagnostic]
  let index: InterfaceDocumentIndex

  init(
    _ file: SourceFile, _ outcome: Outcome, scenes: [InterfaceScene] = [], diagnostics: [Diagnostic] = [],
    index: InterfaceDocumentIndex = InterfaceDocumentIndex()
  ) {
    self.file = file
    self.outcome = outcome
    self.scenes = scenes
    self.diagnostics = diagnostics
    self.index = index
  }

  /// The objects by the offsets of their elements.
  var objectsByOffset: [UInt32: UIKitObject] {
    Dictionary(index.objects.records.all.map { ($0.span.lowerBound, $0.object) }) { first, _ in first }
  }

  private func record(of object: AnyObject) -> InterfaceObjectRecord? {
    index.objects.records[object]
  }

  /// What is loaded; nil for a document that is skipped or broken.
  public var kind: InterfaceDocumentKind? {
    if case .loaded(let kind) = outcome { kind } else { nil }
  }

  /// The id of an object's element; nil without one, or for an object that no element of the document is.
  public func id(of object: AnyObject) -> String? { record(of: object)?.id }

  /// The ids of all objects that have one, in alphabetical order.
  public var objectIDs: [String] { Set(index.objects.records.all.compactMap(\.id)).sorted() }

  /// The start tag of an object's element; nil for an object that no element of the document is.
  public func location(of object: AnyObject) -> SourceRange? {
    record(of: object).map { SourceRange(file, $0.span) }
  }

  /// The index of the scene that an object's element stands in; nil for an object that no element is.
  ///
  /// Controllers contain those of other scenes (navigation, tabs, embedding): a walk down from a scene's roots
  /// leaves the scene where the index changes.
  public func sceneIndex(of object: AnyObject) -> Int? { record(of: object)?.scene }

  /// All runtime attributes of an object, in document order, those that became properties included.
  public func runtimeAttributes(of object: AnyObject) -> [InterfaceRuntimeAttribute] {
    record(of: object)?.runtimeAttributes ?? []
  }
}
