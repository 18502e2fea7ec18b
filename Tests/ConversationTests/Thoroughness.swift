import Foundation

/// How much is tried: `make test` is for every change, `make test-all` for everything else.
enum Thoroughness {
    /// Everything, however long it takes.
    static let isFull = ProcessInfo.processInfo.environment["TURNOUT_SLOW"] == "1"
}
