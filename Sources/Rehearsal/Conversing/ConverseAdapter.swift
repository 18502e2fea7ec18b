import Adapters
import Conversation
import FoundationEssentials
import Locks
import Transcripts

/// A platform of a script: what happens comes in as JSON, and what is sent is written down for the script to read.
struct ConverseAdapter: Adapter {
    let stage: StageAdapter
    let shown: Locked<[ConverseOutput]>

    var platform: Platform { stage.platform }
    var pace: SendingPace { .unlimited }

    func prepare() async throws(AdapterFault) {}

    /// The script brings everything by itself.
    func receive(from cursor: Cursor?, _ keep: @escaping @Sendable (Batch) async throws -> Void) async throws
    {}

    func translate(_ update: RawUpdate) throws -> [Inbound] { try stage.translate(update) }

    func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt {
        let (wasThere, report) = stage.world.withLock {
            ($0.performed[entry.id] != nil, $0.report(of: entry.task))
        }
        let receipt = try await stage.perform(entry)
        let posted: [MessageID] = if case .posted(let ids) = receipt { ids } else { [] }
        if !wasThere {
            let entry = entry.withGridsOnDisk
            let outputs =
                ConverseOutput.pictures(of: entry, posted: posted)
                + [ConverseOutput(entry, posted: posted, report: report)].compactMap(\.self)
            shown.withLock { $0 += outputs }
        }
        return receipt
    }

    /// Photos are named by their whole path.
    func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: source.reference) else {
            throw .never(.fileGone)
        }
        guard data.count <= limit else { throw .never(.tooLarge) }
        return [UInt8](data)
    }
}

extension OutboxEntry {
    /// The same with what was drawn over its photos in files of their own, which go with the script's other photos.
    fileprivate var withGridsOnDisk: OutboxEntry {
        guard case .postPhotos(let files, let caption, let replyTo) = task else { return self }
        let kept = files.map { file in
            guard let bytes = file.bytes else { return file }
            let path = "\(file.path).grid\(id.rawValue).jpg"
            guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { return file }
            return PhotoFile(path: path, width: file.width, height: file.height, grid: file.grid)
        }
        return OutboxEntry(
            id: id, room: room, task: .postPhotos(kept, caption: caption, replyTo: replyTo),
            attempts: attempts, made: made)
    }
}

extension StageWorld {
    /// The report whose card is posted or changed, or whose photos are taken away.
    fileprivate func report(of task: OutboxTask) -> Int? {
        switch task {
        case .post(let message, _):
            message.buttons.lazy.compactMap { CardToken(text: $0.token) }.first.map {
                Int($0.report.rawValue)
            }
        case .change(let id, _): posted.first { $0.id == id }?.report
        case .remove(let ids, _): posted.lazy.filter { ids.contains($0.id) }.compactMap(\.photoOf).first
        case .postPhotos, .postFile, .acknowledge, .vouch, .bill, .answerCheckout: nil
        }
    }
}
