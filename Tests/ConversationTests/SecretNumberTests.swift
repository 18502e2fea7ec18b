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
    ])
    func numbersOfCardsAndAccountsAreStars(text: String, masked: String) {
        #expect(SecretNumbers.masked(text) == masked)
        #expect(SecretNumbers.masked(masked) == masked)
    }

    @Test(arguments: [
        "4111 1111 1111 1112", "call 602-555-0100 or 480-555-0199", "33.448400000000, -112.074000000000",
        "60601-1234",
        "ab4111111111111111", "id12 people were turned away at the gym on main street", "866-687-8683",
        "1234567890123", "12345678901234567890123", "DE88 3704 0044 0532 0130 00",
        "we waited 3 hours in line",
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

    @Test(arguments: ["", "{", "\"", "{\"text\":\"", "{\"text\":\"\\", "{\"text\":\"4111111111111111"])
    func brokenJSONIsLeftAlone(text: String) {
        var bytes = Array(text.utf8)
        SecretNumbers.mask(&bytes, members: ["text"])
        #expect(bytes.count == text.utf8.count)
    }
}
