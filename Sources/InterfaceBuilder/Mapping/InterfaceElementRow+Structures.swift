extension InterfaceElementRow {
  /// Lists of objects.
  static let containers = [
    "subviews", "sections", "cells", "prototypes", "segments", "items", "toolbarItems", "leftBarButtonItems",
    "rightBarButtonItems", "viewControllers", "gestureRecognizers", "constraints", "layoutGuides", "children",
    "keyCommands",
  ]

  /// Elements around the objects of a scene.
  static let groups = ["document", "scenes", "scene", "objects"]

  /// Elements that hold properties of the object around them.
  static let parts = ["accessibility", "state", "textInputTraits"]

  /// Elements that are read where they are needed, and those without a meaning for the look of an object.
  static let structures = [
    // Connections between objects.
    "action", "connections", "exit", "outlet", "outletCollection", "placeholder", "segue",
    // Layout.
    "exclude", "include", "mask", "userGuides", "userLayoutGuide", "variation",
    // Parts of values, and runtime attributes.
    "animations", "hierarchicalColors", "options", "paletteColors", "tabStops", "userDefinedRuntimeAttribute",
    "userDefinedRuntimeAttributes",
    // Resources of the document.
    "customFonts", "image", "namedColor", "resources", "systemColor",
    // What Xcode's canvas shows.
    "accessibilityOverrides", "fixedSimulatedSizeMetrics", "freeformSimulatedSizeMetrics",
    "inferredMetricsTieBreakers", "modalPageSheetSimulatedSizeMetrics", "simulatedMetricsContainer",
    "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    // What Xcode keeps of the project and of itself.
    "adaptation", "capability", "class", "classes", "dependencies", "deployment", "designable", "designables",
    "development", "device", "plugIn", "relationship", "relationships", "source",
  ]
}
