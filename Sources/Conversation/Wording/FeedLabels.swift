extension Catalogue {
    /// What the button of a choice of the feed or of the settings reads.
    func label(of choice: FeedChoice) -> String {
        switch choice {
        case .item(let id): text(.labelOpen, [.code: id.description])
        case .openSaved(let target): savedLabel(of: target)
        case .only(let kind): text(Self.phrase(of: kind))
        case .like: text(.labelLike)
        case .unlike: text(.labelUnlike)
        case .save: text(.labelSave)
        case .unsave: text(.labelUnsave)
        case .openLive: text(.labelLive)
        case .why: text(.labelWhy)
        case .share: text(.labelShare)
        case .photos: text(.labelPhotos)
        case .comments: text(.labelComments)
        case .comment: text(.labelComment)
        case .words: text(.labelWords)
        case .filter: text(.labelFilter)
        case .kinds: text(.labelKinds)
        case .moreKinds: text(.labelMoreFeedKinds)
        case .allKinds: text(.labelAllKinds)
        case .area(let area): text(Self.phrase(of: area))
        case .showProfile: text(.labelProfile)
        case .showLiked: text(.labelLiked)
        case .showSaved: text(.labelSaved)
        case .showSettings: text(.labelSettings)
        case .chooseChart: text(.labelCharts)
        case .chart(let style): text(Self.phrase(of: style))
        case .notices(let isOn): text(isOn ? .labelNoticesOn : .labelNoticesOff)
        case .stopReport: text(.labelStopReport)
        case .stopAll: text(.labelStopAll)
        }
    }

    /// A report by its number, anything else by its kind and key: keys are ours, and short.
    private func savedLabel(of target: SaveTarget) -> String {
        guard let id = target.report else { return String(target.key.prefix(24)) }
        return text(.labelOpen, [.code: id.description])
    }

    private static func phrase(of area: FeedArea) -> Phrase {
        switch area {
        case .zip: .labelInZIP
        case .near: .labelNear
        case .state: .labelInState
        case .everywhere: .labelEverywhere
        }
    }

    private static func phrase(of style: ChartStyle) -> Phrase {
        switch style {
        case .bars: .labelBars
        case .pie: .labelPie
        case .text: .labelText
        }
    }
}

extension ReportKind {
    /// The words for it, which every language has.
    public var phrase: Phrase { Catalogue.phrase(of: self) }
}
