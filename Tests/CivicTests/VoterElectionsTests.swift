import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Nobody is told another place's election: the function agrees with the laws, and every page with the function.
struct VoterElectionsTests {
    /// 56 places and Winnipeg.
    private static let places: [(name: String, place: CivicPlace)] = {
        var first: [String: ZIP] = [:]
        for number in 500..<99_951 {
            let digits = String(String(100_000 + number).dropFirst())
            guard let zip = ZIP(digits), let entry = ZIPTable.shared.entry(of: zip), entry.states.count == 1,
                first[entry.states[0]] == nil, StateFacts.all[entry.states[0]] != nil
            else { continue }
            first[entry.states[0]] = zip
        }
        let states = first.sorted { $0.key < $1.key }.map { (name: $0.key, place: CivicPlace(zip: $0.value)) }
        return states + [(name: "Winnipeg", place: CivicPlace(canada: "R2J"))]
    }()

    private static let days = [
        "2026-10-01", "2026-11-03", "2026-11-04", "2026-11-26", "2026-12-01", "2026-12-13", "2027-03-02",
        "2027-08-10", "2027-10-20", "2027-11-10", "2028-06-20", "2028-12-06",
    ]

    private func civic(_ day: String) throws -> CivicAnswers {
        CivicAnswers(records: EmptyCivicRecords(), now: try .noon(day))
    }

    // MARK: The laws, written down a second time

    /// The n-th weekday of a month, found by looking at every day of it.
    private static func nth(_ number: Int, _ weekday: Int, _ month: Int, _ year: Int64) -> CivilDate {
        let all = (1...31).map { CivilDate(year: year, month: month, day: $0) }
        return all.filter { $0.weekday == weekday }[number - 1]
    }

    private static func afterMonday(_ month: Int, _ year: Int64) -> CivilDate {
        CivilDate(days: nth(1, 1, month, year).days + 1)
    }

    private static func later(_ days: Int64, _ date: CivilDate) -> CivilDate {
        CivilDate(days: date.days + days)
    }

    /// The last Monday of May.
    private static func memorialDay(_ year: Int64) -> CivilDate {
        let lastWeek = (25...31).map { CivilDate(year: year, month: 5, day: $0) }
        return lastWeek.filter { $0.weekday == 1 }[0]
    }

    /// Every day of a year on which people of a place vote by law.
    private static func lawful(_ name: String, _ year: Int64) -> [CivilDate] {
        let (march, november) = (afterMonday(3, year), afterMonday(11, year))
        let (isEven, isBeforePresident) = (year % 2 == 0, year % 4 == 3)
        if name == "Winnipeg" {
            return [nth(3, 1, 10, year)].filter { _ in year % 4 == 1 }
                + [nth(1, 2, 10, year)].filter { _ in
                    isBeforePresident
                } + [nth(4, 3, 10, year)].filter { _ in year % 4 == 2 }
        }
        let general = name == "PR" ? year % 4 == 0 : isEven
        let own: [CivilDate] =
            switch name {
            case "GA" where isEven: [later(-168, november), later(-140, november), later(28, november)]
            case "AL" where year % 4 == 0: [nth(1, 2, 3, year), later(28, nth(1, 2, 3, year))]
            case "AL" where isEven: [later(-6, memorialDay(year)), later(22, memorialDay(year))]
            case "AR" where isEven: [march, later(28, march), later(28, november)]
            case "NC" where isEven: [march, later(49, march), later(70, march)]
            case "GU" where isEven, "VI" where isEven: [later(14, november)]
            case "MS" where isEven: [later(28, november)]
            case "MS" where isBeforePresident:
                [afterMonday(8, year), later(28, afterMonday(8, year)), november, later(28, november)]
            case "KY" where isBeforePresident: [november]
            case "NJ" where !isEven, "VA" where !isEven: [november]
            case "LA" where year == 2026: [CivilDate(year: 2026, month: 12, day: 12)]
            case "LA" where year == 2027:
                [CivilDate(year: 2027, month: 10, day: 9), CivilDate(year: 2027, month: 11, day: 13)]
            case "TX" where isEven: [nth(1, 2, 3, year), nth(4, 2, 5, year)]
            case "SC" where isEven: [nth(2, 2, 6, year), later(14, nth(2, 2, 6, year))]
            case "OK" where isEven: [nth(3, 2, 6, year), nth(4, 2, 8, year)]
            case "SD" where isEven: [afterMonday(6, year), later(56, afterMonday(6, year))]
            case _: []
            }
        return own + (general ? [november] : [])
    }

