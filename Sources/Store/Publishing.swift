import Conversation

/// Posts in public rooms: what they say is read when they are sent, so that no copy of it waits anywhere.
extension Store {
    /// The public rooms, each where it is now.
    func publicRooms() throws(StoreError) -> [RoomID] {
        var rooms: [RoomID] = []
        for room in options.publicRooms { rooms.append(try postings.current(of: room)) }
        return rooms
    }

    /// The post of a report, new or changed; nil if it is not public any more.
    func postTask(of id: ReportID, in room: RoomID) throws(StoreError) -> OutboxTask? {
        guard let message = publicPost(of: id) else { return nil }
        let posted = try postings.messages(of: id, kind: .post, in: room).last
        return posted.map { .change($0, message) } ?? .post(message, replyTo: nil)
    }

    /// Photos of a report for its moderators; nil where none is left.
    func photosTask(_ wanted: [PhotoID], of id: ReportID, below card: MessageID?) throws(StoreError)
        -> OutboxTask?
    {
        let files = try photos.files(of: wanted)
        let caption = Catalogue(.english).text(CardWords.photos, [.code: id.description])
        return files.isEmpty ? nil : .postPhotos(files, caption: caption, replyTo: card)
    }

    /// Photos of a report for one reader; nil if it is not public any more, or none of them is.
    func photosTask(_ wanted: [PhotoID], of id: ReportID) throws(StoreError) -> OutboxTask? {
        guard let (chosen, film) = shownPhotos(of: id) else { return nil }
        var files: [PhotoFile] = []
        for id in wanted where chosen.contains(id) {
            guard let file = try photos.file(of: id) else { continue }
            let video = film?.still == id ? try photos.videoFile(of: id) : nil
            files.append(file.showing(video))
        }
        return files.isEmpty ? nil : .postPhotos(files, caption: "", replyTo: nil)
    }
}

extension Store {
    /// As it reads now; nil for what was never public, or is not any more.
    private func publicPost(of id: ReportID) -> Message? {
        guard let report = reports.report(id) else { return nil }
        let token = reports.publicToken(of: id)
        if let gone = PublicRetraction(report, token: token) { return PublicPost.message(of: gone) }
        return PublicReport(report, token: token, at: nil).map {
            PublicPost.message(of: $0, site: rules.publicAddress)
        }
    }

    /// Of a report what is public of it; a giver's post has its own.
    private func shownPhotos(of id: ReportID) -> (chosen: [PhotoID], film: ReportVideo?)? {
        guard let report = reports.report(id), report.publicAt != nil else { return nil }
        if let shown = PublicReport(report, token: "", at: nil) {
            return (chosen: shown.photos, film: shown.video)
        }
        return (chosen: report.chosenPhotos ?? [], film: report.publicVideo)
    }
}

extension Order {
    /// Said to moderators, wherever they are: nobody is to carry it elsewhere.
    var isForTeam: Bool {
        switch self {
        case .serve, .servePhotos, .grid, .showCard, .showPhotos, .showOutgoing, .announce, .point: true
        case _: false
        }
    }

    /// Goes into a public room.
    var isPublic: Bool {
        switch self {
        case .publish, .unpublish: true
        case .say, .rephrase, .ask, .announce, .showOutgoing, .unask, .brief, .point, .showCard, .showDigest,
            .showPhotos,
            .hidePhotos, .clear, .serve, .servePhotos, .grid, .unserve, .vacate, .sendPhotos, .export,
            .exportRecord,
            .acknowledge, .fetch, .mask, .vouch,
            .hand,
            .look, .payment:
            false
        }
    }
}
