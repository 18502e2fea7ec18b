import Adapters
import CivicFacts
import Conversation
import FoundationEssentials
import Locks
import Transcripts

/// A platform on the stage: updates are inbounds as JSON, and what is sent is noted for the transcript.
struct StageAdapter: Adapter {
    let platform: Platform
    let world: Locked<StageWorld>
    /// Where the transcript's photos lie.
    let folder: URL

    var pace: SendingPace { .unlimited }

    func prepare() async throws(AdapterFault) {}

    /// The stage brings updates by itself.
    func receive(from cursor: Cursor?, _ keep: @escaping @Sendable (Batch) async throws -> Void) async throws
    {}

    func translate(_ update: RawUpdate) throws -> [Inbound] {
        [try JSONDecoder().decode(Inbound.self, from: Data(update.body))]
    }

    func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt {
        let answer = world.withLock { world in Result { () throws(DeliveryError) in try world.perform(entry) }
        }
        return try answer.get()
    }

    func addresses(of link: DeepLink) -> [String] { platform.stageAddresses(of: link) }

    func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8] {
        let path = folder.appending(path: source.reference).path
        guard let data = FileManager.default.contents(atPath: path) else { throw .never(.fileGone) }
        guard data.count <= limit else { throw .never(.tooLarge) }
        return [UInt8](data)
    }
}

extension Platform {
    /// What a bot of the stage is called.
    func stageAddresses(of link: DeepLink) -> [String] {
        switch self {
        case .telegram: ["https://t.me/turnout_bot?start=\(link.payload)"]
        case .matrix: ["https://matrix.to/#/@turnout:example.org"]
        case .terminal: []
        }
    }
}

extension StageWorld {
    /// Does what the entry asks, unless the world is against it; the same entry twice happens once.
    mutating func perform(_ entry: OutboxEntry) throws(DeliveryError) -> Receipt {
        let platform = entry.room.platform
        asked.insert(String("\(entry.task)".prefix { $0 != "(" }))
        if down.contains(platform) { throw .later(after: .seconds(10), scope: .platform) }
        if let until = refusals[platform], until > now { throw .later(after: until.since(now), scope: .room) }
        if blocked.contains(entry.room.id) { throw .never(.unreachable) }
        let receipt = receipt(for: entry)
        if silent.remove(platform) != nil { throw .unknown }
        return receipt
    }

    private mutating func receipt(for entry: OutboxEntry) -> Receipt {
        if case .vouch(let sender, let rooms) = entry.task {
            let found = (rooms.isEmpty ? [entry.room] : rooms).filter { isModerator(sender, in: $0) }
            return .vouched(
                isModerator: !found.isEmpty, name: sender.id, in: found,
                leading: isLead(sender) ? found : [])
        }
        if let messages = performed[entry.id] { return messages.isEmpty ? .done : .posted(messages) }
        let seen = outcomes.count
        let messages = show(entry.task, in: entry.room)
        if let desk = entry.room.reviewDesk {
            outcomes[seen...].indices.forEach { outcomes[$0] = outcomes[$0].seen(at: desk) }
        }
        performed[entry.id] = messages
        return messages.isEmpty ? .done : .posted(messages)
    }

