internal import CivicFacts
internal import Understanding

/// A district that a question names: who holds its seat, or who filed to.
enum DistrictDialog {
    /// True if the words name one and ask nothing else.
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard plain.words.count <= 14, visit.session.draft == nil, !visit.isConfidential,
            visit.session.isFree || visit.session.page?.asksZIP == true,
            let mention = DistrictMention(text), isAsked(text, plain), !isOfPast(plain, visit),
            !UnderstoodDialog.tells(text)
        else { return false }
        guard let district = mention.district else {
            let seats = HouseDistrict.seats(of: mention.state)
            visit.say(
                OfficeNameWords.noSuchDistrict,
                [.place: visit.view.name(of: mention.state), .n: "\(mention.number)", .max: "\(seats)"])
            visit.askBriefly()
            return true
        }
        if plain.hasWord(beginning: running) {
            let day = visit.facts.civic.ballotDay(of: CivicPlace(chosenState: mention.state))
            FactsDialog.show(RacePage(race: .house(district, year: Int(day.year))), over: [], &visit)
            return true
        }
        FactsDialog.show(DistrictPage(postal: district.state, number: district.number), over: [], &visit)
        return true
    }

    /// A year is named, or results are spoken of: the contest of then is meant.
    private static func isOfPast(_ plain: Plain, _ visit: Visit) -> Bool {
        let wish = ResultWish(plain)
        let page = visit.session.page
        return wish?.isSurely == true || wish?.year != nil || page is ResultPage || page is ResultListPage
            || page is ResultPlacesPage || page is ResultStatesPage || page is ResultMissingPage
    }

    /// Nothing is said beside it, or it is asked about.
    private static func isAsked(_ text: String, _ plain: Plain) -> Bool {
        plain.words.count <= 6 || QuestionReading.isAsked(text, plain) || plain.hasWord(beginning: speaking)
    }

    private static let running = ["run", "candidat", "ballot", "bolet", "postul", "compit", "filed"]
    private static let speaking = ["represent", "congres", "rep", "seat", "puesto", "quien", "who"]
}

/// One seat of the House and who holds it, or that nobody does.
struct DistrictPage: FactsPage {
    static let name = "reps.district"

    let postal: String
    let number: Int

    func told(_ view: View) -> Prompt {
        guard let district = HouseDistrict(state: postal, number: number) else { return view.prompt([]) }
        let answer = view.civic.seat(of: district)
        guard let seat = answer.value else {
            return view.prompt(
                [view.text(RepresentativeWords.unknown, [.official: answer.provenance.official.url])])
        }
        let lines = [view.line(of: seat, isSenate: false, false, answer.provenance)]
        guard case .held(let official) = seat.holder, let choice = RepresentativePages.choice(of: official)
        else { return view.prompt(lines + view.source(of: answer.provenance)) }
        return view.prompt(
            lines + view.source(of: answer.provenance), [[choice]],
            labels: [(choice, view.label(official.name))])
    }
}
