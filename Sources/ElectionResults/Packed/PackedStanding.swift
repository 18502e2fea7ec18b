/// One name of a contest and the votes on its lines.
struct PackedStanding {
    /// The name's number in its place; nil for write-ins and others.
    let name: Int?
    let isMarkedElected: Bool
    private(set) var lines: [(party: Int, votes: Int?)] = []

    private static let most = 100

    init(_ item: inout PackedCursor) {
        let first = item.varint()
        name = first >> 2 == 0 ? nil : first >> 2 - 1
        isMarkedElected = first & 1 != 0
        let count = first & 2 != 0 ? min(item.count(), Self.most) : 1
        for _ in 0..<count {
            let (party, votes) = (item.varint(), item.varint())
            lines.append((party, votes == 0 ? nil : votes - 1))
        }
    }
}
