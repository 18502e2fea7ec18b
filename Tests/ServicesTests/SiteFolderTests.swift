import CivicFacts
import Foundation
import Testing

@testable import PublicSite
@testable import Services

/// S28: nothing that somebody else put anywhere is ever changed or taken away.
struct SiteFolderTests {
    private let folder = Folder()
    private let now = Moment(milliseconds: 1_800_000_000_000)
    private var directory: String { path("public") }

    init() throws {
        try FileManager.default.createDirectory(at: folder.directory, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.directory.appending(path: name).path }

    private func write(_ text: String, to name: String) throws {
        let file = URL(filePath: path(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    /// Everything below the test's folder: files with their text, links with where they lead.
    private func everything() throws -> [String: String] {
        let manager = FileManager.default
        return try manager.subpathsOfDirectory(atPath: folder.directory.path).reduce(into: [:]) {
            found, name in
            let full = path(name)
            if let target = try? manager.destinationOfSymbolicLink(atPath: full) {
                found[name] = "-> \(target)"
            } else {
                found[name] = (try? String(contentsOfFile: full, encoding: .utf8)) ?? "/"
            }
        }
    }

    private func source(_ count: Int = 240) -> SampleShelf {
        let kinds = PublicKind.codes.map { PublicKind(code: $0, name: Bilingual(english: $0, spanish: $0)) }
        let shelf = SampleShelf.madeUp(kinds, at: now)
        return SampleShelf(versions: Array(shelf.versions.prefix(count)))
    }

    private func writer(_ directory: String? = nil, look: String = "Look") -> SiteWriter {
        let kinds = PublicKind.codes.map { PublicKind(code: $0, name: Bilingual(english: $0, spanish: $0)) }
        let settings = SiteSettings(identity: "i", address: "https://reports.example.org/", name: look)
        return SiteWriter(
            site: Site(settings: settings, kinds: kinds), directory: directory ?? self.directory)
    }

    @Test func whatLiesBesideIsRefusedAndStays() throws {
        try write("theirs", to: "public.new/index.html")
        try write("theirs", to: "public.new/notes.part")
        try write("theirs", to: "public.new/photos/lo/logo.jpg")
        let before = try everything()
        #expect(throws: SiteFolderFault.besideNotOurs) { try writer().whole(source(2), at: now) }
        #expect(throws: SiteFolderFault.besideNotOurs) { try writer().follow(source(2), at: now) }
        #expect(try everything() == before)
    }

    @Test func aLinkBesideIsNotFollowed() throws {
        try write("theirs", to: "other/index.html")
        try write("theirs", to: "other/robots.txt")
        try FileManager.default.createSymbolicLink(
            atPath: path("public.new"), withDestinationPath: path("other"))
        let before = try everything()
        #expect(throws: SiteFolderFault.besideNotOurs) { try writer().whole(source(2), at: now) }
        #expect(try everything() == before)
        // An empty one beside, or one of others that is no folder.
        try FileManager.default.removeItem(atPath: path("public.new"))
        try write("theirs", to: "public.new")
        #expect(throws: SiteFolderFault.besideNotOurs) { try writer().whole(source(2), at: now) }
        #expect(try text("public.new") == "theirs")
    }

    @Test func aFolderOfOthersIsRefusedWhateverItsFilesAreCalled() throws {
        try write("theirs", to: "public/index.html")
        try FileManager.default.createSymbolicLink(
            atPath: path("public/.turnout-site"), withDestinationPath: path("nowhere"))
        let before = try everything()
        #expect(throws: SiteFolderFault.notOurs) { try writer().whole(source(2), at: now) }
        #expect(throws: SiteFolderFault.notOurs) { try writer().follow(source(2), at: now) }
        #expect(throws: SiteFolderFault.notOurs) { try SiteWriter.check(directory) }
        #expect(try everything() == before)
    }

    @Test func filesOfOthersInOursStayWhateverTheyAreCalled() throws {
        _ = try writer().whole(source(2), at: now)
        let theirs = [
            "photos/lo/logo.jpg", "x.part", "us/ga/notes.part", "zip/readme.html", "r/ab/about.html",
            "uploads/a/b.txt",
            "style-mine.css",
        ]
        for name in theirs { try write("theirs", to: "public/\(name)") }
        try FileManager.default.createDirectory(
            atPath: path("public/empty"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: path("public/link"), withDestinationPath: path("elsewhere"))
        _ = try writer(look: "Another").whole(source(2), at: now)
        _ = try writer(look: "Third").follow(source(2), at: now)
        for name in theirs { #expect(try text("public/\(name)") == "theirs", "\(name)") }
        #expect(FileManager.default.fileExists(atPath: path("public/empty")))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: path("public/link"))
                == path("elsewhere"))
        #expect(try text("public/index.html").contains("Third"))
        #expect(!FileManager.default.fileExists(atPath: path("public.new")))
    }

    @Test func aLinkToTheFolderStaysALink() throws {
        try FileManager.default.createDirectory(atPath: path("real"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: directory, withDestinationPath: path("real"))
        for look in ["One", "Two"] {
            _ = try writer("\(directory)/", look: look).whole(source(2), at: now)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory) == path("real"))
            #expect(try text("real/index.html").contains(look))
        }
        try FileManager.default.removeItem(atPath: path("real"))
        #expect(throws: SiteFolderFault.unusable) { try writer().whole(source(2), at: now) }
        #expect(!FileManager.default.fileExists(atPath: path("real")))
    }

    /// S30: words that were taken back before the next start.
    @Test func whatAKillLeavesGoesAtTheNextStart() throws {
        let source = source(2)
        _ = try writer().whole(source, at: now)
        try write("withdrawn words", to: "public/.turnout-part")
        try write("2\n\(writer().look)\n", to: "public.new/.turnout-site")
        try write("withdrawn words", to: "public.new/index.html")
        try write("withdrawn words", to: "public.new/.turnout-part")
        _ = try writer().follow(source, at: now)
        #expect(try !everything().values.contains { $0.contains("withdrawn") })
        #expect(!FileManager.default.fileExists(atPath: path("public.new")))
        // Of a version whose parts lay beside their files.
        try write("withdrawn words", to: "public/r/ab/abcdefghij.html.part")
        _ = try writer(look: "Another").follow(source, at: now)
        #expect(try !everything().values.contains { $0.contains("withdrawn") })
    }

    /// A name so long that nothing can lie beside it: file by file, and what is not public any more goes all the same.
    @Test func withoutAnExchangeTheSiteIsTheSame() throws {
        let long = path(String(repeating: "x", count: 253))
        let all = source(3)
        _ = try writer(long).whole(all, at: now)
        let gone = try #require(all.versions.last)
        let page = SiteFile.report(token: gone.token, .english)
        #expect(FileManager.default.fileExists(atPath: "\(long)/\(page.path)"))
        _ = try writer(long).whole(source(2), at: now)
        #expect(!FileManager.default.fileExists(atPath: "\(long)/\(page.path)"))
        _ = try writer().whole(source(2), at: now)
        let names = try [long, directory].map { try Set(FileManager.default.subpathsOfDirectory(atPath: $0)) }
        #expect(names[0] == names[1])
    }

    @Test func aFolderThatCannotBeMadeIsSaid() throws {
        try write("a file", to: "file")
        #expect(throws: SiteFolderFault.unusable) {
            try writer(path("file/public")).whole(source(1), at: now)
        }
        #expect(throws: SiteFolderFault.unusable) {
            try writer(path("no/such/public")).whole(source(1), at: now)
        }
        #expect(throws: SiteFolderFault.notOurs) { try writer(path("file")).whole(source(1), at: now) }
        #expect(try text("file") == "a file")
    }

    /// A full disk: the old site stays, nothing lies beside it, and it goes on when there is room.
    @Test func aFullDiskLeavesTheOldSite() throws {
        _ = try writer().whole(source(2), at: now)
        let before = try everything()
        let kinds = PublicKind.codes.map { PublicKind(code: $0, name: Bilingual(english: $0, spanish: $0)) }
        let left = Countdown(50)
        let full = SiteWriter(
            site: Site(settings: SiteSettings(identity: "i", name: "Full"), kinds: kinds),
            directory: directory,
            meeting: { () throws(SiteFolderFault) in if left.isOver { throw .full } })
        #expect(throws: SiteFolderFault.full) { try full.whole(source(2), at: now) }
        left.end(never: true)
        let after = try everything()
        for (name, text) in before { #expect(after[name] == text, "\(name)") }
        _ = try full.follow(source(2), at: now)
        #expect(try text("public/index.html").contains("Full"))
        #expect(!FileManager.default.fileExists(atPath: path("public.new")))
    }

    @Test func twoWritersDoNotMeet() throws {
        _ = try writer().whole(source(1), at: now)
        let held = try SiteFolder(directory)
        #expect(throws: SiteFolderFault.busy) { try SiteFolder(directory, patience: 1) }
        withExtendedLifetime(held) {}
    }
}
