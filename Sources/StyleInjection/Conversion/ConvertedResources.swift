/// Resources in which every name exists: what a sheet names is to be written as it names it, whether it is at hand or
/// not.
struct ConvertedResources: StyleResources {
  let known: any StyleResources

  func fontFace(named name: String) -> String? { name }
  var fontNames: [String] { known.fontNames }
  func color(named name: String) -> StyleColor? { known.color(named: name) }
  func color(named name: String, in environment: StyleEnvironment) -> StyleColor? {
    known.color(named: name, in: environment)
  }
  func hasColor(named name: String) -> Bool? { known.hasColor(named: name) == true ? true : nil }
  /// Those that are known, for dialects that take a name in any letter case.
  var colorNames: [String] { known.colorNames }
  func textStyleFont(named name: String) -> StyleFont? { known.textStyleFont(named: name) }
  func textStyleFont(named name: String, in environment: StyleEnvironment) -> StyleFont? {
    known.textStyleFont(named: name, in: environment)
  }
  var textStyleNames: [String] { known.textStyleNames }
}
