import Conversation
import FoundationEssentials

/// One line of output: something the bot did, an answer of the house, an error, or the end of a turn.
package struct ConverseOutput: Encodable, Equatable {
    /// What a line is about.
    package enum Kind: String, Encodable, CaseIterable {
        /// Something said to a person, or to the moderators.
        case message
        /// A report's card in the review room, new or changed.
        case card
        /// Photos of a report in the review room.
        case photos
        /// What is drawn beside the message that follows.
        case picture
        /// The photos of a report were taken out of the review room.
        case photosRemoved
        case removed
        /// A file for one person, with everything in it.
        case file
        /// The short note that answers a button press.
        case note
        /// What the house answers to "show".
        case show
        case error
        /// Everything that the last line led to has been written.
        case end
    }

    struct Button: Encodable, Equatable {
        let label: String
        /// Counted from 1, in reading order.
        let number: Int
        let row: Int
        let token: String
    }

    let kind: Kind
    /// A person's name, or `review`.
    var to: String?
    var platform: String?
    var message: Int?
    var report: Int?
    var isChange: Bool?
    var heading: String?
    var text: String?
    var buttons: [Button]?
    var count: Int?
    var files: [String]?
    var file: String?
    var alt: String?
    var name: String?
    var content: String?
    var isLoud: Bool?
    var show: [String]?
    /// The number of the input line, counted from 1.
    package var line: Int?
    /// The clock at the end of a turn.
    package var now: String?

    package init(_ kind: Kind) {
        self.kind = kind
    }

    /// The line of JSON, without its end.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts, numbers and lists of them can always be encoded.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
            ?? "{\"kind\":\"error\"}"
    }
}

extension ConverseOutput {
    /// A line that says what could not be played.
    package static func error(_ text: String) -> ConverseOutput {
        var output = ConverseOutput(.error)
        output.text = text
        return output
    }

    /// The pictures that go with what the entry says.
    static func pictures(of entry: OutboxEntry, posted: [MessageID]) -> [ConverseOutput] {
        (entry.album + [entry.picture].compactMap(\.self)).compactMap {
            ConverseOutput($0, of: entry, posted: posted)
        }
    }

    private init?(_ drawn: PictureFile, of entry: OutboxEntry, posted: [MessageID]) {
        self.init(.picture)
        (file, alt, platform, to) = (
            drawn.path, drawn.picture.alt, entry.room.platform.rawValue, entry.room.id
        )
        switch entry.task {
        case .post(let message, _):
            (text, self.message) = (message.words, posted.first.flatMap { Int($0.rawValue) })
        case .change(let id, let message): (text, self.message) = (message.words, Int(id.rawValue))
        case .postPhotos, .postFile, .remove, .acknowledge, .vouch, .bill, .answerCheckout: return nil
        }
    }

    /// What becomes visible by performing this entry; nil if nothing does.
    init?(_ entry: OutboxEntry, posted: [MessageID], report: Int?) {
        let isReview = entry.room == .review(on: entry.room.platform)
        switch entry.task {
        case .post(let message, _):
            self.init(isReview && report != nil ? .card : .message)
            self.message = posted.first.flatMap { Int($0.rawValue) }
            take(message, isCard: isReview && report != nil, isChange: false, report: report)
        case .change(let id, let message):
            self.init(report == nil ? .message : .card)
            self.message = Int(id.rawValue)
            take(message, isCard: true, isChange: true, report: report)
        case .postPhotos(let files, let caption, _):
            self.init(.photos)
            if files.contains(where: { $0.grid != nil || $0.video != nil }) {
                (text, message) = (caption, posted.first.flatMap { Int($0.rawValue) })
            } else {
                self.report = Int(caption.filter(\.isNumber))
            }
            count = files.count
            self.files = files.map { $0.video?.path ?? $0.path }
        case .postFile(let file, let caption):
            self.init(.file)
            message = posted.first.flatMap { Int($0.rawValue) }
            text = caption
            name = file.name
            content = String(decoding: file.bytes, as: UTF8.self)
        case .remove(let ids, _):
            self.init(report == nil ? .removed : .photosRemoved)
            self.report = report
            if report == nil { (message, count) = (ids.first.flatMap { Int($0.rawValue) }, ids.count) }
        case .acknowledge(let callback, let note?, let alert):
            self.init(.note)
            to = callback.rawValue.split(separator: ":").dropLast().joined(separator: ":")
            text = note
            isLoud = alert
        // Nothing is paid there.
        case .acknowledge(_, nil, _), .vouch, .bill, .answerCheckout: return nil
        }
        platform = entry.room.platform.rawValue
        to = to ?? (isReview ? "review" : entry.room.id)
    }

    private mutating func take(_ message: Message, isCard: Bool, isChange: Bool, report: Int?) {
        heading = message.heading
        text = message.words
        self.isChange = isCard ? isChange : nil
        self.report = isCard ? report : nil
        var number = 0
        buttons = message.rows.enumerated().flatMap { row, rowButtons in
            rowButtons.map { button in
                number += 1
                return Button(label: button.label, number: number, row: row + 1, token: button.token)
            }
        }
    }
}
