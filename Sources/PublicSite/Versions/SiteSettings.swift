/// What the operator says of the site.
public struct SiteSettings: Equatable, Sendable {
    /// Where it is served, with the last slash; nil where nobody knows, and nothing absolute is written.
    public let address: String?
    public let name: String
    /// Where people ask to have something removed: an address of mail or of a page.
    public let contact: String?
    public let licence: String
    /// A UUID of this installation's feeds that stays.
    public let identity: String

    public static let standardName = "Problems at the polls, as voters reported them"
    public static let standardLicence =
        "CC BY 4.0 for the collection; the words stay their authors'"

    public init(
        identity: String, address: String? = nil, name: String = standardName, contact: String? = nil,
        licence: String = standardLicence
    ) {
        self.identity = identity
        self.address = address
        self.name = name
        self.contact = contact
        self.licence = licence
    }
}
