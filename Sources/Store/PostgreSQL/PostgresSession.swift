import CPostgres
import Glibc

/// One session with a PostgreSQL server. What gives no rows waits in libpq's pipeline for the next question or the commit,
/// which takes one round trip for all of it. Not thread-safe: the store's own thread holds it.
final class PostgresSession {
    private enum Awaited {
        case preparing(PostgresStatement), nothing, rows
    }

    private let address: DatabaseAddress
    /// What every session is told first.
    private let greeting: String
    private var session: OpaquePointer?
    private var statements: [String: PostgresStatement] = [:]
    private var awaited: [Awaited] = []
    private var bytesAwaited = 0
    private(set) var isInTransaction = false
    /// How often it waited for the server so far.
    private(set) var trips = 0
    var changes = TableChanges()

    /// So much waits at most: libpq could wait for the server, and the server for libpq.
    private static let (mostAwaited, mostBytes) = (64, 256 << 10)
    private static let patience: Int32 = 15

    init(_ address: DatabaseAddress, greeting: String = "") throws(StoreError) {
        self.address = address
        self.greeting = greeting
        try open()
    }

    deinit { close() }

    /// The oldest server that is known to do.
    private static let oldest = 13

    private func open() throws(StoreError) {
        close()
        var state = [CChar](repeating: 0, count: 6)
        let new = turnout_pq_open(address.url, Self.patience, &state)
        guard let new, turnout_pq_is_open(new) == 1 else {
            if let new { turnout_pq_close(new) }
            throw Self.refusal(Self.text(state))
        }
        session = new
        let version = Int(turnout_pq_version(new)) / 10_000
        guard version >= Self.oldest else {
            close()
            throw .oldServer(found: version, oldest: Self.oldest)
        }
        if !greeting.isEmpty { try execute(greeting) }
    }

    private func close() {
        if let session { turnout_pq_close(session) }
        session = nil
        awaited = []
        (bytesAwaited, isInTransaction) = (0, false)
        for statement in statements.values { statement.isPrepared = false }
    }

    /// Whether a server that does not answer is waited for; nil where nobody waits at all.
    var isWorthWaiting: (() -> Bool)?

    /// Opens it anew, for as long as that takes where somebody waits.
    func reopen() throws(StoreError) {
        changes.forgetAll()
        var pause: UInt32 = 50_000
        while true {
            do throws(StoreError) { return try open() } catch {
                guard [.unreachable, .unknownHost, .lost].contains(error), let isWorthWaiting else {
                    throw error
                }
                guard isWorthWaiting() else { throw .leaseLost }
            }
            usleep(pause)
            pause = min(pause * 2, 500_000)
        }
    }

    // MARK: Statements

    /// Runs statements without parameters or rows, at once.
    func execute(_ sql: String) throws(StoreError) {
        try settle()
        guard let session else { throw .lost }
        var state = [CChar](repeating: 0, count: 6)
        turnout_pq_execute(session, sql, &state)
        let found = Self.text(state)
        if !found.isEmpty { throw trouble(found) }
        for one in sql.split(separator: ";") {
            if let effect = TableChanges.Effect(String(one)) { changes.note(effect) }
        }
        if !isInTransaction { changes.confirm() }
    }

    /// Begins a transaction; it is told to the server with whatever comes next.
    func begin() throws(StoreError) {
        try send("BEGIN", [], .nothing)
        isInTransaction = true
    }

    func rollback() {
        changes.forget()
        guard isInTransaction else { return }
        isInTransaction = false
        do throws(StoreError) {
            _ = try? settle()
            try send("ROLLBACK", [], .nothing)
            try settle()
        } catch { close() }
    }

    /// The last of a transaction. Throws `lost` where nobody knows whether it counts.
    func commit(after last: String, _ values: [Value]) throws(StoreError) {
        try send(last, values, .nothing)
        try send("COMMIT", [], .nothing)
        try settle()
        isInTransaction = false
        changes.confirm()
    }

    /// Something that gives no rows. Outside of a transaction it is done at once.
    func run(_ sql: String, _ values: [Value]) throws(StoreError) {
        try send(sql, values, .nothing)
        guard !isInTransaction || awaited.count >= Self.mostAwaited || bytesAwaited >= Self.mostBytes else {
            return
        }
        try settle()
        if !isInTransaction { changes.confirm() }
    }

    /// The same where somebody wants to know how many rows it changed.
    func change(_ sql: String, _ values: [Value]) throws(StoreError) -> Int {
        let answer = try ask(sql, values)
        defer { turnout_pq_clear(answer) }
        return Int(turnout_pq_changed(answer))
    }

    func rows<Result>(
        _ sql: String, _ values: [Value], most: Int32 = .max,
        each: (Row) throws(StoreError) -> Result
    ) throws(StoreError) -> [Result] {
        let answer = try ask(sql, values)
        defer { turnout_pq_clear(answer) }
        var results: [Result] = []
        for line in 0..<min(turnout_pq_count(answer), most) {
            results.append(try each(Row(answer, line: line)))
        }
        return results
    }

