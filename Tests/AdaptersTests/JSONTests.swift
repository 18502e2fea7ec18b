import PlainJSON
import Testing

/// The one reader of JSON, and what it writes.
struct JSONTests {
    @Test func everyKindOfValueIsRead() throws {
        let text = #"{"a":"b\u00e9","c":[1,-2.5,true,false,null],"d":{},"e":9223372036854775808}"#
        let json = try #require(JSON(text.utf8))
        #expect(json["a"]?.text == "b\u{E9}")
        #expect(json["c"]?.list == [1, .fraction(-2.5), true, false, .null])
        #expect(json["c"]?.list?.map(\.decimal) == [1, -2.5, nil, nil, nil])
        #expect(json["c"]?.list?.map(\.number) == [1, nil, nil, nil, nil])
        #expect(json["d"]?.object == [:])
        #expect(json["e"]?.number == nil)
        #expect(json["e"]?.decimal == 9_223_372_036_854_775_808)
    }

    @Test func wholeNumbersAreWholeHoweverTheyAreWritten() {
        #expect(JSON("1.0".utf8) == 1)
        #expect(JSON("1".utf8) != true)
        #expect(JSON("true".utf8)?.number == nil)
    }

    @Test(arguments: ["", "{", "[1", "{\"a\"}", "nonsense", "1 2"])
    func whatIsNotOneWholeValueIsNone(text: String) {
        #expect(JSON(text.utf8) == nil)
    }

    @Test func textOfHalfACharacterIsNullAndSpoilsNoOther() {
        #expect(JSON(#"{"a":"\ud800","b":1}"#.utf8) == ["a": .null, "b": 1])
    }

    @Test func nestsAreReadOnlySoDeep() {
        let nest = { (depth: Int) in
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(JSON(nest(100).utf8) != nil)
        #expect(JSON(nest(100_000).utf8) == nil)
    }

    @Test func sameValueIsTheSameBytes() {
        let json: JSON = ["b": [1, .fraction(2.5), .null, false], "a": "\"\\\n\u{1}\u{1F}/\u{E9}"]
        let bytes = #"{"a":"\"\\\n\u0001\u001f/\#u{E9}","b":[1,2.5,null,false]}"#
        #expect(String(decoding: json.bytes, as: UTF8.self) == bytes)
        #expect(JSON(json.bytes) == json)
    }
}
