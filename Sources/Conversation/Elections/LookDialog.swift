internal import CivicFacts

/// Look-ups that came back, or did not.
enum LookDialog {
    /// An answer came; one that nobody waits for any more changes nothing.
    static func hear(_ outcome: LookOutcome, number: Int, _ visit: inout Visit) {
        guard let look = visit.session.memory.look, look.number == number, look.failure == nil else { return }
        visit.session.memory.look = nil
        let isOpen = visit.session.overlay?.page == look.page
        visit.endsWait = isOpen && isNewest(look, visit)
        switch outcome {
        case .address(let finding): AddressDialog.found(finding, for: look.page, isOpen: isOpen, &visit)
        case .notAnAddress: if isOpen { visit.say(AddressWords.unread) }
        case .lost: if isOpen { visit.say(AddressWords.lost) }
        case .referred(let referral): visit.session.memory.look = look.failed(referral)
        case .ward(let reading): if isOpen { CandidateDialog.found(reading, &visit) }
        case .kept: break
        }
        if isOpen { visit.askAgain() }
    }

    /// Nobody answered in time.
    static func giveUp(_ visit: inout Visit) {
        guard let look = visit.session.memory.look, look.failure == nil, look.until <= visit.now else {
            return
        }
        let referral = Referral(reason: .slow, official: look.question.official)
        visit.session.memory.look = look.failed(referral)
        guard visit.session.overlay?.page == look.page else { return }
        visit.endsWait = isNewest(look, visit)
        visit.askAgain()
    }

    /// Nothing was asked since the look-up began: "One moment" is the last that was said.
    private static func isNewest(_ look: PendingLook, _ visit: Visit) -> Bool {
        visit.session.turn == look.number + 1
    }
}
