import InterfaceBuilder
import StyleInjection
import UIKitModel
import XCTest

/// An interface document: the other input of a case.
struct CaseDocument {
  let document: InterfaceDocument

  /// A xib of some objects.
  init(xib objects: String) { self.init(Self.xibText(objects)) }

  /// The text of a xib of some objects.
  static func xibText(_ objects: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(objects)</objects></document>"
  }

  /// A storyboard with a scene for each text of objects.
  init(storyboard scenes: String...) {
    let body = scenes.enumerated().map { index, objects in
      "<scene sceneID=\"scene\(index)\"><objects>\(objects)</objects></scene>"
    }
    self.init(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>"
        + body.joined() + "</scenes></document>")
  }

  init(_ text: String) {
    document = InterfaceLoader().load(path: "Main.storyboard", bytes: Array(text.utf8))
  }

  /// The object of an id.
  func object<Object: UIKitObject>(_ id: String) throws -> Object {
    var open: [any Styleable] = document.scenes.flatMap(\.roots)
    while let object = open.popLast() {
      if document.id(of: object) == id { return try XCTUnwrap(object as? Object) }
      open += object.styleChildren
    }
    return try XCTUnwrap(nil as Object?, "no object \(id)")
  }

  /// Applies a sheet to all scenes.
  @discardableResult
  func style(_ sheet: CaseSheet) -> [StyleReport] {
    document.scenes.flatMap(\.roots).filter { $0.styleParent == nil }.map { sheet.style($0) }
  }
}
