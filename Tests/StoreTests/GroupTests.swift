import CivicFacts
import Conversation
import Testing

@testable import Store

/// Reports about the same thing, through the store: found by an index, decided once, and nobody is left out.
struct GroupTests {
    private let bench = Bench()

    /// Dana and Eve tell of the same line; Eve writes Spanish.
    private func twoReports() async throws -> Store {
        let store = try bench.open()
        try await store.dana(
            "/start", "85003", "/report", "There is only one machine working, and the line is two hours long",
            "skip", "Washington High School", "now", "send")
        try await store.eve(
            "/start", "español", "85003", "/report", "La fila es de dos horas, solo funciona una máquina",
            "omitir", "escuela Washington", "ahora", "enviar")
        return store
    }

    @Test func aNewCardPointsAtTheEarlierReport() async throws {
        let store = try await twoReports()
        let second = try #require(await store.kept(2))
        #expect(second.alike?.report == ReportID(rawValue: 1))
        #expect(second.alike?.isSamePlace == true)
        #expect(second.state == .waiting)
    }

    @Test func oneDecisionTellsEveryReporterInTheirLanguage() async throws {
        let store = try await twoReports()
        try await store.omar("group", "2 1")
        #expect(try await store.number("SELECT count(*) FROM desk_queue") == 1)
        try await store.omar("approve", "1")
        let later = Moment.noon + .minutes(2)
        let told = try await store.wordsSent(at: later)
        #expect(told.contains { $0.contains("Report 1 is public now") })
        #expect(told.contains { $0.contains("El reporte 2 trata de lo mismo que el 1") })
        #expect(try await store.glance(at: later).published.map(\.id.rawValue) == [1])
    }

    @Test func whoeverStandsForOthersTakesNobodyAlong() async throws {
        let store = try await twoReports()
        try await store.omar("group", "2 1")
        try await store.dana("/privacy", "delete my data", "yes delete")
        #expect(await store.kept(1) == nil)
        let left = try #require(await store.kept(2))
        #expect(left.isOpen && left.grouping == nil)
        #expect(try await store.glance(at: .noon).waiting.map(\.id.rawValue) == [2])
    }

    @Test func nothingOfAReportStaysInTheIndexOnceItIsDeleted() async throws {
        let store = try await twoReports()
        #expect(try await store.number("SELECT count(*) FROM traces WHERE report = 1") > 20)
        try await store.dana("/privacy", "delete my data", "yes delete")
        #expect(try await store.number("SELECT count(*) FROM traces WHERE report = 1") == 0)
        #expect(try await store.number("SELECT count(*) FROM traces WHERE report = 2") > 20)
    }

    @Test func aWithdrawnReportIsNotFoundByItsWords() async throws {
        let store = try await twoReports()
        #expect(try await store.found(like: 1).contains(1))
        try await store.dana("/mine", "Report 1", "withdraw", "yes")
        #expect(await store.kept(1)?.isWithdrawn == true)
        #expect(try await !store.found(like: 2).contains(1))
    }

    @Test(.inAFile) func lookUpsReadAnIndexAndNoTable() async throws {
        let store = try bench.open()
        let questions = [
            "SELECT report FROM traces WHERE trace = 1 ORDER BY report DESC LIMIT 40",
            """
            SELECT body FROM traces t JOIN reports ON reports.id = t.report WHERE t.trace = 1 AND EXISTS (
            SELECT 1 FROM traces o WHERE o.trace = 2 AND o.report = t.report) ORDER BY t.report DESC LIMIT 6
            """,
            "SELECT body FROM reports WHERE leader = 1 ORDER BY id LIMIT 50",
            "SELECT kind, count(*) FROM reports WHERE sent_at >= 1 AND parent IS NULL GROUP BY kind",
            "SELECT actor FROM audit WHERE at >= 1",
        ]
        for question in questions {
            let plan = try await store.plan(of: question)
            #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(question): \(plan)")
        }
    }

    @Test func theDayIsCountedFromRows() async throws {
        let store = try await twoReports()
        try await store.omar("approve", "1", at: .noon + .minutes(3))
        try await store.omar("undo", "1", at: .noon + .minutes(3))
        try await store.omar("reject", "1 cannot be checked", at: .noon + .minutes(5))
        let day = await store.day(since: .noon)
        #expect(day.sent == [.longLine: 2])
        #expect(day.decisions.count == 1)
        #expect(day.decisions.first?.waited == .minutes(5))
        #expect(await store.day(since: .noon + .minutes(6)).isQuiet)
    }
}

extension Store {
    fileprivate func kept(_ id: Int64) -> Report? { reports.report(ReportID(rawValue: id)) }

    fileprivate func day(since: Moment) -> DeskDay { reports.deskDay(since: since) }

    /// Reports that share a trace with this one.
    fileprivate func found(like id: Int64) throws -> [Int64] {
        let traces = try #require(kept(id)).traces(looks: [], county: nil)
        return try reports.traces.bearers(ofAny: Array(traces), limit: 10).map(\.rawValue)
    }

    fileprivate func plan(of question: String) throws -> [String] {
        try database.rows("EXPLAIN QUERY PLAN \(question)") { $0.text(3) }
    }

    fileprivate func eve(_ words: String...) throws {
        for text in words {
            let event =
                text.hasPrefix("/")
                ? Event.commanded(name: String(text.dropFirst()), rest: "") : .said(text: text)
            try hear(.eve("e\(try number("SELECT count(*) FROM seen"))", event))
        }
    }

    fileprivate func wordsSent(at now: Moment) throws -> [String] {
        try deliverAll(at: now).compactMap { task in
            if case .post(let message, _) = task { message.text } else { nil }
        }
    }
}
