public import CivicFacts
internal import Understanding

/// A question and its possible answers. It depends on the session alone, so it can always be asked again.
struct Prompt: Equatable {
    let text: String
    let rows: [[Choice]]
    /// Labels that a choice alone does not tell, such as a person's name.
    let labels: [Choice: String]
    /// See `Message.figure`.
    let figure: String?
    let picture: Picture?
    /// The text without what is said above it in passing.
    let asked: String

    init(
        _ text: String, _ rows: [[Choice]] = [], labels: [Choice: String] = [:], figure: String? = nil,
        picture: Picture? = nil, asked: String? = nil
    ) {
        self.text = text
        self.asked = asked ?? text
        self.figure = figure
        self.picture = picture
        self.rows = rows.filter { !$0.isEmpty }
        self.labels = labels
    }

    var choices: [Choice] { rows.flatMap(\.self) }

    /// The same with a line above it; one in passing makes no other question of it.
    func under(_ line: String?, inPassing: Bool = false) -> Prompt {
        guard let line else { return self }
        return Prompt(
            text.isEmpty ? line : "\(line)\n\(text)", rows, labels: labels, figure: figure,
            picture: picture, asked: inPassing ? asked : "\(line)\n\(asked)")
    }

    /// The buttons as shown in a turn.
    func buttons(turn: Int, session: Session) -> [[Button]] {
        let words = Catalogue(session.language)
        return rows.map { row in
            row.map {
                Button(
                    label: labels[$0] ?? $0.label(words),
                    token: ChoiceToken($0, turn: turn).text)
            }
        }
    }

    /// The question that waits for an answer: the overlay's, else the draft's, else the home menu without words.
    static func pending(_ view: View) -> Prompt {
        if let page = view.session.page {
            let prompt = page.prompt(view)
            return view.session.guess == nil ? prompt : prompt.asGuess
        }
        if let draft = view.session.draft { return DraftPrompt(session: view.session, draft: draft).prompt }
        return home
    }

    /// The same buttons without the words.
    var wordless: Prompt { Prompt("", rows, labels: labels) }

    /// What can be done when nothing is open.
    static let home = Prompt("", [[.startReport], [.showInfo, .showFeed], [.showMine, .showHelp]])

    /// All that can be asked about voting: five doors, behind which lies the rest.
    static func info(in language: Language) -> Prompt {
        let words = Catalogue(language)
        let doors: [(Intent, any Wording)] = [
            (.calendar, DateWords.labelCalendar), (.guide, RaceWords.labelGuide),
            (.elections, ElectionWords.labelElections),
            (.representatives, HomeWords.infoRepresentatives), (.bills, HomeWords.infoBills),
        ]
        let labels = doors.map { (Choice.topic($0.0), words.text($0.1)) }
        let choices = labels.map(\.0)
        return Prompt(
            "", [Array(choices[0..<2]), Array(choices[2..<4]), Array(choices[4...])],
            labels: Dictionary(labels) { first, _ in first })
    }
}

extension Session {
    /// "30310, Atlanta, Georgia" for the home ZIP, nil without one.
    var placeOfZIP: String? { zip?.named(in: language) }

    /// The ZIP code that a report is likely about: its place's, the one its words name, else the home ZIP code. Its
    /// clocks are those by which the report's hours are read and told.
    var zipOfReport: ZIP? { draft?.place?.zip ?? draft?.namedZIP ?? zip }

    /// The ZIP code that a report is likely about with its state, as on the button that takes it.
    var placeOfReport: String? { zipOfReport?.named(in: language) }

    /// The time of the earliest thing that this session waits for; nil if it waits for nothing.
    public var wakeAt: Moment? {
        var moments: [Moment] = parked.map { $0.at + Limits.draftLife }
        if let heldCard { moments.append(heldCard.at) }
        if let photoReply { moments.append(photoReply.due) }
        if let look = civic?.look, look.failure == nil { moments.append(look.until) }
        // Money is no notice.
        if let end = giving?.invoiceEnds { moments.append(end) }
        if wantsNotices { moments += Features.all.compactMap { $0.wakeAt(self) } }
        if let draft { moments.append(draft.touchedAt + Limits.draftIdle) }
        return moments.min()
    }
}
