import Conversation
import FoundationEssentials
import MediaProcessing
import Store
import Transcripts

/// What becomes of the engine's orders on a stage without a store.
extension EngineStage {
    func perform(_ next: Waiting) throws {
        switch next.delivery.order {
        case .fetch(let photo, let source): try fetch(photo, source, in: next.room)
        case .vouch(let inbound, let wanted): try step(vouched(inbound, at: wanted))
        case .announce(let message, _, _, let about, let instead):
            let gone = about?.first { ledger.report($0)?.isWithdrawn ?? true }
            let shown = gone.map { Message(text: Message.takenBack($0)) } ?? message
            if let instead, let room = next.room {
                traces[room]?.removeAll { $0.message == instead }
                _ = try show(.change(instead, shown), next)
                return trace(about ?? [], [instead], in: next.room)
            }
            trace(about ?? [], try show(.post(shown, replyTo: nil), next), in: next.room)
        case .point(let message, let id, _):
            guard ledger.report(id)?.isWithdrawn == false else { return }
            trace([id], try show(.post(message, replyTo: nil), next), in: next.room)
        case .say(let message, _), .brief(let message):
            let addresses = message.link.flatMap { next.room?.platform.stageAddresses(of: $0) } ?? []
            let posted = try show(.post(message.addressed(addresses), replyTo: nil), next)
            if next.delivery.tag == Delivery.waiting, let room = next.room { moments[room] = posted.last }
        case .rephrase(let earlier, let message, _):
            let spoken = earlier ?? next.room.flatMap { moments.removeValue(forKey: $0) }
            _ = try show(spoken.map { .change($0, message) } ?? .post(message, replyTo: nil), next)
        case .ask(let message, _, let id):
            _ = try show(.post(message, replyTo: nil), next)
            world.posted[world.posted.count - 1] = world.posted[world.posted.count - 1].about(
                Int(id.rawValue))
        case .showOutgoing(let id, let message, _, _, let isLast):
            if let shown = outgoings[id] {
                _ = try show(.change(shown, message), next)
            } else {
                outgoings[id] = try show(.post(message, replyTo: nil), next).first
            }
            if isLast, let shown = outgoings.removeValue(forKey: id) { trace([id], [shown], in: next.room) }
        case .unask(let id, let line, _):
            let question = world.posted.last { $0.report == Int(id.rawValue) && $0.room == next.room }
            if let question { _ = try show(.remove([question.id], line: line), next) }
        case .showCard(let id, let message):
            if let card = cards[next.room]?[id] {
                _ = try show(.change(card, message), next)
                return belongs(id, in: next.room) ? () : loseCard(id, in: next.room)
            }
            guard next.room?.isReview ?? true, belongs(id, in: next.room) else { return }
            cards[next.room, default: [:]][id] = try show(.post(message, replyTo: nil), next).first
        case .serve(let id, let message, _):
            guard ledger.report(id)?.isWithdrawn == false else { return }
            if let card = cards[next.room]?[id] {
                _ = try show(.change(card, message), next)
                return
            }
            cards[next.room, default: [:]][id] = try show(.post(message, replyTo: nil), next).first
        case .servePhotos(let id, let photos, _):
            guard ledger.report(id)?.isWithdrawn == false else { return }
            let caption = Catalogue(.english).text(CardWords.photos, [.code: id.description])
            let files = photos.map { Conversation.PhotoFile(path: $0.rawValue, width: 1, height: 1) }
            trace([id], try show(.postPhotos(files, caption: caption, replyTo: nil), next), in: next.room)
        case .grid(.show(let photo, let area, let caption), let id, let room):
            guard ledger.desk.wantsGrid(over: photo, area: area, in: room, at: now) else { return }
            let file = Conversation.PhotoFile(
                path: photo.rawValue, width: 1, height: 1, grid: area ?? .whole)
            let shown = try show(.postPhotos([file], caption: caption, replyTo: nil), next)
            grids += shown
            trace([id], shown, in: room)
        case .grid(.hide, let id, let room):
            guard !ledger.desk.hasGrid(over: id, in: room, at: now) else { return }
            let shown = (traces[room] ?? []).filter { $0.report == id && grids.contains($0.message) }
                .map(\.message)
            traces[room]?.removeAll { shown.contains($0.message) }
            if !shown.isEmpty { _ = try show(.remove(shown, line: Message.photoStood(id)), next) }
        case .grid(.video(let still, let caption), let id, let room):
            guard ledger.desk.hasVideo(of: id, in: room, at: now) else { return }
            let shown = try show(.postPhotos([Self.video(still)], caption: caption, replyTo: nil), next)
            videos += shown
            trace([id], shown, in: room)
        case .grid(.hideVideo, let id, let room):
            guard !ledger.desk.hasVideo(of: id, in: room, at: now) else { return }
            let shown = (traces[room] ?? []).filter { $0.report == id && videos.contains($0.message) }
                .map(\.message)
            traces[room]?.removeAll { shown.contains($0.message) }
            if !shown.isEmpty { _ = try show(.remove(shown, line: Message.photoStood(id)), next) }
        case .unserve(let id, let line, let room): try unserve([id], line, in: room, next)
        case .vacate(let room, let line):
            let reports = Set((cards[room] ?? [:]).keys).union((traces[room] ?? []).map(\.report))
            try unserve(Array(reports), line, in: room, next)
        case .publish(let id): try publish(id, next)
        case .unpublish(let id):
            if let post = posts[next.room]?.removeValue(forKey: id) {
                _ = try show(.remove([post], line: PublicPost.gone), next)
            }
        case .showDigest(let message, let isLast):
            if let digest = cards[next.room]?[.digest] {
                _ = try show(.change(digest, message), next)
            } else {
                cards[next.room, default: [:]][.digest] = try show(.post(message, replyTo: nil), next).first
            }
            if isLast { cards[next.room]?[.digest] = nil }
        case .sendPhotos(let photos, let id, _):
            guard let report = ledger.report(id), report.publicAt != nil else { return }
            let files = photos.map { photo in
                photo == report.publicVideo?.still
                    ? Self.video(photo) : Conversation.PhotoFile(path: photo.rawValue, width: 1, height: 1)
            }
            trace([id], try show(.postPhotos(files, caption: "", replyTo: nil), next), in: next.room)
        case .showPhotos(let id, let photos):
            guard belongs(id, in: next.room) else { return }
            let caption = Catalogue(.english).text(CardWords.photos, [.code: id.description])
            let files = photos.map { Conversation.PhotoFile(path: $0.rawValue, width: 1, height: 1) }
            _ = try show(.postPhotos(files, caption: caption, replyTo: nil), next)
        case .hidePhotos(let id):
            let photos = photos(of: id, in: next.room)
            if !photos.isEmpty { _ = try show(.remove(photos, line: Message.photoStood(id)), next) }
        case .clear(let id, let line):
            let card = next.room.flatMap {
                $0.isReview ? nil : cards[$0]?.removeValue(forKey: id)
            }
            let gone =
                photos(of: id, in: next.room) + [card].compactMap(\.self) + clearTraces(of: id, in: next.room)
            if !gone.isEmpty { _ = try show(.remove(gone, line: line), next) }
        case .export(_, let caption, _):
            let file = OutboxFile(name: "my-data.json", mediaType: "application/json", bytes: [])
            _ = try show(.postFile(file, caption: caption), next)
        case .exportRecord(let format, let caption, _):
            let file = OutboxFile(name: "reports.\(format.rawValue)", mediaType: format.mediaType, bytes: [])
            let shown = try show(.postFile(file, caption: caption), next)
            trace(Array(ledger.reports.keys), shown, in: next.room)
        case .hand(let file, let caption, _):
            _ = try show(.postFile(OutboxFile(file), caption: caption), next)
        case .mask(_, _, let id): showAgain(id)
        case .look: break
        case .payment(.send(let sheet), _):
            if let message = try show(.bill(sheet), next).first { ledger.place(sheet.payload, at: message) }
        case .payment(.answer(let answer), _): _ = try show(.answerCheckout(answer), next)
        case .payment(.erase(let messages), _): _ = try show(.remove(messages), next)
        case .acknowledge(let callback, _, let note, let alert):
            _ = try show(.acknowledge(callback, note: note, alert: alert), next)
        }
    }

