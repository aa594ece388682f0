import XCTest

@testable import StyleInjection

final class StyleSourceBroadcastTests: XCTestCase {
  func testAllWhoFollowAreTold() async {
    let broadcast = StyleSourceBroadcast()
    var followers = (0..<3).map { _ in broadcast.changes.makeAsyncIterator() }
    for name in ["a", "b"] {
      broadcast.announce(StyleSourceChange(name))
      for index in followers.indices {
        let change = await followers[index].next()
        XCTAssertEqual(change, StyleSourceChange(name))
      }
    }
  }

  func testSeveralThatNobodyAwaitedAreOne() async {
    let broadcast = StyleSourceBroadcast()
    var follower = broadcast.changes.makeAsyncIterator()
    for name in ["a", "b", "c"] { broadcast.announce(StyleSourceChange(name)) }
    let change = await follower.next()
    XCTAssertEqual(change, StyleSourceChange("c"))
  }

  func testWhatWasAnnouncedBeforeIsNotTold() async {
    let broadcast = StyleSourceBroadcast()
    broadcast.announce(StyleSourceChange("early"))
    var follower = broadcast.changes.makeAsyncIterator()
    broadcast.announce(StyleSourceChange("late"))
    let change = await follower.next()
    XCTAssertEqual(change, StyleSourceChange("late"))
  }

  func testACancelledFollowerIsForgotten() async {
    let broadcast = StyleSourceBroadcast()
    let changes = broadcast.changes
    XCTAssertEqual(broadcast.followerCount, 1)
    let following = Task { for await _ in changes {} }
    following.cancel()
    await following.value
    XCTAssertEqual(broadcast.followerCount, 0)
  }

  func testTheAnnouncementsEndWithTheBroadcast() async {
    var broadcast: StyleSourceBroadcast? = StyleSourceBroadcast()
    let changes = broadcast?.changes
    let following = Task {
      var count = 0
      if let changes { for await _ in changes { count += 1 } }
      return count
    }
    broadcast?.announce(StyleSourceChange("a"))
    broadcast = nil
    let count = await following.value
    XCTAssertEqual(count, 1)
  }
}
