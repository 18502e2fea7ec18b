import Conversation
import Dispatch
import Foundation

/// Reads clean photos from disk for sending.
enum TelegramPhotoReader {
    /// The photos under the names `p0`, `p1`, …; nil if one cannot be read.
    ///
    /// A clean photo is small, yet a disk can stall: the reading runs on a Dispatch thread, never on one of
    /// Swift's own (T123).
    static func read(_ files: [PhotoFile]) async -> [TelegramCall.Upload]? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let photos = files.enumerated().compactMap { index, file in
                    FileManager.default.contents(atPath: file.path).map {
                        TelegramCall.Upload(name: "p\(index)", jpeg: $0)
                    }
                }
                continuation.resume(returning: photos.count == files.count ? photos : nil)
            }
        }
    }
}
