/// Why a document is not read.
public enum InterfaceSkipReason: Sendable, Hashable, CustomStringConvertible {
  /// It is made for a platform without UIKit.
  case platform(String)
  /// It is of the format before Xcode 5.
  case archive
  /// It is compiled: only Xcode's own source form can be read.
  case compiledNib
  /// It is of a type that is not known.
  case unknownType(String)
  /// It is something else: the outermost element's name.
  case notInterface(rootElement: String)

  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .platform(let name): "a document for \(name)"
    case .archive: "an archive in the format before Xcode 5"
    case .compiledNib: "a compiled nib"
    case .unknownType(let type): "a document of the unknown type '\(type)'"
    case .notInterface(let root): "not an interface document: its outermost element is '\(root)'"
    }
  }
}
