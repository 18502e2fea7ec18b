import Foundation

/// A data directory of a test's own; it goes when the value goes.
final class Folder: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "civic-\(UUID().uuidString)").path

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
