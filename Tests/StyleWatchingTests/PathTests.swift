import Foundation
import StyleInjection
import StyleWatching
import XCTest

/// Changes of where a path leads: links, folders, included files.
final class PathTests: XCTestCase {
  private struct Step: Sendable {
    let change: @Sendable (SheetFolder) throws -> Void
    let event: String
    let texts: [String]

    init(_ event: String, _ texts: [String], _ change: @escaping @Sendable (SheetFolder) throws -> Void) {
      self.change = change
      self.event = event
      self.texts = texts
    }
  }

  private struct Story: Sendable {
    let name: String
    let sheet: String
    let prepare: @Sendable (SheetFolder) throws -> Void
    let steps: [Step]

    init(
      _ name: String, sheet: String = "main.plist", _ steps: [Step],
      prepare: @escaping @Sendable (SheetFolder) throws -> Void
    ) {
      self.name = name
      self.sheet = sheet
      self.prepare = prepare
      self.steps = steps
    }
  }

  private static let links = [
    Story(
      "a link, its target written, then turned",
      [
        Step("reloaded main.plist", ["2"]) { try $0.write(SheetFolder.sheet("2"), "real/a.plist") },
        Step("reloaded main.plist", ["3"]) { try $0.replace(SheetFolder.sheet("3"), "real/a.plist") },
        Step("reloaded main.plist", ["4"]) {
          try $0.link("next", to: "real/b.plist")
          try $0.move("next", "main.plist")
        },
        Step("reloaded main.plist", ["5"]) { try $0.write(SheetFolder.sheet("5"), "real/b.plist") },
        Step("reloaded main.plist", ["6"]) { try $0.replace(SheetFolder.sheet("6"), "main.plist") },
      ]
    ) {
      try $0.makeFolder("real")
      try $0.write(SheetFolder.sheet("1"), "real/a.plist")
      try $0.write(SheetFolder.sheet("4"), "real/b.plist")
      try $0.link("main.plist", to: "real/a.plist")
    },
    Story(
      "a chain of links through folders, absolute and upward",
      [
        Step("reloaded main.plist", ["2"]) { try $0.write(SheetFolder.sheet("2"), "z/end.plist") },
        Step("reloaded main.plist", ["3"]) {
          try $0.remove("y/second.plist")
          try $0.link("y/second.plist", to: "../z/other.plist")
        },
        Step("reloaded main.plist", ["4"]) { try $0.write(SheetFolder.sheet("4"), "z/other.plist") },
      ]
    ) {
      for name in ["x", "y", "z"] { try $0.makeFolder(name) }
      try $0.write(SheetFolder.sheet("1"), "z/end.plist")
      try $0.write(SheetFolder.sheet("3"), "z/other.plist")
      try $0.link("y/second.plist", to: "./../z/end.plist")
      try $0.link("x/first.plist", to: $0.path("y/second.plist"))
      try $0.link("main.plist", to: "x/first.plist")
    },
    Story(
      "a folder behind a link that is turned, as Kubernetes does",
      [
        Step("reloaded main.plist", ["2"]) {
          try $0.link("..data_tmp", to: "..2")
          try $0.move("..data_tmp", "..data")
        },
        Step("reloaded main.plist", ["3"]) {
          try $0.link("..data_tmp", to: "..3")
          try $0.move("..data_tmp", "..data")
          try $0.remove("..2")
        },
      ]
    ) {
      for text in ["1", "2", "3"] {
        try $0.makeFolder("..\(text)")
        try $0.write(SheetFolder.sheet(text), "..\(text)/main.plist")
      }
      try $0.link("..data", to: "..1")
      try $0.link("main.plist", to: "..data/main.plist")
    },
    Story(
      "links that go in circles, then mended",
      [
        Step("failed main.plist source.unreadable", ["1"]) {
          try $0.link("circle", to: "main.plist")
          try $0.link("next", to: "circle")
          try $0.move("next", "main.plist")
        },
        Step("reloaded main.plist", ["2"]) { try $0.replace(SheetFolder.sheet("2"), "main.plist") },
      ]
    ) { try $0.write(SheetFolder.sheet("1"), "main.plist") },
    Story(
      "a file with two names, written by the other one",
      [
        Step("reloaded main.plist", ["2"]) { try $0.write(SheetFolder.sheet("2"), "elsewhere/other.plist") }
      ]
    ) {
      try $0.makeFolder("elsewhere")
      try $0.write(SheetFolder.sheet("1"), "elsewhere/other.plist")
      try FileManager.default.linkItem(
        atPath: $0.path("elsewhere/other.plist"), toPath: $0.path("main.plist"))
    },
  ]

