import Foundation
import Testing

@testable import ElectionResults

/// Q30, Q31: shares, margins and turnout in whole numbers.
struct ShareTests {
    /// 200,000, of which `make test` tries a part.
    private static let cases = ProcessInfo.processInfo.environment["TURNOUT_SLOW"] == "1" ? 200_000 : 20_000

    private func tenths(_ votes: [Int]) -> [Int]? {
        let names = votes.indices.map { String(UnicodeScalar(UInt8(0x61 + $0))) }
        return Fixture.contest(Array(zip(names, votes)).map { ($0, $1) }).shares?.map(\.tenths)
    }

    @Test func sharesOfManyContestsSumToAHundred() {
        var random = SeededGenerator(seed: 2_014)
        var wrong = 0
        for number in 0..<Self.cases {
            let most = [3, 50, 4_000, 1_000_000_000][number % 4]
            let votes = (0...number % 8).map { _ in Int.random(in: 0...most, using: &random) }
            if !Self.areRight(VoteShare.shares(of: votes), votes) { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    /// Sum to 1,000, each less than a tenth from the exact one.
    private static func areRight(_ shares: [VoteShare], _ votes: [Int]) -> Bool {
        var (valid, sum, isRight) = (0, 0, true)
        for number in votes { valid += number }
        if valid == 0 { return shares.isEmpty }
        for (number, share) in zip(votes, shares) {
            sum += share.tenths
            if abs(number * 1_000 - share.tenths * valid) >= valid { isRight = false }
            if share.isUnderOneTenth != (share.tenths == 0 && number > 0) { isRight = false }
        }
        return isRight && sum == 1_000 && shares.count == votes.count
    }

    @Test func remaindersThatAreEqualGoToMoreVotesThenToTheName() {
        #expect(tenths([7, 7, 7]) == [334, 333, 333])
        #expect(tenths([1, 1, 1, 1, 1, 1]) == [167, 167, 167, 167, 166, 166])
        #expect(tenths([5, 2]) == [714, 286])
        // 0.5 of a tenth each: one of the two gets it, and it is the one with more votes.
        #expect(tenths([1_999, 1]) == [1_000, 0])
    }

    @Test func fewVotesAreUnderOneTenthAndNoneAreNone() throws {
        let shares = try #require(Fixture.contest([("Ada", 99_980), ("Bo", 20), ("Cy", 0)]).shares)
        #expect(shares.map(\.tenths) == [1_000, 0, 0])
        #expect(shares.map(\.isUnderOneTenth) == [false, true, false])
    }

    @Test func marginIsCountedFromVotes() throws {
        // 33.4 and 33.3 as shares, but 2 votes of 3,001 are no 0.1 points more than they are.
        let margin = try #require(Fixture.contest([("Ada", 1_001), ("Bo", 1_000), ("Cy", 1_000)]).margin)
        #expect((margin.votes, margin.tenths, margin.isForLastSeat) == (1, 0, false))
        let seats = try #require(
            Fixture.contest(
                [("Ada", 90), ("Bo", 60), ("Cy", 45), ("Di", 5)], elected: ["Ada", "Bo"], seats: 2
            ).margin)
        #expect((seats.votes, seats.tenths, seats.isForLastSeat) == (15, 75, true))
    }

    @Test func writeInsAreNeverTheNextOne() throws {
        let contest = Fixture.contest([("Ada", 50), (nil, 40), ("Bo", 10)])
        #expect(contest.standings.map(\.name) == ["Ada", "Bo", nil])
        #expect(contest.margin?.votes == 40)
        #expect(contest.shares?.map(\.tenths) == [500, 100, 400])
    }

    @Test(
        arguments: [
            (10, 5, 5, 1, 500), (0, 5, 5, 1, nil), (10, 0, 0, 1, nil), (10, 11, 5, 1, nil),
            (10, 4, 5, 1, nil),
            (10, 4, 8, 2, 400), (10, 4, 9, 2, nil), (16, 1, 1, 1, 63),
        ] as [(Int, Int, Int, Int, Int?)])
    func turnoutNeedsNumbersThatFit(registered: Int, ballots: Int, votes: Int, seats: Int, tenths: Int?) {
        let contest = Fixture.contest(
            [("Ada", votes)], seats: seats, registered: registered, ballots: ballots)
        #expect(contest.turnoutTenths == tenths)
    }
}
