import StyleInjection

/// The cases of UIKit's `AVLayerVideoGravity`.
public enum AVLayerVideoGravity: String, UIKitEnumeration {
  case resize, resizeAspect, resizeAspectFill
}

/// The cases of UIKit's `MKMapType`.
public enum MKMapType: String, UIKitEnumeration {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
