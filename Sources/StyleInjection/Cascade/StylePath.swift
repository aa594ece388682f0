/// The response path behind an object, as far as rules ask for it: one for all objects inside the same ones.
final class StylePath {
  /// The innermost object.
  let step: StyleElement.Step
  /// The path behind that.
  let outer: StylePath?

  init(_ step: StyleElement.Step, outer: StylePath?) {
    self.step = step
    self.outer = outer
  }

  /// The objects, nearest first.
  var steps: [StyleElement.Step] {
    var steps = [step]
    var next = outer
    while let path = next {
      steps.append(path.step)
      next = path.outer
    }
    return steps
  }
}

/// The classes and names that a sheet's rules ask for on the response path.
struct StylePathFilter: Sendable, Equatable {
  private var types: Set<String> = []
  private var identifiers: Set<String> = []

  /// Adds what one rule asks for.
  mutating func add(_ ancestors: [StyleSelector.Subject]) {
    for ancestor in ancestors {
      for part in ancestor.parts {
        switch part {
        case .type(let type), .subtype(let type): types.insert(type.lastComponent)
        case .identifier(let name): identifiers.insert(name)
        case .all: break
        }
      }
    }
  }

  /// Whether no rule asks for any object.
  var isEmpty: Bool { types.isEmpty && identifiers.isEmpty }

  /// Those of an object's names by which a rule may ask for it.
  func wanted(of names: [StyleElement.Name]) -> [StyleElement.Name] {
    names.filter { identifiers.contains($0.name) }
  }

  /// Whether a rule may ask for an object by one of its classes.
  func wants(_ classes: [StyleClassName]) -> Bool {
    classes.contains { types.contains(StyleTypeName($0.name).lastComponent) }
  }
}
