/// A point in time, in milliseconds since 1970-01-01 00:00 UTC.
public struct Moment: Codable, Hashable, Comparable, Sendable {
    public let milliseconds: Int64

    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// Before everything.
    package static let distantPast = Moment(milliseconds: .min)

    public static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }

    /// The moment that lies `span` later.
    public static func + (moment: Moment, span: Span) -> Moment {
        Moment(milliseconds: moment.milliseconds + span.milliseconds)
    }

    /// The moment that lies `span` earlier.
    public static func - (moment: Moment, span: Span) -> Moment {
        Moment(milliseconds: moment.milliseconds - span.milliseconds)
    }

    /// How much time lies between an earlier moment and this one.
    public func since(_ earlier: Moment) -> Span { Span(milliseconds: milliseconds - earlier.milliseconds) }

    public init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }
}

/// A length of time in milliseconds.
public struct Span: Codable, Hashable, Comparable, Sendable {
    public let milliseconds: Int64

    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    public static func seconds(_ count: Int64) -> Span { Span(milliseconds: count * 1_000) }
    public static func minutes(_ count: Int64) -> Span { .seconds(count * 60) }
    public static func hours(_ count: Int64) -> Span { .minutes(count * 60) }
    public static func days(_ count: Int64) -> Span { .hours(count * 24) }
    public static let zero = Span(milliseconds: 0)

    public static func < (left: Span, right: Span) -> Bool { left.milliseconds < right.milliseconds }

    public init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }
}
