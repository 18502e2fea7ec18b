import Foundation
import Testing

@testable import Civic

/// JSON as providers write it.
struct LooseJSONTests {
    private func field(_ value: String) throws -> LooseJSON? {
        try #require(LooseJSON(Data("{\"a\":\(value)}".utf8)))["a"]
    }

    @Test func numbersMayBeTextAndTextNumbers() throws {
        for value in ["7", "7.0", "\"7\"", "\" 7 \""] {
            #expect(try field(value)?.int == 7, "\(value)")
            #expect(try field(value)?.number == 7, "\(value)")
            #expect(try field(value)?.text?.hasPrefix("7") == true, "\(value)")
        }
        #expect(try field("-97.74")?.text == "-97.74")
        #expect(try field("7.5")?.int == nil)
        #expect(try field("7.5")?.number == 7.5)
    }

    @Test func flagsMayBeTextAndNumbers() throws {
        for value in ["true", "\"TRUE\"", "1"] { #expect(try field(value)?.flag == true, "\(value)") }
        for value in ["false", "\"False\"", "0"] { #expect(try field(value)?.flag == false, "\(value)") }
        for value in ["\"perhaps\"", "2", "[]"] { #expect(try field(value)?.flag == nil, "\(value)") }
    }

    @Test func whatIsMissingIsNil() throws {
        #expect(try field("null") == nil)
        #expect(try field("\"  \"")?.text == nil)
        #expect(try field("[]")?.text == nil)
        #expect(try field("{}")?.list == nil)
        #expect(try field("{\"c\":1,\"b\":2}")?.members?.map(\.name) == ["b", "c"])
    }

    @Test(arguments: ["", "7", "\"a\"", "null", "{", "<html>"])
    func whatIsNoObjectAndNoListIsNotRead(text: String) { #expect(LooseJSON(Data(text.utf8)) == nil) }
}
