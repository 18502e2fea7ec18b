import CivicFacts
import Conversation
import FoundationEssentials

/// All reports that may be handed to the team, without posts of givers and what is said of those, read from one state of the database.
struct RecordBook {
    let database: Database
    let json: RowJSON
    let photos: Photos
    let civic: any CivicRecords
    let at: Moment

    /// The newest reports, the oldest of them first.
    func rows(limit: Int = .max) throws(StoreError) -> [RecordRow] {
        let desk = CivicAnswers(records: civic, now: at)
        var rows: [RecordRow] = []
        for report in try reports(limit: limit) {
            let middle = report.place.zip.flatMap { CoarsePlace(of: $0, knowing: desk) }
            let count = try count(for: report.id)
            let photos = try pictures(of: report).count
            let row = RecordRow.row(
                of: report, count: count, middle: middle, photos: photos, video: try video(of: report), at: at
            )
            if let row { rows.append(row) }
        }
        return rows
    }

    /// The clean photos and videos of all reports in the record, each with the name that its row gives it.
    func namedPictures() throws(StoreError) -> [(name: String, path: String)] {
        var named: [(name: String, path: String)] = []
        for report in try reports(limit: .max) where !report.isWithdrawn {
            for (index, file) in try pictures(of: report).enumerated() {
                named.append((RecordRow.photoName(index, of: report.id), file.path))
            }
            if let video = try video(of: report) {
                named.append((RecordRow.videoName(video, of: report.id), video.path))
            }
        }
        return named
    }

    private func reports(limit: Int) throws(StoreError) -> [Report] {
        let newest = try database.rows(
            """
            SELECT body FROM reports WHERE parent IS NULL OR parent <> ?1 AND parent NOT IN
            (SELECT id FROM reports WHERE parent = ?1) ORDER BY id DESC LIMIT ?2
            """, .int(Reports.posts), .int(Int64(limit))
        ) { row throws(StoreError) in try json.decode(Report.self, from: row.blob(0)) }
        return newest.reversed()
    }

    private func count(for report: ReportID) throws(StoreError) -> FeedCount {
        let marks = Marks(database: database, json: json)
        return FeedCount(
            likes: try marks.count(of: SaveTarget(report), .like),
            comments: try FeedTable(database: database, marks: marks).comments(on: report, at: at))
    }

    /// The clean photos of a report that are kept.
    func pictures(of report: Report) throws(StoreError) -> [PhotoFile] {
        var files: [PhotoFile] = []
        for id in report.photos {
            if let file = try photos.file(of: id) { files.append(file) }
        }
        return files
    }

    private func video(of report: Report) throws(StoreError) -> VideoFile? {
        guard let still = report.video?.still, report.photos.contains(still) else { return nil }
        return try photos.videoFile(of: still)
    }

    /// The whole record as one file's bytes.
    func file(as format: RecordFormat, limit: Int = .max) throws(StoreError) -> [UInt8] {
        let rows = try rows(limit: limit)
        return try bytes(of: rows, as: format)
    }

    func bytes(of rows: [RecordRow], as format: RecordFormat) throws(StoreError) -> [UInt8] {
        switch format {
        case .csv: return Array(RecordTable(rows: rows).text.utf8)
        case .json: return try pretty.encode(rows)
        case .geojson: return try pretty.encode(FeatureCollection(rows.map(Self.feature)))
        }
    }

    private var pretty: ExportJSON { ExportJSON(keys: .convertToSnakeCase) }

    private static func feature(of row: RecordRow) -> FeatureCollection<RecordRow>.Feature {
        let place = row.latitude.flatMap { north in row.longitude.map { (latitude: north, longitude: $0) } }
        return FeatureCollection.Feature(id: "report-\(row.report)", at: place, properties: row)
    }
}
