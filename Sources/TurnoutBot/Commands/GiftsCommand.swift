import Basics
import Charities
import CivicFacts
import Conversation
import FoundationEssentials
import Services
import Store

/// `turnout gifts …`: the ledger of what was paid in the chat. What only reads works beside a running turnout.
struct GiftsCommand {
    /// What is to be done.
    private enum Deed {
        case list, sums, unmatched
        case export(isJSON: Bool)
        case refund(charge: String)
        case close(OrganisationID)
        case reconcile(file: String, adopts: Bool)
    }

    private let configuration: Configuration
    private let deed: Deed

    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        guard let deed = try Self.deed(arguments) else {
            throw CommandArguments.Fault(description: "Usage: \(Command.gifts.usage)")
        }
        self.deed = deed
    }

    private static func deed(_ words: [String]) throws -> Deed? {
        switch (words.first, Array(words.dropFirst())) {
        case ("list", []): return .list
        case ("sums", []): return .sums
        case ("unmatched", []): return .unmatched
        case ("export", ["--format", "csv"]): return .export(isJSON: false)
        case ("export", ["--format", "json"]): return .export(isJSON: true)
        case ("refund", let rest) where rest.count == 2 && rest[1] == "--done-at-provider":
            return .refund(charge: rest[0])
        case ("refund", let rest) where rest.count == 1:
            throw CommandArguments.Fault(
                description: "Give the money back at the payment provider first, then add --done-at-provider."
            )
        case ("close", let rest) where rest.count == 1: return OrganisationID(rest[0]).map(Deed.close)
        case ("reconcile", let rest) where rest.count == 1 || rest.count == 2 && rest[1] == "--adopt":
            return .reconcile(file: rest[0], adopts: rest.count == 2)
        default: return nil
        }
    }

    func run() async throws -> Int32 {
        guard try configuration.hasDatabase else {
            throw Configuration.Fault("There is no database at TURNOUT_DATA, so there are no gifts.")
        }
        switch deed {
        case .list: show(try gifts())
        case .unmatched: show(GiftLists.unmatched(among: try gifts()))
        case .sums: for sum in GiftLists.sums(of: try gifts()) { print(sum.line) }
        case .export(let isJSON):
            let text = isJSON ? try GiftLists.json(try gifts()) : GiftLists.csv(try gifts())
            try StandardStream.output.write(Array(text.utf8))
        case .refund(let charge): return try await refund(charge)
        case .close(let organisation):
            let count = try await store().closeInvoices(of: organisation, at: Clock.system.now())
            print(
                "\(count) invoices ended; their messages go with the next start. Take payable out of the row."
            )
        case .reconcile(let file, let adopts): return try await reconcile(file, adopts: adopts)
        }
        return 0
    }

    private func gifts() throws -> [Gift] {
        try StoreReader(directory: configuration.dataDirectory, on: try configuration.database).gifts()
    }

    private func store() throws -> Store {
        try Store(
            directory: configuration.dataDirectory,
            options: StoreOptions(database: try configuration.database, copier: Turnout.version))
    }

    private func show(_ gifts: [Gift]) {
        for gift in gifts { print(GiftLists.line(of: gift)) }
        if gifts.isEmpty { print("none") }
    }

    /// Asked twice: nobody can take it back, and the giver is told.
    private func refund(_ charge: String) async throws -> Int32 {
        let rows = try gifts().filter { [$0.charge, $0.providerCharge].contains(charge) }
        guard let gift = rows.first(where: { $0.kind != .refunded }) else {
            Turnout.complain("No gift has this payment number.")
            return 1
        }
        print(GiftLists.line(of: gift))
        for question in [
            "Was this money given back at the provider? Type yes:",
            "Its giver is told, and the row stays for ever. Type yes again:",
        ] {
            print(question)
            guard readLine() == "yes" else {
                print("Nothing was written.")
                return 1
            }
        }
        switch try await store().refund(charge: charge, at: Clock.system.now()) {
        case nil: print("Written down. Its giver is told with the next start.")
        case .alreadyGivenBack?: print("It was given back before; nothing was written.")
        case .unknown?: print("No gift has this payment number.")
        }
        return 0
    }

    /// 0 only if ledger and provider agree.
    private func reconcile(_ file: String, adopts: Bool) async throws -> Int32 {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw Configuration.Fault("The provider's file cannot be read.")
        }
        let export = try ProviderExport(text)
        let differences = Reconciliation(gifts: try gifts(), export: export.payments)
        for line in differences.lines { print(line) }
        if adopts, !differences.missingHere.isEmpty {
            let count = try await store().adopt(differences.missingHere, at: Clock.system.now())
            print("\(count) payments added as unmatched.")
        }
        let today = CivilDate(Clock.system.now(), in: Zone(of: nil))
        try "\(today)\n".write(
            toFile: GiftsCheckup.mark(in: configuration.dataDirectory), atomically: true, encoding: .utf8)
        if differences.lines.isEmpty { print("The ledger and the provider agree.") }
        return differences.lines.isEmpty ? 0 : 1
    }
}
