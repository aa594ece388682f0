import StyleDiagnostics
import XCTest

@testable import StyleTools

/// Which documents are loaded anew, whatever they hold.
final class DocumentReloadTests: XCTestCase {
  private func content(_ text: String) -> DocumentContent { DocumentContent(.success(Array(text.utf8))) }

  /// A storyboard that refers to others.
  private func storyboard(_ names: String...) -> String {
    let references = names.map { #"<viewControllerPlaceholder storyboardName="\#($0)" id="p"/>"# }
    return "<document>\(references.joined())</document>"
  }

  private func found(_ path: String, _ text: String, isBroken: Bool = false) -> FoundDocument {
    let problem = Diagnostic(.init("a.b"), .error, text, at: SourceRange(SourceFile(path: path, text: text)))
    return FoundDocument(path: path, content: content(text), problems: isBroken ? [problem] : nil)
  }

  /// What stays is in brackets.
  private func outline(_ reload: DocumentReload) -> [String] {
    reload.groups.map { $0.paths.joined(separator: "+") }
      + reload.kept.map { "(\($0.joined(separator: "+")))" }.sorted()
  }

  private var live: LiveContents {
    LiveContents(contents: [
      "A.storyboard": content(storyboard("B")), "B.storyboard": content(storyboard()),
      "C.storyboard": content(storyboard()), "D.xib": content("d"),
    ])
  }

  private let groups: Set<[String]> = [["A.storyboard", "B.storyboard"], ["C.storyboard"], ["D.xib"]]
  private let all = ["A.storyboard", "B.storyboard", "C.storyboard", "D.xib"]

  func testWhatBelongsTogetherIsLoadedTogetherAndNothingElse() {
    let rows: [(documents: [String], found: [FoundDocument], isForAll: Bool, outline: [String])] = [
      (all, [], false, ["(A.storyboard+B.storyboard)", "(C.storyboard)", "(D.xib)"]),
      (all, [], true, ["A.storyboard+B.storyboard", "C.storyboard", "D.xib"]),
      (all, [found("D.xib", "d")], false, ["(A.storyboard+B.storyboard)", "(C.storyboard)", "(D.xib)"]),
      (all, [found("D.xib", "e")], false, ["D.xib", "(A.storyboard+B.storyboard)", "(C.storyboard)"]),
      (
        all, [found("B.storyboard", storyboard() + " ")], false,
        ["A.storyboard+B.storyboard", "(C.storyboard)", "(D.xib)"]
      ),
      // A reference that is new, and one that is no more.
      (
        all, [found("C.storyboard", storyboard("A"))], false,
        ["A.storyboard+B.storyboard+C.storyboard", "(D.xib)"]
      ),
      (
        all, [found("A.storyboard", storyboard())], false,
        ["A.storyboard", "B.storyboard", "(C.storyboard)", "(D.xib)"]
      ),
      // One that is gone, and one that is new.
      (["A.storyboard", "D.xib"], [], false, ["A.storyboard", "(D.xib)"]),
      (
        all + ["E.xib"], [found("E.xib", "e")], false,
        ["E.xib", "(A.storyboard+B.storyboard)", "(C.storyboard)", "(D.xib)"]
      ),
    ]
    for (index, row) in rows.enumerated() {
      let reload = DocumentReload(
        row.documents, found: row.found, after: live, liveGroups: groups, isForAll: row.isForAll)
      XCTAssertEqual(outline(reload), row.outline, "row \(index)")
      XCTAssertEqual(Set(reload.live.contents.keys), Set(row.documents), "row \(index)")
    }
  }

  func testTheLastGoodContentStaysAndEachFailureIsToldOnce() {
    var live = live
    let steps: [(found: FoundDocument, failures: Int, changed: [String], recovered: [String])] = [
      (found("D.xib", "<", isBroken: true), 1, [], []), (found("D.xib", "<", isBroken: true), 0, [], []),
      (found("D.xib", "<<", isBroken: true), 1, [], []), (found("D.xib", "d"), 0, [], ["D.xib"]),
      (found("D.xib", "d"), 0, [], []), (found("D.xib", "<", isBroken: true), 1, [], []),
      (found("D.xib", "e"), 0, ["D.xib"], []), (found("D.xib", "e"), 0, [], []),
    ]
    for (index, step) in steps.enumerated() {
      let reload = DocumentReload(all, found: [step.found], after: live, liveGroups: groups, isForAll: false)
      XCTAssertEqual(reload.failures.count, step.failures, "step \(index)")
      XCTAssertEqual(reload.changed, step.changed, "step \(index)")
      XCTAssertEqual(reload.recovered, step.recovered, "step \(index)")
      live = reload.live
    }
  }

  func testADocumentThatNeverWasGoodIsTakenAsItIs() {
    var live = live
    let steps = [
      found("E.xib", "<", isBroken: true), found("E.xib", "<<", isBroken: true), found("E.xib", "e"),
    ]
    for step in steps {
      let reload = DocumentReload(
        all + ["E.xib"], found: [step], after: live, liveGroups: groups, isForAll: false)
      XCTAssertEqual(reload.changed, ["E.xib"])
      XCTAssertEqual(reload.failures.count, 0)
      live = reload.live
      XCTAssertEqual(live.broken, step.problems == nil ? [] : ["E.xib"])
    }
  }
}
