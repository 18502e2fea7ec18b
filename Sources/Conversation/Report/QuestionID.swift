/// One question from a moderator: the report it is about, and which question it is there, counted from 1.
public struct QuestionID: Hashable, Sendable, LosslessStringConvertible {
    public let report: ReportID
    public let number: Int

    public init(report: ReportID, number: Int) { (self.report, self.number) = (report, number) }

    /// Reads `12-2`; the first question's number may be missing, as in buttons of the first release.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count <= 2, let report = parts.first.flatMap({ Int64($0) }), report > 0,
            let number = parts.count == 2 ? Int(parts[1]) : 1, number > 0
        else { return nil }
        self.init(report: ReportID(rawValue: report), number: number)
    }

    public var description: String { "\(report)-\(number)" }
}

/// One of a question's choices, counted from 1.
public struct QuestionPick: Hashable, Sendable, LosslessStringConvertible {
    public let question: QuestionID
    public let number: Int

    public init(question: QuestionID, number: Int) { (self.question, self.number) = (question, number) }

    /// Reads `12-2-1`.
    public init?(_ text: String) {
        guard let dash = text.lastIndex(of: "-"), let number = Int(text[text.index(after: dash)...]),
            (1...9).contains(number), text[..<dash].contains("-"),
            let question = QuestionID(String(text[..<dash]))
        else { return nil }
        self.init(question: question, number: number)
    }

    public var description: String { "\(question)-\(number)" }
}

extension Report {
    /// The newest question that was asked.
    var newestQuestion: QuestionID { QuestionID(report: id, number: questions.count) }
}
