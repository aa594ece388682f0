import UIKitModel

/// A place of an object where others belong.
struct InterfaceAttachment: Sendable {
  /// The key of the element, the list in which it stands, or else its own name.
  let place: String
  /// The class of the object around them.
  let owner: UIKitObject.Type
  /// The class of the objects in the place.
  let member: UIKitObject.Type
  /// Whether an object is of the class that has the place.
  let isOwner: @Sendable (UIKitObject) -> Bool
  /// Puts those of the objects there that are of the class, in order; the others are given back.
  let attach: @Sendable (_ members: [UIKitObject], _ owner: UIKitObject) -> [UIKitObject]

  /// A place for any number of objects.
  static func list<Owner: UIKitObject, Member: UIKitObject>(
    _ place: String, _ put: @escaping @Sendable (Owner, [Member]) -> Void
  ) -> InterfaceAttachment {
    InterfaceAttachment(
      place: place, owner: Owner.self, member: Member.self, isOwner: { $0 is Owner },
      attach: { members, owner in
        guard let owner = owner as? Owner else { return members }
        let fitting = members.compactMap { $0 as? Member }
        if !fitting.isEmpty { put(owner, fitting) }
        return fitting.count == members.count ? [] : members.filter { !($0 is Member) }
      })
  }

  /// A place for one object.
  static func one<Owner: UIKitObject, Member: UIKitObject>(
    _ place: String, _ put: @escaping @Sendable (Owner, Member) -> Void
  ) -> InterfaceAttachment {
    list(place) { (owner: Owner, members: [Member]) in members.forEach { put(owner, $0) } }
  }

  /// Puts objects where they belong: in their place, else views among the subviews. Gives back those that belong
  /// nowhere.
  static func attach(_ members: [UIKitObject], to owner: UIKitObject, place: String) -> [UIKitObject] {
    var left = members
    for row in byPlace[place] ?? [] where !left.isEmpty { left = row.attach(left, owner) }
    for row in anywhere where !left.isEmpty { left = row.attach(left, owner) }
    return left
  }

  /// Whether any class has a place of that name.
  static func isKnown(_ place: String) -> Bool { byPlace[place] != nil }

  /// Whether the object's class has a place of that name.
  static func isKnown(_ place: String, for owner: UIKitObject) -> Bool {
    byPlace[place]?.contains { $0.isOwner(owner) } ?? false
  }

  private static let byPlace = Dictionary(grouping: rows, by: \.place)
}
