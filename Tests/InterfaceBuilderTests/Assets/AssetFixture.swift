import Foundation
import StyleDiagnostics
import StyleInjection
import StyleSyntax
import UIKitModel

@testable import InterfaceBuilder

/// A folder with asset catalogs and images of a test's own.
final class AssetFixture {
  private let url = FileManager.default.temporaryDirectory.appending(
    path: "AssetFixture-\(UUID().uuidString)")

  /// A folder with the given files, by their paths in it. A path that ends in `/` makes a folder.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path)") }
  }

  func write(_ text: String, to path: String) throws {
    let target = url.appending(path: path)
    let folder = path.hasSuffix("/") ? target : target.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !path.hasSuffix("/") { try Data(text.utf8).write(to: target) }
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: destination)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Reads catalogs and images by their paths in the folder.
  func assets(
    _ catalogs: [String] = ["A.xcassets"], images: [String] = [], limits: AssetLimits = AssetLimits()
  ) -> AssetCatalog {
    AssetCatalog(
      catalogs: catalogs.map(path), looseImages: images.map(path), system: IOSResources(), limits: limits)
  }

  /// Diagnostics as text, with paths in the folder.
  func outline(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { $0.description.replacingOccurrences(of: url.path + "/", with: "") }
  }

  /// A colour set with one red.
  static func color(_ red: String = "1.0") -> String {
    #"{"colors":[{"idiom":"universal","color":{"components":{"red":"\#(red)","green":"0.0","blue":"0.0"}}}]}"#
  }

  /// An image set without files.
  static let image = #"{"images":[{"idiom":"universal","scale":"1x"}]}"#
}

extension AssetContentsReader {
  /// A reader of a text, and the text's tree.
  static func of(_ text: String) throws -> (reader: AssetContentsReader, root: SyntaxNode) {
    let file = SourceFile(path: "Contents.json", text: text)
    return (AssetContentsReader(file, system: IOSResources()), try JSONReader.tree(of: file))
  }
}
