import FoundationEssentials
import PlainJSON
import Testing

@testable import Encryption

/// What a bot and a voter once said to each other on a real homeserver; see the note in the file.
struct Vectors {
    let json: JSON

    init() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "vectors.json")
        json = try #require(JSON(try Data(contentsOf: path)))
    }

    func text(_ names: String...) throws -> String {
        try #require(names.reduce(json) { $0?[$1] }?.text)
    }

    func bytes(_ names: String...) throws -> [UInt8] {
        try #require(names.reduce(json) { $0?[$1] }?.text.flatMap { Base64.bytes(of: $0) })
    }
}

@Suite(.enabled(if: OlmAccount.libraryVersion != nil, "there is no libolm"))
struct VectorTests {
    @Test func anAccountOfAnEarlierRunHasTheKeysThatItHad() throws {
        let vectors = try Vectors()
        let account = OlmAccount(state: Secret(try vectors.text("account", "state").utf8))
        let keys = try account.keys()
        #expect(keys.identity.base64 == (try vectors.text("account", "curve25519")))
        #expect(keys.signing.base64 == (try vectors.text("account", "ed25519")))
    }

    @Test func aSignatureOverCanonicalJSONIsTheOneThatOthersMadeAndBelieved() throws {
        let vectors = try Vectors()
        let account = OlmAccount(state: Secret(try vectors.text("account", "state").utf8))
        let message = try #require(vectors.json["signed"]?["object"]).bytes
        #expect(String(decoding: message, as: UTF8.self) == (try vectors.text("signed", "canonical")))
        let signature = try #require(Signature(base64: try vectors.text("signed", "signature")))
        #expect(try account.sign(message) == signature)
        let key = try #require(SigningKey(base64: try vectors.text("signed", "ed25519_public_key")))
        #expect(signature.isRight(of: key, for: message))
        #expect(!signature.isRight(of: key, for: message + [0x20]))
    }

    @Test func messagesToARoomSayWhatTheySaid() throws {
        let vectors = try Vectors()
        var receiver = MegolmReceiver(state: Secret(try vectors.text("megolm", "state").utf8))
        let messages = try #require(vectors.json["megolm"]?["messages"]?.list)
        // The last one first: the ratchet goes back to where it began.
        for json in messages.reversed() + messages {
            let bytes = try #require(json["ciphertext"]?.text.flatMap { Base64.bytes(of: $0) })
            let message = try #require(MegolmMessage(bytes))
            #expect(json["index"]?.number == Int64(message.index))
            let text: Secret
            (receiver, text) = try receiver.decrypt(message)
            #expect(JSON(text.bytes) == json["plaintext"])
        }
    }

    @Test func aFileOpensAsItWasUploaded() throws {  // E51
        let vectors = try Vectors()
        let secret = try #require(
            Base64.bytes(of: try vectors.text("attachment", "file", "key", "k"), isURL: true))
        let key = try #require(
            FileKey(
                key: Secret(secret), block: try vectors.bytes("attachment", "file", "iv"),
                hash: try vectors.bytes("attachment", "file", "hashes", "sha256")))
        let sealed = try vectors.bytes("attachment", "ciphertext_base64")
        #expect(key.open(sealed) == Array(try vectors.text("attachment", "plaintext").utf8))
        #expect(key.open(sealed.dropLast()) == nil)
    }
}
