import Basics
import Conversation
import FoundationEssentials
import Services
import Store

/// `turnout export --format csv|json|geojson [--photos]`: the record of all reports on standard output; beside a
/// running turnout as well.
struct ExportCommand: Sendable {
    /// Where photos go, from the current directory.
    static let folder = "turnout-export"

    let configuration: Configuration
    private let format: RecordFormat
    private let hasPhotos: Bool

    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        var (format, hasPhotos) = (RecordFormat?.none, false)
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--photos": hasPhotos = true
            case "--format": format = rest.popFirst().flatMap(RecordFormat.init)
            default: throw Self.usage
            }
        }
        guard let format else { throw Self.usage }
        (self.format, self.hasPhotos) = (format, hasPhotos)
    }

    private static var usage: CommandArguments.Fault {
        CommandArguments.Fault(description: "Usage: \(Command.export.usage)")
    }

    func run() async throws -> Int32 {
        let directory = configuration.dataDirectory
        guard try configuration.hasDatabase else {
            throw Configuration.Fault("There is no database at TURNOUT_DATA, so there is nothing to export.")
        }
        do {
            let reader = try StoreReader(directory: directory, on: try configuration.database)
            let now = Clock.system.now()
            try StandardStream.output.write(reader.record(as: format, at: now))
            if hasPhotos {
                try await configuration.shelf?.bring(reader.absentPhotos())
                try copy(reader.recordPhotos(at: now))
            }
            if let head = try reader.logHead() { StandardStream.errors.say("The log ends here: \(head)") }
            return 0
        } catch let error as StoreError {
            Turnout.complain(error.description)
            // What is away may be here later; nothing is known of the rows.
            return error.exitStatus == 69 ? 69 : 1
        } catch let fault as BucketFault {
            Turnout.complain(fault.description)
            return 1
        }
    }

    /// Photos are read-only files under hashes; here they get names that the record knows.
    private func copy(_ photos: [(name: String, path: String)]) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: Self.folder + "/photos", withIntermediateDirectories: true)
        for photo in photos {
            let target = "\(Self.folder)/\(photo.name)"
            if files.fileExists(atPath: target) { try files.removeItem(atPath: target) }
            try files.copyItem(atPath: photo.path, toPath: target)
        }
        StandardStream.errors.say(Self.told(photos.map(\.name)))
    }
    private static func told(_ names: [String]) -> String {
        let photos = names.count { $0.hasSuffix(".jpg") }
        let videos = names.count - photos
        let more = videos == 0 ? "" : videos == 1 ? " and 1 video" : " and \(videos) videos"
        return "\(photos) photos\(more) are in ./\(folder)/photos"
    }
}
