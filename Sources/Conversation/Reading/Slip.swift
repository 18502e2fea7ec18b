/// One slip of the finger: a letter changed, missing, added, or two neighbours swapped.
enum Slip {
    static func isOne(between left: String, and right: String) -> Bool {
        let (a, b) = (Array(left), Array(right))
        guard abs(a.count - b.count) <= 1, a != b else { return false }
        let same = zip(a, b).prefix { $0 == $1 }.count
        let (restA, restB) = (a[same...], b[same...])
        if a.count == b.count {
            let isSwap =
                restA.count >= 2 && restA.first == restB.dropFirst().first
                && restA.dropFirst().first == restB.first
            return restA.dropFirst() == restB.dropFirst()
                || (isSwap && restA.dropFirst(2) == restB.dropFirst(2))
        }
        return a.count > b.count ? restA.dropFirst() == restB : restA == restB.dropFirst()
    }
}
