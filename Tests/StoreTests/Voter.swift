import CivicFacts
import Conversation
import Testing

@testable import Store

extension Store {
    /// Dana says these things, one after the other; a word after a slash is a command.
    func dana(_ words: String..., at now: Moment = .noon) throws {
        for text in words {
            let event =
                text.hasPrefix("/")
                ? Event.commanded(name: String(text.dropFirst()), rest: "") : .said(text: text)
            try hear(.dana(try nextKey(), event, at: now), at: now)
        }
    }

    /// Dana sends a report from beginning to end, with photos of these bytes; the result is its number.
    @discardableResult
    func sendReport(
        _ words: String, place: String = "the school gym", photos: [[UInt8]] = [], at now: Moment = .noon
    ) throws -> ReportID {
        try dana("/start", at: now)
        if try number("SELECT count(*) FROM reports") == 0 { try dana("85003", at: now) }
        try dana("/report", words, at: now)
        for bytes in photos { try sendPhoto(bytes, at: now) }
        try dana("done", place, "now", "send", at: now)
        let id = try #require(try glance(at: now).waiting.last?.id)
        #expect(try glance(at: now).waiting.last?.text == words)
        return id
    }

    /// Dana sends a photo, which is fetched and comes out as these bytes.
    func sendPhoto(_ bytes: [UInt8], at now: Moment = .noon) throws {
        let source = PhotoSource(platform: .telegram, reference: "file")
        let sent = Event.sentPhoto(source: source, album: nil, caption: nil)
        try hear(.dana(try nextKey(), sent, at: now), at: now)
        for work in try takePhotos(at: now) {
            _ = try settle([(work.entry, .clean(bytes: bytes, width: 4, height: 3))], at: now)
        }
        try think(at: now)
    }

    func takePhotos(at now: Moment = .noon) throws -> [Work] {
        try take(Wish(kinds: [.fetch], limit: 100), at: now)
    }

    /// Omar, a moderator, does this in the review room.
    func omar(_ name: String, _ rest: String, at now: Moment = .noon) throws {
        try hear(
            Inbound(
                key: try nextKey(), room: .desk, sender: SenderID(platform: .telegram, id: "omar"),
                standing: .moderator, at: now, name: "Omar", event: .commanded(name: name, rest: rest)),
            at: now)
    }

    private func nextKey() throws -> String { "k\(try number("SELECT count(*) FROM seen"))" }
}
