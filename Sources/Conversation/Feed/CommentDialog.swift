internal import Understanding

/// Comments on a public report. A comment is a small report of its own: it goes to moderators, waits, and is public or
/// not by their decision.
enum CommentDialog {
    static func ask(on id: ReportID, _ visit: inout Visit) {
        guard mayComment(on: id, &visit) else { return visit.askAgain() }
        visit.open(about: CommentPage(id: id))
    }

    /// True if the words were taken, or refused with a reason.
    static func hear(_ text: String, _ plain: Plain, on id: ReportID, _ visit: inout Visit) -> Bool {
        guard Intent(plain) != .cancel, Intent(plain) != .back, !plain.text.isEmpty else { return false }
        if let refusal = refusal(of: text) {
            visit.say(refusal, [.n: "\(text.count)", .max: "\(Limits.commentCharacters)"])
            visit.keepButtons()
            return true
        }
        guard mayComment(on: id, &visit) else {
            visit.session.overlay = nil
            visit.askAgain()
            return true
        }
        send(text, on: id, &visit)
        visit.open(about: CommentsPage(id: id))
        return true
    }

    /// Words that reply to a report's message may be meant for the bot alone: it asks.
    static func offer(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let id = visit.facts.subject ?? opened(text, plain, visit), visit.session.draft == nil,
            visit.session.overlay?.page.isRead ?? true,
            visit.facts.records.published(id, at: visit.facts.now) != nil
        else { return false }
        let below: [any Page] =
            visit.facts.subject == nil ? visit.session.reportList + [FeedItemPage(id: id)] : []
        visit.open(IsCommentPage(id: id, text: text), over: below)
        return true
    }

    /// The report whose card lies open, where the words are about nothing else: "same here, we waited an hour".
    private static func opened(_ text: String, _ plain: Plain, _ visit: Visit) -> ReportID? {
        guard let page = visit.session.page, page is FeedItemPage || page is CommentsPage,
            plain.words.count >= 2, !QuestionReading.isAsked(text, plain), Intent(plain) == nil,
            AdditionReading(plain) != .wish, Safety(plain) == nil
        else { return nil }
        let understood = Understanding.shared(text)
        let asks = understood.isActedOn && [.answer, .set, .end].contains(understood.kind)
        return asks ? nil : (page as? any OpenedPage)?.id
    }

    static func decide(_ isYes: Bool, _ text: String, on id: ReportID, _ visit: inout Visit) {
        let below = visit.session.pagesBelow
        visit.session.overlay = nil
        guard isYes else { return leave(text, below, &visit) }
        var isSent = false
        if let refusal = refusal(of: text) {
            visit.say(refusal, [.n: "\(text.count)", .max: "\(Limits.commentCharacters)"])
        } else if mayComment(on: id, &visit) {
            send(text, on: id, &visit)
            isSent = true
        }
        guard isSent, !below.isEmpty else { return visit.askAgain() }
        visit.open(CommentsPage(id: id), over: below)
    }

    /// What is no comment may be a report of one's own; else the card lies open again.
    private static func leave(_ text: String, _ below: [any Page], _ visit: inout Visit) {
        guard let card = below.last else { return visit.close() }
        guard !UnderstoodDialog.tells(text) else {
            return OverlayAnswers.hearAnew(text, appealing: nil, &visit)
        }
        visit.open(card, over: below.dropLast())
    }

    private static func refusal(of text: String) -> CommentWords? {
        if text.count > Limits.commentCharacters { return .long }
        return hasLink(text) ? .link : nil
    }

    private static func send(_ text: String, on id: ReportID, _ visit: inout Visit) {
        guard let parent = visit.facts.records.report(id) else { return }
        let (masked, isMasked) = Masking.masked(text)
        var comment = Report(
            id: visit.nextReport, author: visit.facts.account,
            language: UnderstoodDialog.language(of: text, spoken: visit.session.language),
            sentAt: visit.now, text: masked, photos: [], place: parent.place, time: nil, kind: parent.kind,
            messages: [visit.inbound.message].compactMap(\.self), notes: [], questions: [], state: .waiting,
            face: .actions, shownPhotos: [], lostPhotos: 0, version: 1, isAuthorReachable: true,
            isPosted: false, parent: id)
        if isMasked { visit.say(ReportWords.masked) }
        visit.say(CommentWords.sent, [.code: comment.id.description])
        Posting.post(&comment, isPatient: false, &visit)
        visit.change(.keep(comment, because: .sent))
    }

    /// Says why not.
    private static func mayComment(on id: ReportID, _ visit: inout Visit) -> Bool {
        guard visit.facts.records.published(id, at: visit.facts.now) != nil else {
            visit.say(FeedWords.gone)
            return false
        }
        guard ReportDialog.mayAdd(&visit) else { return false }
        let own = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 50)
        guard own.count(where: { $0.parent != nil && $0.isOpen }) < Limits.waitingComments else {
            visit.say(CommentWords.many, [.n: "\(Limits.waitingComments)"])
            return false
        }
        return true
    }

    static func hasLink(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).contains { isLink($0.lowercased()) }
    }

    /// The words without those that are links.
    static func withoutLinks(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(whereSeparator: \.isWhitespace).filter { !isLink($0.lowercased()) }.joined(
                separator: " ")
        }
        return lines.joined(separator: "\n").trimmingSpaces
    }

    /// An address of the web, with or without its scheme: "http://x", "www.x.org", "t.me/x", "example.com/y".
    private static func isLink(_ word: String) -> Bool {
        if word.contains("://") || word.hasPrefix("www.") { return true }
        let host = word.prefix { $0 != "/" && $0 != "?" && $0 != ":" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last?.prefix(while: \.isLetter), last.count >= 2,
            labels.dropLast().allSatisfy({
                !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            })
        else { return false }
        return word.count > host.count || Self.endings.contains(String(last))
    }

    /// Endings that people write without anything behind them. "gate.The" and "5.pm" are no links.
    private static let endings: Set<String> = [
        "com", "org", "net", "gov", "edu", "info", "io", "me", "us", "mx", "ly", "tv", "co", "app", "ru",
        "xyz",
    ]
}
