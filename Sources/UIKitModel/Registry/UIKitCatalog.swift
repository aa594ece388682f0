import StyleInjection

/// UIKit's classes for a registry: those of the model with typed rows, the others from the tables.
public struct UIKitCatalog: StyleClassCatalog {
  /// The catalog. Nothing is read before a class is asked for.
  public init() {}

  /// The class of that Swift name; nil if UIKit has none. Reads at most the class's own lines of the tables.
  public func styleClass(named name: String) -> StyleClass? {
    if let model = ModelClass.named(name) { return model.styleClass }
    guard let known = UIKitClass(named: name) else { return nil }
    return StyleClass(name: name, module: known.module, inherits: known.superclassName) {
      TableRows.of(name)
    }
  }

  /// The name of the class that the model has that Swift type for; nil if it has none.
  public func styleClassName(of type: AnyObject.Type) -> String? {
    ModelClass.name(of: type)
  }

  /// The names of all classes.
  public var styleClassNames: [String] {
    let known = UIKitClassTable.table.names
    return known + Set(ModelClass.all.map(\.name)).subtracting(known).sorted()
  }

  /// A fresh object of the class of that Swift name; nil if UIKit has none.
  ///
  /// A class without a type in the model is stood for by its nearest superclass that has one, under its own name.
  public func makeObject(ofClass name: String) -> UIKitObject? {
    if let model = ModelClass.named(name) { return model.make() }
    guard let known = UIKitClass(named: name) else { return nil }
    let model = known.superclasses.lazy.compactMap { ModelClass.named($0.name) }.first
    let object = model?.make() ?? UIKitObject()
    object.customStyleClassName = StyleClassName(name, module: known.module)
    return object
  }
}

extension StyleRegistry {
  /// A registry that knows UIKit's classes; an app's own are registered beside them.
  public static var uiKit: StyleRegistry {
    StyleRegistry(catalogs: [UIKitCatalog()], vocabulary: StyleVocabulary(UIKitVocabulary.rows))
  }
}
