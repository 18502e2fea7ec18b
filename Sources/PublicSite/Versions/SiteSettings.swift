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

    /// The standard ones in the language of a page; what the operator says stays as it is said.
    func name(in language: SiteLanguage) -> String {
        guard name == Self.standardName else { return name }
        return language.says(name, "Problemas en las casillas, contados por votantes")
    }

    func licence(in language: SiteLanguage) -> String {
        guard licence == Self.standardLicence else { return licence }
        return language.says(licence, "CC BY 4.0 para la colección; las palabras son de sus autores")
    }

    /// The path under which the site is served, with slashes at both ends.
    var root: String {
        guard let address, let scheme = address.firstRange(of: "://") else { return "/" }
        let rest = address[scheme.upperBound...]
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    }

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
