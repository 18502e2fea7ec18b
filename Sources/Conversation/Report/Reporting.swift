internal import Understanding

/// What is asked beside the questions of a report, which the draft keeps.
enum Reporting: Feature {
    static let pages: [any Page.Type] = [
        AddedPage.self, AsidePage.self, MissingPage.self, HerePage.self, ReturningPage.self, LatePage.self,
        AnswerPage.self,
        IsAnswerPage.self,
    ]
    static let choices: [any Press.Type] = [
        StartReport.self, NewReport.self, Done.self, RemovePhoto.self, UsePlace.self, ZIPHome.self,
        Now.self, Today.self, Earlier.self, Send.self, ChangeReport.self, ChangeField.self,
        ChooseKind.self, AddPhoto.self, Resume.self, Discard.self, AddLate.self, WasQuestion.self,
        RemoveAdded.self, ShareLocation.self, AnswerQuestion.self, PickAnswer.self,
        SkipQuestion.self,
    ]
    static let wishes = [
        Wish(.startReport, .startWork, follow: LateDialog.startReport)
    ]
    static let commands = [VoterCommand(names: ["report", "reportar"], follow: ReportWishes.command)]
}

/// A point on the map came out of the blue: is something wrong there?
struct HerePage: Page {
    static let name = "rep.here"
    static let formerly: String? = "here"
    static let manner = Manner.asks

    let spot: Place

    private enum CodingKeys: String, CodingKey { case spot = "_0" }

    func prompt(_ view: View) -> Prompt {
        Prompt(view.words.text(ReportWords.pointIs, [.place: spot.words]), [[.yes, .no]])
    }

    func decide(_ isYes: Bool, _ visit: inout Visit) {
        isYes ? PointDialog.startReport(at: spot, &visit) : visit.close()
    }
}

/// A draft was found again: go on, or throw it away?
struct ReturningPage: Page {
    static let name = "rep.back"
    static let formerly: String? = "returning"
    static let manner = Manner.asks

    func prompt(_ view: View) -> Prompt {
        let session = view.session
        let when =
            session.idleDraft.map { view.times.dateAndHour(session.parked[$0].draft.startedAt) } ?? ""
        return Prompt(view.words.text(DraftWords.back, [.when: when]), [[.resume, .discard]])
    }
}

/// Photos or words came after the report was sent: add them, or start another report?
struct LatePage: Page {
    static let name = "rep.late"
    static let formerly: String? = "latePhotos"
    static let manner = Manner.holdsWords

    let id: ReportID
    let photos: [DraftPhoto]
    var said: [Piece]?

    private static let dones = Phrases.lateDones.words

    func prompt(_ view: View) -> Prompt {
        let words = view.words
        let what =
            switch photos.count {
            case 0: words.text(LateWords.this)
            case _ where said?.isEmpty == false: words.text(LateWords.all)
            case 1: words.text(PhotoWords.one)
            default: words.text(PhotoWords.many, [.n: "\(photos.count)"])
            }
        return Prompt(
            words.text(LateWords.ask, [.n: what, .code: id.description]), [[.addLate, .newReport]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        if said.plain.isOne(of: Self.dones) {
            Choice.addLate.act(&visit)
            return true
        }
        guard let reading = BelongingReading(said.plain, to: id) else { return false }
        (reading == .same ? Choice.addLate : .newReport).act(&visit)
        return true
    }
}

/// The next words answer the moderator's question about this report.
struct AnswerPage: Page {
    static let name = "mod.answer"
    static let formerly: String? = "answer"
    static let manner = Manner.takesAnyWords

    let id: ReportID

    var ownReport: ReportID? { id }

    func prompt(_ view: View) -> Prompt {
        let skip = view.facts.records.report(id).map { [Choice.skipQuestion($0.newestQuestion)] } ?? []
        return Prompt(view.words.text(QuestionWords.ask, [.code: id.description]), [skip + [.back]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard !said.plain.text.isEmpty, !QuestionDialog.isForTheBot(said.text, said.plain) else {
            return false
        }
        QuestionDialog.answer(id, with: .words(text: said.text), &visit)
        return true
    }
}

/// A moderator's question is open and words came: are they the answer?
struct IsAnswerPage: Page {
    static let name = "mod.is_it"
    static let formerly: String? = "isAnswer"
    static let manner = Manner.holdsWords

    let id: ReportID
    let text: String
    /// What was being appealed when the words came, if anything was.
    var appeal: ReportID?

    var ownReport: ReportID? { id }
    var variant: String { appeal == nil ? "" : "appeal" }

    func prompt(_ view: View) -> Prompt {
        Prompt(view.words.text(QuestionWords.isAnswer, [.code: id.description]), [[.yes, .no]])
    }

    func decide(_ isYes: Bool, _ visit: inout Visit) {
        guard !isYes else { return QuestionDialog.answer(id, with: .words(text: text), &visit) }
        OverlayAnswers.hearAnew(text, appealing: appeal, &visit)
    }

    /// What nobody said was for the moderator is not lost.
    func missed(_ visit: inout Visit) {
        visit.miss(HelpWords.lost, HelpWords.lostAgain) {
            OverlayAnswers.hearAnew(text, appealing: appeal, &$0)
        }
    }
}
