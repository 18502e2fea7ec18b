import Adapters
import CivicFacts
import Conversation
import FoundationEssentials
import Glibc
import MediaProcessing
import Services
import Store

/// `turnout chat`: the whole house with a terminal for a platform, for one person who plays voters and moderators.
struct ChatCommand: Sendable {
    /// The directory in TURNOUT_DATA; nil for a fresh one that is removed at the end.
    var dataDirectory: String?
    /// How long a moderator can take a decision back before the reporter hears of it.
    var secondThoughts = Span.seconds(5)
    /// Cleans photos; the processes it uses are of this very program.
    var cleaner: any PhotoCleaning = PhotoWorkers()
    /// Draws pictures, in processes of this very program, too.
    var drawing: any FigureDrawing = DrawingWorkers()
    /// Looks things up where the settings name a source; nil for nobody.
    var civic: CivicSetup?
    /// Where the newest picture is written, too, for a viewer that stays open; nil for nowhere.
    var saved: String?
    var log = Log(level: .warning)
    var keyboard = ChatKeyboard.standardInput
    var screen = ChatScreen.standardOutput

    private static let reviewRoom = RoomID(platform: .terminal, id: "review")

    /// Runs until the input ends, `quit` is typed, or the task is cancelled; the status to exit with is 0.
    func run() async throws -> Int32 {
        // A reader who leaves must not end the process by signal: the data are tidied away at the end.
        signal(SIGPIPE, SIG_IGN)
        let folder = try ChatFolder(dataDirectory)
        defer { folder.tidy() }
        do { try await chat(in: folder) } catch {
            await screen.end()
            throw error
        }
        await screen.end()
        return 0
    }

    private func chat(in folder: ChatFolder) async throws {
        let options = StoreOptions(
            reviewRooms: [Self.reviewRoom],
            rules: Rules(
                secondThoughts: secondThoughts, findsPollingPlaces: civic?.findsPollingPlaces ?? false))
        let store = try Store(directory: folder.path, options: options)
        let rendering = TerminalRendering(isColoured: screen.isColoured, dataDirectory: folder.path)
        let script = ChatScript(
            keyboard: keyboard, screen: screen, rendering: rendering,
            rest: ChatRest(store: store, clock: .system), secondThoughts: secondThoughts, saved: saved)
        let adapter = TerminalAdapter(
            reviewRoom: Self.reviewRoom, session: UUID().uuidString,
            firstMessage: Clock.system.now().milliseconds,
            directory: FileManager.default.currentDirectoryPath, now: Clock.system.now, nextLine: script.next,
            show: script.show)
        for line in folder.greeting { screen.show(rendering.lines(for: .hint(line)), isTight: true) }
        do {
            let pictures = Pictures(directory: folder.path, drawing: drawing)
            let looking = try civic?.trialLooking(in: folder.path) ?? NoLooking()
            try await House(
                store: store, adapters: [adapter], cleaner: cleaner, videoCleaner: VideoWorkers(),
                looking: looking, pictures: pictures,
                log: log
            ).run()
        } catch is CancellationError {
            // Stopped from outside: everything that was said is kept.
        }
    }
}

extension ChatCommand {
    /// As the settings say; without TURNOUT_DATA nothing outlives the chat.
    init(configuration: Configuration) throws(Configuration.Fault) {
        dataDirectory = configuration[.house(.data)]
        civic = try CivicSetup(configuration)
        if let seconds = try configuration.undoWindow { secondThoughts = .seconds(seconds) }
        if configuration[.house(.log)] != nil { log = Log(level: try configuration.logLevel) }
    }
}
