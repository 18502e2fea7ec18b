/// A report's card as an order, for those who have to show it again without anything having happened to it.
public enum ReviewCard {
    /// Makes the card read like the report as it is now; nil for a report that moderators were not shown yet.
    public static func order(for report: Report, knowing facts: Facts) -> Order? {
        guard report.isPosted else { return nil }
        return .showCard(report: report.id, message: Card(report, facts: facts).message)
    }
}
