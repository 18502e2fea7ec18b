import CivicFacts
import FoundationEssentials
import Testing

@testable import Conversation
@testable import Rehearsal

/// What an approval makes public, and what it never does. // S1-S5
@Suite struct PublicReportTests {
    /// Tue, Nov 3, 2026, 9:12 am in Phoenix.
    private static let sent = Moment(milliseconds: 1_793_722_320_000)

    private static func report(
        _ state: ReportState? = nil, zip: String = "85003", place: String = "Lincoln School"
    ) -> Report {
        let omar = Moderator(account: AccountID(rawValue: 5), name: "Omar")
        return Report(
            id: ReportID(rawValue: 12), author: AccountID(rawValue: 2), language: .english, sentAt: sent,
            text: "Only one machine works", photos: [], place: Place(words: place, zip: ZIP(zip)),
            time: .now(at: sent), kind: .machine, messages: [], notes: [], questions: [],
            state: state ?? .approved(by: omar, at: sent, publicAt: sent + .minutes(1)), face: .actions,
            shownPhotos: [], lostPhotos: 0, version: 4, isAuthorReachable: true, isPosted: true)
    }

    @Test func onlyWhatIsPublicMakesOne() {
        let report = Self.report()
        #expect(PublicReport(report, token: "t", at: Self.sent) == nil)
        #expect(PublicReport(report, token: "t", at: Self.sent + .minutes(1)) != nil)
        #expect(PublicReport(Self.report(.waiting), token: "t", at: nil) == nil)
        var comment = report
        comment.parent = ReportID(rawValue: 3)
        #expect(PublicReport(comment, token: "t", at: nil) == nil)
    }

    /// The county and the hour; the place by its name only where somebody chose that.
    @Test func itSaysNeitherMinuteNorPlaceNorNumber() throws {
        var report = Self.report()
        var shown = try #require(PublicReport(report, token: "k7m3q2xa9t", at: nil))
        #expect(shown.whereabouts(in: .english) == "Maricopa County, Arizona")
        #expect(shown.hour(in: .english) == "Tue, Nov 3, 9 am–10 am MST")
        #expect(shown.hour(in: .spanish) == "mar 3 nov, 9:00–10:00 MST")
        let post = PublicPost.message(of: shown, site: "https://reports.example.org/")
        let all = "\(post.heading ?? "")\n\(post.text)\n\(post.link?.payload ?? "")"
        for secret in ["Lincoln", "85003", "9:12", "12", "Omar"] {
            #expect(!all.contains(secret), "\(secret)")
        }
        #expect(all.contains("https://reports.example.org/r/k7/k7m3q2xa9t.html"))
        report.isPlaceNamed = true
        report.publicCut = PublicCut(hidden: ["Lincoln"])
        shown = try #require(PublicReport(report, token: "k7m3q2xa9t", at: nil))
        #expect(shown.whereabouts(in: .english) == "«▇▇▇ School», Maricopa County, Arizona")
    }

    /// Where nobody gave a ZIP code, a place that is named stands alone.
    @Test func aNamedPlaceIsNotOneThatIsNotKnown() throws {
        var report = Self.report(zip: "")
        var shown = try #require(PublicReport(report, token: "k7m3q2xa9t", at: nil))
        #expect(shown.whereabouts(in: .english) == "a place that is not known")
        report.isPlaceNamed = true
        shown = try #require(PublicReport(report, token: "k7m3q2xa9t", at: nil))
        #expect(shown.whereabouts(in: .english) == "«Lincoln School»")
        #expect(PublicPost.message(of: shown, site: nil).heading == "Machine or supplies")
    }

    @Test func aReportOfAnEarlierReleaseNamesNoPlace() throws {
        let body = try JSONEncoder().encode(Self.report())
        #expect(!String(decoding: body, as: UTF8.self).contains("isPlaceNamed"))
        #expect(try JSONDecoder().decode(Report.self, from: body).isPlaceNamed == nil)
    }

    /// A second approval names what was on the screen, the choice to name the place as well. // R41
    @Test func namingThePlaceIsPartOfWhatWasSeen() {
        var named = Self.report(.waiting)
        let before = named.seen
        named.isPlaceNamed = true
        #expect(named.seen != before)
    }

    /// Links of earlier releases stay what they were; no new one has a number.
    @Test func oldLinksOpenAndNewOnesCarryTheName() {
        #expect(DeepLink(payload: "r_12") == .report(ReportID(rawValue: 12)))
        #expect(DeepLink(payload: "p_k7m3q2xa9t") == .shared("k7m3q2xa9t"))
        #expect(DeepLink.shared("k7m3q2xa9t").payload == "p_k7m3q2xa9t")
        for wrong in ["p_", "p_K7", "p_../x", "p_\(String(repeating: "a", count: 21))", "q_a"] {
            #expect(DeepLink(payload: wrong) == nil, "\(wrong)")
        }
    }

    /// After the time for second thoughts, and not before its own time. // S4
    @Test func theDelayHoldsFromTheSending() {
        let rules = Rules(publicDelay: .minutes(15))
        let report = Self.report(.waiting)
        #expect(rules.publicAt(report, approved: Self.sent) == Self.sent + .minutes(15))
        #expect(rules.publicAt(report, approved: Self.sent + .minutes(30)) == Self.sent + .minutes(31))
        #expect(Rules().publicAt(report, approved: Self.sent) == Self.sent + .minutes(1))
        #expect(rules.toldAt(.rejected, on: report, at: Self.sent) == Self.sent + .minutes(1))
    }
}
