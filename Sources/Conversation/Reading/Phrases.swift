internal import Understanding

/// The lists of words and phrases in `phrases.words`, which readings compare plain text with; their languages together.
enum Phrases: String, CaseIterable {
    case electionOthers, secondThoughtsSighs, secondThoughtsReturns, secondThoughtsEnds, zipWhys,
        zipRefusals, zipRefusalMarks, zipRefusalVocabulary, zipWhyVocabulary, zipKeptMarks,
        zipKeptVocabulary, zipCorrections, zipTownLeads, placeLeads, placeWords, placeBuildings,
        placeFollowing,
        helpButtonMarks, helpButtonTroubles,
        helpButtonVocabulary, additionOpenings, additionFillers, afterDangerQuestions, alarmSafe,
        alarmCalm, alarmDenials, alarmExcuses, ruleDoubts, askingAroundOpenings,
        belongingVocabulary, correctionWishes, correctionHesitating, correctionOpenings,
        correctionPlaces, correctionFillers, fearAsking, fearAgents, grievanceWhole, grievanceParts,
        languageWishAround,
        occasionOpenings, occasionAsking, partTellings, partLeads, partSentences, photoRemovalTellers,
        photoRemovalLeads, photoRemovalKnown, askedLife, askedLifeLeads, thanksByes, thanksThanks,
        thanksAround, thanksNods, reliefLets, reliefOwn, reliefGoals, reliefAlone, reliefOver,
        reliefGivingUp, reliefNegations, reliefDoubts, photolessNegations, photolessNouns, photolessBare,
        photolessVocabulary, placeAsideAsking, placeAsideGeneric, placeAsideNothings, placeAsideLeaving,
        placeAsideZips, placeAsideQuestions, placeNamingDoers, placeNamingWhereabouts, placeOpeners,
        placeVocabulary, renouncingOrders, renouncingLeads, renouncingReasons, reportWishUnneeded,
        reportWishSends,
        reportWishReads, reportWishNameless, reportWishReadOpenings, reportWishReadFillers, reportWishWaits,
        reportWishEdits, reportWishEditOpenings, leavingStarts,
        reportWishCancels, reportWishAround, reportWishAskingWhatToDo, reportWishPuzzled,
        timeFillerAlone, unknowingPhrases, whenHedges, whenNows, whenPartsOfToday, wishRenewals,
        wishEmpty, withdrawWishPhrases, withdrawWishLateNoes, withdrawWishVerbs, withdrawWishAround,
        yesNoAfterNo, yesNoYeses, yesNoWeak, yesNoNoes, lastLookNows, lateAnothers, lateDones, addedUndos,
        placeMentionStops,
        placeMentionNouns, placeMentionUnnamed, placeMentionGenerics, reportAnswersOnlyHere,
        reportAnswersNoMorePhotos,
        returningReturns, timeAroundTime, officesPhrases, kindViolence, kindThreats, kindTurnedAway,
        kindStuckLine, kindMoved,
        kindMachine, kindLanguage, kindWrongInformation, kindAccess, kindLongLine, questionLeadIns,
        questionWishes,
        questionSubjects, questionAsks, questionNots, questionExclaims, questionTails, questionAuxiliaries,
        questionNeeds,
        questionNeedNots, hearsaySure, hearsayAsked, hearsayLikely, hearsayPersonal,
        resultsMargin, resultsSecond,
        resultsCount, resultsTurnout, resultsWinner, resultsNamed, resultsRunning, resultsDisputed,
        resultsAlbum,
        resultsElsewhere, resultsFillers, ownGiving, givingSurely, givingPerhaps, givingWords,
        givingGroups, givingParties, givingVotingWork, giverTax, giverTrust, giverShare, giverRank,
        giverChosen,
        giverWays, giverMonthly, giverUnnamed, giverThings, giverRefund, giverReceipt, giverWrites,
        giverMeets,
        giverNews, giverPays, giverDone, giverDrops, giverWaits, narrowNear, narrowInZIP, narrowEverywhere,
        narrowNewest,
        narrowOldest, narrowLiked, narrowPhotos, narrowAnyKind, narrowLongLine, narrowMachine,
        narrowWrongInformation,
        narrowMoved, narrowAccess, narrowThreats, narrowTurnedAway, narrowLeads, narrowMarks,
        narrowFillers,
        candidateWhos

    var list: [String] { Lexicon.phrases[rawValue] ?? [] }
    var words: Set<String> { Set(list) }
    var openings: Openings { Openings(list) }
    var set: PhraseSet { PhraseSet(list) }
}
