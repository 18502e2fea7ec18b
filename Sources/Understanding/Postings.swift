/// What was noted under each number, in the order it was noted; made once and then only read.
struct Postings: Sendable {
    private var starts: [Int32] = []
    private var items: [Int32] = []

    /// Something to note, and under which number.
    typealias Note = (number: Int32, item: Int32)

    init(_ notes: [Note] = []) {
        let last = notes.reduce(-1) { max($0, $1.number) }
        starts = Array(repeating: 0, count: Int(last) + 2)
        for note in notes { starts[Int(note.number) + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        items = Array(repeating: 0, count: notes.count)
        var ends = starts
        for note in notes {
            items[Int(ends[Int(note.number)])] = note.item
            ends[Int(note.number)] += 1
        }
    }

    /// Nothing where nothing was noted, also for the number of an unknown word.
    subscript(number: Int32) -> ArraySlice<Int32> {
        guard number >= 0, Int(number) + 1 < starts.count else { return [] }
        return items[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
    }
}