    /// Whatever shows these reports to a moderator alone.
    private func unserve(_ reports: [ReportID], _ line: String, in room: RoomID, _ next: Waiting) throws {
        var gone: [MessageID] = []
        for id in reports {
            gone += [cards[room]?.removeValue(forKey: id)].compactMap(\.self) + clearTraces(of: id, in: room)
        }
        let sorted = gone.sorted { (Int($0.rawValue) ?? 0) < (Int($1.rawValue) ?? 0) }
        if !sorted.isEmpty { _ = try show(.remove(sorted, line: line), next) }
    }

    /// As the platform answers who asks where somebody may decide.
    private func vouched(_ inbound: Inbound, at wanted: [DeskName]?) -> Inbound {
        let all = rules.desks.entries
        let here = all.first { $0.rooms.contains(inbound.room) }
        let asked = here.map { [$0] } ?? all.filter { wanted?.contains($0.name) ?? true }
        let found = asked.filter { $0.rooms.contains { world.isModerator(inbound.sender, in: $0) } }.map(
            \.name)
        let isModerator = wanted.map { $0.allSatisfy(found.contains) } ?? !found.isEmpty
        return inbound.vouched(
            isModerator: isModerator, leading: world.isLead(inbound.sender) ? found : [],
            of: here.map { [$0.name] } ?? wanted, name: inbound.sender.id, at: found)
    }

    /// The report stands at the desk whose room this is; any other room shows whom it was handed.
    private func belongs(_ id: ReportID, in room: RoomID?) -> Bool {
        guard let report = ledger.report(id), let desk = room.flatMap(desk) else { return true }
        return report.deskName == desk
    }

