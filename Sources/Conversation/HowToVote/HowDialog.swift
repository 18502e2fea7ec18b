internal import CivicFacts
internal import Understanding

/// How to vote: which answer a voter's words ask for.
enum HowDialog {
    static func open(_ intent: Intent, _ visit: inout Visit) {
        if isOfCitizen(visit) {
            visit.say(HowWords.naturalized)
            return FactsDialog.open(.registration, &visit)
        }
        let isAway = visit.asked.isOverseas
        let topic = topic(of: visit) ?? (intent == .mail ? .mail : isAway ? .overseas : nil)
        let list = isUnsure(visit) ? HowTopicsPage(isUnsure: true, aside: aside(visit)) : HowTopicsPage()
        FactsDialog.show(topic.map { HowPage(how: here($0, visit)) } ?? list, over: [], &visit)
    }

    /// Something else was asked than the rules, or whether somebody may vote.
    private static func isUnsure(_ visit: Visit) -> Bool {
        guard case .said(let text) = visit.inbound.event else { return false }
        let plain = Plain(text)
        let asksWho = plain.hasWord(beginning: ["vote", "votar", "eligib", "elegib", "rule", "regla"])
        return plain.words.count > 2 && !asksWho && Intent(plain) != .rules
    }

    /// True if the table answered; `surely` where nothing but its strongest words will do.
    static func answer(_ said: Said, surely: Bool = false, _ visit: inout Visit) -> Bool {
        let draft = visit.session.draft
        if draft == nil, visit.session.isFree, asksOfPresident(said.plain, visit) {
            FactsDialog.show(HowPage(how: .territory), over: [], &visit)
            return true
        }
        guard visit.session.page?.takesAnyWords != true, visit.session.page?.holdsWords != true,
            draft.map({ $0.isEmpty ? asksFirst(said) : mayConcern(said, visit) }) ?? true,
            !surely || HowTopic.asked(in: said.plain) != nil,
            let asked = AskedReading(
                said, inReport: draft != nil,
                mayBeBare: draft == nil
                    && (visit.session.page.map { $0.asksZIP || $0.isRead && visit.named != nil } ?? true)),
            draft == nil || asked.isTold || QuestionReading.isAsked(said.text, said.plain)
        else { return false }
        // Of the place that is shown its own page tells more.
        if asked.topic == .hours, visit.session.page is PollingPage { return false }
        let below = visit.session.overlay
        var page = HowPage(how: here(asked.topic, visit), heard: asked.heard)
        if asked.isTold { page.aside = aside(visit) }
        if draft == nil, asked.isTold || asked.heard != nil {
            UnheardDialog.keepAll(said.text, behind: visit.session.unheard, &visit)
        }
        FactsDialog.show(page, over: [], &visit)
        if let below { IntentDialog.keep(below, &visit) }
        return true
    }

    /// "And for president?", in a territory.
    private static func asksOfPresident(_ plain: Plain, _ visit: Visit) -> Bool {
        let states = visit.asked.states
        return states.count == 1 && states[0].isState == false && states[0].postal != "DC"
            && plain.words.count <= 8 && plain.hasWord(beginning: ["president"])
            && !plain.hasWord(beginning: ["when", "cuando", "next", "proxim", "elec"])
            && ResultWish(plain)?.isSurely != true && ResultWish(plain)?.year == nil
    }

    /// The rule that fits where somebody is, and what they just reported.
    private static func here(_ topic: HowTopic, _ visit: Visit) -> HowTopic {
        if visit.asked.isOverseas, topic.isOfMail || topic == .hours { return .overseas }
        if topic == .track,
            visit.session.draft.map({ Plain($0.text).hasWord(beginning: ["provisional"]) }) == true
        {
            return .provisionalCount
        }
        guard topic == .allowed, let told = visit.session.draft?.text, !told.isEmpty else { return topic }
        let meant = HowTopic(Plain(told))
        return meant.flatMap { HowTopic.judged.contains($0) ? $0 : nil } ?? topic
    }

    /// The first words of a report may be a question all the same: where they begin as one that the table surely answers, and
    /// name no trouble.
    private static func asksFirst(_ said: Said) -> Bool {
        QuestionReading.begins(said.plain) && HearsayReading(said.plain) == nil
            && HowTopic.asked(in: said.plain) != nil && !UnderstoodDialog.tells(said.text)
    }

    /// What somebody heard, told in a report, is the report; so may the first words be, whatever they ask.
    private static func mayConcern(_ said: Said, _ visit: Visit) -> Bool {
        QuestionReading.isAsked(said.text, said.plain)
            || AskedReading.opensLife(said.plain, inReport: true) && !Breath.isHeld(visit.session)
    }

