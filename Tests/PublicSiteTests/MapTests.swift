import Testing

@testable import PublicSite

/// Maps that a browser, a pointer and a screen reader can use.
struct MapTests {
    private let states = AreaTable.shared.allStates

    private func country(_ counts: [String: Int], _ figure: MapFigure = .reports) -> String {
        countryMap(counts: counts, in: .english, showing: figure) { "../us/\($0.lowercased())/index.html" }
            .source
    }

    private func map(
        of state: String, _ counts: [String: Int] = [:], smaller: Int = 0, whole: Int = 0,
        in language: SiteLanguage = .english, _ figure: MapFigure = .reports
    ) -> String {
        stateMap(state, counts: counts, smaller: smaller, whole: whole, in: language, showing: figure) {
            "../\($0.slug)/index.html"
        }.source
    }

    // MARK: Boundaries

    @Test func neighboursShareTheirLines() throws {
        for sheet in [AreaTable.shared.countryMap()] + states.compactMap(AreaTable.shared.map) {
            let uses = sheet.areas.flatMap(\.rings).joined().map { max($0, ~$0) }
            let counts = Dictionary(uses.map { ($0, 1) }, uniquingKeysWith: +)
            #expect(counts.count == sheet.lines.count)
            #expect(counts.values.allSatisfy { $0 <= 2 })
            // A gap would be two lines between the same ends, each of one area only.
            for ring in sheet.areas.flatMap(\.rings) {
                for (line, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
                    #expect(end(of: line, sheet) == end(of: ~next, sheet))
                }
            }
        }
    }

    private func end(of line: Int, _ sheet: MapSheet) -> MapSheet.Point? {
        line >= 0 ? sheet.lines[line].last : sheet.lines[~line].first
    }

