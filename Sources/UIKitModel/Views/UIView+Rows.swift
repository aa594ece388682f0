import StyleInjection

extension ModelClass {
  static let view = ModelClass("UIView", UIView.self) { rows in
    rows.add("tag", { $0.tag }, { $0.tag = $1 })
    rows.add("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
    rows.add("alpha", { $0.alpha }, { $0.alpha = $1 })
    rows.add("isHidden", { $0.isHidden }, { $0.isHidden = $1 })
    rows.add("isOpaque", { $0.isOpaque }, { $0.isOpaque = $1 })
    rows.add("clipsToBounds", { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
    rows.add("frame", { $0.frame }, { $0.frame = $1 })
    rows.add("bounds", { $0.bounds }, { $0.bounds = $1 })
    rows.add("center", { $0.center }, { $0.center = $1 })
    rows.add("contentScaleFactor", { $0.contentScaleFactor }, { $0.contentScaleFactor = $1 })
    rows.add("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })
    rows.add("tintColor", { $0.tintColor }, { $0.tintColor = $1 })
    rows.add("tintAdjustmentMode", { $0.tintAdjustmentMode }, { $0.tintAdjustmentMode = $1 })
    rows.add("contentMode", { $0.contentMode }, { $0.contentMode = $1 })
    rows.add(
      "semanticContentAttribute", { $0.semanticContentAttribute }, { $0.semanticContentAttribute = $1 })
    rows.add(
      "isUserInteractionEnabled", { $0.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 })
    rows.add("isMultipleTouchEnabled", { $0.isMultipleTouchEnabled }, { $0.isMultipleTouchEnabled = $1 })
    rows.add("autoresizesSubviews", { $0.autoresizesSubviews }, { $0.autoresizesSubviews = $1 })
    rows.add("autoresizingMask", { $0.autoresizingMask }, { $0.autoresizingMask = $1 })
    rows.add(
      "translatesAutoresizingMaskIntoConstraints", { $0.translatesAutoresizingMaskIntoConstraints },
      { $0.translatesAutoresizingMaskIntoConstraints = $1 })
    rows.add(
      "clearsContextBeforeDrawing", { $0.clearsContextBeforeDrawing }, { $0.clearsContextBeforeDrawing = $1 })
    rows.add("layoutMargins", { $0.layoutMargins }, { $0.layoutMargins = $1 })
    rows.add(
      "directionalLayoutMargins", { $0.directionalLayoutMargins }, { $0.directionalLayoutMargins = $1 })
    rows.add(
      "preservesSuperviewLayoutMargins", { $0.preservesSuperviewLayoutMargins },
      { $0.preservesSuperviewLayoutMargins = $1 })
    rows.add(
      "insetsLayoutMarginsFromSafeArea", { $0.insetsLayoutMarginsFromSafeArea },
      { $0.insetsLayoutMarginsFromSafeArea = $1 })
    rows.addAxes(
      "contentHuggingPriority", { $0.contentHuggingPriority(for: $1) },
      { $0.setContentHuggingPriority($1, for: $2) })
    rows.addAxes(
      "contentCompressionResistancePriority", { $0.contentCompressionResistancePriority(for: $1) },
      { $0.setContentCompressionResistancePriority($1, for: $2) })
    rows.addAlias("layer.hidden", of: "layer.isHidden")
    rows.addAlias("layer.opaque", of: "layer.isOpaque")
    rows.addObject("layer", "CALayer") { $0.layer }
    rows.addObject("superview", "UIView") { $0.superview }
    rows.addRelations()

    rows.addStorage(
      "clipsToBounds", sharedWith: "layer.masksToBounds", { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
    rows.addStorage("alpha", sharedWith: "layer.opacity", { $0.alpha }, { $0.alpha = $1 })
    rows.addStorage("isHidden", sharedWith: "layer.isHidden", { $0.isHidden }, { $0.isHidden = $1 })
    rows.addStorage(
      "contentScaleFactor", sharedWith: "layer.contentsScale", { $0.contentScaleFactor },
      { $0.contentScaleFactor = $1 })
    rows.addStorage(
      "anchorPoint", sharedWith: "layer.anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })
    rows.addStorage("isOpaque", sharedWith: "layer.isOpaque", { $0.isOpaque }, { $0.isOpaque = $1 })
    rows.addStorage(
      "backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 },
      members: [
        StyleStorage.Member("backgroundColor", StyleValueType.color.optional),
        StyleStorage.Member(
          "layer.backgroundColor", StyleValueType.cgColor.optional,
          get: { StyleColor(styleValue: $0).map(StyleCGColor.init).styleValue },
          set: { StyleCGColor(styleValue: $1).map(\.color).styleValue }),
      ])
    rows.addStorage("geometry", { $0.layer.geometry }, { $0.layer.geometry = $1 }) { geometry in
      let frame = ["origin": "position", "size": "size"]
      let bounds = ["origin": "boundsOrigin", "size": "size"]
      for prefix in ["", "layer."] {
        geometry.add(
          prefix + "frame", parts: ["position", "size"], partNames: frame, { $0.frame }, { $0.frame = $1 })
        geometry.add(
          prefix + "bounds", parts: ["boundsOrigin", "size"], partNames: bounds, { $0.bounds },
          { $0.bounds = $1 })
      }
      geometry.add("center", parts: ["position"], { $0.center }, { $0.center = $1 })
      geometry.add("layer.position", parts: ["position"], { $0.center }, { $0.center = $1 })
    }
    rows.addStorage(
      "layoutMargins", { $0.layoutMargins }, { $0.layoutMargins = $1 },
      members: [
        StyleStorage.Member("layoutMargins", .insets),
        StyleStorage.Member(
          "directionalLayoutMargins", .directionalInsets,
          get: {
            StyleEdgeInsets(styleValue: $0).map(StyleDirectionalEdgeInsets.init(leftToRight:)).styleValue
          },
          set: {
            StyleDirectionalEdgeInsets(styleValue: $1).map(StyleEdgeInsets.init(leftToRight:)).styleValue
          }),
      ])
  }
}
