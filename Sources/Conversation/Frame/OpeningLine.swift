extension String {
    /// The same with a first line that is taken in at a glance: a long one ends with one of its sentences.
    var openingShort: String {
        let limit = 120
        let first = self[..<(utf8.firstIndex(of: UInt8(ascii: "\n")) ?? endIndex)]
        guard first.utf8.count > limit, first.count > limit else { return self }
        let start = first.prefix(limit)
        let end = start.indices.last { index in
            start[index] == " " && index > start.startIndex
                && ".?!".contains(start[start.index(before: index)])
        }
        guard let end else { return self }
        return self[..<end] + "\n" + self[index(after: end)...]
    }
}
