/// Work that a sync leads to, done beside the loop; what must not be lost has its facts kept first.
enum MatrixChore: Equatable, Sendable {
    /// Follow an invitation, or decline it.
    case answer(room: String)
    /// Look up what a sync left out.
    case fill(room: String)
    /// Say that an encrypted room cannot be read, and open one that can.
    case shelter(room: String)
    /// Say that something could not be read, if its key does not come.
    case deplore(room: String)
    /// See to what about keys needs the homeserver.
    case tendKeys
    /// Say that words without encryption decide nothing in an encrypted review room.
    case refusePlain(room: String)
    /// Say that a sign under a card decides nothing, and what to type.
    case refuseSign(room: String, sign: String, card: String)
    /// Say that a third person ends the conversation here.
    case disperse(room: String)
    /// See whether the two in a private room are alone again.
    case reopen(room: String)
    /// Leave a room in which nobody is left.
    case leave(room: String)
    /// Let the homeserver forget a room that the bot is not in any more.
    case forget(room: String)
    /// Tell the sender that the bot has this event.
    case read(room: String, event: String)
    /// Follow a room to the one that replaced it.
    case follow(room: String)
    /// See whether the review room may still be shown something.
    case inspect

    /// What facts that were kept by an earlier run still ask for.
    static func left(in facts: MatrixFacts) -> [MatrixChore] {
        facts.doors.items.filter { !$0.value.isJoined }.keys.sorted().map { .answer(room: $0) }
            + facts.gaps.items.keys.filter { facts.predecessor(awaiting: $0) == nil }.sorted().map {
                .fill(room: $0)
            }
            + facts.refuges.items.keys.sorted().map { .shelter(room: $0) }
            + facts.rooms.items.filter { $0.value.crowdedSince != nil && !$0.value.isOverfull }.keys.sorted()
            .map {
                .reopen(room: $0)
            }
            + facts.rooms.items.filter(\.value.isEmpty).keys.sorted().map { .leave(room: $0) }
            + facts.rooms.items.filter { $0.value.isHeirAwaited }.keys.sorted().map { .follow(room: $0) }
    }
}
