import StyleDiagnostics
import StyleSyntax

/// Where a project's sheets, interface documents and asset catalogs are looked for.
public struct ProjectConfiguration: Sendable, Hashable {
  /// The file that a project's root may have.
  public static let fileName = ".inject.yml"

  /// The folders in which sheets are looked up by name.
  public var sheets = [ProjectPlace("."), ProjectPlace("StyleSheets")]
  /// The files, and the folders below which storyboards and xibs are found.
  public var documents = [ProjectPlace(".")]
  /// The asset catalogs, and the folders below which they are found.
  public var assets = [ProjectPlace(".")]

  /// Whether a file says so.
  public private(set) var isFromFile = false

  /// What holds without a file.
  public init() {}

  /// The keys of the file, each a list of paths.
  private static let keys: [(name: String, places: WritableKeyPath<Self, [ProjectPlace]> & Sendable)] = [
    ("sheets", \.sheets), ("documents", \.documents), ("assets", \.assets),
  ]

  /// Reads a project's file; without one, what holds by default.
  ///
  /// - Throws: `ConfigurationError` with all that is wrong with the file: half a configuration would look in the
  ///   wrong places without a word.
  public static func load(from project: ProjectFolder) throws(ConfigurationError) -> ProjectConfiguration {
    guard project.kind(of: fileName) == .file else { return ProjectConfiguration() }
    let file: SourceFile
    let root: SyntaxNode
    do {
      file = try SourceText.decode(
        path: fileName, bytes: project.bytes(of: fileName, limit: SyntaxLimits().maximumByteCount))
      root = try YAMLReader.tree(of: file)
    } catch let error as SyntaxError {
      throw ConfigurationError(diagnostics: [error.diagnostic])
    } catch {
      throw ConfigurationError(diagnostics: [.unreadableFile(fileName, error)])
    }
    var reading = Reading(file: file)
    let configuration = reading.configuration(of: root)
    guard reading.problems.isEmpty else { throw ConfigurationError(diagnostics: reading.problems) }
    return configuration
  }

  /// A pass over the tree of the file.
  private struct Reading {
    let file: SourceFile
    var problems: [Diagnostic] = []

    mutating func configuration(of root: SyntaxNode) -> ProjectConfiguration {
      var configuration = ProjectConfiguration()
      configuration.isFromFile = true
      guard root.value != .scalar(.null) else { return configuration }
      guard case .dictionary(let entries) = root.value else {
        report(.configurationValue, "the configuration is not a table of keys", at: root.span)
        return configuration
      }
      var seen: [String: SourceSpan] = [:]
      for entry in entries {
        guard let key = ProjectConfiguration.keys.first(where: { $0.name == entry.key }) else {
          let nearest = NearestName.of(entry.key, in: ProjectConfiguration.keys.map(\.name))
          report(
            .configurationUnknownKey, "the configuration has no key '\(entry.key)'", at: entry.keySpan,
            suggestion: nearest)
          continue
        }
        if let first = seen.updateValue(entry.keySpan, forKey: entry.key) {
          report(
            .configurationRepeatedKey, "the key '\(entry.key)' stands twice", at: entry.keySpan,
            notes: [.init("it stands here first", at: SourceRange(file, first))])
        }
        configuration[keyPath: key.places] = places(of: entry)
      }
      return configuration
    }

    /// A list of paths; a key without a value is an empty one, a single path a list of one.
    private mutating func places(of entry: SyntaxEntry) -> [ProjectPlace] {
      switch entry.value.value {
      case .scalar(.null): return []
      case .scalar: return [place(of: entry.value, in: entry)].compactMap(\.self)
      case .array(let nodes): return nodes.compactMap { place(of: $0, in: entry) }
      case .dictionary:
        report(.configurationValue, "'\(entry.key)' is a list of paths", at: entry.value.span)
        return []
      }
    }

    private mutating func place(of node: SyntaxNode, in entry: SyntaxEntry) -> ProjectPlace? {
      guard case .scalar(.string(let path)) = node.value, !path.isEmpty else {
        report(.configurationValue, "a path is a text; put it in quotes if it is one", at: node.span)
        return nil
      }
      return ProjectPlace(path, origin: SourceRange(file, node.span))
    }

    private mutating func report(
      _ id: Diagnostic.ID, _ message: String, at span: SourceSpan, suggestion: String? = nil,
      notes: [Diagnostic.Note] = []
    ) {
      problems.append(
        Diagnostic(id, .error, message, at: SourceRange(file, span), suggestion: suggestion, notes: notes))
    }
  }
}

/// A configuration that is not taken.
public struct ConfigurationError: Error, Sendable {
  /// All that is wrong with it.
  public let diagnostics: [Diagnostic]
}
