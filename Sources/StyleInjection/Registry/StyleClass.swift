/// What the registry knows of a class: its name, its superclass and its rows.
public struct StyleClass: Sendable {
  /// Rows of a class beside its properties.
  public struct Rows: Sendable {
    /// The class's own properties; a superclass's are inherited.
    public var properties: [StyleProperty]
    /// Other names of key paths: `normalTitle` for `title:normal`.
    public var aliases: [String: String]
    /// Properties that share one stored value.
    public var storages: [StyleStorage]
    /// Ways to other objects that rules for the class's may style.
    public var relations: [StyleObjectRelation]
    /// Properties that show nothing while an object has another one.
    public var superseded: [StyleSupersededProperty]

    /// The rows of a class.
    public init(
      properties: [StyleProperty] = [], aliases: [String: String] = [:], storages: [StyleStorage] = [],
      relations: [StyleObjectRelation] = [], superseded: [StyleSupersededProperty] = []
    ) {
      self.properties = properties
      self.aliases = aliases
      self.storages = storages
      self.relations = relations
      self.superseded = superseded
    }
  }

  /// The Swift type that objects of the class have.
  struct ModelType: Sendable {
    let identifier: ObjectIdentifier
    let isInstance: @Sendable (AnyObject) -> Bool
  }

  /// What is known of the class. Copies share it: chains of classes are walked for every key path.
  private final class Content: Sendable {
    let name: String
    let module: String?
    let superclassName: String?
    let modelType: ModelType?
    let ownRows: Memo<Rows>
    let tableRows: Memo<Rows>
    let ownRowsByName: Memo<RowsByName>
    let tableRowsByName: Memo<RowsByName>

    init(
      name: String, module: String?, inherits superclassName: String?, modelType: ModelType?,
      rows: @escaping @Sendable () -> Rows, table: @escaping @Sendable () -> Rows
    ) {
      self.name = name
      self.module = module
      self.superclassName = superclassName
      self.modelType = modelType
      let own = Memo(rows)
      let table = Memo(table)
      (ownRows, tableRows) = (own, table)
      ownRowsByName = Memo { RowsByName(own()) }
      tableRowsByName = Memo { RowsByName(table()) }
    }
  }

  private let content: Content

  /// The class's name without its module.
  public var name: String { content.name }
  /// The module that declares it; nil where it is not known.
  public var module: String? { content.module }
  /// The superclass's name; nil for a root class.
  public var superclassName: String? { content.superclassName }
  /// The Swift type, for classes that have one.
  var modelType: ModelType? { content.modelType }

  /// A class with a Swift type of its own.
  ///
  /// - Parameters:
  ///   - type: the Swift type.
  ///   - name: its name in sheets; the type's own name by default.
  ///   - module: its module in sheets; the one that declares the type by default.
  ///   - superclassName: the registered name of its superclass.
  ///   - rows: called when a key path of the class is first asked for.
  ///   - table: rows that count only where no class of a chain has one of the same name; called when such a row
  ///     is first asked for.
  public init<Root: AnyObject>(
    _ type: Root.Type, name: String? = nil, module: String? = nil, inherits superclassName: String?,
    rows: @escaping @Sendable () -> Rows, table: @escaping @Sendable () -> Rows = { Rows() }
  ) {
    // The name of a Swift type is costly to make.
    let declared = name == nil || module == nil ? StyleClassName(of: type) : nil
    content = Content(
      name: name ?? declared?.name ?? "", module: module ?? declared?.module, inherits: superclassName,
      modelType: ModelType(identifier: ObjectIdentifier(type)) { $0 is Root }, rows: rows, table: table)
  }

  /// A class of the app with its properties.
  public init<Root: AnyObject>(
    _ type: Root.Type, inherits superclassName: String?, properties: [StyleProperty]
  ) {
    self.init(type, inherits: superclassName) { Rows(properties: properties) }
  }

  /// A class that is known by name only, as from a table.
  public init(
    name: String, module: String?, inherits superclassName: String?, table: @escaping @Sendable () -> Rows
  ) {
    content = Content(
      name: name, module: module, inherits: superclassName, modelType: nil, rows: { Rows() }, table: table)
  }

  /// Whether this is the class of objects of exactly that Swift type, whatever its name.
  func isDeclared(as type: AnyObject.Type) -> Bool { modelType?.identifier == ObjectIdentifier(type) }

  /// Whether the rows can read and write the object.
  func describes(_ object: AnyObject) -> Bool { modelType?.isInstance(object) ?? true }

  /// All rows of the class, without what it inherits.
  public var rows: Rows {
    let (own, table) = (content.ownRows(), content.tableRows())
    return Rows(
      properties: own.properties + table.properties,
      aliases: own.aliases.merging(table.aliases) { own, _ in own },
      storages: own.storages + table.storages, relations: own.relations + table.relations,
      superseded: own.superseded + table.superseded)
  }

  /// The class's own rows by name, without a table's.
  var rowsByName: RowsByName { content.ownRowsByName() }

  /// The rows of a table by name.
  var tableByName: RowsByName { content.tableRowsByName() }
}
