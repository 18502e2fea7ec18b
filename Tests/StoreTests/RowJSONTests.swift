import CivicFacts
import Conversation
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

    @Test func theSameBytesCanBeTwoThings() throws {
        let bytes = Array("[1]".utf8)
        #expect(try json.decodeOften([Int].self, from: bytes) == [1])
        #expect(try json.decodeOften([Double].self, from: bytes) == [1.0])
        #expect(throws: StoreError.unreadable) { try json.decodeOften(Moment.self, from: Array("{".utf8)) }
    }
}
