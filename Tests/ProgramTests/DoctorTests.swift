import Foundation
import Testing

@testable import TurnoutBot

/// O8: what the doctor makes of numbers and files.
@Suite struct DoctorTests {
    @Test func aDateOfHTTPIsRead() {
        #expect(ClockCheckup.seconds("Thu, 26 Nov 2026 12:41:47 GMT") == 1_795_696_907)
        #expect(ClockCheckup.seconds("Thu, 01 Jan 1970 00:00:00 GMT") == 0)
        for text in [
            "", "Thu, 26 Nov 2026", "Thu, 26 Nov 2026 12:41 GMT", "26 Nov 2026 a b c d",
            "Thu, 99 Foo 2026 1:2:3 GMT",
        ] {
            #expect(ClockCheckup.seconds(text) == nil, "\(text)")
        }
    }

    @Test(arguments: [(0, true), (30, true), (-30, true), (31, false), (-7_200, false), (259_200, false)])
    func aClockMayBeHalfAMinuteWrong(seconds: Int64, isWell: Bool) {
        let finding = ClockCheckup.finding("Telegram", ahead: seconds)
        #expect(finding.isWell == isWell)
        #expect(isWell || finding.sentence.contains("set-ntp"))
    }

    @Test func filesThatOthersCanReadAreFound() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "doctor-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let closed: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        let photos = folder.appending(path: "photos")
        try FileManager.default.createDirectory(
            at: photos, withIntermediateDirectories: true, attributes: closed)
        try FileManager.default.setAttributes(closed, ofItemAtPath: folder.path)
        let photo = photos.appending(path: "a.jpg")
        try Data([1]).write(to: photo)
        let configuration = try Configuration(environment: ["TURNOUT_DATA": folder.path])
        func files() throws -> Finding {
            let findings = MachineCheckup(configuration: configuration).findings()
            return try #require(findings.first { $0.sentence.hasPrefix("files:") })
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: photo.path)
        #expect(try files().isWell)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: photo.path)
        #expect(try files().sentence == "files: 1 can be read by others; chmod -R go-rwx \(photos.path)")
    }

    @Test func whatOthersCanReadIsNamed() throws {  // R14
        let folder = FileManager.default.temporaryDirectory.appending(path: "open-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let configuration = try Configuration(environment: ["TURNOUT_DATA": folder.path])
        func set(_ mode: Int, _ name: String) throws {
            let path = folder.appending(path: name).path
            if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(filePath: path)) }
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        func sentences() -> [String] { Exposure(configuration: configuration).sentences }
        for name in ["turnout.sqlite", "turnout.sqlite-wal", "turnout.sqlite-shm"] { try set(0o600, name) }
        #expect(sentences() == [])
        try set(0o640, "turnout.sqlite-wal")
        try set(0o604, "turnout.sqlite-shm")
        let base = folder.path
        #expect(
            sentences() == [
                "database: others can read turnout.sqlite-wal, turnout.sqlite-shm; "
                    + "chmod go-rwx \(base)/turnout.sqlite-wal \(base)/turnout.sqlite-shm"
            ])
        try set(0o600, "turnout.sqlite-wal")
        try set(0o600, "turnout.sqlite-shm")
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: base)
        #expect(sentences() == ["data: others can look into \(base); chmod go-rwx \(base)"])
        let doctor = MachineCheckup(configuration: configuration).findings().filter { !$0.isWell }
        #expect(doctor.map(\.sentence).contains { $0.hasPrefix("data: others can look into") })
    }

    @Test func aSettingsFileThatEverybodyCanReadIsFoundWithTheCommandToMendIt() throws {  // O5
        let file = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("TURNOUT_LOG=info\n".utf8).write(to: file)
        let configuration = try Configuration(environment: [:], file: file.path)
        func complaints() -> [String] {
            MachineCheckup(configuration: configuration).findings().map(\.sentence).filter {
                $0.contains("chmod o-rwx")
            }
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        #expect(complaints() == [])
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        #expect(complaints() == ["settings: everybody can read \(file.path); chmod o-rwx \(file.path)"])
    }

    /// Never a command that would take a machine's own files away from everybody.
    @Test(arguments: ["/", "/etc", "/tmp", "/var/tmp", "/etc/passwd", "/usr/bin/..", "/dev/shm"])
    func nothingIsSaidOfWhatIsNotTheHouses(path: String) throws {
        let configuration = try Configuration(environment: ["TURNOUT_DATA": path])
        let sentences =
            MachineCheckup(configuration: configuration).findings().map(\.line)
            + Exposure(configuration: configuration).sentences
            + DatabaseCheckup(configuration: configuration).findings().map(\.line)
        #expect(!sentences.contains { $0.contains("chmod") }, "\(sentences)")
        #expect(sentences.count { $0.hasPrefix("BAD") && $0.contains("choose a directory of its own") } == 1)
    }

    @Test func whatOthersPutBesideAHouseIsNotCounted() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mixed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let configuration = try Configuration(environment: ["TURNOUT_DATA": folder.path])
        func set(_ mode: Int, _ name: String) throws {
            let path = folder.appending(path: name).path
            try Data([1]).write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        func advice() -> [String] {
            MachineCheckup(configuration: configuration).findings().map(\.sentence).filter {
                $0.contains("chmod")
            }
        }
        try set(0o644, "notes.txt")
        #expect(advice() == [])
        try set(0o600, "turnout.sqlite")
        #expect(advice() == ["data: others can look into \(folder.path); chmod go-rwx \(folder.path)"])
        try set(0o644, "log.key")
        #expect(advice().contains("files: 1 can be read by others; chmod -R go-rwx \(folder.path)/log.key"))
    }

    @Test func aKeyInTheDataIsBesideItWhereverItsPathComesFrom() throws {  // E43
        let folder = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = folder.appending(path: "data").path
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: data)
        func file(_ path: String?) throws -> MatrixKeyFile {
            MatrixKeyFile(
                try Configuration(environment: ["TURNOUT_DATA": data, "MATRIX_KEY_FILE": path ?? ""]))
        }
        #expect(try file(nil).isBesideData && file(nil).isOurs)
        for inside in ["\(data)/k", "\(folder.path)/link/k", "\(data)/../data/k"] {
            #expect(try file(inside).isBesideData && !file(inside).isOurs, "\(inside)")
        }
        for outside in ["\(folder.path)/k", "\(data)/../k", "\(data)-k"] {
            #expect(try !file(outside).isBesideData, "\(outside)")
        }
        let key = folder.appending(path: "k")
        try Data(String(repeating: "a", count: 64).utf8).write(to: key)
        let configuration = try Configuration(environment: [
            "TURNOUT_DATA": data, "MATRIX_KEY_FILE": key.path,
        ])
        func complaints() -> [String] {
            Exposure(configuration: configuration).sentences.filter { $0.hasPrefix("encryption") }
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: key.path)
        #expect(complaints() == ["encryption: everybody can read \(key.path); chmod o-rwx \(key.path)"])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: key.path)
        #expect(complaints() == [])
    }
}
