import Adapters
import Dispatch
import FoundationEssentials
import Store

/// The bot's Matrix session in the data directory, readable by its owner only.
struct MatrixSessionFile: MatrixVault {
    private let path: String

    init(directory: String) {
        path =
            URL(filePath: directory, directoryHint: .isDirectory).appending(path: "matrix-session.json").path
    }

    func load() async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: FileManager.default.contents(atPath: path).map { [UInt8]($0) })
            }
        }
    }

    func save(_ bytes: [UInt8]) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try DurableFile.write(bytes, to: path) })
            }
        }
    }
}
