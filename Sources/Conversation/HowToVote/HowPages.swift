internal import CivicFacts
internal import Understanding

/// What can be asked about how to vote.
struct HowTopicsPage: HoldsAside, ListPage {
    static let name = "how.topic"
    static let formerly: String? = "facts/howTopics"

    var page = 0
    /// Something was asked that no row answers.
    var isUnsure: Bool?
    /// What was asked beside an open report, which it is no part of unless its writer says so.
    var aside: Piece?

    /// Five a page; fewer where there are other buttons, too.
    func told(_ view: View) -> Prompt {
        let topics = HowTopic.rules + HowTopic.rumours.filter { $0 != .unknown }
        let hasAside = aside != nil && view.session.draft != nil
        let shown = Paged(topics, page: page, size: (view.isDeep ? 4 : 5) - (hasAside ? 1 : 0))
        let head: HowWords = isUnsure == true ? .headUnsure : .head
        let own: [[Choice]] = hasAside ? [[.addAside]] : []
        return view.prompt([view.text(head)], own + shown.items.map { .how($0) }.rows(of: 2), of: shown)
    }
}

/// One answer of the table: the fact and where it stands first, then the state's own page, and a hotline. Never a yes or
/// a no on who may vote.
struct HowPage: HoldsAside {
    static let name = "how.answer"
    static let formerly: String? = "facts/how"

    let how: HowTopic
    /// What somebody heard and asked about; nil where nothing was.
    var heard: String?

    /// What was said of oneself beside an open report, which it is no part of unless its writer says so; or where none is
    /// open, and may begin one.
    var aside: Piece?

    /// Something was asked that no row answers, and this is the nearest.
    var isNear: Bool?

    private enum CodingKeys: String, CodingKey { case how = "_0", heard, aside, isNear }

    var isOfPlace: Bool { how.part != .program }
    var card: SaveTarget? { how.isSaved ? SaveTarget(.guide, "how:\(how.rawValue)") : nil }

    func title(_ view: View) -> String? { view.text(RuleLabels(topic: how)) }

    func told(_ view: View) -> Prompt {
        if how.part != .program, view.place.canada != nil { return abroad(view) }
        let state = how.part == .program || view.states.count != 1 ? nil : view.states.first
        var lines = isNear == true ? [view.text(HowWords.near)] : []
        lines += how == .ids ? view.voterID(in: state) : how == .hours ? view.pollHours : []
        let mailDays = how == .mail || how == .late ? view.mailDays : []
        let isOwn = how == .mail && !mailDays.isEmpty
        if how == .mail || how == .late { lines += view.lastMailDays }
        if how == .sameDay { lines += view.standing(ofRegistrationIn: state) }
        if view.isOverseas, how == .overseas { lines += view.overseas }
        lines.append(isOwn ? view.text(DeadlineWords.mailOwn) : fact(state, view))
        lines += how == .early ? view.earlyVoting : mailDays
        if how == .sameDay { lines += view.lateRegistration(in: state) }
        // Until when, on the day itself.
        if how.namesHours || view.votesByMail && (how == .mail || how == .late) { lines += view.pollHours }
        if let law = how.law { lines.append(view.text(HowWords.law, [.text: law])) }
        if let origin = how.origin { lines += view.source(of: origin) }
        if how.part != .program { lines.append(way(state, view)) }
        if !how.isWithoutCall { lines.append(view.text(HowWords.hotline)) }
        if let form = how.voteOrg,
            state?.online != StateFacts.OnlineRegistration.none || how != .registered
        {
            lines.append(view.text(RegistrationWords.voteOrg, [.url: form.url]))
        }
        if how == .registered, let state { lines += view.source(of: state.provenance) }
        let own: [Choice] = aside == nil ? [] : [view.session.draft == nil ? .startReport : .addAside]
        return view.prompt(lines, [own, ways(view), [.howTopics] + view.saving(self)])
    }

    /// The table is of the United States.
    private func abroad(_ view: View) -> Prompt {
        view.prompt([view.text(HowWords.canada, [.official: CanadaDialog.official.url])])
    }

    private static let doubts = Phrases.ruleDoubts.words

