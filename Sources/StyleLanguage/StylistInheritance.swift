import StyleDiagnostics

/// Gives styles the properties of those that they list: a style's own win, then those of the earlier in its list.
///
/// A style that is reached in several ways counts once, where it is strongest.
struct StylistInheritance {
  private let styles: [StylistStyle]
  private let file: SourceFile
  private let places: [String: Int]
  /// The entries of lists that were refused; many styles may come upon the same one.
  private var refused: Set<SourceSpan> = []
  /// The circles that were told, each by its styles.
  private var circles: Set<Set<Int>> = []
  private var inheritedCount = 0
  private var walkedCount = 0
  private var isFull = false
  /// What is wrong with the lists.
  private(set) var diagnostics: [Diagnostic] = []

  /// How many properties styles may inherit in all: chains of lists could fill the memory.
  static let maximumInheritedCount = 100_000
  /// How many entries of lists are followed in all: styles that each list all others would take a walk of them all for
  /// each style.
  static let maximumWalkedCount = 1_000_000

  init(_ styles: [StylistStyle], in file: SourceFile) {
    self.styles = styles
    self.file = file
    places = Dictionary(styles.enumerated().map { ($0.element.key, $0.offset) }) { _, last in last }
  }

  /// The properties of a style and of all that it inherits from, the weakest first.
  mutating func declarations(of place: Int) -> [StyleDeclaration] {
    guard !styles[place].parents.isEmpty else { return styles[place].declarations }
    var known: [Key: [[StyleCondition]]] = [:]
    var kept: [[StyleDeclaration]] = []
    for style in strongestFirst(from: place) {
      let new = styles[style].declarations.filter { declaration in
        known[Key(declaration)]?.contains { $0.allSatisfy(declaration.conditions.contains) } != true
      }
      for declaration in new { known[Key(declaration), default: []].append(declaration.conditions) }
      kept.append(new)
      if style != place { inheritedCount += new.count }
    }
    return kept.reversed().flatMap(\.self)
  }

  /// What a declaration sets.
  private struct Key: Hashable {
    let relations: [String]
    let keyPath: String

    init(_ declaration: StyleDeclaration) {
      relations = declaration.relations.map(\.name)
      keyPath = declaration.keyPath
    }
  }

  /// The style and those that it inherits from, each before those that it lists itself.
  private mutating func strongestFirst(from place: Int) -> [Int] {
    // The walk keeps its own stack: lists may form long chains.
    var open: [(place: Int, nextParent: Int)] = [(place, 0)]
    var openPlaces = [place: 0]
    var visited: Set<Int> = [place]
    var order = [place]
    while let current = open.last {
      let parents = styles[current.place].parents
      guard current.nextParent < parents.count else {
        openPlaces[open.removeLast().place] = nil
        continue
      }
      open[open.count - 1].nextParent += 1
      let parent = parents[current.nextParent]
      guard inheritedCount < Self.maximumInheritedCount, walkedCount < Self.maximumWalkedCount else {
        if !isFull { report(tooMany(parent), at: parent) }
        isFull = true
        break
      }
      walkedCount += 1
      guard let next = places[parent.name] else {
        report(unknown(parent), at: parent)
        continue
      }
      if let start = openPlaces[next] {
        let circle = open[start...].map(\.place)
        walkedCount += circle.count
        if circles.insert(Set(circle)).inserted { diagnostics.append(self.circle(parent, circle)) }
        continue
      }
      guard visited.insert(next).inserted else { continue }
      inheritedCount += 1
      order.append(next)
      openPlaces[next] = open.count
      open.append((next, 0))
    }
    return order
  }

  private mutating func report(_ diagnostic: Diagnostic, at parent: StylistStyle.Parent) {
    if refused.insert(parent.span).inserted { diagnostics.append(diagnostic) }
  }

  private func unknown(_ parent: StylistStyle.Parent) -> Diagnostic {
    Diagnostic(
      .sheetUnknownStyle, .error, "there is no style '\(parent.name)'", at: SourceRange(file, parent.span),
      suggestion: NearestName.of(parent.name, in: styles.map(\.key)))
  }

  private func circle(_ parent: StylistStyle.Parent, _ circle: [Int]) -> Diagnostic {
    let chain = (circle + circle.prefix(1)).map { styles[$0].key }
    return Diagnostic(
      .sheetStyleCircle, .error, "styles lead back to themselves: \(chain.joined(separator: " → "))",
      at: SourceRange(file, parent.span))
  }

  private func tooMany(_ parent: StylistStyle.Parent) -> Diagnostic {
    Diagnostic(
      .sheetStyleCircle, .error,
      "styles inherit more than \(Self.maximumInheritedCount) properties or follow more than"
        + " \(Self.maximumWalkedCount) entries of lists: from '\(parent.name)' on they are left out",
      at: SourceRange(file, parent.span))
  }
}
