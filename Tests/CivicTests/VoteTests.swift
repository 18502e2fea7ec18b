import CivicFacts
import Foundation
import Testing

@testable import Civic

/// Votes by roll call in BILLSTATUS files of either schema.
@Suite struct VoteTests {
    private func bill(_ inner: String) throws -> Bill {
        let xml = """
            <billStatus><bill><number>5</number><type>S</type><congress>119</congress><title>Sample Act</title>
            <updateDate>2026-11-20T08:00:00Z</updateDate>
            <latestAction><actionDate>2026-11-20</actionDate><text>Became Public Law.</text></latestAction>
            \(inner)</bill></billStatus>
            """
        let node = try #require(try XMLNode(Data(xml.utf8))["bill"])
        return try #require(BillStatus.bill(node))
    }

    private func vote(_ chamber: String, _ roll: Int, _ rest: String = "") -> String {
        "<recordedVote><rollNumber>\(roll)</rollNumber><chamber>\(chamber)</chamber>"
            + "<date>2026-11-12T22:58:32Z</date>\(rest)</recordedVote>"
    }

    @Test func anActionsVoteBearsItsDayAndWordsAndIsCountedOnce() throws {
        let senate = """
            <item><actionDate>2026-11-10</actionDate><text>Passed Senate by Yea-Nay Vote. 60 - 39.</text>
            <recordedVotes>\(vote("Senate", 7))</recordedVotes></item>
            """
        let house = """
            <item><actionDate>2026-11-12</actionDate><text>Passed by the Yeas and Nays: 220 - 210 (Roll no. 301).</text>
            <recordedVotes>\(vote("House", 301))\(vote("House", 301))</recordedVotes></item>
            """
        let votes = try bill("<actions>\(senate)\(house)<item><text>Read twice.</text></item></actions>")
            .votes
        #expect(votes?.map(\.roll) == [301, 7])
        #expect(votes?.map(\.day.description) == ["2026-11-12", "2026-11-10"])
        #expect(votes?.last?.words == "Passed Senate by Yea-Nay Vote. 60 - 39.")
    }

    @Test func theOlderSchemaNamesTheVoteItself() throws {
        let passage = vote("House", 89, "<fullActionName>Passage of a Measure</fullActionName>")
        let votes = try bill("<recordedVotes>\(passage)</recordedVotes>").votes
        #expect(votes?.map(\.words) == ["Passage of a Measure (House roll 89)"])
    }

    @Test func noVotesAreNone() throws {
        #expect(
            try bill("<recordedVotes /><actions><item><text>Read twice.</text></item></actions>").votes == nil
        )
    }
}
