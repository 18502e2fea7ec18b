public import CivicFacts
import Conversation
public import Store

/// Look-ups as the house asks for them: what is the same for everybody is kept in the archive, where the next one who
/// asks finds it; what belongs to an address goes back to who asked, and nowhere else.
public struct CivicLooking: Looking {
    private let lookup: Lookup

    public init(_ lookup: Lookup) {
        self.lookup = lookup
    }

    public func look(_ question: LookQuestion, at address: StreetAddress?) async -> LookFinding {
        switch question {
        case .bill(let id): await keep(await lookup.bill(id), question, LookedValue.bill)
        case .billsOf(let member): await keep(await lookup.bills(of: member), question, LookedValue.bills)
        case .stateBills(let state, let words):
            await keep(
                await lookup.stateBills(of: state, about: words), question, LookedValue.stateBills)
        case .houseFilings(let district, let day):
            await keep(await lookup.houseFilings(in: district, on: day), question, LookedValue.filings)
        case .senateFilings(let state, let day):
            await keep(await lookup.senateFilings(in: state, on: day), question, LookedValue.filings)
        case .filingsNamed(let words):
            await keep(await lookup.filings(named: words), question, LookedValue.filings)
        case .filing(let id): await keep(await lookup.filing(id), question, LookedValue.filing)
        case .place(let zip): await place(address, near: zip)
        case .guide(let zip): await guide(address, near: zip)
        case .ward: await ward(address)
        }
    }

    private func keep<Value: Sendable>(
        _ looked: Looked<Value>, _ question: LookQuestion, _ value: @Sendable (Value) -> LookedValue
    ) async -> LookFinding {
        switch looked {
        case .referred(let referral): return LookFinding(.referred(referral))
        case .answered(let answer):
            do {
                try await lookup.store.keep(answer.map(value), of: question)
                return LookFinding(.kept)
            } catch {
                // A full disk: what cannot be kept cannot be shown.
                return LookFinding(.referred(Referral(reason: .down, official: question.official)))
            }
        }
    }

    private func place(_ address: StreetAddress?, near zip: ZIP?) async -> LookFinding {
        guard let address else { return LookFinding(.lost) }
        switch await lookup.place(address, near: zip) {
        case .referred(let referral): return LookFinding(.referred(referral))
        case .answered(let answer):
            return LookFinding(.address(AddressFinding(reading: answer.value, hasGuide: false)))
        }
    }

    /// The guide, and beside it the districts: either may be missing.
    private func guide(_ address: StreetAddress?, near zip: ZIP?) async -> LookFinding {
        guard let address else { return LookFinding(.lost) }
        async let first = lookup.guide(address, place: CivicPlace(zip: zip))
        async let second = lookup.place(address, near: zip)
        let (guide, place) = (await first, await second)
        let reading = place.answer?.value
        guard let answer = guide.answer else {
            guard let reading, let referral = guide.referral else {
                return LookFinding(guide.referral.map(LookOutcome.referred) ?? .lost)
            }
            // A house without a key has no guides: that is no failure.
            let trouble = referral.reason == .notSetUp ? nil : referral
            return LookFinding(
                .address(AddressFinding(reading: reading, hasGuide: false, trouble: trouble)))
        }
        switch answer.content {
        case .known(.notAnAddress) where reading == nil: return LookFinding(.notAnAddress)
        case .known(.guide(let guide)):
            return LookFinding(
                .address(AddressFinding(reading: reading, hasGuide: true)),
                guide: Answer(guide, from: answer.provenance))
        case .known(.notAnAddress), .absent:
            return LookFinding(.address(AddressFinding(reading: reading, hasGuide: false)))
        }
    }

    private func ward(_ address: StreetAddress?) async -> LookFinding {
        guard let address else { return LookFinding(.lost) }
        switch await lookup.ward(address) {
        case .referred(let referral): return LookFinding(.referred(referral))
        case .answered(let answer): return LookFinding(.ward(answer.value ?? .noMatch))
        }
    }
}

extension Lookup {
    /// What a member put forward and what the member joined, the latest update first; the newer age of the two.
    func bills(of bioguide: String) async -> Looked<[Bill]> {
        async let own = bills(of: bioguide, asSponsor: true)
        async let joined = bills(of: bioguide, asSponsor: false)
        let (first, second) = (await own, await joined)
        guard let answer = first.answer ?? second.answer else { return first }
        var seen: Set<BillID> = []
        let all = [first.answer?.value, second.answer?.value].compactMap(\.self).flatMap(\.self)
            .filter { seen.insert($0.id).inserted }.sorted { $0.updated > $1.updated }
        return .answered(
            all.isEmpty ? Answer(.none, from: answer.provenance) : Answer(all, from: answer.provenance))
    }
}
