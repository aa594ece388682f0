import Foundation

/// Sizes, points, offsets, rectangles and insets: `10,20`, `[10,20]`, `6`, or a dictionary of their parts.
enum PlistGeometryGrammar {
  static func read(_ raw: RawStyleValue, as kind: StyleValueType.Kind) -> StyleDecodingResult {
    guard let form = Form(kind) else { return .notMine }
    return numbers(raw, form).decoded { numbers in
      form.make(numbers).map { .value($0) } ?? .failure(form.wrongCount(numbers.count))
    }
  }

  /// The names of a kind's parts in the order in which they are spelled; empty for a kind that is no geometry.
  static func partNames(of kind: StyleValueType.Kind) -> [String] { Form(kind)?.partNames ?? [] }

  static func write(_ value: StyleValue) -> String {
    numbers(of: value).map(PlistNumberGrammar.spelling).joined(separator: ",")
  }

  /// The numbers of a value in the order in which they are spelled; empty for another kind of value.
  static func numbers(of value: StyleValue) -> [Double] {
    switch value {
    case .size(let size): [size.width, size.height]
    case .point(let point): [point.x, point.y]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .offset(let offset): [offset.horizontal, offset.vertical]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .directionalInsets(let insets): [insets.top, insets.leading, insets.bottom, insets.trailing]
    default: []
    }
  }

  private static func numbers(_ raw: RawStyleValue, _ form: Form) -> Result<[Double], StyleDecodingProblem> {
    switch raw {
    case .array(let items):
      return collect(items) { item in PlistNumberGrammar.number(item.value).mapError { $0.at(item.span) } }
    case .dictionary(let entries):
      return parts(entries, form)
    case .integer, .real:
      return PlistNumberGrammar.number(raw).map { [$0] }
    default:
      guard var text = raw.trimmedText?[...] else {
        return .failure(.wrongKind(raw, expected: form.expectation))
      }
      if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
      return collect(text.split(separator: ",", omittingEmptySubsequences: false)) {
        PlistNumberGrammar.number(.string(String($0)))
      }
    }
  }

  private static func parts(_ entries: [RawStyleEntry], _ form: Form) -> Result<
    [Double], StyleDecodingProblem
  > {
    var numbers = [Double](repeating: 0, count: form.partNames.count)
    for entry in entries {
      guard let index = form.partNames.firstIndex(of: entry.key) else {
        return .failure(
          StyleDecodingProblem(
            .valueGeometry,
            "'\(entry.key)' is not a part of \(form.name); there are \(form.partNames.joined(separator: ", "))",
            suggestion: NearestName.of(entry.key, in: form.partNames), at: entry.keySpan))
      }
      switch PlistNumberGrammar.number(entry.value.value) {
      case .success(let number): numbers[index] = number
      case .failure(let problem): return .failure(problem.at(entry.value.span))
      }
    }
    return .success(numbers)
  }

  private static func collect<Item>(
    _ items: [Item], _ number: (Item) -> Result<Double, StyleDecodingProblem>
  ) -> Result<[Double], StyleDecodingProblem> {
    var numbers: [Double] = []
    for item in items {
      switch number(item) {
      case .success(let value): numbers.append(value)
      case .failure(let problem): return .failure(problem)
      }
    }
    return .success(numbers)
  }
}

extension PlistGeometryGrammar {
  /// A row of the table of geometric kinds.
  fileprivate struct Form {
    let name: String
    let partNames: [String]
    let expectation: String
    let make: ([Double]) -> StyleValue?

    init?(_ kind: StyleValueType.Kind) {
      switch kind {
      case .size:
        self.init("a size", ["width", "height"], "two numbers") { .size(CGSize(width: $0[0], height: $0[1])) }
      case .point: self.init("a point", ["x", "y"], "two numbers") { .point(CGPoint(x: $0[0], y: $0[1])) }
      case .offset:
        self.init("an offset", ["horizontal", "vertical"], "two numbers") {
          .offset(StyleOffset(horizontal: $0[0], vertical: $0[1]))
        }
      case .rect:
        self.init("a rectangle", ["x", "y", "width", "height"], "four numbers") {
          .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
      case .insets:
        self.init("insets", ["top", "left", "bottom", "right"], Self.insetNumbers) {
          .insets(StyleEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
        }
      case .directionalInsets:
        self.init("insets", ["top", "leading", "bottom", "trailing"], Self.insetNumbers) {
          .directionalInsets(
            StyleDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]))
        }
      default: return nil
      }
    }

    /// All sides; horizontal and vertical; top, left, bottom and right.
    private static let insetNumbers = "1, 2 or 4 numbers"

    private init(
      _ name: String, _ partNames: [String], _ expectation: String, _ make: @escaping ([Double]) -> StyleValue
    ) {
      self.name = name
      self.partNames = partNames
      self.expectation = expectation
      self.make = { numbers in
        if numbers.count == partNames.count { return make(numbers) }
        guard expectation == Self.insetNumbers else { return nil }
        return switch numbers.count {
        case 1: make([numbers[0], numbers[0], numbers[0], numbers[0]])
        case 2: make([numbers[1], numbers[0], numbers[1], numbers[0]])
        default: nil
        }
      }
    }

    func wrongCount(_ count: Int) -> StyleDecodingProblem {
      StyleDecodingProblem(.valueGeometry, "expected \(expectation) for \(name), found \(count)")
    }
  }
}
