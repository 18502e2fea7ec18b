import CivicFacts
import Conversation
import FoundationEssentials

/// Person and screen meet here: a line becomes a happening, or a sentence why it does not.
struct TerminalTools {
    private(set) var screen: TerminalScreen
    private var grammar = TerminalGrammar()
    private var lines = 0
    private let session: String
    private let directory: String

    /// What a line leads to.
    enum Answer: Equatable {
        case nothing
        /// Something happened; `newcomer` is a name that may not have been meant as one.
        case update(TerminalUpdate, newcomer: String?)
        case hint(String)
    }

    /// `session` makes keys unique for ever; paths are relative to `directory`.
    init(session: String, firstMessage: Int64, directory: String) {
        screen = TerminalScreen(first: firstMessage)
        self.session = session
        self.directory = directory
    }

    /// What the line was taken for, and what it leads to.
    mutating func read(_ line: String, at now: Moment) -> (heard: TerminalOutput, answer: Answer) {
        lines += 1
        let known = grammar.names
        let read = grammar.read(line)
        var heard = TerminalGrammar.trimmed(line)
        if case .deed(let name, .says(heard)) = read { heard = "\(name): \(heard)" }
        return (.heard(heard, speaker: grammar.speaker), answer(to: read, known: known, at: now))
    }

    private mutating func answer(to line: TerminalLine, known: Set<String>, at now: Moment) -> Answer {
        switch line {
        case .nothing: return .nothing
        case .help: return .hint(TerminalGrammar.help)
        case .trouble(let words): return .hint(words)
        case .deed(let name, let deed):
            do throws(Misunderstanding) {
                let happening = try happening(deed, by: name)
                let update = TerminalUpdate(
                    key: "\(session).\(lines)", name: name, at: now, happening: happening)
                let isNew = !known.contains(name) && !TerminalGrammar.isNumbered(name)
                return .update(update, newcomer: isNew ? name : nil)
            } catch {
                return .hint(error.words)
            }
        }
    }

    /// Shows what the bot wants to be seen.
    mutating func perform<Result>(_ body: (inout TerminalScreen) -> Result) -> Result { body(&screen) }

    /// A line that names something which is not there.
    private struct Misunderstanding: Error {
        let words: String
    }

    private mutating func happening(
        _ deed: TerminalDeed, by name: String
    ) throws(Misunderstanding) -> TerminalUpdate.Happening {
        let room = room(of: name)
        switch deed {
        case .says(let text):
            if room == .review, text.count < 4, let number = Int(text) {
                return try press(.number(number), nil, room)
            }
            return .said(text, message: screen.write(text, by: name, in: room), repliesTo: nil)
        case .photos(let paths, let caption):
            let messages = paths.map { _ in screen.write("", by: name, in: room) }
            return .photos(paths.map(absolute), caption: caption, messages: messages)
        case .shares(let latitude, let longitude):
            let message = screen.write("", by: name, in: room)
            return .shared(latitude: latitude, longitude: longitude, message: message)
        case .sends(let kind): return .sent(kind, message: screen.write("", by: name, in: room))
        case .edits(let old, let new): return try edit(old, into: new, by: name)
        case .deletes(let old): return .deleted(try own(old, by: name).id)
        case .replies(let report, let text): return try reply(to: report, text, by: name)
        case .taps(let press, let report): return try self.press(press, report, room)
        }
    }

    private func room(of name: String) -> TerminalRoom {
        TerminalGrammar.isModerator(name) ? .review : .voter(name)
    }

    private mutating func edit(
        _ old: String, into new: String, by name: String
    ) throws(Misunderstanding) -> TerminalUpdate.Happening {
        let message = try own(old, by: name)
        let text = message.text.replacing(old, with: new, maxReplacements: 1)
        screen.rewrite(message.id, to: text)
        return .edited(message.id, into: text)
    }

    private func own(_ words: String, by name: String) throws(Misunderstanding) -> TerminalScreen.Item {
        guard let message = screen.message(reading: words, by: name) else {
            throw Misunderstanding(
                words: "\(name) has not said that. Put words of an earlier message in the marks.")
        }
        return message
    }

    private mutating func reply(
        to report: ReportID?, _ text: String, by name: String
    ) throws(Misunderstanding) -> TerminalUpdate.Happening {
        let room = room(of: name)
        guard let target = screen.newest(in: room, about: report) else {
            throw Misunderstanding(words: Self.missing(report, "to reply to", command: "ask"))
        }
        return .said(text, message: screen.write(text, by: name, in: room), repliesTo: target.id)
    }

    private func press(
        _ press: TerminalPress, _ report: ReportID?, _ room: TerminalRoom
    ) throws(Misunderstanding) -> TerminalUpdate.Happening {
        let keyboards = screen.keyboards(in: room, about: report)
        guard let newest = keyboards.first else {
            throw Misunderstanding(words: Self.missing(report, "to press", command: "approve"))
        }
        switch press {
        case .number(let number):
            guard newest.buttons.indices.contains(number - 1) else {
                throw Misunderstanding(
                    words: "The buttons there are numbered from 1 to \(newest.buttons.count).")
            }
            return .tapped(token: newest.buttons[number - 1].token, message: newest.id)
        case .label(let label):
            for item in keyboards {
                if let button = Self.button(label, among: item.buttons) {
                    return .tapped(token: button.token, message: item.id)
                }
            }
            throw Misunderstanding(words: "There is no button with that label there.")
        }
    }

    /// By the whole label, or else by its beginning, in any case.
    private static func button(_ label: String, among buttons: [Button]) -> Button? {
        let wanted = label.lowercased()
        return buttons.first { $0.label.lowercased() == wanted }
            ?? buttons.first { $0.label.lowercased().hasPrefix(wanted) }
    }

    private static func missing(_ report: ReportID?, _ purpose: String, command: String) -> String {
        guard let report else { return "There is nothing \(purpose)." }
        return
            "Nothing \(purpose) about report \(report) was shown since the start. /\(command) \(report) works too."
    }

    /// `~/picture.jpg`, or with somebody's name between.
    private func atHome(_ path: String) -> String {
        let user = path.dropFirst().prefix { $0 != "/" }
        let files = FileManager.default
        let home =
            user.isEmpty ? files.homeDirectoryForCurrentUser : files.homeDirectory(forUser: String(user))
        guard let home else { return "\(directory)/\(path)" }
        return home.path + path.dropFirst(1 + user.count)
    }

    private func absolute(_ path: String) -> String {
        path.hasPrefix("~") ? atHome(path) : path.hasPrefix("/") ? path : "\(directory)/\(path)"
    }
}
