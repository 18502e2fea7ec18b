/// One page of a list.
struct Paged<Item> {
    let items: [Item]
    /// Of all pages together, as far as they are known.
    let count: Int
    let hasLess: Bool
    let hasMore: Bool

    /// The items of a page that counts from 0; one beyond the end shows the last.
    init(_ all: [Item], page: Int, size: Int = Limits.pageSize) {
        let last = max(0, (all.count - 1) / size)
        let page = min(max(0, page), last)
        count = all.count
        items = Array(all.dropFirst(page * size).prefix(size))
        hasLess = page > 0
        hasMore = page < last
    }
}

extension Array {
    /// So many in a row.
    func rows(of width: Int) -> [[Element]] {
        stride(from: 0, to: count, by: width).map { Array(self[$0..<Swift.min($0 + width, count)]) }
    }
}
