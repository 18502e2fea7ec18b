import CivicFacts
import Conversation
import FoundationEssentials
import Locks
import Services
import Store

/// Providers that know the sample data, for stages: they answer at once, or not at all.
struct SampleSources: Sendable {
    /// How the providers are.
    enum Mood: Sendable {
        /// Nobody is set up, as in a house without keys.
        case off
        case up, down
    }

    let mood: Mood
    let now: Moment

    /// What is the same for everybody; nil for what belongs to an address, and where nobody answers.
    func shared(_ question: LookQuestion) -> Answer<LookedValue>? {
        guard mood == .up else { return nil }
        let congress = Provenance(source: .congressGov, asOf: now, official: question.official)
        switch question {
        case .bill(let id):
            return SampleBills.whole(id).map { Answer(.bill($0), from: congress) }
                ?? Answer(.none, from: congress)
        case .billsOf(let member):
            let bills = SampleBills.all.filter { bill in
                (bill.sponsors + bill.cosponsors).contains { $0.member == member }
            }
            return bills.isEmpty ? Answer(.none, from: congress) : Answer(.bills(bills), from: congress)
        case .stateBills(let state, let words):
            let origin = Provenance(source: .openStates, asOf: now, official: question.official)
            let bills = state == "AZ" ? SampleBills.ofArizona : []
            let found = bills.filter { words.map($0.title.lowercased().contains) ?? true }
            return found.isEmpty ? Answer(.none, from: origin) : Answer(.stateBills(found), from: origin)
        case .houseFilings, .senateFilings, .filingsNamed:
            let origin = Provenance(source: .openFEC, asOf: now, official: question.official)
            let people = SampleCandidates.filed(for: question)
            let isByName = if case .filingsNamed = question { true } else { false }
            return people.isEmpty
                ? Answer(isByName ? .none : .notYetPublished, from: origin)
                : Answer(.filings(people), from: origin)
        case .filing(let id):
            let origin = Provenance(source: .openFEC, asOf: now, official: question.official)
            return SampleCandidates.filing(id).map { Answer(.filing($0), from: origin) }
                ?? Answer(.none, from: origin)
        case .place, .guide, .ward: return nil
        }
    }

    /// What comes back where nothing shared is kept.
    func finding(_ question: LookQuestion, at address: StreetAddress?) -> LookFinding {
        switch mood {
        case .off: LookFinding(.referred(Referral(reason: .notSetUp, official: question.official)))
        case .down: LookFinding(.referred(Referral(reason: .down, official: question.official)))
        case .up:
            switch (question, address) {
            case (.place, let address?): LookFinding(.address(SampleAddresses.finding(address, false)))
            case (.guide, let address?):
                LookFinding(
                    .address(SampleAddresses.finding(address, true)),
                    guide: SampleAddresses.guide(address, now))
            case (.ward, let address?): LookFinding(.ward(SampleAddresses.ward(address)))
            case (_, _): LookFinding(.referred(Referral(reason: .notSetUp, official: question.official)))
            }
        }
    }
}

/// The same for the whole house: shared answers go into its archive.
struct SampleLooking: Looking {
    let directory: String
    let world: Locked<StageWorld>

    func look(_ question: LookQuestion, at address: StreetAddress?) async -> LookFinding {
        let sources = world.withLock { SampleSources(mood: $0.sources, now: $0.now) }
        guard let answer = sources.shared(question), let archive = try? CivicStore(directory: directory)
        else { return sources.finding(question, at: address) }
        try? await archive.countRequest(to: answer.provenance.source)
        try? await archive.keep(answer, of: question)
        return LookFinding(.kept)
    }
}
