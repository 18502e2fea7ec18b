import Testing

@testable import CivicFacts

/// Tables of the states' own rules: every row is read, and says what its source says.
@Suite struct StateRuleTests {
    @Test func everyRowIsRead() {
        #expect(PollHours.all.count == PollHours.rows && PollHours.rows == 51)
        #expect(VoterIDRule.states.count == VoterIDRule.rows && VoterIDRule.rows == 49)
        #expect(EarlyVoting.all.count == EarlyVoting.rows && EarlyVoting.rows == 40)
        #expect(MailDeadlines.all.count == MailDeadlines.rows && MailDeadlines.rows == 28)
        #expect(ZoneTable.counts.rows == ZoneTable.counts.read && ZoneTable.counts.rows >= 15)
        #expect(ZoneTable.names.allSatisfy { Zone(named: $0) != nil })
    }

    @Test func hoursAreThoseOfTheLaw() throws {
        let ohio = try #require(PollHours.all["OH"])
        #expect(ohio.hours.opens == PollHours.Clock(hour: 6, minute: 30))
        #expect(ohio.hours.closes == PollHours.Clock(hour: 19, minute: 30))
        #expect(ohio.provenance.source.name.contains("3501.32"))
        #expect(PollHours.all["VT"]?.hours.opens == nil)
        #expect(PollHours.all["TN"]?.other?.closes == PollHours.Clock(hour: 20, minute: 0))
        #expect(PollHours.all["KS"]?.other?.opens == PollHours.Clock(hour: 6, minute: 0))
        #expect(PollHours.all["OR"]?.note == .mail && PollHours.all["LA"]?.note == .tuesday)
        for rule in PollHours.all.values {
            #expect(rule.hours.opens.map { $0.hour < rule.hours.closes.hour } ?? true, "\(rule.state)")
        }
        // Nothing is known of territories, and nothing is told.
        #expect(["PR", "GU", "VI", "AS", "MP"].allSatisfy { PollHours.all[$0] == nil })
    }

    @Test func earlyVotingLiesBeforeItsElection() throws {
        let rows = EarlyVoting.all
        let runoff = try #require(rows.first { $0.election == CivilDate(year: 2026, month: 12, day: 12) })
        #expect(runoff.state == "LA" && runoff.note == .sunday)
        #expect(runoff.begins == CivilDate(year: 2026, month: 11, day: 28))
        #expect(runoff.ends == CivilDate(year: 2026, month: 12, day: 5))
        let carolina = try #require(rows.first { $0.state == "NC" })
        #expect(carolina.until == PollHours.Clock(hour: 15, minute: 0))
        for row in rows {
            let end = row.ends ?? row.election
            #expect(row.begins.map { $0 < end } ?? true, "\(row.state)")
            #expect(end <= row.election && row.provenance.asOf < row.election.noon, "\(row.state)")
        }
        #expect(Set(rows.filter { $0.begins == nil }.map(\.state)) == ["AL", "MS", "PA"])
    }

    @Test func mailIsAskedForBeforeItIsDue() throws {
        let rows = MailDeadlines.all
        let runoff = try #require(rows.first { $0.election == CivilDate(year: 2026, month: 12, day: 12) })
        #expect(runoff.ask?.day == CivilDate(year: 2026, month: 12, day: 8))
        #expect(runoff.arrive?.hour == PollHours.Clock(hour: 16, minute: 30))
        let texas = try #require(rows.first { $0.state == "TX" })
        #expect(texas.notes == [.sooner] && texas.postmark == texas.election)
        for row in rows {
            let due = row.arrive?.day ?? row.election
            #expect(row.ask.map { $0.day < due && $0.day < row.election } ?? true, "\(row.state)")
            // Where a postmark counts the ballot may arrive after the day, and nowhere else.
            #expect(row.postmark != nil || due <= row.election, "\(row.state)")
            #expect(!row.notes.contains(.automatic) || row.ask == nil, "\(row.state)")
            #expect(row.provenance.asOf < row.election.noon, "\(row.state)")
        }
        // Where the lists differ nothing is told.
        #expect(["CT", "OR", "MD"].allSatisfy { state in !rows.contains { $0.state == state } })
    }

    @Test func statesWhoseSourcesDifferHaveNoRuleOfIdentification() {
        #expect(["NH", "DC", "PR"].allSatisfy { VoterIDRule.rule(of: $0) == nil })
        #expect(VoterIDRule.rule(of: "WI")?.value == .photoStrict)
        #expect(VoterIDRule.rule(of: "KY")?.value == .photo)
        #expect(VoterIDRule.rule(of: "VA")?.value == .other)
        #expect(VoterIDRule.rule(of: "OR")?.value == VoterIDRule.none)
        #expect(VoterIDRule.rule(of: "WY")?.provenance.official == StateFacts.all["WY"]?.office)
    }

    @Test(arguments: [
        ("79901", "America/Denver"), ("79830", "America/Chicago"), ("37402", "America/New_York"),
        ("37301", "America/Chicago"), ("38103", "America/Chicago"), ("37902", "America/New_York"),
        ("42001", "America/Chicago"), ("40143", "America/Chicago"), ("40202", "America/New_York"),
        ("46402", "America/Chicago"), ("46534", "America/Chicago"), ("46204", "America/New_York"),
        ("32501", "America/Chicago"), ("32401", "America/Chicago"), ("32456", "America/New_York"),
        ("57701", "America/Denver"), ("57625", "America/Denver"), ("57501", "America/Chicago"),
        ("58601", "America/Denver"), ("58501", "America/Chicago"), ("69361", "America/Denver"),
        ("69101", "America/Chicago"), ("67735", "America/Denver"), ("67801", "America/Chicago"),
        ("83814", "America/Los_Angeles"), ("83530", "America/Los_Angeles"), ("83549", "America/Denver"),
        ("97914", "America/Denver"), ("97801", "America/Los_Angeles"), ("49801", "America/Chicago"),
        ("49855", "America/New_York"), ("89883", "America/Denver"), ("89801", "America/Los_Angeles"),
        ("86515", "America/Denver"), ("86034", "America/Phoenix"), ("86001", "America/Phoenix"),
        ("96799", "Pacific/Pago_Pago"), ("96813", "Pacific/Honolulu"), ("96910", "Pacific/Guam"),
        ("96950", "Pacific/Guam"), ("00802", "America/Puerto_Rico"), ("00907", "America/Puerto_Rico"),
        ("99546", "America/Adak"), ("99501", "America/Anchorage"),
    ])
    func zipCodeKeepsTheHoursOfItsPlace(digits: String, zone: String) {
        #expect(ZIP(digits).map { Zone(of: $0) } == Zone(named: zone), "\(digits)")
    }

    @Test func placeWithoutAZIPCodeHasAClock() {
        #expect(Zone(of: CivicPlace(canada: "R3C")) == Zone(named: "America/Winnipeg"))
        #expect(Zone(of: CivicPlace(canada: "V6B")) == Zone(named: "America/Vancouver"))
        #expect(Zone(of: CivicPlace(canada: "A1C")) == Zone(named: "America/St_Johns"))
        #expect(Zone(of: CivicPlace(chosenState: "AS")) == Zone(named: "Pacific/Pago_Pago"))
        #expect(Zone(of: CivicPlace()) == Zone(named: "America/New_York"))
    }
}
