import CivicFacts
import Conversation
import FoundationEssentials
import PlainJSON

/// A grey picture in the place of a photo that Telegram does not take away any more.
enum TelegramTile {
    /// The call that puts it there.
    static func call(_ message: Int64, _ caption: TelegramText.Part, _ manner: TelegramManner) -> TelegramCall
    {
        let file = TelegramCall.Upload(name: "f0", fileName: "grey.png", mediaType: "image/png", bytes: grey)
        return TelegramCall("editMessageMedia", uploads: [file], deadline: .seconds(120)) { json in
            json.field("chat_id", manner.chat)
            json.field("message_id", message)
            json.field(
                "media",
                object: { json in
                    json.field("type", "photo")
                    json.field("media", "attach://\(file.name)")
                    manner.write("caption", caption, to: &json)
                })
        }
    }

    /// 320 by 320 grey pixels, as PNG.
    static let grey = Data(base64Encoded: encoded) ?? Data()
    private static let encoded = """
        iVBORw0KGgoAAAANSUhEUgAAAUAAAAFACAAAAADo+/p2AAABmUlEQVR42u3QMQEAAAwCIPtHMK0hdg4ikHISBQIFChSI\
        QIECBSJQoECBCBQoUCACBQoUiECBAgUiUKBAgQgUKFAgAgUKFIhAgQIFIlCgQIECEShQoEAEChQoEIECBQpEoECBAhEo\
        UKBABAoUKBCBAgUKRKBAgQIRKFCgQAQKFChQoAKBAgUKRKBAgQIRKFCgQAQKFCgQgQIFCkSgQIECEShQoEAEChQoEIEC\
        BQpEoECBAhEoUKBAgQgUKFAgAgUKFIhAgQIFIlCgQIEIFChQIAIFChSIQIECBSJQoECBCBQoUCACBQoUKFCBQIECBSJQ\
        oECBCBQoUCACBQoUiECBAgUiUKBAgQgUKFAgAgUKFIhAgQIFIlCgQIEIFChQoEAEChQoEIECBQpEoECBAhEoUKBABAoU\
        KBCBAgUKRKBAgQIRKFCgQAQKFCgQgQIFChSoQKBAgQIRKFCgQAQKFCgQgQIFCkSgQIECEShQoEAEChQoEIECBQpEoECB\
        AhEoUKBABAoUKFAgAgUKFIhAgQIFIlCgQIEIFCjwhwHZ7q4RDTZ8YAAAAABJRU5ErkJggg==
        """
}