    /// True if the words surely ask, beside an open report, what nothing here answers: that is said, with the number of
    /// somebody who may know. They join the report only if their writer says so.
    static func leaveAside(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let draft = visit.session.draft, !draft.isEmpty, draft.step != .what, draft.step != .place,
            !Breath.isHeld(visit.session), (2...mostAside).contains(plain.words.count),
            text.hasSuffix("?") || QuestionReading.begins(plain), KindGuess.kind(of: text) == .other
        else { return false }
        let below = visit.session.overlay
        FactsDialog.show(near(text, told: draft.text, visit), over: [], &visit)
        if let below { IntentDialog.keep(below, &visit) }
        return true
    }

    /// The rule that is nearest to what was told, else that there is no answer.
    private static func near(_ asked: String, told: String, _ visit: Visit) -> any FactsPage {
        guard isVague(Plain(asked)), let topic = HowTopic(near: told, asked: asked) else {
            return AsidePage(aside: aside(visit), isAsked: true)
        }
        var page = HowPage(how: topic)
        (page.aside, page.isNear) = (aside(visit), true)
        return page
    }

    /// True if no report is open, and the words name a rule or ask behind what was told a moment ago: that is shown, before
    /// anybody is told that there is no answer.
    static func takeNear(_ text: String, _ visit: inout Visit) -> Bool {
        let plain = Plain(text)
        guard visit.session.draft == nil, plain.words.count >= 3, Safety(plain) == nil else { return false }
        if QuestionReading.isAsked(text, plain) {
            guard plain.words.count <= mostAside, isVague(plain), let told = told(visit),
                let topic = HowTopic(near: told, asked: text)
            else { return false }
            var page = HowPage(how: topic)
            page.isNear = true
            FactsDialog.show(page, over: [], &visit)
            return true
        }
        guard let topic = HowTopic.asked(in: plain), topic.part == .rule, topic != .hours else {
            return false
        }
        UnheardDialog.keepAll(text, behind: visit.session.unheard, &visit)
        var page = HowPage(how: topic)
        page.aside = Piece(text: text, message: visit.inbound.message)
        FactsDialog.show(page, over: [], &visit)
        return true
    }

    /// "Does that count", "qué les digo": nothing is named that it asks about.
    private static func isVague(_ plain: Plain) -> Bool { plain.words.allSatisfy(vague.contains) }

    private static let vague = Phrases.ruleVague.words

    /// What was told a moment ago, and only answered or sent.
    private static func told(_ visit: Visit) -> String? {
        visit.session.unheard
            ?? LateDialog.report(visit).flatMap { MineDialog.own($0, facts: visit.facts)?.text }
    }

    /// What was said, beside a report that tells something.
    static func aside(_ visit: Visit) -> Piece? {
        guard case .said(let text) = visit.inbound.event, visit.session.draft?.isEmpty == false else {
            return nil
        }
        return Piece(text: text.trimmingSpaces, message: visit.inbound.message)
    }

    /// Longer words tell something, too.
    private static let mostAside = 12

    static func addAside(_ visit: inout Visit) {
        guard
            let aside = (visit.session.page as? any HoldsAside)?.aside, visit.session.draft != nil
        else {
            return visit.askAgain()
        }
        visit.session.overlay = nil
        if ReportAnswers.append(aside.text, aside.message, &visit) {
            visit.session.overlay = Overlay(AddedPage(count: 1), since: visit.now)
        }
        visit.askAgain()
    }

    /// What was heard begins a report of wrong information; its screenshot or link is asked for, once.
    static func reportHeard(_ visit: inout Visit) {
        guard let heard = (visit.session.page as? HowPage)?.heard else { return ReportDialog.start(&visit) }
        visit.session.overlay = nil
        ReportDialog.start(&visit, quietly: true)
        guard visit.session.draft?.startedAt == visit.now, visit.session.draft?.isEmpty == true else {
            return
        }
        visit.session.draft?.chosenKind = .wrongInformation
        ReportAnswers.append(heard, nil, &visit)
        visit.say(HowWords.askForMessage)
        ReportDialog.go(to: .look, &visit)
    }

    /// Whether somebody is on the list is another question than how to get on it.
    static func asksWhetherRegistered(_ visit: Visit) -> Bool {
        guard case .said(let text) = visit.inbound.event else { return false }
        let plain = Plain(text)
        return HowTopic(plain) == .registered && !plain.hasWord(beginning: ["deadline", "limite", "plazo"])
    }

    /// Whether somebody says to be a citizen: then the way to register is the answer, and no warning.
    static func isOfCitizen(_ visit: Visit) -> Bool {
        guard case .said(let text) = visit.inbound.event else { return false }
        return HowTopic.isOfCitizen(Plain(text))
    }

    private static func topic(of visit: Visit) -> HowTopic? {
        guard case .said(let text) = visit.inbound.event else { return nil }
        return HowTopic(Plain(text))
    }
}
