import CivicFacts
import Conversation

/// A clean video that is to be kept beside the photo that is its still: one row, so what takes the photo away takes it as well.
public struct VideoBeside: Sendable, Equatable {
    public let bytes: [UInt8]
    /// Under which it is kept: the SHA-256 of its bytes in hex, and what its files end with.
    public let name: String
    /// Pixels across, upright.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// How long it is.
    public let milliseconds: Int

    /// `ending`: what files of its kind end with, such as `mp4`.
    public init(bytes: [UInt8], ending: String, width: Int, height: Int, milliseconds: Int) {
        (self.bytes, self.width, self.height, self.milliseconds) = (bytes, width, height, milliseconds)
        name = "\(Digest.sha256(bytes)).\(ending)"
    }

    /// What the conversation knows of it.
    var kept: KeptVideo { KeptVideo(milliseconds: milliseconds, bytes: bytes.count) }
}

/// Videos of photos, as second files of their rows.
extension Photos {
    /// All that is kept of photos: pictures and videos by the names of their files. A video's has an ending.
    static let kept = """
        (SELECT hash FROM photos WHERE hash IS NOT NULL UNION SELECT video FROM photos WHERE video IS NOT NULL) AS kept
        """

    /// With the photo's own file.
    func bind(_ video: VideoBeside, to id: PhotoID) throws(StoreError) {
        try database.run(
            """
            UPDATE photos SET video = ?, video_width = ?, video_height = ?, video_length = ?, video_bytes = ? WHERE id = ?
            """, .text(video.name), .int(Int64(video.width)), .int(Int64(video.height)),
            .int(Int64(video.milliseconds)), .int(Int64(video.bytes.count)), .text(id.rawValue))
    }

    /// The name of the video that is kept beside a photo.
    func video(of id: PhotoID) throws(StoreError) -> String? {
        try database.first("SELECT video FROM photos WHERE id = ?", .text(id.rawValue)) { $0.optionalText(0) }
            .flatMap(\.self)
    }

    /// The video beside a photo, for whoever is to see it; nil while its file is still to be fetched.
    func videoFile(of id: PhotoID) throws(StoreError) -> VideoFile? {
        let found = try database.first(
            """
            SELECT video, video_width, video_height, video_length, video_bytes FROM photos
            WHERE id = ? AND video IS NOT NULL
            """, .text(id.rawValue)
        ) { row in
            (
                row.text(0),
                VideoFile(
                    path: Self.path(of: row.text(0), in: directory), width: Int(row.int(1)),
                    height: Int(row.int(2)), milliseconds: Int(row.int(3)), bytes: Int(row.int(4)))
            )
        }
        guard let (name, file) = found, try bring(name) else { return nil }
        return file
    }

    /// Nothing can be blacked out in a video: where something is on its still, the video goes for good. The result is the
    /// file that nobody else needs.
    func dropVideo(of id: PhotoID) throws(StoreError) -> String? {
        guard let name = try video(of: id) else { return nil }
        try database.run(
            """
            UPDATE photos SET video = NULL, video_width = NULL, video_height = NULL, video_length = NULL,
            video_bytes = NULL WHERE id = ?
            """, .text(id.rawValue))
        return try isNeeded(name) ? nil : gone(name)
    }
}