    @Test func everyAreaIsOnItsSheetAndHasItsLabelInside() {
        for state in states {
            guard let sheet = AreaTable.shared.map(of: state) else {
                Issue.record("\(state) has no map")
                continue
            }
            let counties = AreaTable.shared.counties(of: state)
            let named = counties.filter(\.isNamed).count
            #expect(sheet.areas.count == named + (named < counties.count ? 1 : 0), "\(state)")
            for area in sheet.areas {
                let rings = area.rings.map(sheet.points)
                #expect(!rings.isEmpty && rings.allSatisfy { $0.count >= 3 && turned($0) != 0 }, "\(state)")
                #expect(
                    rings.joined().allSatisfy {
                        (0...sheet.width).contains($0.x) && (0...sheet.height).contains($0.y)
                    })
                #expect(area.room == 0 || rings.filter { holds($0, area.label) }.count % 2 == 1, "\(state)")
            }
        }
    }

    /// Each state has its part of the sheet, in proportion: the projection keeps areas.
    @Test func areasOfTheCountryAreInProportion() {
        let sheet = AreaTable.shared.countryMap()
        let drawn = states.filter { !["DC", "PR", "VI", "GU", "MP", "AS"].contains($0) }
        #expect(sheet.areas.count == 50 && drawn.count == 50)
        let sizes = zip(drawn, sheet.areas).map {
            ($0, abs($1.rings.map { turned(sheet.points($0)) }.reduce(0, +)))
        }
        let size = Dictionary(uniqueKeysWithValues: sizes)
        // Square miles by the census: Texas 268,596, Colorado 104,094, Wyoming 97,813, Georgia 59,425.
        for (state, share) in [("CO", 0.3875), ("WY", 0.3642), ("GA", 0.2212)] {
            let drawn = Double(size[state] ?? 0) / Double(size["TX"] ?? 1)
            #expect(abs(drawn / share - 1) < 0.05, "\(state): \(drawn)")
        }
    }

    private func turned(_ ring: [MapSheet.Point]) -> Int {
        zip(ring, ring.dropFirst() + ring.prefix(1)).map { $0.x * $1.y - $1.x * $0.y }.reduce(0, +)
    }

    private func holds(_ ring: [MapSheet.Point], _ point: MapSheet.Point) -> Bool {
        zip(ring, ring.dropFirst() + ring.prefix(1)).filter { a, b in
            guard (a.y > point.y) != (b.y > point.y) else { return false }
            let across = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            return (across > 0) == (b.y > a.y)
        }.count % 2 == 1
    }

    // MARK: What is drawn

    @Test func mapsAreWellFormedAndSmall() throws {
        let many = Dictionary(states.enumerated().map { ($1, 12_345 + $0) }) { first, _ in first }
        for figure in MapFigure.allCases {
            let source = country(many, figure)
            #expect(try PlainXML(source).root == "figure")
            #expect(source.utf8.count <= 36_000, "\(source.utf8.count)")
        }
        for state in states {
            let counts = Dictionary(AreaTable.shared.counties(of: state).map { ($0.fips, 1_234) }) {
                first, _ in first
            }
            for language in SiteLanguage.allCases {
                let source = map(of: state, counts, smaller: 12, whole: 3, in: language)
                #expect(try PlainXML(source).root == "figure", "\(state)")
                #expect(source.utf8.count <= 37_000, "\(state): \(source.utf8.count)")
            }
        }
    }

    @Test func everyStateAndCountyHasItsLinkForThePointerOnly() throws {
        let country = try PlainXML(country([:]))
        #expect(
            Set(country.values(of: "href", in: "a"))
                == Set(states.map { "../us/\($0.lowercased())/index.html" }))
        #expect(country.values(of: "tabindex", in: "a").allSatisfy { $0 == "-1" })
        for state in states {
            let drawn = try PlainXML(map(of: state))
            let areas = PublicArea.all(in: state).filter { $0 != .state(state) }
            var wanted = Set(areas.map { "../\($0.slug)/index.html" })
            if AreaTable.shared.smaller(of: state).residents ?? 0 < 20_000,
                !AreaTable.shared.smaller(of: state).counties.isEmpty
            {
                wanted.insert("../\(PublicArea.state(state).slug)/index.html")
            }
            #expect(Set(drawn.values(of: "href", in: "a")) == wanted, "\(state)")
            #expect(drawn.values(of: "class", in: "path").filter { $0 == "hatched" }.count <= 1, "\(state)")
        }
    }

    /// What has links inside is no picture for a screen reader: the picture is a group beside them.
    @Test func thePictureIsToldAndItsLinksAreHidden() {
        let source = country(["GA": 14, "TX": 1_200, "OH": 9, "AL": 2])
        #expect(source.contains(#"<g aria-hidden="true">"#))
        let told = source.split(separator: #"<g role="img""#).last ?? ""
        #expect(!told.contains("<a "))
        #expect(told.contains("The highest: Texas 1,200; Georgia 14; Ohio 9."))
        let spanish = countryMap(counts: ["PA": 1], in: .spanish) { $0 }.source
        #expect(spanish.contains("Los más altos: Pensilvania 1."))
        #expect(country([:]).contains("There are no public reports here."))
    }

    @Test func zeroIsNotTheSameAsNoData() throws {
        let reports = try PlainXML(country(["PR": 3]))
        #expect(!reports.values(of: "class", in: "rect").contains("none"))
        let rates = try PlainXML(country(["PR": 3, "CA": 1], .perResidents))
        // Five boxes of the islands and Puerto Rico, and the legend.
        #expect(rates.values(of: "class", in: "rect").filter { $0 == "none" }.count == 6)
        #expect(country(["CA": 1], .perResidents).contains("California: 0.003"))
        #expect(country(["GA": 531_712], .perResidents).contains("Georgia: 5,008"))
    }

    @Test func smallerCountiesAreOneAreaWithOneNumber() {
        let texas = map(of: "TX", ["48201": 7], smaller: 12, whole: 1)
        #expect(texas.contains("all smaller counties together: 12"))
        #expect(texas.contains("Harris County: 7"))
        #expect(!texas.contains("Loving"))
        #expect(texas.contains("Texas, smaller place not said: 1"))
        let maine = map(of: "ME", smaller: 0, whole: 2)
        #expect(!maine.contains("smaller counties") && !maine.contains("Piscataquis"))
        #expect(maine.contains("Maine, smaller place not said: 2"))
        #expect(!map(of: "DE").contains("hatched"))
        #expect(map(of: "XX").isEmpty)
    }

    @Test(arguments: [
        (0, []), (1, [1, 2, 3, 4, 5]), (5, [1, 2, 3, 4, 5]), (7, [2, 4, 6, 8, 10]), (11, [1, 2, 5, 10, 20]),
        (60, [5, 10, 20, 50, 100]), (1_000, [50, 100, 200, 500, 1_000]),
        (1_001, [100, 200, 500, 1_000, 2_000]),
    ])
    func stepsAreRoundNumbers(_ highest: Int, _ tops: [Int]) {
        let steps = MapSteps(highest: highest)
        #expect(steps.tops == tops)
        #expect(steps.name(0) == "s0" && steps.name(nil) == "none")
        #expect(highest == 0 || steps.name(highest).hasPrefix("s") && steps.name(highest) != "s0")
    }

    @Test func theLegendLeavesNothingOut() {
        let legend = MapSteps(highest: 60).legend(.reports, .english)
        #expect(legend.map(\.words) == ["0", "1–5", "6–10", "11–20", "21–50", "51–100"])
        #expect(legend.map(\.name) == ["s0", "s1", "s2", "s3", "s4", "s5"])
        let rates = MapSteps(highest: 1_500).legend(.perResidents, .spanish).map(\.words)
        #expect(
            rates == [
                "0", "más de 0, hasta 0.1", "más de 0.1, hasta 0.2", "más de 0.2, hasta 0.5",
                "más de 0.5, hasta 1",
                "más de 1, hasta 2",
            ])
    }

    // MARK: Charts

    @Test func barsBeginAtZeroAndZeroIsShown() throws {
        let hours = (0..<24).map { (label: "\($0):00", count: $0 == 9 ? 40 : $0 == 10 ? 20 : 0) }
        let source = barChart(title: "Reports by hour, Eastern", axis: "Hour", bars: hours, in: .english)
            .source
        let chart = try PlainXML(source)
        #expect(chart.root == "svg")
        let widths = chart.values(of: "width", in: "rect").compactMap(Int.init)
        #expect(widths.count == 2 && abs(widths[0] - 2 * widths[1]) <= 1)
        #expect(Set(chart.values(of: "x", in: "rect")).count == 1)
        for hour in 0..<24 { #expect(source.contains(">\(hour):00</text>")) }
        #expect(source.components(of: #"class="count""#) == 24)
        #expect(source.contains("The highest: 9:00 40; 10:00 20."))
        #expect(source.contains("<title>Reports by hour, Eastern</title>"))
        let empty = barChart(title: "t", axis: "Day", bars: [], in: .spanish).source
        #expect(try PlainXML(empty).root == "svg" && empty.contains("Aquí no hay reportes públicos."))
    }

    @Test func theStylesheetKnowsEveryClass() throws {
        let drawn = try [country(["GA": 3], .perResidents), map(of: "TX", ["48201": 7])].map(PlainXML.init)
        let used = Set(drawn.flatMap { $0.values(of: "class") }).subtracting(["country", "hatched"])
        for name in used { #expect(drawingStyle.contains(".\(name)"), "\(name)") }
        #expect(
            drawingStyle.utf8.count < 4_000
                && drawingStyle.filter { $0 == "{" }.count == drawingStyle.filter { $0 == "}" }.count)
        #expect(drawn.allSatisfy { $0.values(of: "style").isEmpty })
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count - 1
    }
}
