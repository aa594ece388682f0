import Foundation

// What any process pays that links Foundation: the reference for the time that `inject` takes to start.
print("hello, \(ProcessInfo.processInfo.processName)")
