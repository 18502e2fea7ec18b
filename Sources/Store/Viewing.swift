import CivicFacts
import Conversation

/// What one moderator has before them for a few minutes: a photo under a grid, or a video. Whether they still have is read when
/// the work is done, so that nothing is sent late and nothing stays.
extension Store {
    func viewTask(
        _ order: GridOrder, of id: ReportID, in room: RoomID, at now: Moment
    ) throws(StoreError) -> OutboxTask? {
        switch order {
        case .show(let photo, let area, let caption):
            // Whoever wanted it may have answered, or gone, meanwhile.
            guard reports.report(id)?.isWithdrawn == false,
                try queue.state().wantsGrid(over: photo, area: area, in: room, at: now),
                let file = try photos.file(of: photo)
            else { return nil }
            let shown = PhotoFile(
                path: file.path, width: file.width, height: file.height, grid: area ?? .whole)
            return .postPhotos([shown], caption: caption, replyTo: try postings.card(of: id, in: room))
        case .hide:
            guard try !queue.state().hasGrid(over: id, in: room, at: now) else { return nil }
            return try removal(of: .grid, of: id, in: room)
        case .video(let still, let caption):
            guard reports.report(id)?.isWithdrawn == false,
                try queue.state().hasVideo(of: id, in: room, at: now),
                let file = try photos.file(of: still), let video = try photos.videoFile(of: still)
            else { return nil }
            return .postPhotos([file.showing(video)], caption: caption, replyTo: nil)
        case .hideVideo:
            guard try !queue.state().hasVideo(of: id, in: room, at: now) else { return nil }
            return try removal(of: .video, of: id, in: room)
        }
    }

    private func removal(
        of kind: Postings.Kind, of id: ReportID, in room: RoomID
    ) throws(StoreError) -> OutboxTask? {
        let messages = try postings.messages(of: id, kind: kind, in: room)
        return messages.isEmpty ? nil : .remove(messages, line: Message.photoStood(id))
    }
}