    /// Days on which a vote is held only if an earlier one decided nothing.
    private static func isRunoff(_ name: String, _ day: CivilDate) -> Bool {
        switch name {
        case "GA": [6, 12].contains(day.month) || day.month == 11 && day.day > 8
        case "GU", "VI": day.month > 11 || day.day > 8
        case "AL": [4, 6].contains(day.month) || day.month == 3 && day.day > 8
        case "AR": [4, 12].contains(day.month) || day.day > 8
        case "NC": [4, 5].contains(day.month)
        case "MS": day.year % 2 == 0 ? day.month == 12 : ![8, 11].contains(day.month) || day.day > 8
        case "LA": day.year == 2026 ? day.month == 12 : day.year == 2027 && day.month == 11
        case "TX": day.month == 5
        case "SC": day.month == 6 && day.day > 14
        case "OK": day.month == 8
        case "SD": [7, 8].contains(day.month)
        case _: false
        }
    }

    @Test func allPlacesAreThere() {
        #expect(Self.places.count == 57)
        #expect(ElectionLaw.all.count == 46)
        #expect(ElectionLaw.all.allSatisfy { !$0.statute.isEmpty })
    }

    @Test(arguments: days) func functionAgreesWithTheLaws(day: String) throws {
        let civic = try civic(day)
        for (name, place) in Self.places {
            let today = civic.today(in: place.zip)
            let found = civic.voterElections(of: place).all.compactMap(\.answer.value?.day)
            let due = (today.year...(today.year + 4)).flatMap { Self.lawful(name, $0) }.filter { $0 >= today }
            #expect(Set(found).isSubset(of: due), "\(name) on \(day): \(found)")
            #expect(found.first == due.min(), "\(name) on \(day): \(found)")
            // The next of every law, and none of them twice.
            #expect(found.count == Set(found).count && found == found.sorted())
            for entry in civic.voterElections(of: place).all {
                let date = try #require(entry.answer.value?.day)
                let isOpen = entry.condition != nil && entry.condition != .earlier
                #expect(isOpen == Self.isRunoff(name, date), "\(name) on \(date)")
                #expect(!entry.isElsewhere)
            }
        }
    }

    @Test(arguments: days) func everyPageAgreesWithTheFunction(day: String) throws {
        for (name, place) in Self.places {
            let view = try view(place, day, EmptyCivicRecords())
            agree(name, place, view)
            try federalPages(name, place, view)
        }
    }

