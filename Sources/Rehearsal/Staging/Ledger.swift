import CivicFacts
import Conversation
import Store

/// A store in memory with nothing but values: what the engine reads when it is played alone.
struct Ledger: Records {
    var sessions: [AccountID: Session] = [:]
    var accounts: [SenderID: AccountID] = [:]
    var rooms: [AccountID: RoomID] = [:]
    private(set) var reports: [ReportID: Report] = [:]
    private var photos: [PhotoID: String?] = [:]
    private var links: [String: LinkOffer] = [:]
    /// The person behind accounts that were joined.
    private var kin: [AccountID: AccountID] = [:]
    private var bans: [AccountID: Ban] = [:]
    private(set) var looks: [PhotoID: UInt64] = [:]
    /// How many rows the audit log would have.
    private var logged: Int64 = 0
    private(set) var deeds: [(actor: AccountID, deed: Deed, report: ReportID, at: Moment)] = []
    /// Each person's marks, the newest last.
    private(set) var marks: [AccountID: [Mark]] = [:]
    private(set) var keepsakes: [SaveTarget: Keepsake] = [:]
    private(set) var desk = DeskState()
    /// In the order in which they were offered.
    var invoices: [Invoice] = []
    /// Rows of the ledger of gifts, each with whose it is.
    var gifts: [(receipt: GiftReceipt, giver: AccountID?)] = []
    var served: [Served: Int] = [:]
    private var rounds: [ReportID: (rank: Int, desk: DeskName, round: Int)] = [:]
    private var lastReport: Int64 = 0
    private var lastAccount: Int64 = 0

    var nextReport: ReportID { ReportID(rawValue: lastReport + 1) }
    func report(_ id: ReportID) -> Report? { reports[id] }
    /// The stage has no seals.
    var logHead: LogHead? {
        logged == 0 ? nil : LogHead(row: logged, seal: String(repeating: "0", count: 64))
    }
    /// The secret of every stage: what everybody calls a report is the same in every playing.
    static let salt = "stage"
    func publicToken(of id: ReportID) -> String { PublicTokens.token(of: id, salt: Self.salt) }
    func report(onSite token: String) -> ReportID? {
        sorted { $0.isOfVoting && ($0.publicAt != nil || $0.retraction != nil) }.first {
            publicToken(of: $0.id) == token
        }?.id
    }
    func report(holding photo: PhotoID) -> Report? { reports.values.first { $0.photos.contains(photo) } }

    func reports(by account: AccountID, skipping: Int, limit: Int) -> [Report] {
        Array(sorted { $0.author == account }.reversed().dropFirst(skipping).prefix(limit))
    }

    func countOfReports(by account: AccountID, since: Moment) -> Int {
        reports.values.count { $0.author == account && $0.sentAt >= since && $0.isOfVoting }
    }

    func publicReports(after mark: FeedMark?, at now: Moment, limit: Int) -> [Report] {
        let visible = reports.values.filter { report in
            guard let publicAt = report.publicAt, publicAt <= now, report.isOfVoting else { return false }
            guard let mark else { return true }
            return (publicAt.milliseconds, report.id.rawValue) < (
                mark.publicAt.milliseconds, mark.report.rawValue
            )
        }
        return Array(
            visible.sorted {
                ($0.publicAt?.milliseconds ?? 0, $0.id.rawValue) > (
                    $1.publicAt?.milliseconds ?? 0, $1.id.rawValue
                )
            }.prefix(limit))
    }

    func waitingReports(limit: Int) -> [Report] { Array(sorted(\.isOpen).prefix(limit)) }
    func callableReports(of desks: [DeskName], at now: Moment, limit: Int) -> [Report] {
        let free = sorted {
            $0.isOpen && ($0.lease?.until ?? now) <= now && desks.contains($0.deskName)
        }
        return Array(inOrder(free).prefix(limit))
    }

    func reports(heldBy moderator: AccountID, at now: Moment) -> [Report] {
        sorted {
            $0.isOpen && $0.queuedAt != nil
                && $0.lease.map { $0.holder == moderator && $0.until > now } ?? false
        }
    }

    func alarmingReports(at now: Moment, limit: Int) -> [Report] {
        func due(_ report: Report) -> (Int64, Int64) {
            (report.alarmAt?.milliseconds ?? 0, report.id.rawValue)
        }
        let found = sorted { $0.isOpen && ($0.alarmAt.map { $0 <= now } ?? false) }
        return Array(found.sorted { due($0) < due($1) }.prefix(limit))
    }

    func endedLeases(at now: Moment, limit: Int) -> [Report] {
        let ended = sorted { $0.isOpen && $0.lease.map { $0.until <= now } ?? false }
        return Array(ended.sorted { ($0.lease?.until ?? now) < ($1.lease?.until ?? now) }.prefix(limit))
    }

