import StyleInjection

/// What the tables know of a class beside the model's typed rows.
enum TableRows {
  /// The rows of the class of that name, without inherited ones. The tables do not repeat those.
  static func of(_ name: String) -> StyleClass.Rows {
    var rows = StyleClass.Rows()
    var names = Set(ModelClass.named(name)?.typedRows().properties.map(\.name) ?? [])
    let setters = UIKitStateSetterTable.table.block(named: name)?.lines.map(TableStateSetter.init) ?? []
    let properties = UIKitPropertyTable.table.block(named: name)?.lines.map(TableProperty.init) ?? []
    names.reserveCapacity(names.count + setters.count + properties.count * 2)
    // A setter comes first: its first state is what the property of that name is.
    for setter in setters where names.insert(setter.name).inserted { rows.properties.append(setter.row) }
    for property in properties where names.insert(property.name).inserted {
      rows.properties.append(property.row)
    }
    for property in properties where property.key != property.name && names.insert(property.key).inserted {
      rows.aliases[property.key] = property.name
    }
    return rows
  }
}
