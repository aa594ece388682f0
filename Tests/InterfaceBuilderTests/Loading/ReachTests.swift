import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// Wherever a view may stand, a walk down from the scene's roots comes by.
final class ReachTests: XCTestCase {
  func testAViewIsReachedInEveryPlace() {
    let places = [
      "LABEL", "<view><subviews>LABEL</subviews></view>", "<stackView><subviews>LABEL</subviews></stackView>",
      "<tableView><prototypes><tableViewCell>CELL</tableViewCell></prototypes></tableView>",
      "<tableView><sections><tableViewSection><cells><tableViewCell>CELL</tableViewCell></cells></tableViewSection>"
        + "</sections></tableView>",
      "<tableViewCell>CELL</tableViewCell>",
      "<tableViewCell><view key='backgroundView'>SUB</view></tableViewCell>",
      "<collectionView><cells><collectionViewCell>CELL</collectionViewCell></cells></collectionView>",
      "<collectionViewCell>CELL</collectionViewCell>",
      "<collectionViewCell><collectionViewCellContentView key='contentView'>SUB</collectionViewCellContentView>"
        + "</collectionViewCell>",
      "<collectionView><collectionReusableView key='sectionHeaderView'>SUB</collectionReusableView></collectionView>",
      "<collectionView><collectionReusableView key='sectionFooterView'>SUB</collectionReusableView></collectionView>",
      "<collectionReusableView>SUB</collectionReusableView>",
      "<tableView><view key='tableHeaderView'>SUB</view></tableView>",
      "<tableView><view key='tableFooterView'>SUB</view></tableView>",
      "<tableView><view key='backgroundView'>SUB</view></tableView>",
      "<visualEffectView><view key='contentView'>SUB</view></visualEffectView>",
      "<navigationBar><items><navigationItem><view key='titleView'>SUB</view></navigationItem></items></navigationBar>",
      "<toolbar><items><barButtonItem><view key='customView'>SUB</view></barButtonItem></items></toolbar>",
      "<viewController><view key='view'>SUB</view></viewController>",
      "<viewController><navigationItem key='navigationItem'><leftBarButtonItems><barButtonItem>"
        + "<view key='customView'>SUB</view></barButtonItem></leftBarButtonItems></navigationItem></viewController>",
      "<viewController><toolbarItems><barButtonItem><view key='customView'>SUB</view></barButtonItem></toolbarItems>"
        + "</viewController>",
      "<navigationController><navigationBar key='navigationBar'>SUB</navigationBar></navigationController>",
      "<navigationController><toolbar key='toolbar'>SUB</toolbar></navigationController>",
      "<tabBarController><tabBar key='tabBar'>SUB</tabBar></tabBarController>",
      "<tableViewController><tableView key='view'><view key='tableHeaderView'>SUB</view></tableView>"
        + "</tableViewController>",
      "<scrollView>SUB</scrollView>", "<window>SUB</window>", "<fooView>SUB</fooView>",
      "<view><fooView key='what'>SUB</fooView></view>", "<button>SUB</button>",
    ]
    for place in places {
      let text = place.replacing(
        "CELL", with: "<tableViewCellContentView key='contentView'>SUB</tableViewCellContentView>"
      )
      .replacing("SUB", with: "<subviews>LABEL</subviews>").replacing("LABEL", with: "<label id='x'/>")
      for document in [XIBFixture.load(text), XIBFixture.storyboard([text])] {
        XCTAssertEqual(Self.ids(in: document).count { $0 == "x" }, 1, place)
      }
    }
  }

  private static func ids(in document: InterfaceDocument) -> [String] {
    var ids: [String] = []
    var waiting: [any Styleable] = document.scenes.flatMap(\.roots)
    while let object = waiting.popLast() {
      if let id = document.id(of: object) { ids.append(id) }
      waiting += object.styleChildren
    }
    return ids
  }
}
