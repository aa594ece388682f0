import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// Looks of bars, configurations and effects stand where UIKit has them.
final class BarLookTests: XCTestCase {
  private static let color =
    "red='0' green='0.5' blue='1' alpha='1' colorSpace='custom' customColorSpace='sRGB'"
  private static let blue = StyleColor(red: 0, green: 0.5, blue: 1)

  func testEveryPlaceOfAnAppearanceIsItsOwners() throws {
    let owners = [
      (
        "navigationBar", "navigationBarAppearance",
        ["standard", "compact", "scrollEdge", "compactScrollEdge"]
      ),
      (
        "navigationItem", "navigationBarAppearance",
        ["standard", "compact", "scrollEdge", "compactScrollEdge"]
      ),
      ("toolbar", "toolbarAppearance", ["standard", "compact", "scrollEdge", "compactScrollEdge"]),
      ("tabBar", "tabBarAppearance", ["standard", "scrollEdge"]),
      ("tabBarItem", "tabBarAppearance", ["standard", "scrollEdge"]),
    ]
    for (owner, element, places) in owners {
      for place in places.map({ $0 + "Appearance" }) {
        let text = """
          <\(owner) id='o'><\(element) key='\(place)' backgroundEffect='systemThinMaterial'>
          <color key='backgroundColor' \(Self.color)/><color key='shadowColor' \(Self.color)/></\(element)></\(owner)>
          """
        let found = try Self.object(at: place, of: text)
        let look = try XCTUnwrap(found as? UIBarAppearance, "\(owner).\(place)")
        XCTAssertEqual(look.backgroundColor, Self.blue, "\(owner).\(place)")
        XCTAssertEqual(look.shadowColor, Self.blue, "\(owner).\(place)")
        XCTAssertEqual(look.backgroundEffect?.style, .systemThinMaterial, "\(owner).\(place)")
      }
    }
  }

  func testEveryStateOfAnItemAppearanceIsItsOwn() throws {
    let owners = [
      (
        "navigationBarAppearance", "barButtonItem",
        ["buttonAppearance", "doneButtonAppearance", "backButtonAppearance"],
        ["normal", "highlighted", "disabled", "focused"]
      ),
      (
        "toolbarAppearance", "barButtonItem", ["buttonAppearance", "doneButtonAppearance"],
        ["normal", "highlighted", "disabled", "focused"]
      ),
      (
        "tabBarAppearance", "tabBarItem",
        ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance"],
        ["normal", "selected", "disabled", "focused"]
      ),
    ]
    for (look, item, places, states) in owners {
      let bar = look.replacing("Appearance", with: "")
      for place in places {
        for state in states {
          let text = """
            <\(bar)><\(look) key='standardAppearance'><\(item)Appearance key='\(place)'>
            <\(item)StateAppearance key='\(state)'><offsetWrapper key='titlePositionAdjustment' horizontal='2' vertical='3'/>
            <textAttributes key='titleTextAttributes'><color key='textColor' \(Self.color)/></textAttributes>
            </\(item)StateAppearance></\(item)Appearance></\(look)></\(bar)>
            """
          let path = "standardAppearance.\(place).\(state)."
          XCTAssertEqual(
            try Self.value(at: path + "titlePositionAdjustment", of: text),
            .offset(StyleOffset(horizontal: 2, vertical: 3)), path)
          XCTAssertEqual(
            try Self.value(at: path + "titleTextAttributes", of: text),
            .attributes(StyleTextAttributes([.foregroundColor: .color(Self.blue)])), path)
        }
      }
    }
  }

  func testAButtonsConfigurationHasItsPartsAndFonts() throws {
    let document = Self.load(
      """
      <button><buttonConfiguration key='configuration' style='filled' title='Go' indicator='popup'>
      <fontDescription key='titleFontDescription' name='Futura-Medium' family='Futura' pointSize='21'/>
      <preferredSymbolConfiguration key='preferredSymbolConfigurationForImage' scale='large'/>
      <backgroundConfiguration key='background' cornerRadius='7'/></buttonConfiguration></button>
      """)
    let button = try XCTUnwrap(document.scenes.first?.roots.first as? UIButton)
    let configuration = try XCTUnwrap(button.configuration)
    XCTAssertEqual(configuration.style, .filled)
    XCTAssertEqual(configuration.titleFont, .named("Futura-Medium", 21))
    XCTAssertEqual(configuration.preferredSymbolConfigurationForImage?.scale, .large)
    XCTAssertEqual(configuration.background.cornerRadius, 7)
  }

  func testCellsHaveTheirConfigurations() throws {
    let parts = """
      <listContentConfiguration key='contentConfiguration' text='Title' secondaryText='More'/>
      <backgroundConfiguration key='backgroundConfiguration' strokeWidth='2'/>
      """
    let table =
      Self.load("<tableViewCell>\(parts)</tableViewCell>").scenes.first?.roots.first as? UITableViewCell
    XCTAssertEqual(table?.contentConfiguration?.secondaryText, "More")
    XCTAssertEqual(table?.backgroundConfiguration?.strokeWidth, 2)
    let cell =
      Self.load("<collectionViewCell>\(parts)</collectionViewCell>").scenes.first?.roots.first
      as? UICollectionViewCell
    XCTAssertEqual(cell?.contentConfiguration?.text, "Title")
    XCTAssertEqual(cell?.backgroundConfiguration?.strokeWidth, 2)
  }

  func testAVibrancyHasItsBlur() throws {
    let document = Self.load(
      "<visualEffectView><vibrancyEffect style='fill'><blurEffect style='dark'/></vibrancyEffect></visualEffectView>"
    )
    let view = try XCTUnwrap(document.scenes.first?.roots.first as? UIVisualEffectView)
    let vibrancy = try XCTUnwrap(view.effect as? UIVibrancyEffect)
    XCTAssertEqual(vibrancy.style, .fill)
    XCTAssertEqual(vibrancy.blurEffect?.style, .dark)
  }

  private static func load(_ text: String) -> InterfaceDocument {
    let document = XIBFixture.load(text)
    XCTAssertTrue(document.diagnostics.isEmpty, "\(document.diagnostics)")
    return document
  }

  private static func object(at name: String, of text: String) throws -> AnyObject? {
    let root = try XCTUnwrap(load(text).scenes.first?.roots.first)
    let property = StyleRegistry.uiKit.rows(of: String(describing: type(of: root))).property(named: name)
    guard case .object(_, let get) = property?.access else { return nil }
    return get(root)
  }

  private static func value(at keyPath: String, of text: String) throws -> StyleValue? {
    let root = try XCTUnwrap(load(text).scenes.first?.roots.first)
    let className = String(describing: type(of: root))
    return InterfaceMapping(.uiKit).property(keyPath, ofClass: className)?.accessor.get(root)
  }
}
