import StyleInjection

/// A class of the model: what makes an object of it, and its typed rows. The tables add the rest.
struct ModelClass: Sendable {
  /// UIKit's Swift name of the class.
  let name: String
  /// The Swift type.
  let type: ObjectIdentifier
  /// Makes a fresh object.
  let make: @Sendable () -> UIKitObject
  /// The rows that the model itself has, without the tables' and without inherited ones.
  let typedRows: @Sendable () -> StyleClass.Rows
  private let makeStyleClass: @Sendable (ModelClass) -> StyleClass

  /// A class of the model; superclass and framework are the table's unless they are given.
  init<Root: UIKitObject>(
    _ name: String, _ type: Root.Type, inherits superclassName: String? = nil, module: String? = nil,
    rows addRows: @escaping @Sendable (inout ModelRows<Root>) -> Void = { _ in }
  ) {
    self.name = name
    self.type = ObjectIdentifier(type)
    make = { Root() }
    typedRows = {
      var rows = ModelRows<Root>()
      addRows(&rows)
      return rows.rows
    }
    makeStyleClass = { model in
      let facts = UIKitClass(named: model.name)
      return StyleClass(
        Root.self, name: model.name, module: module ?? facts?.module ?? "UIKit",
        inherits: superclassName ?? facts?.superclassName,
        rows: model.typedRows, table: { TableRows.of(model.name) })
    }
  }

  /// The class as the registry knows it.
  var styleClass: StyleClass { makeStyleClass(self) }
}
