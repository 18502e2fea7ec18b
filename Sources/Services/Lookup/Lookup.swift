public import Civic
public import CivicFacts
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
    private let shared = SharedLook()

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

    /// An answer that is the same for everybody, from the first provider that is set up for such questions.
    public func answer(_ question: LookQuestion) async -> Looked<LookedValue> {
        let now = clock.now()
        return await shared.look(question, at: now) {
            for provider in Providers.all {
                guard let finding = await provider.answer(question, asking: self) else { continue }
                let origin = Provenance(source: provider.source, asOf: now, official: question.official)
                switch finding {
                case .success(.known(let value)): return .answered(Answer(value, from: origin))
                case .success(.absent(let absence)): return .answered(Answer(absence, from: origin))
                case .failure(.notSetUp): continue
                case .failure(let setback):
                    return .referred(Referral(reason: setback.reason, official: question.official))
                }
            }
            return .referred(Referral(reason: .notSetUp, official: question.official))
        }
    }

    /// Today in the zone of a ZIP code.
    func today(in zip: ZIP?) -> CivilDate { CivilDate(clock.now(), in: Zone(of: zip)) }

    /// Provenance of something read just now.
    func fresh(_ source: CivicSource, _ official: OfficialLink?) -> Provenance {
        Provenance(source: source, asOf: clock.now(), official: official ?? source.home)
    }
}

extension Lookup: Asking {
    public func ask<Asked: Source>(
        _ source: Asked.Type, _ question: Asked.Question
    ) async -> Result<Asked.Finding, SourceError> {
        await ask(source, question, share: 1)
    }

    /// A finding, or why there is none; never later than a share of the patience.
    func ask<Asked: Source>(
        _ source: Asked.Type, _ question: Asked.Question, share: Double
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
