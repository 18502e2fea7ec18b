import CivicFacts
import Conversation

/// Addresses of the sample data: Sample Street lies in Phoenix, Twin Street in two places, anything else nowhere.
enum SampleAddresses {
    static func finding(_ address: StreetAddress, _ wantsGuide: Bool) -> AddressFinding {
        if address.line.contains("Twin") {
            return AddressFinding(
                reading: .several(["85003", "85009"].compactMap { ZIP($0) }), hasGuide: false)
        }
        guard address.line.contains("Sample") else {
            return AddressFinding(reading: .noMatch, hasGuide: false)
        }
        return AddressFinding(reading: .found(place), hasGuide: wantsGuide)
    }

    static func ward(_ address: StreetAddress) -> WinnipegWard {
        if address.line.contains("Twin") { return .several }
        guard address.line.contains("Sample") else { return .noMatch }
        return .found(.init(ward: "St. Sample - Example River", schoolDivision: nil, schoolWard: nil))
    }

    static let place = ResolvedPlace(
        state: "AZ",
        house: [119, 120].compactMap { congress in
            HouseDistrict(state: "AZ", number: 3).map {
                ResolvedPlace.MappedDistrict(congress: Congress(rawValue: congress), district: $0)
            }
        },
        divisions: [.upper, .lower].map { DivisionID(state: "AZ", chamber: $0, name: "11") },
        resolver: .censusGeocoder, vintages: ["sample"], resolvedOn: CivilDate(year: 2026, month: 11, day: 21)
    )

    static func guide(_ address: StreetAddress, _ now: Moment) -> Answer<VoterGuide>? {
        guard finding(address, true).hasGuide else { return nil }
        let origin = Provenance(source: .googleCivic, asOf: now, official: "https://sample.example/office")
        return Answer(guide, from: origin)
    }

    private static let guide = VoterGuide(
        election: SampleTown.runoff, otherElections: [], notice: nil, noticeLink: nil, isMailOnly: false,
        sites: [
            VotingSite(
                kind: .pollingPlace, name: "Sample School", address: "2 Sample Street, Phoenix, AZ 85003",
                hours: "6 am to 7 pm", notes: nil, first: nil, last: nil, isOfficial: true),
            VotingSite(
                kind: .earlyVoting, name: "Sample Library", address: "3 Sample Street, Phoenix, AZ 85003",
                hours: "9 am to 5 pm", notes: "Enter from the garden.",
                first: CivilDate(year: 2026, month: 11, day: 24),
                last: CivilDate(year: 2026, month: 12, day: 4), isOfficial: true),
            VotingSite(
                kind: .dropOff, name: "Sample City Hall", address: "4 Sample Street, Phoenix, AZ 85003",
                hours: nil, notes: nil, first: nil, last: nil, isOfficial: false),
        ],
        contests: SampleCandidates.contests,
        links: VoterGuide.Links(
            office: OfficialLink("https://sample.example/office"),
            finder: OfficialLink("https://sample.example/places"), ballot: nil, registration: nil))
}
