import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// Says where a sheet sets a property for which a document has other values for some size classes.
enum VariedProperty {
  /// A note for each variation of the changed object that has another value of the property.
  static func notes(on change: StyleChange, in document: InterfaceDocument) -> [Diagnostic] {
    // A fresh document has nothing to restore.
    guard let decision = change.decision else { return [] }
    return document.variations(of: change.object).flatMap { variation in
      variation.overrides.filter { touches($0.keyPath, change.keyPath) }.map { override in
        Diagnostic(
          .projectVariedProperty, .note,
          "'\(override.keyPath)' has another value for \(variation.key); a sheet sets the value for all others",
          at: override.range,
          notes: [Diagnostic.Note("the sheet sets it", at: decision.winner.origin.range)])
      }
    }
  }

  /// Whether one key path is the other or leads into it.
  private static func touches(_ one: String, _ other: String) -> Bool {
    one == other || one.hasPrefix(other + ".") || other.hasPrefix(one + ".")
  }
}
