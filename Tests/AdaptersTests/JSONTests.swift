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
    func whatIsNotOneWholeValueIsNone(text: String) { #expect(JSON(text.utf8) == nil) }

    @Test func textOfHalfACharacterIsNullAndSpoilsNoOther() {
        #expect(JSON(#"{"a":"\ud800","b":1}"#.utf8) == ["a": .null, "b": 1])
    }

    @Test(arguments: [
        "01", "-", "1.", ".5", "1e", "+1", "tru", "nul", "[1,]", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "[1 2]",
        "\"a",
        "\"\\x\"", "\"\\u12g4\"", "\"a\u{1}b\"", "\u{FEFF}1", "'a'", "[", "{\"a\":", "\"\\", "\"\\u00",
    ])
    func whatOnlyLooksLikeJSONIsNone(text: String) { #expect(JSON(text.utf8) == nil) }

    @Test func everyCutOfAMessageIsNone() {
        let text = Array(#" {"a":[1,-2.5e3,"\u00e9\n😀"],"b":{"c":null,"d":[true,false]}} "#.utf8)
        #expect(JSON(text) != nil)
        for end in 0..<(text.count - 2) { #expect(JSON(text[..<end]) == nil) }
    }

    @Test func numbersKeepTheirBitsOrAreFractions() {
        #expect(JSON("-9223372036854775808".utf8)?.number == .min)
        #expect(JSON("9007199254740993".utf8)?.number == 9_007_199_254_740_993)
        #expect(JSON("1e3".utf8) == 1_000)
        #expect(JSON("-0.5E-1".utf8) == .fraction(-0.05))
        #expect(JSON("[1e999,1]".utf8) == [.null, 1])
    }

    @Test func escapesAreCharactersAndBadBytesAreNone() {
        #expect(JSON(#""\ud83d\ude00\/\b\f\r\t\\\"""#.utf8)?.text == "😀/\u{8}\u{C}\r\t\\\"")
        #expect(JSON(#"["\ud83d\u0041","\udc00"]"#.utf8) == [.null, .null])
        #expect(JSON([0x22, 0xC3, 0x28, 0x22]) == nil)
        #expect(JSON(#"{"a":1,"a":2}"#.utf8) == ["a": 2])
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

    @Test func theReaderPassesOverWhatIsNotAskedFor() {
        var json = JSONReader(Array(#"{"a":[1,{"b":"\ud800"}],"c":"d","e":[1,2],"\u0063":"f"}"#.utf8))
        var (text, numbers) = (JSONField<String>.missing, [Int64]?.none)
        json.members { name, json in
            switch name {
            case "c": text = json.text()
            case "e": numbers = json.list { $0.number().value }
            default: break
            }
        }
        #expect(json.isDone)
        #expect(text.value == "f")
        #expect(numbers == [1, 2])
    }

    @Test(arguments: [
        "[1,tru,3]", "[1,{\"a\":},3]", "[1,\"\\x\",3]", "[1,12ab,3]",
        "[1,{\"[\": \"}\"  \"\"},3]",
    ])
    func anAttemptSpoilsNoNeighbours(text: String) {
        var json = JSONReader(Array(text.utf8))
        var found: [Int64?] = []
        json.elements { json in found.append(json.attempt { $0.number().value }.value) }
        #expect(found == [1, nil, 3])
        #expect(json.isDone)
    }

    @Test(arguments: ["[1,", "[1,{\"a\":2", "[1,\"a", "[,1]", "[:]", "[1 2]", "[\"\\"])
    func anAttemptEndsWithTheBytes(text: String) {
        var json = JSONReader(Array(text.utf8))
        json.elements { json in json.attempt { $0.skip() } }
        #expect(!json.isDone)
    }
}
