extension InterfaceClassRows {
  /// The rows of elements inside an object's element that hold properties of the object.
  static let parts: [InterfaceClassRows] =
    [
      InterfaceClassRows("UIView", part: "accessibility", accessibility),
      InterfaceClassRows("UIBarItem", part: "accessibility", accessibility),
      InterfaceClassRows(
        "UIButton", part: "state",
        [
          .attribute("title", "title:{key}"),
          .attribute("image", "image:{key}"),
          .attribute("backgroundImage", "backgroundImage:{key}"),
          .child("title", "title:{key}"),
          .child("attributedTitle", "attributedTitle:{key}"),
          .child("titleColor", "titleColor:{key}"),
          .child("titleShadowColor", "titleShadowColor:{key}"),
          .child("image", "image:{key}"),
          .child("preferredSymbolConfigurationForImage", "preferredSymbolConfiguration:{key}"),
          .child("backgroundImage", "backgroundImage:{key}"),
          .child("preferredSymbolConfiguration", "preferredSymbolConfiguration:{key}"),
        ]),
    ]
    + ["UITextField", "UITextView", "UISearchBar"].map { className in
      InterfaceClassRows(className, part: "textInputTraits", textInputTraits)
    }

  private static let accessibility: [InterfacePropertyRow] = [
    .attribute("hint", "accessibilityHint"),
    .attribute("identifier", "accessibilityIdentifier"),
    .attribute("label", "accessibilityLabel"),
    .child("hint", "accessibilityHint"),
    .child("identifier", "accessibilityIdentifier"),
    .child("label", "accessibilityLabel"),
    .child("traits", "accessibilityTraits"),
    .child("isElement", "isAccessibilityElement"),
  ]

  private static let textInputTraits: [InterfacePropertyRow] = [
    .attribute("autocapitalizationType", omitted: "none"),
    .attribute("autocorrectionType", omitted: "default"),
    .attribute("enablesReturnKeyAutomatically", omitted: "NO"),
    .attribute("keyboardAppearance", omitted: "default"),
    .attribute("keyboardType", omitted: "default", spellings: ["alphabet": "asciiCapable"]),
    .attribute("returnKeyType", omitted: "default"),
    .attribute("secureTextEntry", "isSecureTextEntry", omitted: "NO"),
    .attribute("smartDashesType", omitted: "default"),
    .attribute("smartInsertDeleteType", omitted: "default"),
    .attribute("smartQuotesType", omitted: "default"),
    .attribute("spellCheckingType", omitted: "default"),
    .attribute("textContentType", spellings: textContentTypes),
  ]

  private static let textContentTypes = [
    "additional-name": "middleName", "address-level1": "addressState",
    "address-level1+2": "addressCityAndState", "address-level2": "addressCity",
    "address-level3": "sublocality", "address-line1": "streetAddressLine1",
    "address-line2": "streetAddressLine2", "cc-number": "creditCardNumber", "country": "countryName",
    "country-name": "countryName", "date-time": "dateTime", "email": "emailAddress",
    "family-name": "familyName", "flight-number": "flightNumber", "given-name": "givenName",
    "honorific-prefix": "namePrefix", "honorific-suffix": "nameSuffix", "job-title": "jobTitle",
    "new-password": "newPassword", "one-time-code": "oneTimeCode",
    "organization": "organizationName", "organization-title": "jobTitle", "postal-code": "postalCode",
    "shipment-tracking-number": "shipmentTrackingNumber", "street-address": "fullStreetAddress",
    "tel": "telephoneNumber", "url": "URL",
  ]
}
