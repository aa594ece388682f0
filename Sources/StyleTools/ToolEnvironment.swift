import StyleInjection

/// What holds while a tool works, as a user says it: the device, its traits, the user's settings.
public struct ToolEnvironment: Sendable, Hashable {
  private(set) var environment = StyleEnvironment()

  /// An iPhone held upright with the settings that it is sold with.
  public init() {}

  /// What cannot be set.
  public struct Problem: Error, Sendable, Hashable {
    /// One sentence without a full stop, with the nearest right spelling where there is one.
    public let message: String
  }

  /// Sets the conditions of some names, as sheets call them (`device`, `h`), to the words of a list between commas.
  ///
  /// - Throws: `Problem` where there are more or fewer words than names, or a word is no value of its name; nothing is
  ///   set then.
  public mutating func set(_ names: [String], to list: String) throws(Problem) {
    let words = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard words.count == names.count else {
      throw Problem(
        message: "expected \(Counted.text(names.count, "value")) between commas, found \(words.count)")
    }
    var changed = environment
    for (name, word) in zip(names, words) {
      do throws(StyleCondition.SpellingError) {
        changed.meet(try StyleCondition(named: name, word))
      } catch {
        throw Problem(
          message: error.message + (error.suggestion.map { "; did you mean '\($0)'?" } ?? ""))
      }
    }
    environment = changed
  }
}
