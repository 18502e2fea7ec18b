import CivicFacts
import Conversation
import Locks
import Store

/// What a house does with its bucket: puts what was cleaned before its row names it, copies here what is to be shown, moves in what
/// was kept elsewhere, and takes away what nobody needs.
struct PhotoKeeping: Sendable {
    let shelf: PhotoShelf
    let store: Store
    let log: Log
    /// The bucket did not do what was asked of it the last time.
    private let isAway = Locked(false)
    private var bucket: Bucket { shelf.bucket }

    init(shelf: PhotoShelf, store: Store, log: Log) {
        (self.shelf, self.store, self.log) = (shelf, store, log)
    }

    /// So many objects are put or taken away between two looks.
    private static let lot = 20

    /// Copies here what some work needs; the work itself is then tried again.
    func bring(_ hashes: Set<String>) async -> Settlement {
        do {
            let lost = try await shelf.bring(hashes)
            note(nil)
            return .brought(lost: lost)
        } catch let fault as BucketFault {
            note(fault)
        } catch {}
        return .failure(.later(after: .seconds(5), scope: .room))
    }

    /// The same outcome, once the bucket has what it is about; otherwise the work is done again a little later.
    func keep(_ outcome: Settlement, of work: Work) async -> Settlement {
        do {
            for (hash, bytes) in Self.objects(of: outcome) {
                switch try await store.announceObject(hash, by: work.entry) {
                case .kept: continue
                case .busy: return .failure(.later(after: .seconds(2), scope: .room))
                case .put: break
                }
                guard store.isSafe else { return .failure(.later(after: .seconds(1), scope: .room)) }
                try await bucket.put(bytes, hash: hash)
                note(nil)
            }
            return outcome
        } catch let fault as BucketFault { note(fault) } catch {}
        return .failure(.later(after: .seconds(30), scope: .room))
    }

    /// What is to be in the bucket before a row names it.
    private static func objects(of outcome: Settlement) -> [(hash: String, bytes: [UInt8])] {
        switch outcome {
        case .clean(let clean, _, _, let origin):
            [(Digest.sha256(clean), clean)] + (origin.video.map { [($0.name, $0.bytes)] } ?? [])
        case .masked(let masked, _): [(Digest.sha256(masked), masked)]
        case .receipt, .failure, .faulted, .refused, .looked, .brought: []
        }
    }

    /// Looks every few seconds until cancelled.
    func run() async throws {
        while !Task.isCancelled {
            do {
                try await look()
                try await Task.sleep(for: .seconds(2))
            } catch let fault as BucketFault {
                note(fault)
                try await Task.sleep(for: .seconds(15))
            } catch StoreError.full {
                try await Task.sleep(for: .seconds(15))
            }
        }
    }

    private func look() async throws {
        if try await store.isBucketUnsure() { try await lookThrough() }
        var isMore = true
        while isMore {
            isMore = try await clear()
            if try await moveIn() { isMore = true }
        }
    }

    private func lookThrough() async throws {
        var last: String?
        while true {
            let found = try await bucket.hashes(after: last)
            last = found.last
            try await store.foundObjects(found, isLast: found.isEmpty)
            if found.isEmpty { return }
        }
    }

    /// True if there may be more.
    private func clear() async throws -> Bool {
        let hashes = try await store.objectsToClear(limit: Self.lot)
        var fault: BucketFault?
        for hash in hashes {
            if fault == nil, store.isSafe {
                do { try await bucket.remove(hash) } catch { fault = error }
            }
            try await store.clearedObject(hash, isGone: fault == nil && store.isSafe)
        }
        if let fault { throw fault }
        if !hashes.isEmpty { note(nil) }
        return hashes.count == Self.lot && store.isSafe
    }

    private func moveIn() async throws -> Bool {
        let photos = try await store.photosToMove(limit: Self.lot)
        var fault: BucketFault?
        for photo in photos {
            guard fault == nil, store.isSafe else {
                try await store.movedPhoto(photo.hash, .later)
                continue
            }
            var outcome = Store.Moved.later
            do { outcome = try await moveIn(photo) } catch { fault = error }
            try await store.movedPhoto(photo.hash, outcome)
        }
        if let fault { throw fault }
        return photos.count == Self.lot && store.isSafe
    }

    /// One whose file is not here may be there all the same.
    private func moveIn(_ photo: MovingPhoto) async throws(BucketFault) -> Store.Moved {
        guard let bytes = photo.bytes else {
            return try await bucket.bytes(of: photo.hash) == nil ? .lost : .there
        }
        try await bucket.put(bytes, hash: photo.hash)
        note(nil)
        return .there
    }

    /// Says once that the bucket is away, and once that it is back.
    private func note(_ fault: BucketFault?) {
        let wasAway = isAway.withLock { state in
            defer { state = fault != nil }
            return state
        }
        guard wasAway != (fault != nil) else { return }
        if let fault { log.error("bucket.away", ["kind": fault.number]) } else { log.info("bucket.back") }
    }
}
