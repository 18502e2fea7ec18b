public import Charities
public import CivicFacts
internal import Understanding

/// News of a charity that somebody asked for.
public struct NewsWish: Codable, Equatable, Sendable {
    public let organisation: OrganisationID
    /// The day of the newest that was told.
    public internal(set) var since: CivilDate
}

/// What a charity has to say, by its own word, and whether it is told of.
struct CharityNewsPage: OneCharityPage {
    static let name = "give.news"
    private static let most = 3

    let id: OrganisationID

    func told(_ view: View) -> Prompt {
        guard let one = view.charities[id] else { return view.prompt([view.text(GivingWords.gone)]) }
        let news = one.news(by: view.today).prefix(Self.most).map { update in
            view.text(
                NewsWords.line,
                [.date: view.times.day(update.day), .text: view.told(update.words), .url: update.link])
        }
        let head = view.text(news.isEmpty ? NewsWords.nothing : .head, [.name: one.name])
        let isWanted = view.session.gifts.news?.contains { $0.organisation == id } ?? false
        return view.prompt(
            [head] + news + [view.text(isWanted ? NewsWords.isOn : .isOff)],
            [[isWanted ? .stopCharityNews(id) : .followCharity(id), .charity(id)]],
            labels: [(.charity(id), view.label(one.name))])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        if NewsDialog.stops.contains(said.plain.curt.text) {
            NewsDialog.stop(id, &visit)
        } else if NewsDialog.wishes.contains(said.plain.curt.text) {
            NewsDialog.follow(id, &visit)
        } else {
            return GivingHearing.hearOnPage(said, &visit)
        }
        return true
    }
}

extension Organisation {
    /// What it had to say up to a day, the newest first.
    func news(by day: CivilDate) -> [CharityUpdate] {
        updates.filter { $0.day <= day }.sorted { $0.day > $1.day }
    }
}

/// News of charities: told to whoever asked, one charity a week in all, in the order in which the news came.
enum NewsDialog {
    static let rhythm = Span.days(7)

    static func follow(_ id: OrganisationID, _ visit: inout Visit) {
        guard let one = visit.view.charities[id] else { return visit.answer(GivingWords.gone) }
        var gifts = visit.session.gifts
        if !(gifts.news ?? []).contains(where: { $0.organisation == id }) {
            let today = visit.view.today
            let newest = one.news(by: today).first?.day ?? CivilDate(days: today.days - 1)
            gifts.news = (gifts.news ?? []) + [NewsWish(organisation: id, since: newest)]
            gifts.newsAt = gifts.newsAt ?? next(visit)
            visit.session.gifts = gifts
        }
        show(id, &visit)
    }

    static func stop(_ id: OrganisationID, _ visit: inout Visit) {
        visit.session.gifts.stopNews { $0.organisation == id }
        show(id, &visit)
    }

    /// "Stop" below the news of a charity that somebody follows is about that news; said again it is about everything.
    static func isStopped(by plain: Plain, _ visit: Visit) -> Bool {
        guard let page = visit.session.page as? CharityNewsPage, stops.contains(plain.curt.text) else {
            return false
        }
        return visit.session.gifts.news?.contains { $0.organisation == page.id } ?? false
    }

    static func stopAll(_ visit: inout Visit) {
        visit.session.gifts.stopNews { _ in true }
        visit.open(SettingsPage())
    }

    private static func show(_ id: OrganisationID, _ visit: inout Visit) {
        FactsDialog.show(CharityNewsPage(id: id), over: visit.session.pagesBelow, &visit)
    }

    /// Tells of the charity whose news has waited longest; never at night, over a report, after words of danger or on
    /// an election day.
    static func tellDue(_ visit: inout Visit) {
        guard let at = visit.session.gifts.newsAt, at <= visit.now else { return }
        guard visit.session.wantsNotices, visit.facts.rules.giving != .off else {
            return visit.session.gifts.newsAt = nil
        }
        let isElectionDay = visit.view.comingElections.first?.value?.day == visit.view.today
        if let later = isElectionDay ? visit.anHourLater : visit.laterForGiving {
            return visit.session.gifts.newsAt = later
        }
        visit.session.gifts.newsAt = next(visit)
        guard let (id, day) = waiting(visit) else { return }
        visit.session.gifts.told(of: id, upTo: day)
        FactsDialog.show(CharityNewsPage(id: id), over: [], &visit)
    }

