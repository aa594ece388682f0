import Foundation
import Synchronization

/// An HTTP server on this machine that answers byte by byte as a test says, and so can misbehave in any way.
final class LoopbackServer: Sendable {
  struct Request: Sendable {
    let path: String
    /// The fields, their names in lower case.
    let fields: [String: String]
  }

  enum Step: Sendable {
    /// Bytes at once. A head is one step or is held behind: FoundationNetworking traps where a connection ends within one.
    case bytes([UInt8])
    /// The same bytes so many times.
    case repeated([UInt8], Int)
    case pause(Duration)
    /// Keeps the connection open until the client closes it.
    case hold

    static func text(_ text: String) -> Step { .bytes(Array(text.utf8)) }
  }

  private struct State {
    var requests: [Request] = []
    var connections: Set<Int32> = []
    var isStopped = false
  }

  let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())
  private let answer: @Sendable (Request) -> [Step]

  /// A server that is asked on any free port; the connection is closed behind an answer's last step.
  init(answer: @escaping @Sendable (Request) -> [Step]) throws {
    self.answer = answer
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { [listener] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard result else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { self.acceptConnections() }
  }

  func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    return url
  }

  /// What was asked so far.
  var requests: [Request] { state.withLock { $0.requests } }

  /// How many connections are open.
  var connectionCount: Int { state.withLock { $0.connections.count } }

  /// Closes all connections; nobody answers at the port any more.
  func stop() {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
      shutdown(listener, Int32(SHUT_RDWR))
    }
  }

  private func acceptConnections() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { break }
      let isStopped = state.withLock { state in
        state.connections.insert(connection)
        return state.isStopped
      }
      guard !isStopped else {
        end(connection)
        break
      }
      Thread.detachNewThread {
        if let request = self.request(on: connection) {
          self.state.withLock { $0.requests.append(request) }
          for step in self.answer(request) where !self.run(step, on: connection) { break }
        }
        self.end(connection)
      }
    }
    close(listener)
  }

  private func end(_ connection: Int32) {
    _ = state.withLock { $0.connections.remove(connection) }
    close(connection)
  }

  private func request(on connection: Int32) -> Request? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      head += buffer[..<count]
      // Who greets in TLS waits for an answer in it.
      guard head[0] == UInt8(ascii: "G") else { return nil }
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    let fields = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (line[..<colon].lowercased(), value)
    }
    return Request(path: String(words[1]), fields: Dictionary(fields) { $1 })
  }

  /// Whether the client still listens.
  private func run(_ step: Step, on connection: Int32) -> Bool {
    switch step {
    case .bytes(let bytes): return send(bytes, on: connection)
    case .repeated(let bytes, let count):
      for _ in 0..<count { guard send(bytes, on: connection) else { return false } }
    case .pause(let duration): Thread.sleep(forTimeInterval: duration / .seconds(1))
    case .hold:
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
    }
    return true
  }

  private func send(_ bytes: [UInt8], on connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { rest in
        #if canImport(Darwin)
          Foundation.send(connection, rest.baseAddress, rest.count, 0)
        #else
          Foundation.send(connection, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
