import StyleInjection
import StyleProperties

enum Theme {
  static let primary = StyleSheetVariable<StyleColor>("primary", .hex(0x1A73E8))
    .or(.hex(0x8AB4F8), when: .appearance(.dark))

  /// A text style: for labels, buttons, fields and bars alike.
  static let title = StyleTextStyle(
    font: .textStyle(.title2), color: .variable(primary), kern: 0.4, lineHeight: 28)

  /// A named style: for views and all that inherit from them.
  static let card = StyleSet(UIViewProperties.self) {
    $0.backgroundColor(.named("secondarySystemBackground"))
    $0.layer.cornerRadius(12)
  }

  static let sheet = StyleSheet {
    StyleSheetRule(UILabelProperties.self) {  // as @UILabel: exactly this class
      $0.font(.named("Avenir Next", 17))
      $0.font(.named("Avenir Next", 21)).when(.device(.pad))
      $0.numberOfLines(0)  // $0.numberOfLines(.hex(0xFF0000)) does not compile, nor does $0.numberOfLine(0)
      $0.textAlignment(.natural)
    }
    StyleSheetRule(UIViewProperties.self, .identifier("card")) {  // as #card
      card($0)
      $0.layer.borderColor(.hex(0xDADCE0))
    }
    StyleSheetRule(UIButtonProperties.self, inside: [.identifier("card")], in: "ListController") {
      title($0)
      $0.titleColor(primary.alpha(0.5), for: .disabled)
    }
    StyleSheetRule(UINavigationBarProperties.self, .subclasses(of: UINavigationBarProperties.self)) {
      title($0)
    }
  }
}
