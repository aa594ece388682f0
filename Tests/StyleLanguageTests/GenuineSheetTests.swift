import StyleDiagnostics
import StyleLanguage
import TestSupport
import XCTest

/// Every sheet and theme of real projects, as the list of them says whose it is: the genuine ones of the four dialects
/// load, the others are refused with a reason that names their tool.
final class GenuineSheetTests: XCTestCase {
  private enum Verdict: Equatable {
    /// A sheet of the dialect with rules.
    case sheet(StyleDialect)
    /// A refusal, and the word by which its reason tells what the file is.
    case refused(String)
  }

  /// What the notes of the list begin with, and what such files are; the first that fits counts.
  private static let notes: [(note: String, verdict: Verdict)] = [
    ("STYLESHEET A_StyleInjection", .sheet(.plist)), ("STYLESHEET INLThemes", .refused("INLThemes")),
    ("STYLESHEET DynamicStyles", .refused("DynamicStyles")), ("THEME DB5", .refused("DB5")),
    ("THEME SwiftTheme", .refused("SwiftTheme")), ("StyleKit (146BC)", .sheet(.stylekit)),
    ("dmgctrl StyleKit dialect", .refused("dmgctrl")), ("INLThemes JSON theme", .refused("INLThemes")),
    ("SwiftTheme JSON theme", .refused("SwiftTheme")), ("Stylist theme", .sheet(.stylist)),
    ("Stylish", .sheet(.stylish)), ("A_StyleInjection", .sheet(.plist)), ("DB5 plist theme", .refused("DB5")),
    ("DynamicStyles plist", .refused("DynamicStyles")), ("INLThemes plist/json", .refused("INLThemes")),
    ("StyleKit older state", .sheet(.stylekit)), ("StyleKit sheet", .sheet(.stylekit)),
    ("Stylist older state", .sheet(.stylist)), ("SwiftTheme plist/JSON", .refused("SwiftTheme")),
    ("dmgctrl StyleKit JSON", .refused("dmgctrl")),
  ]

  /// Files that are something else than their note says of their like, by the end of their path.
  private static let exceptions: [(path: String, verdict: Verdict)] = [
    ("Info.plist", .refused("Info.plist")), (".schema.json", .refused("schema")),
    // A broken file of StyleKit's tests.
    ("fail-style.json", .refused("expected")),
    // Sheets of Stylish's first versions.
    ("7b6a03b2__StylishExample__StylishExample__stylesheet.json", .refused("first versions of Stylish")),
    ("e0a3df88__StylishExample__StylishExample__stylesheet.json", .refused("first versions of Stylish")),
    ("Stylish@b77ee4af/StylishExample/StylishExample/stylesheet.json", .refused("first versions of Stylish")),
  ]

  func testEachFileIsWhatItsNoteSays() throws {
    var counts: [String: Int] = [:]
    for (path, note) in try listed() {
      guard let row = Self.notes.first(where: { note.hasPrefix($0.note) }) else { continue }
      let verdict = Self.exceptions.first { path.hasSuffix($0.path) }?.verdict ?? row.verdict
      check(try SharedFolder.url("corpus/\(path)"), verdict)
      switch verdict {
      case .sheet(let dialect): counts["\(dialect)", default: 0] += 1
      case .refused: counts["refused", default: 0] += 1
      }
    }
    XCTAssertEqual(counts, ["plist": 18, "stylekit": 18, "stylist": 15, "stylish": 5, "refused": 161])
  }

  /// The sheets and themes of the list, with their notes.
  private func listed() throws -> [(path: String, note: String)] {
    let list = try String(contentsOf: SharedFolder.url("corpus/MANIFEST.tsv"), encoding: .utf8)
    return list.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard let path = columns.first, let note = columns.last, !path.contains(".xcassets/"),
        [".json", ".plist", ".yaml", ".yml"].contains(where: path.hasSuffix),
        !path.hasSuffix("IDEWorkspaceChecks.plist"),
        ["stylekit/", "stylist/", "stylish/", "plist/", "pairs/"].contains(where: path.hasPrefix)
      else { return nil }
      return (path, note)
    }
  }

  private func check(_ url: URL, _ verdict: Verdict) {
    do {
      let sheet = try StyleSheet(path: url.path, bytes: Array(try Data(contentsOf: url)))
      XCTAssertEqual(.sheet(sheet.dialect), verdict, url.path)
      XCTAssertFalse(sheet.rules.isEmpty && sheet.diagnostics.isEmpty, url.path)
    } catch let error as StyleSheetError {
      guard case .refused(let word) = verdict else { return XCTFail("\(error.diagnostic)") }
      XCTAssertTrue(error.diagnostic.message.contains(word), "\(error.diagnostic)")
    } catch {
      XCTFail("\(error)")
    }
  }
}
