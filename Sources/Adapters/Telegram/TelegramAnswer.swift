import PlainJSON

/// What can be read of an answer's `result` in one walk.
protocol TelegramReadable: Sendable {
    /// Nil for a value of another kind.
    init?(_ json: inout JSONReader)
}

/// Stands for any value whose content does not matter.
struct TelegramAnything: TelegramReadable, Equatable {
    init(_ json: inout JSONReader) { json.skip() }
}

/// The frame around every answer of the Bot API.
struct TelegramAnswer<Result: TelegramReadable> {
    let isOk: Bool
    let result: Result?
    private(set) var code: Int?
    private(set) var description: String?
    private(set) var retryAfter: Int?
    private(set) var migrateTo: Int64?

    /// Nil for what is no whole answer.
    init?(_ bytes: [UInt8]) {
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
        guard json.isDone, let isOk = isOk.value, result.isFine, code.isFine, text.isFine, parameters.isFine
        else { return nil }
        (self.isOk, self.result) = (isOk, result.value)
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
