import CivicFacts
import Conversation
import Locks
import PlainJSON

/// Does chores beside the sync loop; each goes on until it is done or has no more use.
struct MatrixHousekeeping: Sendable {
    let desk: MatrixTools
    let keeper: MatrixKeeper
    /// Few joins at once, because each may take minutes.
    private let door = MatrixTurnstile(width: 8)
    private let welcome = MatrixWelcome()
    /// One change of the account's list of rooms at a time.
    private let list = MatrixTurnstile(width: 1)
    /// Receipts never stand before answers.
    private let reading = MatrixTurnstile(width: 2)
    /// Chores that another chore led to; the sync loop begins them.
    private let led = Locked<[MatrixChore]>([])

    init(desk: MatrixTools, keeper: MatrixKeeper) {
        self.desk = desk
        self.keeper = keeper
    }

    /// Leaves chores for the sync loop to begin.
    func hand(over chores: [MatrixChore]) { led.withLock { $0 += chores } }

    /// The chores that were left.
    func takeOver() -> [MatrixChore] {
        led.withLock { led in
            defer { led = [] }
            return led
        }
    }

    func run(_ chore: MatrixChore) async throws {
        switch chore {
        case .answer(let room):
            try await MatrixInvitations(desk: desk, keeper: keeper, door: door, welcome: welcome, list: list)
                .answer(room)
        case .fill(let room): try await MatrixGapFiller(desk: desk, keeper: keeper, house: self).fill(room)
        case .shelter(let room):
            try await MatrixEncryptedRooms(desk: desk, keeper: keeper, list: list).shelter(room)
        case .follow(let room):
            try await MatrixSuccession(desk: desk, keeper: keeper, house: self).follow(room)
        case .inspect: for room in MatrixReviewRoom.all(desk) { await room.inspect() }
        case .deplore(let room): try await UnreadNotice(desk: desk).tell(room)
        case .tendKeys: try await tendKeys()
        case .refusePlain(let room): await TeamNotice(desk: desk).refusePlain(in: room)
        case .refuseSign(let room, let sign, let card):
            await TeamNotice(desk: desk).refuse(sign, under: card, in: room)
        case .disperse(let room): await MatrixCrowd(desk: desk).disperse(room)
        case .reopen(let room): try await MatrixCrowd(desk: desk).reopen(room, keeper, self)
        case .leave(let room): try await leave(room)
        case .forget(let room): await ignore(MatrixRequest(.post, ["rooms", room, "forget"], json: [:]))
        case .read(let room, let event): try await read(room, event)
        }
    }

    private func tendKeys() async throws {
        guard let encryption = desk.memory.encryption else { return }
        let chores = try await encryption.tendKeys(keeper)
        try await withThrowingDiscardingTaskGroup { group in
            for chore in chores { group.addTask { try await run(chore) } }
        }
    }

    /// From time to time authority is asked for anew, and each room's being there is looked at, so that the operator hears
    /// of it (M112).
    func watchReviewRooms() async throws {
        while true {
            try await desk.timing.sleep(.minutes(10))
            desk.memory.standings.forget()
            desk.memory.safety.forget()
            for room in MatrixReviewRoom.all(desk) {
                await room.inspect()
                await room.look()
            }
        }
    }

    /// One receipt for a burst, and none where an answer comes within a second: it says the same. It truthfully means
    /// that the bot has it, because that is committed (M82).
    private func read(_ room: String, _ event: String) async throws {
        let typing = desk.memory.typing
        guard typing.await(event, in: room) else { return }
        let answers = typing.answers(in: room)
        try await desk.timing.sleep(.seconds(1))
        guard let newest = typing.takeAwaited(in: room), typing.answers(in: room) == answers else { return }
        await reading.pass {
            guard typing.answers(in: room) == answers else { return }
            await ignore(
                MatrixRequest(
                    .post, ["rooms", room, "receipt", "m.read", newest], json: ["thread_id": "main"]))
            guard desk.memory.room(room)?.isDirect == true, typing.start(in: room, after: answers) else {
                return
            }
            await ignore(
                MatrixRequest(
                    .put, ["rooms", room, "typing", desk.me], json: ["typing": true, "timeout": 30_000]))
        }
    }

    /// Leaves a room in which nobody is left, so that the homeserver's answers do not grow for ever (M67).
    private func leave(_ room: String) async throws {
        // Somebody may have come back in the same breath.
        try await desk.timing.sleep(.seconds(5))
        for attempt in 0..<20 {
            guard desk.memory.room(room)?.isEmpty == true else { return }
            let outcome = await desk.client.call(MatrixRequest(.post, ["rooms", room, "leave"], json: [:]))
            switch outcome {
            case .done: return desk.note(.roomLeft)
            case .refused(let refusal) where [403, 404].contains(refusal.status): return
            case .refused, .lost: try await desk.timing.sleep(desk.timing.pause(afterFailures: attempt + 1))
            }
        }
    }

    private func ignore(_ request: MatrixRequest) async {
        _ = await desk.client.call(request.with(deadline: .seconds(30)))
    }
}
