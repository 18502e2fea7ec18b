public import CivicFacts
public import Conversation

extension Store {
    /// What the engine would make of a happening of somebody who never wrote before; nothing is written.
    public func rehearse(
        _ inbound: Inbound, with session: Session, through engine: Engine, at now: Moment
    ) throws(StoreError) -> Turn {
        let facts = Facts(
            now: now, account: AccountID(rawValue: 0), subject: nil, rules: rules, records: reports,
            civic: civic)
        defer { civic.endTurn() }
        let turn = engine.step(session, inbound, knowing: facts)
        try reports.check()
        return turn
    }
}
