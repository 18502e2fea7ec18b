public import CivicFacts

/// Files of bills, without a key; the feed of bills reads them.
public enum GovInfo: Provider {
    public static let source = CivicSource.govInfo
    public static let serves = "bills that changed last, with their votes"
    public static let licence = "public domain (17 U.S.C. 105)"
    public static let settings = [files]

    public static let files = ProviderSetting.address(
        "CIVIC_GOVINFO", "https://www.govinfo.gov", "Base URL of GovInfo's bill files.")

    /// A new bill has no file yet, so a missing one says nothing.
    public static func answer(_ question: LookQuestion, asking: some Asking) async -> Finding? {
        guard case .bill(let id) = question else { return nil }
        return await asking.ask(BillStatus.self, id).map { .known(.bill($0)) }
            .mapError { $0 == .notFound ? .notSetUp : $0 }
    }
}
