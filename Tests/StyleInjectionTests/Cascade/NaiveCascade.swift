import Foundation

@testable import StyleInjection

/// The cascade as the language's description words it, without an index, caches or sharing: every declaration of every
/// sheet is asked of, and what is left is written in the order of strength.
struct NaiveCascade {
  struct Declaration {
    let layer: String?
    let selector: String
    let keyPath: String
    let value: RawStyleValue
  }

  struct View {
    let className: StyleClassName
    let names: [StyleNameAttribute: String]
    let controller: StyleClassName?
  }

  struct Outcome: Equatable {
    /// What each property has in the end; nothing for one that no declaration names.
    var values: [String: String] = [:]
    var winnerCount = 0
    var isMatched = false
    /// The selectors of which a module could not be compared.
    var assumed: Set<String> = []
  }

  /// The sheets' declarations in the order of each file, the weakest sheet first.
  let sheets: [[Declaration]]

  /// Of key paths that are spelled in several ways, the one property that all of them mean.
  static let properties = [
    "title": "title", "caption": "title", "hint": "hint", "help": "hint", "stateTitle": "stateTitle:normal",
    "stateTitle:normal": "stateTitle:normal", "normalStateTitle": "stateTitle:normal",
    "stateTitle:highlighted": "stateTitle:highlighted", "highlightedStateTitle": "stateTitle:highlighted",
  ]
  /// Which sides of the insets each key path sets.
  static let sides: [String: Set<String>] = [
    "insets": ["top", "left", "bottom", "right"], "insets.top": ["top"], "insets.left": ["left"],
    "insets.bottom": ["bottom"], "insets.right": ["right"],
  ]

  func outcome(for view: View) -> Outcome {
    var found: [(strength: [Int], declaration: Declaration)] = []
    var outcome = Outcome()
    for (sheet, declarations) in sheets.enumerated() {
      for (order, declaration) in declarations.enumerated() {
        guard let match = match(declaration, view) else { continue }
        let isIdentifier = declaration.selector.hasPrefix("#")
        let place = isIdentifier ? place(of: String(declaration.selector.dropFirst()), in: view) : 0
        found.append(
          ([sheet, declaration.layer == nil ? 0 : 1, isIdentifier ? 1 : 0, place, order], declaration))
        outcome.isMatched = true
        if match == .unknownModule {
          outcome.assumed.insert((declaration.layer.map { $0 + "/" } ?? "") + declaration.selector)
        }
      }
    }
    found.sort { $0.strength.lexicographicallyPrecedes($1.strength) }
    for (index, (_, declaration)) in found.enumerated() {
      outcome.apply(declaration)
      let isBeaten = found[(index + 1)...].contains {
        Self.covers($0.declaration.keyPath, declaration.keyPath)
      }
      if !isBeaten { outcome.winnerCount += 1 }
    }
    return outcome
  }

  private enum Match { case exact, unknownModule }

  private func match(_ declaration: Declaration, _ view: View) -> Match? {
    var result = Match.exact
    if let layer = declaration.layer {
      guard let controller = view.controller, let match = match(layer, controller) else { return nil }
      result = match
    }
    let name = String(declaration.selector.dropFirst())
    if declaration.selector.hasPrefix("#") { return names(of: view).contains(name) ? result : nil }
    guard let match = match(name, view.className) else { return nil }
    return match == .exact ? result : .unknownModule
  }

  private func match(_ written: String, _ className: StyleClassName) -> Match? {
    let parts = written.split(separator: ".").map(String.init)
    guard parts.last == className.name else { return nil }
    guard parts.count > 1 else { return .exact }
    guard let module = className.module else { return .unknownModule }
    func plain(_ text: String) -> String {
      text.replacingOccurrences(of: "-", with: "_").replacingOccurrences(of: " ", with: "_")
    }
    return plain(parts[0]) == plain(module) ? .exact : nil
  }

  /// The names from the weakest: those of other dialects' attributes, then the sheet's own in their order.
  private func names(of view: View) -> [String] {
    [StyleNameAttribute.style, .styles, .styleIdentifier].flatMap { attribute in
      (view.names[attribute] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
  }

  private func place(of name: String, in view: View) -> Int { names(of: view).lastIndex(of: name) ?? 0 }

  private static func covers(_ stronger: String, _ weaker: String) -> Bool {
    if let sides = sides[stronger], let weakerSides = self.sides[weaker] {
      return sides.isSuperset(of: weakerSides)
    }
    return properties[stronger] != nil && properties[stronger] == properties[weaker]
  }
}

extension NaiveCascade.Outcome {
  fileprivate mutating func apply(_ declaration: NaiveCascade.Declaration) {
    if let property = NaiveCascade.properties[declaration.keyPath] {
      values[property] = declaration.value.description
    }
    for side in NaiveCascade.sides[declaration.keyPath] ?? [] {
      values[side] = declaration.value.description
    }
  }
}
