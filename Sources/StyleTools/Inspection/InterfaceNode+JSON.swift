import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

extension InterfaceNode {
  /// The element with all that it states and holds; what it does not have is left out.
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("element", .string(element)), ("kind", .string(kind.rawValue)),
    ]
    func add(_ key: String, _ text: String?) {
      if let text { members.append((key, .string(text))) }
    }
    func add(_ key: String, _ values: [JSONValue]) {
      if !values.isEmpty { members.append((key, .array(values))) }
    }
    add("place", place)
    add("class", className?.name)
    add("module", className?.module)
    add("model", modelClassName)
    add("id", id)
    members.append(("line", .integer(orNull: range.position?.line)))
    members.append(("column", .integer(orNull: range.position?.column)))
    add("identifiers", identifiers.map(JSONValue.string))
    if let frame {
      members.append(
        (
          "frame",
          [
            "x": .number(frame.origin.x), "y": .number(frame.origin.y),
            "width": .number(frame.size.width), "height": .number(frame.size.height),
          ]
        ))
    }
    add("properties", properties.map(\.json))
    if !roles.isEmpty { members.append(("roles", rolesJSON)) }
    // Each is made when it is written: a tree of JSON would need several times the memory of the document.
    add("values", values.map { node in .deferred { node.json } })
    add("children", children.map { node in .deferred { node.json } })
    return .object(members)
  }

  /// The roles by their names. One that is stated more than once has a list of its values.
  private var rolesJSON: JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    var stated: [String: [JSONValue]] = [:]
    for role in roles { stated[role.name, default: []].append(role.value.json) }
    for role in roles {
      guard let values = stated.removeValue(forKey: role.name) else { continue }
      members.append((role.name, values.count == 1 ? values[0] : .array(values)))
    }
    return .object(members)
  }
}

extension InterfaceNode.Property {
  fileprivate var json: JSONValue {
    ["keyPath": .string(keyPath), "value": value.json, "stated": .boolean(range != nil)]
  }
}

extension StyleValue {
  /// Numbers, flags, lists and nothing as JSON has them; everything else as a sheet would spell it.
  var json: JSONValue {
    switch self {
    case .none: .null
    case .bool(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value) where value.isFinite: .number(value)
    case .options(let names): .array(names.map(JSONValue.string))
    case .array(let values): .array(values.map(\.json))
    default: .string(spelling(in: .plist))
    }
  }
}
