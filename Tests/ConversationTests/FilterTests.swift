import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Rehearsal

/// R33, R34, R32: what lists are narrowed by, how their pages are turned, and what the team says of reports for itself.
@Suite struct FilterTests {
    private func visit(_ change: (inout DeskState) -> Void = { _ in }) -> Visit {
        var visit = Visit(
            session: Session(), inbound: .ofDesk(at: Moment(milliseconds: 1_793_722_320_000)),
            facts: Facts(
                now: Moment(milliseconds: 1_793_722_320_000), account: AccountID(rawValue: 7), subject: nil,
                rules: Rules(), records: Ledger()))
        visit.updateDesk(change)
        return visit
    }

    @Test(arguments: [
        ("", ""), ("machine gate", "machine gate"), ("kind:line STATE:ga", "kind:line state:GA"),
        ("state:new-mexico lang:spanish", "state:NM lang:es"), ("zip:850 85003", "zip:850 zip:85003"),
        ("urgent Untaken mine asked photos", "urgent untaken mine asked photos"),
        ("\"photos\" of \"the gate\"", "\"photos\" of \"the gate\""), ("“urgent”", "\"urgent\""),
        ("older:2h newer:3d", "older:2h newer:3d"), ("county:San-Diego", "county:san-diego"),
        ("tag:press by:omar", "tag:press by:omar"),
    ])
    func whatIsUnderstoodIsRepeated(text: String, understood: String) throws {  // R33
        let visit = visit { desk in
            desk.tags = ["press"]
            desk.names = [AccountID(rawValue: 3): "Omar"]
        }
        let filter = try ReportFilter(text, visit)
        #expect(filter.text == understood)
        // Asked for again it is the same.
        #expect(try ReportFilter(filter.text, visit).traces == filter.traces)
    }

    @Test(arguments: [
        ("sate:GA", "state:"), ("knd:line", "kind:"), ("kind:lines", "kind:line"), ("lang:e", "lang:en"),
        ("state:GE", "state:"), ("zip:85", "zip:850"), ("older:soon", "older:2h"), ("newer:0h", "newer:2h"),
        ("urgnt", "urgent"), ("urgetn", "urgent"), ("unassigned", "untaken"), ("taken", "mine"),
        ("zip:850030", "zip:85003"), ("untakn", "untaken"), ("photo", "photos"), ("tag:pres", "tag:press"),
        ("by:omr", "by:omar"), ("machine stat:GA", "state:"),
    ])
    func whatIsNotKnownIsNamedWithTheNearest(text: String, nearest: String) {  // R33
        let visit = visit { desk in
            desk.tags = ["press", "sheriff"]
            desk.names = [AccountID(rawValue: 3): "Omar", AccountID(rawValue: 4): "Quinn"]
        }
        let unknown = #expect(throws: ReportFilter.Unknown.self) { _ = try ReportFilter(text, visit) }
        #expect(unknown?.nearest?.hasPrefix(nearest) == true, "\(unknown?.nearest ?? "none")")
    }

    @Test func aWordThatIsLikeNothingIsLookedFor() throws {
        #expect(try ReportFilter("zebra urgently", visit()).words == ["zebra", "urgently"])
        #expect(try ReportFilter("line tasked", visit()).words == ["line", "tasked"])
        let unknown = #expect(throws: ReportFilter.Unknown.self) { _ = try ReportFilter("xyzzy:1", visit()) }
        #expect(unknown?.nearest == nil)
        #expect(throws: ReportFilter.Unknown.self) { _ = try ReportFilter("colour:red", visit()) }
        #expect(throws: ReportFilter.Unknown.self) { _ = try ReportFilter("gate -zebra", visit()) }
    }

    /// It may be that nothing was told of it yet, so it narrows all the same.
    @Test func aCountyOfWhichNothingWasToldIsNamed() throws {
        #expect(try ReportFilter("county:fultn", visit()).strange == "county:fultn")
        #expect(try ReportFilter("state:GA", visit()).strange == nil)
    }

