import Basics
import CivicFacts
import FoundationEssentials
import PublicSite
import Services
import Store

/// `turnout publish DIR`: the whole public site, exchanged in one step; beside a running turnout as well.
/// `--sample`: a made-up one, to look at. `--since N`: which of its files changed after step N, for whatever copies them elsewhere.
struct PublishCommand: Sendable {
    let configuration: Configuration
    private let directory: String
    private let since: Int64?
    private let isSample: Bool

    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        guard let directory = arguments.first, !directory.hasPrefix("-") else { throw Self.usage }
        self.directory = directory
        let rest = Array(arguments.dropFirst())
        isSample = rest == ["--sample"]
        since = rest.count == 2 && rest[0] == "--since" ? Int64(rest[1]).flatMap { $0 < 0 ? nil : $0 } : nil
        guard rest.isEmpty || isSample || since != nil else { throw Self.usage }
    }

    private static var usage: CommandArguments.Fault {
        CommandArguments.Fault(description: "Usage: \(Command.publish.usage)")
    }

    func run() async throws -> Int32 {
        let now = Clock.system.now()
        guard !isSample else {
            let site = SiteSettings(
                identity: "00000000-0000-8000-a000-000000000000", name: "Made up: problems at the polls")
            return try write(SampleShelf.madeUp(PublicNames.kinds, at: now), site, at: now)
        }
        let data = configuration.dataDirectory
        guard try configuration.hasDatabase else {
            throw Configuration.Fault("There is no database at TURNOUT_DATA, so there is nothing to publish.")
        }
        try await settle()
        let reader = try PublicReader(directory: data, on: try configuration.database, at: now)
        let settings = try configuration.site(identity: reader.identity)
        try await configuration.shelf?.bring(reader.absentPhotos())
        if let since { return try list(reader, settings, since: since, at: now) }
        return try write(reader, settings, at: now)
    }

    private func write(_ source: any SiteSource, _ settings: SiteSettings, at now: Moment) throws -> Int32 {
        do {
            let site = Site(settings: settings, kinds: PublicNames.kinds)
            let pass = try SiteWriter(site: site, directory: directory).whole(source, at: now)
            StandardStream.output.say("\(pass.written) files, step \(try source.newestNumber())")
            return 0
        } catch let fault as SiteFolderFault {
            Turnout.complain(fault.description)
            return fault == .notOurs ? 78 : 73
        }
    }

    /// A running turnout settles what is due by itself.
    private func settle() async throws {
        do {
            let store = try Store(
                directory: configuration.dataDirectory,
                options: StoreOptions(
                    reviewRooms: [], database: try configuration.database, photos: try configuration.photos))
            let site = Site(
                settings: try configuration.site(identity: try await store.siteIdentity()),
                kinds: PublicNames.kinds)
            try await store.prepareSite(as: SiteWriter(site: site, directory: directory).look)
            let delay = try configuration.publicDelay
            while try await store.settlePublic(at: Clock.system.now(), delay: delay) {}
        } catch StoreError.inUse {}
    }

    private func list(
        _ reader: PublicReader, _ settings: SiteSettings, since: Int64, at now: Moment
    ) throws -> Int32 {
        let site = Site(settings: settings, kinds: PublicNames.kinds)
        let standing = since < (try reader.numberOfLook()) ? Site.standing : []
        for file in standing + (try reader.files(after: since)) {
            let isThere = try site.bytes(of: file, from: reader, at: now) != nil
            StandardStream.output.say("\(isThere ? "put" : "gone") \(file.path)")
        }
        StandardStream.output.say("\(try reader.newestNumber())")
        return 0
    }

    /// Who keeps the site's folder true while the bot runs; nil where no folder is set.
    static func writer(_ configuration: Configuration, of store: Store) async throws -> SiteWriter? {
        guard let directory = configuration[.house(.publishDirectory)] else { return nil }
        let settings = try configuration.site(identity: try await store.siteIdentity())
        return SiteWriter(site: Site(settings: settings, kinds: PublicNames.kinds), directory: directory)
    }
}
