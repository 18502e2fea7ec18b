import FoundationEssentials

/// Where a chat keeps its data.
struct ChatFolder {
    let path: String
    private let isTemporary: Bool

    /// Takes the given directory, or makes one that only this user can read.
    init(_ directory: String?) throws {
        if let directory {
            path = URL(filePath: directory, directoryHint: .isDirectory).standardizedFileURL.path
            isTemporary = false
            return
        }
        let name = "turnout-chat-\(UUID().uuidString.prefix(8).lowercased())"
        let place = FileManager.default.temporaryDirectory.appending(path: name, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        path = place.path
        isTemporary = true
    }

    /// The first words on the screen.
    var greeting: [String] {
        [
            "Turnout in your terminal. Just type as voter1, or as another: mod1: /queue",
            "Buttons: their number. Photos: voter1 photo path.jpg. All forms: ? End: quit",
            "To practise deciding on ten made-up reports: mod1: /drill",
            isTemporary ? "Data: \(path), removed at the end." : "Data: \(path)",
        ]
    }

    /// Removes a temporary directory with all that is in it.
    func tidy() {
        if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    }
}
