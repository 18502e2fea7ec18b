/// Reminders.
extension English {
    static let reminders: [Phrase: String] = [
        .reminderHead: "Your reminders:",
        .reminderNone: "You have no reminders.",
        .reminderLine: "{name}, {date}: I write on {when}.",
        .reminderPaused: "Notices are off, so I do not write. Turn them on to hear from me.",
        .reminderWhich: "Pick a date to set a reminder, or to change one:",
        .reminderSetFor: "Set for {when}.",
        .reminderWhen: "When should I remind you? You can type it, too: 3 days before at 6 pm.",
        .reminderTooLate: "It is too late for a reminder of this one.",
        .reminderTime: """
        {text}. At what hour? You can type one, like 7:30 pm. I do not write from 9 pm to 8 am.
        """,
        .reminderSameDay: "On the day",
        .reminderDayBefore: "1 day before",
        .reminderWeekBefore: "1 week before",
        .reminderDaysBefore: "{n} days before",
        .reminderSet: "I will remind you on {when}. Say \"reminders\" to change it.",
        .reminderQuiet: "I do not write at night, so I moved it.",
        .reminderOver: "That time is over. Please pick a later one.",
        .reminderAlready: "This one is set already.",
        .reminderMany: "You have {max} reminders. End one first.",
        .reminderOff: "That reminder is off. Say \"undo\" to get it back.",
        .reminderAllOff: "All reminders are off. Say \"undo\" to get them back.",
        .reminderRetry: "Please pick a button, or type it, like: 2 days before.",
        .reminderTimeRetry: "Please type an hour, like 9 am or 6:30 pm.",
        .reminderZone: "Your reminders keep their hours, by the clocks of {place}.",
        .reminderFire: "Reminder: {name} is on {date}.",
        .reminderStop: "To change or end reminders, say \"reminders\". To end all messages, say \"stop\".",
        .reminderMoved: "{name} moved. It is on {date} now, not on {when}.",
        .reminderGone: "{name}, {date}, is not on my list any more. It may be off. Check {official}.",
        .reminderDoubt: "It is not on my list any more. Check {official} first.",
        .reminderBack: "{name}, {date}, is on my list again.",
        .reminderLost: """
        My messages did not reach you, so I ended your reminders. Say "reminders" to set them again.
        """,
        .reminderRegister: "Signing up to vote ends some time before an election. For {name}, {date}:",
        .reminderRegisterWhen:
            "When should I remind you to sign up? You can type it, too: 50 days before at 6 pm.",
        .reminderRegisterUnknown: "I do not know the last day to sign up where you live. Check {official}.",
        .reminderRegisterSoon:
            "{name}, {date}, is too near for a reminder. Check now if you can still sign up.",
        .reminderRegisterLate: "That may be too late to sign up. Please pick an earlier time.",
        .reminderRegisterNow: "No election I know of is far enough off for a reminder. Please check now.",
        .reminderRegisterLine: "To sign up to vote for {name}, {date}: I write on {when}.",
        .reminderRegisterFire:
            "Reminder: sign up to vote, or check that you are signed up. {name} is on {date}.",
        .labelReminders: "Reminders",
        .labelRemind: "Remind me",
        .labelRemindOff: "Turn off",
        .labelRemindersOff: "Turn all off",
    ]
}
