import Conversation

/// Buttons under a message, within Telegram's limits (T89, T99).
enum TelegramKeyboard {
    private static let widestRow = 8
    private static let mostButtons = 100
    private static let longestToken = 64

    /// The field for these rows; none if no button is left.
    static func field(_ rows: [[Button]]) -> [TelegramField] {
        let kept = fitting(rows)
        guard !kept.isEmpty else { return [] }
        let keyboard = TelegramValue.list(kept.map { .list($0.map(button)) })
        return [TelegramField("reply_markup", .object([TelegramField("inline_keyboard", keyboard)]))]
    }

    /// Whether every button can be shown.
    static func fits(_ rows: [[Button]]) -> Bool {
        rows.allSatisfy { $0.allSatisfy(isSendable) } && rows.reduce(0) { $0 + $1.count } <= mostButtons
    }

    /// The rows without what Telegram would refuse, wide rows broken into several.
    private static func fitting(_ rows: [[Button]]) -> [[Button]] {
        var left = mostButtons
        var kept: [[Button]] = []
        for row in rows {
            let buttons = row.filter(isSendable).prefix(left)
            left -= buttons.count
            for start in stride(from: 0, to: buttons.count, by: widestRow) {
                kept.append(Array(buttons.dropFirst(start).prefix(widestRow)))
            }
        }
        return kept
    }

    private static func isSendable(_ button: Button) -> Bool {
        (1...longestToken).contains(button.token.utf8.count) && !button.label.allSatisfy(\.isWhitespace)
    }

    private static func button(_ button: Button) -> TelegramValue {
        .object([
            TelegramField("text", .text(button.label)), TelegramField("callback_data", .text(button.token)),
        ])
    }
}
