import Foundation
import Testing

@testable import Conversation
@testable import TurnoutBot
@testable import Understanding

/// `turnout understand`: what it prints for a line of words.
@Suite struct UnderstandCommandTests {
    @Test func lineIsOneObjectOfJSON() throws {
        let line = UnderstandCommand.json(Understanding.shared("there is a man with a gun"), fallback: "und")
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(object?["intent"] as? String == "emergency")
        #expect(object?["safety"] as? String == "emergency")
        #expect(object?["lang"] as? String == "en")
        #expect((object?["top"] as? [String])?.count == 3)
        #expect(object?.count == 5)
        let calm = UnderstandCommand.json(Understanding.shared("ok"), fallback: "es")
        #expect(calm.contains("\"safety\":null") && calm.contains("\"lang\":\"es\""))
    }
}
