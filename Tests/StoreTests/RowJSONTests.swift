import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

struct RowJSONTests {
    private let json = RowJSON()

    @Test func whatWasReadLatelyIsReadAsBefore() throws {
        // More than are kept, so that some are read anew.
        for round in 0..<2 {
            for number in 0..<300 {
                let moment = Moment(milliseconds: Int64(number))
                let bytes = try json.encode(moment)
                #expect(try json.decodeOften(Moment.self, from: bytes) == moment, "\(round)")
            }
        }
    }

    /// One of everything that values are made of, with members out of order and objects in objects.
    private struct Sample: Codable, Equatable {
        enum Kind: Codable, Equatable { case plain, told(words: String, at: Int?), pair([Kind]) }
        struct Empty: Codable, Equatable {}

        var zip = "00501 \"quoted\" \\ back \u{8}\u{1F}\n\t é 🗳️ \u{2028}"
        var below = Int64.min, above = UInt64.max, small: UInt8 = 7, negative = -40
        var half = -0.5, large = 1e300, isTrue = true, nothing: String?
        var kinds: [Kind] = [.plain, .told(words: "b", at: nil), .pair([.told(words: "", at: 3), .plain])]
        var byName = ["b": [1, 2], "a": [], "ä": [3]], byNumber = [5: "five", -1: "less"]
        var empty = Empty(), none: [Empty] = [], two = [Empty(), Empty()]
        var moments = [Moment(milliseconds: 0), Moment(milliseconds: -1)]
    }

    @Test func whatIsWrittenIsReadAsItWas() throws {
        let sample = Sample()
        let bytes = try json.encode(sample)
        #expect(try json.decode(Sample.self, from: bytes) == sample)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(
            text.hasPrefix(
                #"{"above":18446744073709551615,"below":-9223372036854775808,"byName":{"a":[],"b""#))
        #expect(
            text.contains(
                #""empty":{},"half":-0.5,"isTrue":true,"kinds":[{"plain":{}},{"told":{"words":"b"}}"#))
    }

    /// What a conversation stores is byte for byte what Foundation's encoder writes, as earlier releases did.
    @Test func rowsAreTheBytesOfEarlierReleases() async throws {
        let bench = Bench()
        let store = try bench.open()
        let script = [
            "/start", "85003", "report", "They ran out of ballots \"again\"\nand left", "skip", "now",
        ]
        for (index, words) in script.enumerated() {
            try await store.hear(.dana("\(index)", .said(text: words)))
            try await #expect(store.compareWithFoundation() > index)
        }
        try await store.hear(.dana("place", .said(text: "Lincoln hall")), .dana("send", .said(text: "send")))
        try await #expect(store.compareWithFoundation() > 8)
    }

    @Test func theSameBytesCanBeTwoThings() throws {
        let bytes = Array("[1]".utf8)
        #expect(try json.decodeOften([Int].self, from: bytes) == [1])
        #expect(try json.decodeOften([Double].self, from: bytes) == [1.0])
        #expect(throws: StoreError.unreadable) { try json.decodeOften(Moment.self, from: Array("{".utf8)) }
    }
}

extension Store {
    /// Reads every stored value and has Foundation write it anew; the result counts them.
    fileprivate func compareWithFoundation() throws -> Int {
        let sessions = try compare(Session.self, in: "sessions")
        return try sessions + compare(Order.self, in: "outbox") + compare(Report.self, in: "reports")
    }

    private func compare<Value: Codable>(_ type: Value.Type, in table: String) throws -> Int {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let rows = try database.rows("SELECT body FROM \(table)") { $0.blob(0) }
        for row in rows {
            let value = try JSONDecoder().decode(Value.self, from: Data(row))
            #expect(
                String(decoding: row, as: UTF8.self)
                    == String(decoding: try encoder.encode(value), as: UTF8.self))
        }
        return rows.count
    }
}
