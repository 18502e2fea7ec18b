internal import CivicFacts

/// Posts about gifts. A post goes the way of a report: to moderators, and in public or not by their decision.
enum GiftPostDialog {
    static func set(showsAmount: Bool, _ visit: inout Visit) {
        guard var page = visit.session.page as? GiftPostPage else { return visit.askAgain() }
        page.showsAmount = showsAmount
        FactsDialog.show(page, over: visit.session.pagesBelow, &visit)
    }

    static func send(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        guard let page = visit.session.page as? GiftPostPage, let words = page.words,
            let gift = page.gift.post(showingAmount: page.showsAmount, visit.view)
        else { return visit.askAgain() }
        guard mayPost(&visit) else { return }
        var post = report(of: words, about: gift, photo: page.photo?.id, message: page.message, visit)
        visit.say(GiftPostWords.sent, [.code: post.id.description])
        Posting.post(&post, isPatient: true, &visit)
        visit.change(.keep(post, because: .sent))
        FactsDialog.show(page.gift.page, over: [], &visit)
    }

    static func report(
        of words: String, about gift: GiftPost, photo: PhotoID?, message: MessageID?, _ visit: Visit
    ) -> Report {
        Report(
            id: visit.nextReport, author: visit.facts.account,
            language: UnderstoodDialog.language(of: words, spoken: visit.session.language),
            sentAt: visit.now, text: words, photos: [photo].compactMap(\.self),
            place: Place(words: visit.words.text(ReportWords.placeNone), zip: nil), time: nil, kind: .other,
            messages: [message].compactMap(\.self), notes: [], questions: [], state: .waiting,
            face: .actions, shownPhotos: [], lostPhotos: 0, version: 1, isAuthorReachable: true,
            isPosted: false, gift: gift)
    }

    /// The words without links and what is private; nil for what is too long or nothing but a link, which is said.
    static func taken(_ text: String, most: Int, _ visit: inout Visit) -> String? {
        let hasLink = CommentDialog.hasLink(text)
        let cut = hasLink ? CommentDialog.withoutLinks(text) : text
        guard !cut.isEmpty else {
            visit.say(GiftPostWords.onlyLink)
            return nil
        }
        guard cut.count <= most else {
            visit.say(GiftPostWords.long, [.n: "\(cut.count)", .max: "\(most)"])
            return nil
        }
        if hasLink { visit.say(GiftPostWords.linkCut) }
        let (masked, isMasked) = Masking.masked(cut)
        if isMasked { visit.say(ReportWords.masked) }
        return masked
    }

    /// Says why not.
    private static func mayPost(_ visit: inout Visit) -> Bool {
        guard ReportDialog.mayAdd(&visit) else { return false }
        let own = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 50)
        guard own.count(where: { $0.gift != nil && $0.isOpen }) < Limits.waitingComments else {
            visit.say(GiftPostWords.many, [.n: "\(Limits.waitingComments)"])
            visit.keepButtons()
            return false
        }
        return true
    }

    // MARK: Its photo

    /// True if the photo is for the post that is being written. There is one; a newer one takes its place.
    static func take(_ photo: DraftPhoto, caption: String?, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, var page = visit.session.page as? GiftPostPage,
            page.gift.post(showingAmount: false, visit.view) != nil
        else { return false }
        if let former = page.photo { visit.change(.drop(former.id)) }
        page.photo = photo
        if let caption = caption?.trimmingSpaces, !caption.isEmpty { page.write(caption, &visit) }
        lay(page, &visit)
        return true
    }

    /// Its photo is gone for good.
    static func drop(_ id: PhotoID, _ visit: inout Visit) {
        guard var page = visit.session.page as? GiftPostPage, page.photo?.id == id else { return }
        page.photo = nil
        lay(page, &visit)
    }

    /// A post that is left unsent leaves no photo behind.
    static func dropAbandoned(of earlier: Session, _ visit: inout Visit) {
        guard let photo = (earlier.page as? GiftPostPage)?.photo,
            (visit.session.page as? GiftPostPage)?.photo != photo, !visit.hasSettled(photo.id)
        else { return }
        visit.change(.drop(photo.id))
    }

    private static func lay(_ page: GiftPostPage, _ visit: inout Visit) {
        visit.session.overlay = Overlay(page, over: visit.session.pagesBelow, since: visit.now)
    }
}

extension GiftPostPage {
    /// Takes the words, or says why not.
    mutating func write(_ text: String, _ visit: inout Visit) {
        let taken = GiftPostDialog.taken(text, most: Limits.commentCharacters, &visit)
        if let taken { (words, message) = (taken, visit.inbound.message) }
    }
}
