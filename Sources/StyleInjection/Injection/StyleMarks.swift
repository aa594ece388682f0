/// The live objects that an update concerns, and the ways to them from the roots.
///
/// Objects are reached by way of their trees alone: what is in none any more is left as it is.
struct StyleMarks {
  private let groups: [StyleGroup]
  private var marked: [StyleRecord] = []
  /// Whether all objects are looked at, since to mark the ways to very many takes longer.
  private let isWhole: Bool

  /// Marks the objects of groups.
  ///
  /// - Parameter count: how many live objects there are.
  init(_ groups: [StyleGroup], among count: Int) {
    self.groups = groups
    isWhole = groups.reduce(0) { $0 + $1.count } > count / 4
    for group in groups {
      group.isConcerned = true
      if !isWhole { for record in group.records { add(record) } }
    }
  }

  private mutating func add(_ record: StyleRecord) {
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
  func clear() {
    for group in groups { group.isConcerned = false }
    for record in marked { record.mark = .none }
  }

  /// Calls back for each marked object below roots, in the order of the trees.
  func forEach(below roots: [any Styleable], _ body: (any Styleable, StyleRecord) -> Void) {
    var open = Array(roots.reversed())
    while let object = open.popLast() {
      guard let record = object.styleRecord, isWhole || record.mark != .none else { continue }
      let isConcerned = isWhole ? record.group?.isConcerned == true : record.mark == .concerned
      record.mark = .none
      if isConcerned { body(object, record) }
      for child in object.styleChildren.reversed()
      where isWhole || child.styleRecord.map({ $0.mark != .none }) == true {
        open.append(child)
      }
    }
  }
}
