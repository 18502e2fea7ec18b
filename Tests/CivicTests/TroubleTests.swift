import CivicFacts
import Foundation
import HTTP
import Locks
import Testing

@testable import Civic
@testable import Conversation
@testable import Services
@testable import Store

/// Every question to a provider, and every way in which a provider can fail: the kept copy with its age, else the
/// official page, within eight seconds, and never a word of the provider's.
@Suite struct TroubleTests {
    /// Bad answers and what they are made of.
    struct Trouble: Sendable, CustomStringConvertible {
        let name: String
        var status = 200
        var body = ""
        var setback: SourceError?

        var description: String { name }
    }

    static let troubles: [Trouble] = [
        Trouble(name: "down", setback: .down), Trouble(name: "slow", setback: .slow),
        Trouble(
            name: "429", status: 429, body: #"{"error": {"code": "OVER_RATE_LIMIT", "message": "db-7"}}"#),
        Trouble(name: "500", status: 500, body: "Internal trouble at db-7"),
        Trouble(name: "503", status: 503, body: #"{"error": {"errors": [{"reason": "backendError"}]}}"#),
        Trouble(name: "a page", body: "<html>db-7 is being mended</html>"),
        Trouble(name: "wrong JSON", body: #"{"message": "db-7", "rows": 5}"#),
        Trouble(name: "broken JSON", body: #"{"results": [{"#), Trouble(name: "nothing at all"),
        Trouble(name: "key refused", status: 403, body: #"{"error": {"code": "API_KEY_INVALID"}}"#),
        Trouble(name: "key missing", status: 403, body: #"{"error": {"code": "API_KEY_MISSING"}}"#),
    ]

    /// One of each kind.
    static let questions: [LookQuestion] = {
        let day = CivilDate(year: 2026, month: 11, day: 3)
        let bill = BillID(congress: Congress(rawValue: 119), kind: .hr, number: 25).map {
            [LookQuestion.bill($0)]
        }
        return (bill ?? []) + [
            .billsOf(bioguide: "A000055"), .stateBills(state: "NC", about: nil),
            .houseFilings(district("TX", 37), on: day), .senateFilings(state: "TX", on: day),
            .filingsNamed("smith"), .filing(id: "H4TX10028"), .place(near: nil), .guide(near: ZIP("78701")),
            .ward,
        ]
    }()

    private let folder = Folder()
    private let web = FakeWeb()
    private let time = Locked(Moment(milliseconds: 1_795_000_000_000))

    private static var withKeys: CivicSettings {
        var settings = CivicSettings()
        settings[GoogleCivic.key] = "g"
        settings[CongressGov.key] = "c"
        settings[OpenStates.key] = "o"
        return settings
    }

    private func looking(_ settings: CivicSettings = withKeys) throws -> (CivicLooking, CivicStore) {
        let store = try CivicStore(directory: folder.path)
        let lookup = Lookup(
            store: store, settings: settings, fetcher: web, clock: Clock { time.withLock { $0 } })
        return (CivicLooking(lookup), store)
    }

    private func show(_ trouble: Trouble) {
        web.fail(trouble.setback)
        web.putEverywhere(trouble.body, status: trouble.status)
    }

    @Test(arguments: troubles, questions)
    func troubleIsAReferralToTheOfficialPage(trouble: Trouble, question: LookQuestion) async throws {
        show(trouble)
        let (looking, _) = try looking()
        let finding = await looking.look(question, at: try address())
        guard case .referred(let referral) = finding.outcome else {
            Issue.record("\(finding.outcome)")
            return
        }
        #expect(referral.official.url.hasPrefix("https://"))
        #expect(!"\(finding)".contains("db-7"))
        // All that is asked one after the other still fits into eight seconds.
        #expect(!web.heard.isEmpty && web.patience.allSatisfy { $0 <= .seconds(8) })
    }

    /// Answers to the questions that are the same for everybody, so that there is something to keep.
    private func putGoodAnswers() {
        web.fail(nil)
        web.putEverywhere("{}", status: 404)
        let bill =
            #"{"congress": 119, "type": "HR", "number": "25", "title": "Fair Tax", "updateDate": "2026-11-20","#
        let action = #" "latestAction": {"actionDate": "2026-11-20", "text": "Introduced in House"}}"#
        web.put("/v3/bill/119/hr/25", #"{"bill": "# + bill + action + "}")
        web.put("/v3/bill/119/hr/25/cosponsors", #"{"cosponsors": []}"#)
        web.put("/v3/bill/119/hr/25/summaries", #"{"summaries": []}"#)
        for list in ["sponsored", "cosponsored"] {
            let name = "\(list)Legislation"
            web.put(
                "/v3/member/A000055/\(list)-legislation", #"{"\#(name)": ["# + bill + action + "]}")
        }
        web.put("/bills", #"{"results": [{"identifier": "SB 1", "title": "A Bird", "session": "2026"}]}"#)
        let row = { (id: String, office: String, district: String) in
            #"{"results": [{"candidate_id": "\#(id)", "name": "ROW, ANN", "office": "\#(office)", "state": "TX","#
                + #" "district": "\#(district)", "district_number": \#(Int(district) ?? 0)}]}"#
        }
        web.put("/v1/candidates/", row("H4TX10028", "H", "37"))
        web.put("/v1/candidates/search/", row("H4TX10028", "H", "37"))
        web.put("/v1/candidate/H4TX10028/", row("H4TX10028", "H", "37"))
    }

    @Test(arguments: troubles)
    func whatWasKeptIsShownWithItsAge(trouble: Trouble) async throws {
        let kept = Self.questions.filter { question in
            if case .senateFilings = question { return false }
            return !question.needsAddress
        }
        let first = time.withLock { $0 }
        do {
            putGoodAnswers()
            let (looking, _) = try looking()
            for question in kept {
                #expect(await looking.look(question, at: nil).outcome == .kept, "\(question)")
            }
        }
        // A day later, in a house that was started anew: nothing is in memory, everything in the archive.
        time.withLock { $0 = $0 + .hours(26) }
        let another = FakeWeb()
        another.fail(trouble.setback)
        another.putEverywhere(trouble.body, status: trouble.status)
        let store = try CivicStore(directory: folder.path)
        let lookup = Lookup(
            store: store, settings: Self.withKeys, fetcher: another, clock: Clock { time.withLock { $0 } })
        for question in kept {
            _ = await CivicLooking(lookup).look(question, at: nil)
            let answer = await store.ask(at: time.withLock { $0 }) { $0.records.looked(question) }
            #expect(answer?.value != nil, "\(question)")
            #expect(answer?.provenance.asOf == first, "\(question)")
        }
    }

    /// The districts are known, and Google is down: that is no answer of Google's.
    @Test func guideThatCannotBeAskedIsSaidToBeSo() async throws {
        web.put(
            "/civicinfo/v2/voterinfo", #"{"error": {"errors": [{"reason": "backendError"}]}}"#, status: 503)
        web.put(
            "/geocoder/geographies/onelineaddress",
            #"{"result": {"addressMatches": [{"addressComponents": {"state": "TX", "zip": "78701"}, "geographies":"#
                + #" {"119th Congressional Districts": [{"GEOID": "4837", "STATE": "48", "CDSESSN": "119"}]}}]}}"#
        )
        let (looking, _) = try looking()
        let finding = await looking.look(.guide(near: ZIP("78701")), at: try address())
        guard case .address(let address) = finding.outcome else {
            Issue.record("\(finding.outcome)")
            return
        }
        #expect(address.reading != nil && !address.hasGuide)
        #expect(address.trouble?.reason == .down)
    }

    @Test(arguments: questions)
    func withoutAKeyNobodyIsAskedInVain(question: LookQuestion) async throws {
        web.putEverywhere("{}", status: 404)
        let (looking, _) = try looking(CivicSettings())
        let finding = await looking.look(question, at: try address())
        switch question {
        case .billsOf, .stateBills:
            #expect(finding.outcome == .referred(Referral(reason: .notSetUp, official: question.official)))
            #expect(web.heard.isEmpty)
        case .bill, .guide, .place, .ward, .houseFilings, .senateFilings, .filingsNamed, .filing:
            // These need no key, or have another source that needs none.
            #expect(!web.heard.isEmpty)
            #expect(!web.heard.contains { $0.contains("/civicinfo/") || $0.contains("/v3/bill") })
        }
    }

    /// A port that takes the connection and says nothing: each question is given up.
    @Test(arguments: questions)
    func silentServerIsGivenUpInTime(question: LookQuestion) async throws {
        let (socket, port) = try SilentServer.listen()
        defer { close(socket) }
        let base = "http://127.0.0.1:\(port)"
        var settings = Self.withKeys
        settings[GoogleCivic.api] = base
        settings[CensusAddresses.api] = base
        settings[OpenStates.api] = base
        settings[CongressGov.api] = base
        settings[GovInfo.files] = base
        settings[OpenFEC.api] = base
        settings[Winnipeg.api] = base
        let lookup = Lookup(
            store: try CivicStore(directory: folder.path), settings: settings,
            fetcher: Fetcher(client: HTTPClient()), patience: .milliseconds(200))
        let finding = await CivicLooking(lookup).look(question, at: try address())
        guard case .referred(let referral) = finding.outcome else {
            Issue.record("\(finding.outcome)")
            return
        }
        #expect(referral.reason == .slow)
    }

    /// A thousand people who list a state's bills, or ten thousand, are one request an hour.
    @Test func manyListsAreOneRequestARefresh() async throws {  // P8
        putGoodAnswers()
        let (looking, store) = try looking()
        let question = LookQuestion.stateBills(state: "NC", about: nil)
        for hour in 1...3 {
            for _ in 0..<(Shared.isFull ? 100 : 10) {
                await withTaskGroup(of: LookOutcome.self) { group in
                    for _ in 0..<100 { group.addTask { await looking.look(question, at: nil).outcome } }
                    for await outcome in group { #expect(outcome == .kept) }
                }
            }
            #expect(web.heard.filter { $0 == "/bills" }.count == hour)
            let now = time.withLock { $0 }
            #expect(await store.ask(at: now) { $0.stateBills(of: "NC").value?.count } == 1)
            time.withLock { $0 = $0 + .minutes(61) }
        }
    }
}
