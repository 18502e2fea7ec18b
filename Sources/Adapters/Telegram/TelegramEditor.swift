import Conversation
import PlainJSON

/// Changes messages of the bot and takes them away.
struct TelegramEditor: Sendable {
    let attempt: TelegramAttempt

    /// Changes words and buttons; a message that reads like this already is fine (T48).
    func change(_ id: MessageID, to message: Message) async throws(DeliveryError) -> Receipt {
        // In a group that moved, the id means another message: the card is posted afresh instead (T47).
        guard !attempt.hasMoved, let number = Int64(id.rawValue) else { throw .never(.messageGone) }
        if let file = attempt.entry.picture, let picture = TelegramPicture(file, with: message) {
            return try await change(number, to: picture)
        }
        guard let part = TelegramText(message).onePart(limit: TelegramText.longestMessage) else {
            attempt.desk.note(.defect(.emptyText))
            throw .never(.refused)
        }
        if !TelegramKeyboard.fits(message.rows) { attempt.desk.note(.defect(.buttons)) }
        var manner = TelegramManner(chat: attempt.chat, isProtected: false)
        while true {
            let call = call(number, part, message.rows, manner)
            guard let verdict = try await attempt.refusal(of: call), verdict != .alreadySo else {
                return .done
            }
            if case .moved = verdict { throw .never(.messageGone) }
            guard manner.avoid(verdict) else { throw attempt.setback().error(for: verdict) }
        }
    }

    /// Changes what is seen, the words below it, and buttons.
    private func change(_ number: Int64, to picture: TelegramPicture) async throws(DeliveryError) -> Receipt {
        var manner = TelegramManner(chat: attempt.chat, isProtected: false)
        manner.knownFile = attempt.desk.memory.known(picture.file.hash)
        while true {
            let verdict: TelegramVerdict
            switch await attempt.desk.client.call(picture.replacing(number, manner), as: TelegramSent.self) {
            case .done(let sent):
                attempt.desk.keep(sent.photo, of: picture.file)
                return .done
            case .lost(let loss): throw attempt.setback().error(for: loss)
            case .refused(let failure): verdict = TelegramVerdict(failure)
            }
            if verdict == .alreadySo { return .done }
            attempt.desk.take(verdict, from: attempt.chat)
            if case .moved = verdict { throw .never(.messageGone) }
            guard manner.avoid(verdict) else { throw attempt.setback().error(for: verdict) }
        }
    }

    private func call(
        _ number: Int64, _ part: TelegramText.Part, _ rows: [[Button]], _ manner: TelegramManner
    ) -> TelegramCall {
        TelegramCall("editMessageText") { json in
            json.field("chat_id", attempt.chat)
            json.field("message_id", number)
            manner.write("text", part, to: &json)
            TelegramPost.forbidPreview(&json)
            TelegramKeyboard.write(rows, to: &json)
        }
    }

    /// Takes messages away; those that are gone count as done (T57). Of those that are too old to be taken away nothing
    /// is left to read.
    func remove(_ ids: [MessageID], line: String?) async throws(DeliveryError) -> Receipt {
        guard !attempt.hasMoved else { return .done }
        let numbers = ids.compactMap { Int64($0.rawValue) }
        for start in stride(from: 0, to: numbers.count, by: 100) {
            let group = Array(numbers[start...].prefix(100))
            if group.count > 1, try await delete(many: group) { continue }
            for number in group where try await !delete(one: number) { try await blank(number, line) }
        }
        return .done
    }

    /// Words become the line, and a photo a grey tile.
    private func blank(_ number: Int64, _ line: String?) async throws(DeliveryError) {
        guard let part = line.flatMap({ TelegramText(text: $0).onePart(limit: TelegramText.longestCaption) })
        else { return attempt.desk.note(.notRemoved) }
        let manner = TelegramManner(chat: attempt.chat, isProtected: false)
        for call in [call(number, part, [], manner), TelegramTile.call(number, part, manner)] {
            switch try await attempt.refusal(of: call) {
            case nil, .alreadySo, .moved: return
            case .messageGone: continue
            case .cannotDelete?, .defect?, .badPhoto?: return attempt.desk.note(.notRemoved)
            case .some(let verdict): throw attempt.setback().error(for: verdict)
            }
        }
        attempt.desk.note(.notRemoved)
    }

    private func delete(one number: Int64) async throws(DeliveryError) -> Bool {
        try await delete("deleteMessage") { json in json.field("message_id", number) }
    }

    private func delete(many numbers: [Int64]) async throws(DeliveryError) -> Bool {
        try await delete("deleteMessages") { json in
            json.field("message_ids", list: { json in for number in numbers { json.number(number) } })
        }
    }

    /// True if the messages are gone now; false if Telegram does not take at least one of them away.
    private func delete(_ method: String, _ target: (inout JSONWriter) -> Void) async throws(DeliveryError)
        -> Bool
    {
        let call = TelegramCall(method) { json in
            json.field("chat_id", attempt.chat)
            target(&json)
        }
        switch try await attempt.refusal(of: call) {
        case nil, .alreadySo, .messageGone, .moved: return true
        case .cannotDelete, .defect: return false
        case .some(let verdict): throw attempt.setback().error(for: verdict)
        }
    }
}
