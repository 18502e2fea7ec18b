import Conversation

extension Store {
    /// Runs the body in one immediate transaction; an error undoes it whole. On a server it is run again where somebody else came
    /// first, or the connection was lost.
    func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        if let house = database.house { return try transaction(body, in: house) }
        return try attempt(body).result
    }

    /// One attempt; `mark` is that of a commit of which nobody knows whether it counts.
    private func attempt<Result>(
        _ body: () throws(StoreError) -> Result
    ) throws(StoreError) -> (result: Result, mark: Int64?) {
        try database.begin()
        do {
            let result = try body()
            try reports.check()
            try outbox.write()
            let changes = options.atCommit == nil ? [] : database.changes
            try database.seal()
            try options.atCommit?(.before, changes)
            if case .unknown(let mark) = try database.commit() { return (result, mark) }
            try options.atCommit?(.after, changes)
            return (result, nil)
        } catch {
            database.rollback()
            forgetRows()
            // A read that failed in here must not fail the next transaction as well.
            try? reports.check()
            throw error
        }
    }

    /// Attempts until one counts. What the house knows in memory is each time as it was before the first; one whose answer was
    /// lost is known by its mark.
    private func transaction<Result>(
        _ body: () throws(StoreError) -> Result, in house: ServerHouse
    ) throws(StoreError) -> Result {
        let before = memory
        var doubtful: [(mark: Int64, result: Result, memory: Memory)] = []
        while true {
            do throws(StoreError) {
                let (result, mark) = try attempt(body)
                guard let mark else { return result }
                doubtful.append((mark, result, memory))
            } catch {
                guard error == .lost || error == .conflict else { throw error }
            }
            forgetRows()
            let newest = try house.recover()
            if let known = doubtful.first(where: { $0.mark == newest }) {
                memory = known.memory
                return known.result
            }
            memory = before
        }
    }

    /// What is known of rows without asking may be wrong.
    private func forgetRows() {
        outbox.forget()
        people.numbers.forget()
    }

    /// What the house knows and does not write down.
    private struct Memory {
        var whispers: InMemoryOnly
        var (mustWipeInbox, mustEmptyLog, isInCycle): (Bool, Bool, Bool)
        var inTurn: InTurn
        var flying: [EntryID: StoredEntry]
        var doubtful: [RoomID: [EntryID]]
    }

    private var memory: Memory {
        get {
            Memory(
                whispers: whispers, mustWipeInbox: mustWipeInbox, mustEmptyLog: mustEmptyLog,
                isInCycle: isInCycle, inTurn: inTurn, flying: flying, doubtful: doubtful)
        }
        set {
            (whispers, inTurn, flying) = (newValue.whispers, newValue.inTurn, newValue.flying)
            (mustWipeInbox, mustEmptyLog) = (newValue.mustWipeInbox, newValue.mustEmptyLog)
            (isInCycle, doubtful) = (newValue.isInCycle, newValue.doubtful)
        }
    }
}
