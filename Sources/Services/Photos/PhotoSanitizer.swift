import Adapters
import CivicFacts
import Conversation
import Dispatch
import FoundationEssentials
import MediaProcessing
import Store

/// Fetches photos and makes them safe to show; whatever cannot be cleaned is never kept.
struct PhotoSanitizer: Sendable {
    let adapters: [Platform: any Adapter]
    let cleaner: any PhotoCleaning
    let byteLimit: Int
    let keepsOriginals: Bool
    let tally: Tally
    /// Decoding blocks: it has threads of its own.
    private let queue = DispatchQueue(label: "photos", attributes: .concurrent)

    init(
        adapters: [Platform: any Adapter], cleaner: any PhotoCleaning, byteLimit: Int, keepsOriginals: Bool,
        tally: Tally = Tally()
    ) {
        self.adapters = adapters
        self.cleaner = cleaner
        self.byteLimit = byteLimit
        self.keepsOriginals = keepsOriginals
        self.tally = tally
    }

    func perform(_ work: Work) async -> Settlement {
        if case .mask(_, let path, let cells, _) = work { return await mask(path, cells) }
        guard case .fetch(_, _, let source, _, let attempts) = work, let adapter = adapters[source.platform]
        else { return .refused(.unavailable) }
        do {
            let began = SuspendingClock.now
            let bytes = try await adapter.fetch(source, limit: byteLimit)
            let settlement = await clean(bytes)
            tally.cleaned(in: SuspendingClock.now - began)
            return settlement
        } catch {
            // A day of trying is all that a platform's link is good for.
            if case .later = error, attempts > 400 { return .refused(.unavailable) }
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
}

extension PhotoSanitizer {
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
