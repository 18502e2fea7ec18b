import Conversation
import PlainJSON

/// How something is posted: changed step by step when Telegram refuses the first way.
struct TelegramManner: Equatable, Sendable {
    /// Where it goes.
    var chat: Int64
    /// The topic of the group; one that is closed or gone is left for the group itself.
    var topic: Int64?
    /// Whether it may not be forwarded or saved.
    let isProtected: Bool
    /// Whether it still answers the message that it was meant to answer.
    var asReply = true
    /// Without markup.
    var isPlain = false
    /// Photos as files.
    var asDocument = false
    /// What Telegram calls the picture, where it has it already.
    var knownFile: String?
    /// Whether the chat's new id was followed already.
    var hasMoved = false

    /// Takes the cause of a refusal away, each cause once; false if there is no other way.
    mutating func avoid(_ verdict: TelegramVerdict) -> Bool {
        switch verdict {
        case .moved(let new) where !hasMoved: follow(to: new)
        case .badMarkup where !isPlain: isPlain = true
        case .badPhoto where !asDocument: asDocument = true
        case .replyGone where asReply: asReply = false
        case .topicGone where topic != nil: topic = nil
        case .fileUnavailable where knownFile != nil: knownFile = nil
        case .alreadySo, .messageGone, .replyGone, .cannotDelete, .tooLate, .chatGone, .noRights,
            .topicGone, .userUnknown,
            .moved, .badMarkup, .badPhoto, .defect, .fileTooBig, .fileUnavailable, .conflict, .webhook,
            .flood,
            .serverTrouble, .revoked, .unknownBot, .loggedOut, .tokenNotServed:
            return false
        }
        return true
    }

    /// Goes on in the chat's new place, where the old place's message ids mean other messages or none.
    mutating func follow(to new: Int64) {
        chat = new
        hasMoved = true
        asReply = false
        topic = nil
    }

    /// Writes the words as a field and, unless they are plain, the field that says how they are marked up.
    func write(_ name: String, _ part: TelegramText.Part, to json: inout JSONWriter) {
        json.field(name, isPlain ? part.plain : part.html)
        if !isPlain { json.field("parse_mode", "HTML") }
    }
}
