import UIKitModel

@testable import StyleInjection

/// What a sheet's value for a property of UIKit's is read as.
struct DialectValue {
  /// The type of the property.
  let type: StyleValueType
  private let dialect: StyleDialect

  /// - Parameter property: the name that the dialect's sheets give it.
  init(_ dialect: StyleDialect, _ className: String, _ property: String) throws {
    var finder = StyleTargetFinder(registry: .uiKit)
    type = try finder.target(of: StyleKeyPath(property), inClass: className, in: dialect).type
    self.dialect = dialect
  }

  /// The value and the ids of what is doubtful or wrong about it.
  func read(_ raw: RawStyleValue) -> (value: StyleValue?, problems: [String]) {
    let context = StyleDecodingContext(dialect: dialect, resources: IOSResources())
    return switch context.decode(raw, as: type) {
    case .value(let value, let problems): (value, problems.map(\.id.rawValue))
    case .relative(let derive, let problems): (derive(.none), problems.map(\.id.rawValue))
    case .failure(let problem): (nil, [problem.id.rawValue])
    case .notMine: (nil, [])
    }
  }
}
