import StyleInjection
import StyleProperties
import UIKitModel

/// What sheets do to objects of the model.
enum SheetComparison {
  /// The changes of an object as `keyPath: old → new`, and the diagnostics' first lines.
  static func report(
    _ sheet: StyleSheet, on root: UIKitObject, environment: StyleEnvironment = StyleEnvironment()
  ) -> (changes: [String], problems: [String]) {
    let manager = StyleManager(
      registry: .uiKit, resources: IOSResources(), repository: StyleSheetSource([sheet]))
    manager.environment = environment
    let report = manager.applyStyle(in: root)
    return (
      report.changes.map { "\($0.keyPath): \($0.old) → \($0.new)" }, report.diagnostics.map(\.description)
    )
  }

  /// A sheet of property list objects, in the order of their entries.
  static func plist(_ rules: KeyValuePairs<String, KeyValuePairs<String, RawStyleValue>>) throws -> StyleSheet
  {
    let entries = rules.map { selector, declarations in
      RawStyleEntry(
        selector,
        LocatedStyleValue(.dictionary(declarations.map { RawStyleEntry($0, LocatedStyleValue($1)) })))
    }
    return try StyleSheet(path: "plist", .dictionary(entries))
  }
}
