public import CivicFacts
public import Conversation

extension Store {
    /// The key that the audit log goes on with is not in the directory: nothing may run before another chain begins.
    public var isLogKeyLost: Bool {
        get throws(StoreError) { try audit.isKeyLost }
    }

    /// Begins a chain under a new key, with a row that names the last seal before it.
    public func beginLogChain(at now: Moment) throws(StoreError) {
        try transaction { () throws(StoreError) in try audit.begin(at: now) }
    }

    /// A deed of the house itself.
    public func log(_ deed: HouseDeed, mark: String = "", at now: Moment) throws(StoreError) {
        try transaction { () throws(StoreError) in try audit.append(deed, mark: mark, at: now) }
    }

    /// Says which of these read otherwise than when they were logged last, and logs that; values are told apart by hashes
    /// that nobody can make without the house's secret.
    public func log(changesAmong settings: [HouseDeed: String], at now: Moment) throws(StoreError) {
        try transaction { () throws(StoreError) in
            let salt = try people.salt()
            for (deed, text) in settings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                let mark = String(Digest.sha256("\(salt)|\(deed.rawValue)|\(text)").prefix(32))
                guard try audit.mark(of: deed)?.text != mark else { continue }
                try audit.append(deed, mark: mark, at: now)
            }
        }
    }

    /// Puts the key of this hour in the place of the one before.
    public func turnLogKey(at now: Moment) throws(StoreError) {
        guard let key = audit.key.current, LogKey.hour(of: now) > key.hour else { return }
        try audit.key.turn(to: LogKey.hour(of: now))
    }

    /// Once a day, where something was given since: the ledger of gifts, which knows days only, is held by the log.
    func logGifts(at now: Moment) throws(StoreError) {
        let newest = try database.first("SELECT number, hash FROM gifts ORDER BY number DESC LIMIT 1") {
            row in
            LogHead(row: row.int(0), seal: row.text(1)).description
        }
        guard let newest else { return }
        let last = try audit.mark(of: .giftsHead)
        guard last?.text != newest, last.map({ now.since($0.at) >= .days(1) }) ?? true else { return }
        try audit.append(.giftsHead, mark: newest, at: now)
    }
}