    /// Notes what becomes visible; the result names new messages.
    private mutating func show(_ task: OutboxTask, in room: RoomID) -> [MessageID] {
        switch task {
        case .post(let message, _):
            let report = message.cardOf
            let isReview = room.isReview
            if let report, isReview {
                outcomes.append(.card(report: report, Shown(message), isChange: false))
            } else if isReview {
                outcomes.append(.announced(Shown(message)))
            } else if room == .open(on: room.platform) {
                outcomes.append(.published(Shown(message), isChange: false))
            } else {
                outcomes.append(.said(to: room.id, Shown(message)))
            }
            let shown = report ?? message.likable.map { Int($0.rawValue) }
            return [post(message.buttons, in: room, report: shown)]
        case .change(let id, let message):
            guard let index = posted.firstIndex(where: { $0.id == id }) else { return [] }
            posted[index].buttons = message.buttons
            posted[index].report = posted[index].report ?? message.cardOf
            let shown = Shown(message)
            if room == .open(on: room.platform) {
                outcomes.append(.published(shown, isChange: true))
                return []
            }
            guard room.isReview else {
                outcomes.append(.changed(for: room.id, shown))
                return []
            }
            outcomes.append(
                posted[index].report.map { .card(report: $0, shown, isChange: true) } ?? .rephrased(shown))
            return []
        case .postPhotos(let files, let caption, _):
            if room.isReview, files.contains(where: { $0.grid != nil }) {
                outcomes.append(.announced(Shown(text: caption, photos: files.count)))
                return files.map { _ in post([], in: room, report: nil) }
            }
            if !room.isReview {
                let videos = files.count { $0.video != nil }
                outcomes.append(
                    .said(to: room.id, Shown(text: caption, photos: files.count - videos, videos: videos)))
                return files.map { _ in post([], in: room, report: nil) }
            }
            let report = Int(caption.filter(\.isNumber)) ?? 0
            outcomes.append(.photosPosted(report: report, count: files.count))
            return files.map { _ in post([], in: room, report: nil, photoOf: report) }
        case .postFile(let file, let caption):
            outcomes.append(.file(to: room.id, name: file.name, caption: caption))
            return [post([], in: room, report: nil)]
        case .remove(let messages, _) where invoices.contains { messages.contains($0.message) }:
            invoices.removeAll { messages.contains($0.message) }
            outcomes.append(.invoiceRemoved(from: room.id))
            return []
        case .remove(let messages, let line):
            remove(messages, line, in: room)
            return []
        case .acknowledge(let callback, let note, _):
            let name = callback.rawValue.split(separator: ":").first.map(String.init) ?? ""
            if let note { outcomes.append(.toast(to: name, note)) }
            return []
        case .bill(let sheet): return [show(sheet, in: room)]
        case .answerCheckout(let answer):
            outcomes.append(.checkout(of: room.id, refusal: answer.refusal))
            if answer.refusal != nil, checkout?.id == answer.id { checkout = nil }
            return []
        case .vouch: return []
        }
    }

    private mutating func remove(_ messages: [MessageID], _ line: String?, in room: RoomID) {
        let gone = posted.filter { messages.contains($0.id) }
        posted.removeAll { messages.contains($0.id) }
        if let report = gone.compactMap(\.photoOf).first { outcomes.append(.photosRemoved(report: report)) }
        let words = gone.filter { $0.photoOf == nil }
        let isReview = room.isReview
        let isPublic = room == .open(on: room.platform)
        let old = words.filter { line != nil && room.platform == .telegram && isOld($0) }
        if old.count < words.count {
            outcomes.append(isPublic ? .unpublished : .removed(from: isReview ? nil : room.id))
        }
        let shown = Shown(text: line ?? "")
        outcomes += old.map { _ in
            isPublic
                ? .published(shown, isChange: true)
                : isReview ? .rephrased(shown) : .changed(for: room.id, shown)
        }
    }

    /// Telegram takes nothing away that is older than two days.
    private func isOld(_ message: Posted) -> Bool { now.since(message.at) >= .hours(48) }

    private mutating func post(_ buttons: [Button], in room: RoomID, report: Int?, photoOf: Int? = nil)
        -> MessageID
    {
        let id = MessageID(rawValue: "\(nextNumber())")
        posted.append(
            Posted(id: id, room: room, buttons: buttons, report: report, photoOf: photoOf, at: now))
        return id
    }
}

extension Message {
    /// The report whose card it is, as its buttons tell.
    fileprivate var cardOf: Int? {
        buttons.compactMap { CardToken(text: $0.token) }.first.map { Int($0.report.rawValue) }
    }
}

extension Outcome {
    /// What is seen in the room of one desk; what only its presser sees stays.
    fileprivate func seen(at desk: String) -> Outcome {
        if case .toast = self { self } else { .at(desk: desk, self) }
    }
}
