@testable import Conversation
@testable import Rehearsal

/// The same crowd against the whole house with its database: what the house shows is all that is looked at.
struct HouseCrowd {
    private let house: ConverseHouse
    private var dice: Dice
    private var epochs = ["Dana": 0, "Ines": 0]
    /// The report in which each description was seen.
    private var reports: [String: Int] = [:]
    private var plans: [String: [String]] = [:]
    private var number = 0
    private(set) var log: [String] = []

    private static let gone = Language.allCases.map { Catalogue($0).text(PrivacyWords.deleteDone) }

    init(seed: UInt64) throws {
        house = try ConverseHouse(options: ConverseHouse.Options())
        dice = Dice(seed: seed)
    }

    /// Plays so many lines; what went wrong first, nil if nothing did.
    mutating func fault(lines: Int) async throws -> String? {
        var fault: String?
        for _ in 0..<lines where fault == nil {
            let line = line()
            log.append(line)
            let outputs = (try? await house.play(try ConverseLine(line))) ?? []
            for output in outputs where fault == nil { fault = self.fault(in: output) }
            note(outputs)
        }
        await house.close()
        return fault
    }

    private mutating func line() -> String {
        number += 1
        if dice.isLucky(25) { return "{\"clock\":\"+\(["40m", "3m", "25h", "20s"][dice.roll(4)])\"}" }
        if dice.isLucky(40) { return "{\"restart\":true}" }
        return dice.isLucky(4) ? moderator() : voter(dice.isLucky(2) ? "Dana" : "Ines")
    }

    private mutating func voter(_ name: String) -> String {
        let who = "\"who\":\"\(name)\",\"platform\":\"\(name == "Dana" ? "telegram" : "matrix")\""
        let mark = mark(of: name)
        if !dice.isLucky(4) { return "{\(who),\"text\":\"\(planned(name))\"}" }
        switch dice.roll(7) {
        case 0, 1: return "{\(who),\"tap\":\(1 + dice.roll(4))}"
        case 2, 3: return "{\(who),\"repeat\":true}"
        case 4: return "{\(who),\"edit\":\"Now the \(mark) gate is closed\"}"
        case 5: return "{\(who),\"delete\":true}"
        default:
            let texts = ["cancel", "undo", "my reports", "feed", "español", "the \(mark) door", "1", "back"]
            return "{\(who),\"text\":\"\(texts[dice.roll(texts.count)])\"}"
        }
    }

    /// The next words of what this person is about: mostly a report, now and then the end of everything.
    private mutating func planned(_ name: String) -> String {
        let mark = mark(of: name)
        if plans[name, default: []].isEmpty {
            plans[name] =
                dice.isLucky(4)
                ? ["delete my data", "yes delete"]
                : [
                    "/report", "The line at the \(mark)n\(number)n gate is very long", "skip",
                    "the \(mark) school", "now", "send",
                ]
        }
        return plans[name, default: []].removeFirst()
    }

    /// Nothing is approved here, so nothing of one voter may ever reach the other.
    private mutating func moderator() -> String {
        let who = "\"who\":\"\(dice.isLucky(2) ? "Omar" : "Quinn")\",\"role\":\"moderator\""
        let report = 1 + dice.roll(max(1, reports.count))
        switch dice.roll(6) {
        case 0: return "{\(who),\"text\":\"Which door?\",\"report\":\(report)}"
        case 1: return "{\(who),\"text\":\"/ban \(report) 1 spam\"}"
        case 2: return "{\(who),\"text\":\"/unban \(report)\"}"
        case 3: return "{\(who),\"repeat\":true}"
        default:
            let label = ["Take", "Reject", "Not enough detail", "Undo"][dice.roll(4)]
            return "{\(who),\"tap\":\"\(label)\",\"report\":\(report)}"
        }
    }

    private func mark(of name: String) -> String {
        "\(name == "Dana" ? "zebra" : "heron")\(epochs[name, default: 0])x"
    }

    private func fault(in output: ConverseOutput) -> String? {
        let text = output.text ?? ""
        for (name, epoch) in epochs {
            let word = name == "Dana" ? "zebra" : "heron"
            if output.to != name, output.to != "review", text.has(word) {
                return "\(output.to ?? "") reads \(name)'s words"
            }
            if let old = (0..<epoch).first(where: { text.has("\(word)\($0)x") }) {
                return "\(word)\(old)x was deleted and is back"
            }
        }
        if epochs[output.to ?? ""] != nil, text.has("Omar") || text.has("Quinn") {
            return "a moderator's name is read"
        }
        return doubled(output)
    }

    /// One description makes one report.
    private func doubled(_ output: ConverseOutput) -> String? {
        guard let report = output.report, let tag = Self.tag(in: output.text ?? "") else { return nil }
        guard let other = reports[tag], other != report else { return nil }
        return "reports \(other) and \(report) are the same"
    }

    private static func tag(in text: String) -> String? {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init).first {
            $0.has("xn") && $0.hasSuffix("n")
        }
    }

    private mutating func note(_ outputs: [ConverseOutput]) {
        for output in outputs {
            if let report = output.report, let tag = Self.tag(in: output.text ?? "") { reports[tag] = report }
            if let name = output.to, Self.gone.contains(output.text ?? "") { epochs[name]? += 1 }
        }
    }

    /// How far it got.
    var isBusy: Bool { !reports.isEmpty && epochs.values.contains { $0 > 0 } }
}