    func unansweredReports(at now: Moment, limit: Int) -> [Report] {
        Array(sorted { $0.isOpen && ($0.answerBy.map { $0 <= now } ?? false) }.prefix(limit))
    }

    func queueCounts(at now: Moment) -> [DeskName: QueueCount] {
        Dictionary(grouping: sorted(\.isOpen), by: \.deskName).mapValues { queueCount(of: $0, at: now) }
    }

    func reports(at desk: DeskName, limit: Int) -> [Report] {
        Array(sorted { $0.isOpen && $0.deskName == desk }.prefix(limit))
    }

    func strayReports(besides closed: [DeskName], at now: Moment, limit: Int) -> [Report] {
        let found = sorted {
            $0.isOpen && $0.desk?.home.map { !closed.contains($0) } ?? false
                && ($0.lease?.until ?? now) <= now
        }
        return Array(found.prefix(limit))
    }

    private func queueCount(of open: [Report], at now: Moment) -> QueueCount {
        let free = open.filter { ($0.lease?.until ?? now) <= now }
        let queued = open.filter { $0.queuedAt != nil }
        let callable = queued.filter { ($0.lease?.until ?? now) <= now }
        return QueueCount(
            waiting: free.count, urgent: free.count { $0.rank == 0 }, heldBack: free.count { $0.rank == 4 },
            oldest: free.map(\.waitsSince).min(), areSomeTaken: callable.count < queued.count,
            queued: callable.count)
    }

    func countOfOpenReports(by account: AccountID) -> Int {
        reports.values.count { $0.author == account && $0.isOpen }
    }

    /// When the desk has something to do: it wanted to be looked after, or a lease or the time for an answer ends.
    var deskDue: Moment? {
        let open = reports.values.filter(\.isOpen)
        return ([desk.wakeAt] + open.map { $0.lease?.until } + open.map(\.answerBy) + open.map(\.alarmAt))
            .compactMap(\.self).min()
    }

    func language(of account: AccountID) -> Language { sessions[account]?.language ?? .english }
    func ban(of account: AccountID) -> Moment? { bans[account]?.until }
    func fullBan(of account: AccountID) -> Ban? { bans[account] }

    func keptPhotos(among wanted: [PhotoID]) -> [PhotoID] {
        wanted.filter { photos[$0]?.map { !$0.isEmpty } ?? false }
    }

    func hash(of photo: PhotoID) -> String? { photos[photo] ?? nil }

    func openQuestion(to account: AccountID) -> Report? {
        sorted { $0.author == account && $0.openQuestion != nil && !$0.isWithdrawn }.first
    }

    /// Eight digits that say whose code it is, the same in every playing.
    static func linkCode(for account: AccountID) -> String { "4000000\(account.rawValue % 10)" }

    /// The stage has no secret: the transcripts that draw lots draw every one.
    func lot(of report: ReportID) -> UInt64 { 0 }

    func countOfApprovals(by account: AccountID, atMost: Int) -> Int {
        let mine = deeds.filter { [.approved, .backed].contains($0.deed) }.filter {
            person(of: $0.actor) == person(of: account)
        }
        return min(Set(mine.map(\.report)).count, atMost)
    }

    func freshLinkCode(for account: AccountID) -> String { Self.linkCode(for: account) }
    func linkOffer(_ code: String) -> LinkOffer? { links[code] }
    func person(of account: AccountID) -> AccountID { kin[account] ?? account }

    func senders(of account: AccountID) -> [SenderID] {
        accounts.filter { $0.value == account }.keys.sorted {
            ($0.platform.rawValue, $0.id) < ($1.platform.rawValue, $1.id)
        }
    }

    func account(of sender: SenderID) -> AccountID? { accounts[sender] }
    func privateRoom(of account: AccountID) -> RoomID? { rooms[account] }
    func session(of account: AccountID) -> Session? { sessions[account] }

    /// The account of a sender, made at first contact.
    mutating func account(of inbound: Inbound) -> AccountID {
        if accounts[inbound.sender] == nil { lastAccount += 1 }
        let account = accounts[inbound.sender] ?? AccountID(rawValue: lastAccount)
        accounts[inbound.sender] = account
        if inbound.standing == .voter { rooms[account] = inbound.room }
        return account
    }

