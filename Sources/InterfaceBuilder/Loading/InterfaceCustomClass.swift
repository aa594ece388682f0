import StyleInjection

/// The custom class that an element names.
enum InterfaceCustomClass {
  /// The class with its module, as far as the document says it; nil where there is no custom class.
  static func name(of element: InterfaceElement) -> StyleClassName? {
    guard let name = element[.customClass], !name.isEmpty else { return nil }
    if let demangled = demangle(name) { return demangled }
    return StyleClassName(name, module: element[.customModule].flatMap { $0.isEmpty ? nil : $0 })
  }

  /// The class of a name as Swift gives it to the Objective-C runtime: `_TtC5MyApp10PriceLabel`, with a `C` more for
  /// each class around it.
  static func demangle(_ name: String) -> StyleClassName? {
    guard name.hasPrefix("_Tt") else { return nil }
    var rest = name.utf8.dropFirst(3)
    let kinds = rest.prefix { $0 == UInt8(ascii: "C") || $0 == UInt8(ascii: "V") || $0 == UInt8(ascii: "O") }
    rest = rest.dropFirst(kinds.count)
    var names: [String] = []
    while let first = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0, length <= rest.count else {
        return nil
      }
      names.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    guard rest.isEmpty, !kinds.isEmpty, names.count == kinds.count + 1 else { return nil }
    return StyleClassName(names.dropFirst().joined(separator: "."), module: names[0])
  }
}
