import Conversation
import Foundation
import Testing

@testable import Store

struct OpeningTests {
    private let bench = Bench()

    @Test(.inAFile) func aNewerDatabaseIsRefusedWithASentence() async throws {
        let known: Int
        do {
            let store = try bench.open()
            known = try await store.number("PRAGMA user_version")
            try await store.execute("PRAGMA user_version = 99")
        }
        let refusal = #expect(throws: StoreError.self) { try bench.open() }
        #expect(refusal == .newer(found: 99, known: known))
        #expect(
            refusal?.description == "The database is of version 99, and this turnout knows versions up to "
                + "\(known). Use a newer turnout.")
        // Refused, it still lets go of the directory.
        let again = #expect(throws: StoreError.self) { try bench.open() }
        #expect(again == refusal)
    }

    @Test(.inAFile) func anOlderDatabaseIsBroughtUpAndKeepsItsLog() async throws {
        do {
            let store = try bench.open()
            try await store.sendReport("hello from an older version")
            try await store.makeOld()
            try await store.execute(
                """
                DROP TABLE traces; DROP INDEX reports_leader; DROP INDEX reports_sent; DROP INDEX audit_at;
                DROP INDEX audit_house; DROP INDEX audit_approvals; DROP INDEX reports_organisation; DROP TABLE audit_waiting;
                ALTER TABLE audit DROP COLUMN hour; ALTER TABLE audit DROP COLUMN mark;
                ALTER TABLE reports DROP COLUMN traced; ALTER TABLE reports DROP COLUMN leader;
                ALTER TABLE reports DROP COLUMN kind; ALTER TABLE reports DROP COLUMN desk; ALTER TABLE reports DROP COLUMN organisation;
                ALTER TABLE photos DROP COLUMN mask_wanted;
                ALTER TABLE photos DROP COLUMN mask;
                DROP TABLE seals; DELETE FROM settings WHERE name = 'audit'; DROP TABLE link_codes; DROP TABLE adapter_notes;
                ALTER TABLE senders DROP COLUMN is_main; CREATE INDEX outbox_next ON outbox (sending, kind);
                CREATE INDEX outbox_due ON outbox (due); CREATE INDEX outbox_tag ON outbox (tag);
                CREATE INDEX outbox_account ON outbox (account);
                ALTER TABLE outbox DROP COLUMN made; ALTER TABLE outbox DROP COLUMN alerting;
                DROP INDEX photos_original; DROP INDEX inbox_own;
                DROP TABLE invoices; DROP TABLE gifts; DROP TABLE givers; DROP TABLE kin;
                DROP TABLE public_tokens; DROP TRIGGER public_gone; DROP TABLE public_photos; DROP TABLE public_entries; DROP TABLE public_pages; DROP TABLE public_counts;
                DROP TABLE public_files; DROP TABLE public_due;
                ALTER TABLE photos DROP COLUMN original; ALTER TABLE photos DROP COLUMN look;
                DROP TABLE desk_queue; DROP TABLE desk; DROP TABLE review_minute; DROP TABLE house_alarms;
                DROP TABLE adapter_rows; DROP TABLE photo_files; DROP TABLE photo_objects;
                DROP INDEX photos_video; ALTER TABLE photos DROP COLUMN video;
                ALTER TABLE photos DROP COLUMN video_width; ALTER TABLE photos DROP COLUMN video_height;
                ALTER TABLE photos DROP COLUMN video_length; ALTER TABLE photos DROP COLUMN video_bytes;
                DROP TABLE feed; DROP TABLE marks; DROP TABLE keepsakes; DROP INDEX reports_parent;
                DROP INDEX audit_report; ALTER TABLE reports DROP COLUMN parent;
                ALTER TABLE postings DROP COLUMN at; UPDATE reports SET public_at = sent_at;
                ALTER TABLE bans DROP COLUMN body; ALTER TABLE bans DROP COLUMN report;
                PRAGMA user_version = 5
                """)
        }
        let store = try bench.open()
        let verdict = try await store.verifyLog()
        #expect(verdict.holdsTogether)
        #expect(verdict.rows == 1)
        // Rows that are older than some of their columns count like others.
        try await store.dana("/mine")
        #expect(try await store.verifyLog().holdsTogether)
        // What was open can be asked for.
        #expect(try await store.number("SELECT count(*) FROM desk_queue") == 1)
        // What was public before there was a feed stands in it.
        #expect(try await store.number("SELECT count(*) FROM feed WHERE zip = '85003' AND area = '850'") == 1)
    }

    @Test func aSecondStoreIsRefusedWhileTheFirstLives() async throws {  // T26
        do {
            let first = try bench.open()
            let refusal = #expect(throws: StoreError.self) { try bench.open() }
            #expect(refusal == .inUse)
            #expect(refusal?.description.contains("Another turnout process") == true)
            #expect(try await first.pending(limit: 1).isEmpty)
        }
        let second = try bench.open()
        #expect(try await second.pending(limit: 1).isEmpty)
    }

    @Test func aPathThatIsNoDirectoryIsRefused() throws {
        try Data().write(to: bench.directory)
        #expect(throws: StoreError.unusableDirectory) { try bench.open() }
    }

    @Test(.inAFile) func aDatabaseThatCannotBeOpenedIsRefused() throws {
        let place = bench.directory.appending(path: "turnout.sqlite")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        // A hundred times: a handle closed twice does not always show at once.
        for _ in 0..<100 {
            #expect(throws: StoreError.sqlite(code: 14)) { try bench.open() }
        }
    }

    @Test(.inAFile) func aFileThatIsNoDatabaseIsRefused() throws {
        try FileManager.default.createDirectory(at: bench.directory, withIntermediateDirectories: true)
        let words = String(repeating: "this is no database. ", count: 100)
        try Data(words.utf8).write(to: bench.directory.appending(path: "turnout.sqlite"))
        #expect(throws: StoreError.sqlite(code: 26)) { try bench.open() }
    }
}
