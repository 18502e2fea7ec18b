import Adapters
import CivicFacts
import Conversation
import Dispatch
import FoundationEssentials
import MediaProcessing
import Store

/// Fetches photos and videos and makes them safe to show; whatever cannot be cleaned is never kept.
struct PhotoSanitizer: Sendable {
    let adapters: [Platform: any Adapter]
    let cleaner: any PhotoCleaning
    let videos: any VideoCleaning
    let byteLimit: Int
    let keepsOriginals: Bool
    let tally: Tally
    /// Decoding blocks: it has threads of its own.
    private let queue = DispatchQueue(label: "photos", attributes: .concurrent)

    init(
        adapters: [Platform: any Adapter], cleaner: any PhotoCleaning,
        videos: any VideoCleaning = VideoCleaner(),
        byteLimit: Int, keepsOriginals: Bool, tally: Tally = Tally()
    ) {
        self.adapters = adapters
        self.cleaner = cleaner
        self.videos = videos
        self.byteLimit = byteLimit
        self.keepsOriginals = keepsOriginals
        self.tally = tally
    }

    func perform(_ work: Work) async -> Settlement {
        if case .mask(_, let path, let cells, _) = work { return await mask(path, cells) }
        guard case .fetch(_, _, let source, _, let attempts) = work, let adapter = adapters[source.platform]
        else { return .refused(.unavailable) }
        let isVideo = source.isVideo == true
        // What cannot be read is not fetched.
        if isVideo, await !canReadVideos() { return .refused(.noVideos) }
        do {
            let began = SuspendingClock.now
            let bytes = try await adapter.fetch(source, limit: byteLimit)
            if isVideo { return await film(in: bytes) }
            let settlement = await clean(bytes)
            tally.cleaned(in: SuspendingClock.now - began)
            return settlement
        } catch {
            // A day of trying is all that a platform's link is good for.
            if case .later = error, attempts > 400 {
                return .refused(isVideo ? .videoUnavailable : .unavailable)
            }
            return .failure(error == .unknown ? .later(after: .seconds(1), scope: .room) : error)
        }
    }

    /// The file is one that this house wrote, byte for byte a plain picture.
    private func mask(_ path: String, _ cells: MaskCells) async -> Settlement {
        await withCheckedContinuation { continuation in
            queue.async {
                guard let bytes = FileManager.default.contents(atPath: path) else {
                    return continuation.resume(returning: .refused(.unavailable))
                }
                do throws(PhotoRefusal) {
                    let masked = try PhotoMask.masked(
                        [UInt8](bytes), parts: cells.boxes.map(PhotoBox.init))
                    continuation.resume(returning: .masked(bytes: masked.jpeg, cells: cells))
                } catch {
                    continuation.resume(returning: Self.settlement(of: error))
                }
            }
        }
    }

    private func clean(_ bytes: [UInt8]) async -> Settlement {
        await withCheckedContinuation { continuation in
            queue.async {
                do throws(PhotoRefusal) {
                    let photo = try cleaner.clean(bytes)
                    let origin = PhotoOrigin(
                        hash: Digest.sha256(bytes), look: photo.look.bits,
                        bytes: keepsOriginals ? bytes : nil)
                    continuation.resume(
                        returning: .clean(
                            bytes: photo.jpeg, width: photo.width, height: photo.height, origin: origin))
                } catch {
                    continuation.resume(returning: Self.settlement(of: error))
                }
            }
        }
    }

    private func canReadVideos() async -> Bool {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: videos.isPossible()) }
        }
    }

    /// A video and its picture. The file as it came is in memory only, whatever is kept of photos.
    private func film(in bytes: [UInt8]) async -> Settlement {
        await withCheckedContinuation { continuation in
            queue.async {
                do throws(VideoRefusal) {
                    let video = try videos.clean(bytes)
                    let still = video.still
                    let origin = PhotoOrigin(
                        hash: Digest.sha256(bytes), look: still.look.bits,
                        video: VideoBeside(
                            bytes: video.bytes, ending: video.kind.ending, width: video.width,
                            height: video.height, milliseconds: video.milliseconds))
                    continuation.resume(
                        returning: .clean(
                            bytes: still.jpeg, width: still.width, height: still.height, origin: origin))
                } catch {
                    continuation.resume(returning: Self.settlement(of: error))
                }
            }
        }
    }
}

extension PhotoSanitizer {
    /// The same for videos.
    fileprivate static func settlement(of refusal: VideoRefusal) -> Settlement {
        switch refusal {
        case .empty, .notAVideo, .unsupported: .refused(.videoUnread)
        case .tooManyBytes, .tooManyPixels: .refused(.videoTooLarge)
        case .tooLong: .refused(.videoTooLong)
        case .tookTooLong: .refused(.videoTookTooLong)
        case .unreadableHere: .refused(.noVideos)
        case .broken: .refused(.videoBroken)
        case .internalFault: .faulted
        }
    }

    /// Every refusal in the words a voter hears; a fault of ours is tried again.
    fileprivate static func settlement(of refusal: PhotoRefusal) -> Settlement {
        switch refusal {
        case .empty, .notAPicture: .refused(.notAPicture)
        case .tooManyBytes, .tooManyPixels: .refused(.tooLarge)
        case .tooComplex, .tookTooLong: .refused(.tookTooLong)
        case .unsupported, .unreadableHere: .refused(.unsupportedFormat)
        case .broken: .refused(.broken)
        case .internalFault: .faulted
        }
    }
}
