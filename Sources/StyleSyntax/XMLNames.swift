import CLibXML2

/// The names of a document, each once.
///
/// libxml2 gives equal names one address within a parse: names are known by that, at a tenth of what it takes to look
/// up their text. Those with a prefix are few.
struct XMLNames {
  private struct Slot {
    var address: UnsafePointer<xmlChar>?
    var index: UInt32 = 0
  }

  /// The names whose places are given.
  let known: XMLNameTable
  /// The others in the order in which they first occur; their places are behind those of the known ones.
  private(set) var others: [String] = []
  private var prefixed: [String: UInt32] = [:]
  /// A hash table with room for twice the names, whose slots are tried one after the other.
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var usedCount = 0

  init(known: XMLNameTable) { self.known = known }

  /// The place of a name.
  mutating func index(of name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?) -> UInt32 {
    if let prefix { return index(ofPrefixed: String(cString: prefix) + ":" + String(cString: name)) }
    var slot = Self.firstSlot(of: name, count: slots.count)
    while let address = slots[slot].address {
      if address == name { return slots[slot].index }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = add(String(cString: name))
    slots[slot] = Slot(address: name, index: index)
    usedCount += 1
    if usedCount * 2 > slots.count { grow() }
    return index
  }

  /// The name at a place.
  func name(at index: Int) -> String {
    index < known.names.count ? known.names[index] : others[index - known.names.count]
  }

  private mutating func index(ofPrefixed name: String) -> UInt32 {
    if let known = prefixed[name] { return known }
    let index = add(name)
    prefixed[name] = index
    return index
  }

  private mutating func add(_ name: String) -> UInt32 {
    if let index = known.index(of: name) { return UInt32(index) }
    others.append(name)
    return UInt32(known.names.count + others.count - 1)
  }

  private mutating func grow() {
    var larger = [Slot](repeating: Slot(), count: slots.count * 2)
    for used in slots {
      guard let address = used.address else { continue }
      var slot = Self.firstSlot(of: address, count: larger.count)
      while larger[slot].address != nil { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = used
    }
    slots = larger
  }

  private static func firstSlot(of name: UnsafePointer<xmlChar>, count: Int) -> Int {
    // 2^64 divided by the golden ratio: neighbouring addresses come to lie far apart.
    Int(truncatingIfNeeded: (UInt64(UInt(bitPattern: name)) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (count - 1)
  }
}
