import Foundation

#if os(Linux) || os(Android)
  import CFileSystem
#endif

/// The file systems whose files others change without this system's knowing.
enum NetworkFileSystem {
  /// Whether a path is in one; false if that cannot be told.
  static func contains(_ path: String) -> Bool {
    var status = statfs()
    guard statfs(path, &status) == 0 else { return false }
    #if os(Linux) || os(Android)
      return kinds.keys.contains(UInt32(truncatingIfNeeded: status.f_type))
    #else
      return status.f_flags & UInt32(MNT_LOCAL) == 0
    #endif
  }

  #if os(Linux) || os(Android)
    /// By the numbers that statfs(2) and the kernel's `magic.h` list.
    static let kinds: [UInt32: String] = [
      0x6969: "NFS", 0x517B: "SMB", 0xFF53_4D42: "CIFS", 0xFE53_4D42: "SMB 2", 0x6573_5546: "FUSE",
      0x0102_1997: "9P", 0x5346_414F: "AFS", 0x6B41_4653: "kAFS", 0x00C3_6400: "Ceph", 0x7375_7245: "Coda",
      0x564C: "NCP", 0x0116_1970: "GFS2", 0x7461_636F: "OCFS2", 0x0BD0_0BD0: "Lustre", 0x786F_4256: "vboxsf",
      0x2003_0528: "OrangeFS", 0x4750_4653: "GPFS",
    ]
  #endif
}
