import StyleInjection

/// The rows of a class: the model's typed ones, and what the tables know beside them.
enum TableRows {
  /// The rows of the class of that name.
  static func of(_ name: String, beside model: ModelClass?) -> StyleClass.Rows {
    var rows = model?.typedRows() ?? StyleClass.Rows()
    let typed = typedNames(from: name)
    let table = UIKitPropertyTable.table.block(named: name)?.rows.map(TableProperty.init) ?? []
    let setters = stateSetters(of: name).filter { !typed.contains($0.name) }
    let stateful = Set(setters.map(\.name))
    rows.properties += table.filter { !typed.contains($0.name) && !stateful.contains($0.name) }.map(\.row)
    rows.properties += setters.map(\.row)
    let names = Set(rows.properties.map(\.name))
    for property in table where property.key != property.name && !names.contains(property.key) {
      rows.aliases[property.key] = property.name
    }
    return rows
  }

  /// The names of all typed rows of a class and its superclasses: the table repeats some of them in subclasses.
  private static func typedNames(from name: String) -> Set<String> {
    var names: Set<String> = []
    for current in superclasses(from: name) {
      if let model = ModelClass.named(current) { names.formUnion(model.typedRows().properties.map(\.name)) }
    }
    return names
  }

  /// The first setter of each name; one that no sheet can use gives way to a property of the same name.
  private static func stateSetters(of name: String) -> [TableStateSetter] {
    var known: Set<String> = []
    let setters = (UIKitStateSetterTable.table.block(named: name)?.rows ?? []).map(TableStateSetter.init)
    return setters.filter { setter in
      (setter.states != nil || !isProperty(setter.name, of: name)) && known.insert(setter.name).inserted
    }
  }

  private static func isProperty(_ property: String, of name: String) -> Bool {
    superclasses(from: name).contains { current in
      let rows = UIKitPropertyTable.table.block(named: current)?.rows.map(TableProperty.init) ?? []
      return rows.contains { $0.name == property || $0.key == property }
    }
  }

  private static func superclasses(from name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let current = next {
      chain.append(current)
      next = ModelClass.named(current)?.superclassName ?? UIKitClass(named: current)?.superclassName
    }
    return chain
  }
}
