import Adapters
import CivicFacts
import Conversation
import FoundationEssentials
import Locks
import MediaProcessing
import Services

/// One thing that the doctor looked at; the sentence of what is not well says what to do.
struct Finding: Sendable, Encodable {
    let isWell: Bool
    let sentence: String

    var line: String { "\(isWell ? "ok  " : "BAD ") \(sentence)" }
}

/// `turnout doctor`: checks settings, machine, data and connections, without changing any of it; 0 if all is well, 1 if something is not.
struct DoctorCommand: Sendable {
    let configuration: Configuration
    /// One JSON value instead of lines.
    var isJSON = false

    func run() async throws -> Int32 {
        let directory = configuration.dataDirectory
        let findings =
            [settings()] + MachineCheckup(configuration: configuration).findings()
            + [zones(), photos(), videos(), pictures()] + (await bucket())
            + DatabaseCheckup(configuration: configuration).findings()
            + DesksCheckup(configuration: configuration).findings() + (await telegram())
            + (await MatrixCheckup(configuration: configuration).findings())
            + (await ClockCheckup(configuration: configuration).findings()) + (await civic())
            + GiftsCheckup(directory: directory, database: (try? configuration.database) ?? nil).findings()
        let isWell = findings.allSatisfy(\.isWell)
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let page = Page(version: Turnout.version, isWell: isWell, findings: findings)
            print(String(decoding: try encoder.encode(page), as: UTF8.self))
        } else {
            print("turnout \(Turnout.version)")
            for finding in findings { print(finding.line) }
        }
        return isWell ? 0 : 1
    }

    /// All that was found, for programs.
    private struct Page: Encodable {
        let version: String
        let isWell: Bool
        let findings: [Finding]
    }

    /// What `turnout run` would refuse of what it was told; the platforms' own settings have lines of their own.
    func settings() -> Finding {
        do {
            let gifts = try GivingSetup(configuration)
            if let refused = gifts.complaints.first {
                let more = gifts.complaints.count - 1
                return Finding(isWell: false, sentence: refused + (more > 0 ? " And \(more) more." : ""))
            }
            _ = try RunSettings(configuration)
            let names = Setting.allCases.compactMap { setting in
                configuration.origin(of: setting).map { "\(setting.name) (\($0.rawValue))" }
            }
            let list = names.isEmpty ? "none, all as in the README" : names.joined(separator: ", ")
            return Finding(isWell: true, sentence: "settings given: \(list)")
        } catch {
            return Finding(isWell: false, sentence: "\(error)")
        }
    }

    /// Without their files all hours would be said in UTC.
    private func zones() -> Finding {
        guard Zone(named: "America/New_York") != nil else {
            return Finding(isWell: false, sentence: "hours: this system knows no time zones; install tzdata")
        }
        return Finding(isWell: true, sentence: "hours: the system knows the time zones")
    }

    /// A missing library is no fault: those pictures are refused with a sentence.
    private func photos() -> Finding {
        // No bytes: refused as such by a worker that works.
        do { _ = try PhotoWorkers().clean([]) } catch PhotoRefusal.internalFault {
            let sentence = "photos: no process can be started for them; is /proc there, and memory free?"
            return Finding(isWell: false, sentence: sentence)
        } catch {}
        let base = "photos: JPEG, PNG, WebP and GIF can be read"
        guard let version = PhotoCleaner.phoneFormatsLibrary else {
            let sentence = "\(base); phones' own formats (HEIC, AVIF) cannot: libheif is not installed"
            return Finding(isWell: true, sentence: sentence)
        }
        return Finding(isWell: true, sentence: "\(base), and HEIC and AVIF (libheif \(version))")
    }

    /// Whether all that photos need can be done in the bucket; nothing where there is none.
    private func bucket() async -> [Finding] {
        // What is wrong with the setting itself, the settings' own line says.
        guard let bucket = try? configuration.shelf?.bucket else { return [] }
        do throws(BucketFault) {
            try await bucket.check()
            return [
                Finding(isWell: true, sentence: "bucket: photos can be put, fetched, listed and taken away")
            ]
        } catch {
            return [Finding(isWell: false, sentence: "bucket: \(error)")]
        }
    }

    /// Without the library they are refused with a sentence, which is no fault.
    private func videos() -> Finding {
        guard let version = VideoCleaner.library else {
            return Finding(isWell: true, sentence: "videos: none can be read; libavformat is not installed")
        }
        do { _ = try VideoWorkers().clean([]) } catch VideoRefusal.internalFault {
            let sentence = "videos: no process can be started for them; is /proc there, and memory free?"
            return Finding(isWell: false, sentence: sentence)
        } catch {}
        let sentence = "videos: MP4, MOV and WebM can be read (libavformat \(version))"
        return Finding(isWell: true, sentence: sentence)
    }

    /// Without Pango or a font words go alone, which is no fault either.
    private func pictures() -> Finding {
        let figure = #"{"title": "A", "rows": [{"name": "A", "votes": 1}]}"#
        do {
            _ = try DrawingWorkers().draw(Figure(json: Array(figure.utf8)))
            return Finding(isWell: true, sentence: "pictures: results and months can be drawn")
        } catch DrawingRefusal.noFonts {
            return Finding(isWell: true, sentence: "pictures: none can be drawn. \(ChartCommand.missing)")
        } catch {
            return Finding(isWell: false, sentence: "pictures: no process can be started for them")
        }
    }

    private func telegram() async -> [Finding] {
        do {
            guard let setup = try TelegramSetup(configuration) else {
                return [
                    Finding(isWell: true, sentence: "Telegram: off, because TELEGRAM_TOKEN is not set")
                ]
            }
            if let obstacle = await Wire(configuration: configuration).obstacle(to: "Telegram") {
                return [obstacle]
            }
            return try await reach(setup)
        } catch {
            return [Finding(isWell: false, sentence: "Telegram: \(error)")]
        }
    }

    /// The adapter keeps trying while the network is down; the doctor waits fifteen seconds.
    private func reach(_ setup: TelegramSetup) async throws -> [Finding] {
        let notes = Locked<[TelegramNote]>([])
        let adapter = setup.adapter { note in notes.withLock { $0.append(note) } }
        return try await withThrowingTaskGroup(of: [Finding].self) { group in
            group.addTask {
                try await adapter.prepare()
                return verdict(on: notes.withLock { $0 })
            }
            group.addTask {
                try await Task.sleep(for: .seconds(15))
                return [
                    Finding(
                        isWell: false, sentence: "Telegram: no answer in 15 seconds; check network and proxy")
                ]
            }
            defer { group.cancelAll() }
            return try await group.next() ?? []
        }
    }

    private func verdict(on notes: [TelegramNote]) -> [Finding] {
        let closed = notes.compactMap {
            if case .reviewRoomInaccessible(let chat, _) = $0 { chat } else { nil }
        }
        guard closed.isEmpty else { return closed.map(unreachable) }
        return [hearing(notes)]
    }

    private func unreachable(_ chat: Int64) -> Finding {
        let names = DesksCheckup(configuration: configuration).named { room in
            TelegramPlace(room.id).map { room.platform == .telegram && $0.chat == chat } ?? false
        }
        let room = names.isEmpty ? "TELEGRAM_REVIEW_ROOM" : "the group of desk \(names)"
        return Finding(
            isWell: false, sentence: "Telegram: the bot cannot write into \(room); add it to that group")
    }

    private func hearing(_ notes: [TelegramNote]) -> Finding {
        guard !notes.contains(.reviewRoomHalfDeaf) else {
            let sentence = "Telegram: the bot answers; in the group it hears only commands and replies (fine)"
            return Finding(isWell: true, sentence: sentence)
        }
        return Finding(
            isWell: true, sentence: "Telegram: the bot answers and can write into the moderators' group")
    }
}
