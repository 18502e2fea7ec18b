/// A share of the valid votes in tenths of a percent; those of one contest sum to 100.0%.
public struct VoteShare: Hashable, Sendable {
    public let tenths: Int
    /// There were votes, but too few for a tenth: "under 0.1%".
    public let isUnderOneTenth: Bool

    /// By largest remainder; of equal ones to whoever has more votes, then to who stands first. None without votes.
    static func shares(of votes: [Int]) -> [VoteShare] {
        let sum = votes.reduce(0, +)
        guard sum > 0 else { return [] }
        var tenths = votes.map { $0 * 1000 / sum }
        let rest = 1000 - tenths.reduce(0, +)
        let order = votes.indices.sorted { left, right in
            let remainders = (votes[left] * 1000 % sum, votes[right] * 1000 % sum)
            if remainders.0 != remainders.1 { return remainders.0 > remainders.1 }
            return votes[left] != votes[right] ? votes[left] > votes[right] : left < right
        }
        for place in order.prefix(rest) { tenths[place] += 1 }
        return zip(votes, tenths).map { VoteShare(tenths: $1, isUnderOneTenth: $0 > 0 && $1 == 0) }
    }
}

extension PastContest {
    /// One for each standing, or none where shares would say what the figures do not.
    public var shares: [VoteShare]? {
        isWholeCount ? VoteShare.shares(of: standings.map(\.count)) : nil
    }
}
