import Foundation
import Synchronization
import XCTest

@testable import StyleTools

final class ParallelMapTests: XCTestCase {
  func testResultsComeInTheOrderOfTheInputs() {
    for workerCount in [0, 1, 2, 3, 8] {
      for inputCount in [0, 1, 2, 7, 500] {
        var results: [Int] = []
        ParallelMap(workerCount: workerCount).run(Array(0..<inputCount)) {
          { input in
            // The first of each hand of inputs takes longest.
            if input % 10 == 0 { Thread.sleep(forTimeInterval: 0.001) }
            return input * input
          }
        } receive: {
          results.append($0)
        }
        XCTAssertEqual(results, (0..<inputCount).map { $0 * $0 }, "\(workerCount) workers")
      }
    }
  }

  private final class Unshared {
    var number: Int

    init(_ number: Int) { self.number = number }
  }

  @MainActor
  func testResultsThatAreNotSharedComeToTheCallersDomainInOrder() async {
    for workerCount in [0, 1, 3, 8] {
      for inputCount in [0, 1, 2, 7, 500] {
        var results: [Unshared] = []
        await ParallelMap(workerCount: workerCount).run(Array(0..<inputCount)) { input in
          if input % 10 == 0 { Thread.sleep(forTimeInterval: 0.001) }
          return Unshared(input * input)
        } receive: {
          results.append($0)
        }
        XCTAssertEqual(
          results.map(\.number), (0..<inputCount).map { $0 * $0 }, "\(workerCount) workers")
      }
    }
  }

  func testACancelledTaskWaitsForNoMoreResults() async {
    let started = Mutex(0)
    let task = Task {
      var count = 0
      await ParallelMap(workerCount: 2).run(Array(0..<10_000)) { input in
        started.withLock { $0 += 1 }
        Thread.sleep(forTimeInterval: 0.001)
        return input
      } receive: { _ in
        count += 1
      }
      return count
    }
    while started.withLock({ $0 }) == 0 { await Task.yield() }
    task.cancel()
    let count = await task.value
    XCTAssertLessThan(count, 10_000)
    XCTAssertLessThan(started.withLock { $0 }, 10_000)
  }

  func testEachWorkerHasAFunctionOfItsOwn() {
    let made = Mutex(0)
    var counts: [Int] = []
    ParallelMap(workerCount: 3).run(Array(0..<200)) {
      made.withLock { $0 += 1 }
      var count = 0
      return { _ in
        count += 1
        return count
      }
    } receive: {
      counts.append($0)
    }
    XCTAssertEqual(counts.count, 200)
    // A worker counts to each number once; one that starts late may find nothing left to count.
    let perNumber = Dictionary(grouping: counts) { $0 }.mapValues(\.count)
    XCTAssertLessThanOrEqual(perNumber.values.max() ?? 0, made.withLock { $0 })
    XCTAssertTrue((1...3).contains(made.withLock { $0 }))
  }

  func testFewResultsWaitForTheirTurn() {
    let started = Mutex(0)
    var received = 0
    ParallelMap(workerCount: 2).run(Array(0..<300)) {
      { (_: Int) in started.withLock { $0 += 1 } }
    } receive: { _ in
      received += 1
      if received == 1 { Thread.sleep(forTimeInterval: 0.05) }
      XCTAssertLessThanOrEqual(started.withLock { $0 }, received + 16)
    }
    XCTAssertEqual(received, 300)
  }

  func testAWorkersStackIsDeep() {
    @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    var depths: [Int] = []
    ParallelMap(workerCount: 2).run([20_000, 20_000]) {
      { depth($0) }
    } receive: {
      depths.append($0)
    }
    XCTAssertEqual(depths, [20_000, 20_000])
  }
}
