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
    /// How many reports the made-up site has.
    private let sample: Int?

    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        guard let directory = arguments.first, !directory.hasPrefix("-") else { throw Self.usage }
        self.directory = directory
        let rest = Array(arguments.dropFirst())
        isSample = rest.first == "--sample"
        sample =
            isSample && rest.count == 2
            ? Int(rest[1]).flatMap { (240...2_000_000).contains($0) ? $0 : nil } : nil
        since = rest.count == 2 && rest[0] == "--since" ? Int64(rest[1]).flatMap { $0 < 0 ? nil : $0 } : nil
        guard rest.isEmpty || since != nil || isSample && (rest.count == 1 || sample != nil) else {
            throw Self.usage
        }
    }

    /// As an operator would set it, so that everything is to be seen.
    private static let madeUp = SiteSettings(
        identity: "00000000-0000-8000-a000-000000000000", address: "https://reports.example.org/",
        name: "Made up: problems at the polls", contact: "desk@example.org")

    private static var usage: CommandArguments.Fault {
        CommandArguments.Fault(description: "Usage: \(Command.publish.usage)")
    }

    func run() async throws -> Int32 {
        do { return try await publish() } catch let fault as SiteFolderFault {
            Turnout.complain(fault.description)
            return fault.isForeign ? 78 : fault == .busy ? 75 : 73
        }
    }

    private func publish() async throws -> Int32 {
        let now = Clock.system.now()
        guard !isSample else {
            return try write(
                SampleShelf.madeUp(PublicNames.kinds, at: now, count: sample ?? 240), Self.madeUp, at: now)
        }
        let data = configuration.dataDirectory
        guard try configuration.hasDatabase else {
            throw Configuration.Fault("There is no database at TURNOUT_DATA, so there is nothing to publish.")
        }
        if since == nil { try SiteWriter.check(directory) }
        try await settle()
        let reader = try PublicReader(directory: data, on: try configuration.database, at: now)
        let settings = try configuration.site(identity: reader.identity)
        try await configuration.shelf?.bring(reader.absentPhotos())
        if let since { return try list(reader, settings, since: since, at: now) }
        return try write(reader, settings, at: now)
    }

    private func write(_ source: any SiteSource, _ settings: SiteSettings, at now: Moment) throws -> Int32 {
        let site = Site(settings: settings, kinds: PublicNames.kinds)
        let pass = try SiteWriter(site: site, directory: directory).whole(source, at: now)
        StandardStream.output.say("\(pass.written) files, step \(try source.newestNumber())")
        return 0
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
        let newest = try reader.newestNumber()
        for file in try files(reader, site, since: since, newest: newest, at: now) {
            let isThere = try site.bytes(of: file, from: reader, at: now) != nil
            StandardStream.output.say("\(isThere ? "put" : "gone") \(file.path)")
        }
        StandardStream.output.say("\(newest)")
        return 0
    }

    /// Whoever copied more than there is copied from a database that is not this one any more: all of it anew.
    private func files(
        _ reader: PublicReader, _ site: Site, since: Int64, newest: Int64, at now: Moment
    ) throws -> [SiteFile] {
        let isAhead = since > newest
        if isAhead {
            Turnout.complain(
                "Step \(since) is ahead of this database, which is at \(newest): it was restored, or is another. "
                    + "All files follow behind the line \"anew\"; delete whatever is not among them.")
            StandardStream.output.say("anew")
        }
        let changed = try reader.files(after: isAhead ? 0 : since)
        let known = Set(changed)
        guard try isAhead || since < reader.numberOfLook() else {
            return changed + (try site.timed(from: reader, at: now).filter { !known.contains($0) })
        }
        // None names one that is not there yet.
        return (Site.standing.filter { !known.contains($0) } + changed).sorted {
            ($0.turn(removing: false), $0.path) < ($1.turn(removing: false), $1.path)
        }
    }

    /// What the program ends with where the site's folder is somebody else's: no waiting mends it.
    static func refusal(_ configuration: Configuration) -> Int32? {
        guard let directory = configuration[.house(.publishDirectory)] else { return nil }
        do throws(SiteFolderFault) { try SiteWriter.check(directory) } catch {
            guard error.isForeign else { return nil }
            Turnout.complain(error.description)
            return 78
        }
        return nil
    }

    /// Who keeps the site's folder true while the bot runs; nil where no folder is set.
    static func writer(_ configuration: Configuration, of store: Store) async throws -> SiteWriter? {
        guard let directory = configuration[.house(.publishDirectory)] else { return nil }
        let settings = try configuration.site(identity: try await store.siteIdentity())
        return SiteWriter(site: Site(settings: settings, kinds: PublicNames.kinds), directory: directory)
    }
}
