import Conversation
import Testing

@Suite struct SecretNumberTests {
    @Test(arguments: [
        ("4111 1111 1111 1111", "**** **** **** ****"),
        ("card 5500000000000004, please", "card ****************, please"),
        ("378282246310005", "***************"), ("3782 822463 10005.", "**** ****** *****."),
        ("6011-1111-1111-1117!", "****-****-****-****!"),
        ("mi cuenta DE89 3704 0044 0532 0130 00", "mi cuenta **** **** **** **** **** **"),
        ("GB82WEST12345698765432", "**********************"),
        ("gb82 west 1234 5698 7654 32", "**** **** **** **** **** **"),
        ("años: 4111111111111111 ñ", "años: **************** ñ"),
        ("5500 0000 0000 0004 exp 03/29 cvv 981", "**** **** **** **** exp **/** cvv ***"),
        ("code 7788, card 378282246310005 11/2027", "code ****, card *************** **/****"),
        ("6011111111111117, 0412", "****************, ****"),
        (
            "mi tarjeta 4111111111111111, código de seguridad es 303",
            "mi tarjeta ****************, código de seguridad es ***"
        ),
        (
            "they took 4111111111111111 from 300 people on 11/3/2026",
            "they took **************** from 300 people on 11/3/2026"
        ),
        // However they are parted, or not at all.
        ("card 4111/1111/1111/1111", "card ****/****/****/****"),
        ("5500.0000.0000.0004", "****.****.****.****"), ("4111_1111_1111_1111", "****_****_****_****"),
        ("4111  1111  1111  1111", "****  ****  ****  ****"),
        ("4111, 1111, 1111, 1111", "****, ****, ****, ****"),
        ("mi tarjeta 6011–1111–1111–1117 ya", "mi tarjeta ****–****–****–**** ya"),
        ("5500\u{a0}0000\u{a0}0000\u{a0}0004", "****\u{a0}****\u{a0}****\u{a0}****"),
        ("tarjeta4111111111111111", "tarjeta****************"),
        ("visa:378282246310005.", "visa:***************."),
        ("4111 1111 11 11 1111", "**** **** ** ** ****"),
        ("41 11 11 11 11 11 11 11", "** ** ** ** ** ** ** **"),
        ("5 5 0 0 0 0 0 0 0 0 0 0 0 0 0 4", "* * * * * * * * * * * * * * * *"),
        ("4111\n1111\n1111\n1111", "****\n****\n****\n****"),
        (
            SecretNumberTests.wide("5500000000000004"),
            String(repeating: "*", count: 16 * 3)
        ),
    ])
    func numbersOfCardsAndAccountsAreStars(text: String, masked: String) {
        #expect(SecretNumbers.masked(text) == masked)
        #expect(SecretNumbers.masked(masked) == masked)
    }

    @Test(arguments: [
        "4111 1111 1111 1112", "call 602-555-0100 or 480-555-0199", "33.448400000000, -112.074000000000",
        "60601-1234",
        "ab4111111111111112", "ab1234567812345670", "41.878113, -87.629799", "40.712776, -74.005974",
        "512-555-0100 512-555-0199", "409 555 0100, 409 555 0142", "77002, 77003, 77004",
        "34101, 34102, 34105",
        "2018, 2020, 2022, 2024, 2026", "2026-11-03 10:15:00", "11/3/2026 10:15 11/3/2026 10:45",
        "555000 votes, 444000 votes", "4111/1111/1111/1112",
        "id12 people were turned away at the gym on main street", "866-687-8683",
        "1234567890123", "12345678901234567890123", "DE88 3704 0044 0532 0130 00",
        "we waited 3 hours in line", "cvv 123 was asked of me on 11/26",
    ])
    func otherNumbersStay(text: String) { #expect(SecretNumbers.masked(text) == text) }

    @Test func onlyTextsOfAnUpdateAreTouched() {
        let json = """
            {"update_id":4111111111111111,"message":{"chat":{"id":-4111111111111111},"text":"my \\"card\\" 4111111111111111",\
            "entities":[{"offset":4111111111111111}]},"callback_query":{"id":"4111111111111111"},"caption" : "5500 0000 0000 0004"}
            """
        var bytes = Array(json.utf8)
        SecretNumbers.mask(&bytes, members: ["text", "caption"])
        let expected = json.replacing("card\\\" 4111111111111111", with: "card\\\" ****************")
            .replacing("5500 0000 0000 0004", with: "**** **** **** ****")
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    /// The same digits as wide ones.
    private static func wide(_ digits: String) -> String {
        String(
            String.UnicodeScalarView(digits.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
    }

    /// Telegram writes what is not ASCII as escapes: gaps and wide digits are seen through them.
    @Test func escapedSignsAreSeenThrough() {
        let wide = "5500000000000004".map { "\\uff1\($0)" }.joined()
        let json =
            "{\"text\":\"4111\\u20131111\\u20131111\\u20131111 and 5500\\/0000\\/0000\\/0004 \(wide)\"}"
        var bytes = Array(json.utf8)
        SecretNumbers.mask(&bytes, members: ["text"])
        let stars = String(repeating: "*", count: 16 * 6)
        let expected =
            "{\"text\":\"****\\u2013****\\u2013****\\u2013**** and ****\\/****\\/****\\/**** \(stars)\"}"
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    /// A line's end is two letters in JSON, and none of them belongs to a number.
    @Test(arguments: ["\\n", "\\t", "\\r\\n", "\\u000a", "\\\"", "\\/"])
    func numbersBehindAnEscapeAreStars(escape: String) {
        var bytes = Array(
            "{\"text\":\"here:\(escape)5500000000000004\(escape)GB82WEST12345698765432\(escape)cvv\(escape)123\"}"
                .utf8)
        SecretNumbers.mask(&bytes, members: ["text"])
        let stars = { String(repeating: "*", count: $0) }
        let expected =
            "{\"text\":\"here:\(escape)\(stars(16))\(escape)\(stars(22))\(escape)cvv\(escape)***\"}"
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: ["", "{", "\"", "{\"text\":\"", "{\"text\":\"\\", "{\"text\":\"4111111111111111"])
    func brokenJSONIsLeftAlone(text: String) {
        var bytes = Array(text.utf8)
        SecretNumbers.mask(&bytes, members: ["text"])
        #expect(bytes.count == text.utf8.count)
    }
}
