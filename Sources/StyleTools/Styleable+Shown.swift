import StyleInjection

extension Styleable {
  /// The object at the end of the response path.
  var topmostObject: any Styleable {
    var top: any Styleable = self
    while let parent = top.styleParent { top = parent }
    return top
  }

  /// Its own class, or else UIKit's, without the module.
  func shownClassName(in registry: StyleRegistry) -> String {
    (customStyleClassName ?? registry.className(of: type(of: self))).name
  }

  /// The style names, of all attributes.
  var allStyleNames: [String] {
    StyleNameAttribute.allCases.flatMap { attribute in
      styleNames(attribute).map { StyleElement.Name.list($0, attribute).map(\.name) } ?? []
    }
  }
}
