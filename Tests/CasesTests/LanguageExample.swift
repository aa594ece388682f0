import StyleInjection
import StyleSyntax

/// An example of the language reference: sheets, and what comes of them.
struct LanguageExample {
  /// A fenced block with a sheet.
  struct Sheet {
    let text: String
    /// The language of the fence: `xml`, `json` or `yaml`.
    let language: String
    /// What the line above the fence calls it; nil for the sheet that is applied.
    let role: Role?
  }

  /// What a sheet is that is not applied as it stands.
  enum Role: Equatable {
    /// A file that another sheet includes: `` `base.plist`: ``
    case file(String)
    /// A sheet for views that choose its name: `` Sheet `Aqua`: ``
    case named(String)
  }

  /// A line of what comes of the sheets.
  enum Expectation: Hashable, CustomStringConvertible {
    /// An object's key path has a value, spelled as in a property list.
    case value(object: String, keyPath: String, value: String)
    /// Something is told: `error value.color`.
    case diagnostic(String)

    var description: String {
      switch self {
      case .value(let object, let keyPath, let value): "\(object): \(keyPath) = \(value)"
      case .diagnostic(let line): line
      }
    }
  }

  let sheets: [Sheet]
  let expectations: [Expectation]
  /// The line of the page on which the example begins.
  let line: Int

  /// The examples of a page in Markdown: fences with sheets, and the fence of `text` that ends each example.
  static func all(in page: String) throws -> [LanguageExample] {
    var reader = PageReader()
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      try reader.read(String(line))
    }
    return try reader.finish()
  }

  /// The source of rules that the sheets make.
  func source() throws -> StyleSheetSource {
    var files: [String: StyleSheet] = [:]
    var applied: [StyleSheet] = []
    for block in sheets {
      guard case .file(let name) = block.role else { continue }
      files[name] = try block.read(as: name)
    }
    for block in sheets where block.role == nil {
      let sheet = try block.read(as: "Sheet.\(block.language)")
      let included = StyleSheetIncludes(sheet) { path throws(StyleSheetError) in
        guard let file = files[path] else {
          throw StyleSheetError(
            Diagnostic(
              Diagnostic.ID("sheet.include"), .error, "no block is '\(path)'", at: SourceRange(sheet.file)))
        }
        return file
      }
      if let problem = included.diagnostics.first {
        throw LanguageExampleError(problem.message, line: line)
      }
      applied += included.sheets
    }
    var source = StyleSheetSource(applied)
    for block in sheets {
      if case .named(let name) = block.role { source.register(try block.read(as: name), named: name) }
    }
    return source
  }
}

extension LanguageExample.Sheet {
  /// The sheet, in the dialect that its content shows.
  fileprivate func read(as path: String) throws -> StyleSheet {
    try StyleSheet(path: path, bytes: Array((language == "xml" ? CaseSheet.text(text) : text).utf8))
  }
}

/// Reads a page line by line.
private struct PageReader {
  private var examples: [LanguageExample] = []
  private var sheets: [LanguageExample.Sheet] = []
  private var number = 0
  private var start = 0
  private var lastLine = ""
  private var fence: (language: String, role: LanguageExample.Role?, lines: [String])?

  mutating func read(_ line: String) throws {
    number += 1
    if let open = fence {
      guard line == "```" else {
        fence?.lines.append(line)
        return
      }
      fence = nil
      lastLine = ""
      try close(open.language, open.role, open.lines)
    } else if line.hasPrefix("```") {
      fence = (String(line.dropFirst(3)), role, [])
    } else if !line.isEmpty {
      lastLine = line
    }
  }

  /// All examples, once the page has ended.
  func finish() throws -> [LanguageExample] {
    guard fence == nil, sheets.isEmpty else { throw LanguageExampleError("nothing is expected", line: start) }
    return examples
  }

  private var role: LanguageExample.Role? {
    if let match = lastLine.wholeMatch(of: /`([^`]+)`:/) { return .file(String(match.1)) }
    return lastLine.wholeMatch(of: /Sheet `([^`]+)`:/).map { .named(String($0.1)) }
  }

  private mutating func close(
    _ language: String, _ role: LanguageExample.Role?, _ lines: [String]
  ) throws {
    guard language == "text" else {
      if sheets.isEmpty { start = number - lines.count - 1 }
      sheets.append(.init(text: lines.joined(separator: "\n"), language: language, role: role))
      return
    }
    guard !sheets.isEmpty, !lines.isEmpty else {
      throw LanguageExampleError("an example needs a sheet and what is expected", line: number)
    }
    let expectations = try lines.map { try expectation($0) }
    examples.append(LanguageExample(sheets: sheets, expectations: expectations, line: start))
    sheets = []
  }

  private func expectation(_ line: String) throws -> LanguageExample.Expectation {
    if line.wholeMatch(of: /(?:note|warning|error) [a-z\-.]+/) != nil { return .diagnostic(line) }
    guard let match = line.wholeMatch(of: /(.+?): (\S+) = (.*)/) else {
      throw LanguageExampleError("'\(line)' says nothing of an object", line: number)
    }
    return .value(object: String(match.1), keyPath: String(match.2), value: String(match.3))
  }
}

/// Why a page or an example in it cannot be read.
struct LanguageExampleError: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, line: Int? = nil) {
    description = line.map { "StyleLanguage.md:\($0): \(message)" } ?? message
  }
}
