import StyleInjection

/// How text is entered: what `UITextInputTraits` is made of.
public struct TextInputTraits: Sendable, Hashable {
  /// Which letters are made capital.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether spelling is corrected.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes are curled.
  public var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes.
  public var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces around words are kept right.
  public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Which keys there are.
  public var keyboardType = UIKeyboardType.default
  /// The colours of the keyboard.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key.
  public var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for text.
  public var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden.
  public var isSecureTextEntry = false
  /// What the text means; nil where it is not said.
  public var textContentType: UITextContentType?

  /// UIKit's defaults.
  public init() {}
}

/// An object into which text is entered.
public protocol UITextInputTraits: UIKitObject {
  /// How text is entered.
  var textInputTraits: TextInputTraits { get set }
}

extension UITextInputTraits {
  /// Which letters are made capital.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textInputTraits.autocapitalizationType }
    set { textInputTraits.autocapitalizationType = newValue }
  }
  /// Whether spelling is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { textInputTraits.autocorrectionType }
    set { textInputTraits.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { textInputTraits.spellCheckingType }
    set { textInputTraits.spellCheckingType = newValue }
  }
  /// Whether quotes are curled.
  public var smartQuotesType: UITextSmartQuotesType {
    get { textInputTraits.smartQuotesType }
    set { textInputTraits.smartQuotesType = newValue }
  }
  /// Whether hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { textInputTraits.smartDashesType }
    set { textInputTraits.smartDashesType = newValue }
  }
  /// Whether spaces around words are kept right.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { textInputTraits.smartInsertDeleteType }
    set { textInputTraits.smartInsertDeleteType = newValue }
  }
  /// Which keys there are.
  public var keyboardType: UIKeyboardType {
    get { textInputTraits.keyboardType }
    set { textInputTraits.keyboardType = newValue }
  }
  /// The colours of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { textInputTraits.keyboardAppearance }
    set { textInputTraits.keyboardAppearance = newValue }
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { textInputTraits.returnKeyType }
    set { textInputTraits.returnKeyType = newValue }
  }
  /// Whether the return key waits for text.
  public var enablesReturnKeyAutomatically: Bool {
    get { textInputTraits.enablesReturnKeyAutomatically }
    set { textInputTraits.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { textInputTraits.isSecureTextEntry }
    set { textInputTraits.isSecureTextEntry = newValue }
  }
  /// What the text means; nil where it is not said.
  public var textContentType: UITextContentType? {
    get { textInputTraits.textContentType }
    set { textInputTraits.textContentType = newValue }
  }
}

extension ModelRows where Root: UITextInputTraits {
  /// The rows of all traits.
  mutating func addTextInputTraits() {
    add("autocapitalizationType", { $0.autocapitalizationType }, { $0.autocapitalizationType = $1 })
    add("autocorrectionType", { $0.autocorrectionType }, { $0.autocorrectionType = $1 })
    add("spellCheckingType", { $0.spellCheckingType }, { $0.spellCheckingType = $1 })
    add("smartQuotesType", { $0.smartQuotesType }, { $0.smartQuotesType = $1 })
    add("smartDashesType", { $0.smartDashesType }, { $0.smartDashesType = $1 })
    add("smartInsertDeleteType", { $0.smartInsertDeleteType }, { $0.smartInsertDeleteType = $1 })
    add("keyboardType", { $0.keyboardType }, { $0.keyboardType = $1 })
    add("keyboardAppearance", { $0.keyboardAppearance }, { $0.keyboardAppearance = $1 })
    add("returnKeyType", { $0.returnKeyType }, { $0.returnKeyType = $1 })
    add(
      "enablesReturnKeyAutomatically", { $0.enablesReturnKeyAutomatically },
      { $0.enablesReturnKeyAutomatically = $1 })
    add("isSecureTextEntry", { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 })
    add("textContentType", { $0.textContentType }, { $0.textContentType = $1 })
  }
}
