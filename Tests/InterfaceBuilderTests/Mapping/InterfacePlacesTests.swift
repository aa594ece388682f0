import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// Where the parts of lists and effects are found.
final class InterfacePlacesTests: XCTestCase {
  private func root<Root: UIKitObject>(_ objects: String) throws -> Root {
    try XCTUnwrap(XIBFixture.load(objects).scenes.first?.roots.first as? Root)
  }

  func testAPlainContentViewOfARowIsOfTheRowsOwnClass() throws {
    let row: UITableViewCell = try root(
      #"<tableViewCell><view key="contentView" customClass="Box"/></tableViewCell>"#)
    XCTAssertTrue(row.contentView is UITableViewCellContentView)
    XCTAssertEqual(row.contentView.customStyleClassName?.name, "Box")
    let item: UICollectionViewCell = try root(
      #"<collectionViewCell><view key="contentView"/></collectionViewCell>"#)
    XCTAssertTrue(type(of: item.contentView) == UIView.self)
    let inner: UITableViewCell = try root(
      #"<tableViewCell><tableViewCellContentView key="contentView"><subviews><visualEffectView>"#
        + #"<view key="contentView"/></visualEffectView></subviews></tableViewCellContentView></tableViewCell>"#
    )
    let effect = try XCTUnwrap(inner.contentView.subviews.first as? UIVisualEffectView)
    XCTAssertTrue(type(of: effect.contentView) == UIView.self)
  }

  func testPrototypesOfACollectionAreFoundByWhatTheyArePrototypesOf() throws {
    let list: UICollectionView = try root(
      #"<collectionView><cells><collectionViewCell reuseIdentifier="a"/><collectionViewCell/></cells>"#
        + #"<collectionReusableView key="sectionHeaderView" reuseIdentifier="h"/>"#
        + #"<collectionReusableView key="sectionFooterView" reuseIdentifier="f"/></collectionView>"#)
    XCTAssertEqual(list.prototypeCells.map(\.reuseIdentifier), ["a", nil])
    XCTAssertEqual(list.prototypeSectionHeader?.reuseIdentifier, "h")
    XCTAssertEqual(list.prototypeSectionFooter?.reuseIdentifier, "f")
    XCTAssertEqual(list.subviews.count, 4)
  }

  func testARefreshControlIsTheScrollViews() throws {
    let list: UICollectionView = try root(
      #"<collectionView><refreshControl key="refreshControl" id="r"/></collectionView>"#)
    XCTAssertNotNil(list.refreshControl)
    let controller: UITableViewController = try root(
      #"<tableViewController><tableView key="view"/><refreshControl key="refreshControl"><attributedString "#
        + #"key="attributedTitle"><fragment content="Pull"/></attributedString></refreshControl>"#
        + "</tableViewController>")
    let control = try XCTUnwrap(controller.tableView?.refreshControl)
    XCTAssertEqual(control.attributedTitle?.plainText, "Pull")
    XCTAssertTrue(control.superview === controller.view)
  }

  func testAVibrancyEffectHasTheBlurBehindIt() throws {
    let view: UIVisualEffectView = try root(
      #"<visualEffectView><vibrancyEffect style="fill"><blurEffect style="dark"/></vibrancyEffect>"#
        + "</visualEffectView>")
    let effect = try XCTUnwrap(view.effect as? UIVibrancyEffect)
    XCTAssertEqual(effect.style, .fill)
    XCTAssertEqual(effect.blurEffect?.style, .dark)
  }

  func testViewsOfRowsStandInTheirPlaces() throws {
    let row: UITableViewCell = try root(
      #"<tableViewCell><view key="selectedBackgroundView" id="s"/><switch key="accessoryView" id="a"/>"#
        + "</tableViewCell>")
    XCTAssertNotNil(row.selectedBackgroundView)
    XCTAssertTrue(row.accessoryView is UISwitch)
    let header: UITableViewHeaderFooterView = try root(
      #"<tableViewHeaderFooterView reuseIdentifier="h"><view key="contentView"><subviews><label/></subviews>"#
        + "</view></tableViewHeaderFooterView>")
    XCTAssertEqual(header.reuseIdentifier, "h")
    XCTAssertTrue(header.contentView.subviews.first is UILabel)
  }
}
