import Foundation
import StyleSyntax
import TestSupport
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// Documents that nobody's Xcode wrote.
final class HostileInputTests: XCTestCase {
  func testDepthIsLimited() {
    for (depth, limit, isLoaded) in [
      (100, 512, true), (300, 512, false), (20_000, 512, false), (20_000, 100_000, true),
    ] {
      let views =
        String(repeating: "<view><subviews>", count: depth)
        + String(repeating: "</subviews></view>", count: depth)
      let document = XIBFixture.load(
        views, loader: InterfaceLoader(limits: SyntaxLimits(maximumDepth: limit)))
      XCTAssertEqual(document.outcome, isLoaded ? .loaded(.xib) : .broken, "\(depth) within \(limit)")
      if isLoaded { XCTAssertEqual(document.scenes.first?.viewCount, depth) }
      if !isLoaded { XCTAssertEqual(document.diagnostics.map(\.id), [.depthLimit]) }
    }
  }

  func testSizeIsLimited() {
    let loader = InterfaceLoader(limits: SyntaxLimits(maximumByteCount: 10_000, maximumValueCount: 50))
    let wide = XIBFixture.load(String(repeating: "<label/>", count: 100), loader: loader)
    XCTAssertEqual(wide.diagnostics.map(\.id), [.valueLimit])
    let long = XIBFixture.load("<label text='\(String(repeating: "x", count: 20_000))'/>", loader: loader)
    XCTAssertEqual(long.diagnostics.map(\.id), [.sizeLimit])
  }

  func testEntitiesAreRefused() {
    let text =
      "<!DOCTYPE d [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>" + XIBFixture.text("<label text='&b;'/>")
    let document = InterfaceLoader().load(path: "a.xib", bytes: Array(text.utf8))
    XCTAssertEqual(document.outcome, .broken)
  }

  func testControllersInsideEachOtherAreLimited() {
    let count = 100
    for order in [Array(0..<count), (0..<count).reversed()] {
      let scenes = order.map { index in
        "<viewController id='c\(index)'><view key='view'><subviews><containerView><connections>"
          + "<segue kind='embed' destination='c\((index + 1) % count)'/></connections></containerView></subviews></view>"
          + "</viewController>"
      }
      let document = XIBFixture.storyboard(scenes)
      XCTAssertEqual(document.scenes.count, count)
      // Those that are not contained are outermost again.
      XCTAssertEqual(document.diagnostics.map(\.id), Array(repeating: .interfaceContainmentDepth, count: 3))
      let roots = document.scenes.compactMap(\.controller).filter { $0.parent == nil }
      XCTAssertEqual(roots.count, 4)
    }
  }

  func testDeepViewsInDeepControllersAreReleased() {
    let opening = String(repeating: "<view><subviews>", count: 240)
    let closing = String(repeating: "</subviews></view>", count: 240)
    let scenes = (0..<40).map { index in
      "<viewController id='c\(index)'><view key='view'><subviews>\(opening)<containerView><connections>"
        + "<segue kind='embed' destination='c\(index + 1)'/></connections></containerView>\(closing)"
        + "</subviews></view></viewController>"
    }
    XCTAssertEqual(XIBFixture.storyboard(scenes).scenes.reduce(0) { $0 + $1.viewCount }, 40 * 242)
  }

  func testOfTwoObjectsOfOneIDTheFirstIsMeant() throws {
    let document = XIBFixture.load("<label id='a' text='1'/>\n<label id='a' text='2'/>")
    XCTAssertEqual(document.scenes.first?.roots.count, 2)
    let diagnostic = try XCTUnwrap(document.diagnostics.first)
    XCTAssertEqual(diagnostic.id, .interfaceDuplicateID)
    XCTAssertEqual(diagnostic.range.position?.line, 2)
    XCTAssertEqual(diagnostic.notes.first?.range?.position?.line, 1)
  }

  func testManyObjectsOfOnePlaceTakeNoTimeInTheSquareOfTheirNumber() throws {
    let items = (0..<20_000).map { "<barButtonItem key='items' tag='\($0)'/><barButtonItem key='\($0)'/>" }
    let toolbar = XIBFixture.load("<toolbar>\(items.joined())</toolbar>").scenes[0].roots.last as? UIToolbar
    XCTAssertEqual(toolbar?.items.map(\.tag), Array(0..<20_000))
  }

  func testElementsInWrongPlacesLoseNothingAndTrapNothing() {
    let rows = [
      "<label><label/></label>", "<label><sections><label/></sections></label>",
      "<navigationItem><view key='titleView'/><view key='nowhere'/></navigationItem>",
      "<barButtonItem><label/></barButtonItem>", "<tableView><cells><label/></cells></tableView>",
      "<state key='normal' title='x'/>", "<segment title='x'/>", "<tableViewSection/>",
      "<label><state key='normal' title='x'/></label>", "<button><state title='x'/></button>",
      "<button><state key='{key}' title='x'/></button>",
      "<button><state key='dis:abled' title='x'/></button>",
      "<userDefinedRuntimeAttributes/>", "<scene/>", "<scenes><scene><objects/></scene></scenes>",
      "<objects/>",
      "<view key='view'><view key='view'/></view>", "<viewController><label/><label/></viewController>",
      "<color/>", "<view><color key='backgroundColor'/></view>",
      "<view><color key='frame' white='1'/></view>",
      "<view><connections><segue/><outlet/><segue kind='embed' destination=''/></connections></view>",
      "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute/></userDefinedRuntimeAttributes></view>",
      "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='string' keyPath='' value=''/>"
        + "<userDefinedRuntimeAttribute type='string' keyPath='...' value=''/></userDefinedRuntimeAttributes></view>",
      "<label numberOfLines='99999999999999999999999'/>", "<view tag='1e400'/>", "<view alpha='-inf'/>",
    ]
    for text in rows {
      XCTAssertEqual(XIBFixture.load(text).outcome, .loaded(.xib), text)
      XCTAssertEqual(XIBFixture.storyboard([text, text]).outcome, .loaded(.storyboard), text)
    }
  }

  func testDamagedDocumentsNeverTrap() throws {
    let url = Repository.root.appending(
      path: "Tests/InterfaceBuilderTests/Fixtures/storyboard/input.storyboard")
    let bytes = Array(try Data(contentsOf: url))
    let loader = InterfaceLoader()
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.removeSubrange(index..<min(index + 40, damaged.count))
        default: damaged.insert(contentsOf: damaged[index...].prefix(200), at: index)
        }
      }
      _ = loader.load(path: "damaged.storyboard", bytes: damaged)
    }
  }
}
