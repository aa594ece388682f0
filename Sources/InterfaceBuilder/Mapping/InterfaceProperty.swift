import StyleInjection
import Synchronization

/// A property that documents write: its type and how it is set on an object.
final class InterfaceProperty: Sendable {
  /// Its key path in the registry.
  let keyPath: String
  let type: StyleValueType
  let accessor: StyleProperty.Accessor
  /// The names of an enum's cases or an option set's members; nil for other types.
  let cases: InterfaceCases?
  /// How an attribute spells values; nil where as all of the type are.
  let form: InterfaceAttributeForm?

  /// - Parameter spellings: values that documents spell otherwise than Swift does.
  init(
    _ keyPath: String, _ type: StyleValueType, _ accessor: StyleProperty.Accessor,
    spellings: [String: String],
    form: InterfaceAttributeForm? = nil
  ) {
    self.keyPath = keyPath
    self.form = form
    self.type = type
    self.accessor = accessor
    switch type.kind {
    case .enumeration(let declared), .optionSet(let declared):
      cases = InterfaceCases(declared, spellings: spellings)
    default: cases = nil
    }
  }

  /// A value as one of the property's type; nil for a value of another type.
  func value(_ value: StyleValue) -> StyleValue? {
    if case .options(let members) = value, case .optionSet = type.kind {
      return cases.map { .options($0.inOrder(members)) }
    }
    return value.converted(to: type)
  }

  /// A value that Xcode leaves out, as a value of the property's type.
  func omittedValue(_ text: String) -> StyleValue? {
    switch type.kind {
    case .bool: InterfaceValueReader.bool(text).map(StyleValue.bool)
    case .integer: Int(text).map(StyleValue.integer)
    case .number: Double(text).map(StyleValue.number)
    // The tables' names are known to be right: making all of a type's takes longer than all else here.
    case .enumeration: .enumeration(cases?.spellings[text] ?? text)
    case .optionSet: .options([cases?.spellings[text] ?? text])
    default: nil
    }
  }
}

/// The names of an enum's cases or an option set's members, asked for once.
final class InterfaceCases: Sendable {
  private final class Names: Sendable {
    let inOrder: [String]
    let bySpelling: [String: String]

    init(inOrder: [String], bySpelling: [String: String]) {
      self.inOrder = inOrder
      self.bySpelling = bySpelling
    }
  }

  /// The type.
  let type: StyleEnumerationType
  /// What documents spell otherwise than Swift does.
  let spellings: [String: String]
  private let names = Mutex<Names?>(nil)

  init(_ type: StyleEnumerationType, spellings: [String: String]) {
    self.type = type
    self.spellings = spellings
  }

  /// The Swift name that a document's spelling means; nil for an unknown one.
  func name(of spelling: String) -> String? { known.bySpelling[spelling] }

  /// All Swift names, in the order of their values.
  var inOrder: [String] { known.inOrder }

  /// Those of the members that are known, in the order of their values.
  func inOrder(_ members: [String]) -> [String] { known.inOrder.filter(members.contains) }

  private var known: Names {
    names.withLock { names in
      if let names { return names }
      let cases = type.cases
      var bySpelling = Dictionary(cases.map { ($0, $0) }) { first, _ in first }
      for (spelling, name) in spellings where bySpelling[name] != nil { bySpelling[spelling] = name }
      let made = Names(inOrder: cases, bySpelling: bySpelling)
      names = made
      return made
    }
  }
}
