/// A candidate for an office of the City of Winnipeg or of a school division.
public struct CityCandidacy: Codable, Hashable, Sendable {
    /// The office.
    public enum Office: String, Codable, Sendable {
        case mayor, councillor, trustee
    }

    public let candidate: Candidate
    public let office: Office
    public let day: CivilDate
    /// In the city's spelling; nil for the mayor.
    public let ward: String?
    public let schoolDivision: String?

    public init(candidate: Candidate, office: Office, day: CivilDate, ward: String?, schoolDivision: String?)
    {
        self.candidate = candidate
        self.office = office
        self.day = day
        self.ward = ward
        self.schoolDivision = schoolDivision
    }

    /// Spellings differ between the city's own tables; two names are one ward if this form is the same.
    public static func wardKey(_ name: String) -> String {
        let plain = name.lowercased().replacing("–", with: "-").filter { $0.isLetter || $0.isNumber }
        return plain.replacing("schooldivision", with: "")
    }
}
