import CivicFacts
import PublicSite
import Testing

@testable import Conversation
@testable import Rehearsal

/// The order of the feed is Turnout's formula, and what is read in pieces is in that order.
@Suite struct FeedRankTests {
    private static let noon = Moment(milliseconds: 1_793_722_320_000)

    @Test(arguments: [(0, 0, 0, 1.0), (4, 0, 0, 9), (4, 2, 0, 4.5), (4, 2, 5, 3), (0, 0, 5, 0.5)])
    func freshReportHasTheSeedsScore(miles: Int, likes: Int, comments: Int, score: Double) {
        let weight = FeedRank.weight(likes: likes, comments: comments, isVerified: false)
        #expect(FeedRank.score(miles: Double(miles), weight: weight, age: .zero) == score)
    }

    @Test func sixHoursDoubleAndVerificationHalves() {
        let plain = FeedRank.weight(likes: 3, comments: 1, isVerified: false)
        let verified = FeedRank.weight(likes: 3, comments: 1, isVerified: true)
        let fresh = FeedRank.score(miles: 2, weight: plain, age: .zero)
        #expect(FeedRank.score(miles: 2, weight: plain, age: .hours(6)) == fresh * 2)
        #expect(FeedRank.score(miles: 2, weight: verified, age: .hours(6)) == fresh)
        // A clock that runs ahead makes nothing younger than new.
        #expect(FeedRank.score(miles: 2, weight: plain, age: .hours(-6)) == fresh)
    }

    /// The stored moment, less the distance, orders as the formula does, whenever one looks.
    @Test func warmthOrdersAsTheScoreDoes() {
        var dice = Dice(seed: 7)
        for _ in 0..<2_000 {
            let pair = (0..<2).map { _ in
                (
                    miles: Double(dice.roll(500)), likes: dice.roll(200),
                    comments: dice.roll(50), sent: Self.noon - .minutes(Int64(dice.roll(4_000)))
                )
            }
            let weights = pair.map {
                FeedRank.weight(likes: $0.likes, comments: $0.comments, isVerified: false)
            }
            let now = Self.noon + .minutes(Int64(dice.roll(600)))
            let scores = zip(pair, weights).map {
                FeedRank.score(miles: $0.miles, weight: $1, age: now.since($0.sent))
            }
            guard abs(scores[0] - scores[1]) > scores[0] * 1e-6 else { continue }
            let moments = zip(pair, weights).map {
                FeedRank.warmth(sentAt: $0.sent, weight: $1) - FeedRank.chill(miles: $0.miles)
            }
            #expect((scores[0] < scores[1]) == (moments[0] > moments[1]))
        }
    }

    @Test func listsAreMergedInOrderAndNothingComesTwice() {
        var dice = Dice(seed: 11)
        let lists = (0..<6).map { number in
            (
                FeedMerge.Source(.prefix("\(number)"), miles: Double(number * 7)),
                entries(120, list: number, &dice)
            )
        }
        let known = Set([3, 200, 555].map { ReportID(rawValue: $0) })
        var merge = FeedMerge(lists: lists.map(\.0), known: known) { list, after, limit in
            let all = lists.first { $0.0.list == list }?.1 ?? []
            let below = all.drop { entry in after.map { $0 != entry } ?? false }.dropFirst(
                after == nil ? 0 : 1)
            return Array(below.prefix(limit))
        }
        var merged: [ReportID] = []
        while let next = merge.next() { merged.append(next.report) }
        var best: [ReportID: Moment] = [:]
        for (source, entries) in lists {
            for entry in entries where !known.contains(entry.report) {
                let moment = entry.warmth - FeedRank.chill(miles: source.miles)
                best[entry.report] = max(best[entry.report] ?? .distantPast, moment)
            }
        }
        #expect(Set(merged).count == merged.count)
        #expect(Set(merged) == Set(best.keys))
        let moments = merged.compactMap { best[$0] }
        #expect(moments == moments.sorted(by: >))
    }

    /// Some reports stand in two lists, as those of a ZIP code stand in that of its prefix.
    private func entries(_ count: Int, list: Int, _ dice: inout Dice) -> [FeedEntry] {
        (0..<count).map { index in
            FeedEntry(
                report: ReportID(rawValue: Int64(index * 6 + (index.isMultiple(of: 9) ? 1 : list + 1))),
                zip: nil,
                warmth: Self.noon - .minutes(Int64(dice.roll(3_000))))
        }.sorted { ($0.warmth, $0.report.rawValue) > ($1.warmth, $1.report.rawValue) }
    }

    @Test func nearIsNearerThanTheStateAndTheStateThanTheRest() throws {
        let facts = World.start.facts(for: AccountID(rawValue: 1))
        var session = Session()
        session.zip = ZIP("85003")
        let reading = FeedReading(session: session, facts: facts)
        let own = try #require(reading.miles(to: PublicArea(zip: "85003"), in: .state))
        let neighbour = reading.miles(to: PublicArea(zip: "85004"), in: .state)
        let tucson = try #require(reading.miles(to: PublicArea(zip: "85701"), in: .state))
        // Of one county there is one distance: it does not tell the ZIP code. // S2
        #expect(own == neighbour)
        #expect(own < tucson)
        // Phoenix to Tucson is about 107 miles, to the middle of its county some more or less.
        #expect((80...150).contains(tucson))
        #expect(reading.miles(to: .unknown, in: .state) == nil)
        #expect(reading.miles(to: PublicArea(zip: "85701"), in: .everywhere) == nil)
    }
}
