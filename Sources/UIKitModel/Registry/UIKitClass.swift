/// A class as the table knows it.
struct UIKitClass {
  /// The Swift name.
  let name: String
  /// The superclass's Swift name; nil for the root.
  let superclassName: String?
  /// The framework that declares it.
  let module: String

  /// The class of that Swift name; nil if the table has none.
  init?(named name: String) {
    guard let columns = UIKitClassTable.table.block(named: name)?.columns, columns.count > 2 else {
      return nil
    }
    self.name = name
    superclassName = columns[1].isEmpty ? nil : columns[1]
    module = columns[2]
  }

  /// The class's superclasses, nearest first.
  var superclasses: [UIKitClass] {
    Array(
      sequence(state: self) { current in
        guard let above = current.superclassName.flatMap(UIKitClass.init(named:)) else { return nil }
        current = above
        return above
      })
  }
}
