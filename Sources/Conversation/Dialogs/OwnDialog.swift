/// Back and on in a person's own pages.
enum OwnDialog {
    static func back(from page: OwnPage, _ visit: inout Visit) {
        switch page {
        case .liked, .saved, .settings: visit.open(.own(.profile))
        case .savedItem(_, let page): visit.open(.own(.saved(page: page)))
        case .chart: visit.open(.own(.settings))
        case .profile, .stop: visit.close()
        }
    }

    static func turn(_ page: OwnPage, isOnward: Bool, _ visit: inout Visit) {
        switch page {
        case .liked(let page): visit.open(.own(.liked(page: isOnward ? page + 1 : max(0, page - 1))))
        case .saved(let page): visit.open(.own(.saved(page: isOnward ? page + 1 : max(0, page - 1))))
        case .profile, .savedItem, .settings, .chart, .stop: visit.askAgain()
        }
    }
}
