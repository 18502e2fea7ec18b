/// What a picture shows: the words of an answer, and the numbers that bars, slices or marked days stand for.
public struct Figure: Sendable, Equatable {
    /// What stands above: no picture goes without what it is about, and how sure that is.
    public struct Heading: Sendable, Equatable {
        public var title = ""
        public var day = ""
        public var kind = ""
        public var status = ""
        public var seats = ""

        public init() {}
    }

    /// What stands below: all votes together, who says so, and as of when.
    public struct Footing: Sendable, Equatable {
        public var votes = ""
        public var source = ""
        public var asOf = ""

        public init() {}
    }

    /// The way in which it is shown.
    public enum Content: Sendable, Equatable {
        case bars([FigureRow])
        /// As a pie, if that can be honest; else as bars, with the reason.
        case pie([FigureRow])
        case month(FigureMonth)
        /// One to three letters in a ring.
        case monogram(String)
    }

    public let language: FigureLanguage
    public let heading: Heading
    public let footing: Footing
    public let content: Content
    /// Half as wide, for an album: title and three bars.
    public let isSmall: Bool
    /// Whether it is about a part of the voters only: then nobody has won.
    public let isPartial: Bool
    /// Whether it is about a question: its answers stay in their order, yes before no, and nobody has won.
    public let isQuestion: Bool

    /// A figure within the limits: 1 to 100 people with 200 letters each at the most, and words as long.
    public init(
        language: FigureLanguage, heading: Heading, footing: Footing, content: Content, isSmall: Bool = false,
        isPartial: Bool = false, isQuestion: Bool = false
    ) throws(FigureFault) {
        self.language = language
        self.heading = try heading.checked()
        self.footing = try footing.checked()
        self.content = try content.checked(winners: !isPartial && !isQuestion)
        self.isSmall = isSmall
        self.isPartial = isPartial
        self.isQuestion = isQuestion
    }

    /// The same in another way: a pie where there are bars, a small picture, another language for the words that a picture adds.
    public func shown(asPie isPie: Bool = false, small: Bool = false, in other: FigureLanguage? = nil)
        -> Figure
    {
        Figure(self, isPie: isPie, isSmall: small || isSmall, language: other ?? language)
    }

    private init(_ figure: Figure, isPie: Bool, isSmall: Bool, language: FigureLanguage) {
        (self.language, self.isSmall) = (language, isSmall)
        (heading, footing) = (figure.heading, figure.footing)
        (isPartial, isQuestion) = (figure.isPartial, figure.isQuestion)
        if isPie, case .bars(let rows) = figure.content {
            content = .pie(rows)
        } else {
            content = figure.content
        }
    }
}

/// The languages of the few words that a picture adds by itself.
public enum FigureLanguage: String, Sendable {
    case english = "en"
    case spanish = "es"
}

/// Why something is no figure.
public enum FigureFault: Error, Sendable, Equatable {
    /// It is no JSON of this form.
    case unreadable
    /// No people, or more than a hundred.
    case people
    /// Words of more than two hundred letters, a title of none, or a monogram of more than three.
    case letters
    /// A number that cannot be, such as a share of more than all.
    case number
    /// Somebody won where only a part was counted, or a question was asked.
    case noWinner
}

extension Figure.Heading {
    fileprivate func checked() throws(FigureFault) -> Self {
        var own = self
        own.title = try FigureText.checked(title)
        own.day = try FigureText.checked(day)
        own.kind = try FigureText.checked(kind)
        own.status = try FigureText.checked(status)
        own.seats = try FigureText.checked(seats)
        guard !own.title.isEmpty else { throw .letters }
        return own
    }
}

extension Figure.Footing {
    fileprivate func checked() throws(FigureFault) -> Self {
        var own = self
        own.votes = try FigureText.checked(votes)
        own.source = try FigureText.checked(source)
        own.asOf = try FigureText.checked(asOf)
        return own
    }
}

extension Figure.Content {
    fileprivate func checked(winners: Bool) throws(FigureFault) -> Self {
        switch self {
        case .bars(let rows): return .bars(try Self.checked(rows, winners))
        case .pie(let rows): return .pie(try Self.checked(rows, winners))
        case .month(let month): return .month(try month.checked())
        case .monogram(let letters):
            let letters = try FigureText.checked(letters)
            guard (1...3).contains(letters.count) else { throw .letters }
            return .monogram(letters)
        }
    }

    private static func checked(_ rows: [FigureRow], _ winners: Bool) throws(FigureFault) -> [FigureRow] {
        guard (1...100).contains(rows.count) else { throw .people }
        guard winners || !rows.contains(where: \.isElected) else { throw .noWinner }
        var checked: [FigureRow] = []
        for row in rows { checked.append(try row.checked()) }
        return checked
    }
}
