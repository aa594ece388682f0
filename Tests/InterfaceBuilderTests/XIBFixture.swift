@testable import InterfaceBuilder

/// Documents around a few objects.
enum XIBFixture {
  static func text(_ objects: String) -> String {
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>"# + objects
      + "</objects></document>"
  }

  static func load(
    _ objects: String, loader: InterfaceLoader = InterfaceLoader(), reportsUnknown: Bool = false
  ) -> InterfaceDocument {
    loader.load(path: "fixture.xib", bytes: Array(text(objects).utf8), reportsUnknown: reportsUnknown)
  }

  /// A xib's objects, inspected.
  static func inspect(_ objects: String) -> InterfaceInspection {
    InterfaceLoader().inspect(path: "fixture.xib", bytes: Array(text(objects).utf8))
  }

  /// A storyboard with a scene for each text.
  static func storyboard(_ scenes: [String], loader: InterfaceLoader = InterfaceLoader()) -> InterfaceDocument
  {
    let body = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
      .joined()
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>"# + body
      + "</scenes></document>"
    return loader.load(path: "fixture.storyboard", bytes: Array(text.utf8))
  }
}
