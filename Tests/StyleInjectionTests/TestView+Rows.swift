import Foundation

@testable import StyleInjection

extension TestView {
  /// A registry of the tests' classes.
  static func registry() throws -> StyleRegistry {
    var registry = StyleRegistry()
    try registry.register(StyleClass(TestView.self, inherits: nil) { rows })
    try registry.register(StyleClass(TestLabel.self, inherits: "TestView", properties: []))
    try registry.register(StyleClass(TestController.self, inherits: "TestView", properties: []))
    try registry.register(
      StyleClass(
        TestLayer.self, inherits: nil,
        properties: [
          .property(
            "radius", get: { (layer: TestLayer) in layer.radius },
            set: {
              $0.calls.append("radius")
              $0.radius = $1
            }),
          .property("border", \TestLayer.border),
          StyleProperty("path", .unsettable(reason: "of type CGPath")),
        ]))
    return registry
  }

  private static var rows: StyleClass.Rows {
    StyleClass.Rows(
      properties: [
        row("text", \.text), row("title", \.title), row("hint", \.hint), row("color", \.color),
        row("opacity", \.opacity),
        row("ratio", \.ratio), row("count", \.count), row("font", \.font), row("insets", \.insets),
        row("alignment", \.alignment), row("attributes", \.attributes), row("frame", \.frame),
        .stateful(
          "stateTitle", states: ["normal", "highlighted"],
          get: { (view: TestView, state) in view.stateTitles[state] },
          set: { view, state, value in
            view.stateTitles[state] = value
            view.log("stateTitle:\(state)")
          }),
        .object("layer", className: "TestLayer") { (view: TestView) in view.layer },
        .object("parent", className: "TestView") { (view: TestView) in view.parent },
        StyleProperty("window", .unsettable(reason: "read-only")),
        StyleProperty(
          "gradient",
          .value(
            StyleValueType(.custom("Gradient"), isOptional: true),
            StyleProperty.Accessor(
              get: { ($0 as? TestView)?.gradient ?? .none },
              set: { object, value in
                (object as? TestView)?.gradient = value
                (object as? TestView)?.log("gradient")
              }))),
      ],
      aliases: [
        "normalStateTitle": "stateTitle:normal", "highlightedStateTitle": "stateTitle:highlighted",
        "caption": "title", "corner": "layer.radius", "broken": "layer.radus.x",
      ],
      storages: [
        geometry,
        StyleStorage(
          "copy", accessor("copy", \.hint), members: [.init("hint", .string), .init("help", .string)]),
      ],
      relations: [
        StyleObjectRelation("superview") { (view: TestView) in view.parent },
        StyleObjectRelation("next") { (view: TestView) in view.sibling(1) },
        StyleObjectRelation("previous") { (view: TestView) in view.sibling(-1) },
      ])
  }

  /// A frame, and the center and bounds that show parts of it.
  private static var geometry: StyleStorage {
    @Sendable func rect(_ stored: StyleValue) -> CGRect { CGRect(styleValue: stored) ?? .zero }
    return StyleStorage(
      "geometry", accessor("geometry", \.frame),
      members: [
        .init(
          "frame", .rect, parts: ["position", "size"], partNames: ["origin": "position", "size": "size"]),
        .init(
          "center", .point, parts: ["position"],
          get: { .point(CGPoint(x: rect($0).midX, y: rect($0).midY)) },
          set: { stored, value in
            let center = CGPoint(styleValue: value) ?? .zero
            let size = rect(stored).size
            return .rect(
              CGRect(origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
            )
          }),
        .init(
          "bounds", .rect, parts: ["size"], partNames: ["size": "size"],
          get: { .rect(CGRect(origin: .zero, size: rect($0).size)) },
          set: { stored, value in
            let (old, size) = (rect(stored), rect(value).size)
            return .rect(
              CGRect(
                origin: CGPoint(x: old.midX - size.width / 2, y: old.midY - size.height / 2), size: size))
          }),
      ])
  }

  private static func row<Value: StyleValueConvertible>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<TestView, Value> & Sendable
  ) -> StyleProperty {
    StyleProperty(name, .value(Value.styleValueType, accessor(name, keyPath)))
  }

  private static func accessor<Value: StyleValueConvertible>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<TestView, Value> & Sendable
  ) -> StyleProperty.Accessor {
    StyleProperty.Accessor(
      get: { ($0 as? TestView)?[keyPath: keyPath].styleValue ?? .none },
      set: { object, value in
        guard let view = object as? TestView, let value = Value(styleValue: value) else { return }
        view[keyPath: keyPath] = value
        view.log(name)
      })
  }
}

extension StyleManager {
  /// A manager over the tests' classes with sheets in memory, the weakest first.
  static func sample(_ sheets: RawStyleValue...) throws -> StyleManager {
    StyleManager(
      registry: try TestView.registry(), resources: SampleResources(),
      repository: try StyleSheetSource.sample(sheets))
  }
}

extension StyleSheetSource {
  /// A source of sheets in memory, the weakest first.
  static func sample(_ sheets: [RawStyleValue]) throws -> StyleSheetSource {
    StyleSheetSource(try sheets.enumerated().map { try StyleSheet(path: "sheet\($0.offset)", $0.element) })
  }
}

extension StyleReport {
  /// The changes in short: `keyPath: old -> new`.
  var outline: [String] {
    changes.map { "\($0.keyPath): \($0.old.spelling(in: .plist)) -> \($0.new.spelling(in: .plist))" }
  }
}
