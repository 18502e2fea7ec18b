/// A stored page that no feature of this release has: it closes with a word, and the draft below stays.
struct LostPage: Page {
    static let name = "lost"

    func prompt(_ view: View) -> Prompt { Prompt(view.text(HomeWords.pageLost), [[.close]]) }

    /// True if such a page was open: what came was for it, so nothing else hears it.
    static func leave(_ event: Event, _ visit: inout Visit) -> Bool {
        guard visit.session.page is LostPage else { return false }
        visit.session.overlay = nil
        visit.say(HomeWords.pageLost)
        switch event {
        case .said, .tapped:
            visit.askAgain()
            return true
        default: return false
        }
    }
}
