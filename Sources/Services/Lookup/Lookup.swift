public import Civic
import CivicFacts
import Conversation
public import Store

/// Asks providers on behalf of one person, within eight seconds. What cannot be had comes as a referral to the official
/// page, under which a kept copy is shown with its age; nothing that a provider wrote about its troubles ever gets out.
public struct Lookup: Sendable {
    let store: CivicStore
    let settings: CivicSettings
    let fetcher: any Fetching
    let clock: Clock
    /// The longest that a person waits.
    let patience: Duration
    let bills = SharedLook<BillID, SourcedBill>()
    let memberBills = SharedLook<MemberBills.Question, [Bill]>()
    let filings = SharedLook<FECFilings.Question, [Filing]>()
    let files = SharedLook<String, Filing?>()
    let stateBills = SharedLook<OpenStatesBills.Question, [StateBill]>()

    public init(
        store: CivicStore, settings: CivicSettings, fetcher: any Fetching, clock: Clock = .system,
        patience: Duration = .seconds(8)
    ) {
        self.store = store
        self.settings = settings
        self.fetcher = fetcher
        self.clock = clock
        self.patience = patience
    }

    /// Today in the zone of a ZIP code.
    func today(in zip: ZIP?) -> CivilDate {
        CivilDate(clock.now(), in: Zone(of: zip))
    }

    /// Provenance of something read just now.
    func fresh(_ source: CivicSource, _ official: OfficialLink?) -> Provenance {
        Provenance(source: source, asOf: clock.now(), official: official ?? source.home)
    }

    /// A finding, or why there is none; never later than a share of the patience, all of it where nothing is said.
    func ask<Asked: Source>(
        _ source: Asked.Type, _ question: Asked.Question, share: Double = 1
    ) async -> Result<Asked.Finding, SourceError> {
        let counting = CountingFetcher(fetcher: fetcher, source: source.source, store: store)
        do throws(SourceError) {
            let time = patience * share
            return .success(try await source.ask(question, settings, through: counting, within: time))
        } catch {
            return .failure(error)
        }
    }
}

/// Counts each request to a source, and makes it.
private struct CountingFetcher: Fetching {
    let fetcher: any Fetching
    let source: CivicSource
    let store: CivicStore

    func fetch(_ request: SourceRequest, within time: Duration) async throws(SourceError) -> SourceReply {
        // A full disk costs a count, never an answer.
        try? await store.countRequest(to: source)
        return try await fetcher.fetch(request, within: time)
    }
}
