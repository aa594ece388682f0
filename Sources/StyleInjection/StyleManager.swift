/// The style service.
public final class StyleManager {
  /// Styles an object and all below it.
  public func applyStyle(in root: any Styleable) {}
}
