import Adapters
import Basics
import Charities
import CivicFacts
import Conversation
import FoundationEssentials
import HTTP
import PublicSite
import Services
import Store

/// The settings as read: from the environment, and from a file given with `--config` where the environment is silent.
struct Configuration: Sendable {
    /// A setting that cannot be used: one sentence that names it and never shows its value.
    struct Fault: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    /// Where a value came from.
    enum Origin: String {
        case file, credential, environment
    }

    private let values: [Setting: (value: String, origin: Origin)]
    /// The file given with `--config`.
    let file: String?
    private let environment: [String: String]

    /// The environment wins over credentials of the service manager, and these over the file.
    init(environment: [String: String], file: String? = nil) throws(Fault) {
        self.file = file
        self.environment = environment
        var values = try file.map(SettingsFile.read)?.mapValues { ($0, Origin.file) } ?? [:]
        if let folder = environment["CREDENTIALS_DIRECTORY"] {
            for (setting, value) in try SettingsFile.credentials(in: folder) {
                values[setting] = (value, .credential)
            }
        }
        for setting in Setting.allCases {
            if let value = environment[setting.name], !value.isEmpty {
                values[setting] = (value, .environment)
            }
        }
        if let slip = SettingsFile.slip(among: environment.keys) { throw slip }
        self.values = values
    }

    /// The same settings as they are now.
    func reread() throws(Fault) -> Configuration { try Configuration(environment: environment, file: file) }

    /// The settings whose values differ.
    func differences(from other: Configuration) -> [Setting] {
        Setting.allCases.filter { self[$0] != other[$0] }
    }

    func origin(of setting: Setting) -> Origin? { values[setting]?.origin }

    subscript(setting: Setting) -> String? { values[setting]?.value }

