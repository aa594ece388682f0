import Foundation
import StyleInjection

/// How long it takes to turn the bytes of a sheet into compiled rules with their places.
enum SheetLoad {
  static func measurements(byteCount: Int) throws -> [Measurement] {
    let bytes = SheetText.xml(byteCount: byteCount)
    let data = Data(bytes)
    func ours() throws -> Duration {
      try time { consume(StyleSheetSource([try StyleSheet(path: "bench.plist", bytes: bytes)])) }
    }
    return [
      try Measurement("sheet-load", against: "libxml2 SAX2", aim: "<= 2.0x", ours: ours) {
        time { precondition(BareXMLParse.run(bytes)) }
      },
      try Measurement("sheet-load", against: "PropertyListSerialization", aim: "<= 0.25x", ours: ours) {
        try time { consume(try PropertyListSerialization.propertyList(from: data, format: nil)) }
      },
    ]
  }
}
