internal import CivicFacts
internal import Understanding

/// Settings of one person: each change says what holds now, and the last one can be undone for ten minutes.
enum SettingsDialog {
    static func set(_ style: ChartStyle, _ visit: inout Visit) {
        note(.chart(visit.session.chart), &visit)
        visit.session.chart = style
        visit.say(SettingsWords.chartSet, [.kind: visit.words.text(style.phrase)])
        visit.open(SettingsPage())
    }

    /// `/settings bars off`
    static func command(_ rest: String, _ visit: inout Visit) {
        switch Plain(rest).text {
        case "bars on", "barras si": ResultDialog.setBars(true, &visit)
        case "bars off", "barras no": ResultDialog.setBars(false, &visit)
        default: IntentDialog.read(SettingsPage(), &visit)
        }
    }

    static func setNotices(_ isOn: Bool, _ visit: inout Visit) {
        note(.notices(isOn: visit.session.wantsNotices), &visit)
        visit.session.hasNotices = isOn
        visit.say(isOn ? SettingsWords.noticesOn : SettingsWords.noticesOff)
        visit.open(SettingsPage())
    }

    static func stopReport(_ visit: inout Visit) {
        visit.session.overlay = nil
        Control.cancel(&visit)
    }

    static func stopAll(_ visit: inout Visit) {
        visit.session.overlay = nil
        visit.session.misses = 0
        LeavingDialog.stop(&visit)
    }

    /// Remembers how a setting was.
    static func note(_ was: UndoableAct.Earlier, _ visit: inout Visit) {
        visit.session.lastAct = UndoableAct(at: visit.now, was: was)
    }

    /// Takes back the last like, save or setting of the last ten minutes; false if there is none.
    static func undo(_ visit: inout Visit) -> Bool {
        guard let act = visit.session.lastAct, visit.now.since(act.at) < Limits.undoTime else { return false }
        visit.session.lastAct = nil
        switch act.was {
        case .marked(let mark, let keepsake): visit.change(.mark(mark, keepsake: keepsake))
        case .unmarked(let kind, let target): visit.change(.unmark(kind, target))
        case .language(let language): visit.session.language = language
        case .zip(let zip):
            let former = visit.session.zip
            visit.session.zip = zip
            for feature in Features.all { feature.move(from: former, &visit) }
        case .reminders(let list): ReminderDialog.keep(list, &visit)
        case .follows(let list): FollowDialog.keep(list, &visit)
        case .secondZIP(let zip, let resolved): SecondZIPDialog.keep(zip, resolved: resolved, &visit)
        case .chart(let style): visit.session.chart = style
        case .notices(let isOn): visit.session.hasNotices = isOn
        case .bars(let isOn): visit.session.hasBars = isOn
        }
        visit.say(HomeWords.actUndone)
        visit.session.overlay = nil
        visit.askAgain()
        return true
    }
}
