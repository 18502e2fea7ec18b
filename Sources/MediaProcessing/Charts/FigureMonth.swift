/// A month and what is marked in it.
public struct FigureMonth: Sendable, Equatable {
    /// What a day is marked for, by a shape of its own.
    public enum Mark: String, Sendable, CaseIterable {
        case election
        case deadline
        case early
    }

    /// The weekday of the first, Sunday being 0.
    public var firstWeekday: Int
    /// How many days it has.
    public var length: Int
    /// The day that is ringed, if it is in this month.
    public var today: Int?
    public var marks: [Int: Set<Mark>]

    public init(firstWeekday: Int, length: Int, today: Int? = nil, marks: [Int: Set<Mark>]) {
        (self.firstWeekday, self.length, self.today, self.marks) = (firstWeekday, length, today, marks)
    }

    func checked() throws(FigureFault) -> FigureMonth {
        guard (0...6).contains(firstWeekday), (28...31).contains(length), (1...length).contains(today ?? 1),
            marks.keys.allSatisfy({ (1...length).contains($0) })
        else { throw .number }
        return self
    }
}
