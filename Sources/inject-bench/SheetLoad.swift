import Foundation
import StyleInjection

/// How long it takes to turn the bytes of a sheet into compiled rules with their places.
enum SheetLoad {
  static func measurements(byteCount: Int) throws -> [Measurement] {
    let bytes = SheetText.xml(byteCount: byteCount)
    let data = Data(bytes)
    // What was made is let go after the clock has stopped: it is loading that is measured.
    func ours() throws -> Duration {
      var source: StyleSheetSource?
      defer { consume(source) }
      return try time { source = StyleSheetSource([try StyleSheet(path: "bench.plist", bytes: bytes)]) }
    }
    func serialization() throws -> Duration {
      var list: Any?
      defer { consume(list) }
      return try time { list = try PropertyListSerialization.propertyList(from: data, format: nil) }
    }
    return [
      try Measurement("sheet-load", against: "libxml2 SAX2", aim: "<= 1.6x", ours: ours) {
        time { precondition(BareXMLParse.run(bytes)) }
      },
      try Measurement(
        "sheet-load", against: "PropertyListSerialization", aim: "<= 0.25x", ours: ours,
        reference: serialization),
    ]
  }
}
