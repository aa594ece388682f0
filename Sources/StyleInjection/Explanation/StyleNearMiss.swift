/// A rule, or a part of one, that would speak of an object if one thing were otherwise.
public struct StyleNearMiss: Sendable {
  /// What would have to be otherwise.
  public enum Reason: Sendable, Hashable {
    /// The rule asks for exactly this class; the object has a class below it.
    case exactTypeOnly(StyleTypeName, found: StyleClassName)
    /// The rule names the class in another module.
    case module(StyleTypeName, found: StyleClassName)
    /// The rule asks for an identifier that is near to one that no rule asks for.
    case identifier(String, found: String)
    /// Nothing on the object's response path is what the rule asks for.
    case notOnPath(StyleSelector.Subject)
    /// All that the rule asks for is on the response path, in another order.
    case otherOrder([StyleSelector.Subject])
    /// The rule is for a controller that is not the object's nearest; nil where the object stands in none.
    case controller(StyleTypeName, nearest: StyleClassName?)
    /// A condition does not hold.
    case condition(StyleCondition)
    /// The rule's sheet is not the one that the object chooses; nil for sheets without a name.
    case sheet(String?, chosen: String?)
  }

  /// The rule's selector with its place.
  public let origin: StyleOrigin
  /// The declarations that do not count for that reason.
  public let declarations: [StyleDeclaration]
  /// What would have to be otherwise.
  public let reason: Reason

  /// The rule's place; for a condition, that of the first declaration's key.
  public var range: SourceRange {
    guard case .condition = reason, let first = declarations.first else { return origin.range }
    return SourceRange(origin.range.file, first.keySpan)
  }

  /// What to write instead; nil where that depends on what is meant.
  public var suggestion: String? {
    switch reason {
    case .exactTypeOnly(let type, _): origin.dialect == .plist ? "@\(type)+" : nil
    case .identifier(_, let found): found
    case .module(let type, _): type.lastComponent
    case .notOnPath, .otherOrder, .controller, .condition, .sheet: nil
    }
  }

  /// The reason in words.
  public var message: String {
    switch reason {
    case .exactTypeOnly(let type, let found): "'\(type)' does not match \(found.name): exact type only"
    case .module(let type, let found): "'\(type)' does not match \(found): the module differs"
    case .identifier(let name, let found): "identifier '\(name)' is near to '\(found)'"
    case .notOnPath(let subject): "'\(subject.spelling(in: origin.dialect))' is not on the response path"
    case .otherOrder(let subjects):
      subjects.map { "'\($0.spelling(in: origin.dialect))'" }.joined(separator: ", ")
        + " stand in another order on the response path"
    case .controller(let name, let nearest?):
      "'\(name)' is not the nearest controller: that is \(nearest)"
    case .controller(let name, nil): "the object stands in no controller, so not in '\(name)'"
    case .condition(let condition):
      "condition \(condition) of '\(declarations.first?.keyPath ?? "")' does not hold"
    case .sheet(_, let chosen?): "the object chooses the sheet '\(chosen)' and no other"
    case .sheet(let name, nil): "the object does not choose the sheet '\(name ?? "")'"
    }
  }
}

extension StyleSelector.Subject {
  /// The subject as a sheet of the dialect names it: without signs in all but property lists.
  fileprivate func spelling(in dialect: StyleDialect) -> String {
    guard dialect != .plist else { return description }
    return parts.map { part in
      switch part {
      case .type(let type), .subtype(let type): type.text
      case .identifier(let name): name
      case .all: part.description
      }
    }.joined(separator: ".")
  }
}
