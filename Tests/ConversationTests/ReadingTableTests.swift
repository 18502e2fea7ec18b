import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// Each reader of people's words, what it reads said in one line; see `ReadingTable`.
@Suite struct ReadingTableTests {
    typealias Reader = @Sendable (String) -> Any?

    private static let now = ReadingTable.now
    private static let phoenix = ReadingTable.phoenix
    private static let understanding = Understanding.shared
    private static let labels = [
        ["greg casar"], ["lloyd doggett"], ["answer now", "responder ahora"], ["close", "cerrar"],
    ]

    static let answers: [String: Reader] = [
        "yes or no": { YesNoReading(Plain($0)) },
        "opening yes or no": { YesNoReading(opening: Plain($0)) },
        "plain intent": { Intent(Plain($0))?.rawValue },
        "fear": { FearReading.isMeant($0, Plain($0)) },
        "citizen": { HowTopic.isOfCitizen(Plain($0)) },
        "label": { LabelReading(Plain($0), among: labels, byPart: true)?.index },
        "label in a text": { LabelReading(Plain($0), among: labels, byPart: false)?.index },
        "link": { CommentDialog.hasLink($0) },
    ]

    static let corrections: [String: Reader] = [
        "correction": { text in
            CorrectionReading(text).map { "\($0.field.map { "\($0)" } ?? "none"), \($0.rest)" }
        },
        "part named": { CorrectionReading.named(in: Plain($0)) },
        "part to change": { CorrectionReading.change(in: Plain($0)) },
        "belonging to report 1": { BelongingReading(Plain($0), to: ReportID(rawValue: 1)) },
        "right instead": { CorrectionReading($0)?.rest },
        "right and denied": { ContrastReading($0).map { "\($0.right) / \($0.denied)" } },
        "put right in the same line": { SecondName($0)?.right },
        "day put right": { DayReading($0)?.day },
        "noun put right in Kennedy Hall, Elm St": { ContrastReading($0)?.noun(in: "Kennedy Hall, Elm St") },
        "left out": { TakeOutReading(Plain($0))?.named.joined(separator: " ") },
        "addition": { AdditionReading(Plain($0)) },
        "told behind a wish": { WishReading.told(in: $0) },
    ]

    static let intents: [String: Reader] = [
        "intent": { understanding($0).intent.rawValue },
        "acted on": { understanding($0).isActedOn ? understanding($0).intent.rawValue : nil },
        "wish": { Intent(meant: $0)?.rawValue },
        "French intent": { ThirdLanguageTests.understanding($0).intent.rawValue },
        "report wish": { ReportWish(Plain($0)) },
        "how-to topic": { HowTopic(Plain($0)) },
        "token": { ChoiceToken(text: $0) as Any? ?? CardToken(text: $0) },
        "danger": { understanding($0).safety },
        "written danger": { Safety(Plain($0)) },
    ]

    static let numbers: [String: Reader] = [
        "place in a row": { OrdinalReading(Plain($0))?.place },
        "number": { NumberReading(whole: Plain($0))?.value },
        "bill": { BillReading($0)?.spoken },
        "typed bill": { BillID(typed: $0, congress: Congress(rawValue: 119)) },
        "masked": { text in
            let masked = Masking.masked(text)
            return masked.text == text ? "nothing" : masked.found ? masked.text : nil
        },
        "states": { text in
            let states = StateMention.states(in: Plain(text), besidesWashington: false)
            return states.isEmpty ? nil : states.joined(separator: " ")
        },
        "zip": { text in
            switch ZIPReading(text) {
            case .zip(let zip): zip
            case .probably(let zip): "probably \(zip)"
            case .unlisted(let zip): "unlisted \(zip)"
            case .miscounted(let count): "miscounted \(count)"
            case .unknown(let digits): "unknown \(digits)"
            case .canadian(let place): "canadian \(place)"
            case .foreign, .none: "\(ZIPReading(text))"
            }
        },
    ]

    static let times: [String: Reader] = [
        "time": { said(WhenReading($0, now: now, in: phoenix)) },
        "time at ten in the morning": {
            said(WhenReading($0, now: now - .hours(4) - .minutes(30), in: phoenix))
        },
        "time asked for": { said(WhenReading(answer: $0, now: now, in: phoenix)) },
        "place and time": { text in
            let reading = PlaceReading(text, now: now, in: phoenix)
            return "\(reading.place), \(said(reading.when) ?? "none")"
        },
        "place and time in one line": { text in
            WhereWhen(text, now: now, in: phoenix).map { "\($0.place), \(said($0.when) ?? "none")" }
        },
        "occasion": { OccasionReading.isWhole($0) },
        "hour": { TimeReading($0).map { clock($0.hour, $0.minute) } },
        "clock in other shapes": { ClockShapes.written($0) },
        "reminder": { text in
            ReminderReading(text).map {
                let hour = $0.time.map { "\($0.hour)" } ?? "none"
                return "\($0.daysBefore.map { "\($0)" } ?? "none") days before, hour \(hour)"
            }
        },
        "happening": { PlaceNaming.isHappening($0) },
        "place named": { PlaceNaming.name(in: $0) },
        "place put aside": { PlaceAsideReading(Plain($0)) },
        "kind of trouble": { KindGuess.kind(of: $0) },
        "name": { NameReading.isName($0) },
        "home in Canada": { CanadianPlace.home($0).flatMap { $0.canada } },
        "asked behind mail": { HowTopic(behind: .mail, Plain($0)) },
        "asked behind IDs": { HowTopic(behind: .ids, Plain($0)) },
        "place mentioned": { PlaceMention.name(in: $0) },
        "first language": {
            UnderstoodDialog.language(of: .said(text: $0), isFirst: true)
        },
    ]

    private static let readers = [answers, corrections, intents, numbers, times].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }

    private static func clock(_ hour: Int, _ minute: Int) -> String {
        "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    private static func said(_ reading: WhenReading?) -> String? {
        switch reading {
        case nil: return nil
        case .now: return "now"
        case .day(let day): return "\(day)"
        case .moment(let moment):
            let local = LocalTime(moment, in: phoenix)
            let day = CivilDate(year: local.year, month: local.month, day: local.day)
            return "\(day) \(clock(local.hour, local.minute))"
        }
    }

    @Test func noTableIsMissingAndNoReaderIdle() {
        #expect(ReadingTable.rows.count > 640)
        #expect(Set(ReadingTable.rows.map(\.reader)) == Set(Self.readers.keys))
    }

    @Test(arguments: ReadingTable.rows) func wordsAreRead(row: ReadingTable.Row) throws {
        let reader = try #require(Self.readers[row.reader])
        let said =
            switch reader(row.text) {
            case nil: "none"
            case let isSo as Bool: isSo ? "yes" : "no"
            case let read?: "\(read)"
            }
        #expect(said == row.expected, "\(row.text)")
    }
}