    /// Path of something else that the service manager hands over; nil where it does not.
    func credentialFile(_ name: String) -> String? {
        guard let folder = environment["CREDENTIALS_DIRECTORY"] else { return nil }
        let path = "\(folder)/\(name)"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// The database on a server; nil where the rows are in the data directory.
    var database: DatabaseAddress? {
        get throws(Fault) {
            guard let url = self[.house(.database)], !url.hasPrefix("none") else { return nil }
            do throws(StoreError) { return try DatabaseAddress(url) } catch { throw Fault(error.description) }
        }
    }

    /// Whether a house was ever here; of a server nobody knows before it was asked.
    var hasDatabase: Bool {
        get throws(Fault) {
            if let barrier = HouseFolder(self).barrier { throw Fault(barrier) }
            return try database != nil
                || FileManager.default.fileExists(atPath: dataDirectory + "/turnout.sqlite")
        }
    }

    var dataDirectory: String { self[.house(.data)] ?? Setting.house(.data).fallback }

    /// Path of the list of the forgotten, nil where it lies in the data directory.
    var forgotten: String? { self[.house(.forgotten)] }

    /// The log as it is wanted.
    var log: Log {
        get throws(Fault) {
            let name = self[.house(.logFormat)] ?? Setting.house(.logFormat).fallback
            guard let format = Log.Format(rawValue: name) else {
                let names = Log.Format.allCases.map(\.rawValue).joined(separator: ", ")
                throw Fault("TURNOUT_LOG_FORMAT must be one of: \(names).")
            }
            return Log(level: try logLevel, format: format)
        }
    }

    var logLevel: Log.Level {
        get throws(Fault) {
            guard let level = Log.Level(rawValue: self[.house(.log)] ?? Setting.house(.log).fallback) else {
                throw Fault(
                    "TURNOUT_LOG must be one of: "
                        + Log.Level.allCases.map(\.rawValue).joined(separator: ", ") + ".")
            }
            return level
        }
    }

    /// Seconds, 0 to an hour; nil if it is not set.
    var undoWindow: Int64? {
        get throws(Fault) {
            guard let text = self[.house(.undoWindow)] else { return nil }
            guard let seconds = Int64(text), (0...3_600).contains(seconds) else {
                throw Fault("TURNOUT_UNDO_WINDOW must be a number of seconds from 0 to 3600.")
            }
            return seconds
        }
    }

    /// What takes two moderators to approve.
    var secondApproval: SecondApproval {
        get throws(Fault) {
            let text = self[.house(.secondApproval)] ?? Setting.house(.secondApproval).fallback
            guard let wanted = SecondApproval(rawValue: text) else {
                throw Fault("TURNOUT_SECOND_APPROVAL must be threats or all.")
            }
            return wanted
        }
    }

    /// So many approvals of somebody new take a second moderator; 0: none.
    var probation: Int { get throws(Fault) { try count(of: .probation) } }

    /// One in so many rejections is looked at by somebody else; 0: none.
    var secondLooks: Int { get throws(Fault) { try count(of: .secondLooks) } }

    private func count(of setting: HouseSetting) throws(Fault) -> Int {
        let text = self[.house(setting)] ?? Setting.house(setting).fallback
        guard let count = Int(text), (0...1_000).contains(count) else {
            throw Fault("\(setting.rawValue) must be a number from 0 to 1000.")
        }
        return count
    }

    /// After how long without a moderator reporters are told so; nil: never.
    var duty: Span? {
        get throws(Fault) {
            let text = self[.house(.dutyMinutes)] ?? Setting.house(.dutyMinutes).fallback
            guard let minutes = Int64(text), (0...10_080).contains(minutes) else {
                throw Fault("TURNOUT_DUTY_MINUTES must be a number of minutes from 0 to 10080.")
            }
            return minutes == 0 ? nil : .minutes(minutes)
        }
    }

    /// How long after sending a report is on the public site at the earliest.
    var publicDelay: Span {
        get throws(Fault) {
            let text = self[.house(.publicDelay)] ?? Setting.house(.publicDelay).fallback
            guard let minutes = Int64(text), (0...1_440).contains(minutes) else {
                throw Fault("TURNOUT_PUBLIC_DELAY must be a number of minutes from 0 to 1440.")
            }
            return .minutes(minutes)
        }
    }

    /// Where the public site is served, with a slash at its end; nil where nobody said.
    var publicAddress: String? {
        get throws(Fault) {
            guard let text = self[.house(.publicAddress)], text != Setting.house(.publicAddress).fallback
            else {
                return nil
            }
            guard let address = PublicAddress(text) else {
                throw Fault(
                    "TURNOUT_PUBLIC_URL must be an address without a query, such as https://reports.example.org/."
                )
            }
            return address.text
        }
    }

    /// What the operator says of the public site.
    func site(identity: String) throws(Fault) -> SiteSettings {
        SiteSettings(
            identity: identity, address: try publicAddress,
            name: said(.publicName) ?? SiteSettings.standardName,
            contact: said(.publicContact), licence: said(.publicLicence) ?? SiteSettings.standardLicence)
    }

    private func said(_ setting: HouseSetting) -> String? {
        self[.house(setting)].flatMap { $0.isEmpty || $0 == "none" ? nil : $0 }
    }

    /// When moderators are usually there; nil where nobody knows.
    var deskHours: DeskHours? {
        get throws(Fault) {
            guard let text = self[.house(.deskHours)], text != Setting.house(.deskHours).fallback else {
                return nil
            }
            guard let hours = DeskHours(text) else {
                throw Fault("TURNOUT_DESK_HOURS must be like 8-22, in Eastern time, or none.")
            }
            return hours
        }
    }

    /// After how long others are told that nobody takes an urgent report; nil: never.
    var alarm: AlarmTimes? {
        get throws(Fault) {
            let text = self[.house(.alarm)] ?? Setting.house(.alarm).fallback
            if text == "off" { return nil }
            guard let times = AlarmTimes(text) else {
                throw Fault("TURNOUT_ALARM must be three growing numbers of minutes, like 3,6,15, or off.")
            }
            return times
        }
    }

    /// Past results of the United States are offered, besides those of Winnipeg.
    var offersUnitedStates: Bool {
        get throws(Fault) {
            switch self[.house(.unitedStatesResults)] ?? Setting.house(.unitedStatesResults).fallback {
            case "on": true
            case "off": false
            default: throw Fault("TURNOUT_RESULTS_US must be on or off.")
            }
        }
    }

    /// How far giving is offered.
    var giving: GivingMode {
        get throws(Fault) {
            let text = self[.house(.giving)] ?? Setting.house(.giving).fallback
            guard let mode = GivingMode(rawValue: text) else {
                throw Fault("TURNOUT_GIVING must be links, on or off.")
            }
            return mode
        }
    }

    /// The bundled charities with the operator's own, nil where there are none, and the rows and fields that were refused.
    var charities: (directory: CharityDirectory?, faults: [RowFault]) {
        get throws(Fault) {
            guard let path = self[.house(.organisations)], path != Setting.house(.organisations).fallback
            else {
                return (nil, [])
            }
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw Fault("TURNOUT_ORGANISATIONS names a file that cannot be read.")
            }
            let file = OrganisationFile(text, beside: CharityDirectory.bundled.organisations)
            return (CharityDirectory.bundled.adding(file.organisations), file.faults)
        }
    }