    /// The charity whose untold news is the oldest, and the day of its newest.
    private static func waiting(_ visit: Visit) -> (OrganisationID, CivilDate)? {
        let untold = (visit.session.gifts.news ?? []).compactMap {
            wish -> (id: OrganisationID, first: CivilDate, last: CivilDate)? in
            let days = visit.view.charities[wish.organisation]?.news(by: visit.view.today).map(\.day)
                .filter { $0 > wish.since }
            guard let days, let last = days.first, let first = days.last else { return nil }
            return (wish.organisation, first, last)
        }
        return untold.min { $0.first < $1.first }.map { ($0.id, $0.last) }
    }

    private static func next(_ visit: Visit) -> Moment {
        QuietHours.next(from: visit.now + rhythm, in: Zone(of: visit.session.civicPlace))
    }

    static let wishes: Set<String> = [
        "tell me", "tell me of news", "updates", "news", "subscribe", "follow", "yes", "avisarme", "noticias",
        "seguir",
        "suscribirme", "si",
    ]
    static let stops: Set<String> = [
        "stop", "stop news", "stop the news", "stop updates", "unsubscribe", "unfollow", "no more", "no mas",
        "parar", "dejar de seguir", "parar noticias", "no mas noticias", "cancelar noticias",
    ]
}

extension GivingMemory {
    mutating func stopNews(where isMeant: (NewsWish) -> Bool) {
        news?.removeAll(where: isMeant)
        if news?.isEmpty ?? true { (news, newsAt) = (nil, nil) }
    }

    fileprivate mutating func told(of id: OrganisationID, upTo day: CivilDate) {
        guard let index = news?.firstIndex(where: { $0.organisation == id }) else { return }
        news?[index].since = day
    }
}

/// News of charities.
enum NewsWords: Wording {
    case head, nothing, line, isOn, isOff, labelNews, labelFollow, labelStop, setting, labelStopAll

    var text: Text {
        switch self {
        case .head:
            Text(en: "News of {name}, by their own word:", es: "Noticias de {name}, según ellas mismas:")
        case .nothing: Text(en: "I have no news of {name}.", es: "No tengo noticias de {name}.")
        case .line: Text(en: "{date}: {text} {url}", es: "{date}: {text} {url}")
        case .isOn:
            Text(
                en: "I write when there is more: one message a week at most, about all charities together.",
                es: "Le escribo cuando haya más: un mensaje por semana como máximo, de todas juntas.")
        case .isOff:
            Text(
                en: "Shall I write when there is more? One message a week at most.",
                es: "¿Le escribo cuando haya más? Un mensaje por semana como máximo.")
        case .labelNews: Text(en: "News", es: "Noticias")
        case .labelFollow: Text(en: "Tell me of news", es: "Avisarme")
        case .labelStop: Text(en: "Stop the news", es: "Parar noticias")
        case .setting:
            Text(en: "News of charities: on for {n}", es: "Noticias de organizaciones: de {n}")
        case .labelStopAll: Text(en: "Stop charity news", es: "Parar esas noticias")
        }
    }
}

/// What a charity has to say.
struct ShowCharityNews: ThingPress {
    static let face = Face.forever("gvu", NewsWords.labelNews)
    let thing: OrganisationID
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        FactsDialog.go(to: CharityNewsPage(id: thing), &visit)
    }
}

/// Tells of its news from now on.
struct FollowCharity: ThingPress {
    static let face = Face.forever("gvf", NewsWords.labelFollow)
    let thing: OrganisationID
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        NewsDialog.follow(thing, &visit)
    }
}

/// Tells of it no more.
struct StopCharityNews: ThingPress {
    static let face = Face.forever("gvz", NewsWords.labelStop)
    let thing: OrganisationID
    func press(_ visit: inout Visit) { NewsDialog.stop(thing, &visit) }
}

/// Tells of none any more.
struct StopAllCharityNews: PlainPress {
    static let face = Face.once("gvq", NewsWords.labelStopAll)
    func press(_ visit: inout Visit) { NewsDialog.stopAll(&visit) }
}

extension Choice {
    static let stopAllCharityNews = Choice(StopAllCharityNews())
    static func charityNews(_ thing: OrganisationID) -> Choice { Choice(ShowCharityNews(thing: thing)) }
    static func followCharity(_ thing: OrganisationID) -> Choice { Choice(FollowCharity(thing: thing)) }
    static func stopCharityNews(_ thing: OrganisationID) -> Choice { Choice(StopCharityNews(thing: thing)) }
}
