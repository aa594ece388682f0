extension Result where Failure == StyleDecodingProblem {
  /// The decoder's answer that a success makes, or the problem.
  func decoded(_ answer: (Success) -> StyleDecodingResult) -> StyleDecodingResult {
    switch self {
    case .success(let success): answer(success)
    case .failure(let problem): .failure(problem)
    }
  }
}
