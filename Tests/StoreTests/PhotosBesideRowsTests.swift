import Conversation
import Foundation
import Testing

@testable import Store

/// Photos that are kept beside the rows: another machine shows them, and what goes is gone there, too.
struct PhotosBesideRowsTests {  // O28
    private let bench = Bench()
    private let picture: [UInt8] = Array("a photo, \0 and its bytes".utf8) + [0xFF, 0x00, 0x5C]

    private func open(in directory: String? = nil, besideRows: Bool = true) throws -> Store {
        try Store(
            directory: directory ?? bench.directory.path,
            options: StoreOptions(
                reviewRooms: [.desk], database: bench.database, photos: besideRows ? .database : .directory))
    }

    private func album(of store: Store) async throws -> [UInt8]? {
        let paths = try await store.take().flatMap { entry -> [String] in
            if case .postPhotos(let files, _, _) = entry.task { files.map(\.path) } else { [] }
        }
        return paths.first.flatMap { FileManager.default.contents(atPath: $0) }.map { Array($0) }
    }

    @Test func aFileThatIsNotHereIsCopiedFromTheRows() async throws {
        let store = try open()
        try await store.sendReport("The line is long", photos: [picture])
        for file in bench.photoFiles {
            try FileManager.default.removeItem(at: bench.directory.appending(path: "photos/\(file)"))
        }
        #expect(try await album(of: store) == picture)
        #expect(bench.photoFiles.count == 1)
        #expect(try Examination(of: bench.directory.path, on: bench.database).missingPhotos == 0)
        #expect(try await store.verifyLog().holdsTogether)
    }

    @Test func withItsReportTheRowGoesToo() async throws {
        let store = try open()
        try await store.sendReport("The line is long", photos: [picture])
        #expect(try await store.number("SELECT count(*) FROM photo_files") == 1)
        try await store.dana("/delete", "yes delete")
        #expect(try await store.number("SELECT count(*) FROM reports") == 0)
        #expect(try await store.number("SELECT count(*) FROM photo_files") == 0)
        #expect(bench.photoFiles.isEmpty)
    }

    @Test func filesOfBeforeAreTakenIn() async throws {
        do {
            let store = try open(besideRows: false)
            try await store.sendReport("The line is long", photos: [picture])
            #expect(try await store.number("SELECT count(*) FROM photo_files") == 0)
        }
        let store = try open()
        _ = try await store.recover(at: .noon)
        #expect(try await store.number("SELECT count(*) FROM photo_files") == 1)
        #expect(try await store.verifyLog().holdsTogether)
    }
}
