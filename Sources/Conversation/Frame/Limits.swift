internal import CivicFacts

/// The house's hard limits; each has its reason beside it.
enum Limits {
    /// Buttons under a message, above which none is added.
    static let buttons = 8
    /// A report is read by people under pressure: a screen or two.
    static let reportCharacters = 2_000
    /// What is longer goes on in notes: nobody who tells much is cut short.
    static let draftCharacters = 20_000
    /// A note or an answer is shorter than a report.
    static let noteCharacters = 1_000
    /// Of what moderators call themselves.
    static let nameCharacters = 60
    static let placeCharacters = 200
    /// A comment is an aside to a report.
    static let commentCharacters = 500
    /// What one giver says of themselves to another.
    static let sentenceCharacters = 200
    /// How long two givers are introduced to each other, and how long somebody to be introduced is looked for.
    static let meetingDays = 7
    static let searchDays = 30
    /// Among the oldest so many somebody to be introduced is looked for.
    static let sentencesRead = 50
    /// Messages one carries to the other, and how many of them are kept until that is over.
    static let letters = 100
    static let lettersKept = 10
    /// Comments a person may have in the moderators' queue at a time.
    static let waitingComments = 5
    /// What one goes through of the feed at once; the session remembers each.
    static let feedLength = 100
    /// A like, a save or a setting can be undone for so long.
    static let undoTime = Span.minutes(10)
    /// What is read of one message: several times what platforms let people write.
    static let charactersRead = 20_000
    /// More is treated as a report wherever it comes.
    static let longText = 4_000
    /// Telegram's album is ten photos.
    static let photos = 10
    /// Words of one report that moderators can mask.
    static let hiddenWords = 20
    /// A person with more is better served by the hotline.
    static let reportsADay = 5
    /// Fewer letters say nothing a moderator could check.
    static let fewestLetters = 8
    /// What was told of a danger with no report open waits for one to be begun.
    /// After words of danger nobody is asked for money for so long.
    static let givingPause = Span.minutes(60)
    /// Promises that are kept on one person.
    static let pledges = 100
    /// From so many on it is said how many people gave.
    static let countedGivers = 5
    /// An invoice can be paid for a day; its message can be taken away for two.
    static let invoiceLife = Span.hours(24)
    /// After a yes nobody else gets one for the same invoice.
    static let checkoutHold = Span.seconds(60)
    /// After a yes the money may still come.
    static let paymentGrace = Span.minutes(10)
    static let alarmLife = Span.minutes(30)
    /// Silent minutes after which whoever told of danger is asked whether to send it.
    static let nudge = Span.minutes(5)
    /// Urgent reports of one person that the rooms hear of before they are sent: more would fill them with nothing.
    static let headsUpsADay = 3
    /// Of all people together that the desk remembers.
    static let unfinished = 200
    /// A draft is gone by then, whatever became of its session.
    static let unfinishedLife = Span.hours(96)
    static let draftIdle = Span.minutes(30)
    static let draftLife = Span.hours(72)
    static let overlayIdle = Span.minutes(30)
    /// Photos and "also …" belong to the last report for this long.
    static let lateWindow = Span.minutes(60)
    /// "They let her in" tells what became of the last report; later it may be the next one.
    static let outcome = Span.minutes(20)
    /// An album's photos come one by one without an end marker.
    static let albumPause = Span(milliseconds: 1_500)
    static let albumPatience = Span.seconds(8)
    /// Lines that are sent in one breath are answered together.
    static let breath = Span.seconds(3)
    /// Photos still on their way hold a card back this long; urgent ones are never held.
    static let cardPatience = Span.seconds(60)
    static let lease = Span.minutes(15)
    /// Whoever is given a report has it until it is decided.
    static let assignment = Span.days(36_500)
    /// After this a decision stands; the reporter has acted on it.
    static let correction = Span.minutes(5)
    static let questionsAReport = 3
    /// The room sees words for a reporter so long before they leave.
    static let secondLook = Span.seconds(30)
    /// Whoever pressed [Ask] writes the question at once or not at all.
    static let armed = Span.minutes(5)
    /// Rejections that wait for a second look, and for how long.
    static let looks = 1_000
    static let lookLife = Span.days(7)
    /// Of these, those that are looked through for somebody, the oldest first.
    static let looksAtOnce = 50
    static let teamNotes = 20
    /// A moderator's question waits for its answer.
    static let answerTime = Span.hours(72)
    static let unansweredAtOnce = 100
    /// "yes, delete" counts this long after the question.
    static let deleteTime = Span.minutes(10)
    /// A code that joins two chats is typed at once or not at all.
    static let linkTime = Span.minutes(10)
    /// Wrong codes an hour: eight digits cannot be guessed in that many.
    static let linkTries = 5
    /// Reports that one moderator is handed at once, and for how long: little enough to be done in time.
    static let handful = 3
    static let handfulLease = Span.minutes(5)
    /// How long a report stays given to somebody who may not decide it.
    static let declining = Span.minutes(3)
    /// Whoever works and does nothing for so long is away.
    static let workSilence = Span.minutes(30)
    /// Somebody who was put out has nothing of a report in their chat a minute later.
    static let workCheck = Span.seconds(45)
    /// Among so many that wait the next one is looked for.
    static let servedAmong = 1_000
    /// Names on the board.
    static let boardNames = 8
    /// Open reports of one person that are shown unasked.
    static let openReportsShown = 3
    /// The digest is changed four times a minute at the most; edits have a limit as well.
    static let digestPause = Span.seconds(15)
    /// The age in it grows old as well: it is said anew when it has doubled, and not before this.
    static let digestLife = Span.minutes(5)
    /// Reports in one answer to a moderator: what a phone shows.
    static let listed = 5
    /// Rows of the audit log in one answer.
    static let logged = 10
    static let tagsAReport = 5
    static let tags = 50
    /// Filters that a team saves; their buttons on one page.
    static let views = 20
    /// Reports that one moderator, or a lead, rejects at once, and how long the set holds.
    static let bulk = 20
    static let bulkOfLeads = 200
    static let bulkTime = Span.minutes(5)
    static let viewButtons = 6
    static let filterCharacters = 120
    /// How often the room is told how things stand.
    static let shiftPause = Span.hours(1)
    /// How often the rooms are told where the audit log ends, and how often on a day with so many reports.
    static let anchorPause = Span.days(1)
    static let busyAnchorPause = Span.hours(1)
    static let correctionCharacters = 300
    static let correctionsAReport = 3
    /// Reports that stand under one.
    static let groupMembers = 50
    static let leasesAtOnce = 100
    /// Reports that go from a closed desk, or back, at once.
    static let movedAtOnce = 50
    /// Whoever is on duty and silent for so long is asked whether they are there, and has so long to answer.
    static let dutySilence = Span.minutes(30)
    static let dutyAnswer = Span.minutes(10)
    /// Urgent reports in nobody's hands that others are told of in one step.
    static let alarmsAtOnce = 50
    /// More than one moderator has in hand.
    static let heldAtOnce = 200
    /// Numbers in a line of a hand-over, notes in it, and how much of each.
    static let handOverCodes = 20
    static let handOverNotes = 5
    static let handOverNote = 200
    /// Waiting reports that are looked at for a place in the room in one step.
    static let shownAtOnce = 20
    /// "I meant …" is about what was answered no longer ago; a setting can be taken back as long.
    static let secondThought = Span.minutes(10)
    /// Among so many that wait a moderator finds one that somebody else has to decide.
    static let callable = 50
    /// More open reports than a banned person can have.
    static let openReportsCleared = 100
    /// How many comments lose what they had of their report when that goes.
    static let commentsClosed = 200
    /// A decision can be appealed for so long.
    static let appealTime = Span.days(30)
    static let appealCharacters = 1_000
    static let messagesAMinute = 20
    static let muted = Span.seconds(60)
    static let pageSize = 5
    /// What fits a small phone.
    static let messageCharacters = 1_200
    /// What a page says of people's words and its own; a line or two may come before it. A small phone shows 1,200.
    static let pageCharacters = 1_000
    /// Of words that are read part by part: there is nothing but them.
    static let partCharacters = 1_100
    /// Comments of a report that can be read, the newest first.
    static let commentsRead = 200
    /// Saved things that are listed.
    static let saved = 500
    /// Bills that one person follows: a notice each time one changes.
    static let follows = 20
    /// Months that the calendar shows: to the federal general election behind the next one.
    static let calendarMonths = 48
    /// All of them stand on one page.
    static let reminders = 6
    /// How often the elections of reminders are looked at; what is kept of them changes once a day.
    static let reminderPause = Span.hours(12)
    /// Messages that did not reach a person, after which no more are tried.
    static let unreached = 2
    /// How often followed bills are looked at; they are fetched as often.
    static let followPause = Span.hours(4)
    /// A look-up has eight seconds; what is not back a little later will not come.
    static let lookPatience = Span.seconds(12)
    static let seenKeys = 64
    /// A bot that says the same hint each time is a scold.
    static let hintPause = Span.minutes(10)
    /// Words of a text out of the blue that make it a report rather than a question.
    static let reportWords = 8
    /// Words from which an answer that is no time may go on telling.
    static let fewestToldWords = 4
}
