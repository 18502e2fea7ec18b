/// What an address in Winnipeg came to.
public enum WinnipegWard: Codable, Hashable, Sendable {
    case found(Place)
    /// The words name places in several wards.
    case several
    case noMatch

    /// A ward, and the school division where the city's table has it; nil is "unavailable", not "none".
    public struct Place: Codable, Hashable, Sendable {
        public let ward: String
        public let schoolDivision: String?
        public let schoolWard: String?

        public init(ward: String, schoolDivision: String?, schoolWard: String?) {
            self.ward = ward
            self.schoolDivision = schoolDivision
            self.schoolWard = schoolWard
        }
    }
}
