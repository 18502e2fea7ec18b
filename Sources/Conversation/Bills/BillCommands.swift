internal import CivicFacts
internal import Understanding

/// Commands about bills, with the words behind them: `/bills passed`, `/bill hr 25`, `/follow hr 25`.
enum BillCommands {
    static let all = [
        VoterCommand(names: ["bills", "leyes", "proyectos"], looksUp: true, follow: bills),
        VoterCommand(names: ["bill", "ley", "proyecto"], looksUp: true, follow: bill),
        VoterCommand(names: ["follow", "followed", "seguir", "seguidos"], follow: follow),
        VoterCommand(names: ["unfollow", "dejar"], follow: unfollow),
    ]

    private static func bills(_ rest: String, _ visit: inout Visit) {
        if let reading = BillReading(rest) { return BillDialog.open(reading, &visit) }
        if let congress = CongressReading(rest)?.congress, congress != .sitting(at: visit.now) {
            visit.say(lines: [visit.view.notKept(congress)])
            return visit.askBriefly()
        }
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
        visit.say(BillWords.unread)
        visit.askAgain()
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
