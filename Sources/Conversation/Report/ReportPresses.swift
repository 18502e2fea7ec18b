extension Choice {
    public static let startReport = Choice(StartReport())
    public static let newReport = Choice(NewReport())
    public static let done = Choice(Done())
    public static let removePhoto = Choice(RemovePhoto())
    public static let usePlace = Choice(UsePlace())
    public static let zipHome = Choice(ZIPHome())
    public static let now = Choice(Now())
    public static let today = Choice(Today())
    public static let earlier = Choice(Earlier())
    public static let send = Choice(Send())
    public static let change = Choice(ChangeReport())
    public static func field(_ thing: Choice.Field) -> Choice { Choice(ChangeField(thing: thing)) }
    public static func kind(_ thing: ReportKind) -> Choice { Choice(ChooseKind(thing: thing)) }
    public static let resume = Choice(Resume())
    public static let discard = Choice(Discard())
    public static let addLate = Choice(AddLate())
    public static let addPhoto = Choice(AddPhoto())
    public static let wasQuestion = Choice(WasQuestion())
    public static let removeAdded = Choice(RemoveAdded())
    public static let shareLocation = Choice(ShareLocation())
    public static func answer(_ thing: QuestionID) -> Choice { Choice(AnswerQuestion(thing: thing)) }
    public static func pick(_ thing: QuestionPick) -> Choice { Choice(PickAnswer(thing: thing)) }
    public static func skipQuestion(_ thing: QuestionID) -> Choice { Choice(SkipQuestion(thing: thing)) }
}

/// Begins a report.
struct StartReport: PlainPress {
    static let face = Face.forever("rep", CommonLabels.startReport)
    func press(_ visit: inout Visit) { LateDialog.startReport(&visit) }
}

/// What came late begins a report of its own.
struct NewReport: PlainPress {
    static let face = Face.once("newr", ReportLabels.newReport)
    func press(_ visit: inout Visit) { LateDialog.startReport(&visit) }
}

/// On with what there is.
struct Done: PlainPress {
    static let face = Face.once("done", CommonLabels.done)
    func press(_ visit: inout Visit) { ReportChoices.leave(&visit) }
}

/// Takes the last photo out.
struct RemovePhoto: PlainPress {
    static let face = Face.once("rmph", ReportLabels.removePhoto)
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { PhotoDialog.removeLast(&$0) } }
}

/// The home ZIP code is the place.
struct UsePlace: PlainPress {
    static let face = Face.once("here")

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.usePlace, [.place: ""]) }
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { PlaceDialog.usePlaceOfZIP(&$0) } }
}

/// The ZIP code of the report's place is the home's, too.
struct ZIPHome: PlainPress {
    static let face = Face.once("zhome", ReportLabels.zipHome)
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { PlaceDialog.moveHome(&$0) } }
}

/// It happens now.
struct Now: PlainPress {
    static let face = Face.once("now", ReportLabels.now)
    func press(_ visit: inout Visit) {
        ReportChoices.change(&visit) { ReportChoices.set(.now(at: $0.now), &$0) }
    }
}

/// It happened today.
struct Today: PlainPress {
    static let face = Face.once("today", ReportLabels.today)
    func press(_ visit: inout Visit) {
        ReportChoices.change(&visit) { ReportChoices.set(.today(at: $0.now), &$0) }
    }
}

/// It happened before today.
struct Earlier: PlainPress {
    static let face = Face.once("early", ReportLabels.earlier)
    func press(_ visit: inout Visit) {
        ReportChoices.change(&visit) { ReportChoices.set(.earlier(at: $0.now), &$0) }
    }
}

/// Sends the report.
struct Send: PlainPress {
    static let face = Face.once("send", ReportLabels.send)
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { ReportKeeping.send(&$0) } }
}

/// Where photos go.
struct AddPhoto: PlainPress {
    static let face = Face.once("addph", ReportLabels.addPhoto)
    func press(_ visit: inout Visit) {
        ReportChoices.change(&visit) { visit in
            visit.say(LastLookWords.photoHere, [.max: "\(Limits.photos)"])
            visit.ask(Prompt.pending(visit.view).wordless)
        }
    }
}

/// How a point on the map is sent.
struct ShareLocation: PlainPress {
    static let face = Face.once("point", ReportLabels.shareLocation)
    func press(_ visit: inout Visit) {
        visit.say(LateWords.howToShare)
        // Half an hour later something else may be asked.
        let asksPlace = visit.session.page is MissingPage || visit.session.draft?.step == .place
        asksPlace ? visit.ask(Prompt.pending(visit.view).wordless) : visit.askAgain()
    }
}

/// Which part to change.
struct ChangeReport: PlainPress {
    static let face = Face.once("chg", ReportLabels.change)
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { ReportDialog.go(to: .edit, &$0) } }
}

/// Changes one part of the report.
struct ChangeField: ThingPress {
    static let face = Face.once("edit")
    let thing: Choice.Field

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { ReportChoices.revise(thing, &$0) } }
}

/// What kind of trouble it is.
struct ChooseKind: ThingPress {
    static let face = Face.once("kind")
    let thing: ReportKind

    func label(_ words: Catalogue) -> String { words.text(Catalogue.phrase(of: thing)) }
    func press(_ visit: inout Visit) { ReportChoices.choose(thing, &visit) }
}

/// Goes on with the report that was put aside.
struct Resume: PlainPress {
    static let face = Face.forever("go", ReportLabels.resume)
    func press(_ visit: inout Visit) { ReturningDialog.goOn(&visit) }
}

/// Throws it away.
struct Discard: PlainPress {
    static let face = Face.once("drop", ReportLabels.discard)
    func press(_ visit: inout Visit) { ReturningDialog.discard(&visit) }
}

/// What came late joins the report that was sent.
struct AddLate: PlainPress {
    static let face = Face.once("addl", ReportLabels.addLate)
    func press(_ visit: inout Visit) { LateDialog.add(&visit) }
}

/// Answers a moderator.
struct AnswerQuestion: ThingPress {
    static let face = Face.forever("ans", QuestionWords.labelAnswer)
    let thing: QuestionID
    func press(_ visit: inout Visit) { QuestionDialog.open(thing, &visit) }
}

/// Answers with one of the choices that the question came with.
struct PickAnswer: ThingPress {
    static let face = Face.forever("pick")
    let thing: QuestionPick

    /// What it reads is known by the question.
    func label(_ words: Catalogue) -> String { "\(thing.number)" }
    func press(_ visit: inout Visit) { QuestionDialog.pick(thing, &visit) }
}

extension Choice {
    /// The same below its question.
    func label(of question: ModeratorQuestion, _ words: Catalogue) -> String {
        (press as? PickAnswer).map { question.choice($0.thing.number, in: words) } ?? label(words)
    }
}

/// Has no answer for them.
struct SkipQuestion: ThingPress {
    static let face = Face.forever("skipq", QuestionWords.labelSkip)
    let thing: QuestionID
    func press(_ visit: inout Visit) { QuestionDialog.skip(thing, &visit) }
}
