internal import CivicFacts
internal import Understanding

/// `/assign 12 Zoe`: a report is somebody's until it is decided or handed over. Leads give it to anybody, everybody to
/// themselves; `/assign 12 nobody` gives it back.
enum AssignReport: ReportCommand {
    static let command: String? = "assign"

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        if let settled = report.settled(visit) { return settled }
        switch Plain(words).text {
        case "": return .refused(AssignWords.how, id.slot)
        case "nobody", "nadie": return release(report, &visit)
        case "me", "mi": return give(report, to: visit.facts.account, &visit)
        default: break
        }
        switch Assignee.find(words, visit) {
        case .one(let person): return give(report, to: person.account, &visit)
        case .several(let people): return choose(among: people, words, for: report, visit)
        case .nobody: return .unknown(words, visit)
        }
    }

    /// Several are called so.
    private static func choose(
        among people: [Assignee], _ words: String, for report: Report, _ visit: Visit
    ) -> Outcome {
        let shown = Array(people.prefix(Limits.handful * 2))
        let lines = shown.enumerated().map { "\($0 + 1). \($1.described(visit))" }
        let name = ShownWords.inRoom(line: words, upTo: Limits.nameCharacters)
        let head = Desk.words.text(
            AssignWords.several, [.name: name, .command: "/assign \(report.id) \(name) 2"])
        let buttons = shown.enumerated().map { index, person in
            let token = AssignToken(report: report.id, account: person.account)
            return Button(label: "\(index + 1). \(person.shown)", token: token.text)
        }
        return Outcome(
            note: ([head] + lines).joined(separator: "\n"), isRefusal: true, rows: buttons.rows(of: 2))
    }

    /// The button of one among several.
    static func press(_ token: AssignToken, _ visit: inout Visit) -> Outcome? {
        guard let report = visit.facts.records.report(token.report) else {
            return Desk.missing(token.report, visit)
        }
        if let refusal = visit.barrier(to: report) ?? report.settled(visit) { return refusal }
        return give(report, to: token.account, &visit)
    }

    private static func give(_ report: Report, to account: AccountID, _ visit: inout Visit) -> Outcome {
        let isMe = visit.isMe(account)
        guard visit.isLead || isMe else { return .refused(AssignWords.leadsOnly, report.id.slot) }
        if isMe, !visit.isLead, let holder = TakeReport.holder(of: report, visit) { return holder }
        let person = Assignee(account: account, name: visit.desk.names?[account] ?? visit.moderator.name)
        let values: [Slot: String] = [.code: report.id.description, .name: person.shown]
        // Whose report it is, nobody learns here: its author is given it like anybody else, and declines in private.
        guard isMe ? visit.mayDecide(report, account) : !visit.hadWord(on: report, account),
            isMe || visit.desk.mayAct(account, at: report.deskName)
        else { return isMe ? .somebodyElse(report.id) : .refused(AssignWords.notTheirs, values) }
        let isTold = hand(report, to: person, &visit)
        guard !isMe else { return .done(AssignWords.yours, values) }
        var outcome = Outcome.done(isTold ? AssignWords.given : .givenUntold, values)
        // Perhaps they left a moment ago; what went back into the queue then is given once more now.
        let there = visit.onDuty(at: report.deskName)
        if !there.isEmpty, !there.contains(where: { visit.isSame($0, account) }) {
            outcome.note += " " + Desk.words.text(DutyWords.notNow, [.name: person.shown])
        }
        return outcome
    }

    /// It is theirs until it is decided; true for somebody who was told so.
    @discardableResult
    static func hand(_ report: Report, to person: Assignee, _ visit: inout Visit) -> Bool {
        var given = report
        given.state = .taken(
            by: Moderator(account: person.account, name: person.shown), until: visit.now + Limits.assignment)
        given.takenAt = visit.now
        given.face = .actions
        ReportKeeping.keep(&given, because: .assigned, &visit)
        let isOwn = visit.isOwn(report, of: person.account)
        if isOwn { Declined.note(report.id, by: person.account, &visit) }
        return !visit.isMe(person.account) && tell(person, of: given, isOwn: isOwn, &visit)
    }

    /// In their own chat with the bot; false for somebody who has none.
    private static func tell(
        _ person: Assignee, of report: Report, isOwn: Bool, _ visit: inout Visit
    ) -> Bool {
        guard visit.facts.records.session(of: person.account).map({ $0.turn > 0 }) ?? false else {
            return false
        }
        let values: [Slot: String] = [
            .code: report.id.description, .name: visit.moderator.name, .text: report.deskName.description,
        ]
        let wording: AssignWords =
            isOwn ? .toldOwn : visit.facts.rules.desks.isOne ? .told : .toldAtDesk
        let message = Message(text: Desk.words.text(wording, values))
        visit.deliver(Delivery(.say(message: message, to: person.account)))
        return true
    }

    private static func release(_ report: Report, _ visit: inout Visit) -> Outcome {
        guard case .taken(let holder, _) = report.state else {
            return .refused(AssignWords.nobodys, report.id.slot)
        }
        guard visit.isLead || visit.isMe(holder.account) else {
            return .refused(AssignWords.leadsOnly, report.id.slot)
        }
        var free = report
        (free.state, free.takenAt) = (.waiting, nil)
        ReportKeeping.keep(&free, because: .assigned, &visit)
        return .done(AssignWords.freed, report.id.slot)
    }
}

