internal import CivicFacts

/// When somebody is on duty, and at which desks; no two such times of one person overlap.
public struct DutyTurn: Codable, Equatable, Sendable {
    public let account: AccountID
    let name: String
    let desks: [DeskName]
    let from: Moment
    let until: Moment
    /// When they were last asked whether they are still there.
    var askedAt: Moment?

    func holds(at now: Moment) -> Bool { from <= now && now < until }
    func serves(_ desk: DeskName) -> Bool { desks.contains(desk) }
    func overlaps(_ other: DutyTurn) -> Bool { from < other.until && other.from < until }

    /// It is this one, whatever was asked meanwhile.
    func isSame(as other: DutyTurn) -> Bool { account == other.account && from == other.from }
}

extension Visit {
    /// Somebody's turn: the one that holds, else the next.
    func turn(of account: AccountID) -> DutyTurn? {
        desk.duty?.filter { isSame($0.account, account) }.min { $0.from < $1.from }
    }

    /// Those who are on duty at a desk, or at work for it.
    func onDuty(at name: DeskName) -> [AccountID] {
        let turns = (desk.duty ?? []).filter { $0.holds(at: now) && $0.serves(name) }.map(\.account)
        let workers = desk.atWork.filter { $0.worker.serves(name) }.map(\.account)
        return turns + workers.filter { !turns.contains($0) }
    }

    /// Those who lead the team, as far as they are known.
    var leads: [AccountID] {
        guard let listed = facts.rules.leads else { return desk.leads ?? [] }
        return listed.compactMap(facts.records.account).sorted { $0.rawValue < $1.rawValue }
    }

    /// What somebody calls themselves, as their room reads it.
    func shownName(of account: AccountID) -> String {
        let name = desk.names?[account] ?? desk.duty?.first { $0.account == account }?.name ?? ""
        let shown = ShownWords.inRoom(line: name, upTo: Limits.nameCharacters)
        return shown.isEmpty ? Desk.words.text(DeskWords.somebody) : shown
    }

    /// A message of which the platform of its room tells these people; where they are not alone with it, it names them.
    func message(
        naming people: [AccountID], text: String, rows: [[Button]] = [], in room: RoomID,
        isAlone: Bool = false
    ) -> Message {
        let named = people.prefix(Limits.boardNames).map { account in
            NamedPerson(
                name: isAlone ? "" : shownName(of: account),
                sender: facts.records.senders(of: account).first { $0.platform == room.platform })
        }
        let heading = named.map(\.name).joined(separator: ", ")
        return Message(
            heading: heading.isEmpty ? nil : heading, text: text, rows: rows,
            named: named.isEmpty ? nil : named)
    }

    /// The same to somebody in their own chat; nil for somebody who has none.
    func message(to account: AccountID, text: String, about reports: [ReportID]? = nil) -> Order? {
        facts.records.privateRoom(of: account).map { room in
            let message = message(naming: [account], text: text, in: room, isAlone: true)
            return .announce(message: message, in: room, replyTo: nil, about: reports)
        }
    }
}

extension DeskState {
    /// Whether somebody who acted leads the team, as the platform told.
    mutating func note(_ account: AccountID, isLead: Bool) {
        guard isLead != (leads?.contains(account) ?? false) else { return }
        let others = (leads ?? []).filter { $0 != account }
        leads = isLead ? others + [account] : others.isEmpty ? nil : others
    }
}
