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
  private let declaredSuperclass: String?
  private let declaredModule: String?

  /// A class of the model; superclass and framework are the table's unless they are given.
  init<Root: UIKitObject>(
    _ name: String, _ type: Root.Type, inherits superclassName: String? = nil, module: String? = nil,
    rows addRows: @escaping @Sendable (inout ModelRows<Root>) -> Void = { _ in }
  ) {
    self.name = name
    self.type = ObjectIdentifier(type)
    declaredSuperclass = superclassName
    declaredModule = module
    make = { Root() }
    typedRows = {
      var rows = ModelRows<Root>()
      addRows(&rows)
      return rows.rows
    }
    makeStyleClass = { model in
      StyleClass(
        Root.self, name: model.name, module: model.module, inherits: model.superclassName,
        rows: model.typedRows, table: { TableRows.of(model.name) })
    }
  }

  /// The superclass's name; nil for the root.
  var superclassName: String? { declaredSuperclass ?? UIKitClass(named: name)?.superclassName }

  /// The framework that declares the class.
  var module: String { declaredModule ?? UIKitClass(named: name)?.module ?? "UIKit" }

  /// The class as the registry knows it.
  var styleClass: StyleClass { makeStyleClass(self) }
}
