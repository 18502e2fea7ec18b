import Charities
import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Every invariant can fail: each is shown a step as the engine makes it, and the same step broken.
@Suite struct InvariantTests {
    private func expect(
        _ invariant: any Invariant, isContentWith step: Transition, butNotWith broken: Transition
    ) {
        #expect(invariant.fault(in: step) == nil, "\(invariant.name)")
        #expect(invariant.fault(in: broken) != nil, "\(invariant.name)")
    }

    private func expect(_ invariant: any Invariant, isContentWith world: World, butNotWith broken: World) {
        #expect(invariant.fault(at: world) == nil, "\(invariant.name)")
        #expect(invariant.fault(at: broken) != nil, "\(invariant.name)")
    }

    @Test func allHaveNamesAndSentences() {
        let numbers = Invariants.all.map { $0.name.prefix { $0 != " " } }
        #expect(numbers == (1...24).map { "I\($0)" })
        #expect(Invariants.all.allSatisfy { $0.sentence.hasSuffix(".") })
    }

    @Test func silenceIsFound() throws {
        var steps = try Steps("/start")
        let step = try steps.says("hello")
        expect(NeverSilent(), isContentWith: step, butNotWith: step.broken(deliveries: []))
        let idle = try steps.take(.dana(.idleTimer, "idle", .woke, line: ""))
        expect(
            NeverSilent(), isContentWith: idle,
            butNotWith: idle.broken(deliveries: idle.saying(Message(text: "Boo"))))
    }

    @Test func dialogWithoutEndIsFound() throws {
        let steps = try Steps("/start", "30310", "my reports")
        // Two cancels close a page and throw a draft away; what is stuck deeper is a dead end.
        #expect(NoDeadEnd().fault(at: steps.world) == nil)
        let stuck = steps.world.changing { $0.mutedUntil = steps.world.now + .days(1) }
        #expect(NoDeadEnd().fault(at: stuck) != nil)
    }

