import StyleDiagnostics

/// A sheet with those that it includes.
public struct StyleSheetIncludes: Sendable {
  /// The sheets, the weakest first: each stands behind those that it includes, and the sheet itself last, which knows
  /// the others.
  public private(set) var sheets: [StyleSheet] = []
  /// Why sheets could not be included, where that is asked for.
  public private(set) var diagnostics: [Diagnostic] = []
  private var loaded: Set<String> = []
  private var open: [String] = []

  /// Loads all that a sheet includes.
  ///
  /// A sheet that is included in several places counts once, in the strongest of them. A circle, a path that leads out
  /// of the folder of the first sheet, and more sheets than `maximumCount` are refused with a diagnostic.
  ///
  /// - Parameters:
  ///   - sheet: what includes them.
  ///   - load: reads the sheet at a path.
  public init(_ sheet: StyleSheet, load: (_ path: String) throws(StyleSheetError) -> StyleSheet) {
    open = [sheet.file.path]
    include(in: sheet, load)
    sheets.append(sheet.including(sheets))
  }

  /// How many sheets one may include in all.
  public static let maximumCount = 256

  private mutating func include(
    in sheet: StyleSheet, _ load: (_ path: String) throws(StyleSheetError) -> StyleSheet
  ) {
    // From the strongest on, so that of several places the strongest is met first.
    var stronger: [StyleSheet] = []
    for include in sheet.includes.reversed() {
      let range = SourceRange(sheet.file, include.span)
      guard let path = Self.path(of: include.path, from: sheet.file.path, root: open[0]) else {
        report("'\(include.path)' leads out of the folder of '\(open[0])'", at: range)
        continue
      }
      if let start = open.firstIndex(of: path) {
        let chain = (open[start...] + [path]).joined(separator: " → ")
        report("sheets include each other: \(chain)", at: range)
        continue
      }
      guard loaded.count < Self.maximumCount else {
        report("more than \(Self.maximumCount) sheets are included", at: range)
        continue
      }
      guard loaded.insert(path).inserted else { continue }
      do throws(StyleSheetError) {
        let included = try load(path)
        open.append(path)
        let before = sheets
        sheets = []
        self.include(in: included, load)
        stronger = sheets + [included] + stronger
        sheets = before
        open.removeLast()
      } catch {
        diagnostics.append(error.diagnostic)
        report("'\(include.path)' cannot be included", at: range)
      }
    }
    sheets += stronger
  }

  private mutating func report(_ message: String, at range: SourceRange) {
    diagnostics.append(Diagnostic(.sheetInclude, .error, message, at: range))
  }

  /// The path that a sheet's include means; nil for one that is absolute or leads out of the root's folder. It begins as
  /// the root's does, which may be a URL.
  static func path(of include: String, from sheet: String, root: String) -> String? {
    guard !include.isEmpty, !include.hasPrefix("/"), !include.hasPrefix("~") else { return nil }
    let home = folder(of: root)
    guard sheet.hasPrefix(home) else { return nil }
    var path = folder(of: String(sheet.dropFirst(home.count))).split(separator: "/").filter { $0 != "." }
    for part in include.split(separator: "/") where part != "." {
      if part == ".." {
        guard !path.isEmpty else { return nil }
        path.removeLast()
      } else {
        path.append(part)
      }
    }
    return home + path.joined(separator: "/")
  }

  /// All up to the last slash.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
