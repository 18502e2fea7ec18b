/// A city or state in a packed file: which names and contests are its own, and when its lines for the House were new.
struct PackedPlace {
    let place: ResultPlace
    /// As areas name it.
    let number: Int
    let names: Range<Int>
    let contests: Range<Int>
    private let newLines: [Int]

    private static let everywhere = [1982, 1992, 2002, 2012, 2022]

    init(_ item: PackedCursor, number: Int) {
        self.number = number
        var item = item
        place = ResultPlace(code: item.text())
        let numbers = (0..<4).map { _ in item.number(bytes: 2) }
        names = numbers[0]..<max(numbers[0], numbers[1])
        contests = numbers[2]..<max(numbers[2], numbers[3])
        let count = Int(item.byte())
        newLines = (0..<count).map { _ in item.number(bytes: 2) }
    }

    /// Lines for the House were drawn anew after one year and not after the other.
    func drewLines(after earlier: Int, by later: Int) -> Bool {
        (Self.everywhere + newLines).contains { earlier < $0 && $0 <= later }
    }
}
