import Conversation
import Dispatch
import FoundationEssentials

/// Reads clean photos and videos from disk for sending.
enum PhotoReader {
    /// A video's bytes; nil if it cannot be read.
    static func read(_ video: VideoFile) async -> Data? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: FileManager.default.contents(atPath: video.path))
            }
        }
    }

    /// The photos' bytes, in order; nil if one cannot be read.
    ///
    /// A clean photo is small, yet a disk can stall: the reading runs on a Dispatch thread, never on one of
    /// Swift's own (T123).
    static func read(_ files: [PhotoFile]) async -> [Data]? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let photos = files.compactMap { file in
                    file.bytes.map { Data($0) } ?? FileManager.default.contents(atPath: file.path)
                }
                continuation.resume(returning: photos.count == files.count ? photos : nil)
            }
        }
    }
}
