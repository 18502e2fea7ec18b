internal import FactFiles

/// A file of facts as it lay beside the code that reads it when the program was built.
package struct FactFile: Sendable {
    package let text: String

    private init(_ file: turnout_fact_file) {
        text = unsafe String(
            decoding: UnsafeRawBufferPointer(start: file.start, count: file.count), as: UTF8.self)
    }
}

extension FactFile {
    package static var states: FactFile { unsafe FactFile(turnout_fact_states()) }
    package static var electionLaws: FactFile { unsafe FactFile(turnout_fact_election_laws()) }
    package static var houseMaps2026: FactFile { unsafe FactFile(turnout_fact_house_maps_2026()) }
    package static var pollHours: FactFile { unsafe FactFile(turnout_fact_poll_hours()) }
    package static var voterIDs: FactFile { unsafe FactFile(turnout_fact_voter_ids()) }
    package static var legislatures: FactFile { unsafe FactFile(turnout_fact_legislatures()) }
    package static var zipZones: FactFile { unsafe FactFile(turnout_fact_zip_zones()) }
    package static var placeNames: FactFile { unsafe FactFile(turnout_fact_place_names()) }
    package static var prefixMiddles: FactFile { unsafe FactFile(turnout_fact_prefix_middles()) }
    package static var earlyVoting: FactFile { unsafe FactFile(turnout_fact_early_voting()) }
    package static var mailDeadlines: FactFile { unsafe FactFile(turnout_fact_mail_deadlines()) }
    package static var cityAreas: FactFile { unsafe FactFile(turnout_fact_areas()) }
    package static var cityLines: FactFile { unsafe FactFile(turnout_fact_lines()) }
    package static var cityRepairs: FactFile { unsafe FactFile(turnout_fact_repairs()) }
    package static var organisations: FactFile { unsafe FactFile(turnout_fact_organisations()) }
    package static var thingFamilies: FactFile { unsafe FactFile(turnout_fact_things()) }
    package static var placeFamilies: FactFile { unsafe FactFile(turnout_fact_places()) }
    package static var drills: FactFile { unsafe FactFile(turnout_fact_drills()) }
}
