/// The live objects that an update concerns, and the ways to them from the roots.
///
/// Objects are reached by way of their trees alone: what is in none any more is left as it is.
struct StyleMarks {
  private var marked: [StyleRecord] = []

  /// Whether nothing is marked.
  var isEmpty: Bool { marked.isEmpty }

  /// Marks an object.
  mutating func add(_ record: StyleRecord) {
    if record.mark == .none {
      var next = record.parent
      while let parent = next, parent.mark == .none {
        parent.mark = .onWay
        marked.append(parent)
        next = parent.parent
      }
    }
    record.mark = .concerned
    marked.append(record)
  }

  /// Takes all marks away.
  mutating func clear() {
    for record in marked { record.mark = .none }
    marked = []
  }

  /// Calls back for each marked object below roots, in the order of the trees.
  static func forEach(below roots: [any Styleable], _ body: (any Styleable, StyleRecord) -> Void) {
    var open = Array(roots.reversed())
    while let object = open.popLast() {
      guard let record = object.styleRecord, record.mark != .none else { continue }
      let isConcerned = record.mark == .concerned
      record.mark = .none
      if isConcerned { body(object, record) }
      for child in object.styleChildren.reversed() where child.styleRecord.map({ $0.mark != .none }) == true {
        open.append(child)
      }
    }
  }
}