    @Test(arguments: [Input.Kind.help, .emergency, .language])
    func answerThatMovesTheDialogIsFound(kind: Input.Kind) throws {
        var steps = try Steps.atConfirmation()
        let words = [Input.Kind.help: "help", .emergency: "shots fired", .language: "español"]
        let step = try steps.says(try #require(words[kind]), as: kind)
        expect(PureAnswers(), isContentWith: step, butNotWith: step.broken { $0.draft?.step = .what })
        expect(PureAnswers(), isContentWith: step, butNotWith: step.broken { $0.misses += 1 })
    }

    @Test func vanishedDraftIsFound() throws {
        var steps = try Steps.atConfirmation()
        let step = try steps.says("my reports")
        expect(DraftsStay(), isContentWith: step, butNotWith: step.broken { $0.draft = nil })
        expect(DraftsStay(), isContentWith: step, butNotWith: step.broken { $0.draft?.pieces = [] })
        let cancelled = try steps.take(Steps.says("/cancel"))
        let again = try steps.take(Steps.says("/cancel"))
        #expect(DraftsStay().fault(in: cancelled) == nil)
        expect(DraftsStay(), isContentWith: again, butNotWith: again.broken { $0.parked = [] })
    }

    @Test func reportSentWithoutItsWordsIsFound() throws {
        var steps = try Steps.atConfirmation()
        let step = try steps.says("send")
        expect(DraftsStay(), isContentWith: step, butNotWith: step.broken(changes: []))
    }

    @Test func photoThatIsNeitherKeptNorDroppedIsFound() throws {
        var steps = try Steps("/start", "30310")
        let source = PhotoSource(platform: .matrix, reference: "photo")
        _ = try steps.take(
            .dana(.photo, "photo", .sentPhoto(source: source, album: nil, caption: nil), line: ""))
        let step = try steps.says("hello")
        expect(DraftsStay(), isContentWith: step, butNotWith: step.broken { $0.draft?.photos = [] })
    }

    @Test func fourthAskIsFound() throws {
        let world = try Steps("/start", "00000", "00000").world
        #expect(world.session.misses == 2)
        expect(NoFourthAsk(), isContentWith: world, butNotWith: world.changing { $0.misses = 3 })
    }

    @Test func questionThatChangesIsFound() throws {
        var steps = try Steps("/start", "30310")
        let step = try steps.says("/report")
        let shown = try #require(step.told.last)
        let other = Message(text: shown.text, rows: [[Button(label: "Other", token: "c1.1.skip")]])
        expect(AskedAgain(), isContentWith: step, butNotWith: step.broken(deliveries: step.saying(other)))
        let words = Message(text: "Hm?", rows: shown.rows)
        expect(AskedAgain(), isContentWith: step, butNotWith: step.broken(deliveries: step.saying(words)))
    }

    @Test func messageBeyondALimitIsFound() throws {
        var steps = try Steps("/start")
        let step = try steps.says("hello")
        let button = Button(label: "Yes", token: "c1.1.yes")
        let tooMuch = [
            Message(text: String(repeating: "é", count: 4_097)), Message(text: ""),
            Message(text: "Which?", rows: [Array(repeating: button, count: 9)]),
            Message(text: "Which?", rows: [[Button(label: "", token: "c1.1.yes")]]),
            Message(text: "Which?", rows: [[Button(label: "Yes", token: String(repeating: "c", count: 65))]]),
        ]
        for message in tooMuch {
            expect(
                WithinLimits(), isContentWith: step,
                butNotWith: step.broken(deliveries: step.saying(message)))
        }
        let many = (0..<4).flatMap { step.saying(Message(text: "\($0)")) }
        expect(WithinLimits(), isContentWith: step, butNotWith: step.broken(deliveries: many))
    }

    @Test func questionThatDiffersByLanguageIsFound() throws {
        let world = try Steps("/start").world
        #expect(SameInBothLanguages().fault(at: world) == nil)
        let questions = Language.allCases.compactMap { world.question(in: $0) }
        #expect(SameInBothLanguages.fault(among: questions) == nil)
        #expect(SameInBothLanguages.fault(among: [questions[0]]) != nil)
        #expect(SameInBothLanguages.fault(among: [questions[0], questions[0]]) != nil)
        let other = Message(text: questions[1].text, rows: [])
        #expect(SameInBothLanguages.fault(among: [questions[0], other]) != nil)
    }

    @Test func repeatThatDoesSomethingIsFound() throws {
        var steps = try Steps.atConfirmation()
        let step = try steps.says("send")
        expect(OnceIsEnough(), isContentWith: step, butNotWith: step.broken(repeated: step.turn))
        // The draft is still there after sending: the second press sends it again.
        let draft = step.session.draft
        let twice = step.broken {
            $0.draft = draft
            $0.offered = [.send]
        }
        expect(OnceIsEnough(), isContentWith: step, butNotWith: twice)
    }

    @Test func oldButtonThatActsIsFound() throws {
        var steps = try Steps.atConfirmation()
        let step = try steps.take(
            Steps.press(.cancel, turn: steps.world.session.turn - 1, as: .oldButton))
        expect(StaleIsHarmless(), isContentWith: step, butNotWith: step.broken { $0.draft = nil })
        let account = try #require(step.after.dana)
        expect(
            StaleIsHarmless(), isContentWith: step,
            butNotWith: step.broken(changes: [.reachable(account, false)]))
        expect(StaleIsHarmless(), isContentWith: step, butNotWith: step.broken { $0.zip = ZIP("85001") })
    }

    @Test func numberOfAnOlderPromptIsFound() throws {
        var steps = try Steps("/start", "30310")
        let step = try steps.says("1", as: .number)
        expect(StaleIsHarmless(), isContentWith: step, butNotWith: step.broken { $0.draft = nil })
    }

    @Test func buttonOfAnOlderQuestionIsFound() throws {
        var steps = try Steps.afterSending()
        let report = try #require(steps.world.ownReports.first).id
        let first = try steps.asks("Which door?")
        let token = ChoiceToken(.skipQuestion(QuestionID(report: report, number: 1)), turn: 0).text
        _ = try steps.take(.dana(.button, "skip", .tapped(token: token, callback: nil), line: ""))
        let second = try steps.asks("Which door?")
        expect(
            StaleIsHarmless(), isContentWith: second,
            butNotWith: second.broken(deliveries: first.turn.deliveries))
    }

    @Test func leakIsFound() throws {
        var steps = try Steps.afterSending()
        let step = try steps.says("hello")
        for word in ["Omar", "Ines", "@ines:home", NoLeak.secret] {
            expect(
                NoLeak(), isContentWith: step,
                butNotWith: step.broken(deliveries: step.saying(Message(text: "It was \(word)."))))
        }
        let toIt = Order.say(message: Message(text: "Psst"), to: AccountID(rawValue: 1))
        expect(NoLeak(), isContentWith: step, butNotWith: step.broken(deliveries: [Delivery(toIt)]))
        let card = Order.showCard(report: ReportID(rawValue: 2), message: Message(text: "By Dana"))
        expect(NoLeak(), isContentWith: step, butNotWith: step.broken(deliveries: [Delivery(card)]))
    }

    @Test func traceThatWouldStayIsFound() throws {  // R1
        var steps = try Steps.afterSending()
        let step = try steps.says("hello")
        let message = Message(text: "The \(NoLeak.secret) room")
        let room = RoomID(platform: .telegram, id: "review")
        for about: [ReportID]? in [nil, []] {
            let order = Order.announce(message: message, in: room, replyTo: nil, about: about)
            expect(KnownTraces(), isContentWith: step, butNotWith: step.broken(deliveries: [Delivery(order)]))
        }
        let brief = Delivery(.brief(message: message))
        expect(KnownTraces(), isContentWith: step, butNotWith: step.broken(deliveries: [brief]))
    }

    @Test func questionThatIsSentUnseenIsFound() throws {
        var steps = try Steps.atConfirmation()
        let step = try steps.says("do i have to stay in line", as: .intent)
        let swallowed = step.broken {
            $0.draft?.pieces.append(Piece(text: "do i have to stay in line", message: nil))
        }
        expect(QuestionsAreQuoted(), isContentWith: step, butNotWith: swallowed)
    }

    @Test func keptAddressIsFound() throws {
        var steps = try Steps("/start", "30310", "where do I vote")
        let step = try steps.says("12 zebra Street, Phoenix")
        #expect(step.turn.address != nil)
        let kept = Overlay(
            IsAnswerPage(id: ReportID(rawValue: 1), text: "12 zebra Street"), since: step.before.now)
        expect(AddressesVanish(), isContentWith: step, butNotWith: step.broken { $0.overlay = kept })
        let said = step.saying(Message(text: "I look for 12 zebra Street."))
        expect(AddressesVanish(), isContentWith: step, butNotWith: step.broken(deliveries: said))
    }

    @Test func givingInDangerIsFound() throws {
        var steps = try Steps(
            "/start", "30310", "donate to direct relief", "$5", "there is a man with a gun here")
        let step = try steps.says("he is still here")
        let open = Overlay(GivingPage(), since: step.before.now)
        expect(NoGivingInDanger(), isContentWith: step, butNotWith: step.broken { $0.overlay = open })
        expect(
            NoGivingInDanger(), isContentWith: step,
            butNotWith: step.broken { $0.giving = GivingMemory().joined(with: Self.promise) })
        var post = try #require(Steps.afterSending().world.ownReports.first)
        post.gift = try GiftPost(
            organisation: #require(OrganisationID("amf")), name: "Somebody", amount: nil, isByWord: true)
        expect(
            NoGivingInDanger(), isContentWith: step,
            butNotWith: step.broken(changes: [.keep(post, because: .sent)]))
    }

    private static let promise: GivingMemory = {
        var memory = GivingMemory()
        guard let id = OrganisationID("amf") else { return memory }
        memory.pledges = [
            Pledge(
                number: 1, day: CivilDate(days: 20_000), organisation: id, name: "Somebody",
                amount: Money(500, .usd))
        ]
        return memory
    }()

    @Test func guessThatWritesIsFound() throws {
        var steps = try Steps("/start", "30310")
        let step = try steps.says("delete my data", as: .intent)
        let account = try #require(step.after.dana)
        expect(
            GuessesNeverWrite(), isContentWith: step,
            butNotWith: step.broken(changes: [.endBan(of: account, at: step.before.now)]))
    }

    @Test func sessionThatComesBackAsAnotherIsFound() throws {
        let world = try Steps.atConfirmation().world
        #expect(RoundTrip().fault(at: world) == nil)
        #expect(RoundTrip.fault(in: world.session) { _ in Session() } != nil)
        #expect(RoundTrip.fault(in: world.session) { _ in nil } != nil)
    }

    @Test func stateThatWasNeverPromisedIsFound() throws {
        let world = try Steps.atConfirmation().world
        #expect(KnownStates().fault(at: world) == nil)
        #expect(KnownStates(promised: ["home"]).fault(at: world) != nil)
    }

    @Test func reportOfABannedPersonIsFound() throws {
        var steps = try Steps.afterSending()
        _ = try steps.omar("ban.1")
        let step = try steps.says("hello")
        let report = try #require(step.after.ownReports.first)
        for deed in [Deed.sent, .noted, .photoAdded] {
            expect(
                BanAndDeleteWin(), isContentWith: step,
                butNotWith: step.broken(changes: [.keep(report, because: deed)]))
        }
    }

    @Test func wordsThatOutliveTheirDeletionAreFound() throws {
        var steps = try Steps.afterSending()
        let report = try #require(steps.world.ownReports.first)
        _ = try steps.says("delete my data")
        let deletion = try steps.says("yes delete")
        #expect(deletion.isForgetting)
        #expect(BanAndDeleteWin().fault(in: deletion) == nil)
        let step = try steps.says("hello")
        expect(
            BanAndDeleteWin(), isContentWith: step,
            butNotWith: step.broken(deliveries: step.saying(Message(text: report.text))))
        expect(
            BanAndDeleteWin(), isContentWith: step,
            butNotWith: step.broken(changes: [.keep(report, because: .noted)]))
    }

    @Test func secondQuestionIsFound() throws {
        var steps = try Steps("/start", "30310")
        let step = try steps.says("/report")
        expect(
            OneQuestion(), isContentWith: step,
            butNotWith: step.broken(deliveries: step.turn.deliveries + step.turn.deliveries))
        expect(OneQuestion(), isContentWith: step, butNotWith: step.broken { $0.offered = [.send] })
        let card = Delivery(.showCard(report: ReportID(rawValue: 2), message: Message(text: "2")))
        expect(
            OneQuestion(), isContentWith: step,
            butNotWith: step.broken(deliveries: step.turn.deliveries + [card, card]))
    }

    @Test func messageOrQuestionTwiceInARowIsFound() throws {
        var steps = try Steps("/start", "30310", "/report")
        let step = try steps.says("help")
        let told = try #require(step.before.told?.message)
        let question = Message(text: "Hm?\n" + told.text, rows: told.rows)
        for message in [told, question] {
            expect(
                NeverTwiceInARow(), isContentWith: step,
                butNotWith: step.broken(deliveries: step.saying(message)))
        }
    }

    @Test func alarmThatNoRoomHearsIsFound() throws {
        var steps = try Steps("/start", "30310")
        let step = try steps.says("there is a man with a gun here", as: .emergency)
        expect(
            AlarmsAreShown(), isContentWith: step, butNotWith: step.broken(changes: [], deliveries: []))
        expect(AlarmsAreShown(), isContentWith: step, butNotWith: step.broken { $0.draft?.headsUp = nil })
        let report = try #require(step.turn.session.draft?.headsUp?.report)
        let leak = Delivery(.showCard(report: report, message: Message(text: step.before.canary)))
        expect(
            AlarmsAreShown(), isContentWith: step,
            butNotWith: step.broken(deliveries: step.turn.deliveries + [leak]))
        let cancelled = try steps.says("cancel")
        expect(
            AlarmsAreShown(), isContentWith: cancelled,
            butNotWith: cancelled.broken(session: { $0.parked = [] }, changes: [], deliveries: []))
    }
}
