import Conversation
import PlainJSON

/// Buttons under a message, within Telegram's limits (T89, T99).
enum TelegramKeyboard {
    private static let widestRow = 8
    private static let mostButtons = 100
    private static let longestToken = 64

    /// Writes the field for these rows; none if no button is left.
    static func write(_ rows: [[Button]], to json: inout JSONWriter) {
        let kept = fitting(rows)
        if kept.isEmpty { return }
        json.field(
            "reply_markup",
            object: { json in
                json.field("inline_keyboard", list: { json in for row in kept { write(row, to: &json) } })
            })
    }

    private static func write(_ row: [Button], to json: inout JSONWriter) {
        json.list { json in
            for button in row {
                json.object { json in
                    json.field("text", button.label)
                    json.field("callback_data", button.token)
                }
            }
        }
    }

    /// Whoever the words name finds an answer to them begun.
    static func wantAnswer(_ json: inout JSONWriter) {
        json.field(
            "reply_markup",
            object: { json in
                json.field("force_reply", true)
                json.field("selective", true)
            })
    }

    /// Whether every button can be shown.
    static func fits(_ rows: [[Button]]) -> Bool {
        rows.allSatisfy { $0.allSatisfy(isSendable) } && rows.reduce(0) { $0 + $1.count } <= mostButtons
    }

    /// The rows without what Telegram would refuse, wide rows broken into several.
    private static func fitting(_ rows: [[Button]]) -> [[Button]] {
        if fits(rows), rows.allSatisfy({ (1...widestRow).contains($0.count) }) { return rows }
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
}
