import Basics
import Encryption

/// The door to libolm by lines, for tests against another program: an operation and its bytes in base64, and the answer's bytes
/// or why there are none. It keeps nothing: each state comes in with the operation and goes out as a new one.
@main enum CipherPeer {
    static func main() {
        while let line = readLine() {
            let words = line.split(separator: " ").map(String.init)
            do throws(CipherFault) {
                StandardStream.output.say(try answer(words).joined(separator: " "))
            } catch {
                StandardStream.output.say("no \(error)")
            }
        }
    }

    private static func answer(_ words: [String]) throws(CipherFault) -> [String] {
        let parts = words.dropFirst().compactMap { Base64.bytes(of: $0 == "-" ? "" : $0) }
        guard let operation = words.first.flatMap(Operation.init), parts.count == words.count - 1,
            parts.count == operation.count, let bytes = try operation.run(parts)
        else { return ["no", "malformed"] }
        return ["ok"] + bytes.map { $0.isEmpty ? "-" : Base64.text(of: $0) }
    }
}
