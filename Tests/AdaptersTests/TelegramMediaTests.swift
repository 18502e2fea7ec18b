import Conversation
import Testing

@testable import Adapters

/// Photos, files that are photos, and everything that is neither.
struct TelegramMediaTests {
    private func events(_ rest: String) throws -> [Event] {
        try TelegramRig().translate(Updates.message(rest)).map(\.event)
    }

    private func video(_ reference: String, caption: String? = nil) -> Event {
        .sentPhoto(
            source: PhotoSource(platform: .telegram, reference: reference, isVideo: true), album: nil,
            caption: caption)
    }

    @Test(arguments: ["video", "video_note"])
    func aVideoAndARoundNoteAreVideos(kind: String) throws {
        let file = #"{"file_id":"V","file_unique_id":"u","duration":9,"file_size":4321,"width":9,"height":9}"#
        #expect(
            try events(#""\#(kind)":\#(file),"caption":"The line""#) == [video("4321:V", caption: "The line")]
        )
        let large = file.replacing("4321", with: "20971521")
        #expect(try events(#""\#(kind)":\#(large)"#) == [.sentTooLarge(limitMegabytes: 20, isVideo: true)])
    }

    private func photo(_ reference: String, album: String? = nil, caption: String? = nil) -> Event {
        .sentPhoto(
            source: PhotoSource(platform: .telegram, reference: reference), album: album, caption: caption)
    }

    @Test func theLargestSizeIsTakenWhereverItStands() throws {  // T65
        #expect(try events(Updates.photo) == [photo("190001:AgACx")])
    }

    @Test func anAlbumsPiecesShareItsKeyAndCarryTheirCaption() throws {  // T70
        let rest = #"\#(Updates.photo),"media_group_id":"13579","caption":"The door""#
        #expect(try events(rest) == [photo("190001:AgACx", album: "13579", caption: "The door")])
    }

    @Test func aLivePhotoIsOnePhoto() throws {  // T66
        let live = #""live_photo":{"file_id":"v","file_unique_id":"w","width":1,"height":1,"duration":3}"#
        #expect(try events("\(live),\(Updates.photo)") == [photo("190001:AgACx")])
        let alone = #""live_photo":{"file_id":"v","duration":3,\#(Updates.photo)}"#
        #expect(try events(alone) == [photo("190001:AgACx")])
    }

    @Test(arguments: [
        (#""mime_type":"image/heic","file_name":"IMG_1.HEIC""#, true),
        (#""mime_type":"image/png""#, true),
        (#""mime_type":"application/octet-stream","file_name":"IMG_0042.JPG""#, true),
        (#""file_name":"scan.webp""#, true),
        (#""mime_type":"application/pdf","file_name":"a.jpg""#, false),
        (#""mime_type":"application/octet-stream","file_name":"a.exe""#, false),
        (#""file_name":"jpg""#, false),
    ])
    func documentsThatArePicturesCountAsPhotos(about: String, isPhoto: Bool) throws {  // T68, T69
        let rest = #""document":{"file_id":"BQAC","file_unique_id":"q","file_size":81234,\#(about)}"#
        #expect(try events(rest) == [isPhoto ? photo("81234:BQAC") : .sentUnsupported(kind: .file)])
    }

    @Test(arguments: [
        (#""mime_type":"video/quicktime","file_name":"IMG_1.MOV""#, true),
        (#""mime_type":"VIDEO/mp4""#, true), (#""file_name":"clip.webm""#, true),
        (#""mime_type":"application/octet-stream","file_name":"a.b.MP4""#, true),
        (#""mime_type":"application/zip","file_name":"a.mp4""#, false), (#""file_name":"mp4""#, false),
    ])
    func documentsThatAreVideosCountAsVideos(about: String, isVideo: Bool) throws {
        let rest = #""document":{"file_id":"BQAC","file_unique_id":"q","file_size":81234,\#(about)}"#
        #expect(try events(rest) == [isVideo ? video("81234:BQAC") : .sentUnsupported(kind: .file)])
    }

    @Test func whatTelegramDoesNotHandOverIsSaidAtOnce() throws {  // T71
        let document =
            #""document":{"file_id":"B","file_unique_id":"q","mime_type":"image/jpeg","file_size":20971521}"#
        #expect(try events(document) == [.sentTooLarge(limitMegabytes: 20)])
        let fits = document.replacing("20971521", with: "20971520")
        #expect(try events(fits) == [photo("20971520:B")])
    }

    @Test func anAnimationIsRefusedOnce() throws {  // T67
        let file = #"{"file_id":"C","file_unique_id":"c","mime_type":"image/gif","file_name":"a.gif"}"#
        #expect(
            try events(#""animation":\#(file),"document":\#(file)"#) == [.sentUnsupported(kind: .animation)])
    }

    @Test(arguments: [
        ("voice", UnsupportedKind.voice), ("sticker", .sticker),
        ("audio", .audio), ("contact", .contact), ("poll", .poll), ("dice", .other), ("story", .other),
        ("paid_media", .other), ("rich_message", .other), ("game", .other),
    ])
    func whatTheBotCannotUseHasItsKind(field: String, kind: UnsupportedKind) throws {  // T76
        #expect(
            try events(#""\#(field)":{"file_id":"x","emoji":"🎲","value":3}"#) == [
                .sentUnsupported(kind: kind)
            ])
    }

    @Test func placesAreLocations() throws {  // T77
        let location = #""location":{"latitude":33.448,"longitude":-112.074}"#
        let event = Event.sharedLocation(latitude: 33.448, longitude: -112.074)
        #expect(try events(location) == [event])
        let venue = #""venue":{"location":{"latitude":1,"longitude":2},"title":"School","address":"1 Main"}"#
        #expect(try events("\(location),\(venue)") == [event])
    }

    @Test func serviceMessagesAreNothing() throws {  // T30
        #expect(try events(#""new_chat_title":"x""#) == [])
        #expect(try events(#""pinned_message":{"message_id":1}"#) == [])
    }

    @Test func aReferenceReadsBackAsItWasWritten() {
        let file = TelegramFile(id: "AgAC:-_9", size: 12)
        #expect(TelegramFile(file.source) == file)
        let unknown = TelegramFile(id: "AgAC", size: nil)
        #expect(TelegramFile(unknown.source) == unknown)
        #expect(TelegramFile(PhotoSource(platform: .matrix, reference: "12:a")) == nil)
    }

    @Test func absurdMeasuresDoNotTrap() throws {
        let rest = #"""
            "photo":[{"file_id":"a","width":\#(Int.max),"height":\#(Int.max)},\#
            {"file_id":"b","width":-1,"height":\#(Int.min)}]
            """#
        #expect(try events(rest) == [photo(":a")])
    }
}
