import Conversation
import Testing

@testable import Adapters

/// The error table, row by row (T44).
struct TelegramVerdictTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let code: Int
        let text: String
        let verdict: TelegramVerdict

        init(_ code: Int, _ text: String, _ verdict: TelegramVerdict) {
            (self.code, self.text, self.verdict) = (code, text, verdict)
        }

        var testDescription: String { "\(code) \(text)" }
    }

    static let rows = [
        Row(
            400,
            "Bad Request: message is not modified: specified new message content is exactly",
            .alreadySo),  // T48
        Row(400, "Bad Request: message to edit not found", .messageGone),  // T49
        Row(400, "Bad Request: message can't be edited", .messageGone),
        Row(400, "Bad Request: MESSAGE_ID_INVALID", .messageGone),
        Row(400, "Bad Request: there is no text in the message to edit", .messageGone),
        Row(400, "Bad Request: message to be replied not found", .replyGone),  // T50
        Row(400, "Bad Request: message to delete not found", .alreadySo),  // T57
        Row(400, "Bad Request: message can't be deleted for everyone", .cannotDelete),
        Row(
            400, "Bad Request: query is too old and response timeout expired or query ID is invalid", .tooLate
        ),
        Row(400, "Bad Request: chat not found", .chatGone),  // T46
        Row(400, "Bad Request: PEER_ID_INVALID", .chatGone),
        Row(400, "Bad Request: user not found", .userUnknown),
        Row(400, "Bad Request: message thread not found", .topicGone),  // T51
        Row(400, "Bad Request: TOPIC_CLOSED", .topicGone),
        Row(400, "Bad Request: TOPIC_DELETED", .topicGone),
        Row(400, "Bad Request: can't parse entities: Unsupported start tag", .badMarkup),  // T52
        Row(400, "Bad Request: message is too long", .defect(.length)),  // T53
        Row(400, "Bad Request: message caption is too long", .defect(.length)),
        Row(400, "Bad Request: message text is empty", .defect(.emptyText)),  // T88
        Row(400, "Bad Request: file is too big", .fileTooBig),  // T71
        Row(
            400, "Bad Request: wrong file_id or the file is temporarily unavailable",  // T73
            .fileUnavailable),
        Row(400, "Bad Request: PHOTO_INVALID_DIMENSIONS", .badPhoto),  // T85
        Row(400, "Bad Request: IMAGE_PROCESS_FAILED", .badPhoto),
        Row(400, "Bad Request: PHOTO_EXT_INVALID", .badPhoto),
        Row(400, "Bad Request: not enough rights to send text messages to the chat", .noRights),
        Row(400, "Bad Request: CHAT_WRITE_FORBIDDEN", .noRights),
        Row(400, "Logged out", .loggedOut),  // T10
        Row(400, "Bad Request: something quite new", .defect(.other)),
        Row(401, "Unauthorized", .revoked),  // T2
        Row(403, "Forbidden: bot was blocked by the user", .chatGone),  // T45
        Row(403, "Forbidden: user is deactivated", .chatGone),
        Row(403, "Forbidden: bot can't initiate conversation with a user", .chatGone),
        Row(403, "Forbidden: bot was kicked from the supergroup chat", .chatGone),
        Row(403, "Forbidden: bot is not a member of the supergroup chat", .chatGone),
        Row(404, "Not Found", .unknownBot),
        Row(
            409,
            "Conflict: terminated by other getUpdates request; make sure that only one bot runs",  // T24
            .conflict),
        Row(
            409, "Conflict: can't use getUpdates method while webhook is active", .webhook),  // T25
        Row(413, "Request Entity Too Large", .defect(.length)),  // T58
        Row(421, "Misdirected Request: unallowed token specified", .tokenNotServed),  // T3
        Row(429, "Too Many Requests: retry after 17", .flood(seconds: 17)),  // T23
        Row(500, "Internal Server Error", .serverTrouble),
        Row(502, "Bad Gateway", .serverTrouble),
        Row(504, "Gateway Timeout", .serverTrouble),
    ]

    @Test(arguments: rows)
    func everyRowHasItsMeaning(row: Row) {
        let failure = TelegramFailure(
            status: row.code, code: row.code, description: row.text, retryAfter: row.code == 429 ? 17 : nil)
        #expect(TelegramVerdict(failure) == row.verdict)
        let loud = TelegramFailure(
            status: row.code, code: row.code, description: row.text.uppercased(),
            retryAfter: failure.retryAfter)
        #expect(TelegramVerdict(loud) == row.verdict)
    }

    @Test func aMoveIsReadFromItsParameterWhateverTheWords() {  // T47
        let failure = TelegramFailure(
            status: 400, code: 400, description: "Bad Request: group chat was upgraded to a supergroup chat",
            migrateTo: -100_5)
        #expect(TelegramVerdict(failure) == .moved(-100_5))
    }

    @Test func aFloodWithoutALengthLastsFiveSeconds() {  // T23
        let failure = TelegramFailure(status: 429, code: 429, description: "Too Many Requests")
        #expect(TelegramVerdict(failure) == .flood(seconds: 5))
    }
}
