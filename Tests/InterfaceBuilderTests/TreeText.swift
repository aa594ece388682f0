import StyleInjection
import UIKitModel

@testable import InterfaceBuilder

/// A loaded document as text: a line for each object, and the properties that are not a fresh object's.
struct TreeText {
  private let document: InterfaceDocument
  private let mapping = InterfaceMapping(.uiKit)
  private(set) var lines: [String] = []

  init(_ document: InterfaceDocument) {
    self.document = document
    for (index, scene) in document.scenes.enumerated() {
      let controller = scene.controller.map(Self.className) ?? "none"
      lines.append("scene \(scene.id ?? "-") controller \(controller) views \(scene.viewCount)")
      for root in scene.roots { add(root, depth: 1, scene: index) }
    }
    for diagnostic in document.diagnostics {
      let line = diagnostic.range.position?.line ?? 0
      lines.append(
        "line \(line) \(diagnostic.severity.rawValue) \(diagnostic.id.rawValue): \(diagnostic.message)")
    }
  }

  private mutating func add(_ object: any Styleable, depth: Int, scene: Int) {
    guard let object = object as? UIKitObject else { return }
    let indent = String(repeating: "  ", count: depth)
    guard document.sceneIndex(of: object) ?? scene == scene else {
      lines.append("\(indent)→ \(document.id(of: object) ?? "?")")
      return
    }
    let names = StyleNameAttribute.allCases.compactMap { attribute in
      object.styleNames(attribute).map { " \(attribute.rawValue)=\($0)" }
    }
    lines.append("\(indent)\(Self.className(object)) \(document.id(of: object) ?? "-")\(names.joined())")
    for (name, value) in changes(of: object) { lines.append("\(indent)  . \(name) = \(value)") }
    for child in object.styleChildren { add(child, depth: depth + 1, scene: scene) }
  }

  private func changes(of object: UIKitObject) -> [(String, String)] {
    let fresh = type(of: object).init()
    let sites: [(name: String, site: InterfacePropertySite)] = [
      ("", mapping.site(of: type(of: object))),
      ("normal.", mapping.site(of: type(of: object), part: "state", key: "normal")),
      ("highlighted.", mapping.site(of: type(of: object), part: "state", key: "highlighted")),
      ("", mapping.site(of: type(of: object), part: "textInputTraits")),
    ]
    return sites.flatMap { prefix, site in
      site.namedAttributes.merging(site.children) { attribute, _ in attribute }
        .filter { !Self.otherNames.contains($0.key) }
        .compactMap { name, property in
          let value = property.accessor.get(object)
          return value == property.accessor.get(fresh) ? nil : (prefix + name, value.spelling(in: .plist))
        }
        .sorted { $0.0 < $1.0 }
    }
  }

  /// Other spellings of properties that have a line already.
  private static let otherNames: Set<String> = [
    "frameInset", "attributedText", "attributedTitle", "attributedPlaceholder",
  ]

  private static func className(_ object: UIKitObject) -> String {
    let own = String(describing: type(of: object))
    return object.customStyleClassName.map { "\(own):\($0)" } ?? own
  }
}

extension InterfacePropertySite {
  /// The properties by the names of their attributes.
  var namedAttributes: [String: InterfaceProperty] {
    attributes.names.reduce(into: [:]) { named, name in named[name] = attributes[name] }
  }
}
