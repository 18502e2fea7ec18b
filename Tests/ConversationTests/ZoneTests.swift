import Foundation
import Testing

@testable import CivicFacts
@testable import Conversation

/// Our reading of the system's zone files, beside Foundation's.
@Suite struct ZoneTests {
    private static let american = [
        "America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles",
        "America/Anchorage", "America/Adak", "America/Detroit", "America/Boise",
        "America/Indiana/Indianapolis",
        "America/Indiana/Knox", "America/Kentucky/Louisville", "America/Puerto_Rico", "Pacific/Honolulu",
        "Pacific/Guam", "Pacific/Pago_Pago", "America/Winnipeg",
    ]
    private static let foreign = [
        "Europe/London", "Europe/Dublin", "Europe/Berlin", "Australia/Sydney", "Australia/Lord_Howe",
        "Pacific/Auckland", "Pacific/Chatham", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo",
        "America/St_Johns",
        "America/Havana", "America/Santiago", "UTC",
    ]

    @Test(arguments: american + foreign) func hoursAreThoseOfFoundation(name: String) throws {
        let ours = try #require(Zone(named: name))
        let theirs = try #require(TimeZone(identifier: name))
        // Each day from 2020 to 2040, and each half hour around changes; of each also the second before.
        let days = stride(from: Int64(1_577_836_800), to: 2_240_524_800, by: 86_400)
        var last = Int64.min
        for day in days {
            let offset = Self.offset(theirs, at: day)
            let isNearChange = [-2, -1, 1, 2].contains {
                Self.offset(theirs, at: day + $0 * 86_400) != offset
            }
            for second in isNearChange ? Array(stride(from: day, to: day + 86_400, by: 1_800)) : [day] {
                for second in [second - 1, second] where second > last {
                    last = second
                    #expect(
                        Self.offset(ours, at: second) == Self.offset(theirs, at: second),
                        "\(name) at \(second)")
                }
            }
        }
    }

    private static func offset(_ zone: TimeZone, at second: Int64) -> Int64 {
        Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second))))
    }

    private static func offset(_ zone: Zone, at second: Int64) -> Int64 {
        zone.offset(at: Moment(milliseconds: second * 1_000)).milliseconds / 1_000
    }

    @Test(arguments: [
        ("America/New_York", "EST", "EDT"), ("America/Phoenix", "MST", "MST"),
        ("Pacific/Honolulu", "HST", "HST"),
        ("America/Anchorage", "AKST", "AKDT"), ("America/Puerto_Rico", "AST", "AST"),
        ("Pacific/Guam", "ChST", "ChST"),
    ])
    func hoursHaveTheNamesThatAmericansWrite(name: String, winter: String, summer: String) throws {
        let zone = try #require(Zone(named: name))
        #expect(zone.abbreviation(at: Moment(milliseconds: 1_768_478_400_000)) == winter)
        #expect(zone.abbreviation(at: Moment(milliseconds: 1_784_116_800_000)) == summer)
    }

    @Test func aFileThatEndsTooSoonOrSaysNonsenseIsRefused() throws {
        let bytes = try Array(Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/America/New_York")))
        #expect(ZoneFile(bytes) != nil)
        #expect((0..<bytes.count).allSatisfy { ZoneFile(Array(bytes.prefix($0))) == nil })
        #expect(ZoneFile(Array("TZif2".utf8) + Array(repeating: 255, count: 200)) == nil)
        // Whatever one byte becomes, nothing falls over: the file is refused, or tells some hours.
        for index in bytes.indices {
            var broken = bytes
            broken[index] ^= 0xFF
            _ = ZoneFile(broken)?.hours(at: 1_800_000_000)
        }
    }

    @Test(arguments: [
        "", "Nowhere/Land", "../zoneinfo/UTC", "/etc/passwd", "America", "tzdata.zi", "America/",
    ])
    func aNameThatIsNoZoneIsRefused(name: String) { #expect(Zone(named: name) == nil) }

    @Test(arguments: [
        "", "E5", "EST", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0 ",
        "<-03", "EST5EDT,M3.2.0/999,M11.1.0", "EST999",
    ])
    func aRuleThatSaysNoHoursIsRefused(text: String) { #expect(ZoneRule(text) == nil) }

    @Test func aRuleGoesOnForEver() throws {
        let rule = try #require(ZoneRule("EST5EDT,M3.2.0,M11.1.0"))
        // In 2500 clocks go forward on the 14th of March at 7 in UTC.
        let change = CivilDate(year: 2_500, month: 3, day: 14).days * 86_400 + 7 * 3_600
        #expect(rule.hours(at: change - 1).abbreviation == "EST")
        #expect(rule.hours(at: change).offset == -14_400)
        #expect(ZoneRule("<+0545>-5:45")?.hours(at: 0).offset == 20_700)
    }
}
