public import CivicFacts
import Conversation
public import Store

/// Look-ups as the house asks for them: what is the same for everybody is kept in the archive, where the next one who
/// asks finds it; what belongs to an address goes back to who asked, and nowhere else.
public struct CivicLooking: Looking {
    private let lookup: Lookup

    public init(_ lookup: Lookup) { self.lookup = lookup }

    public func look(_ question: LookQuestion, at address: StreetAddress?) async -> LookFinding {
        switch question {
        case .place(let zip): await place(address, near: zip)
        case .guide(let zip): await guide(address, near: zip)
        case .ward: await ward(address)
        case .bill, .billsOf, .stateBills, .houseFilings, .senateFilings, .filingsNamed, .filing:
            await keep(await lookup.answer(question), question)
        }
    }

    private func keep(_ looked: Looked<LookedValue>, _ question: LookQuestion) async -> LookFinding {
        switch looked {
        case .referred(let referral): return LookFinding(.referred(referral))
        case .answered(let answer):
            do {
                try await lookup.store.keep(answer, of: question)
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
