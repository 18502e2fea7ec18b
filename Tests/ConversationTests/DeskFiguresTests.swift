import CivicFacts
import Testing

@testable import Conversation

/// The day in numbers, from rows of the log.
struct DeskFiguresTests {  // R47
    private static let midnight = Moment(milliseconds: 1_793_682_000_000)

    private static func report(
        _ number: Int64, kind: ReportKind = .machine, language: Language = .english, sent: Int64 = 60,
        _ deeds: (minute: Int64, deed: Deed, by: Int64)...
    ) -> HandledReport {
        HandledReport(
            id: ReportID(rawValue: number), kind: kind, language: language, sentAt: midnight + .minutes(sent),
            deeds: deeds.map { deed in
                LoggedDeed(
                    at: midnight + .minutes(deed.minute), actor: AccountID(rawValue: deed.by),
                    deed: deed.deed.rawValue)
            })
    }

    private let figures = DeskFigures(
        [
            report(1, (60, .sent, 9), (61, .taken, 1), (70, .approved, 1)),
            report(2, (60, .sent, 9), (64, .noted, 9), (90, .rejected, 2)),
            report(3, language: .spanish, (60, .sent, 9), (62, .approved, 2), (63, .reopened, 2)),
            report(
                4, kind: .access, (60, .sent, 9), (65, .rejected, 1), (80, .appealed, 9), (100, .approved, 2)),
            // Of yesterday, decided and taken back today.
            report(5, kind: .access, sent: -30, (-30, .sent, 9), (10, .approved, 2), (20, .retracted, 2)),
            // Decided yesterday.
            report(6, sent: -90, (-90, .sent, 9), (-80, .approved, 1), (5, .remarked, 1)),
        ], since: midnight)

    @Test func whatIsOfTheDayIsCounted() {
        let all = figures.all
        #expect(all.sent == 4)
        #expect(all.decided == 4)
        #expect(all.approved == 3)
        // 1, 30, 2, 5 and 40 minutes: a note of the author's is no look, and one of yesterday is none of today.
        #expect(all.look?.median == .minutes(5))
        #expect(all.look?.most == .minutes(40))
        // 10, 30, 40 and 40 minutes.
        #expect(all.decision?.median == .minutes(30))
        #expect(all.decision?.most == .minutes(40))
        #expect(figures.count(of: [.retracted]) == 1)
        #expect(figures.count(of: [.appealed, .banAppealed]) == 1)
        #expect(figures.overturned == 1)
    }

    /// A rejection that somebody else would have published is told of until it is opened again, or decided anew.
    @Test func rejectionsThatTwoDoNotAgreeAboutAreNamed() {  // R42
        let figures = DeskFigures(
            [
                Self.report(11, (60, .sent, 9), (62, .rejected, 1), (70, .lookDiffered, 2)),
                Self.report(12, (60, .sent, 9), (62, .rejected, 1), (70, .lookAgreed, 2)),
                Self.report(
                    13, (9, .sent, 9), (12, .rejected, 1), (70, .lookDiffered, 2), (80, .reopened, 3)),
                Self.report(
                    14, (9, .sent, 9), (12, .rejected, 1), (70, .lookDiffered, 2), (80, .reopened, 3),
                    (81, .rejected, 4)),
                Self.report(15, sent: -90, (-90, .rejected, 1), (-5, .lookDiffered, 2)),
            ], since: Self.midnight)
        #expect(figures.disputed.map(\.rawValue) == [11])
        #expect(figures.count(of: [.lookAgreed]) == 1)
        #expect(figures.count(of: [.lookDiffered]) == 3)
    }

    @Test func eachSortHasALineTheFullestFirst() {
        let kinds = figures.rows { $0.kind.rawValue }
        #expect(kinds.map(\.key) == ["machine", "access"])
        #expect(kinds.map(\.row.sent) == [3, 1])
        #expect(kinds.map(\.row.decided) == [2, 2])
        let languages = figures.rows { $0.language.rawValue }
        #expect(languages.last?.row.decided == 0)
        #expect(languages.last?.row.decision == nil)
    }

    @Test func decisionsOfPeopleAreThoseThatStand() {
        #expect(figures.byPerson.map(\.person.rawValue) == [2, 1])
        #expect(figures.byPerson.map(\.count) == [3, 1])
    }

    @Test func nineInTenIsATimeThatSomebodyWaited() {
        let spans = (1...20).map { Span.minutes(Int64($0)) }
        #expect(DeskFigures.Spread(spans)?.median == .minutes(10))
        #expect(DeskFigures.Spread(spans)?.most == .minutes(18))
        #expect(DeskFigures.Spread([.minutes(7)])?.most == .minutes(7))
        #expect(DeskFigures.Spread([]) == nil)
    }
}