    /// "Report it", where it was passed on; "really?", to which the same fact is the answer.
    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        if how != .unknown, said.plain.isOne(of: Self.doubts) {
            visit.askAgain()
            return true
        }
        if hearNext(said, &visit) || hearAnother(said.plain, &visit) || hearWhom(said, &visit) { return true }
        guard heard != nil, visit.session.draft == nil, said.plain.words.count <= 8,
            Intent(said.plain) == .startReport || ReportWish(said.plain) == .send
                || said.plain.hasWord(beginning: ["report", "denunci"])
        else { return false }
        HowDialog.reportHeard(&visit)
        return true
    }

    /// "Who do I ask", "a quien le digo", "how do I fix it": who knows is said again, and nothing else.
    private func hearWhom(_ said: Said, _ visit: inout Visit) -> Bool {
        guard how.part != .program, said.plain.isOne(of: Self.nexts), visit.view.place.canada == nil else {
            return false
        }
        let states = visit.view.states
        visit.say(lines: [way(states.count == 1 ? states.first : nil, visit.view)])
        if !how.isWithoutCall { visit.say(HowWords.hotline) }
        visit.askBriefly()
        return true
    }

    private static let nexts = Phrases.ruleNexts.words

    /// "And on Saturday?", "y trabajar en la casilla": another rule, asked behind this one; "es ilegal?" is about this one.
    private func hearAnother(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, plain.words.count <= 7 else { return false }
        if how.part == .rule, HowTopic.asked(in: plain) == .allowed {
            visit.askAgain()
            return true
        }
        guard let opened = Self.following.count(in: plain.words) else { return false }
        let next = HowTopic(Plain(plain.words.dropFirst(opened).joined(separator: " ")))
        guard let next, next != how, next.part == .rule, KindGuess.kind(of: plain.text) == .other else {
            return false
        }
        FactsDialog.go(to: HowPage(how: next), &visit)
        return true
    }

    private static let following = Phrases.placeFollowing.openings

    /// "Did they get it", "mine expired": about the ballot or the ID that is read about.
    private func hearNext(_ said: Said, _ visit: inout Visit) -> Bool {
        let isBrief = said.plain.words.count <= 6 && KindGuess.kind(of: said.text) == .other
        guard isBrief || QuestionReading.isAsked(said.text, said.plain), said.plain.words.count <= 12,
            Intent(said.plain) == nil, ![.send, .cancel].contains(ReportWish(said.plain)),
            Safety(said.plain) == nil,
            let next = how.isOfMail || how == .ids
                ? HowTopic.asked(in: said.plain) ?? HowTopic(behind: how, said.plain)
                : HowTopic(behind: how, said.plain),
            how.isOfMail ? next.isOfMail && next != how : HearsayReading(said.plain) == nil,
            how != .ids || next == how
        else { return false }
        next == how ? visit.askAgain() : FactsDialog.go(to: HowPage(how: next), &visit)
        return true
    }

    /// What was heard can be reported as it was passed on, unless a report is open anyway.
    private func ways(_ view: View) -> [Choice] {
        if heard != nil, view.session.draft == nil { return [.reportHeard] }
        return how.leads.map { [$0.wish?.door == nil ? .guess($0) : .topic($0)] } ?? []
    }

    private func fact(_ state: StateFacts?, _ view: View) -> String {
        guard how == .registered, let state, state.online == .none else {
            return view.text(RuleWords(topic: how))
        }
        return view.text(RegistrationWords.none, [.state: view.name(of: state.postal)])
    }

    /// Where the state's own answer is; a ZIP code in two states has no one page.
    private func way(_ state: StateFacts?, _ view: View) -> String {
        let differs = how.law == nil && how.part == .rule && how != .registered
        guard let state else {
            let words: HowWords = differs ? .differsNoState : .noState
            return view.text(words, [.official: CivicSource.voteGov.home.url])
        }
        let page = how == .registered ? state.checkRegistration ?? state.office : state.office
        return view.text(
            differs ? HowWords.differs : HowWords.state,
            [.state: view.name(of: state.postal), .official: page.url])
    }
}

extension HowTopic {
    /// What is of use another day.
    fileprivate var isSaved: Bool { part != .program && self != .unknown }
}
