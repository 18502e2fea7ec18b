internal import CivicFacts
internal import Understanding

/// What is held on a person, to be seen and to be deleted.
enum Privacy: Feature {
    static let pages: [any Page.Type] = [PrivacyPage.self, DeletePage.self]
    static let choices: [any Press.Type] = [ShowPrivacy.self, AskDelete.self, Delete.self, Export.self]
    static let wishes = [
        Wish(
            .privacy, .answer, commands: ["privacy", "privacidad"], label: CommonLabels.showPrivacy,
            leavesQuestion: false
        ) { IntentDialog.read(PrivacyPage(), &$0) },
        Wish(.deleteData, .end, commands: ["delete", "forgetme", "borrar"], leavesQuestion: false) {
            $0.open(DeletePage(asked: $0.now))
        },
    ]
    static let commands = [
        VoterCommand(names: RecordDialog.commands) { _, visit in RecordDialog.ask(&visit) }
    ]
}

extension Intent {
    static let privacy: Intent = "privacy.show"
    static let deleteData: Intent = "privacy.delete"
}

/// What is kept, and what can be done about it.
struct PrivacyPage: Page {
    static let name = "prv.show"
    static let formerly: String? = "privacy"

    func prompt(_ view: View) -> Prompt {
        Prompt(
            view.keeping(PrivacyWords.kept) + "\n" + view.words.text(PrivacyWords.inPublic) + "\n"
                + view.words.text(PrivacyWords.share),
            [[.export], [.askDelete, .close]])
    }
}

/// "Delete everything?"
struct DeletePage: Page {
    static let name = "prv.delete"
    static let formerly: String? = "delete"
    static let manner = Manner.asks

    let asked: Moment

    func prompt(_ view: View) -> Prompt {
        Prompt(view.keeping(PrivacyWords.deleteAsk), [[.delete, .back]])
    }
    func hear(_ said: Said, _ visit: inout Visit) -> Bool { PrivacyDialog.hear(said.plain, &visit) }
    func missed(_ visit: inout Visit) {
        visit.miss(PrivacyWords.deleteRetry, PrivacyWords.deleteRetry) { $0.close() }
    }
    func back(_ visit: inout Visit) { visit.open(PrivacyPage()) }
}

extension View {
    /// What is kept or deleted, with pledges, posts and payments where there are some.
    fileprivate func keeping(_ wording: PrivacyWords) -> String {
        let hasPledges = facts.rules.giving != .off && !(session.giving?.pledges.isEmpty ?? true)
        let pledges = hasPledges ? text(PledgeWords.kept) : nil
        let paid = facts.records.receipts(of: facts.account).isEmpty ? nil : text(ReceiptWords.kept)
        let own = facts.records.reports(by: facts.account, skipping: 0, limit: 50)
        let posts = own.contains { $0.gift != nil } ? text(GiftPostWords.kept) : nil
        return [text(wording), pledges, posts, paid].compactMap(\.self).joined(separator: "\n")
    }
}
