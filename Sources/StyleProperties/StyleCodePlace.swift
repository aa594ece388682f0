import StyleInjection

/// Where something is written in Swift.
struct StyleCodePlace: Sendable, Hashable {
  /// The module and the file's name: `Shop/Theme.swift`.
  let file: String
  /// Line and column.
  let position: SourcePosition

  init(_ fileID: String, _ line: Int, _ column: Int) {
    file = fileID
    position = SourcePosition(line: line, column: column)
  }
}

/// The places of a sheet, as offsets into a file of them.
struct StyleCodePlaces {
  /// Where the sheet itself is written.
  let sheet: StyleCodePlace
  private var positions: [SourcePosition] = []

  init(of sheet: StyleCodePlace) { self.sheet = sheet }

  /// The file of all places so far.
  var file: SourceFile { SourceFile(path: sheet.file, places: positions) }

  /// The span of the first place that is in the sheet's file: a sheet has one file, and what is written in another
  /// one stands where that is used.
  mutating func span(of places: StyleCodePlace...) -> SourceSpan {
    let place = places.first { $0.file == sheet.file } ?? sheet
    positions.append(place.position)
    return SourceSpan(positions.count - 1, positions.count)
  }
}
