import Conversation

/// Writes facts and updates in one commit, one commit at a time: what is in memory is what is on the disk.
actor MatrixKeeper {
    private let memory: MatrixMemory
    private let keep: @Sendable (Batch) async throws -> Void
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(memory: MatrixMemory, keep: @escaping @Sendable (Batch) async throws -> Void) {
        self.memory = memory
        self.keep = keep
    }

    /// Changes the facts, and keeps them with whatever updates and cursor the body comes to. If the commit fails,
    /// nothing has changed.
    @discardableResult
    func commit<Result: Sendable>(
        _ body: @Sendable (inout MatrixFacts) -> MatrixCommit<Result>
    ) async throws -> Result {
        await enter()
        defer { leave() }
        var facts = memory.current
        let commit = body(&facts)
        let notes = facts.takeNotes()
        if !commit.updates.isEmpty || !notes.isEmpty || commit.cursor != nil || !commit.freed.isEmpty
            || !commit.rows.isEmpty
        {
            try await keep(
                Batch(
                    updates: commit.updates, cursor: commit.cursor, notes: notes, moves: commit.moves,
                    freed: commit.freed.map { RoomID(platform: .matrix, id: $0) }, rows: commit.rows))
        }
        memory.current = facts
        return commit.result
    }

    /// Changes facts alone.
    func change(_ body: @Sendable (inout MatrixFacts) -> Void) async throws {
        try await commit { facts in
            body(&facts)
            return MatrixCommit(result: ())
        }
    }

    private func enter() async {
        if isBusy { await withCheckedContinuation { waiting.append($0) } }
        isBusy = true
    }

    /// The next one takes over while it is still busy, so that nobody can slip in between.
    private func leave() {
        if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }
}

/// What one commit brings besides the facts.
struct MatrixCommit<Result: Sendable>: Sendable {
    var updates: [RawUpdate] = []
    var cursor: Cursor?
    var moves: [RoomMove] = []
    /// Rooms that can be spoken in again.
    var freed: [String] = []
    var rows: [AdapterRow] = []
    let result: Result
}