    /// The same where a source lists elections of whole states and of parts of them.
    @Test(arguments: ["2026-11-26", "2027-03-02"]) func everyPageAgreesOverASourceThatLists(day: String)
        throws
    {
        let records = try Town.civic([Town.areas(), try Self.listed()], now: day).records
        for (name, place) in Self.places {
            let view = try view(place, day, records)
            agree(name, place, view)
            try federalPages(name, place, view)
            let own = view.elections.own.compactMap(\.answer.value?.name)
            let isListed = name != "Winnipeg"
            #expect(own.contains("\(name) Vote") == isListed, "\(name): \(own)")
            #expect(!own.contains { $0.hasSuffix("County Vote") })
            #expect(
                view.elections.elsewhere.compactMap(\.answer.value?.name)
                    == (isListed ? ["\(name) County Vote"] : []))
        }
    }

    private static func listed() throws -> FeedRows {
        let records = try places.filter { $0.name != "Winnipeg" }.flatMap { name, _ in
            let state = DivisionID(state: name)
            let county = try #require(DivisionID("\(state.rawValue)/county:sample"))
            return [("\(name) Vote", state, 18), ("\(name) County Vote", county, 25)].map {
                title, division, day in
                let election = Election(
                    id: "google:\(name)\(day)", name: title, day: CivilDate(year: 2027, month: 5, day: day),
                    kind: .other, level: .state, division: division, source: .googleCivic)
                return CivicRecord(
                    key: election.id, shelves: [.elections(state: name)], order: "",
                    value: .election(election))
            }
        }
        return FeedRows(feed: .elections, source: .googleCivic, count: records.count, records: records)
    }

    private func agree(_ name: String, _ place: CivicPlace, _ view: View) {
        let ids = Set(view.civic.voterElections(of: place).own.compactMap(\.answer.value?.id))
        let own = Set(ids.filter(FactKey.fits))
        #expect(own == ids)
        #expect(offered(by: { ElectionsPage(page: $0) }, "elec", view) == own, "\(name) on \(view.today)")
        #expect(offered(by: { CalendarPage(page: $0) }, "elec", view) == own, "\(name) on \(view.today)")
        #expect(offered(by: { RemindersPage(page: $0) }, "rem", view) == own, "\(name) on \(view.today)")
        for month in Set(view.comingElections.compactMap { $0.value.map { CivilMonth($0.day) } }) {
            let shown = view.elections.own.compactMap(\.answer.value).filter { month.contains($0.day) }
            guard month <= CivilMonth(view.today).adding(Limits.calendarMonths) else { continue }
            let grid = MonthPage(month: month).told(view).figure ?? ""
            #expect(grid.filter { $0 == "[" }.count == Set(shown.map(\.day)).count)
        }
        #expect(starts(in: file(of: view)) == view.elections.own.compactMap(\.answer.value?.day))
    }

    /// The file for one's own calendar.
    private func file(of view: View) -> String {
        let id = "1"
        let inbound = Inbound(
            key: id, room: RoomID(platform: .telegram, id: id), sender: SenderID(platform: .telegram, id: id),
            standing: .voter, at: view.civic.now, event: .said(text: "add to my calendar"))
        var visit = Visit(session: view.session, inbound: inbound, facts: view.facts)
        CalendarDialog.send(nil, &visit)
        let files = visit.finished().deliveries.compactMap { delivery -> String? in
            if case .hand(let file, _, _) = delivery.order { file.text } else { nil }
        }
        return files.first ?? ""
    }

    private func starts(in file: String) -> [CivilDate] {
        file.split(separator: "\r\n").filter { $0.hasPrefix("DTSTART;VALUE=DATE:") }.compactMap { line in
            let digits = Array(line.suffix(8))
            return CivilDate(
                "\(String(digits[..<4]))-\(String(digits[4..<6]))-\(String(digits[6...]))")
        }
    }

    /// Pages about federal general elections that old buttons or words may name.
    private func federalPages(_ name: String, _ place: CivicPlace, _ view: View) throws {
        for year: Int64 in [2026, 2028, 2030] {
            let day = Self.afterMonday(11, year)
            let takesPart = name != "Winnipeg" && (name != "PR" || year % 4 == 0)
            let text = ElectionPage(id: "rule:\(day)").told(view).text
            #expect(text.contains("does not take part") == !takesPart, "\(name), \(year): \(text)")
            let ballot = LaterRacesPage(year: Int(year)).told(view).text
            #expect(ballot.contains("does not take part") == !takesPart, "\(name), \(year): \(ballot)")
            let votes = takesPart && !["PR", "GU", "VI", "AS", "MP"].contains(name)
            if day >= view.today, takesPart {
                #expect(
                    text.contains("It is for President, too") == (votes && year % 4 == 0), "\(name), \(year)")
            }
        }
        let midterm = view.civic.general(of: place, from: view.today, forPresident: false)
        #expect((midterm == nil) == ["PR", "Winnipeg"].contains(name))
        let president = view.civic.general(of: place, from: view.today, forPresident: true)
        #expect((president == nil) == ["PR", "GU", "VI", "AS", "MP", "Winnipeg"].contains(name))
    }

    private func offered(by page: (Int) -> any FactsPage, _ code: String, _ view: View) -> Set<String> {
        var found: Set<String> = []
        for number in 0..<4 {
            let choices = page(number).told(view).choices
            found.formUnion(choices.filter { $0.code == code }.compactMap(\.argument))
            guard choices.contains(.more) else { break }
        }
        return found
    }

    private func view(_ place: CivicPlace, _ day: String, _ civic: any CivicRecords) throws -> View {
        var session = Session()
        session.zip = place.zip
        session.memory.canada = place.canada
        let facts = Facts(
            now: try .noon(day), account: AccountID(rawValue: 1), subject: nil, rules: Rules(),
            records: Ledger(), civic: civic)
        return View(session: session, facts: facts)
    }
}