/// `/mine`: what is in one's own hands, at whichever desk.
enum MyReports: DeskCommand {
    static let command: String? = "mine"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        DeskList.follow("\(ReportFilter.Flag.mine.rawValue) \(rest)", &visit)
    }
}

/// Somebody to whom a report can be given.
struct Assignee {
    let account: AccountID
    let name: String

    var shown: String { ShownWords.inRoom(line: name, upTo: Limits.nameCharacters) }

    /// Whom a name means.
    enum Found {
        case one(Assignee), several([Assignee]), nobody

        /// One person alone is called so, and it is the one meant.
        func isOnly(_ isMeant: (AccountID) -> Bool) -> Bool {
            guard case .one(let person) = self else { return false }
            return isMeant(person.account)
        }
    }

    /// `Zoe`, or `Zoe 2` for the second of that name.
    static func find(_ words: String, _ visit: Visit) -> Found {
        let people = called(words, visit)
        if let first = people.first { return people.count == 1 ? .one(first) : .several(people) }
        let parts = words.split(whereSeparator: \.isWhitespace)
        guard parts.count > 1, let number = parts.last.flatMap({ Int($0) }) else { return .nobody }
        let alike = called(parts.dropLast().joined(separator: " "), visit)
        return alike.indices.contains(number - 1) ? .one(alike[number - 1]) : .nobody
    }

    /// Those who are called so, by their whole name or the first word of it; who acted last comes first.
    static func called(_ words: String, _ visit: Visit) -> [Assignee] {
        let wanted = Plain(words.drop { $0 == "@" }.description).text
        let all = (visit.desk.names ?? [:]).map { Assignee(account: $0.key, name: $0.value) }
        let whole = all.filter { Plain($0.name).text == wanted }
        let found = whole.isEmpty ? all.filter { $0.firstName == wanted } : whole
        return found.sorted {
            (visit.desk.acted[$0.account] ?? visit.now - .days(3_650), $0.account.rawValue)
                > (visit.desk.acted[$1.account] ?? visit.now - .days(3_650), $1.account.rawValue)
        }
    }

    /// The first word of a name, and what stands before the server in an id of Matrix.
    private var firstName: String {
        let word = name.drop { $0 == "@" }.prefix { !$0.isWhitespace && $0 != ":" }
        return Plain(String(word)).text
    }

    /// What tells them from others of that name.
    func described(_ visit: Visit) -> String {
        let platforms = visit.facts.records.platforms(of: account).map(\.rawValue).sorted()
        let age = visit.desk.acted[account].map {
            TimeWords(language: .english, at: nil).age(visit.now.since($0))
        }
        let values: [Slot: String] = [
            .name: shown, .text: platforms.joined(separator: ", "), .age: age ?? "",
        ]
        return Desk.words.text(AssignWords.person, values)
    }
}

extension DeskState {
    /// Somebody was seen to have authority at these desks.
    mutating func note(_ account: AccountID, at desks: [DeskName]) {
        let known = stations?[account] ?? []
        let new = desks.filter { !known.contains($0) }
        if !new.isEmpty { stations = (stations ?? [:]).merging([account: known + new]) { $1 } }
    }

    /// Where there are several desks, nobody is given what they were never seen to be able to decide.
    func mayAct(_ account: AccountID, at desk: DeskName) -> Bool {
        stations.map { $0[account]?.contains(desk) ?? false } ?? true
    }
}

extension Outcome {
    /// Nobody is called so.
    static func unknown(_ words: String, _ visit: Visit) -> Outcome {
        let names = Set((visit.desk.names ?? [:]).values).sorted().prefix(Limits.boardNames)
        let known = names.map { ShownWords.inRoom(line: $0, upTo: Limits.nameCharacters) }
        let values: [Slot: String] = [
            .text: ShownWords.inRoom(line: words, upTo: Limits.nameCharacters),
            .codes: known.joined(separator: ", "),
        ]
        return .refused(AssignWords.unknown, values)
    }

    /// Several are called so, and a number says which is meant.
    static func several(_ people: [Assignee], _ words: String, like command: String, _ visit: Visit)
        -> Outcome
    {
        let name = ShownWords.inRoom(line: words, upTo: Limits.nameCharacters)
        let head = Desk.words.text(DutyWords.several, [.name: name, .command: command])
        let lines = people.prefix(Limits.handful * 2).enumerated().map { "\($0 + 1). \($1.described(visit))" }
        return Outcome(note: ([head] + lines).joined(separator: "\n"), isRefusal: true)
    }
}

/// The button of somebody to whom a report can be given: `a1.<report>.<account>`.
struct AssignToken: Equatable {
    static let mark = "a1."

    let report: ReportID
    let account: AccountID

    init(report: ReportID, account: AccountID) { (self.report, self.account) = (report, account) }

    init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] + "." == Self.mark, let report = Int64(parts[1], radix: 36),
            let account = Int64(parts[2], radix: 36), report > 0, account > 0
        else { return nil }
        self.init(report: ReportID(rawValue: report), account: AccountID(rawValue: account))
    }

    var text: String {
        "\(Self.mark)\(String(report.rawValue, radix: 36)).\(String(account.rawValue, radix: 36))"
    }
}

extension Report {
    /// In somebody's hands until it is decided: no lease is as long.
    var isAssigned: Bool {
        guard let lease, let takenAt else { return false }
        return lease.until.since(takenAt) > .days(1)
    }
}
