import Conversation

/// Reads clean photos from disk for sending.
enum TelegramPhotoReader {
    /// The photos under the names `p0`, `p1`, …; nil if one cannot be read.
    static func read(_ files: [PhotoFile]) async -> [TelegramCall.Upload]? {
        await PhotoReader.read(files)?.enumerated().map { TelegramCall.Upload(name: "p\($0)", jpeg: $1) }
    }
}
