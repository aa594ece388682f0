/// Makes sheets of a wanted size in the spirit of real ones: type rules, identifiers, controller layers.
enum SheetText {
  private static let declarations = [
    ("textColor", "<string>#FFFFFF</string>"),
    ("font", "<string>$&quot;HelveticaNeue&quot;:15</string>"),
    ("backgroundColor", "<string>#510E80</string>"),
    ("layer.cornerRadius", "<integer>10</integer>"),
    ("layer.borderColor", "<string>CG#C169FF</string>"),
    ("layer.borderWidth", "<real>1.5</real>"),
    ("clipsToBounds", "<true/>"),
    ("normalTitle", "<string>Change the style of this screen</string>"),
  ]

  /// An XML property list of at least the given number of bytes.
  static func xml(byteCount: Int) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    var controller = 0
    while text.utf8.count < byteCount {
      controller += 1
      text += "\t<key>Screen\(controller)Controller</key>\n\t<dict>\n"
      for rule in 0..<8 {
        text += "\t\t<key>\(rule % 2 == 0 ? "@UILabel\(rule)" : "#element\(rule)")</key>\n\t\t<dict>\n"
        for offset in 0..<5 {
          let (key, value) = declarations[(rule + offset) % declarations.count]
          text += "\t\t\t<key>\(key)</key>\n\t\t\t\(value)\n"
        }
        text += "\t\t</dict>\n"
      }
      text += "\t</dict>\n"
    }
    text += "</dict>\n</plist>\n"
    return Array(text.utf8)
  }
}
