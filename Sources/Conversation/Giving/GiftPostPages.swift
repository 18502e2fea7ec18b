internal import Charities
internal import CivicFacts
internal import Understanding

/// The next words are a post about a gift; once there are some, it is shown as it would be sent.
struct GiftPostPage: GiftPage {
    static let name = "give.post"
    static let manner = Manner.takesAnyWords

    let gift: GiftSource
    var words: String?
    /// The message that the words came in.
    var message: MessageID?
    var photo: DraftPhoto?
    var showsAmount = false

    var variant: String {
        [words.map { _ in "written" }, photo.map { _ in "photo" }].compactMap(\.self).joined()
    }

    func told(_ view: View) -> Prompt {
        guard let post = gift.post(showingAmount: showsAmount, view) else {
            return view.prompt([view.text(GiftPostWords.gone)])
        }
        let amount: Choice = showsAmount ? .hideGiftAmount : .showGiftAmount
        guard let words else {
            let values: [Slot: String] = [.name: post.name, .max: "\(Limits.commentCharacters)"]
            let ask = view.text(photo == nil ? GiftPostWords.ask : .askWithPhoto, values)
            return view.prompt([ask, view.text(GiftPostWords.notice)], [[amount]])
        }
        let photos = view.text(
            LastLookWords.linePhotos, [.n: photo == nil ? view.text(LastLookWords.photosNone) : "1"])
        let hidden = showsAmount ? [] : [view.text(GiftPostWords.amountHidden)]
        return view.prompt(
            [view.text(GiftPostWords.unsent)] + post.lines(in: view.words) + hidden + [photos]
                + Quotation.of(words) + [view.text(GiftPostWords.notice)],
            [[.sendGiftPost, amount]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        let intent = Intent(said.plain)
        guard intent != .cancel, intent != .back, !said.plain.text.isEmpty else { return false }
        if words != nil, ReportWish(said.plain) == .send {
            GiftPostDialog.send(&visit)
            return true
        }
        var page = self
        page.write(said.text, &visit)
        FactsDialog.show(page, over: visit.session.pagesBelow, &visit)
        return true
    }
}

/// What givers wrote about gifts to one charity, the newest first.
struct GiftPostsPage: OneCharityPage, ListPage, ReportList {
    static let name = "give.posts"

    let id: OrganisationID
    var page = 0

    func told(_ view: View) -> Prompt {
        let name = view.charities[id]?.name ?? ""
        let posts = view.facts.records.posts(on: id, at: view.facts.now, limit: Limits.feedLength)
        guard !posts.isEmpty else { return view.prompt([view.text(GiftPostWords.none, [.name: name])]) }
        let shown = Paged(posts, page: page)
        let lines = shown.items.map { post in
            let age = view.times.age(view.facts.now.since(post.sentAt))
            let head = view.text(GiftPostWords.line, [.code: post.id.description, .age: age])
            let told = post.publicLine(upTo: 120)
            return ([head] + Quotation.of(told)).joined(separator: "\n")
        }
        let labels = shown.items.map {
            (Choice.item($0.id), view.text(GiftPostWords.labelPost, [.code: $0.id.description]))
        }
        return view.prompt(
            [view.text(GiftPostWords.list, [.name: name])] + lines, labels.map(\.0).rows(of: 3), of: shown,
            labels: labels)
    }
}

extension View {
    /// The buttons to write about a gift and to meet another giver, where it is a gift and giving is offered.
    func writing(about gift: GiftSource) -> [Choice] {
        facts.rules.giving != .off && gift.post(showingAmount: false, self) != nil
            ? [.writeGiftPost(gift), .meetGiver(gift)] : []
    }

    /// The button to what givers wrote, where they did.
    func posts(on id: OrganisationID) -> [Choice] {
        facts.records.posts(on: id, at: facts.now, limit: 1).isEmpty ? [] : [.giftPosts(id)]
    }

    /// A giver's post with everything that is public of it.
    func prompt(for post: Report, about gift: GiftPost) -> Prompt {
        let count = facts.records.count(for: post.id, at: facts.now)
        let photos = post.chosenPhotos ?? []
        let age = times.age(facts.now.since(post.sentAt))
        var lines = [text(GiftPostWords.line, [.code: post.id.description, .age: age])]
        lines += gift.lines(in: words) + post.marks(in: words, times)
        if !photos.isEmpty { lines.append(text(LastLookWords.linePhotos, [.n: "\(photos.count)"])) }
        lines.append(text(GiftPostWords.countOfComments, [.comments: "\(count.comments)"]))
        return Prompt(
            (lines + Quotation.of(post.publicText)).joined(separator: "\n"),
            [[.comments(post.id)] + (photos.isEmpty ? [] : [.photos(post.id)]), [.back]])
    }
}

/// Writes about a gift.
struct WriteGiftPost: ThingPress {
    static let face = Face.forever("gpw", GiftPostWords.labelWrite)
    let thing: GiftSource
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        FactsDialog.show(GiftPostPage(gift: thing), over: [thing.page], &visit)
    }
}

/// Its amount is shown.
struct ShowGiftAmount: PlainPress {
    static let face = Face.once("gpa", GiftPostWords.labelShowAmount)
    func press(_ visit: inout Visit) { GiftPostDialog.set(showsAmount: true, &visit) }
}

/// Its amount is not shown.
struct HideGiftAmount: PlainPress {
    static let face = Face.once("gph", GiftPostWords.labelHideAmount)
    func press(_ visit: inout Visit) { GiftPostDialog.set(showsAmount: false, &visit) }
}

/// Sends it to be checked.
struct SendGiftPost: PlainPress {
    static let face = Face.once("gps", GiftPostWords.labelSend)
    func press(_ visit: inout Visit) { GiftPostDialog.send(&visit) }
}

/// What givers wrote.
struct ShowGiftPosts: ThingPress {
    static let face = Face.forever("gpl", GiftPostWords.labelPosts)
    let thing: OrganisationID
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        FactsDialog.go(to: GiftPostsPage(id: thing), &visit)
    }
}

extension Choice {
    static func writeGiftPost(_ thing: GiftSource) -> Choice { Choice(WriteGiftPost(thing: thing)) }
    static let showGiftAmount = Choice(ShowGiftAmount())
    static let hideGiftAmount = Choice(HideGiftAmount())
    static let sendGiftPost = Choice(SendGiftPost())
    static func giftPosts(_ thing: OrganisationID) -> Choice { Choice(ShowGiftPosts(thing: thing)) }
}