/// An election of a part of a state is a voter's only if their districts contain it.
struct PartOfAStateTests {
    private func reason(
        _ division: String, at zip: String, resolved: ResolvedPlace? = nil
    ) throws -> VoterElections.Reason? {
        let election = Election(
            id: "google:7", name: "Sample Vote", day: CivilDate(year: 2026, month: 12, day: 15),
            kind: .other,
            level: .local, division: try #require(DivisionID("ocd-division/country:us/" + division)),
            source: .googleCivic)
        let kept = FeedRows(
            feed: .elections, source: .googleCivic, count: 1,
            records: [
                CivicRecord(
                    key: "7", shelves: [.elections(state: election.division.state ?? "us")], order: "",
                    value: .election(election))
            ])
        let civic = try Town.civic([Town.areas(), kept], now: "2026-11-21")
        let place = CivicPlace(zip: ZIP(zip), resolved: resolved)
        return civic.voterElections(of: place).all.first { $0.answer.value?.id == "google:7" }?.reason
    }

    private func resolved(_ state: String, _ divisions: [DivisionID]) -> ResolvedPlace {
        ResolvedPlace(
            state: state, house: [], divisions: divisions, resolver: .censusGeocoder, vintages: [],
            resolvedOn: CivilDate(year: 2026, month: 11, day: 1))
    }

    @Test(arguments: ["county:travis", "place:austin", "sldl:49", "school_district:austin", "precinct:7"])
    func aZIPCodeDoesNotTellWhoLivesThere(part: String) throws {
        #expect(try reason("state:tx/\(part)", at: "78701") == .perhaps(state: "TX"))
        #expect(try reason("state:tx/\(part)", at: "97301") == nil)
    }

    @Test func anAddressDoes() throws {
        let house = resolved("TX", [DivisionID(state: "TX", chamber: .lower, name: "49")])
        #expect(try reason("state:tx/sldl:49", at: "78701", resolved: house) == .district)
        #expect(try reason("state:tx/sldl:50", at: "78701", resolved: house) == nil)
        #expect(try reason("state:tx/county:travis", at: "78701", resolved: house) == .perhaps(state: "TX"))
    }

    @Test func aHouseDistrictIsOfThatElectionsMap() throws {
        // Montana kept its lines; Texas drew new ones for 2026, of which no ZIP code tells.
        #expect(try reason("state:or/cd:6", at: "97301") == .district)
        #expect(try reason("state:or/cd:4", at: "97301") == nil)
        #expect(try reason("state:tx/cd:37", at: "78701") == .perhaps(state: "TX"))
        #expect(try reason("state:wy/cd:at-large", at: "82001") == .district)
    }

    @Test func aCountrysVoteIsNotEverybodys() throws {
        let election = { (zip: String?, canada: String?) in
            let all = Election(
                id: "google:8", name: "Federal General Election",
                day: CivilDate(year: 2030, month: 11, day: 5),
                kind: .general, level: .federal, division: .unitedStates, source: .googleCivic)
            let kept = FeedRows(
                feed: .elections, source: .googleCivic, count: 1,
                records: [
                    CivicRecord(
                        key: "8", shelves: [.elections(state: "us")], order: "", value: .election(all))
                ])
            let civic = try Town.civic([kept], now: "2029-01-21")
            let place = CivicPlace(zip: zip.flatMap { ZIP($0) }, canada: canada)
            return civic.voterElections(of: place).own.contains { $0.answer.value?.id == "google:8" }
        }
        #expect(try election("78701", nil) && election("20001", nil) && election("96799", nil))
        #expect(try !election("00907", nil) && !election(nil, "R3C") && !election(nil, "V5K"))
    }
}

/// Clocks by place.
struct IslandClockTests {
    @Test(arguments: [
        ("96799", "SST"), ("96950", "ChST"), ("96913", "ChST"), ("96813", "HST"), ("00802", "AST"),
    ])
    func everyIslandHasItsOwn(zip: String, abbreviation: String) throws {
        #expect(Zone(of: ZIP(zip)).abbreviation(at: try .noon("2026-11-26")) == abbreviation)
    }
}
