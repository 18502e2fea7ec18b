import CivicFacts
import Conversation
import Testing

@testable import Store

/// A street address is used for one look-up and is nowhere on the disk, whatever else happens meanwhile.
struct WhisperTests {
    private let bench = Bench()
    private let canary = "canary4711"
    private let rules = Rules(findsPollingPlaces: true)
    private var street: String { "4711 \(canary) Street, Phoenix AZ" }

    /// Dana has asked where to vote, and is asked for her address.
    private func asked() async throws -> Store {
        let store = try bench.open(rules: rules)
        try await store.dana("/start", "85003", "where do I vote")
        return store
    }

    private func takeLooks(_ store: Store) async throws -> [Work] {
        try await store.take(Wish(kinds: [.look], limit: 10), at: .noon)
    }

    @Test func addressIsHandedToItsLookUpAndLeavesNoTrace() async throws {
        let store = try await asked()
        try await store.dana(street)
        #expect(try bench.files(containing: canary) == [])
        let work = try await takeLooks(store)
        guard case .look(let entry, .guide, let address?, _)? = work.first else {
            Issue.record("nothing is looked up")
            return
        }
        #expect(address.line == street)
        #expect(try bench.files(containing: canary) == [])
        let finding = AddressFinding(reading: .noMatch, hasGuide: false)
        _ = try await store.settle([(entry, .looked(LookFinding(.address(finding))))], at: .noon)
        try await store.think()
        let told = try await store.deliverAll()
        #expect(told.contains { $0.words?.contains("Nobody knows that address") == true })
        #expect(try bench.files(containing: canary) == [])
    }