    @Test(arguments: [
        (ListToken(.queue, "", page: 1, .on), "l1.1.n.q."),
        (ListToken(.find, "state:GA \"gate\"", page: 40, .back), "l1.14.b.f.state:GA_\"gate\""),
        (ListToken(.log, "12", page: 2, .on), "l1.2.n.g.12"),
        (ListToken(.views, "", page: 3, .back), "l1.3.b.v."),
    ])
    func aListsButtonsHoldWhatTheyLeadTo(token: ListToken, text: String) throws {  // R33
        #expect(token.text == text)
        #expect(ListToken(text: text) == token)
        #expect(ListToken(sign: token.way.sign, under: text) == token)
        let back = ListToken(sign: ListToken.Way.back.sign, under: text)
        #expect(back?.target == max(1, token.page - 1))
    }

    @Test func whatNoButtonCanHoldHasNone() {
        #expect(ListToken(.find, String(repeating: "gate ", count: 20), page: 1, .on).text == nil)
        #expect(ListToken(.find, "niño", page: 1, .on).text == nil)
        for text in [
            "l1.0.n.q.", "l1.1.x.q.", "l1.1.n.z.", "l1.1.n.q.a b", "l1.1.n.q", "l2.1.n.q.", "l1.zzz.n.q.",
        ] {
            #expect(ListToken(text: text) == nil, "\(text)")
        }
        #expect(ListToken(sign: "✅", under: "l1.1.n.q.") == nil)
        #expect(ListToken(sign: "⏩", under: "m1.1.1.ok") == nil)
    }

    /// Tags are for the team: not in the author's own data.
    @Test func tagsAreNotInAnybodysOwnData() throws {  // R32
        var side = TeamSide()
        side.tags = ["press"]
        let encoder = JSONEncoder()
        #expect(String(decoding: try encoder.encode(side), as: UTF8.self).contains("press"))
        encoder.userInfo[try #require(CodingUserInfoKey.hidesModerators)] = true
        #expect(!String(decoding: try encoder.encode(side), as: UTF8.self).contains("press"))
    }

    @Test(arguments: [
        ("press", true), ("county-2", true), ("", false), ("two words", false), ("Press", false),
        ("niño", false), (String(repeating: "a", count: 21), false),
    ])
    func aTagIsOnePlainWord(text: String, isTag: Bool) { #expect(Tags.isTag(text) == isTag) }

    private func omar(_ command: String, _ rest: String) -> Input {
        Input(.moderator, command, .happens(.commanded(name: command, rest: rest), by: .omar), line: "")
    }

    private func note(_ step: Transition) -> String {
        step.turn.deliveries.compactMap { delivery -> String? in
            if case .announce(let message, _, _, _, _) = delivery.order { message.text } else { nil }
        }.joined(separator: "\n")
    }

    @Test func onlyLeadsKeepTheList() throws {  // R32, R46
        var steps = try Steps.afterSending()
        #expect(note(try steps.take(omar("tags", "add press"))).hasPrefix("Only leads"))
        #expect(steps.world.ledger.desk.tags == nil)
    }

    /// Six deeds of the same report make more than one page of nothing but deeds, also when it is gone.
    @Test func theTimelineNamesNobodyWhoReports() throws {  // R35
        var steps = try Steps.afterSending()
        let id = try #require(steps.world.ownReports.first).id
        _ = try steps.omar("take")
        let log = note(try steps.take(omar("log", "\(id)")))
        #expect(log.contains("· the reporter: sent"))
        #expect(log.contains("· Omar: taken"))
        #expect(!log.contains("Dana") && !log.contains("zebra"))
        _ = try steps.says("delete my data")
        _ = try steps.says("yes delete")
        let gone = note(try steps.take(omar("log", "\(id)")))
        #expect(gone.contains("is gone with all data of its author"))
        #expect(gone.contains("· the reporter: sent") && !gone.contains("zebra"))
        #expect(note(try steps.take(omar("log", "999"))).contains("There is no report 999"))
    }
}