    func desk(of room: RoomID) -> DeskName? {
        rules.desks.entries.first { $0.rooms.contains(room) }?.name
    }

    /// What stands there is a line, and no card any more.
    private func loseCard(_ id: ReportID, in room: RoomID?) {
        if let card = cards[room]?.removeValue(forKey: id) { trace([id], [card], in: room) }
    }

    private func photos(of id: ReportID, in room: RoomID?) -> [MessageID] {
        world.posted.filter { $0.photoOf == Int(id.rawValue) && $0.room == room }.map(\.id)
    }

    func trace(_ reports: [ReportID], _ messages: [MessageID], in room: RoomID?) {
        guard let room else { return }
        traces[room, default: []] += reports.flatMap { report in messages.map { (report, $0) } }
    }

    private func clearTraces(of id: ReportID, in room: RoomID?) -> [MessageID] {
        guard let room, let all = traces[room] else { return [] }
        let gone = all.filter { $0.report == id }.map(\.message)
        traces[room] = all.filter { !gone.contains($0.message) }
        return gone
    }

    /// The photos of a report come again, once parts of one are black.
    private func showAgain(_ id: ReportID) {
        guard let report = ledger.report(id), !report.isWithdrawn else { return }
        let delivery = Delivery(.showPhotos(report: id, photos: report.shownPhotos))
        for room in rooms(of: delivery, nil, from: AccountID(rawValue: 0)) {
            waiting.append(Waiting(due: now, delivery: delivery, room: room))
        }
    }

    private func publicPost(of id: ReportID) -> Message? {
        guard let report = ledger.report(id) else { return nil }
        let token = ledger.publicToken(of: id)
        if let gone = PublicRetraction(report, token: token) { return PublicPost.message(of: gone) }
        return PublicReport(report, token: token, at: nil).map { PublicPost.message(of: $0, site: nil) }
    }

    private func publish(_ id: ReportID, _ next: Waiting) throws {
        guard let room = next.room, let message = publicPost(of: id) else { return }
        let post = message.addressed(message.link.map(room.platform.stageAddresses) ?? [])
        if let earlier = posts[room]?[id] { return _ = try show(.change(earlier, post), next) }
        posts[room, default: [:]][id] = try show(.post(post, replyTo: nil), next).first
    }

    private func show(_ task: OutboxTask, _ next: Waiting) throws -> [MessageID] {
        guard let room = next.room else { return [] }
        entries += 1
        world.now = now
        let entry = OutboxEntry(id: EntryID(rawValue: entries), room: room, task: task, attempts: 0)
        do throws(DeliveryError) {
            if case .posted(let messages) = try world.perform(entry) { return messages }
        } catch {
            guard case .never(.unreachable) = error,
                let account = ledger.rooms.first(where: { $0.value == room })?.key,
                let sender = ledger.accounts.first(where: { $0.value == account })?.key
            else { return [] }
            try step(
                Inbound(
                    key: "unreachable:\(entries)", room: room, sender: sender, standing: .voter, at: now,
                    event: .becameReachable(isReachable: false)))
        }
        return []
    }

    private static func trouble(of error: any Error) -> PhotoTrouble {
        switch error {
        case VideoRefusal.tooLong: .videoTooLong
        case VideoRefusal.unsupported, VideoRefusal.notAVideo: .videoUnread
        case is VideoRefusal: .videoBroken
        case PhotoRefusal.notAPicture: .notAPicture
        default: .broken
        }
    }

    private static func video(_ still: PhotoID) -> Conversation.PhotoFile {
        let video = VideoFile(path: "\(still.rawValue).mp4", width: 1, height: 1, milliseconds: 1, bytes: 1)
        return Conversation.PhotoFile(path: still.rawValue, width: 1, height: 1, video: video)
    }

    private func fetch(_ photo: PhotoID, _ source: PhotoSource, in room: RoomID?) throws {
        guard ledger.isWanted(photo), let room,
            let sender = world.cast.first(where: { $0.room == room })?.sender
        else { return }
        guard let data = FileManager.default.contents(atPath: folder.appending(path: source.reference).path)
        else { throw StageError.noSuchPhoto(path: source.reference) }
        let event: Event
        do {
            let bytes = [UInt8](data)
            let isVideo = source.isVideo == true
            let video = isVideo ? try VideoCleaner().clean(bytes) : nil
            let clean = try video?.still ?? PhotoCleaner().clean(bytes)
            ledger.bind(photo, hash: "\(clean.jpeg.hashValue)", look: clean.look.bits)
            event = .photoKept(
                id: photo, hash: "\(clean.jpeg.hashValue)", width: clean.width, height: clean.height,
                video: video.map { KeptVideo(milliseconds: $0.milliseconds, bytes: $0.bytes.count) })
        } catch {
            event = .photoRefused(id: photo, why: Self.trouble(of: error))
        }
        try step(
            Inbound(
                key: "photo:\(photo.rawValue)", room: room, sender: sender, standing: .voter, at: now,
                event: event))
    }
}
