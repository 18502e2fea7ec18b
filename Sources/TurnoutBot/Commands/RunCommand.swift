import Adapters
import Conversation
import MediaProcessing
import Services
import Store

/// `turnout run`: takes reports on every platform that is set up, until it is asked to stop.
struct RunCommand: Sendable {
    let configuration: Configuration

    func run() async throws -> Int32 {
        let telegram = try TelegramSetup(configuration)
        let matrix = try MatrixSetup(configuration)
        let rooms = [telegram?.reviewRoom, matrix?.reviewRoom].compactMap(\.self)
        guard !rooms.isEmpty else {
            throw Configuration.Fault(
                "No platform is set up. Put the bot's token into TELEGRAM_TOKEN, or its homeserver into "
                    + "MATRIX_HOMESERVER, or try turnout chat.")
        }
        let log = Log(level: try configuration.logLevel)
        var limits = PhotoLimits()
        limits.maxSide = try configuration.photoSide
        let rules = Rules(secondThoughts: .seconds(try configuration.undoWindow ?? 60))
        let originals = try configuration.originals
        let options = StoreOptions(reviewRooms: rooms, rules: rules, originals: originals)
        let store = try Store(directory: configuration.dataDirectory, options: options)
        var adapters: [any Adapter] = []
        if let telegram { adapters.append(telegram.adapter(note: TelegramLog(log: log).write)) }
        if let matrix { adapters.append(matrix.adapter(note: MatrixLog(log: log).write)) }
        let house = House(
            store: store, adapters: adapters, cleaner: PhotoWorkers(limits: limits),
            keepsOriginals: originals != nil, log: log)
        do {
            try await house.run()
        } catch let fault as AdapterFault {
            // Asked to stop while the first contact was still tried: nothing is wrong.
            guard !Task.isCancelled else { return 0 }
            Turnout.complain(fault.description)
            return 69
        } catch is CancellationError {
            log.info("house.stopped")
        }
        return 0
    }
}
