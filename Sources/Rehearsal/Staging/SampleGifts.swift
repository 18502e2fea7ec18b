import Charities
import Conversation

/// The rules of every stage, and an invented charity whose account takes cards on some.
enum SampleGifts {
    static func rules(takesCards: Bool) -> Rules {
        guard takesCards else { return Rules(findsPollingPlaces: true) }
        return Rules(
            findsPollingPlaces: true, giving: .on, charities: directory,
            payments: PaymentRules(isTest: false),
            support: PaymentSupport(address: "gifts@example.org", days: 5))
    }

    /// Where the operator offers no charities.
    static let none = Rules(findsPollingPlaces: true, giving: .off)

    private static let directory = CharityDirectory.bundled.adding(
        OrganisationFile(row).organisations)

    private static let row = """
        version: 1
        day: 2026-12-01

        id: lake
        name: Lake Clinic
        legal: Lake Clinic Fund
        kind: 501c3
        registration: US 12-3456789
        give: https://lake.example/give
        hosts: lake.example
        en.mission: Runs a free clinic by the lake.
        es.mission: Tiene una clínica gratuita junto al lago.
        tags: health, medicine
        minimum: USD 1.00
        update: 2026-11-20
        update.link: https://lake.example/beds
        en.update.words: The clinic has ten new beds.
        es.update.words: La clínica tiene diez camas nuevas.
        update: 2026-12-05
        update.link: https://lake.example/van
        en.update.words: A van now visits the farms.
        es.update.words: Una camioneta visita ahora las granjas.
        payable: yes
        merchant: Lake Clinic
        consent: 2026-12-01 a letter
        payable-in: TX IL
        checked: 2026-12-01 a person
        """
}
