import StyleDiagnostics
import StyleInjection

/// Finds custom classes whose modules do not agree: a class that is not found under its module's name becomes a plain
/// object of UIKit's, and nothing says so at run time.
public enum InterfaceModuleCheck {
  /// What is wrong with the custom classes of some documents, document by document.
  ///
  /// A class in several modules is a warning at the rarer ones; a class without a module that has one elsewhere is a
  /// warning. One that has none anywhere is a note where most classes of the document have modules, unless its
  /// name begins with a prefix as Objective-C's classes do. O(uses).
  public static func diagnostics(of documents: [[InterfaceCustomClassUse]]) -> [Diagnostic] {
    let uses = documents.joined()
    let modules = Dictionary(grouping: uses, by: \.className).compactMapValues(ModuleCount.init)
    var reported: Set<StyleClassName> = []
    return documents.flatMap { document in
      let isMostlyNamed = isMostlyNamed(document)
      return document.compactMap { use -> Diagnostic? in
        switch (use.module, modules[use.className]) {
        case (.named(let module), let known?):
          let name = StyleClassName(use.className, module: normal(module))
          guard normal(module) != known.module, reported.insert(name).inserted else { return nil }
          return otherModule(use, module, known)
        case (.none, let known?): return noModule(use, known)
        case (.none, nil) where isMostlyNamed && !hasPrefix(use.className): return perhapsNoModule(use)
        default: return nil
        }
      }
    }
  }

  /// The module that most uses of a class name.
  private struct ModuleCount {
    let module: String
    let first: InterfaceCustomClassUse

    init?(_ uses: [InterfaceCustomClassUse]) {
      var counts: [String: Int] = [:]
      var order: [(module: String, use: InterfaceCustomClassUse)] = []
      for use in uses {
        guard case .named(let name) = use.module else { continue }
        let module = normal(name)
        if counts.updateValue((counts[module] ?? 0) + 1, forKey: module) == nil {
          order.append((module, use))
        }
      }
      let most = counts.values.max() ?? 0
      guard let winner = order.first(where: { counts[$0.module] == most }) else { return nil }
      (module, first) = winner
    }
  }

  /// Whether more of a document's classes have modules than have none: one with many classes of Objective-C has not.
  private static func isMostlyNamed(_ uses: [InterfaceCustomClassUse]) -> Bool {
    var named: Set<String> = []
    var unnamed: Set<String> = []
    for use in uses {
      switch use.module {
      case .named: named.insert(use.className)
      case .none: unnamed.insert(use.className)
      case .open: continue
      }
    }
    return named.count > unnamed.count
  }

  /// A product's name as a module has it.
  private static func normal(_ module: String) -> String {
    String(module.map { $0 == "-" || $0 == " " ? "_" : $0 })
  }

  /// Whether a name begins with at least two capitals before its first word: `MXKRoomView`.
  private static func hasPrefix(_ name: String) -> Bool { name.prefix { $0.isUppercase }.count > 2 }
}

extension InterfaceModuleCheck {
  private static func otherModule(
    _ use: InterfaceCustomClassUse, _ module: String, _ known: ModuleCount
  ) -> Diagnostic {
    warning(
      use, "the class \(use.subject) is of the module '\(module)' here and of '\(known.module)' elsewhere",
      known)
  }

  private static func noModule(_ use: InterfaceCustomClassUse, _ known: ModuleCount) -> Diagnostic {
    warning(use, "the class \(use.subject) has no module here and '\(known.module)' elsewhere", known)
  }

  private static func warning(
    _ use: InterfaceCustomClassUse, _ message: String, _ known: ModuleCount
  ) -> Diagnostic {
    Diagnostic(
      .interfaceCustomClassModule, .warning, message, at: use.range,
      notes: [Diagnostic.Note("the class in the module '\(known.module)'", at: known.first.range)])
  }

  private static func perhapsNoModule(_ use: InterfaceCustomClassUse) -> Diagnostic {
    Diagnostic(
      .interfaceCustomClassModule, .note,
      "the class \(use.subject) has no module, unlike most here; only classes of Objective-C need none",
      at: use.range)
  }
}

extension InterfaceCustomClassUse {
  fileprivate var subject: String {
    "'\(className)' of '\(element)'" + (id.map { " '\($0)'" } ?? "")
  }
}
