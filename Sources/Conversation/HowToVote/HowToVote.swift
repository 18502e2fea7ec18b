/// How voting works.
enum HowToVote: Feature {
    static let pages: [any Page.Type] = [HowTopicsPage.self, HowPage.self]
    static let choices: [any Press.Type] = [
        OpenHow.self, ShowHowTopics.self,
    ]
}
