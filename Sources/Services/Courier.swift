import Adapters
import CivicFacts
import Conversation
import Store

/// Hands an entry to the adapter of its platform.
struct Courier: Sendable {
    let adapters: [Platform: any Adapter]
    /// Who draws what goes with a message; nil where nobody does.
    var pictures: Pictures?
    /// What takes longer is shown to be on its way.
    private static let patience = Duration.milliseconds(300)

    func perform(_ work: Work) async -> Settlement {
        guard case .perform(let entry, _, _) = work else { return .failure(.never(.refused)) }
        // A platform that is not configured any more: its messages wait until it is.
        guard let adapter = adapters[entry.room.platform] else {
            return .failure(.later(after: .minutes(10), scope: .platform))
        }
        guard let whole = await entry.addressed(by: adapter).withGrids() else {
            return .failure(.never(.fileGone))
        }
        let (picture, album) = entry.task.pictures
        guard let pictures, picture != nil || !album.isEmpty else { return await perform(whole, by: adapter) }
        let sign = Task {
            try await Task.sleep(for: Self.patience)
            await adapter.announcePicture(in: entry.room)
        }
        defer { sign.cancel() }
        let drawn = await pictures.files(of: album)
        let beside = if let picture { await pictures.file(of: picture) } else { PictureFile?.none }
        return await perform(whole.with(beside, drawn), by: adapter)
    }

    private func perform(_ entry: OutboxEntry, by adapter: any Adapter) async -> Settlement {
        do { return .receipt(try await adapter.perform(entry)) } catch {
            return .failure(error)
        }
    }
}

extension OutboxEntry {
    /// The same with the addresses that the platform makes of a link.
    fileprivate func addressed(by adapter: any Adapter) -> OutboxEntry {
        func addressed(_ message: Message) -> Message {
            message.link.map { message.addressed(adapter.addresses(of: $0)) } ?? message
        }
        let whole: OutboxTask
        switch task {
        case .post(let message, let replyTo): whole = .post(addressed(message), replyTo: replyTo)
        case .change(let posted, let message): whole = .change(posted, addressed(message))
        case .postPhotos, .postFile, .remove, .acknowledge, .vouch, .bill, .answerCheckout: return self
        }
        return OutboxEntry(
            id: id, room: room, task: whole, attempts: attempts, made: made, alerts: alerts,
            isUrgent: isUrgent, edits: edits, isForTeam: isForTeam)
    }

    /// The same with grids over its photos, where they are wished for; nil where one is gone.
    fileprivate func withGrids() async -> OutboxEntry? {
        guard case .postPhotos(let files, let caption, let replyTo) = task else { return self }
        guard let drawn = await GridDrawing.drawn(files) else { return nil }
        return OutboxEntry(
            id: id, room: room, task: .postPhotos(drawn, caption: caption, replyTo: replyTo),
            attempts: attempts, made: made, alerts: alerts, isUrgent: isUrgent, edits: edits,
            isForTeam: isForTeam)
    }

    fileprivate func with(_ picture: PictureFile?, _ album: [PictureFile]) -> OutboxEntry {
        OutboxEntry(
            id: id, room: room, task: task, attempts: attempts, made: made, alerts: alerts,
            isUrgent: isUrgent, picture: picture, album: album, edits: edits, isForTeam: isForTeam)
    }
}

extension OutboxTask {
    /// What its message is to be shown with.
    fileprivate var pictures: (beside: Picture?, above: [Picture]) {
        switch self {
        case .post(let message, _): (message.picture, message.album ?? [])
        case .change(_, let message): (message.picture, [])
        case .postPhotos, .postFile, .remove, .acknowledge, .vouch, .bill, .answerCheckout: (nil, [])
        }
    }
}
