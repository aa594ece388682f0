/// Answers as a server writes them.
enum HTTPAnswer {
  /// A whole answer with its length.
  static func content(
    _ text: String, status: String = "200 OK", _ fields: [String: String] = [:]
  ) -> [LoopbackServer.Step] {
    let fields = fields.merging(["Content-Length": "\(text.utf8.count)"]) { given, _ in given }
    return [head(status, fields), .text(text)]
  }

  static func head(_ status: String, _ fields: [String: String] = [:]) -> LoopbackServer.Step {
    .text("HTTP/1.1 \(status)\r\n" + fields.map { "\($0): \($1)\r\n" }.joined() + "\r\n")
  }

  static func redirect(to location: String, status: String = "302 Found") -> [LoopbackServer.Step] {
    content("", status: status, ["Location": location])
  }
}
