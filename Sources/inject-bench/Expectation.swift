/// The work did not do what it was measured for: a row that measures something else than it says is worth nothing.
struct UnexpectedCount: Error {
  let expected: Int
  let found: Int
}

/// Fails if work did not come to what it was measured for.
func expect(_ found: Int, _ expected: Int) throws {
  guard found == expected else { throw UnexpectedCount(expected: expected, found: found) }
}
