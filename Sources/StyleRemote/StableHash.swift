/// FNV-1a, the same in every process: it finds a file and tells damage to it, and resists no attacker.
enum StableHash {
  /// 64 bits in 16 hexadecimal digits.
  static func digest(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: digestLength - digits.count) + digits
  }

  static let digestLength = 16
}
