extension Choice {
    public static let startReport = Choice(StartReport())
    public static let newReport = Choice(NewReport())
    public static let done = Choice(Done())
    public static let removePhoto = Choice(RemovePhoto())
    public static let usePlace = Choice(UsePlace())
    public static let zipOnce = Choice(ZIPOnce())
    public static let zipHome = Choice(ZIPHome())
    public static let now = Choice(Now())
    public static let today = Choice(Today())
    public static let earlier = Choice(Earlier())
    public static let send = Choice(Send())
    public static let change = Choice(ChangeReport())
    public static func field(_ thing: Choice.Field) -> Choice { Choice(ChangeField(thing: thing)) }
    public static func kind(_ thing: ReportKind) -> Choice { Choice(ChooseKind(thing: thing)) }
    public static let moreKinds = Choice(MoreKinds())
    public static let resume = Choice(Resume())
    public static let discard = Choice(Discard())
    public static let addLate = Choice(AddLate())
    public static let answerNow = Choice(AnswerNow())
    public static let addToReport = Choice(AddToReport())
    public static func answer(_ thing: QuestionID) -> Choice { Choice(AnswerQuestion(thing: thing)) }
    public static func skipQuestion(_ thing: QuestionID) -> Choice { Choice(SkipQuestion(thing: thing)) }
}

/// Begins a report.
struct StartReport: PlainPress {
    static let code = "rep"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.startReport) }
    func press(_ visit: inout Visit) { LateDialog.startReport(&visit) }
}

/// What came late begins a report of its own.
struct NewReport: PlainPress {
    static let code = "newr"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.newReport) }
    func press(_ visit: inout Visit) { LateDialog.startReport(&visit) }
}

/// On with what there is.
struct Done: PlainPress {
    static let code = "done"

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.done) }
    func press(_ visit: inout Visit) { ReportChoices.leave(&visit) }
}

/// Takes the last photo out.
struct RemovePhoto: PlainPress {
    static let code = "rmph"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.removePhoto) }
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { PhotoDialog.removeLast(&$0) } }
}

/// The home ZIP code is the place.
struct UsePlace: PlainPress {
    static let code = "here"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.usePlace, [.place: ""]) }
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { PlaceDialog.usePlaceOfZIP(&$0) } }
}

/// The ZIP code is for this report alone.
struct ZIPOnce: PlainPress {
    static let code = "zonce"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.zipOnce) }
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { ReportDialog.advance(&$0) } }
}

/// It is the new home, too.
struct ZIPHome: PlainPress {
    static let code = "zhome"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.zipHome) }
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { PlaceDialog.moveHome(&$0) } }
}

/// It happens now.
struct Now: PlainPress {
    static let code = "now"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.now) }
    func press(_ visit: inout Visit) {
        ReportChoices.change(&visit) { ReportChoices.set(.now(at: $0.now), &$0) }
    }
}

/// It happened today.
struct Today: PlainPress {
    static let code = "today"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.today) }
    func press(_ visit: inout Visit) {
        ReportChoices.change(&visit) { ReportChoices.set(.today(at: $0.now), &$0) }
    }
}

/// It happened before today.
struct Earlier: PlainPress {
    static let code = "early"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.earlier) }
    func press(_ visit: inout Visit) {
        ReportChoices.change(&visit) { ReportChoices.set(.earlier(at: $0.now), &$0) }
    }
}

/// Sends the report.
struct Send: PlainPress {
    static let code = "send"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.send) }
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { ReportKeeping.send(&$0) } }
}

/// Which part to change.
struct ChangeReport: PlainPress {
    static let code = "chg"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.change) }
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { ReportDialog.go(to: .edit, &$0) } }
}

/// Changes one part of the report.
struct ChangeField: ThingPress {
    static let code = "edit"
    let thing: Choice.Field

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { ReportChoices.change(&visit) { ReportChoices.revise(thing, &$0) } }
}

/// What kind of trouble it is.
struct ChooseKind: ThingPress {
    static let code = "kind"
    let thing: ReportKind

    func label(_ words: Catalogue) -> String { words.text(Catalogue.phrase(of: thing)) }
    func press(_ visit: inout Visit) { ReportChoices.choose(thing, &visit) }
}

/// The other kinds.
struct MoreKinds: PlainPress {
    static let code = "kinds"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.moreKinds) }
    func press(_ visit: inout Visit) { ReportChoices.turnKinds(&visit) }
}

/// Goes on with the report that was put aside.
struct Resume: PlainPress {
    static let code = "go"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.resume) }
    func press(_ visit: inout Visit) { ReturningDialog.goOn(&visit) }
}

/// Throws it away.
struct Discard: PlainPress {
    static let code = "drop"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.discard) }
    func press(_ visit: inout Visit) { ReturningDialog.discard(&visit) }
}

/// What came late joins the report that was sent.
struct AddLate: PlainPress {
    static let code = "addl"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.addLate) }
    func press(_ visit: inout Visit) { LateDialog.add(&visit) }
}

/// The words were a question.
struct AnswerNow: PlainPress {
    static let code = "ansn"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.answerNow) }
    func press(_ visit: inout Visit) { OverlayAnswers.settleQuestion(isAnswered: true, &visit) }
}

/// They are part of the report.
struct AddToReport: PlainPress {
    static let code = "addr"

    func label(_ words: Catalogue) -> String { words.text(ReportLabels.addToReport) }
    func press(_ visit: inout Visit) { OverlayAnswers.settleQuestion(isAnswered: false, &visit) }
}

/// Answers a moderator.
struct AnswerQuestion: ThingPress {
    static let code = "ans"
    static let isForever = true
    let thing: QuestionID

    func label(_ words: Catalogue) -> String { words.text(QuestionWords.labelAnswer) }
    func press(_ visit: inout Visit) { QuestionDialog.open(thing, &visit) }
}

/// Has no answer for them.
struct SkipQuestion: ThingPress {
    static let code = "skipq"
    static let isForever = true
    let thing: QuestionID

    func label(_ words: Catalogue) -> String { words.text(QuestionWords.labelSkip) }
    func press(_ visit: inout Visit) { QuestionDialog.skip(thing, &visit) }
}
