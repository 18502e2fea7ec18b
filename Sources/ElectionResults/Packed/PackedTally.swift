/// What stands before the names of a contest.
struct PackedTally {
    private(set) var seats = 1
    private(set) var registered = 0
    private(set) var ballots = 0
    private(set) var counties = 0
    let names: Int

    private static let most = 10_000

    init(_ item: inout PackedCursor) {
        let flags = item.varint()
        if flags & 1 != 0 { seats = min(item.varint(), Self.most) }
        if flags & 2 != 0 { (registered, ballots) = (item.varint(), item.varint()) }
        if flags & 4 != 0 { counties = item.varint() }
        names = min(item.count(), Self.most)
    }
}
