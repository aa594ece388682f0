import Foundation
import StyleInjection
import TestSupport
import UIKitModel

@testable import InterfaceBuilder

/// What a project's sheet does to its storyboard.
struct StyledPair {
  /// By the ids of objects: what the sheet changed, as `keyPath value`, in alphabetical order.
  let changes: [String: [String]]
  /// The messages of what could not be done, each once, in alphabetical order.
  let problems: [String]

  /// - Parameters:
  ///   - folder: the folder of the example in the folder of pairs.
  ///   - sheet: the sheet's path in it.
  init(_ folder: String, _ sheet: String, dialect: StyleDialect) throws {
    let folder = try SharedFolder.url("corpus/pairs/\(folder)")
    let sheetURL = folder.appending(path: sheet)
    let loaded = try StyleSheet(path: sheet, bytes: Array(try Data(contentsOf: sheetURL)))
    let url = folder.appending(path: "Base.lproj/Main.storyboard")
    let document = InterfaceLoader().load(path: url.path, bytes: Array(try Data(contentsOf: url)))
    let manager = StyleManager(
      registry: .uiKit, resources: IOSResources(), repository: StyleSheetSource([loaded]))
    var changes: [String: [String]] = [:]
    var problems: Set<String> = []
    for root in document.scenes.flatMap(\.roots) where root.styleParent == nil {
      let report = manager.applyStyle(in: root)
      for change in report.changes {
        guard let object = change.object as? UIKitObject, let id = document.id(of: object) else { continue }
        changes[id, default: []].append("\(change.keyPath) \(change.new.spelling(in: dialect))")
      }
      problems.formUnion(report.diagnostics.filter { $0.severity != .note }.map(\.message))
    }
    self.changes = changes.mapValues { $0.sorted() }
    self.problems = problems.sorted()
  }
}
