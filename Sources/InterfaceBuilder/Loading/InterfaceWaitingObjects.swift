import UIKitModel

/// The objects that an open one gets when it ends, place by place in the order in which places are first named.
///
/// To give them one by one would take time in the square of their number, since lists of objects are set as a whole.
struct InterfaceWaitingObjects {
  private(set) var groups: [(place: String, members: [UIKitObject])] = []

  /// Adds objects to those of their place. Places that no attachment knows are one.
  mutating func add(_ members: some Collection<UIKitObject>, place: String) {
    let place = InterfaceAttachment.isKnown(place) ? place : ""
    if let index = groups.firstIndex(where: { $0.place == place }) {
      groups[index].members += members
    } else {
      groups.append((place, Array(members)))
    }
  }
}
