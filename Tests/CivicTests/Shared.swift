import Foundation

@testable import Civic

/// The collections of recorded replies and bulk data that lie beside the repository on some machines. Tests that need
/// them say that they skip where they are not.
enum Shared {
    /// `TURNOUT_SHARED`, or `shared` beside the clone.
    static let root: URL = {
        if let path = ProcessInfo.processInfo.environment["TURNOUT_SHARED"] { return URL(filePath: path) }
        let clone = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return clone.deletingLastPathComponent().appending(path: "shared")
    }()

    /// Everything, however long it takes: `make test-all`.
    static let isFull = ProcessInfo.processInfo.environment["TURNOUT_SLOW"] == "1"

    static let hasSamples = isThere("civic-samples")
    static let hasBulk = isThere("civic-bulk")

    static func sample(_ path: String) throws -> Data {
        try Data(contentsOf: root.appending(path: "civic-samples").appending(path: path))
    }

    /// Bulk data, unpacked.
    static func bulk(_ name: String) throws -> Data {
        let data = try Data(contentsOf: root.appending(path: "civic-bulk").appending(path: name))
        guard name.hasSuffix(".gz") else { return data }
        // A name may stand behind the ten bytes of the head.
        let bytes = [UInt8](data)
        var start = 10
        if bytes[3] & 8 != 0 { start = (bytes[10...].firstIndex(of: 0) ?? 9) + 1 }
        return Data(try Deflated(bytes: bytes[start...]).unpacked(limit: 64 * 1024 * 1024))
    }

    private static func isThere(_ folder: String) -> Bool {
        let path = root.appending(path: folder).path
        let isThere = FileManager.default.fileExists(atPath: path)
        if !isThere { print("Skipping the tests on \(folder): it is not beside the clone.") }
        return isThere
    }
}
