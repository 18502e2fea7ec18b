/// Every sentence and label the bot can say; each language's catalogue has exactly one text for each.
public enum Phrase: String, CaseIterable, Sendable {
    // Meeting
    case hello, zipAsk, zipWhy, zipRetry, zipRetryAgain, zipUnknown, zipForeign, zipCanada, zipWinnipeg,
        canadaElsewhere, zipConfirm, zipKnown, zipNone,
        zipPoint, menu, infoMenu, welcomeBack, languageAsk, languageSet
    // Report
    case what, whatRetry, whatRetryAgain, helpNow, dangerNow, reviewNote, startedFromText,
        startedFromPhoto, photosAsk, photosRetry, photosCount, photosHave, photosFull, photoRemoved,
        photoRemovedNumber, photosRemoved,
        photoTwice, added,
        placeAsk, placeRetry, placeRetryAgain, placePoint, placeTaken, pointIs, placeNone, timeNone, zipWhich,
        timeAsk, timeRetry,
        timeRetryAgain, timeFuture, confirm, confirmAsk, confirmRetry, confirmRetryAgain, lineWhat,
        linePhotos, linePlace, lineTime, lineKind, editAsk, kindAsk, changed, sent, already, stillOpen,
        tooLong, masked, lateAsk, lateThis, lateAll, lateAdded, addHere, photoOne, photoMany, draftNudge,
        draftBack, discarded, undone,
        tooMany, reportsOff, questionAsk
    // Photos that failed
    case photoNotAPicture, photoUnsupportedFormat, photoBroken, photoTooLarge, photoTookTooLong,
        photoUnavailable, photoOneOf,
        fileTooLarge
    // Own reports
    case mineHead, mineLine, mineEmpty, mineUnsent, mineGone, stateWaiting, stateQuestion, statePublic,
        stateNotPublic,
        stateWithdrawn, withdrawAsk, withdrawn, withdrawnAlready, noteAsk, noteAdded
    // One account on two platforms
    case linkCode, linkWrong, linkTooMany, linkSame, linkTaken, linkNone, linked, linkedThere, unlinked
    // Feed
    case feedInZIP, feedNear, feedInState, feedEverywhere, feedNothingNear, feedLine, feedEmpty, feedEnd,
        feedFull, feedGone,
        feedItem, feedWords, feedVerified, feedIsChecked, feedIsVerified, feedCounts, feedFilter, feedKinds,
        likeOn,
        likeOff,
        likeAlready, likeNone, likedHead, likedNone, saveOn, saveOff, saveAlready, saveNone, savedHead,
        savedNone,
        savedOn, actUndone, photosComing, shareHow, shareText, whyHead, whyFormula, whyNoDistance, whyAge,
        whyVerified, whyScore, commentsHead, commentsNone, commentLine, commentAsk, commentIs, commentLong,
        commentLink, commentMany, commentSent, commentApproved, commentRejected, commentReopened,
        commentWithdrawAsk, commentWithdrawn, postHead
    case labelLike, labelUnlike, labelSave, labelUnsave, labelWhy, labelShare, labelPhotos, labelComments,
        labelComment, labelWords, labelPartBefore, labelPartAfter, labelFilter, labelKinds,
        labelMoreFeedKinds, labelAllKinds, labelInZIP, labelNear,
        labelInState,
        labelEverywhere, labelLive
    // Profile and settings
    case secondAsk, secondSet, secondSame, secondGone, secondNone, settingsSecond, labelSecondZIP,
        labelDropSecondZIP, billsPlaceOnly
    case profile, settings, settingNone, settingOn, settingOff, chartAsk, chartBars, chartPie, chartText,
        chartSet,
        noticesOn, noticesOff, stopWhich, stopAsk, stopped, mineCommentLine, historyLine, deedSent, deedNoted,
        deedPhoto, deedAsked, deedAnswered, deedApproved, deedRejected, deedReopened, deedWithdrawn
    case labelProfile, labelLiked, labelSaved, labelSettings, labelCharts, labelBars, labelPie, labelText,
        labelNoticesOn, labelNoticesOff, labelStopReport, labelStopAll
    case cardCommentHead, cardCommentOn, toastAskedQuietly
    // Facts about voting
    case factsNeedZIP, factsSource, factsStale, electionsHead, electionsLine, electionsGeneral,
        electionsHouseRunoff, factsOtherState, repsNotThose,
        electionsPartly, repsHead,
        repsSenator,
        repsHouse, repsPhone, repsVacant, repsEnded, repsNotYet, repsDistrict, repsAtLarge, repsMany,
        repsUnsettled,
        repsUnknown, repsSenate, repsNoSenate, regHead, regCheck, regOnline, regInfo, regDeadlines,
        regOnlineBy, regMailBy,
        regInPersonBy, regNone, factsOverseas
    // Elections and those in office
    case factsUnknown, factsNotCovered, factsNotYet, factsNone, electionHead, electionToday,
        electionTomorrow, electionPresident, electionNoPresident, electionDays, electionDeadlines,
        electionDeadlinesSeveral,
        electionGone, repsState, repsOne, repsParty,
        repsSite, repsWrite, repsMail, repsOffices, repsOfficeSenate, repsOfficeHouse, repsOfficeUpper,
        repsOfficeLower, repsOfficeMayor, repsOfficeCouncil, repsBills, labelElectionDay, labelMore,
        labelLess, labelBills, labelElections, labelRepresentatives, labelRegistration
    // Bills, and look-ups that take a moment
    case lookWaiting, lookFailed, billsHead, billsUnknown, billsPassedHead, billsNewHead, billsAboutHead,
        billsNotAmong,
        billsFederalOnly, billsStateOnly, billsFilters, billStatus, billAction, billSponsor,
        billJoined, billSummary, billPeople, billSponsorLine, billJoinedLine, billNone, billUnknown,
        billUnread, stageIntroduced, stageInCommittee, stagePassedHouse, stagePassedSenate,
        stagePassedBoth, stageVetoed, stageBecameLaw, stageOther, followOn, followOff, followNone,
        followMany, followNews, followStop, followHead, followHow, followHowTo, followUnknown,
        billVote, billIntroduced, billJoinedBy, billsSorted, billsByNumber, billsByTitle,
        billsByIntroduced, billsByOldest, billsBySupport, followAllOff, followNot, labelFollows,
        labelUnfollowAll, labelSponsors, labelFollow, labelUnfollow, labelRefresh,
        labelFilters, labelFederal, labelState, labelAll, labelLatest, labelPassed, labelNew
    // Who runs, and what is on the ballot
    case candHead, candOver, candRunoff, candRunoffNames, candUnsettled, candMany, candOnly, candSample,
        candGuideEmpty, candGuideOrder, candUnofficial, candFiled, candFiledOnly, candFiledFor,
        candBallotOrder, candAlphabet, candLong, candNobodyYet, candSeats, candWithdrawn, candWithdrew,
        candRegistered, candResponses, candGone, candPresident, candMoneyHead, candMoney, candNoFigure,
        candNoFigures, candNoMoney, candNamedHead, candNamedHow, candCityHead, candCityMayor, candCityWard,
        candCityTrustee, candCityPartly, candCitySeveral, candHouse, candSenate, candNamedNone,
        addressForWard, candEarly, candPresidentToo, cityCouncilHead, labelCouncil, measuresHead,
        measuresNone, measuresNotYet, measuresHow, labelMeasures,
        labelCandidates, labelWinnipeg, labelFiles, candNoRace, candNoLines
    // How to vote
    case voteOrg, regSeveral, howHead, howLaw, howState, howNoState, howHotline, howRegistered, howMail,
        howEarly,
        howTrack,
        howOverseas, howIDs, howHelp, howProvisional, howCitizen, howNaturalized, howRecord, howStudent,
        howWork, labelHow,
        labelHowRegistered, labelHowMail, labelHowEarly, labelHowTrack, labelHowOverseas, labelHowIDs,
        labelHowHelp, labelHowProvisional, labelHowCitizen, labelHowRecord, labelHowStudent, labelHowWork
    // Where to vote, and street addresses
    case addressForDistricts, addressForPolling, addressForBallot, addressOnce, addressOr,
        addressRetry, addressRetryAgain, addressUnread, addressNone, addressSeveral, addressLost,
        pollingPlace, pollingEarly, pollingDropOff, pollingHours, pollingDays, pollingUnofficial,
        pollingMailOnly, pollingOver, pollingCheck, pollingUnknown, pollingLookup, pollingLine,
        repsStateWanted,
        deskPrivate, labelPolling, labelLine, labelAddress
    // Dates
    case calendarHead, calendarMonth, calendarCountry, calendarEmpty, calendarZone,
        calendarName, calendarNoDay, infoRepresentatives, infoBills, labelGuide, calendarComing,
        calendarCaption,
        calendarCheck, labelCalendar, labelMonth,
        labelCalendarFile
    // Saved cards
    case saveGone, savedOld, savedGone, savedReports, savedElections, savedBills, savedOfficials,
        savedCandidates, savedMeasures, savedResults, savedGuides, savedCharities
    // Reminders
    case reminderHead, reminderNone, reminderLine, reminderPaused, reminderWhich, reminderSetFor,
        reminderWhen, reminderTooLate, reminderTime, reminderSameDay, reminderDayBefore,
        reminderWeekBefore, reminderDaysBefore, reminderSet, reminderQuiet, reminderOver,
        reminderAlready, reminderMany, reminderOff, reminderAllOff, reminderRetry, reminderTimeRetry,
        reminderZone, reminderFire, reminderStop, reminderMoved, reminderGone, reminderDoubt,
        reminderBack, reminderLost, reminderRegister, reminderRegisterWhen, reminderRegisterUnknown,
        reminderRegisterLate, reminderRegisterNow, reminderRegisterLine, reminderRegisterFire,
        reminderRegisterSoon,
        labelReminders, labelRemind, labelRemindOff, labelRemindersOff
    // Privacy
    case recordChecking, recordRefused, recordCaption
    case privacy, privacyShare, exportComing, exportSoon, exportCaption, deleteAsk, deleteRetry, deleteDone
    // Help and the rest
    case help, helpHuman, helpWhat, helpPhotos, helpPlace, helpTime, helpConfirm, helpZIP, notYet,
        nothingToCancel, nothingToUndo, closed, top, lost, lostAgain, thanks, emergency, emergencyKept,
        emergencyMore,
        crisis, stayInLine,
        unsupported,
        emojiOnly, pointUnused, noVideo, oldButton, editUsed, takenOut, editNote, editNoTime, editUnused,
        slow,
        parkedAside
    // From the moderators
    case question, answerAsk, isAnswer, answerSent, answerSkipped, answerGone, approved, rejected,
        reopened, banned, unbanned
    // Declined, and other languages
    case onlyVoting, noSide, againstLaw, languageOffer
    // Questions in the middle of a report
    case questionKept
    // Guesses
    case guessHeader, labelNotAsked, labelTopicElections, labelTopicPolling, labelTopicCandidates,
        labelTopicReps, labelTopicBills, labelTopicRegister, labelTopicMail, labelTopicRules,
        labelTopicResults, labelTopicSaved, labelTopicDates, labelTopicGiving, labelTopicPerson
    // Words inside sentences
    case kindLongLine, kindTurnedAway, kindMachine, kindWrongInformation, kindMoved, kindAccess,
        kindThreats, kindOther, reasonNotVoting, reasonNoDetail, reasonPrivatePerson, reasonCopied,
        reasonUnsafe, reasonUnchecked, useVoice, useVideo, useSticker, useAnimation, useFile, useContact,
        usePoll, useAudio, useOther, whenNow, whenToday, whenEarlier, ageNow, ageMinute, ageMinutes,
        ageHour, ageHours, ageDay, ageDays
    // The moderators' card and room
    case cardHead, cardUrgent, cardWaiting, cardTaken, cardApproved, cardRejected, cardWithdrawn,
        cardPlace, cardTime, cardFacts, cardEarlier, cardLostPhotos, cardUnreachable, cardNote,
        cardQuestion, cardAnswer, cardPhotosAnswer, cardSkipped, cardPending, cardUnanswered, cardPhotos,
        matrixCardHelp,
        matrixEncrypted,
        matrixEncryptedForced,
        matrixCrowded, cardReasons, cardBans, buttonTake,
        buttonApprove, buttonReject, buttonAsk, buttonBan, buttonUndo, buttonBack, reasonButtonNotVoting,
        reasonButtonNoDetail, reasonButtonPrivatePerson, reasonButtonCopied, reasonButtonUnsafe,
        reasonButtonUnchecked, banDay, banDays, toastDone, toastTaken, toastTakenBy, toastApprovedBy,
        toastRejectedBy, toastWithdrawn, toastStale, toastUnknown, toastNoReport, toastRefused,
        toastAnonymous, toastAsk, toastAsked, toastAskLimit, toastAskOpen, toastReopened, toastTooLate,
        toastNothingToUndo, toastBanned, toastUnbanned, deskHelp, deskReasons, deskNumber,
        deskQueueEmpty, deskHere, deskAskWords
    // The moderators' queue
    case digestHead, digestCount, digestHeldBack, digestHow, digestTaken, digestDone, buttonNext, nextYours,
        nextHeld, nextNone, nextFull, cardHeldBack, matrixQueueHelp
    // Appeals, bans and two moderators
    case appealSay, appealSayBan, appealSent, appealNone, appealHow, appealLine, appealApproved,
        appealRejected,
        rejectNote, labelAppeal, banCleared, banLifted, banStays, whyBanSpam, whyBanAbuse, whyBanPrivacy,
        whyBanOther, whyBanButtonSpam, whyBanButtonAbuse, whyBanButtonPrivacy, whyBanButtonOther, cardWhyBan,
        cardAppealed, cardBefore, cardAppeal, cardBan, cardBacked, buttonLiftBan, buttonKeepBan, buttonClear,
        toastAppealOwn, toastSecond, toastSecondOwn, toastBanModerator, toastClearNoBan, toastCleared,
        toastNoAppeal, cardCleared, toastClearedBy, toastBanOver, toastNotBanned, deskBanHow
    // Lists, numbers and shifts of moderators
    case deskOpen, deskMore, deskListComment, deskFindHow, deskFindNone, deskStatsSent, deskStatsKinds,
        deskStatsDecided, deskStatsNames, deskStatsMedian, deskSomebody, deskStatusServed, deskStatusAsked,
        deskStatusSources, deskStatusCost, deskStatusNothing, deskStatusFresh, deskStatusOld, deskShiftHead,
        deskShiftDone,
        deskShiftHow, sentNobody, sentNobodyBefore
    // Verified, corrected, taken back, grouped
    case cardVerified, cardSource, cardCorrection, cardRetracted, cardRetractions, cardGrouped, cardGroup,
        cardAlike, cardAlikePlace, cardAlikePhoto, buttonVerify, buttonUnverify, buttonRetract, buttonGroup,
        buttonUngroup, toastVerified, toastVerifiedOpen, toastVerifiedAlready, toastNotVerified,
        toastNotPublic,
        toastCorrected, toastCorrectLimit, toastRetracted, toastRetractedBy, toastRestored, toastGrouped,
        toastUngrouped, toastGroupNot, toastGroupFull, toastIsGrouped, deskCorrectHow, deskGroupHow,
        feedCorrection, feedTakenBack, feedPeople, reportCorrected, reportRetracted, groupApproved,
        stateRetracted, stateGrouped, deedVerified, deedCorrected, deedRetracted
    // What is gone, or not there yet
    case commentClosed, deedOrphaned, stateOrphaned, cardCommentOnNothing, toastOrphaned, toastReportGone,
        toastParentNotPublic, toastNotYetPublic, toastOthersChoice
    // Masking
    case cardMasked, deskMaskHow, toastMasking, toastNoPhotos, toastNoSuchPhoto, deedMasked,
        cardFar
    // Buttons
    case labelSkip, labelDone, labelYes, labelNo, labelBack, labelCancel, labelUndo, labelClose,
        labelStartReport, labelShowMine, labelShowFeed, labelShowHelp, labelShowInfo, labelShowPrivacy,
        labelChooseLanguage, labelChangeZIP, labelRemovePhoto, labelUsePlace, labelZipOnce, labelZipHome,
        labelNow, labelToday, labelEarlier, labelSend, labelChange, labelFieldWhat, labelFieldPhotos,
        labelFieldPlace, labelFieldTime, labelFieldKind, labelMoreKinds, labelResume, labelDiscard,
        labelOpen, labelOlder, labelNewer, labelWithdraw, labelNote, labelAddLate, labelNewReport,
        labelAnswerNow, labelAddToReport, labelAnswer, labelSkipQuestion, labelAskDelete, labelDelete,
        labelExport
}

/// What is filled into a sentence.
public enum Slot: String, CaseIterable, Sendable {
    case age, cash, code, codes, command, comments, date, hotline, hours, kind, language, likes, max, miles,
        n,
        name, official,
        place,
        platform
    case point, question, reason, reasons, received, source, spent, state, text, url, when, zip
}