    /// Rows move between pages when many wait: no copy may stay in the gaps.
    @Test(.inAFile) func addressAmongManyMessagesLeavesNoTrace() async throws {
        let store = try await asked()
        try await store.eve(number: 150, from: 0)
        let key = "dana-address"
        try await store.receive(
            Batch(updates: [try Inbound.dana(key, .said(text: street)).raw], cursor: nil), from: .telegram,
            at: .noon)
        try await store.eve(number: 150, from: 150)
        #expect(try bench.files(containing: canary) != [])
        try await store.think()
        #expect(try bench.files(containing: canary) == [])
        #expect(
            try await takeLooks(store).contains { if case .look(_, _, _?, _) = $0 { true } else { false } })
    }

    @Test func wordsThatAreNoAddressLeaveNoTraceEither() async throws {
        let store = try await asked()
        try await store.dana("the house of \(canary)")
        try await store.deliverAll()
        #expect(try bench.files(containing: canary) == [])
    }

    @Test func addressInTheReviewRoomIsNeitherUsedNorKept() async throws {
        let store = try await asked()
        try await store.omar("where", street)
        #expect(try await takeLooks(store).isEmpty)
        #expect(try await store.deliverAll().contains { $0.words?.contains("private chat") == true })
        #expect(try bench.files(containing: canary) == [])
    }

    @Test func afterACrashTheAddressIsAskedForAgain() async throws {
        var store: Store? = try await asked()
        try await store?.dana(street)
        _ = try await store?.deliverAll()
        store = nil
        let next = try bench.open(rules: rules)
        _ = try await next.recover(at: .noon)
        guard case .look(let entry, let question, nil, _)? = try await takeLooks(next).first else {
            Issue.record("the address came back, or the question is gone")
            return
        }
        #expect(question.needsAddress)
        _ = try await next.settle([(entry, .looked(LookFinding(.lost)))], at: .noon)
        try await next.think()
        let told = try await next.deliverAll()
        #expect(told.contains { $0.words?.contains("I lost your address") == true })
        // Nothing is open any more that could answer late.
        #expect(try await takeLooks(next).isEmpty)
    }

    /// The look-up of the address that was sent.
    private func look(_ store: Store) async throws -> EntryID {
        let first = try await takeLooks(store).first
        guard case .look(let entry, _, _, _)? = first else { throw NothingIsLookedUp() }
        return entry
    }

    private struct NothingIsLookedUp: Error {}

    private func find(_ guide: Answer<VoterGuide>, at entry: EntryID, _ store: Store) async throws {
        let finding = LookFinding(.address(AddressFinding(reading: nil, hasGuide: true)), guide: guide)
        _ = try await store.settle([(entry, .looked(finding))], at: .noon)
        try await store.think()
    }

    @Test func guideOfAnAddressIsInMemoryOnly() async throws {
        let store = try await asked()
        try await store.dana(street)
        let entry = try await look(store)
        try await find(Self.guide, at: entry, store)
        #expect(try await store.deliverAll().contains { $0.words?.contains("Secret Hall") == true })
        for table in ["sessions", "inbox", "outbox"] {
            let sql = "SELECT count(*) FROM \(table) WHERE instr(CAST(body AS TEXT), 'Secret Hall') > 0"
            #expect(try await store.number(sql) == 0)
        }
        try await store.dana("close", "where do I vote")
        #expect(try await store.deliverAll().contains { $0.words?.contains("Secret Hall") == true })
        try await store.dana("where do I vote", at: .noon + .hours(1))
        #expect(
            try await store.deliverAll(at: .noon + .hours(1)).allSatisfy {
                $0.words?.contains("Secret Hall") != true
            })
    }

    /// Another ZIP code is another home: the old one's voting place is the worst answer there could be.
    @Test func guideIsOfNoUseAfterAMove() async throws {
        let store = try await asked()
        try await store.dana(street)
        let entry = try await look(store)
        try await store.dana("close", "my zip is 10001")
        // The answer comes when the person has moved already.
        try await find(Self.guide, at: entry, store)
        try await store.dana("where do I vote")
        let told = try await store.deliverAll()
        #expect(told.contains { $0.words?.contains("Send your street address") == true })
        #expect(told.allSatisfy { $0.words?.contains("Secret Hall") != true })
    }

    @Test func aSourceThatIsDownIsSaidToBeSo() async throws {
        let store = try await asked()
        try await store.dana(street)
        guard case .look(let entry, let question, _, _)? = try await takeLooks(store).first else {
            Issue.record("nothing is looked up")
            return
        }
        let place = ResolvedPlace(
            state: "AZ", house: [], divisions: [], resolver: .censusGeocoder, vintages: [],
            resolvedOn: CivilDate(.noon, in: Zone(of: nil)))
        let finding = AddressFinding(
            reading: .found(place), hasGuide: false,
            trouble: Referral(reason: .down, official: question.official))
        _ = try await store.settle([(entry, .looked(LookFinding(.address(finding))))], at: .noon)
        try await store.think()
        let words = try await store.deliverAll().compactMap(\.words)
        #expect(words.contains { $0.contains("I cannot look that up right now.") })
        #expect(words.allSatisfy { !$0.contains("I have no voting place") })
    }

    private static let guide: Answer<VoterGuide> = {
        let day = CivilDate(year: 2027, month: 11, day: 2)
        let election = Election(
            id: "google:1", name: "General", day: day, kind: .general, level: .state,
            division: DivisionID(state: "AZ"), source: .googleCivic)
        let site = VotingSite(
            kind: .pollingPlace, name: "Secret Hall", address: "1 Hall Road", hours: nil, notes: nil,
            first: nil,
            last: nil, isOfficial: true)
        let links = VoterGuide.Links(office: nil, finder: nil, ballot: nil, registration: nil)
        let guide = VoterGuide(
            election: election, otherElections: [], notice: nil, noticeLink: nil, isMailOnly: false,
            sites: [site], contests: [], links: links)
        return Answer(
            guide, from: Provenance(source: .googleCivic, asOf: .noon, official: "https://vote.gov"))
    }()
}

extension OutboxTask {
    fileprivate var words: String? {
        switch self {
        case .post(let message, _), .change(_, let message): message.text
        case .postPhotos, .postFile, .remove, .acknowledge, .vouch, .bill, .answerCheckout: nil
        }
    }
}

extension Store {
    /// Eve says so many things, each long; they wait in the inbox.
    fileprivate func eve(number: Int, from first: Int) throws {
        for index in first..<(first + number) {
            let text = "Eve says \(index) " + String(repeating: "and so on ", count: index % 60)
            let update = try Inbound.eve("eve-\(index)", .said(text: text)).raw
            try receive(Batch(updates: [update], cursor: nil), from: .telegram, at: .noon)
        }
    }
}
