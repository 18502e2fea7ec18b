extension Catalogue {
    /// What the button of a choice of the feed or of the settings reads.
    func label(of choice: FeedChoice) -> String {
        switch choice {
        case .item(let id): text(CommonLabels.open, [.code: id.description])
        case .openSaved(let target): savedLabel(of: target)
        case .only(let kind): text(Self.phrase(of: kind))
        case .like: text(LikeWords.labelLike)
        case .unlike: text(LikeWords.labelUnlike)
        case .save: text(SavedWords.labelSave)
        case .unsave: text(SavedWords.labelUnsave)
        case .openLive: text(FeedWords.labelLive)
        case .why: text(WhyWords.labelWhy)
        case .share: text(ShareWords.labelShare)
        case .photos: text(FeedWords.labelPhotos)
        case .comments: text(CommentWords.labelComments)
        case .comment: text(CommentWords.labelComment)
        case .words: text(FeedWords.labelWords)
        case .filter: text(FeedWords.labelFilter)
        case .kinds: text(FeedWords.labelKinds)
        case .moreKinds: text(FeedWords.labelMoreKinds)
        case .allKinds: text(FeedWords.labelAllKinds)
        case .area(let area): text(Self.phrase(of: area))
        case .showProfile: text(SettingsWords.labelProfile)
        case .showLiked: text(LikeWords.labelLiked)
        case .showSaved: text(SavedWords.labelSaved)
        case .showSettings: text(SettingsWords.labelSettings)
        case .chooseChart: text(SettingsWords.labelCharts)
        case .chart(let style): text(Self.phrase(of: style))
        case .notices(let isOn): text(isOn ? SettingsWords.labelNoticesOn : SettingsWords.labelNoticesOff)
        case .stopReport: text(SettingsWords.labelStopReport)
        case .stopAll: text(SettingsWords.labelStopAll)
        }
    }

    /// A report by its number, anything else by its kind and key: keys are ours, and short.
    private func savedLabel(of target: SaveTarget) -> String {
        guard let id = target.report else { return String(target.key.prefix(24)) }
        return text(CommonLabels.open, [.code: id.description])
    }

    private static func phrase(of area: FeedArea) -> FeedWords {
        switch area {
        case .zip: .labelInZIP
        case .near: .labelNear
        case .state: .labelInState
        case .everywhere: .labelEverywhere
        }
    }

    private static func phrase(of style: ChartStyle) -> SettingsWords {
        switch style {
        case .bars: .labelBars
        case .pie: .labelPie
        case .text: .labelText
        }
    }
}

extension ReportKind {
    /// The words for it, which every language has.
    public var phrase: KindWords { Catalogue.phrase(of: self) }
}
