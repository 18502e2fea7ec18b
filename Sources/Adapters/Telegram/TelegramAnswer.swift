import PlainJSON

/// What can be read of an answer's `result` in one walk.
protocol TelegramReadable: Sendable {
    /// Nil for a value of another kind.
    init?(_ json: inout JSONReader)

    /// What it is where the call was done and the answer does not say what came of it; nil where that is needed.
    static var unsaid: Self? { get }
}

/// Stands for any value whose content does not matter.
struct TelegramAnything: TelegramReadable, Equatable {
    static let unsaid: TelegramAnything? = TelegramAnything()

    init() {}

    init(_ json: inout JSONReader) { json.skip() }
}

extension TelegramReadable {
    static var unsaid: Self? { nil }
}

/// The frame around every answer of the Bot API.
struct TelegramAnswer<Result: TelegramReadable> {
    /// Whether it is one, and nothing of it is missing.
    let isWhole: Bool
    /// Whether it says that the call was done, or what came of it is the beginning of such an answer.
    let isOk: Bool
    let result: Result?
    private(set) var code: Int?
    private(set) var description: String?
    private(set) var retryAfter: Int?
    private(set) var migrateTo: Int64?

    init(_ bytes: [UInt8]) {
        var json = JSONReader(bytes)
        var isOk = JSONField<Bool>.missing
        var result = JSONField<Result>.missing
        var (code, text) = (JSONField<Int64>.missing, JSONField<String>.missing)
        var parameters = JSONField<(wait: Int64?, chat: Int64?)>.missing
        json.members { name, json in
            switch name {
            case "ok": isOk = json.flag()
            case "result": result = json.field { Result(&$0) }
            case "error_code": code = json.number()
            case "description": text = json.text()
            case "parameters": parameters = json.field(TelegramAnswer.parameters)
            default: break
            }
        }
        isWhole =
            json.isDone && isOk.value != nil && result.isFine && code.isFine && text.isFine
            && parameters.isFine
        self.isOk = isOk.value ?? "{\"ok\":true".utf8.starts(with: bytes.lazy.filter { $0 > 0x20 })
        self.result = result.value
        (self.code, description) = (code.value.map { Int($0) }, text.value)
        (retryAfter, migrateTo) = (parameters.value?.wait.map { Int($0) }, parameters.value?.chat)
    }

    private static func parameters(_ json: inout JSONReader) -> (wait: Int64?, chat: Int64?)? {
        var (wait, chat) = (JSONField<Int64>.missing, JSONField<Int64>.missing)
        let isObject = json.members { name, json in
            switch name {
            case "retry_after": wait = json.number()
            case "migrate_to_chat_id": chat = json.number()
            default: break
            }
        }
        return isObject && wait.isFine && chat.isFine ? (wait.value, chat.value) : nil
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
