internal import ElectionResults

extension Choice {
    static func resultTypes(_ thing: ResultPlace) -> Choice { Choice(ShowResultTypes(thing: thing)) }
    static let resultStates = Choice(ShowResultStates())
    static func resultList(_ thing: ResultSet) -> Choice { Choice(ShowResultList(thing: thing)) }
    static func resultOrder(_ thing: ResultListPage.Order) -> Choice { Choice(OrderResults(thing: thing)) }
    static let smallResults = Choice(ShowSmallResults())
    static func result(_ thing: ContestID) -> Choice { Choice(OpenResult(thing: thing)) }
    static func resultBars(_ thing: ContestID) -> Choice { Choice(DrawResultBars(thing: thing)) }
    static func resultPie(_ thing: ContestID) -> Choice { Choice(DrawResultPie(thing: thing)) }
    static func resultPeople(_ thing: ContestID) -> Choice { Choice(ShowResultPeople(thing: thing)) }
    static func resultPerson(_ thing: PersonKey) -> Choice { Choice(OpenResultPerson(thing: thing)) }
    static func resultName(_ index: Int) -> Choice {
        Choice(OpenResultName(thing: EntryNumber(index: index)))
    }
    static func resultShare(_ thing: ContestID) -> Choice { Choice(ShareResult(thing: thing)) }
    static func resultBefore(_ thing: ContestID) -> Choice { Choice(ResultBefore(thing: thing)) }
    static func resultAfter(_ thing: ContestID) -> Choice { Choice(ResultAfter(thing: thing)) }
    static func resultOfficial(_ thing: ContestID) -> Choice { Choice(ShowOfficialResult(thing: thing)) }
}

/// What is held of a place.
struct ShowResultTypes: ThingPress {
    static let face = Face.forever("rtyp")
    let thing: ResultPlace

    func label(_ words: Catalogue) -> String {
        thing == .winnipeg ? words.text(ResultWords.winnipeg) : thing.code
    }
    func press(_ visit: inout Visit) { ResultDialog.choose(thing, &visit) }
}

/// The states that results are held of.
struct ShowResultStates: PlainPress {
    static let face = Face.forever("rsta", ResultLabels.unitedStates)
    func press(_ visit: inout Visit) {
        let wanted = (visit.session.page as? ResultPlacesPage)?.wanted
        FactsDialog.go(to: ResultStatesPage(wanted: wanted), &visit)
    }
}

/// Contests of one kind.
struct ShowResultList: ThingPress {
    static let face = Face.forever("rlist")
    let thing: ResultSet

    func label(_ words: Catalogue) -> String { thing.type.map { words.text($0.label) } ?? "" }
    func press(_ visit: inout Visit) { ResultDialog.show(thing, &visit) }
}

/// The same list in another order, where it stands.
struct OrderResults: ThingPress {
    static let face = Face.once("rord")
    let thing: ResultListPage.Order

    func label(_ words: Catalogue) -> String {
        words.text(thing == .date ? ResultLabels.byDate : ResultLabels.byArea)
    }
    func press(_ visit: inout Visit) { ResultDialog.order(by: thing, &visit) }
}

/// The open part of a list as an album of small pictures.
struct ShowSmallResults: PlainPress {
    static let face = Face.forever("rsml", ResultLabels.smallPictures)
    func press(_ visit: inout Visit) { ResultDialog.showSmall(&visit) }
}

/// One contest.
struct OpenResult: ThingPress {
    static let face = Face.forever("res")
    let thing: ContestID
    func press(_ visit: inout Visit) { ResultDialog.open(thing, &visit) }
}

/// The same contest with bars.
struct DrawResultBars: ThingPress {
    static let face = Face.forever("rbars", SettingsWords.labelBars)
    let thing: ContestID
    func press(_ visit: inout Visit) { ResultDialog.draw(thing, as: .bars, &visit) }
}

/// The same contest as a pie.
struct DrawResultPie: ThingPress {
    static let face = Face.forever("rpie", SettingsWords.labelPie)
    let thing: ContestID
    func press(_ visit: inout Visit) { ResultDialog.draw(thing, as: .pie, &visit) }
}

/// Who ran in it.
struct ShowResultPeople: ThingPress {
    static let face = Face.forever("rwho", ResultLabels.people)
    let thing: ContestID
    func press(_ visit: inout Visit) { FactsDialog.go(to: ResultPeoplePage(id: thing), &visit) }
}

/// All contests of somebody who ran in one.
struct OpenResultPerson: ThingPress {
    static let face = Face.forever("rper")
    let thing: PersonKey
    func press(_ visit: inout Visit) { ResultDialog.open(thing, &visit) }
}

/// One of the names on the open page.
struct OpenResultName: ThingPress {
    static let face = Face.once("rnam")
    let thing: EntryNumber
    func press(_ visit: inout Visit) { ResultDialog.openName(thing.index, &visit) }
}

/// Words to pass on.
struct ShareResult: ThingPress {
    static let face = Face.forever("rshr", ShareWords.labelShare)
    let thing: ContestID
    func press(_ visit: inout Visit) { ResultDialog.share(thing, &visit) }
}

/// The contest before it in time.
struct ResultBefore: ThingPress {
    static let face = Face.forever("rbef")
    let thing: ContestID
    func press(_ visit: inout Visit) { ResultDialog.step(from: thing, isOnward: false, &visit) }
}

/// The one after it.
struct ResultAfter: ThingPress {
    static let face = Face.forever("raft")
    let thing: ContestID
    func press(_ visit: inout Visit) { ResultDialog.step(from: thing, isOnward: true, &visit) }
}

/// Where the office itself has it.
struct ShowOfficialResult: ThingPress {
    static let face = Face.forever("roff", ResultLabels.official)
    let thing: ContestID
    func press(_ visit: inout Visit) { ResultDialog.showOfficial(of: thing, &visit) }
}

/// A place in a list on the open page, from 0.
struct EntryNumber: Spelled {
    let index: Int

    init(index: Int) { self.index = index }

    init?(argument: String?) {
        guard let index = argument.flatMap({ Int($0) }), 0..<100 ~= index, argument == "\(index)" else {
            return nil
        }
        self.index = index
    }

    var argument: String? { "\(index)" }
}

extension ContestID: Spelled {}
extension ResultPlace: Spelled {}
