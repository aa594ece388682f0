import StyleDiagnostics
import UIKitModel

@testable import StyleInjection

/// A sheet, what a conversion made of it, and whether both make the same of objects.
struct ConversionComparison {
  let original: StyleSheet
  let converted: StyleSheet
  let text: String
  let losses: [Diagnostic]

  /// Its tables are read once.
  static let registry = StyleRegistry.uiKit

  /// A conversion, which remembers what it learns of properties.
  static func conversion() -> StyleSheetConversion {
    StyleSheetConversion(registry: registry, resources: IOSResources())
  }

  init(_ sheet: StyleSheet, to dialect: StyleDialect, by conversion: inout StyleSheetConversion) throws {
    let written = conversion.written([sheet], as: dialect)
    original = sheet
    text = written.text
    losses = written.diagnostics
    converted = try StyleSheet(path: "converted", bytes: Array(written.text.utf8), dialect: dialect)
  }

  /// What is another value after the conversion on objects, and no loss says so.
  func differences(on trees: [UIKitObject], in environment: StyleEnvironment) -> [String] {
    let one = manager(original, environment)
    let other = manager(converted, environment)
    return trees.flatMap { $0.andAllBelow }.flatMap { object in
      differences(one.explanation(of: object), other.explanation(of: object), on: object)
    }
  }

  private func manager(_ sheet: StyleSheet, _ environment: StyleEnvironment) -> StyleManager {
    let manager = StyleManager(
      registry: Self.registry, resources: ConvertedResources(known: IOSResources()),
      repository: StyleSheetSource([sheet]))
    manager.environment = environment
    return manager
  }

  private func differences(
    _ one: StyleExplanation, _ other: StyleExplanation, on object: UIKitObject
  ) -> [String] {
    let className = Self.registry.className(of: type(of: object)).name
    let old = properties(one, of: className, in: original.dialect)
    let new = properties(other, of: className, in: converted.dialect)
    func line(_ keyPath: String, _ old: Property?, _ new: [Property]) -> String {
      "\(className) \(object.styleIdentifier ?? "") \(keyPath): \(old?.text ?? "nothing") became \(new.map(\.text))"
    }
    var found: [String] = []
    for property in old {
      let counterparts = new.filter { $0.storage == property.storage }
      if counterparts.contains(where: { $0.value == property.value }) { continue }
      if !isTold(property, counterparts) { found.append(line(property.keyPath, property, counterparts)) }
    }
    for property in new where !old.contains(where: { $0.storage == property.storage }) {
      if !isTold(nil, [property]) { found.append(line(property.keyPath, nil, [property])) }
    }
    return found
  }

  private struct Property {
    let keyPath: String
    let storage: String
    let value: StyleValue?
    let winner: StyleMatch

    var text: String { "\(value?.spelling(in: .plist) ?? "-") by \(winner.origin.selector)" }
  }

  private func properties(_ explanation: StyleExplanation, of className: String, in dialect: StyleDialect)
    -> [Property]
  {
    var finder = StyleTargetFinder(registry: Self.registry)
    return explanation.properties.compactMap { property in
      guard let winner = property.winner,
        let target = try? finder.target(
          of: StyleKeyPath(property.keyPath), inClass: className, in: dialect)
      else { return nil }
      var value = property.value
      if property.keyPath == "visible", case .bool(let isVisible) = value { value = .bool(!isVisible) }
      return Property(keyPath: property.keyPath, storage: target.storage, value: value, winner: winner)
    }
  }

  /// The places in the original of all that a declaration of the converted sheet may be made from.
  private func places(of match: StyleMatch) -> Set<SourceRange> {
    let rules = converted.rules.filter {
      SourceRange(converted.file, $0.selectorSpan) == match.origin.range
    }
    let selectors = rules.map { $0.selector.widened }
    let sources = original.rules.filter { selectors.contains($0.selector.widened) }
    return Set(
      sources.flatMap { rule in
        [SourceRange(original.file, rule.selectorSpan)]
          + rule.declarations.filter { $0.conditions == match.declaration.conditions }
          .flatMap {
            [SourceRange(original.file, $0.keySpan), SourceRange(original.file, $0.value.span)]
          }
      })
  }

  private func isTold(
    _ old: Property?, _ new: [Property]
  ) -> Bool {
    var ranges = Set(new.map(\.winner).flatMap(places))
    if let winner = old?.winner {
      ranges.insert(winner.origin.range)
      ranges.insert(SourceRange(original.file, winner.declaration.keySpan))
      ranges.insert(SourceRange(original.file, winner.declaration.value.span))
      ranges.formUnion(variables(in: winner.declaration.value.value))
    }
    return losses.contains { loss in
      let isAtNote = loss.notes.contains { $0.range.map(ranges.contains) == true }
      // Ranks are told of pairs.
      return loss.id.rawValue == "convert.rank"
        ? ranges.contains(loss.range) && isAtNote : ranges.contains(loss.range) || isAtNote
    }
  }

  /// The places of the variables that a value refers to.
  private func variables(in value: RawStyleValue) -> [SourceRange] {
    let text = value.description
    return original.variables.filter { text.contains($0.name) }.flatMap { variable in
      [SourceRange(original.file, variable.nameSpan), SourceRange(original.file, variable.value.span)]
    }
  }
}

extension StyleSelector {
  /// The selector with subclasses wherever it names a class.
  var widened: StyleSelector {
    StyleSelector(subject.widened, inside: ancestors.map(\.widened), in: controller)
  }
}

extension StyleSelector.Subject {
  fileprivate var widened: Self {
    switch self {
    case .type(let type): .subtype(type)
    case .subtype, .identifier: self
    case .all(let parts): .all(parts.map(\.widened))
    }
  }
}

extension UIKitObject {
  /// The object and all that it leads to.
  fileprivate var andAllBelow: [UIKitObject] {
    [self] + styleChildren.compactMap { $0 as? UIKitObject }.flatMap(\.andAllBelow)
  }
}
