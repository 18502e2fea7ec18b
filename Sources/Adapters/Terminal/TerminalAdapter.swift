public import CivicFacts
public import Conversation

/// The bot as a terminal chat: the terminal itself is the server, and a few names share one keyboard.
public actor TerminalAdapter: Adapter {
    public nonisolated let platform = Platform.terminal
    public nonisolated let pace = SendingPace.unlimited

    private let reviewRoom: RoomID
    private let now: @Sendable () -> Moment
    private let nextLine: @Sendable () async -> String?
    private let show: @Sendable (TerminalOutput) -> Void
    private var desk: TerminalTools

    /// `session` must be different at each start, and `firstMessage` above all message numbers of earlier starts on
    /// the same data. `nextLine` gives nil at the end of the chat.
    public init(
        reviewRoom: RoomID, session: String, firstMessage: Int64, directory: String,
        now: @escaping @Sendable () -> Moment, nextLine: @escaping @Sendable () async -> String?,
        show: @escaping @Sendable (TerminalOutput) -> Void
    ) {
        self.reviewRoom = reviewRoom
        self.now = now
        self.nextLine = nextLine
        self.show = show
        desk = TerminalTools(session: session, firstMessage: firstMessage, directory: directory)
    }

    /// A terminal needs no settings.
    public func prepare() async throws(AdapterFault) {}

    /// Reads lines until there are no more; each is kept before anything is done with it.
    public func receive(
        from cursor: Cursor?, _ keep: @escaping @Sendable (Batch) async throws -> Void
    ) async throws {
        while !Task.isCancelled, let line = await nextLine() {
            let (heard, answer) = desk.read(line, at: now())
            show(heard)
            switch answer {
            case .nothing: break
            case .hint(let words): show(.hint(words))
            case .update(let update, let newcomer):
                if let newcomer { show(.hint(Self.welcome(newcomer))) }
                try await hand(Batch(updates: [try update.raw], cursor: nil), to: keep)
            }
        }
    }

    public nonisolated func translate(_ update: RawUpdate) throws -> [Inbound] {
        try TerminalUpdate(update).inbounds(reviewRoom: reviewRoom)
    }

    public func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt {
        let room = TerminalRoom(entry.room)
        switch entry.task {
        case .post(let message, let replyTo):
            defer { show(entry.picture) }
            for picture in entry.album { show(.picture(picture)) }
            return post(message, in: room, replyTo: replyTo)
        case .change(let id, let message):
            let item = desk.perform { $0.change(id, to: message, in: room) }
            show(.changed(message, in: room, about: item.report))
            show(entry.picture)
            return .done
        case .postPhotos(let files, let caption, let replyTo):
            let items = desk.perform { screen in
                files.map { _ in screen.show(Message(text: caption), in: room, replyTo: replyTo) }
            }
            show(.photos(files, caption: caption, in: room, about: items.first?.report))
            return .posted(items.map(\.id))
        case .postFile(let file, let caption):
            let item = desk.perform { $0.show(Message(text: caption), in: room, replyTo: nil) }
            show(.file(file, caption: caption, in: room))
            return .posted([item.id])
        case .remove(let ids, _):
            let report = desk.perform { $0.remove(ids) }
            show(.removed(ids.count, in: room, about: report))
            return .done
        case .acknowledge(let callback, let note, _):
            if let note, !note.isEmpty { show(.note(note, to: TerminalCallback.name(in: callback))) }
            return .done
        case .vouch(let sender, _):
            return .vouched(
                isModerator: TerminalGrammar.isModerator(sender.id),
                isLead: TerminalGrammar.isModerator(sender.id), name: sender.id)
        // Nothing is paid here, so nothing of it is ever asked for.
        case .bill, .answerCheckout: throw .never(.refused)
        }
    }

    public nonisolated func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8] {
        try await TerminalFile(path: source.reference).read(limit: limit)
    }

    private func show(_ picture: PictureFile?) {
        if let picture { show(.picture(picture)) }
    }

    private func post(_ message: Message, in room: TerminalRoom, replyTo: MessageID?) -> Receipt {
        let author = replyTo.flatMap { desk.screen.item($0) }?.author
        let item = desk.perform { $0.show(message, in: room, replyTo: replyTo) }
        show(.message(message, in: room, about: item.report, to: author))
        return .posted([item.id])
    }

    private static func welcome(_ name: String) -> String {
        let role = TerminalGrammar.isModerator(name) ? "a moderator" : "a voter"
        return "(\(name) is new here: \(role). No name? Put voter1: before it.)"
    }

    /// A line that cannot be kept just now, as on a full disk, is tried again until it can.
    private func hand(_ batch: Batch, to keep: @Sendable (Batch) async throws -> Void) async throws {
        var isToldOf = false
        while true {
            do { return try await keep(batch) } catch {
                try Task.checkCancellation()
                if !isToldOf {
                    show(.hint("That line cannot be kept just now; is the disk full? It is tried again."))
                }
                isToldOf = true
                try await Task.sleep(for: .seconds(2))
            }
        }
    }
}
