import StyleDiagnostics
import StyleInjection
import StyleSyntax
import UIKitModel

/// Loads interface documents: `.storyboard` and `.xib` as Xcode 5 and later write them.
///
/// One loader serves any number of documents, on any thread; it reads each table once.
public struct InterfaceLoader: Sendable {
  private let mapping: InterfaceMapping
  private let assets: any StyleResources
  private let system: any StyleResources
  private let environment: StyleEnvironment
  private let limits: SyntaxLimits

  /// A loader.
  ///
  /// - Parameters:
  ///   - registry: what classes have which properties.
  ///   - assets: the app's own colours and images; nothing is known of them unless given. A document's own copies
  ///     stand in for colours that are missing.
  ///   - system: the system's colours and text styles.
  ///   - environment: what holds where the document's objects are made: colours and text styles are for it.
  ///   - limits: for each document. The depth and the number of values hold for elements.
  public init(
    registry: StyleRegistry = .uiKit, assets: any StyleResources = AssetCatalog(),
    system: any StyleResources = IOSResources(), environment: StyleEnvironment = StyleEnvironment(),
    limits: SyntaxLimits = standardLimits
  ) {
    mapping = InterfaceMapping(registry)
    self.assets = assets
    self.system = system
    self.environment = environment
    self.limits = limits
  }

  /// 512 elements inside each other, 128 MiB, 4 million elements.
  public static let standardLimits = SyntaxLimits(
    maximumByteCount: 128 << 20, maximumValueCount: 4_000_000)

  /// Loads a document. O(bytes).
  ///
  /// - Parameters:
  ///   - path: what diagnostics call the file.
  ///   - bytes: its content.
  ///   - reportsUnknown: whether elements, attributes and values that are not known are among the diagnostics.
  public func load(path: String, bytes: [UInt8], reportsUnknown: Bool = false) -> InterfaceDocument {
    var (document, tree) = loadTree(path: path, bytes: bytes)
    if reportsUnknown, let tree, let root = tree.root {
      var inspector = InterfaceInspector(tree, document, mapping: mapping, reader: reader(for: root))
      document.diagnostics = inspector.run().diagnostics
    }
    return document
  }

  /// Loads a document and says what each of its elements became. O(bytes).
  ///
  /// - Parameters:
  ///   - path: what diagnostics call the file.
  ///   - bytes: its content.
  public func inspect(path: String, bytes: [UInt8]) -> InterfaceInspection {
    let (document, tree) = loadTree(path: path, bytes: bytes)
    guard let tree, let root = tree.root else { return InterfaceInspection(document) }
    var inspector = InterfaceInspector(tree, document, mapping: mapping, reader: reader(for: root))
    return inspector.run()
  }

  /// The document, and its elements where it is loaded.
  private func loadTree(path: String, bytes: [UInt8]) -> (
    document: InterfaceDocument, tree: XMLTree?
  ) {
    if case .skipped(let reason) = InterfaceDocumentFormat.recognize(bytes: bytes) {
      return (InterfaceDocument(SourceFile(path: path, bytes: bytes, kind: .binary), .skipped(reason)), nil)
    }
    do throws(SyntaxError) {
      let file = try SourceText.decode(path: path, bytes: bytes, declaration: .xml, limits: limits)
      let tree = try XMLTree(interface: file, limits: limits)
      guard let root = tree.root else { return (InterfaceDocument(file, .broken), nil) }
      switch InterfaceDocumentFormat.recognize(root: root) {
      case .skipped(let reason): return (InterfaceDocument(file, .skipped(reason)), nil)
      case .interface(let kind):
        var loading = InterfaceLoading(tree, kind, mapping: mapping, reader: reader(for: root))
        loading.run()
        return (loading.document, tree)
      }
    } catch {
      let diagnostic =
        InterfaceMergeConflict.diagnostic(in: error.diagnostic.range.file) ?? error.diagnostic
      return (InterfaceDocument(diagnostic.range.file, .broken, diagnostics: [diagnostic]), nil)
    }
  }

  private func reader(for root: InterfaceElement) -> InterfaceValueReader {
    var reader = InterfaceValueReader(assets: assets, system: system, environment: environment)
    reader.readDocumentColors(of: root)
    return reader
  }
}
