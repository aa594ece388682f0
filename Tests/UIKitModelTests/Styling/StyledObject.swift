import StyleInjection

@testable import UIKitModel

/// What a sheet of one rule does to an object of the model.
struct StyledObject<Object: UIKitObject> {
  let object: Object
  private let manager: StyleManager

  /// - Parameter declarations: for the object's own class.
  init(_ object: Object, _ declarations: [(String, RawStyleValue)]) throws {
    self.object = object
    let set = RawStyleValue.dictionary(declarations.map { RawStyleEntry($0, LocatedStyleValue($1)) })
    let name = "@" + UIKitTypeName.of(type(of: object))
    let sheet = RawStyleValue.dictionary([RawStyleEntry(name, LocatedStyleValue(set))])
    manager = StyleManager(
      registry: .uiKit, resources: IOSResources(), repository: try StyleDictionaryProvider(sheet))
  }

  /// Applies the sheet: the changes as `keyPath old new`, and what could not be done.
  func apply() -> (changes: [String], problems: [String]) {
    let report = manager.applyStyle(in: object)
    let own = report.changes.filter { $0.object === object }
    return (own.map { "\($0.keyPath): \($0.old) → \($0.new)" }, report.diagnostics.map(\.id.rawValue))
  }
}