    /// The questions that moderators have ready: the shipped ones with those of the operator's file.
    var questions: ReadyQuestions {
        get throws(Fault) {
            guard let path = self[.house(.questions)], path != Setting.house(.questions).fallback else {
                return ReadyQuestions()
            }
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw Fault("TURNOUT_QUESTIONS names a file that cannot be read.")
            }
            do throws(ReadyFile) { return ReadyQuestions(own: try ReadyFile.read(text)) } catch {
                throw Fault("TURNOUT_QUESTIONS, line \(error.line): \(error.why).")
            }
        }
    }

    /// The desks, with the rooms of the one for all where its line names none.
    var desks: Desks {
        get throws(Fault) {
            let desks = try desksOfFile.adding(rooms: try reviewRooms)
            guard !desks.isOne else { return desks }
            guard !desks[.all].rooms.isEmpty else {
                throw Fault("TURNOUT_DESKS: the desk called all has no room, and no setting gives it one.")
            }
            guard Set(desks.rooms).count == desks.rooms.count else {
                throw Fault(
                    "TURNOUT_DESKS: the room of the setting, for the desk called all, is another desk's.")
            }
            return desks
        }
    }

    private var desksOfFile: Desks {
        get throws(Fault) {
            guard let path = self[.house(.desks)], path != "none" else { return Desks() }
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw Fault("TURNOUT_DESKS names a file that cannot be read.")
            }
            do throws(DesksFile) {
                let desks = try DesksFile.read(text)
                let lost = desks.rooms.first { !isOn($0.platform) }
                guard let lost else { return desks }
                let name = lost.platform == .matrix ? "MATRIX_HOMESERVER" : "TELEGRAM_TOKEN"
                throw DesksFile(
                    line: DesksFile.line(of: lost, in: text), why: "the room needs \(name), which is not set")
            } catch {
                throw Fault("TURNOUT_DESKS, line \(error.line): \(error.why).")
            }
        }
    }

    private func isOn(_ platform: Platform) -> Bool {
        switch platform {
        case .telegram: self[.telegram(.token)] != nil
        case .matrix: self[.matrix(.homeserver)] != nil
        case .terminal: false
        }
    }

    /// The moderators' rooms of the platforms that are set up, as their own settings name them.
    private var reviewRooms: [RoomID] {
        get throws(Fault) {
            var rooms: [RoomID] = []
            if isOn(.telegram), let text = self[.telegram(.reviewRoom)] {
                guard let place = TelegramPlace(text) else {
                    throw Fault(
                        "TELEGRAM_REVIEW_ROOM must be a chat id, such as -1001234567890, or one with a topic, such as -1001234567890#7."
                    )
                }
                rooms.append(place.room)
            }
            if isOn(.matrix), let room = self[.matrix(.reviewRoom)] {
                guard let mark = room.first, "!#".contains(mark) else {
                    throw Fault(
                        "MATRIX_REVIEW_ROOM must be a room's id, which begins with !, or an alias, which begins with #."
                    )
                }
                rooms.append(RoomID(platform: .matrix, id: room))
            }
            return rooms
        }
    }

    /// Who leads the moderators; nil: who may appoint administrators in a review room.
    var leads: Set<SenderID>? {
        get throws(Fault) {
            guard let text = self[.house(.leads)] else { return nil }
            var leads: Set<SenderID> = []
            for word in text.split(separator: ",").map({ $0.filter { !$0.isWhitespace } }) {
                let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
                guard parts.count == 2, let platform = Platform(rawValue: parts[0]),
                    platform == .telegram ? Int64(parts[1]) != nil : parts[1].hasPrefix("@")
                else {
                    throw Fault("TURNOUT_LEADS must be like telegram:12345, matrix:@zoe:example.org.")
                }
                leads.insert(SenderID(platform: platform, id: parts[1]))
            }
            return leads
        }
    }

    /// How the outside is reached.
    var httpProxy: HTTPProxy {
        get throws(Fault) {
            guard let text = self[.house(.proxy)] else { return .direct }
            if text == "environment" { return .environment }
            guard let address = HTTPProxy.Address(text) else {
                throw Fault("TURNOUT_PROXY must be like http://host:port, or socks5h://host:port.")
            }
            return .fixed(address)
        }
    }
}
