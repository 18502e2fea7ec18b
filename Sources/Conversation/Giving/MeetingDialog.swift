internal import CivicFacts

/// Introductions: both givers ask for one, each with a sentence that moderators check; they are put together when one of
/// them is looked after, and parted when a week is over, one of them stops it, reports it or is gone.
enum MeetingDialog {
    /// `/introduction`
    static func command(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        FactsDialog.show(MeetingPage(), over: [], &visit)
    }

    static func open(about gift: GiftSource, _ visit: inout Visit) {
        let state = MeetingState(visit.view)
        if case .ended(let own) = state {
            end(own, &visit)
        } else if state.own != nil {
            return FactsDialog.show(MeetingPage(), over: [], &visit)
        }
        FactsDialog.show(MeetingAskPage(gift: gift), over: [gift.page], &visit)
    }

    /// The sentence goes the way of a post.
    static func send(_ text: String, about gift: GiftSource, _ visit: inout Visit) {
        guard var about = gift.post(showingAmount: false, visit.view) else { return visit.askAgain() }
        guard let words = GiftPostDialog.taken(text, most: Limits.sentenceCharacters, &visit) else {
            return visit.keepButtons()
        }
        guard ReportDialog.mayAdd(&visit) else { return }
        about.meeting = GiftMeeting()
        var sentence = GiftPostDialog.report(
            of: words, about: about, photo: nil, message: visit.inbound.message, visit)
        visit.say(MeetingWords.sent, [.code: sentence.id.description])
        Posting.post(&sentence, isPatient: false, &visit)
        visit.change(.keep(sentence, because: .sent))
        visit.session.gifts.meeting = sentence.id
        visit.session.gifts.meetingAt = visit.anHourLater
        FactsDialog.show(MeetingPage(), over: [], &visit)
    }

    // MARK: While it goes on

    /// Looks for the other, tells who was found, ends what is over; never at night, over a report or after words of danger.
    static func tend(_ visit: inout Visit) {
        guard let at = visit.session.gifts.meetingAt, at <= visit.now else { return }
        guard visit.facts.rules.giving != .off else { return visit.session.gifts.meetingAt = nil }
        let silent = visit.session.wantsNotices ? nil : visit.anHourLater
        if let later = silent ?? visit.laterForGiving { return visit.session.gifts.meetingAt = later }
        switch MeetingState(visit.view) {
        case .none, .refused: forget(&visit)
        case .waiting: visit.session.gifts.meetingAt = visit.anHourLater
        case .searching(let own): search(own, &visit)
        case .met(_, _, let until) where visit.session.gifts.isMet == true:
            visit.session.gifts.meetingAt = until
        case .met: tell(&visit)
        case .ended(let own) where visit.session.gifts.isMet == true:
            if own.gift?.meeting?.isOverTold != true { visit.say(MeetingWords.ended) }
            end(own, &visit)
        case .ended(let own):
            // It was over before this one heard of it.
            part(own, &visit)
            visit.session.gifts.meetingAt = visit.anHourLater
        }
    }

    private static func tell(_ visit: inout Visit) {
        visit.session.gifts.isMet = true
        FactsDialog.show(MeetingPage(), over: [], &visit)
        if case .met(_, _, let until) = MeetingState(visit.view) { visit.session.gifts.meetingAt = until }
    }

    private static func search(_ own: Report, _ visit: inout Visit) {
        guard visit.now.since(own.sentAt) < .days(Int64(Limits.searchDays)) else {
            end(own, &visit)
            return visit.say(MeetingWords.nobody)
        }
        guard let other = partner(for: own, visit) else {
            return visit.session.gifts.meetingAt = visit.anHourLater
        }
        let until = visit.now + .days(Int64(Limits.meetingDays))
        for (sentence, with) in [(own, other), (other, own)] {
            var joined = sentence
            joined.gift?.meeting = GiftMeeting(with: with.id, until: until)
            visit.change(.turn(joined))
        }
        tell(&visit)
    }

    /// Whose sentence has waited longest, of another person who can be written to.
    private static func partner(for own: Report, _ visit: Visit) -> Report? {
        guard let organisation = own.gift?.organisation else { return nil }
        let records = visit.facts.records
        let person = records.person(of: visit.facts.account)
        let all = records.sentences(on: organisation, at: visit.now, limit: Limits.sentencesRead)
        return all.first { other in
            guard other.id != own.id, other.gift?.meeting?.with == nil,
                records.person(of: other.author) != person, records.ban(of: other.author) == nil,
                let session = records.session(of: other.author)
            else { return false }
            return session.gifts.meeting == other.id && session.wantsNotices
        }
    }

    // MARK: Its end

    static func stop(_ visit: inout Visit) {
        let state = MeetingState(visit.view)
        guard let own = state.own else { return decline(&visit) }
        if case .met(_, var other, _) = state, LetterDialog.isReachable(other.author, visit) {
            Decisions.tell(other, MeetingWords.ended, [:], after: .zero, &visit)
            other.gift?.meeting?.isOverTold = true
            visit.change(.turn(other))
        }
        leave(own, saying: .stopped, &visit)
    }

    /// The other's sentence goes back to the moderators, with what its giver wrote last.
    static func report(_ visit: inout Visit) {
        guard case .met(let own, var other, _) = MeetingState(visit.view) else { return decline(&visit) }
        other.gift?.meeting?.isReported = true
        other.reopen(as: .waiting)
        other.firstApproval = nil
        visit.change(.recall(tag: other.id.decisionTag))
        Posting.postAnew(&other, because: .reopened, &visit)
        leave(own, saying: .reported, &visit)
    }

    private static func decline(_ visit: inout Visit) {
        forget(&visit)
        visit.answer(MeetingWords.none)
    }

    private static func leave(_ own: Report, saying wording: MeetingWords, _ visit: inout Visit) {
        end(own, &visit)
        visit.say(wording)
        if visit.session.page is any MeetingsPage { visit.session.overlay = nil }
        visit.askAgain()
    }

    /// Nothing is left of the sentence and of what was written.
    private static func end(_ own: Report, _ visit: inout Visit) {
        WithdrawDialog.clear(own, because: .withdrawn, &visit)
        forget(&visit)
    }

    private static func forget(_ visit: inout Visit) {
        var gifts = visit.session.gifts
        (gifts.meeting, gifts.meetingAt, gifts.isMet) = (nil, nil, nil)
        visit.session.gifts = gifts
    }

    /// Nobody is with it any more.
    private static func part(_ own: Report, _ visit: inout Visit) {
        var alone = own
        alone.gift?.meeting = GiftMeeting()
        visit.change(.turn(alone))
    }
}