  private static let folders = [
    Story(
      "a folder that is moved away and another one put in its place", sheet: "a/b/main.plist",
      [
        Step("reloaded a/b/main.plist", ["2"]) {
          try $0.move("a", "old")
          try $0.move("new", "a")
        },
        Step("reloaded a/b/main.plist", ["3"]) { try $0.write(SheetFolder.sheet("3"), "a/b/main.plist") },
        Step("failed a/b/main.plist source.unreadable", ["3"]) { try $0.move("a/b", "a/c") },
        Step("recovered", ["3"]) { try $0.move("a/c", "a/b") },
        Step("reloaded a/b/main.plist", ["4"]) { try $0.replace(SheetFolder.sheet("4"), "a/b/main.plist") },
      ]
    ) {
      for (folder, text) in [("a/b", "1"), ("new/b", "2")] {
        try $0.makeFolder(folder)
        try $0.write(SheetFolder.sheet(text), folder + "/main.plist")
      }
    },
    Story(
      "a folder that is removed and made anew", sheet: "a/b/main.plist",
      [
        Step("failed a/b/main.plist source.unreadable", ["1"]) { try $0.remove("a") },
        Step("reloaded a/b/main.plist", ["2"]) {
          try $0.makeFolder("a/b")
          try $0.write(SheetFolder.sheet("2"), "a/b/main.plist")
        },
        Step("reloaded a/b/main.plist", ["3"]) {
          try $0.remove("a")
          try $0.makeFolder("a/b")
          try $0.write(SheetFolder.sheet("3"), "a/b/main.plist")
        },
      ]
    ) {
      try $0.makeFolder("a/b")
      try $0.write(SheetFolder.sheet("1"), "a/b/main.plist")
    },
    Story(
      "folders that are not there yet", sheet: "a/b/c/main.plist",
      [
        Step("reloaded a/b/c/main.plist", ["1"]) {
          try $0.makeFolder("a/b/c")
          try $0.write(SheetFolder.sheet("1"), "a/b/c/main.plist")
        },
        Step("reloaded a/b/c/main.plist", ["2"]) {
          try $0.replace(SheetFolder.sheet("2"), "a/b/c/main.plist")
        },
      ]
    ) { _ in },
  ]

  private static let includes = [
    Story(
      "included files: written, added, in another folder, no longer included",
      [
        Step("reloaded part.plist", ["p2", "1"]) { try $0.write(SheetFolder.sheet("p2"), "part.plist") },
        Step("reloaded main.plist more/new.plist", ["p2", "n1", "2"]) {
          try $0.write(SheetFolder.sheet("2", including: ["part.plist", "more/new.plist"]), "main.plist")
        },
        Step("reloaded more/new.plist", ["p2", "n2", "2"]) {
          try $0.replace(SheetFolder.sheet("n2"), "more/new.plist")
        },
        Step("reloaded more/deep.plist more/new.plist", ["p2", "d", "n3", "2"]) {
          try $0.write(SheetFolder.sheet("d"), "more/deep.plist")
          try $0.write(SheetFolder.sheet("n3", including: ["deep.plist"]), "more/new.plist")
        },
        Step("reloaded more/deep.plist", ["p2", "d2", "n3", "2"]) {
          try $0.write(SheetFolder.sheet("d2"), "more/deep.plist")
        },
        Step("reloaded main.plist more/deep.plist more/new.plist", ["p2", "3"]) {
          try $0.write(SheetFolder.sheet("3", including: ["part.plist"]), "main.plist")
        },
        Step("reloaded part.plist", ["p4", "3"]) {
          try $0.write("<plist>", "more/new.plist")
          try $0.remove("more/deep.plist")
          try $0.write(SheetFolder.sheet("p4"), "part.plist")
        },
      ]
    ) {
      try $0.makeFolder("more")
      try $0.write(SheetFolder.sheet("1", including: ["part.plist"]), "main.plist")
      try $0.write(SheetFolder.sheet("p1"), "part.plist")
      try $0.write(SheetFolder.sheet("n1"), "more/new.plist")
    },
    Story(
      "an included file that is not there yet, nor its folder",
      [
        Step("reloaded main.plist", ["2"]) {
          try $0.write(SheetFolder.sheet("2", including: ["later/part.plist"]), "main.plist")
        },
        Step("reloaded later/part.plist", ["part", "2"]) {
          try $0.makeFolder("later")
          try $0.write(SheetFolder.sheet("part"), "later/part.plist")
        },
      ]
    ) { try $0.write(SheetFolder.sheet("1", including: ["later/part.plist"]), "main.plist") },
  ]

  private func check(_ stories: [Story], _ policy: FileWatchPolicy) async throws {
    for story in stories {
      let folder = try SheetFolder()
      try story.prepare(folder)
      let source = FileStyleSource([folder.file(story.sheet)], policy: policy)
      let log = EventLog(source)
      try await log.begin(policy)
      for (index, step) in story.steps.enumerated() {
        try step.change(folder)
        let event = try await log.next()
        XCTAssertEqual(event, step.event, "\(story.name), step \(index)")
        XCTAssertEqual(source.texts, step.texts, "\(story.name), step \(index)")
      }
    }
  }

  private static let polling = FileWatchPolicy(
    quietInterval: .milliseconds(60), longestDelay: .milliseconds(300), method: .polling,
    pollingInterval: .milliseconds(20))

  func testLinks() async throws { try await check(Self.links, .standard) }
  func testFolders() async throws { try await check(Self.folders, .standard) }
  func testIncludedFiles() async throws { try await check(Self.includes, .standard) }
  func testLinksPolled() async throws { try await check(Self.links, Self.polling) }
  func testFoldersPolled() async throws { try await check(Self.folders, Self.polling) }
  func testIncludedFilesPolled() async throws { try await check(Self.includes, Self.polling) }
}
