internal import CivicFacts
internal import Understanding

/// Commands about voting that may carry words: `/bills passed`, `/bill hr 25`.
enum CivicCommand {
    /// True if the command is one of these.
    static func take(_ name: String, rest: String, _ visit: inout Visit) -> Bool {
        let rest = rest.trimmingSpaces
        switch name {
        case "bills", "leyes", "proyectos": bills(rest, &visit)
        case "bill", "ley", "proyecto": bill(rest, &visit)
        case "follow", "followed", "seguir", "seguidos": follow(rest, &visit)
        case "unfollow", "dejar": unfollow(rest, &visit)
        case "where", "polls", "donde": polling(rest, &visit)
        case "candidate", "candidato", "candidata": CandidateDialog.search(rest, &visit)
        case "winnipeg":
            let isCouncil = rest.lowercased().hasPrefix("counc")
            FactsDialog.show(isCouncil ? CityCouncilPage() : CityRacesPage(), over: [], &visit)
        case "calendar", "calendario": calendar(rest, &visit)
        default: return false
        }
        return true
    }

    /// Commands that belong into a private chat, because an address may follow.
    static func isPrivate(_ name: String) -> Bool {
        [
            "where", "polls", "donde", "reps", "representantes", "candidates", "candidatos", "ballot",
            "boleta", "winnipeg",
        ].contains(name)
    }

    /// The address may stand behind the command.
    private static func polling(_ rest: String, _ visit: inout Visit) {
        visit.isConfidential = !rest.isEmpty
        FactsDialog.open(.polling, &visit)
        guard let page = visit.session.page as? AddressPage, !rest.isEmpty else { return }
        if !AddressDialog.hear(rest, Plain(rest), for: page.purpose, &visit) { AddressDialog.missed(&visit) }
    }

    private static func calendar(_ rest: String, _ visit: inout Visit) {
        let today = CivilDate(visit.now, in: Zone(of: visit.session.zip))
        guard let month = CalendarDialog.month(rest, today: today) else {
            return FactsDialog.open(.calendar, &visit)
        }
        FactsDialog.show(MonthPage(month: month), over: [CalendarPage()], &visit)
    }

    private static func bills(_ rest: String, _ visit: inout Visit) {
        if let reading = BillReading(rest) { return BillDialog.open(reading, &visit) }
        if Plain(rest).words.count <= 4, let order = BillOrder(Plain("by \(rest)")) {
            return FactsDialog.show(BillsPage(list: .sorted(order)), over: [], &visit)
        }
        let list: BillList
        switch Plain(rest).text {
        case "": list = .latest
        case "federal", "federales": return BillDialog.choose(.federal, &visit)
        case "state", "estado", "estatales": return BillDialog.choose(.state, &visit)
        case "all", "todos", "todas": return BillDialog.choose(nil, &visit)
        case "passed", "aprobados", "aprobadas": list = .passed
        case "new", "nuevos", "nuevas": list = .new
        default: list = .about(String(Plain(rest).text.prefix(60)))
        }
        FactsDialog.show(BillsPage(list: list), over: [], &visit)
    }

    private static func bill(_ rest: String, _ visit: inout Visit) {
        if let reading = BillReading(rest) { return BillDialog.open(reading, &visit) }
        guard Plain(rest).text.isEmpty else { return bills(rest, &visit) }
        visit.answer(BillWords.unread)
    }

    private static func unfollow(_ rest: String, _ visit: inout Visit) {
        if let reading = BillReading(rest) { return FollowDialog.unfollow(reading, &visit) }
        guard ["all", "todo", "todos"].contains(Plain(rest).text) else {
            return FactsDialog.show(FollowsPage(), over: [], &visit)
        }
        FollowDialog.unfollowAll(&visit)
    }

    private static func follow(_ rest: String, _ visit: inout Visit) {
        guard FollowDialog.hear("follow \(rest)", Plain("follow \(rest)"), &visit) else {
            return FactsDialog.show(FollowsPage(), over: [], &visit)
        }
    }
}
