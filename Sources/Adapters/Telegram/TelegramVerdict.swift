/// What a refusal means: the one table on status, code, parameters and the beginning of the description.
enum TelegramVerdict: Equatable, Sendable {
    /// It is already so: a success.
    case alreadySo
    case messageGone, replyGone, cannotDelete
    case tooLate
    /// The chat or person is out of reach for good.
    case chatGone
    /// The bot is in the chat, and may not write.
    case noRights
    /// The topic of the group is closed, or there is none.
    case topicGone
    /// The person asked about is nobody.
    case userUnknown
    case moved(Int64)
    case badMarkup, badPhoto
    /// Too long, empty, malformed: a defect of ours; also everything unknown (T44).
    case defect(TelegramNote.Defect)
    case fileTooBig, fileUnavailable
    case conflict, webhook
    case flood(seconds: Int)
    case serverTrouble
    /// The token, the address or the account is wrong: nothing will ever work.
    case revoked, unknownBot, loggedOut, tokenNotServed

    init(_ failure: TelegramFailure) {
        if let chat = failure.migrateTo {
            self = .moved(chat)
        } else if failure.code == 429 {
            self = .flood(seconds: max(failure.retryAfter ?? 5, 0))
        } else if failure.code >= 500 {
            self = .serverTrouble
        } else {
            self = TelegramVerdict.row(failure.code, TelegramVerdict.essence(failure.description))
        }
    }

    private static func row(_ code: Int, _ text: String) -> TelegramVerdict {
        if let row = rows.first(where: { $0.code == code && text.hasPrefix($0.prefix) }) {
            return row.verdict
        }
        return .defect(.other)
    }

    /// The description without its class (`Bad Request: `), in lower case.
    private static func essence(_ description: String) -> String {
        let text = description.lowercased()
        for name in ["bad request: ", "forbidden: ", "conflict: ", "unauthorized: "]
        where text.hasPrefix(name) {
            return String(text.dropFirst(name.count))
        }
        return text
    }

    private struct Row {
        let code: Int
        let prefix: String
        let verdict: TelegramVerdict

        init(_ code: Int, _ prefix: String, _ verdict: TelegramVerdict) {
            self.code = code
            self.prefix = prefix
            self.verdict = verdict
        }
    }

    private static let rows = [
        Row(400, "message is not modified", .alreadySo),
        Row(400, "message to delete not found", .alreadySo),
        Row(400, "message to edit not found", .messageGone),
        Row(400, "message can't be edited", .messageGone),
        Row(400, "message_id_invalid", .messageGone),
        Row(400, "there is no text in the message to edit", .messageGone),
        Row(400, "message to be replied not found", .replyGone),
        Row(400, "message to reply not found", .replyGone),
        Row(400, "message can't be deleted", .cannotDelete),
        Row(400, "query is too old", .tooLate),
        Row(400, "query_id_invalid", .tooLate),
        Row(400, "chat not found", .chatGone),
        Row(400, "peer_id_invalid", .chatGone),
        Row(400, "group chat was upgraded", .chatGone),
        Row(400, "group chat was deactivated", .chatGone),
        Row(400, "user not found", .userUnknown),
        Row(400, "participant_id_invalid", .userUnknown),
        Row(400, "user_id_invalid", .userUnknown),
        Row(400, "message thread not found", .topicGone),
        Row(400, "topic_closed", .topicGone),
        Row(400, "topic_deleted", .topicGone),
        Row(400, "not enough rights", .noRights),
        Row(400, "have no rights", .noRights),
        Row(400, "need administrator rights", .noRights),
        Row(400, "chat_write_forbidden", .noRights),
        Row(400, "chat_restricted", .noRights),
        Row(400, "chat_send_", .noRights),
        Row(400, "can't parse entities", .badMarkup),
        Row(400, "message is too long", .defect(.length)),
        Row(400, "message caption is too long", .defect(.length)),
        Row(400, "caption is too long", .defect(.length)),
        Row(400, "text is too long", .defect(.length)),
        Row(400, "message text is empty", .defect(.emptyText)),
        Row(400, "text must be non-empty", .defect(.emptyText)),
        Row(400, "button_", .defect(.buttons)),
        Row(400, "reply_markup_", .defect(.buttons)),
        Row(400, "file is too big", .fileTooBig),
        Row(400, "wrong file_id or the file is temporarily unavailable", .fileUnavailable),
        Row(400, "wrong file identifier", .fileUnavailable),
        Row(400, "wrong remote file identifier", .fileUnavailable),
        Row(400, "file_reference_", .fileUnavailable),
        Row(400, "photo_invalid_dimensions", .badPhoto),
        Row(400, "image_process_failed", .badPhoto),
        Row(400, "photo_ext_invalid", .badPhoto),
        Row(400, "photo_save_file_invalid", .badPhoto),
        Row(400, "logged out", .loggedOut),
        Row(401, "", .revoked),
        Row(403, "", .chatGone),
        Row(404, "", .unknownBot),
        Row(409, "can't use getupdates method while webhook is active", .webhook),
        Row(409, "", .conflict),
        Row(413, "", .defect(.length)),
        Row(421, "", .tokenNotServed),
    ]
}
