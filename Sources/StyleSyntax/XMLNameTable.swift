/// Names that whoever reads documents knows, each at a place of its own.
///
/// In all documents that are read with one table these names have these places, so that what is known of a name can be
/// found by a number.
public struct XMLNameTable: Sendable {
  /// The names, each once.
  public let names: [String]
  private let indices: [String: Int]

  /// A table of names, in the order in which they first occur.
  public init(_ names: [String]) {
    var distinct: [String] = []
    var indices: [String: Int] = [:]
    indices.reserveCapacity(names.count)
    for name in names {
      if let index = indices.updateValue(distinct.count, forKey: name) {
        indices[name] = index
      } else {
        distinct.append(name)
      }
    }
    self.names = distinct
    self.indices = indices
  }

  /// A table that knows no names.
  public static let empty = XMLNameTable([])

  /// The place of a name; nil for a name that is not in the table.
  public func index(of name: String) -> Int? { indices[name] }
}
