import CivicFacts
import Conversation
import PlainJSON

/// Pictures beside words. Nothing of Matrix changes what an image shows: a new one is sent, and the old one goes (Q54).
struct MatrixGallery: Sendable {
    let attempt: MatrixAttempt

    private var desk: MatrixTools { attempt.desk }

    /// Sends the entry's pictures, those of an album first; what the homeserver does not take is left out.
    func show(_ placed: (MatrixContent) -> MatrixContent) async throws(DeliveryError) -> [MessageID] {
        var posted: [MessageID] = []
        for (index, file) in attempt.entry.album.enumerated() {
            if let id = try await send(file, as: "a\(index)", placed) { posted.append(id) }
        }
        if let file = attempt.entry.picture, let id = try await send(file, as: "i0", placed) {
            posted.append(id)
        }
        return posted
    }

    private func send(
        _ file: PictureFile, as name: String, _ placed: (MatrixContent) -> MatrixContent
    ) async throws(DeliveryError) -> MessageID? {
        guard file.png.count <= desk.memory.mostBytes ?? .max, let address = try await address(of: file)
        else { return nil }
        let content = placed(MatrixContent(picture: file, at: address))
        return try await attempt.send(content, as: attempt.transaction.id(name))
    }

    /// Takes the earlier picture of the same away with its words, and remembers what stands there now. Until that is
    /// remembered all of it happens once more after a stop, under the same names.
    func takeAway(insteadOf posted: [MessageID], and earlier: MessageID?) async throws(DeliveryError) {
        guard let file = attempt.entry.picture, !attempt.hasMoved else { return }
        let former = desk.memory.shownPicture(in: attempt.room)
        let isReplaced =
            former.map {
                file.picture.replaces($0.picture) || earlier.map(\.rawValue).map($0.events.contains) ?? false
            } ?? false
        let events = (isReplaced ? former?.events ?? [] : []) + [earlier?.rawValue].compactMap(\.self)
        let gone = Set(events).subtracting(posted.map(\.rawValue)).sorted().map(MessageID.init(rawValue:))
        _ = try await MatrixEditor(attempt: attempt).remove(gone)
        let shown = MatrixShownPicture(picture: file.picture, events: posted.map(\.rawValue))
        let room = attempt.room
        try await keep { $0.shown[room] = shown }
    }

    /// Where its bytes lie on the homeserver, kept before it is used; nil where that does not take them.
    private func address(of file: PictureFile) async throws(DeliveryError) -> String? {
        guard !desk.mustWait(attempt.room) else { throw .later(after: .seconds(30), scope: .room) }
        if let encryption = desk.encryption(in: attempt.room) {
            return try await encryption.upload(
                file.png, as: attempt.transaction.id("g\(file.hash.prefix(16))"), attempt.setback)
        }
        if let address = desk.memory.pictureAddress(file.hash) { return address }
        let outcome = await desk.client.call(
            MatrixRequest(upload: file.png, type: "image/png", name: file.picture.name))
        guard let address = outcome.answer?["content_uri"]?.text else {
            if case .never = attempt.setback.error(for: outcome) { return nil }
            throw attempt.setback.error(for: outcome)
        }
        let upload = MatrixUpload(address: address, at: desk.timing.now())
        try await keep { $0.remember(picture: upload, as: file.hash) }
        return address
    }

    private func keep(_ change: @Sendable (inout MatrixFacts) -> Void) async throws(DeliveryError) {
        guard let keeper = desk.memory.keeper else { throw .later(after: .seconds(1), scope: .room) }
        do {
            try await keeper.change(change)
        } catch {
            throw .later(after: .seconds(5), scope: .room)
        }
    }
}
