import Foundation

@testable import Conversation

/// What somebody hears whose session was stored: on a few things that can be said and sent anywhere, and on each
/// button of the page that is open.
struct StoredReplies {
    let name: String
    let stored: String

    func text() throws -> String {
        var lines = try said(in: .english, hello: "hello", back: "back")
        lines += try others()
        lines += try presses()
        lines += try said(in: .spanish, hello: "hola", back: "volver")
        return lines.joined(separator: "\n") + "\n"
    }

    private func talk(in language: Language = .english) throws -> StoredTalk {
        var session = try Stored.decode(Session.self, stored)
        session.language = language
        return try StoredTalk(session, of: StoredHouse.account(in: Stored.state(in: name)))
    }

    private func said(in language: Language, hello: String, back: String) throws -> [String] {
        var going = try talk(in: language)
        let question = section("asks (\(language.rawValue))", going.question)
        let first = section("\"\(back)\"", going.hear(.said(text: back)), going)
        let second = section("\"\(back)\" again", going.hear(.said(text: back)), going)
        return question + (try heard("\"\(hello)\"", .said(text: hello), in: language)) + first + second
    }

    private func others() throws -> [String] {
        let photo = PhotoSource(platform: .matrix, reference: "photo")
        return try heard("\"undo\"", .said(text: "undo"))
            + heard("/menu", .commanded(name: "menu", rest: ""))
            + heard("a sticker", .sentUnsupported(kind: .sticker))
            + heard("a photo", .sentPhoto(source: photo, album: nil, caption: nil))
    }

    private func heard(_ title: String, _ event: Event, in language: Language = .english) throws -> [String] {
        var talk = try talk(in: language)
        return section(title, talk.hear(event), talk)
    }

    /// Each button as it stands in the stored session, with the first line of what comes of it.
    private func presses() throws -> [String] {
        let object = try Stored.object(stored)
        let turn = String(object["turn"] as? Int ?? 0, radix: 36)
        let offered = object["offered"] as? [String] ?? []
        let lines = try offered.map { choice in
            var talk = try talk()
            let token = "c1.\(turn)." + choice.dropFirst("c1.0.".count)
            return "\(choice.dropFirst("c1.0.".count)) → " + talk.glance(.tapped(token: token, callback: nil))
        }
        return section("buttons", lines)
    }

    private func section(_ title: String, _ lines: [String], _ talk: StoredTalk? = nil) -> [String] {
        let state = talk.map { " → \($0.session.state.rawValue)" } ?? ""
        return ["== \(title)\(state)"] + lines
    }
}
