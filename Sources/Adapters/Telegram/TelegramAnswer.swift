/// The frame around every answer of the Bot API.
struct TelegramAnswer<Result: Decodable>: Decodable {
    struct Parameters: Decodable {
        let retryAfter: Int?
        let migrateToChatID: Int64?

        enum CodingKeys: String, CodingKey {
            case retryAfter = "retry_after"
            case migrateToChatID = "migrate_to_chat_id"
        }
    }

    let ok: Bool
    let result: Result?
    let errorCode: Int?
    let description: String?
    let parameters: Parameters?

    enum CodingKeys: String, CodingKey {
        case ok, result, description, parameters
        case errorCode = "error_code"
    }
}

/// A refusal as Telegram words it.
struct TelegramFailure: Equatable, Sendable {
    let status: Int
    let code: Int
    let description: String
    var retryAfter: Int?
    var migrateTo: Int64?
}

/// Stands for any JSON value whose content does not matter.
struct TelegramAnything: Decodable, Equatable, Sendable {
    init(from decoder: any Decoder) {}
}
