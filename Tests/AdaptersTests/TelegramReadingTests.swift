import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// Our own reading of updates accepts, refuses and leaves out what Foundation's did.
struct TelegramReadingTests {
    /// Updates of every kind that is read, with every member that is asked for.
    static let samples = [
        Updates.message(
            #""edit_date":5,"text":"Caf\u00e9 \ud83d\ude00\n\"x\"","entities":[{"type":"bot_command","offset":0,"length":6}]"#
        ),
        Updates.message(
            #""sender_chat":{"id":-5},"reply_to_message":{"message_id":3,"reply_markup":{"inline_keyboard":[[{"text":"A","callback_data":"a"}]]}},"photo":[]"#
        ),
        Updates.message(#"\#(Updates.photo),"caption":"The door","media_group_id":"9""#),
        Updates.message(#""live_photo":{"photo":[{"file_id":"v","width":1,"height":2}]}"#),
        Updates.message(
            #""document":{"file_id":"B","file_name":"n","mime_type":"image/png","file_size":7},"animation":{}"#
        ),
        Updates.message(#""location":{"latitude":-33.5,"longitude":12e1},"venue":{}"#),
        Updates.groupMessage(#""migrate_to_chat_id":-100,"via_bot":null"#),
        Updates.groupMessage(#""migrate_from_chat_id":-100,"is_automatic_forward":true"#),
        Updates.edited(#""text":"new""#), Updates.tap("token:1"), Updates.membership("kicked"),
        Updates.checkout(), Updates.message(Updates.payment),
        Updates.message("\(Updates.payment),\"text\":\"a\""),
        Updates.message("\(Updates.payment),\"forward_date\":1"),
        Updates.reaction(from: #"{"type":"emoji","emoji":"👍"}"#, to: #"{"type":"paid"}"#),
    ].map { #"{"received":1762160400123,"update":\#($0)}"# }

    /// What stands in a value's place in turn.
    private static let intruders = [
        "null", "true", "0", "-0", "-7", "1.0", "1.5", "1e3", "1E-2", "10e-1", "9007199254740993",
        "9007199254740993.0",
        "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e19", "1e400", "01", "1.",
        "-", "+1",
        "tru", "nul", #""""#, #""5""#, #""\ud83d""#, #""\ude00\ud83d""#, #""\ud83d\u0041""#, #""\u00zz""#,
        #""\x""#,
        "\"a\u{1}b\"", "\"\t\"", #""\u0000""#, #""é\/""#, "[]", "[null]", "[[]]", "[[null]]", "[[{}]]",
        "[{}]", "{}", "{\"id\":1}",
        "[1,]", "{\"a\":1,}", "{\"a\"}", "[}", "\"",
    ]

    private func check(_ text: String) { check(Array(text.utf8)) }

    /// Foundation let pass what is no JSON in members that nobody asks for; here all of it is set aside.
    private func check(_ bytes: [UInt8]) {
        let (ours, theirs) = (TelegramUpdate(bytes), TelegramOracle.read(bytes))
        if ours == nil, JSON(bytes) == nil { return }
        #expect(ours == theirs, "\(String(decoding: bytes, as: UTF8.self))")
    }

    @Test(arguments: samples)
    func asItComes(sample: String) {
        #expect(TelegramUpdate(Array(sample.utf8)) != nil)
        check(sample)
    }

    @Test(arguments: samples)
    func everyValueReplaced(sample: String) {
        for value in values(in: sample) {
            for intruder in Self.intruders { check(sample.replacingCharacters(in: value, with: intruder)) }
        }
    }

    @Test(arguments: samples)
    func everyMemberMissingAndInOtherWriting(sample: String) {
        for (name, _) in members(in: sample) {
            check(sample.replacingOccurrences(of: String(name), with: "\"\\u0078\""))
            let half = sample.replacingOccurrences(of: String(name), with: "\"\\ud800\"")
            let absent = sample.replacingOccurrences(of: String(name), with: "\"x\"")
            #expect(TelegramUpdate(Array(half.utf8)) == TelegramUpdate(Array(absent.utf8)))
            let first = name.unicodeScalars.dropFirst().first?.value ?? 0
            let escaped = "\"\\u00\(String(first, radix: 16))\(name.dropFirst(2))"
            check(sample.replacingOccurrences(of: String(name), with: escaped))
        }
    }

    /// Where Foundation took the first.
    @Test(arguments: samples)
    func ofTwoMembersOfOneNameTheLastCounts(sample: String) {
        let plain = TelegramUpdate(Array(sample.utf8))
        for (name, value) in members(in: sample) {
            for first in ["null", "7", "\"s\"", "[]"] {
                let both = sample.replacingOccurrences(of: "\(name):", with: "\(name):\(first),\(name):")
                #expect(TelegramUpdate(Array(both.utf8)) == plain, "\(both)")
            }
            let other = sample.replacingCharacters(in: value, with: "[7]")
            let both = sample.replacingCharacters(in: value, with: "\(sample[value]),\(name):[7]")
            #expect(TelegramUpdate(Array(both.utf8)) == TelegramUpdate(Array(other.utf8)), "\(both)")
        }
    }

    @Test(arguments: samples)
    func everyByteChangedAndEveryCut(sample: String) {
        let bytes = Array(sample.utf8)
        for place in bytes.indices {
            check(Array(bytes[..<place]))
            for byte: UInt8 in [0x20, 0x22, 0x2C, 0x30, 0x5C, 0x7B, 0x5D, 0x01, 0xC3] {
                var changed = bytes
                changed[place] = byte
                check(changed)
            }
        }
    }

    @Test(arguments: [10, 400, 490, 600, 100_000])
    func nests(depth: Int) {
        let bomb = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        check(#"{"received":1,"update":{"x":\#(bomb),"message":null}}"#)
    }

    private func members(in sample: String) -> [(Substring, Range<String.Index>)] {
        sample.matches(of: /("\w+"):("[^"\\]*"|-?[\d.e]+|true|null|\[\]|\{\})/).map {
            ($0.output.1, $0.output.2.startIndex..<$0.output.2.endIndex)
        }
    }

    private func values(in sample: String) -> [Range<String.Index>] {
        members(in: sample).map(\.1)
            + sample.matches(of: /:(\{|\[)/).compactMap { match in
                let start = match.output.1.startIndex
                var depth = 0
                for index in sample[start...].indices {
                    if "{[".contains(sample[index]) { depth += 1 }
                    if "}]".contains(sample[index]) { depth -= 1 }
                    if depth == 0 { return start..<sample.index(after: index) }
                }
                return nil
            }
    }
}
