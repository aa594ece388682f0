import StyleInjection

/// The cases of UIKit's `UIKeyboardAppearance`.
public enum UIKeyboardAppearance: String, UIKitEnumeration {
  case `default`, alert, dark, light
}

/// The cases of UIKit's `UIKeyboardType`.
public enum UIKeyboardType: String, UIKitEnumeration {
  case `default`, alphabet, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The cases of UIKit's `UIReturnKeyType`.
public enum UIReturnKeyType: String, UIKitEnumeration {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The cases of UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: String, UIKitEnumeration {
  case none, words, sentences, allCharacters
}

/// The cases of UIKit's `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: String, UIKitEnumeration {
  case `default`, no, yes
}

/// The cases of UIKit's `UITextContentType`.
public enum UITextContentType: String, UIKitEnumeration {
  case URL, addressCity, addressCityAndState, addressState, countryName, creditCardNumber, dateTime,
    emailAddress, familyName, flightNumber, fullStreetAddress, givenName, jobTitle, location,
    middleName, name, namePrefix, nameSuffix, newPassword, nickname, oneTimeCode, organizationName,
    password, postalCode, shipmentTrackingNumber, streetAddressLine1, streetAddressLine2, sublocality,
    telephoneNumber, username
}

/// The cases of UIKit's `UITextSmartDashesType`.
public enum UITextSmartDashesType: String, UIKitEnumeration {
  case `default`, no, yes
}

/// The cases of UIKit's `UITextSmartInsertDeleteType`.
public enum UITextSmartInsertDeleteType: String, UIKitEnumeration {
  case `default`, no, yes
}

/// The cases of UIKit's `UITextSmartQuotesType`.
public enum UITextSmartQuotesType: String, UIKitEnumeration {
  case `default`, no, yes
}

/// The cases of UIKit's `UITextSpellCheckingType`.
public enum UITextSpellCheckingType: String, UIKitEnumeration {
  case `default`, no, yes
}
