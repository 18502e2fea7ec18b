/// What voters talk about, concept by concept, in English.
extension Lexicon {
    static let englishConcepts = """
        vote: vote, voting, voted, votin, voter, voters, votes, cast my, cast a, casting, cast
        election: election*, electoral
        election.kind: primary, primaries, general election, runoff*, midterm*, special election,
         local election*, municipal election*, presidential election, school board election, caucus*,
         election day, mayoral election, city election, county election
        poll.place: polling place*, polling location*, polling station*, polling site*, voting place*,
         voting location*, voting site*, voting center*, vote center*, voting station, voting centre,
         voting precinct, my precinct, precinct*, polling center*, poll location, poll site, where to vote,
         where do i vote, where i vote, where can i vote, place to vote, where i go to vote,
         where do i go to vote, go vote, voting spot, where should i vote, where am i voting,
         where am i supposed to vote, my poll, polling
        polls: polls, the polls, poll open, poll close
        dropbox: drop box*, dropbox*, drop off, ballot box*, drop it off, dropoff, drop my ballot,
         turn in my ballot, hand in my ballot
        ballot: ballot*
        ballot.mine: my ballot, on the ballot, sample ballot, ballot look like, whats on my ballot,
         on my ballot, the ballot look, everything on the ballot, ballot preview, preview my ballot
        measure: measure*, proposition*, referend*, initiative*, ballot question*, amendment*, prop,
         bond issue, bond measure, levy
        candidate: candidat*, nominee*, contender*, challenger*, running mate, my choices, my options for,
         incumbent*, opponent*
        run.for: running, run for, runs for, is running, running for, running against, on the ticket,
         up for election, up for reelection, seat up, on the slate, whos up, in the race, in the running,
         throwing their hat
        office: governor, mayor, sheriff, judge*, president, council, city council, school board,
         attorney general, secretary of state, senate, house race, treasurer, district attorney,
         commissioner*, supervisor*, clerk, county clerk, comptroller, assessor, lieutenant governor,
         constable, alderman, house seat, races, race
        rep: representative*, senator*, congressman, congresswoman, congressperson, congress person,
         legislator*, lawmaker*, elected official*, elected, politician*, assemblyman, assemblywoman,
         assemblymember, assembly member, council member*, councilman, councilwoman, councilmember*,
         alderwoman, my officials, delegate*, member of congress, represents, represent me, represent us,
         represent my, rep, reps, my electeds, public official*
        district: district*, ward, wards, congressional
        bill: bill, bills, legislation, legislative, statute*, act, proposed law*, resolution*
        bill.number: #bill
        law: law, laws
        congress: congress, senate floor, house floor, legislature, capitol, state house, statehouse,
         washington, house of representatives, the senate, the house
        bill.move: sponsor*, cosponsor*, co sponsor*, pass*, voted on, introduced, committee,
         signed into law, become law, debated, voting on, being considered, pending, vetoed, floor vote
        topic: health*, healthcare, medicare, medicaid, education, immigration, climate, environment,
         abortion, housing, guns, veterans, minimum wage, student loans, social security, taxes,
         infrastructure, energy, broadband, childcare, marijuana, crime, police reform, border, insulin,
         agriculture, farm, privacy act, clean water
        register: register*, registr*, registering, sign up, signup, signing up, sign me up, enroll*,
         get on the rolls, voter card, voter roll*, on the rolls, voter list, on the list, first time voter,
         purged, sign up to vote, become a voter, registered, voter file
        age: turned 18, turning 18, turn 18, im 18, 18, 17, years old, i just turned, birthday, underage
        home.moved: i moved, just moved, we moved, moved to, im moving, moving to, relocated, new address,
         new place, new apartment, new house, changed address, moved here, moved last, recently moved,
         moved in
        name.change: new name, last name, married, maiden name, changed my name, name change
        party.mine: party affiliation, my party, change parties, change party, switch parties, independent
        mail: mail, mailed, mailing, mail in, by mail, absentee*, vote by mail, postal, post office,
         through the mail, mail in ballot, envelope, postmark*, stamp*, postage, absentee ballot
        early: early, early voting, vote early, before election day, advance voting, in person early,
         ahead of time
        away: overseas, abroad, military, deployed, deployment, out of town, out of state, traveling,
         travelling, away, expat, living in another country, stationed, homebound, hospital, nursing home,
         studying abroad, on a trip, at college, away at school, vacation, out of the country
        track: track*, tracking, where is my ballot, arrived, receive*, received, get counted, been counted,
         didnt come, hasnt come, never came, hasnt arrived, never arrived, never got my, havent gotten,
         did my ballot, been received, came in the mail, showed up in the mail, havent received
        id.card: id, ids, identification, drivers license, driver license, driving license, license,
         passport, photo id, id card, state id, picture id, proof of address, proof of residence,
         birth certificate, utility bill, student id, social security card, documents, paperwork,
         what to bring, what should i bring, what do i bring
        felony: felon*, felony, convict*, conviction, probation, parole, prison, jail, criminal record,
         a record, incarcerated, misdemeanor, ex con, locked up, served my time, did time
        citizen: citizen*, noncitizen*, green card, undocumented, immigrant*, permanent resident,
         naturalized, visa, daca, resident alien, dual citizen, non citizen
        rules: rule*, rights, my rights, allowed to, qualify to vote, who can vote, requirements,
         eligible to vote, right to vote, legal to, the law on, regulation*, voter id law*, legally
        provisional: provisional*, signed the book, spoiled ballot, spoil my ballot,
         made a mistake on my ballot, new ballot, replacement ballot, mess up my ballot, messed up my ballot
        assist: help me vote, someone help, assistance, assist me, come in with me, bring someone,
         bring my kid*, bring my child*, read the ballot, curbside, accessible, wheelchair accessible,
         interpreter, translator, language help, cant read, bring a friend, help my mom, help my dad,
         help my grandma, help my grandmother, help my wife, bad eyesight
        conduct: selfie*, phone in the booth, take a picture, take a photo, cell phone, campaign shirt,
         wear a, shirt, hat, tshirt, bring notes, cheat sheet, use my phone, phone inside, wear my,
         electioneering, leave it blank, skip a race, write in, write ins, bring my dog
        time.off: time off, off work, leave work, my boss, employer, paid leave, miss work, work shift,
         from work, my job
        homeless: homeless, no address, shelter, without a home, no fixed address, p o box, po box
        results: result*, outcome*, tally, tallies, returns, vote total*, vote count*, votes did,
         final numbers, count so far, turnout, margin, exit poll*, score of the election, numbers from,
         counts, count
        won: won, win, wins, winner*, winning, ahead, leading, lead, losing, lost the, beat, elected last,
         defeated, call the race, called the race, been called, come out on top, victory, final count,
         take the seat, got elected, who took
        chart: chart*, graph*, pie, bars, bar chart, pie chart, plot, visual*, as text, plain text,
         text only, just text, no charts, just numbers, diagram*, in bars, only text, tables
        report: report, reports, reporting, reported, file a complaint, file a, submit*, flag, complain,
         document this, let someone know, write up, tip
        report.mine: my report*, report i, reports i, my complaint, my submission*, report number,
         i reported, i submitted, i filed, what i sent, i sent in, my case, my post, i sent, the one i sent,
         my earlier report, thing i reported, #report
        line: long line*, line, lines, queue*, wait time*, waiting in line, hours in line, around the block,
         wait is, waited, waiting, been standing, standing here, standing in, out the door, hour wait,
         hours wait, not moving, been here for
        turned.away: turned away, turned me away, turned us away, turned _ away, turn people away,
         turning people away, turning away, sent me home, sent home, refused, refuse to, refusing, denied,
         rejected at, wont let, not letting, wouldnt let, wont give me, said i cant vote, not on the list,
         told me i cant, told i cant, told me to leave, told to leave, couldnt vote, kicked out,
         not being allowed, cant find my name, didnt let, said im not, says im not, told me im not,
         wouldnt give, not allow*, not in the system, already voted, made me leave, made me, told me to go,
         told us to go, couldnt find my name, wouldnt accept, didnt allow, dont have my name
        machine: machine*, scanner*, tabulator*, printer, touchscreen, touch screen, tablet, kiosk,
         voting booth, booth*, equipment, screen, poll book, pollbook, computers, e poll, reader, device,
         systems down, system is down
        broken: broken, broke, broke down, not working, isnt working, arent working, doesnt work,
         stopped working, down, jammed, jamming, frozen, malfunction*, out of order, wont scan, crashed,
         crashing, died, glitch*, busted, acting up, failing, failed, offline, wont read, flipped, flipping,
         unplugged, freezing, switched my vote, wrong name came up, error, jam
        ran.out: ran out, out of ballots, out of paper, running out, no ballots, short on, no pens,
         not enough, no more ballots, run out, only one, just one, short staffed, understaffed, no power,
         power went out, power outage, no electricity, lights went out, no workers, no one here, nobody here
        intimidate: intimidat*, harass*, bully*, yelling, shouting, screaming, blocking, following people,
         aggressive, hostile, threatening, filming voters, filming people, taking pictures of,
         recording people, taking photos of, armed, militia, scaring, scared, taking down license,
         surround*, uncomfortable, asking people, asking who, demanding, questioning people, menacing,
         pressuring, pressured, watching us, staring, told me who to vote, rude, cursing, bothering,
         challenging voters, challenging people, racist, slurs, uniform*, electioneers, campaigning,
         too close, handing out flyers, passing out, trucks, flags, telling people who, cops at
        poll.worker: poll worker*, poll watcher*, pollworker*, election worker*, election judge*,
         election official*, volunteer*, observer*, staff, worker*, officials, lady at the desk,
         guy at the desk, check in, people at the, clerk told, security guard, bouncer, poll judge
        wrong.info: misinformation, disinformation, false info, false information, wrong information,
         wrong info, wrong day, wrong date, wrong time, fake news, fake text, fake flyer*, flyer*,
         robocall*, robo call*, rumor*, rumour*, lying, lies, misleading, spam text, text saying,
         got a text, got a call, call saying, saying the election, told people, telling people,
         told us the wrong, facebook post, posters say, sign says, sign saying, false, mailer,
         letter saying, bogus, hoax, scam, post saying, somebody called me
        place.moved: was moved, been moved, got moved, moved my, moved our, changed my polling,
         changed location, closed down, closed my, shut down, is closed, was closed, closed early, locked,
         doors locked, didnt open, hasnt opened, not open, opened late, no sign*, nobody told, never opened,
         relocated the, isnt open, closed already, moved without, still closed, door is locked
        access: wheelchair, ramp, elevator, disabled, disability, blind, deaf, handicap*, no translator,
         no interpreter, no spanish, only english, accessible entrance, stairs, no parking, parking,
         no chairs, no water, heat
        suppression: suppress*, suppression, disenfranch*, cheating, stuffing, tamper*, voter fraud,
         stealing, someone voted, voted in my name, voted as me, opened envelopes, torn, throwing away,
         threw away, threw out, thrown away, wrong ballot, wrong party, missing from my ballot,
         took my ballot
        saw: saw, seen, witness*, noticed, watching, happened, happening to, see something, just happened,
         going on here, im at, i am at, here at, at my polling
        feed: feed, feeds, newsfeed, news feed, live updates, timeline, stream, wall
        happening: happening, going on, whats up at, whats new at, news, updates, whats it like at,
         how are things at, any problems, any issues, hows it going at, how is it going at, situation at,
         how bad, how long are the lines, how long is the line, how long is the wait, are there lines,
         any trouble, any long lines, any reports, been any
        people.say: people reporting, people saying, others reporting, other people, others are,
         what others, other voters, others saying, folks saying, reports near, reports in, reports from,
         reports around, recent reports, latest reports, newest reports, top reports, all reports,
         everyone else, what are people, what is everyone, reports today, public reports, other reports,
         reported near, reported in, reported around, been reported, being reported, problems near,
         problems in my, issues near, issues in my, incidents near, problems around, reports at,
         anyone else, most liked, whats been
        saved: saved, save*, bookmark*, favorite*, favourite*, favs, faves, starred, pinned, kept,
         reading list, liked, i liked, put aside, hearted, watchlist
        calendar: calendar*, schedule*, ics, google calendar, outlook, planner, important dates, key dates,
         all the dates, big dates, dates and deadlines, all the deadlines, list of deadlines, timeline of,
         upcoming dates, dates to remember, mark my calendar, deadlines
        remind: remind*, reminder*, notify*, notification*, alert*, ping me, nudge me, dont let me forget,
         let me know when, text me before, heads up, message me before, text me the, wake me, alarm,
         buzz me, text me when, send me a text, tell me when its, let me know before, message me the
        settings: setting*, preference*, options, configure, configuration, profile, account settings,
         customize, set up my, setup
        language: language*, spanish, english, translate to, in spanish, in english, speak spanish,
         speak english, vietnamese, chinese, tagalog, korean, french, arabic, creole, bilingual
        zip: zip, zipcode*, zip code*, zips, postal code*, postcode, #zip, area code, my location,
         wrong location, wrong city
        charity: charit*, nonprofit*, non profit*, donate, donating, donation*, good cause, cause*,
         give money, giving, fundrais*, philanthrop*, food bank*, where to give, contribute, contribution*,
         chip in, give back, humane society, pantry, support a, red cross, help out, give to, make a gift,
         gave, #money, giving history, tax deductible, volunteer at
        privacy: privacy, private, anonymous*, confidential*, personal information, personal info,
         personal data, my data, my info, my information, data do you, data you, know about me, have on me,
         store about, keep about, collect*, stored, track me, sell my, share my, sharing my, see my name,
         know who i am, my identity, secure, my details, spying, spy on, who can see, who sees, encrypted,
         gdpr, storing, keep on me, show my name, reveal, linked to me, trace*, know its me,
         find out it was me, hide my name, information about me, hold on me, messages private, record of me,
         what i say, who reads, my name public, dossier
        who.gets: government, ice, immigration officers, police see, the cops, the feds, my boss see,
         third part*, advertisers, the state, law enforcement, the fbi, trump, big tech
        export: export*, everything you have on me, everything you have about me, everything you know about me,
         all you have on me, all you have about me, a file with, file of everything, download my, copy of my, a copy of
        account: account, my account, profile, history, my history, chat history, conversation,
         conversations, records, my number, our chat, all my stuff, my records, existence
        help: help, help me, instructions, guide, tutorial, how does this work, how do you work,
         what can you, what do you do, features, commands, confused, lost, i dont understand, i dont get it,
         dont know how, how do i use, what are my options, capabilities, getting started, what else can,
         stuck, idontknow what, how this works, what is this, what are you, who are you, what can i,
         new here, things can you, faq, no idea, functions, what should i do, what am i supposed, can you do
        menu: menu, home, main, start over, start, options menu, list of options, begin, get started,
         main screen, home screen, beginning
        cancel: cancel*, abort, exit, quit this, get out, discard, scrap, drop it, stop this, end this,
         never mind, nevermind, forget it, forget that, forget about it, skip it, changed my mind,
         dont bother, no longer want, dont want to report, dont send, call it off, stop the report,
         leave this, not anymore, scratch that, end report, throw it away, i quit, close this,
         dont want to do this, dont feel like, bail, done with this
        back: back, go back, previous, undo, step back, return to, last step, one step, before that,
         last question, last screen, take that back, redo, went too far, go to the last, back up, backwards
        mistake: mistake, oops, whoops, typo, i meant, messed that up, by accident, accidentally,
         wrong button, hit the wrong, not what i meant, wrong answer, tapped the wrong, pressed the wrong,
         clicked the wrong, put the wrong, misclick*
        more: more, show more, see more, load more, next page, another page, older, more of, keep going,
         continue, more results, few more, any more, any others, other ones, whats next, rest of, go on,
         further, next ones, keep scrolling, remaining, the others, page 2, page two, next 5, another one
        yes: yes, yeah, sure, ok, yess, correct, right, yup, absolutely, definitely, of course, go ahead,
         do it, sounds good, looks good, thats right, confirm, confirmed, affirmative, thumbsup, please do,
         send it, thats correct, exactly, true, fine, perfect, thats it, good to go, all good, agreed,
         for sure, totally, indeed, aye, submit it, thats fine, works for me, i do, i am, it is, i agree
        no: no, nope, nah, not really, incorrect, thats wrong, thats not, not that, no way, no thanks,
         no thank you, negative, thumbsdown, not correct, not quite, id rather not, dont think so,
         rather not, absolutely not, hell no, please dont, not yet, not this, thats incorrect, isnt right,
         not right, not now, i do not, i dont
        greet: hello, hi, hey, good morning, good afternoon, good evening, howdy, greetings, whats up,
         how are you, hows it going, morning, evening, anyone there, you there, is anyone there,
         nice to meet, are you there, hows your day, how you doing, how are u, good day
        thanks: thanks, thank, thank you, appreciate*, grateful, cheers, awesome, much obliged,
         youre the best, lifesaver, great job, good bot, very helpful, that helped, god bless, you rock,
         bless you, good job, so helpful, was helpful, helped me a lot, helped a lot, well done, nice work,
         love this bot
        human: human, person, real person, agent, operator, representative please, someone real,
         actual person, live person, somebody, live agent, customer service, customer support, support team,
         moderator*, a human, staff member, someone in charge, real human, actual human, your team,
         human being, a supervisor, live chat, speak to someone, talk to someone, talk to somebody,
         someone on the phone, someone i can call, not a bot, speak with someone, speak with somebody,
         call someone, supervisor please, a real, lawyer*, attorney*, legal help, legal advice, legal aid
        hotline: hotline*, help line, helpline*, phone number, number to call, number i can call,
         voter protection, call for help, who do i call, who can i call, number for help, toll free, 1 800,
         phone line, call a, call you, contact you, reach you, support number, help number
        appeal: appeal*, dispute, contest the, contest this, overturn, reconsider, reinstat*, second look,
         another look, unban, unblock, review again, review it again, look at it again, look again,
         check it again, disagree, unfair decision, challenge the, fight this, fight the, plead
        rejected: reject*, denied my, declined, turned down, not approved, wasnt approved, disapproved,
         removed my, took down my, taken down, not published, didnt publish, wasnt published,
         refused my report, didnt accept, wasnt accepted, got rejected
        approved: approved, accepted, published, went through, gone public, public yet, reviewed, looked at,
         posted, live yet, under review, been seen, likes, views, upvote*, waiting for review, happened to,
         happened with, any update on, pending
        banned: ban, banned, block*, blocked, suspend*, locked out, muted, restricted, cant report,
         cant send reports, banned me, blocked me
        decision: decision*, ruling, verdict, moderators decided, judgment, judgement
        messages: messages, message, messaging, texts, texting, contacting me, spamming, spam,
         notifications, bothering me, writing to me, messaging me, writing me, annoying me, blowing up
        unsubscribe: unsubscribe, opt out, leave me alone, stop texting, stop messaging, take me off,
         off your list, off the list, off this list, no more texts, no more messages, stop all,
         stop sending, stop contacting, stop writing, dont text, dont message, dont contact, lose my number,
         quit texting, quit messaging, never text, go away, never contact, never message, do not contact,
         do not text, do not message, stop spamming, quit bothering, remove me, dont write, shut up,
         stop bothering
        opinion: should i vote for, who should i, should i pick, should win, is better, which is better,
         best candidate, better candidate, who do you like, who do you support, support, endorse*,
         your opinion, do you think, you think, do you like, your favorite, favor, prefer,
         who are you voting, are you voting, is he a good, is she a good, trustworthy, who would you,
         deserve*, best person, worst, tell me who to vote, who to vote for, is it worth voting,
         does my vote matter, vote even matter, vote for, good president, corrupt, is a good,
         better for the economy, good idea, better party, lesser evil, recommend*, pick for me,
         choose for me, you democrat, you republican, you voting, your take on, right or wrong, crook*,
         i vote red, vote blue, which side, your thoughts, thoughts on, agree with
        party: democrat*, republican*, gop, maga, liberal*, conservative*, left wing, right wing,
         libertarian*, green party, socialist*, party, trump, biden, harris, obama, vance, political part*,
         woke
        rigged: rigged, stolen, rig, steal the election, hacked, dominion, big lie, conspiracy, deep state,
         stole the, cheated, fixed, soros
        predict: will win, gonna win, going to win, who will, predict*, odds, chances, forecast*, projected,
         polling at, poll numbers, ahead in the polls, leading in the polls, latest polls say, bet on
        abuse.twice: vote twice, twice, more than once, two times, multiple times, vote again, second time,
         double vote, two ballots, in two states, both states, another ballot, vote in two, extra ballot*,
         several times, in 2 states
        abuse.other: someone elses, somebody elses, another persons, in someone elses, as someone else,
         my dead, dead person, dead people, deceased, fake name, pretend to be, impersonate, forge*,
         forging, fake id, my moms ballot, his ballot for him, her ballot for her, my wifes ballot,
         my husbands ballot, my roommates ballot, my neighbors ballot, my brothers ballot,
         my grandmas ballot, my sons ballot, fill out ballots for, under a different name, sign for him,
         sign for her, passed away, other peoples
        abuse.buy: buy votes, sell my vote, sell my ballot, pay people, pay me to, for my vote,
         paying for votes, bribe*, sell votes, buying votes, buy ballots, selling my vote, cash for,
         get paid to vote, paid to vote, for a vote, pay voters, money for voting, buy a vote,
         purchase votes
        abuse.block: stop people from, keep people from, prevent people from, prevent them, scare voters,
         scare people, scare off, scare away, stop democrats from, stop republicans from, keep democrats,
         keep republicans, discourage, slash tires, block voters, stop them from voting, destroy ballots,
         steal ballots, burn, make sure they dont, hack, hack the, break into, sabotage, print fake,
         fake ballots, counterfeit, stuff the ballot, trick people, trick voters, send people to the wrong,
         mess with the, dump ballots, keep them from, lie to voters
        x.weather: weather, rain, raining, forecast for, temperature, sunny, snow, degrees, umbrella,
         hurricane, humidity
        x.food: pizza, recipe*, restaurant*, food delivery, cook, burger*, taco*, dinner, lunch, breakfast,
         coffee, ice cream, bake, chicken, hungry, groceries, beer, sandwich, bar near, drinks, cake, pasta
        x.sport: sports, football, soccer, basketball, baseball, nba, nfl, world cup, game score,
         super bowl, quarterback, playoffs, all star, team win, lakers, cowboys, yankees, hockey, tennis,
         olympics, heisman, mvp, marathon, hall of fame
        x.media: movie*, film, song*, music, tv show, netflix, spotify, youtube, celebrity, concert,
         concerts, oscar*, grammy*, american idol, dancing with, the voice, taylor swift, album, lyrics,
         video game, game, podcast, tiktok, bachelor, eurovision, emmys, minecraft, fortnite, big brother,
         survivor, reality show
        x.story: joke*, story, poem, riddle, sing, funny, fun fact, essay, write me a, fairy tale, haiku,
         rap, trivia, bedtime
        x.travel: flight*, hotel*, airport, vacation rental, airbnb, train, bus, uber, taxi, cruise,
         plane ticket, plane, lyft, car rental, tourist
        x.homework: homework, math, algebra, calculus, square root, equation, history paper,
         science project, solve, history class, capital of, times table, plus, multiply, divided, minus,
         periodic, photosynthesis, code in python, python, javascript, write code, line of code, chemistry,
         math problem
        x.love: girlfriend, boyfriend, love me, marry me, date me, dating, breakup, my ex, crush, divorce*,
         wedding, are you single, love you, tinder, romantic
        x.health: doctor*, dentist, medicine, headache, fever, diet, pregnant, vaccine*, covid, symptoms,
         flu shot, prescription, workout, calories, lose weight, surgery, anesthesia, pharmacy, cough,
         insurance
        x.work: resume, job interview, salary, hiring, job opening, raise, coworker, cover letter,
         job candidate, unemployment, interview, job application, jobs
        x.money: stock*, crypto*, bitcoin, mortgage, credit score, credit card, loan*, tax return,
         tax refund, taxes filed, bank, rent, paycheck, electric bill, water bill, phone bill, gas bill,
         pay my bill, pay bill, paying bills, bills to pay, hospital bill, parking ticket, pay a ticket,
         speeding ticket, traffic ticket, invest*, irs, refund, dollar bill, stimulus check, stimulus,
         cable bill, internet bill, debt, bill collector, pay my, food stamps, snap benefits, gas prices,
         gas
        x.car: car, cars, my car, car registration, vehicle, renew my license, dmv, oil change, mechanic,
         tire, tires, driving test, drivers test, license plate, tags, license renewal, renew license, boat,
         motorcycle, road test, car insurance
        x.tech: wifi, wi fi, password, iphone, android, laptop, computer, internet, email password,
         facebook, instagram, twitter, windows, software, washing machine, vending machine, coffee machine,
         slot machine, time machine, atm, printer at, chatgpt, alexa, siri, google, ai, screenshot, battery,
         blender, dishwasher
        x.school: school register, enroll my, class, classes, college admissions, tuition, homecoming, prom,
         student council, class president, primary school, elementary school, kindergarten, report card,
         book report, teacher*, sat scores, test results, exam results, lab results, blood test, semester,
         syllabus, degree
        x.gov: jury duty, passport renewal, renew my passport, marriage license, birth certificate copy,
         dog license, fishing license, hunting license, building permit, trash pickup, pothole*, potholes,
         streetlight, noise complaint, library card, social security office, business license,
         cash register, gift registry, wedding registry, baby registry, garbage, court date, eviction,
         animal control, lost dog, my package, package, order status, tracking number, amazon, ups, fedex,
         usps
        x.time: what time is it, time is it, whats the time, current time, how old are you, your birthday,
         what year is it, day is it, what day is today, todays date, time zone, how tall, how far is,
         how old is, are you real, your name, who made you, are you human, do you sleep
        x.poll: best pizza, vote for my, favorite color, online poll, twitter poll, instagram poll,
         facebook poll, make a poll, create a poll, poll my friends, survey, contest, fan vote,
         swimming pool, pole, flag pole, bill gates, bill clinton, buffalo bills, bills game, bill nye,
         board of directors, homeowners, hoa, prom queen, fundraiser for my, pta, union, papal, pope
        x.shop: shoes, buy a, for sale, discount, coupon, shopping, shop, store hours, walmart, target,
         clothes, price of, cheapest, delivery, black friday, phone case, mall, furniture, haircut, barber
        x.buy: order a, order me, book me, book a, reserve a, reservation, call me a, play
        x.body: translate, definition, synonym, spell, alarm clock, timer, set a timer, play some,
         turn on the, translate this
        """
}
