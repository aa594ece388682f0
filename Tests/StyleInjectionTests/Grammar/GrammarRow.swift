import XCTest

@testable import StyleInjection

/// A row of a table of spellings: what a raw value is read as.
struct GrammarRow {
  enum Answer {
    case value(StyleValue)
    /// A value that depends on the original, asked with one.
    case relative(original: StyleValue, StyleValue)
    case failure(id: String, suggestion: String? = nil)
  }

  let raw: RawStyleValue
  let answer: Answer
  /// The ids of problems that do not stop the value, with their suggestions.
  var problems: [Problem] = []

  struct Problem: Equatable {
    let id: String
    var severity = Diagnostic.Severity.warning
    var suggestion: String?
  }

  init(_ raw: RawStyleValue, _ value: StyleValue, problems: [Problem] = []) {
    self.raw = raw
    answer = .value(value)
    self.problems = problems
  }

  init(_ raw: RawStyleValue, fails id: String, suggestion: String? = nil) {
    self.raw = raw
    answer = .failure(id: id, suggestion: suggestion)
  }

  init(
    _ raw: RawStyleValue, of original: StyleValue, gives value: StyleValue, problems: [Problem] = []
  ) {
    self.raw = raw
    answer = .relative(original: original, value)
    self.problems = problems
  }
}

extension XCTestCase {
  /// Reads each row's raw value as the type and compares the answers.
  func check(
    _ rows: [GrammarRow], as type: StyleValueType, in dialect: StyleDialect = .plist,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let context = StyleDecodingContext(dialect: dialect, resources: SampleResources())
    for row in rows {
      let name = "\(row.raw)"
      switch (context.decode(row.raw, as: type), row.answer) {
      case (.value(let value, let problems), .value(let expected)):
        XCTAssertEqual(value, expected, name, file: file, line: line)
        XCTAssertEqual(problems.map(GrammarRow.Problem.init), row.problems, name, file: file, line: line)
      case (.relative(let derive, let problems), .relative(let original, let expected)):
        XCTAssertEqual(derive(original), expected, name, file: file, line: line)
        XCTAssertEqual(problems.map(GrammarRow.Problem.init), row.problems, name, file: file, line: line)
      case (.failure(let problem), .failure(let id, let suggestion)):
        XCTAssertEqual(problem.id.rawValue, id, name, file: file, line: line)
        XCTAssertEqual(problem.severity, .error, name, file: file, line: line)
        XCTAssertEqual(problem.suggestion, suggestion, name, file: file, line: line)
        XCTAssertFalse(
          problem.message.isEmpty || problem.message.hasSuffix("."), name, file: file, line: line)
      case (let result, let answer):
        XCTFail("\(name): expected \(answer), found \(result)", file: file, line: line)
      }
    }
  }
}

extension GrammarRow.Problem {
  init(_ problem: StyleDecodingProblem) {
    self.init(id: problem.id.rawValue, severity: problem.severity, suggestion: problem.suggestion)
  }
}
