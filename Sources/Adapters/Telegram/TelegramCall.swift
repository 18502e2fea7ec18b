import CivicFacts
import Conversation
import FoundationEssentials
import HTTP
import PlainJSON

/// One call of a Bot API method: its fields, and photos if it uploads any.
struct TelegramCall: Equatable, Sendable {
    /// A file that goes along under a name that the fields refer to.
    struct Upload: Equatable, Sendable {
        let name: String
        let fileName: String
        let mediaType: String
        let bytes: Data

        /// A photo.
        init(name: String, jpeg: Data) {
            self.init(name: name, fileName: "\(name).jpg", mediaType: "image/jpeg", bytes: jpeg)
        }

        init(name: String, fileName: String, mediaType: String, bytes: Data) {
            self.name = name
            self.fileName = fileName
            self.mediaType = mediaType
            self.bytes = bytes
        }
    }

    let method: String
    /// The fields as an object of JSON.
    let json: [UInt8]
    let uploads: [Upload]
    /// When to give up; a send gets more than the half minute that Telegram itself may hold it (T63).
    let deadline: Span
    /// How many bytes the answer may have.
    let limit: Int

    init(
        _ method: String, uploads: [Upload] = [], deadline: Span = .seconds(45), limit: Int = 1 << 20,
        _ fill: (inout JSONWriter) -> Void = { _ in }
    ) {
        var writer = JSONWriter()
        writer.object(fill)
        json = writer.bytes
        self.method = method
        self.uploads = uploads
        self.deadline = deadline
        self.limit = limit
    }

    /// Whether doing it twice is the same as doing it once (T55); posting is not.
    var isRepeatable: Bool { !method.hasPrefix("send") }

    /// JSON, or a form if there are uploads.
    var body: HTTPBody { uploads.isEmpty ? .bytes(Data(json), contentType: "application/json") : form }

    /// Words as they are, everything else as JSON, and the files.
    private var form: HTTPBody {
        var parts: [HTTPBody.Part] = []
        var reader = JSONReader(json)
        reader.members { name, json in
            let start = json.position
            let words =
                json.text().value ?? String(decoding: json.bytes[start..<json.position], as: UTF8.self)
            parts.append(.field(name: name.text, value: words))
        }
        for upload in uploads {
            parts.append(
                .file(
                    name: upload.name, fileName: upload.fileName, contentType: upload.mediaType, upload.bytes)
            )
        }
        return .multipart(parts)
    }
}

extension JSONWriter {
    mutating func field(_ name: String, _ value: String) {
        self.name(name)
        text(value)
    }

    mutating func field(_ name: String, _ value: Int64) {
        self.name(name)
        number(value)
    }

    mutating func field(_ name: String, _ value: Bool) {
        self.name(name)
        flag(value)
    }

    mutating func field(_ name: String, object fill: (inout JSONWriter) -> Void) {
        self.name(name)
        object(fill)
    }

    mutating func field(_ name: String, list fill: (inout JSONWriter) -> Void) {
        self.name(name)
        list(fill)
    }
}
