import CivicFacts
import Conversation
import FoundationEssentials
import HTTP

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
    let fields: [TelegramField]
    let uploads: [Upload]
    /// When to give up; a send gets more than the half minute that Telegram itself may hold it (T63).
    let deadline: Span
    /// How many bytes the answer may have.
    let limit: Int

    init(
        _ method: String, _ fields: [TelegramField] = [], uploads: [Upload] = [],
        deadline: Span = .seconds(45), limit: Int = 1 << 20
    ) {
        self.method = method
        self.fields = fields
        self.uploads = uploads
        self.deadline = deadline
        self.limit = limit
    }

    /// Whether doing it twice is the same as doing it once (T55); posting is not.
    var isRepeatable: Bool { !method.hasPrefix("send") }

    /// JSON, or a form if there are uploads.
    var body: HTTPBody { uploads.isEmpty ? json : form }

    private var json: HTTPBody {
        var bytes: [UInt8] = []
        TelegramValue.object(fields).write(to: &bytes)
        return .bytes(Data(bytes), contentType: "application/json")
    }

    private var form: HTTPBody {
        let words = fields.map { HTTPBody.Part.field(name: $0.name, value: $0.value.formText) }
        let files = uploads.map { upload in
            HTTPBody.Part.file(
                name: upload.name, fileName: upload.fileName, contentType: upload.mediaType, upload.bytes)
        }
        return .multipart(words + files)
    }
}
