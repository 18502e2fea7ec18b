internal import CivicFacts
internal import Understanding

/// Getting to know each other: where the voter lives, and which language to speak.
enum Meeting: Feature {
    static let pages: [any Page.Type] = [
        ZIPPage.self, ZIPConfirmPage.self, ZIPDoubtPage.self, ZIPWhichPage.self, LanguagePage.self,
    ]
    static let choices: [any Press.Type] = [
        ChooseLanguage.self, SpeakLanguage.self, ChangeZIP.self, TypeAgain.self, PickZIP.self,
    ]
    static let wishes = [
        Wish(.language, .set, commands: ["language", "idioma"], leavesQuestion: false) {
            $0.open(LanguagePage())
        },
        Wish(.english, .set, commands: ["english"], leavesQuestion: false) {
            LanguageDialog.choose(.english, &$0)
        },
        Wish(.spanish, .set, commands: ["espanol"], leavesQuestion: false) {
            LanguageDialog.choose(.spanish, &$0)
        },
        Wish(.changeZIP, .set, follow: ZIPDialog.open),
    ]
    static let commands = [VoterCommand(names: ["zip"], follow: ZIPDialog.command)]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        ZIPDialog.hearCanadian(said.text, said.plain, &visit)
    }
}

extension Intent {
    static let language: Intent = "settings.language"
    static let english: Intent = "settings.english"
    static let spanish: Intent = "settings.spanish"
    static let changeZIP: Intent = "settings.zip"
}

/// The ZIP question, at first contact or from the settings. At first contact it stands behind the other door: to say
/// what is wrong.
struct ZIPPage: Page {
    static let name = "onb.zip"
    static let formerly: String? = "zip"
    static let manner = Manner.asks

    func prompt(_ view: View) -> Prompt {
        let session = view.session
        let others = Language.allCases.filter { $0 != session.language }.map { Choice.language($0) }
        if let zip = view.zipToldBefore {
            return Prompt(
                view.words.text(ZIPWords.askOfReport, [.zip: zip.digits]), [[.pickZIP(zip)], [.skip]])
        }
        guard !session.isOnboarded else { return Prompt(view.words.text(ZIPWords.ask), [[.skip]]) }
        let words = session.opensDoors ? ZIPWords.doors : ZIPWords.ask
        return Prompt(view.words.text(words), [[.startReport], [.skip] + others])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let zip = visit.view.zipToldBefore, let answer = YesNoReading(said.plain) else {
            return ZIPDialog.hear(said.text, said.plain, &visit)
        }
        answer == .yes ? ZIPDialog.set(zip, &visit) : ZIPDialog.skip(&visit)
        return true
    }

    func missed(_ visit: inout Visit) { ZIPDialog.missed(&visit) }
    func skip(_ visit: inout Visit) { ZIPDialog.skip(&visit) }
}

extension View {
    /// Who has no home ZIP code may have named one for the report that is open, or that was just sent.
    fileprivate var zipToldBefore: ZIP? {
        guard session.zip == nil, session.memory.canada == nil else { return nil }
        return session.zipOfReport
            ?? session.lastSent.flatMap { facts.records.report($0.report)?.place.zip }
    }
}

/// "Did you mean this ZIP?"
struct ZIPConfirmPage: Page {
    static let name = "onb.zip_confirm"
    static let formerly: String? = "zipConfirm"
    static let manner = Manner.asks

    let zip: ZIP

    func prompt(_ view: View) -> Prompt {
        let place = zip.named(in: view.session.language)
        return Prompt(view.words.text(ZIPWords.confirm, [.place: place]), [[.yes, .no]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool { ZIPDialog.hear(said.text, said.plain, &visit) }

    func decide(_ isYes: Bool, _ visit: inout Visit) {
        isYes ? ZIPDialog.set(zip, &visit) : ZIPDialog.askAnew(&visit)
    }

    func missed(_ visit: inout Visit) { ZIPDialog.missed(&visit) }
    func skip(_ visit: inout Visit) { ZIPDialog.skip(&visit) }
    func back(_ visit: inout Visit) { visit.open(ZIPPage()) }
}

/// "I do not know 20000. Is it right?"
struct ZIPDoubtPage: Page {
    static let name = "onb.zip_doubt"
    static let manner = Manner.asks

    let zip: ZIP

    func prompt(_ view: View) -> Prompt {
        Prompt(view.words.text(ZIPWords.doubt, [.zip: zip.digits]), [[.yes, .typeAgain]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool { ZIPDialog.hear(said.text, said.plain, &visit) }

    func decide(_ isYes: Bool, _ visit: inout Visit) {
        isYes ? ZIPDialog.set(zip, &visit) : ZIPDialog.askAnew(&visit)
    }

    func missed(_ visit: inout Visit) { ZIPDialog.missed(&visit) }
    func skip(_ visit: inout Visit) { ZIPDialog.skip(&visit) }
    func back(_ visit: inout Visit) { visit.open(ZIPPage()) }
}

/// Several codes were given: which one is home?
struct ZIPWhichPage: Page {
    static let name = "onb.zip_which"
    static let manner = Manner.asks

    let zips: [ZIP]

    func prompt(_ view: View) -> Prompt {
        Prompt(view.words.text(ZIPWords.which), zips.map { [.pickZIP($0)] } + [[.skip]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool { ZIPDialog.hear(said.text, said.plain, &visit) }
    func missed(_ visit: inout Visit) { ZIPDialog.missed(&visit) }
    func skip(_ visit: inout Visit) { ZIPDialog.skip(&visit) }
    func back(_ visit: inout Visit) { visit.open(ZIPPage()) }
}

/// Which language to speak.
struct LanguagePage: Page {
    static let name = "set.lang"
    static let formerly: String? = "language"

    func prompt(_ view: View) -> Prompt {
        Prompt(view.words.text(LanguageWords.ask), [Language.allCases.map { .language($0) }, [.close]])
    }
}

extension Page {
    /// A ZIP code is asked for.
    var asksZIP: Bool {
        self is ZIPPage || self is ZIPConfirmPage || self is ZIPDoubtPage || self is ZIPWhichPage
    }
}

extension Session {
    /// Nothing has been asked for yet: it may be a problem, or answers for a place.
    var opensDoors: Bool { !isOnboarded && wanted == nil }
}
