import StyleDiagnostics

/// The marks that version control leaves around both sides of a merge.
enum InterfaceMergeConflict {
  /// Says where a file that cannot be read holds both sides of a merge; nil if it holds none.
  static func diagnostic(in file: SourceFile) -> Diagnostic? {
    guard file.kind == .text else { return nil }
    let starts = [begin, middle, end].map { mark in lines(beginningWith: mark, in: file) }
    guard let first = starts[0].first, let last = starts[2].first(where: { $0.offset > first.offset }) else {
      return nil
    }
    let others = starts[1].first { first.offset < $0.offset && $0.offset < last.offset }
    return Diagnostic(
      .interfaceMergeConflict, .error, "an unsolved merge conflict", at: first,
      notes: (others.map { [Diagnostic.Note("the other side begins", at: $0)] } ?? [])
        + [Diagnostic.Note("the conflict ends", at: last)])
  }

  private static let begin = "<<<<<<< "
  private static let middle = "======="
  private static let end = ">>>>>>> "

  private static func lines(beginningWith mark: String, in file: SourceFile) -> [SourceRange] {
    let mark = Array(mark.utf8)
    var found: [SourceRange] = []
    var isLineStart = true
    for (offset, byte) in file.bytes.enumerated() {
      if isLineStart, byte == mark[0], file.bytes[offset...].starts(with: mark) {
        found.append(SourceRange(file, SourceSpan(offset, offset + mark.count)))
      }
      isLineStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
    return found
  }
}
