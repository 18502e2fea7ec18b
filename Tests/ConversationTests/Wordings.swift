@testable import Conversation

/// All that the bot can say.
enum Wordings {
    /// Every enum of sentences, which a test compares with the sources.
    static let all: [any Wording.Type] = [
        AddressWords.self,
        AnswerWords.self,
        AppealWords.self,
        BanWords.self,
        BillListWords.self,
        BillWords.self,
        BoardWords.self,
        CardStateWords.self,
        CardWords.self,
        CharityTagWords.self,
        CleanUpWords.self,
        CommentWords.self,
        CommonLabels.self,
        ContestWords.self,
        CountWords.self, PictureWords.self,
        DangerWords.self,
        DateWords.self,
        DeedWords.self,
        DeskLabels.self,
        DeskWords.self, DeskHelpWords.self, ProbationWords.self, SecondLookWords.self,
        DoneWords.self, PhotoChoiceWords.self, BlackOutWords.self, PublicTextWords.self, BulkWords.self,
        DraftWords.self, DrillWords.self, DutyWords.self, HandOverWords.self, UntakenWords.self,
        ElectionWords.self,
        FactsWords.self, RegistrationLimitWords.self,
        FeedWords.self,
        FilterWords.self,
        FilingWords.self,
        FollowWords.self,
        GivingLabels.self,
        GivingWords.self, CharityListWords.self, GiverWords.self, NewsWords.self, GiftPostWords.self,
        GiftCardWords.self, MeetingWords.self,
        GuessWords.self,
        HeadsUpWords.self,
        HelpWords.self,
        HistoryWords.self,
        HomeWords.self,
        HowWords.self,
        KindWords.self,
        LanguageWords.self, LogWords.self,
        LastLookWords.self,
        LateWords.self,
        LeavingWords.self,
        LikeWords.self,
        LinkWords.self,
        ListWords.self,
        ListWordsInRoom.self,
        MatrixWords.self, MatrixTeamWords.self,
        MeasureWords.self,
        MovingWords.self, AssignWords.self,
        MineWords.self,
        OutcomeWords.self,
        PhotoWords.self, VideoWords.self,
        PaymentWords.self,
        PledgeWords.self,
        ReceiptWords.self,
        PollingWords.self,
        PrivacyWords.self,
        ProvisionalWords.self,
        QuestionWords.self,
        QueueWords.self,
        RaceWords.self,
        ReadyWords.self,
        ReasonWords.self,
        RefusalWords.self,
        RegistrationReminderWords.self,
        RegistrationWords.self,
        ReminderWords.self,
        ReportLabels.self,
        ReportWords.self,
        RepresentativeWords.self, StateHouseWords.self, OfficeLevelWords.self, StateRuleWords.self,
        DeadlineWords.self, ElectionNameWords.self,
        ResultLabels.self,
        RestoredWords.self,
        ResultWords.self,
        RuleLabels.self,
        RuleWords.self,
        SavedWords.self,
        SettingsWords.self,
        ShareWords.self,
        StatsWords.self, HouseAlarmWords.self,
        TimelineWords.self,
        ToVoterWords.self,
        UnsupportedWords.self,
        WhenWords.self,
        WhyWords.self,
        WinnipegWords.self,
        ZIPWords.self,
        WorkWords.self,
    ]

    /// Every sentence and label.
    static let cases = all.flatMap { $0.everyCase }
}

extension Wording {
    /// All of the same purpose.
    static var everyCase: [any Wording] { Array(allCases) }

    /// True for what stands on a button.
    var isLabel: Bool {
        "\(Self.self)".hasSuffix("Labels") || ["label", "button"].contains { "\(self)".hasPrefix($0) }
    }
}
