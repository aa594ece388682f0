import Foundation
import InterfaceBuilder

/// How long it takes to make the objects of interface documents, and how much memory they take.
enum InterfaceLoad {
  struct Document {
    let path: String
    let bytes: [UInt8]
  }

  /// Loading a set of documents, one after the other, and letting go of each.
  static func measurements(isQuick: Bool) throws -> [Measurement] {
    let loader = InterfaceLoader()
    let made = [madeDocument(byteCount: isQuick ? 60_000 : 2_000_000)]
    return try [("interface-load made", made), ("interface-load corpus", corpusDocuments(loader))]
      .filter { !$0.1.isEmpty }
      .map { name, documents in
        Measurement(name, against: "libxml2 DOM", aim: "<= 2.0x") {
          time { for document in documents { consume(load(document, loader)) } }
        } reference: {
          time { for document in documents { precondition(DOMParse.run(document.bytes)) } }
        }
      }
  }

  /// The bytes that a view takes with all that belongs to it, while the documents are held.
  static func memory(isQuick: Bool) throws -> [Figure] {
    let loader = InterfaceLoader()
    let made = [madeDocument(byteCount: isQuick ? 60_000 : 2_000_000)]
    return try [("made", made), ("corpus", corpusDocuments(loader))].compactMap { name, documents in
      guard !documents.isEmpty, let before = MemoryUse.allocated else { return nil }
      let held = documents.map { load($0, loader) }
      guard let after = MemoryUse.allocated else { return nil }
      let viewCount = held.flatMap(\.scenes).reduce(0) { $0 + $1.viewCount }
      consume(held)
      return Figure(
        name: "interface-memory \(name)",
        text: "\((after - before) / max(viewCount, 1)) bytes a view, \(viewCount) views")
    }
  }

  /// How time and memory grow with a document, and what the largest documents take.
  static func growth(isQuick: Bool) throws -> [Figure] {
    let loader = InterfaceLoader()
    let sizes = isQuick ? [50_000, 500_000] : [5_000_000, 50_000_000]
    let made = try sizes.map { try Cost(of: madeDocument(byteCount: $0), loader) }
    let largest = try corpusDocuments(loader).sorted { $0.bytes.count > $1.bytes.count }.prefix(5)
    var figures = made.map { Figure(name: "interface-growth made", text: $0.description) }
    if let small = made.first, let large = made.last {
      let time = large.timePerMegabyte / small.timePerMegabyte
      figures.append(Figure(name: "interface-growth", text: "time a MB x\(rounded(time))  (aim x1.00)"))
      if let least = small.peakPerMegabyte, let most = large.peakPerMegabyte {
        figures.append(
          Figure(name: "interface-growth", text: "memory a MB x\(rounded(most / least))  (aim x1.00)"))
      }
    }
    for document in largest {
      figures.append(
        Figure(name: "interface-growth \(document.path)", text: try Cost(of: document, loader).description))
    }
    return figures
  }

  private static func load(_ document: Document, _ loader: InterfaceLoader) -> InterfaceDocument {
    loader.load(path: document.path, bytes: document.bytes)
  }

  private static func madeDocument(byteCount: Int) -> Document {
    Document(path: "bench.storyboard", bytes: InterfaceText.storyboard(byteCount: byteCount))
  }

  /// The documents of real projects that can be loaded; none where the folder is absent.
  private static func corpusDocuments(_ loader: InterfaceLoader) throws -> [Document] {
    let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let folder = repository.appending(path: "../shared/corpus/interface").standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { Document(path: $0, bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
      .filter { load($0, loader).kind != nil }
  }

  /// What a document takes to be loaded.
  private struct Cost: CustomStringConvertible {
    let byteCount: Int
    let duration: Duration
    let peak: Int?

    init(of document: Document, _ loader: InterfaceLoader) throws {
      byteCount = document.bytes.count
      peak = try MemoryUse.peak { consume(load(document, loader)) }
      duration = (0..<3).map { _ in time { consume(load(document, loader)) } }.min() ?? .zero
    }

    var timePerMegabyte: Double { duration / .milliseconds(1) / megabytes }
    var peakPerMegabyte: Double? { peak.map { Double($0) / 1_000_000 / megabytes } }

    var description: String {
      let memory = peakPerMegabyte.map { ", \(rounded($0)) MB a MB at the peak" } ?? ""
      return "\(rounded(megabytes)) MB: \(rounded(timePerMegabyte)) ms a MB\(memory)"
    }

    private var megabytes: Double { Double(byteCount) / 1_000_000 }
  }
}
