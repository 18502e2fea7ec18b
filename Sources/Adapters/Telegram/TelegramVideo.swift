import CivicFacts
import Conversation
import FoundationEssentials
import PlainJSON

/// A clean video with the picture that stands for it until it is played.
struct TelegramVideo: Equatable, Sendable {
    let file: VideoFile
    private let video: TelegramCall.Upload
    private let cover: TelegramCall.Upload

    /// The videos among these files, in their order; nil if one cannot be read.
    static func read(_ files: [PhotoFile]) async -> [TelegramVideo]? {
        var videos: [TelegramVideo] = []
        for (index, photo) in files.enumerated() {
            guard let file = photo.video else { continue }
            guard let cover = await PhotoReader.read([photo])?.first, let bytes = await PhotoReader.read(file)
            else { return nil }
            videos.append(
                TelegramVideo(
                    file: file,
                    video: TelegramCall.Upload(
                        name: "v\(index)", fileName: "video.\(file.isMP4 ? "mp4" : "webm")",
                        mediaType: file.mediaType, bytes: bytes),
                    cover: TelegramCall.Upload(name: "c\(index)", jpeg: cover)))
        }
        return videos
    }

    /// The call that posts it. Telegram plays MP4 alone; anything else is a file to it.
    func posting(
        _ caption: TelegramText.Part?, _ manner: TelegramManner, _ envelope: (inout JSONWriter) -> Void
    ) -> TelegramCall {
        let isPlayed = file.isMP4 && !manner.asDocument
        let uploads = isPlayed ? [video, cover] : [video]
        return TelegramCall(
            isPlayed ? "sendVideo" : "sendDocument", uploads: uploads, deadline: .seconds(300)
        ) {
            json in
            json.field("chat_id", manner.chat)
            json.field(isPlayed ? "video" : "document", "attach://\(video.name)")
            if isPlayed {
                json.field("cover", "attach://\(cover.name)")
                json.field("duration", Int64(max(1, (file.milliseconds + 500) / 1_000)))
                json.field("width", Int64(file.width))
                json.field("height", Int64(file.height))
                json.field("supports_streaming", true)
            }
            if let caption { manner.write("caption", caption, to: &json) }
            envelope(&json)
        }
    }
}
