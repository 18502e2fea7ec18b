import CivicFacts
import Testing

@testable import Conversation
@testable import Understanding

/// What buttons carry: small, private to nobody, and never trusted.
@Suite struct TokenTests {
    private static let plain: [Choice] = [
        .skip, .done, .yes, .no, .back, .cancel, .undo, .close, .startReport, .showMine, .showFeed, .showHelp,
        .showInfo,
        .showPrivacy, .chooseLanguage, .changeZIP, .typeAgain, .removePhoto, .usePlace, .zipHome, .now,
        .today,
        .earlier, .send, .change, .addPhoto, .shareLocation, .resume, .discard, .older, .newer, .addLate,
        .newReport,
        .wasQuestion, .removeAdded, .askDelete, .delete, .language(.spanish), .notAsked, .guess(.polling),
    ]

    private static let feed: [Choice] = {
        let id = ReportID(rawValue: .max)
        let longest = SaveTarget(.candidate, String(repeating: "k", count: 36)) ?? SaveTarget(id)
        let about: [Choice] = [
            .item(id), .like(id), .unlike(id), .why(id), .share(id), .photos(id), .comments(id), .comment(id),
        ]
        let kept: [Choice] = [SaveTarget(id), longest].flatMap {
            [.save($0), .unsave($0), .openSaved($0), .openLive($0)] as [Choice]
        }
        let plain: [Choice] = [
            .filter, .kinds, .moreFeedKinds, .allKinds, .showProfile, .showLiked, .showSaved, .showSettings,
            .chooseChart, .notices(isOn: true), .notices(isOn: false), .stopReport, .stopAll,
        ]
        let areas = FeedArea.allCases.map { Choice.area($0) }
        let kinds = ReportKind.allCases.map { Choice.only($0) }
        let styles = ChartStyle.allCases.map { Choice.chart($0) }
        return about + kept + plain + areas + kinds + styles
    }()

    private static let races: [RaceID] = {
        let longest = RaceID.key(of: "Fort Rouge - East Fort Garry and more")
        let district = HouseDistrict(state: "TX", number: 37)
        return district.map { [.house($0, year: 2026)] } ?? []
            + [.guide(499), .senate(state: "GA", year: 2026), .city(.mayor, area: nil, ward: nil)]
            + [.city(.councillor, area: longest, ward: nil), .city(.trustee, area: longest, ward: "5")]
    }()

    private static let choices: [Choice] = {
        let id = ReportID(rawValue: .max)
        let question = QuestionID(report: id, number: 3)
        let about: [Choice] = [
            .open(id), .withdraw(id), .note(id), .answer(question), .skipQuestion(question),
            .pick(QuestionPick(question: question, number: 9)),
        ]
        let fields = Choice.Field.allCases.map { Choice.field($0) }
        let bill = [BillID(congress: Congress(rawValue: 119), kind: .sconres, number: 99_999)].compactMap(
            \.self)
        let facts: [Choice] =
            [.election("fec:2026-11-03:TX:H:37:G"), .representative("00000000-0000-4000-8000-000000000001")]
            + [
                .billsOf("S900001"), .more, .less, .filters, .refresh, .line, .secondZIP, .dropSecondZIP,
                .cityCouncil, .follows, .unfollowAll, .remindToRegister,
            ]
            + bill.flatMap { [.bill($0), .sponsors($0), .follow($0), .unfollow($0)] }
            + [.stateBill(state: "AZ", number: "SB 113"), .level(nil)] + BillLevel.allCases.map { .level($0) }
            + [.bills(.latest), .bills(.passed), .bills(.new), .cityRaces, .howTopics]
            + races.flatMap { [.race($0), .runner($0, "2026-101"), .files($0, "12")] } + [
                .filing("H4TX10028")
            ]
            + HowTopic.allCases.map { .how($0) }
            + [.calendarFile(nil), .calendarFile("fec:2026-11-03:TX:H:37:G")]
            + [.remind("fec:2026-11-03:TX:H:37:G"), .remindOff("fec:2026-11-03:TX:H:37:G"), .remindersOff]
            + [.remindBefore(90), .remindAt(23)]
            + ["2026-12"].compactMap(CivilMonth.init).map { .month($0) }
            + AddressPurpose.allCases.map { .address($0) }
            + Features.wishes.values.filter { $0.door != nil }.map { .topic($0.intent) }
        return plain + feed + facts + fields + ReportKind.allCases.map { Choice.kind($0) }
            + about
    }()

    @Test(arguments: choices) func choicesComeBackAsTheyWent(choice: Choice) {
        let token = ChoiceToken(choice, turn: 123_456)
        #expect(ChoiceToken(text: token.text) == token)
        #expect(token.text.utf8.count <= 64)
    }

    @Test func cardActionsComeBackAsTheyWent() {
        let faces: [CardFace] = [
            .actions, .reasons, .bans, .questions, .retractions, .whyBan1, .whyBan7, .whyBan30,
        ]
        let actions: [any Action] =
            Actions.onReports.compactMap { $0.init(argument: nil) }
            + [GroupReport(leader: ReportID(rawValue: .max))] + faces.map { TurnCard(face: $0) }
            + faces.flatMap { $0.menu.choices }
            + [
                OpenPhoto(number: 10), PublishPhoto(number: 7), PublishPhoto(number: 2, showsPeople: true),
                HidePhoto(number: 3), BlackOut(number: 1),
            ]
            + ReadyQuestions().all.map { AskReady(number: 6, $0) } + [AskReporter(number: 7)]
        for action in actions {
            let token = CardToken(report: ReportID(rawValue: .max), version: 999_999, action: action)
            #expect(CardToken(text: token.text) == token)
            #expect(token.text.utf8.count <= 64)
        }
    }

    @Test func bulkTokensComeBackAsTheyWent() {
        let order = BulkOrder(
            by: AccountID(rawValue: 1), reason: .copied, reports: [], until: Moment(milliseconds: .max))
        for verb in BulkToken.Verb.allCases {
            let token = BulkToken(verb, of: order)
            #expect(BulkToken(text: token.text) == token && token.text.utf8.count <= 64)
        }
        for text in ["b1", "b1.0.go", "b1.-1.go", "b1.zz.approve", "b1.zz.go.go", "m1.zz.go"] {
            #expect(BulkToken(text: text) == nil)
        }
    }

    @Test func noTwoDeedsShareACodeCommandOrSign() {
        for said in [Actions.onReports.map { $0.code }, Actions.commands] {
            #expect(Set(said).count == said.count)
        }
        // A mark is set and taken away with one sign, and so is the name of a place.
        let signs = Actions.onReports.map { $0.sign } + [CallNext.sign]
        #expect(Set(signs).count == signs.count - 2)
    }
}
