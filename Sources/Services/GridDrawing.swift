import Conversation
import Dispatch
import FoundationEssentials
import MediaProcessing

/// Draws the grid over a photo on its way to a moderator: the picture is in memory only, and goes when it is sent.
enum GridDrawing {
    /// Reading and drawing take a moment: not on Swift's own threads.
    private static let queue = DispatchQueue(label: "grids", attributes: .concurrent)

    /// The same with what is drawn over those photos that are to be; nil where one cannot be read.
    static func drawn(_ files: [PhotoFile]) async -> [PhotoFile]? {
        guard files.contains(where: { $0.grid != nil }) else { return files }
        return await withCheckedContinuation { continuation in
            queue.async {
                let drawn = files.compactMap(Self.drawn)
                continuation.resume(returning: drawn.count == files.count ? drawn : nil)
            }
        }
    }

    private static func drawn(_ file: PhotoFile) -> PhotoFile? {
        guard let area = file.grid else { return file }
        guard let bytes = FileManager.default.contents(atPath: file.path),
            let picture = try? PhotoGrid.drawn(over: [UInt8](bytes), area: PhotoBox(area))
        else { return nil }
        return PhotoFile(
            path: file.path, width: picture.width, height: picture.height, grid: area, bytes: picture.jpeg)
    }
}

extension PhotoBox {
    init(_ box: MaskBox) {
        self.init(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
    }
}
