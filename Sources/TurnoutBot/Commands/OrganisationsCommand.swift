import Basics
import Charities
import FoundationEssentials

/// `turnout organisations draft FILE --zip DIGITS`: rows for local charities out of the tax authority's file, to be filled in.
struct OrganisationsCommand {
    private let file: String
    private let zip: String

    init(arguments: [String]) throws {
        guard arguments.count == 4, arguments[0] == "draft", arguments[2] == "--zip",
            [3, 5].contains(arguments[3].utf8.count), arguments[3].utf8.allSatisfy({ 48...57 ~= $0 })
        else { throw CommandArguments.Fault(description: "Usage: \(Command.organisations.usage)") }
        (file, zip) = (arguments[1], arguments[3])
    }

    func run() throws -> Int32 {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw Configuration.Fault("The tax authority's file cannot be read.")
        }
        guard let drafts = OrganisationDraft.drafts(from: text, zip: zip) else {
            throw Configuration.Fault("This is not the IRS master file of exempt organisations (EO BMF).")
        }
        for draft in drafts { print(draft.row + "\n") }
        StandardStream.errors.say(
            "\(drafts.count) rows. None is shown before a person has filled in page, mission and day.")
        return 0
    }
}
