internal import Charities
internal import CivicFacts
internal import Understanding

/// A page about an introduction: closed when that ends.
protocol MeetingsPage: GiftPage {}

/// The next words are the one sentence that another giver may read.
struct MeetingAskPage: GiftPage {
    static let name = "give.sentence"
    static let manner = Manner.takesAnyWords

    let gift: GiftSource

    func told(_ view: View) -> Prompt {
        guard let post = gift.post(showingAmount: false, view) else {
            return view.prompt([view.text(GiftPostWords.gone)])
        }
        let values: [Slot: String] = [
            .name: post.name, .max: "\(Limits.sentenceCharacters)", .n: "\(Limits.meetingDays)",
        ]
        return view.prompt([view.text(MeetingWords.ask, values), view.text(MeetingWords.how, values)])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        let intent = Intent(said.plain)
        guard intent != .cancel, intent != .back, !said.plain.text.isEmpty else { return false }
        MeetingDialog.send(said.text, about: gift, &visit)
        return true
    }
}

/// How the introduction stands, and the other's sentence once there is one.
struct MeetingPage: MeetingsPage {
    static let name = "give.meeting"

    func told(_ view: View) -> Prompt {
        switch MeetingState(view) {
        case .none, .refused: return view.prompt([view.text(MeetingWords.none)], [[.showGiving]])
        case .ended: return view.prompt([view.text(MeetingWords.ended)], [[.stopMeeting]])
        case .waiting(let own): return prompt(MeetingWords.waiting, of: own, view)
        case .searching(let own): return prompt(MeetingWords.searching, of: own, view)
        case .met(let own, let other, let until):
            let head = view.text(MeetingWords.met, [.name: own.gift?.name ?? ""])
            return view.prompt(
                [head] + Quotation.of(other.publicText)
                    + [view.text(MeetingWords.rules, [.when: view.times.date(until)])],
                [[.writeLetter], [.stopMeeting, .reportMeeting]])
        }
    }

    private func prompt(_ wording: MeetingWords, of own: Report, _ view: View) -> Prompt {
        view.prompt(
            [view.text(wording, [.name: own.gift?.name ?? ""])] + Quotation.of(own.publicText),
            [[.stopMeeting]])
    }
}

/// The next words go to the other giver.
struct LetterPage: MeetingsPage {
    static let name = "give.letter"
    static let manner = Manner.takesAnyWords

    func told(_ view: View) -> Prompt {
        guard case .met = MeetingState(view) else { return view.prompt([view.text(MeetingWords.ended)]) }
        return view.prompt([view.text(MeetingWords.letterAsk, [.max: "\(Limits.commentCharacters)"])])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        let intent = Intent(said.plain)
        guard intent != .cancel, intent != .back, !said.plain.text.isEmpty else { return false }
        LetterDialog.send(said.text, &visit)
        return true
    }
}

/// Asks for the sentence, or shows how the introduction stands.
struct MeetGiver: ThingPress {
    static let face = Face.forever("gim", MeetingWords.labelMeet)
    let thing: GiftSource
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        MeetingDialog.open(about: thing, &visit)
    }
}

/// Writes to the other.
struct WriteLetter: PlainPress {
    static let face = Face.forever("giw", MeetingWords.labelWrite)
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        FactsDialog.show(LetterPage(), over: [MeetingPage()], &visit)
    }
}

/// Ends it.
struct StopMeeting: PlainPress {
    static let face = Face.forever("gix", MeetingWords.labelStop)
    func press(_ visit: inout Visit) { MeetingDialog.stop(&visit) }
}

/// Ends it, and has moderators look at what the other wrote.
struct ReportMeeting: PlainPress {
    static let face = Face.forever("gir", MeetingWords.labelReport)
    func press(_ visit: inout Visit) { MeetingDialog.report(&visit) }
}

extension Choice {
    static func meetGiver(_ thing: GiftSource) -> Choice { Choice(MeetGiver(thing: thing)) }
    static let writeLetter = Choice(WriteLetter())
    static let stopMeeting = Choice(StopMeeting())
    static let reportMeeting = Choice(ReportMeeting())
}