    /// Walks through rows as they come; the body asks for nothing else meanwhile.
    func scan(
        _ sql: String, _ values: [Value], body: (Row) throws(StoreError) -> Bool
    ) throws(StoreError) {
        try send(sql, values, .rows)
        let failure = try withoutActuallyEscaping(body) { body throws(StoreError) -> StoreError? in
            var isWanted = true
            var failure: StoreError?
            _ = try settle { answer in
                for line in 0..<turnout_pq_count(answer) where isWanted {
                    do throws(StoreError) { isWanted = try body(Row(answer, line: line)) } catch {
                        (isWanted, failure) = (false, error)
                    }
                }
            }
            return failure
        }
        if let failure { throw failure }
    }

    /// A read outside of a transaction is asked once more on another connection.
    private func ask(_ sql: String, _ values: [Value]) throws(StoreError) -> OpaquePointer {
        let isAlone = !isInTransaction
        do throws(StoreError) { return try askOnce(sql, values) } catch {
            guard error == .lost, isAlone else { throw error }
        }
        try reopen()
        return try askOnce(sql, values)
    }

    private func askOnce(_ sql: String, _ values: [Value]) throws(StoreError) -> OpaquePointer {
        try send(sql, values, .rows)
        guard let answer = try settle() else { throw .lost }
        return answer
    }

    private func send(_ sql: String, _ values: [Value], _ kind: Awaited) throws(StoreError) {
        guard let session else { throw .lost }
        let statement = statement(sql)
        if !statement.isPrepared {
            guard turnout_pq_prepare(session, statement.name, statement.sql) == 1 else { throw lose() }
            statement.isPrepared = true
            awaited.append(.preparing(statement))
        }
        let bound = PostgresValues(values)
        let isSent = bound.withPointers { count, values, lengths, formats in
            turnout_pq_send(session, statement.name, count, values, lengths, formats)
        }
        guard isSent == 1 else { throw lose() }
        awaited.append(kind)
        bytesAwaited += bound.count
        if let effect = statement.effect { changes.note(effect) }
    }

    private func statement(_ sql: String) -> PostgresStatement {
        if let known = statements[sql] { return known }
        let new = PostgresStatement(sql, number: statements.count)
        statements[sql] = new
        return new
    }

    // MARK: Answers

    /// Hears the answers to all that waits; the result is the one with rows, for the caller to clear. `stream` is given the rows
    /// one by one instead.
    @discardableResult
    private func settle(stream: ((OpaquePointer) -> Void)? = nil) throws(StoreError) -> OpaquePointer? {
        guard !awaited.isEmpty else { return nil }
        guard let session else { throw .lost }
        guard turnout_pq_sync(session) == 1 else { throw lose() }
        trips += 1
        let all = awaited
        (awaited, bytesAwaited) = ([], 0)
        var (wanted, failure): (OpaquePointer?, String?) = (nil, nil)
        for item in all {
            if stream != nil, case .rows = item { turnout_pq_stream(session) }
            while let answer = turnout_pq_answer(session) {
                let kind = Int(turnout_pq_kind(answer))
                switch (kind, item) {
                case (turnout_pq_rows_one, _): stream?(answer)
                case (turnout_pq_rows_all, _) where stream != nil: stream?(answer)
                case (turnout_pq_failed, _), (turnout_pq_skipped, _):
                    if case .preparing(let statement) = item { statement.isPrepared = false }
                    if kind == turnout_pq_failed, failure == nil { failure = Self.state(of: answer) }
                case (_, .rows) where stream == nil:
                    wanted = answer
                    continue
                default: break
                }
                turnout_pq_clear(answer)
            }
        }
        // The mark behind them all.
        if let end = turnout_pq_answer(session) { turnout_pq_clear(end) }
        if let failure {
            if let wanted { turnout_pq_clear(wanted) }
            throw trouble(failure)
        }
        guard turnout_pq_is_open(session) == 1 else {
            if let wanted { turnout_pq_clear(wanted) }
            throw lose()
        }
        return wanted
    }

    private func lose() -> StoreError {
        close()
        changes.forgetAll()
        return .lost
    }

    private func trouble(_ state: String) -> StoreError {
        // A server that goes down, that only reads since others took over, or that was tired of waiting.
        let isGone =
            state.isEmpty || state.hasPrefix("08")
            || ["57P01", "57P02", "57P03", "57P05", "25006", "25P03"].contains(state)
        if isGone { return lose() }
        switch state {
        case "40001", "40P01", "TL002": return .conflict
        case "TL001": return .leaseLost
        // Somebody's lock is waited for no longer.
        case "55P03", "57014": return .inUse
        case "53100": return .full
        case "42501", "3F000": return .noRight
        default: return .postgres(state: state)
        }
    }

    private static func refusal(_ state: String) -> StoreError {
        switch state {
        case "28P01", "28000": .wrongPassword
        case "3D000": .noSuchDatabase
        case "42501": .noRight
        case "NOHST": .unknownHost
        default: .unreachable
        }
    }

    private static func state(of answer: OpaquePointer) -> String {
        var state = [CChar](repeating: 0, count: 6)
        turnout_pq_state(answer, &state)
        return text(state)
    }

    private static func text(_ state: [CChar]) -> String {
        String(decoding: state.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