    mutating func apply(_ change: Change, by actor: AccountID, at now: Moment = Moment(milliseconds: 0)) {
        switch change {
        case .keep(let report, let deed):
            keep(report)
            deeds.append((deed.doer(on: report) ?? actor, deed, report.id, now))
            logged += 1
        case .log: logged += 1
        case .turn(let report): keep(report)
        case .expect(let photo): photos[photo] = .some(nil)
        case .drop(let photo): photos[photo] = nil
        case .impose(let ban, let account): bans[account] = ban
        case .endBan(let account, let end): bans[account] = bans[account]?.ended(at: end)
        case .recall, .reachable, .repost, .mask: break
        case .invoice(let invoice): keep(invoice)
        case .enter(let receipt, let giver): gifts.append((receipt, giver))
        case .mark(let mark, let keepsake): add(mark, keepsake, by: actor)
        case .unmark(let kind, let target):
            marks[actor]?.removeAll { $0.kind == kind && $0.target == target }
            drop(target)
        case .desk(let state): desk = state
        case .offerLink(let offer, let code): links[code] = offer
        case .join(let former, let account, let code):
            links[code] = nil
            relate(former, to: account)
            reports = reports.mapValues { $0.author == former ? $0.handed(to: account) : $0 }
            accounts = accounts.mapValues { $0 == former ? account : $0 }
            for mark in marks[former] ?? [] { add(mark, nil, by: account) }
            marks[former] = nil
            handGifts(over: former, to: account)
            (sessions[former], rooms[former]) = (nil, nil)
        case .part(let sender, let session):
            lastAccount += 1
            let account = AccountID(rawValue: lastAccount)
            if let former = accounts[sender] { relate(account, to: former) }
            (accounts[sender], sessions[account]) = (account, session)
        case .forget(let account):
            reports = reports.filter { $0.value.author != account }
            let gone = person(of: account)
            kin = kin.filter { $0.value != gone }
            sessions[account] = nil
            handGifts(over: account, to: nil)
            let former = marks.removeValue(forKey: account) ?? []
            for mark in former { drop(mark.target) }
            accounts = accounts.filter { $0.value != account }
        }
    }

    private mutating func relate(_ other: AccountID, to account: AccountID) {
        let (former, person) = (person(of: other), person(of: account))
        kin = kin.mapValues { $0 == former ? person : $0 }
        (kin[other], kin[account]) = (person, person)
    }

    /// A photo was cleaned; the hash names the clean file.
    mutating func bind(_ photo: PhotoID, hash: String, look: UInt64? = nil) {
        (photos[photo], looks[photo]) = (hash, look)
    }

    func isWanted(_ photo: PhotoID) -> Bool { photos[photo] != nil }

    private mutating func add(_ mark: Mark, _ keepsake: Keepsake?, by account: AccountID) {
        if !isMarked(mark.target, mark.kind, by: account) { marks[account, default: []].append(mark) }
        if let keepsake { keepsakes[mark.target] = keepsake }
    }

    private mutating func drop(_ target: SaveTarget) {
        let isSaved = marks.values.contains { $0.contains { $0.kind == .save && $0.target == target } }
        if !isSaved { keepsakes[target] = nil }
    }

    /// As `DeskQueue` counts them.
    private mutating func keepRound(of report: Report) {
        guard report.isOpen else { return rounds[report.id] = nil }
        let known = rounds[report.id]
        guard known?.rank != report.rank || known?.desk != report.deskName else { return }
        let alike = sorted { $0.isOpen && $0.id != report.id && rounds[$0.id]?.rank == report.rank }
        let least = alike.filter { $0.deskName == report.deskName }.compactMap { rounds[$0.id]?.round }.min()
        let own = alike.filter { $0.author == report.author }.compactMap { rounds[$0.id]?.round }.max()
        let round = report.rank == 0 ? 0 : max(least ?? 0, own.map { $0 + 1 } ?? 0)
        rounds[report.id] = (report.rank, report.deskName, round)
    }

    /// In the order in which they are handed out.
    func inOrder(_ reports: [Report]) -> [Report] {
        func place(_ report: Report) -> (Int, Int, Int64, Int64) {
            (report.rank, rounds[report.id]?.round ?? 0, report.waitsSince.milliseconds, report.id.rawValue)
        }
        return reports.sorted { place($0) < place($1) }
    }

    private mutating func keep(_ report: Report) {
        keepRound(of: report)
        reports[report.id] = report
        lastReport = max(lastReport, report.id.rawValue)
    }

    func sorted(_ isWanted: (Report) -> Bool) -> [Report] {
        reports.values.filter(isWanted).sorted { $0.id.rawValue < $1.id.rawValue }
    }
}

extension Report {
    /// In what order reports are handed out.
    var rank: Int {
        if isHeldBack == true { return 4 }
        if isUrgent { return 0 }
        if openQuestion != nil { return 3 }
        return queuedAt == nil ? 2 : 1
    }
}
