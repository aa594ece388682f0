import Foundation
import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// What documents say of views, and what the loaded views have.
final class InterfaceViewPropertiesTests: XCTestCase {
  private typealias Row = (xml: String, keyPath: String, value: StyleValue)

  private static let views: [Row] = [
    ("<label horizontalHuggingPriority='251'/>", "contentHuggingPriority:horizontal", .number(251)),
    ("<label verticalHuggingPriority='1'/>", "contentHuggingPriority:vertical", .number(1)),
    (
      "<view horizontalCompressionResistancePriority='1000'/>",
      "contentCompressionResistancePriority:horizontal", .number(1000)
    ),
    (
      "<stackView verticalCompressionResistancePriority='749'/>",
      "contentCompressionResistancePriority:vertical", .number(749)
    ),
    ("<view interfaceStyle='light'/>", "overrideUserInterfaceStyle", .enumeration("light")),
    ("<view contentMode='TopLeft'/>", "contentMode", .enumeration("topLeft")),
    (
      "<view><rect key='contentStretch' x='0.5' y='0' width='0.25' height='1'/></view>", "contentStretch",
      .rect(CGRect(x: 0.5, y: 0, width: 0.25, height: 1))
    ),
    (
      "<imageView adjustsImageWhenAncestorFocused='YES'/>", "adjustsImageWhenAncestorFocused", .bool(true)
    ),
    ("<label lineBreakMode='headTruncation'/>", "lineBreakMode", .enumeration("byTruncatingHead")),
    ("<pickerView showsSelectionIndicator='YES'/>", "showsSelectionIndicator", .bool(true)),
    (
      "<scrollView><inset key='scrollIndicatorInsets' minX='1' minY='2' maxX='3' maxY='4'/></scrollView>",
      "scrollIndicatorInsets", .insets(StyleEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    ),
    ("<textView findInteractionEnabled='YES'/>", "isFindInteractionEnabled", .bool(true)),
  ]

  private static let controls: [Row] = [
    ("<button springLoaded='YES'/>", "isSpringLoaded", .bool(true)),
    ("<button toolTip='Saves'/>", "toolTip", .string("Saves")),
    ("<button buttonType='roundedRect'/>", "buttonType", .enumeration("system")),
    ("<segmentedControl segmentControlStyle='bar'/>", "segmentControlStyle", .enumeration("bar")),
    ("<switch onImage='sun'/>", "onImage", .image(StyleImage("sun"))),
    (
      "<switch><imageReference key='offImage' image='moon'/></switch>", "offImage", .image(StyleImage("moon"))
    ),
    ("<pageControl backgroundStyle='minimal'/>", "backgroundStyle", .enumeration("minimal")),
    ("<datePicker countDownDuration='90'/>", "countDownDuration", .number(90)),
    (
      "<datePicker><date key='maximumDate' timeIntervalSinceReferenceDate='-978267600'/></datePicker>",
      "maximumDate", Date(timeIntervalSinceReferenceDate: -978_267_600).styleValue
    ),
    (
      "<datePicker><locale key='locale' localeIdentifier='pt_BR'/></datePicker>", "locale",
      Locale(identifier: "pt_BR").styleValue
    ),
    (
      "<button><state key='selected'><preferredSymbolConfiguration key='preferredSymbolConfiguration' "
        + "configurationType='pointSize' pointSize='24' scale='large' weight='semibold'/></state></button>",
      "preferredSymbolConfiguration:selected",
      StyleSymbolConfiguration(pointSize: 24, weight: .semibold, scale: .large).styleValue
    ),
    ("<colorWell supportsAlpha='NO'/>", "supportsAlpha", .bool(false)),
    (
      "<textField><textInputTraits key='textInputTraits' textContentType='address-level1+2'/></textField>",
      "textContentType", .enumeration("addressCityAndState")
    ),
  ]

  private static let lists: [Row] = [
    ("<tableView separatorStyle='default'/>", "separatorStyle", .enumeration("singleLine")),
    (
      "<tableView sectionIndexMinimumDisplayRowCount='7'/>", "sectionIndexMinimumDisplayRowCount", .integer(7)
    ),
    (
      "<tableView separatorInsetReference='fromAutomaticInsets'/>", "separatorInsetReference",
      .enumeration("fromAutomaticInsets")
    ),
    ("<tableViewCell hidesAccessoryWhenEditing='NO'/>", "hidesAccessoryWhenEditing", .bool(false)),
    ("<tableViewCell focusStyle='custom'/>", "focusStyle", .enumeration("custom")),
    ("<collectionView prefetchingEnabled='NO'/>", "isPrefetchingEnabled", .bool(false)),
  ]

  private static let frameworks: [Row] = [
    ("<mtkView colorPixelFormat='RGBA16Float'/>", "colorPixelFormat", .enumeration("rgba16Float")),
    (
      "<mtkView depthStencilPixelFormat='Depth32Float_Stencil8'/>", "depthStencilPixelFormat",
      .enumeration("depth32Float_stencil8")
    ),
    ("<glkView drawableDepthFormat='24'/>", "drawableDepthFormat", .enumeration("format24")),
    (
      "<sceneKitView antialiasingMode='multisampling2X'/>", "antialiasingMode",
      .enumeration("multisampling2X")
    ),
    ("<skView asynchronous='NO'/>", "isAsynchronous", .bool(false)),
    ("<mapView showsScale='YES'/>", "showsScale", .bool(true)),
    ("<webView paginationMode='leftToRight'/>", "paginationMode", .enumeration("leftToRight")),
    ("<livePhotoView muted='YES'/>", "isMuted", .bool(true)),
  ]

  func testStatedPropertiesAreThoseOfTheLoadedViews() throws {
    for row in Self.views + Self.controls + Self.lists + Self.frameworks {
      let inspection = XIBFixture.inspect(row.xml.replacing("'", with: "\""))
      XCTAssertEqual(inspection.diagnostics.map(\.message), [], row.xml)
      let node = try XCTUnwrap(inspection.root?.children.first, row.xml)
      let stated = node.properties.first { $0.range != nil && $0.keyPath == row.keyPath }
      XCTAssertEqual(stated?.value, row.value, row.xml)
    }
  }

  func testTitlesOfScopeButtonsStandInAListWithoutAKey() throws {
    let titles = "<scopeButtonTitles><string>All</string><string>Near</string></scopeButtonTitles>"
    let inspection = XIBFixture.inspect("<searchBar>\(titles)</searchBar>")
    let bar = try XCTUnwrap(inspection.root?.children.first)
    XCTAssertEqual(
      bar.properties.first { $0.keyPath == "scopeButtonTitles" }?.value,
      .array([.string("All"), .string("Near")]))
    XCTAssertEqual(inspection.diagnostics, [])
  }

  func testPrioritiesAreThoseOfTheView() throws {
    let document = XIBFixture.load(
      #"<label horizontalHuggingPriority="251" verticalCompressionResistancePriority="1000"/>"#)
    let label = try XCTUnwrap(document.scenes.first?.roots.first as? UILabel)
    XCTAssertEqual(label.contentHuggingPriority(for: .horizontal), 251)
    XCTAssertEqual(label.contentHuggingPriority(for: .vertical), 250)
    XCTAssertEqual(label.contentCompressionResistancePriority(for: .horizontal), 750)
    XCTAssertEqual(label.contentCompressionResistancePriority(for: .vertical), 1000)
  }

  func testAPixelFormatIsMetalsNumber() throws {
    let document = XIBFixture.load(
      #"<mtkView colorPixelFormat="BGRA8Unorm_sRGB" depthStencilPixelFormat="Depth32Float"/>"#)
    let view = try XCTUnwrap(document.scenes.first?.roots.first as? MTKView)
    XCTAssertEqual(view.colorPixelFormat, 81)
    XCTAssertEqual(view.depthStencilPixelFormat, 252)
  }

  func testAnAutomaticItemSizeGivesWayToAStatedOne() throws {
    let rows: [(attribute: String, child: String, size: CGSize)] = [
      ("", "", .zero),
      (#" automaticEstimatedItemSize="YES""#, "", UICollectionViewFlowLayout.automaticSize),
      (
        #" automaticEstimatedItemSize="YES""#, #"<size key="estimatedItemSize" width="3" height="5"/>"#,
        CGSize(width: 3, height: 5)
      ),
    ]
    for row in rows {
      let document = XIBFixture.load(
        "<collectionView><collectionViewFlowLayout key=\"collectionViewLayout\"\(row.attribute)>\(row.child)"
          + "</collectionViewFlowLayout></collectionView>")
      let list = try XCTUnwrap(document.scenes.first?.roots.first as? UICollectionView)
      let layout = try XCTUnwrap(list.collectionViewLayout as? UICollectionViewFlowLayout)
      XCTAssertEqual(layout.estimatedItemSize, row.size, row.attribute)
    }
  }
}
