import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Civic

/// A reply with a body written in the test.
func reply(_ body: String, status: Int = 200) -> SourceReply {
    SourceReply(status: status, body: Data(body.utf8))
}

/// What reading a reply came to: the finding, or the setback.
func outcome<Finding>(_ body: () throws(SourceError) -> Finding) -> Result<Finding, SourceError> {
    do throws(SourceError) { return .success(try body()) } catch { return .failure(error) }
}

extension Result where Failure == SourceError {
    var setback: SourceError? { if case .failure(let setback) = self { setback } else { nil } }
    var finding: Success? { try? get() }
}

extension Moment {
    /// Noon in Washington.
    static func noon(_ day: String) throws -> Moment {
        let date = try #require(CivilDate(day))
        return Moment(day: date, hour: 12, minute: 0, in: Zone(of: nil))
    }
}

func congress(_ number: Int) -> Congress { Congress(rawValue: number) }

func district(_ state: String, _ number: Int) -> HouseDistrict {
    guard let district = HouseDistrict(state: state, number: number) else {
        preconditionFailure("a test names a district that is none")
    }
    return district
}

func zip(_ digits: String) throws -> ZIP { try #require(ZIP(digits)) }

func address(_ text: String = "1100 Congress Ave, Austin, TX 78701") throws -> StreetAddress {
    try #require(StreetAddress(text))
}
