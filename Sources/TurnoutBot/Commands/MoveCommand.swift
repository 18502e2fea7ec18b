import Store

/// `turnout move FROM TO`: a house goes from a data directory to a PostgreSQL database or back, row by row, while none runs.
struct MoveCommand {
    private let (source, target): (HouseMove.Place, HouseMove.Place)

    init(arguments: [String]) throws {
        guard arguments.count == 2, !arguments.contains(where: { $0.hasPrefix("-") }) else {
            throw CommandArguments.Fault(description: "Usage: \(Command.move.usage)")
        }
        (source, target) = (try Self.place(arguments[0]), try Self.place(arguments[1]))
    }

    private static func place(_ word: String) throws -> HouseMove.Place {
        guard word.contains("://") else { return .directory(word) }
        do throws(StoreError) { return .server(try DatabaseAddress(word)) } catch {
            throw Configuration.Fault(
                error.description.replacing("TURNOUT_DATABASE", with: "The address on the command line"))
        }
    }

    func run() throws -> Int32 {
        do throws(HouseMove.Fault) {
            let tables = try HouseMove(from: source, to: target).run()
            for table in tables where table.rows > 0 { print("\(table.name)\t\(table.rows)") }
            print(
                "Moved \(tables.reduce(0) { $0 + $1.rows }) rows; both sides hold together and have the same sums. Photos and "
                    + "log.key stay files of the data directory.")
            return 0
        } catch {
            Turnout.complain(error.description)
            return error.error?.exitStatus ?? 70
        }
    }
}
