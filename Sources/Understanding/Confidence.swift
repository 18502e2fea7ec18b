/// Turns scores into thousandths, with whole numbers only.
enum Confidence {
    /// So many points make a purpose e times likelier; found on phrases that were not learned.
    static let points: Int32 = 90

    /// So many points more count for what is out of scope, where it is not the best: a wrong act costs more than "not sure".
    static let caution: Int32 = 50

    /// So many points below the best stands what was never learned; nearer with each word that nothing was learned about.
    static func distance(unlearned words: Int) -> Int32 { 250 - 60 * Int32(min(3, words)) }

    /// e to the minus n sixteenths, in 65,536ths.
    private static let powers: [Int64] = {
        var table: [Int64] = [1 << 32]
        // e^(-1/16) is 0.93941306; 40 bits are more than enough.
        for _ in 1...320 { table.append(table[table.count - 1] * 61_565 / 65_536) }
        return table.map { $0 >> 16 }
    }()

    /// The share of the best score among all, in thousandths.
    static func share(of best: Int32, among scores: some Sequence<Int32>) -> Int {
        var sum: Int64 = 0
        for score in scores { sum += power(best - score, points) }
        return sum == 0 ? 0 : Int(powers[0] * 1000 / sum)
    }

    /// The share of each score, in thousandths, where so many points make one e times likelier.
    static func shares(of scores: [Int32], points: Int32) -> [Int] {
        let best = scores.max() ?? 0
        let parts = scores.map { power(best - $0, points) }
        let sum = parts.reduce(0, +)
        return parts.map { Int($0 * 1000 / sum) }
    }

    private static func power(_ gap: Int32, _ points: Int32) -> Int64 {
        let step = max(0, Int(gap) * 16 / Int(points))
        return step < powers.count ? powers[step] : 0
    }
}
