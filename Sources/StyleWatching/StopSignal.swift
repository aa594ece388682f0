import Foundation
import Synchronization

/// Ends the waiting of a thread from another one.
final class StopSignal: Sendable {
  private let isRaised = Atomic(false)
  /// A pipe; nil if the process has no descriptor left.
  private let pipeEnds: (reading: Int32, writing: Int32)?

  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      pipeEnds = nil
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipeEnds = (ends[0], ends[1])
  }

  deinit {
    guard let pipeEnds else { return }
    close(pipeEnds.reading)
    close(pipeEnds.writing)
  }

  /// Ends all waiting, now and later.
  func raise() {
    guard !isRaised.exchange(true, ordering: .acquiringAndReleasing), let pipeEnds else { return }
    var byte: UInt8 = 0
    _ = write(pipeEnds.writing, &byte, 1)
  }

  /// Waits until a descriptor can be read, a time has come, or the signal is raised.
  ///
  /// - Returns: whether to go on: false once the signal is raised.
  func wait(for descriptor: Int32?, until deadline: ContinuousClock.Instant?) -> Bool {
    var descriptors = [pipeEnds?.reading, descriptor].compactMap { $0 }
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while !isRaised.load(ordering: .acquiring) {
      let timeout = deadline.map { Self.milliseconds(until: $0) }
      let slice = pipeEnds == nil ? min(timeout ?? Self.longestSlice, Self.longestSlice) : timeout ?? -1
      let count = poll(&descriptors, nfds_t(descriptors.count), slice)
      if count > 0 || timeout == 0 { break }
      if count < 0, errno != EINTR { Thread.sleep(forTimeInterval: 0.1) }
    }
    return !isRaised.load(ordering: .acquiring)
  }

  /// How long a thread may sleep that no pipe wakes, in milliseconds.
  private static let longestSlice: Int32 = 100

  /// Rounded up, so that the time has come after it.
  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let rest = ContinuousClock.now.duration(to: deadline).components
    guard rest.seconds >= 0, rest.attoseconds >= 0 else { return 0 }
    let milliseconds =
      min(rest.seconds, 1_000_000) * 1_000
      + (rest.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(milliseconds)
  }
}
