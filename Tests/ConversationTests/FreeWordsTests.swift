import Testing

@testable import Conversation
@testable import Understanding

/// Sentences of voters that were once misread.
@Suite struct FreeWordsTests {
    static let understanding = Understanding.shared

    @Test(arguments: [
        "I disagree, i have the flyer in my hand and it says nov 4", "i agree, i have the letter",
        "i have the letter in my hand, i am upset", "im mad, i have the letter in my hand",
        "i have the flyer in my hand and i am tired", "I disagree. I have a gun shop next door",
        "tengo la carta en la mano y estoy enojada", "i have my ballot in my hand and i am so tired",
        "no estoy de acuerdo, tengo el folleto en la mano", "it is shorter now",
        "fire alarm went off and everybody had to leave, now line restarts",
        "hombre grabando a la gente", "no aguanto mas", "le avisan a la migra?", "this is useless",
    ]) func calmWordsRingNothing(text: String) {
        #expect(Self.understanding(text).safety == nil)
    }

    @Test(arguments: [
        ("a lady fainted in the line", Safety.emergency), ("me duele el pecho", .emergency),
        ("my kid is missing at the polls", .emergency), ("mi hijo se perdio en la fila", .emergency),
        ("no encuentro a mi nieta", .emergency), ("cant find my toddler", .emergency),
        ("if i dont get to vote whats the point of living", .crisis),
        ("i have the pills in my hand", .crisis), ("tengo la carta de despedida en la mano", .crisis),
        ("i didnt get to vote", .cannotVote), ("not allowed in", .cannotVote),
        ("what do i do they say i already voted", .cannotVote),
        ("wrong name on the list for me", .cannotVote),
        ("the pollbook is down, no one can check in at Hill School", .cannotVote),
        ("cant check in, computers down", .cannotVote),
        ("they said my vote was already cast by mail but i never did", .cannotVote),
        ("no pude votar", .cannotVote), ("no me dejaron", .cannotVote),
        ("mi esposo no puede votar le quitaron su boleta", .cannotVote),
        ("ICE agents at the polls, my mom is scared", .cannotVote),
        ("hay agentes de migracion en la puerta, tengo miedo", .cannotVote),
        ("i was told ill be arrested if i vote", .cannotVote),
        ("me van a echar la migra?", .cannotVote),
    ]) func troubleRings(text: String, safety: Safety) {
        #expect(Self.understanding(text).safety == safety)
    }

    @Test(arguments: [
        "mi esposo no puede votar le quitaron su boleta", "llego una boleta a nombre de mi papa que ya murio",
        "el señor de la mesa trae boletas falsas", "she sells votes", "the scanner is down",
        "scanner is broken at city hall", "tabulator jammed", "power went out", "se fue la luz",
        "fila de 3 cuadras", "no pens here", "they have only 1 booth",
        "no habla nadie espanol", "nobody speaks korean here", "someone is electioneering",
        "sign says vote wednesday", "robocall says vote by text", "dropbox is locked", "elevator broken",
        "they sent me to another school", "the clerk said i was not in the book",
        "i want to complain about the lady in charge", "republicans are cheating at this place",
        "democrats are cheating here", "los democratas hacen trampa en la escuela",
        "los republicanos hacen trampa en la escuela",
    ]) func problemsBeginAReport(text: String) {
        let understood = Self.understanding(text)
        #expect(understood.intent == .startReport)
        #expect(understood.isActedOn, "\(understood.confidence)")
    }

    @Test(arguments: [
        ("i want a file with everything you have on me", Intent.privacy),
        ("mandame todo lo que tienes de mi", .privacy), ("who reads these", .privacy),
        ("are you gonna tell my boss", .privacy), ("le avisan a la migra?", .privacy),
        ("borra mi numero", .deleteData), ("forget everything i said", .deleteData),
        ("take it back pls", .myReports), ("remove my last report", .myReports),
        ("forget the report its fixed", .myReports), ("no sirves", .human), ("u are a stupid bot", .human),
        ("this is useless", .human), ("no aguanto mas", .human), ("can you help me im at the polls", .human),
        ("which party cheats more", .opinion), ("how do i sell my vote", .abuse),
    ]) func wishesAreFollowed(text: String, intent: Intent) {
        let understood = Self.understanding(text)
        #expect((intent.kind == .refuse ? understood.intent : Intent(meant: text)) == intent)
    }

    @Test(arguments: ["no pude votar", "no me dejaron", "no pudo votar"])
    func shortWordsTellTheLanguage(text: String) {
        #expect(Self.understanding(text).language.isLikely)
        #expect(Self.understanding(text).language.code == "es")
    }

    @Test(arguments: OtherLanguage.all.map(\.code)) func everyOtherLanguageNamesTheEmergencyNumber(
        code: String
    ) {
        #expect(OtherLanguage.all.first { $0.code == code }?.danger.contains("911") == true)
    }
}
