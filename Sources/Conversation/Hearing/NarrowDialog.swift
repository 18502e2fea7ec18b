internal import Understanding

/// Words that ask for a part of the list that lies open, or for another order.
enum NarrowDialog {
    /// True if there was such a list. The bare name of a trouble narrows reports alone: elsewhere it may be one.
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let page = visit.session.page as? any NarrowedPage, let reading = NarrowReading(plain),
            reading.isMarked || !(page is any ListPage)
        else { return false }
        page.narrow(to: reading.wishes, &visit)
        return true
    }

    /// What a list cannot do is said, and never passed over.
    static func decline(_ wishes: [Narrowing], of page: any ListPage, _ visit: inout Visit) {
        var said: [ListWords] = []
        for words in wishes.map({ refusal(of: $0, page) }) where !said.contains(words) {
            said.append(words)
            visit.say(words)
            if words == .notByDate, let order = page.sorting { visit.say(order) }
            if words == .notByPlace, page is any FactsPage, let place = visit.session.placeOfZIP {
                visit.say(ListWords.placeIs, [.place: place])
            }
        }
        visit.askBriefly()
    }

    private static func refusal(of wish: Narrowing, _ page: any ListPage) -> ListWords {
        switch wish {
        case .near, .inZIP, .everywhere, .state, .at: .notByPlace
        case .kind, .anyKind: .notByKind
        case .photos: .notByPhotos
        case .liked: .notByLikes
        case .newest where page.sorting == .newestFirst: .newestFirst
        case .newest, .oldest: .notByDate
        }
    }
}
