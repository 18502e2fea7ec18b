/// The English words for the concepts; `Lexicon` says how to read them.
extension Lexicon {
    static let english = Lexicon(
        """
        @language: en
        @function: the a an is are was were be been am do does did i im ive you your youre my me we us our
         they them their he she his her it its this that these those there here of to in on at for from with
         by about and or but if so not no yes what where when who whose why how which can could would should
         will wont cant dont doesnt didnt isnt arent have has had get got just like want need any some all
         as than then out up go going please hey hi tell show whats wheres whos hows theyre because after
         before still yet too also only even very really much many more most other into over again anyone
         someone something
        @ending: ing tion ght ck th ed ly ness ful sh ow ey ough
        @short: cn=can cud=could shud=should wud=would u=you r=are ur=your pls=please plz=please plss=please
         thx=thanks ty=thanks tysm=thanks tks=thanks thnx=thanks wanna=want gonna=going gotta=have lemme=let
         gimme=give wat=what wut=what wht=what wher=where whr=where whn=when bc=because cuz=because
         coz=because tho=though abt=about ppl=people w=with wo=without nd=and rn=now tmrw=tomorrow
         tmr=tomorrow tmw=tomorrow 2moro=tomorrow 2day=today 2nite=tonight msg=message msgs=messages
         txt=text idk=idontknow dunno=idontknow info=information reg=register appt=appointment
         govt=government gov=governor sen=senator prez=president pres=president cand=candidate
         rep=representative reps=representatives repub=republican dem=democrat dems=democrats addy=address
         num=number yr=year yrs=years hrs=hours hr=hr min=min nxt=next prev=previous cmon=come nvm=nevermind
         nvmd=nevermind kk=ok okay=ok okey=ok yea=yeah yup=yeah yep=yeah ye=yeah nah=no nope=no naw=no
         pic=photo pics=photos dl=license lic=license sup=hello yo=hello helo=hello hiya=hello lang=language
         eng=english esp=spanish span=spanish acct=account unsub=unsubscribe cal=calendar elec=election
         elex=election vot=vote bday=birthday ssn=ssn im=im iam=im aint=isnt cannot=cant wouldnt=wont
         didn=didnt dont=dont doesn=doesnt didt=didnt dnt=dont cnt=cant wnt=want shd=should cld=could
         wld=would bt=but fr=for frm=from thru=through til=until till=until
        @common: about above after again all almost alone along already also although always among another
         any anybody anyone anything area around asked away baby back base bad bag bank based bear beat
         beautiful bed best better big bike bit black blue board boat body book born both bottom box boy
         break bring brother bus business but buy cake car care case cat catch chair chance cheap check
         child children city class clean clear climb close cold college color come comes coming company
         computer cook cool corner cost country couple course cover crazy create cut dad dance dark daughter
         day dead deal dear deep dinner dog dollar door down dream dress drink drive drop during each early
         earth east easy eat eight either else end enough enter even evening ever every everyone everything
         eye face fact fall family far fast father favorite feel feet few fight fill film fine finish fire
         fish fit five fix flat floor fly follow food foot force forget form former fort forward found four
         free fresh friend friends from front full fun funny game garden gave girl give glad glass goes gold
         gone good great green ground group grow guess guy guys hair half hall hand hang happen happy hard
         hate head hear heart heat heavy held here high hill hit hold hole home hope hot hotel hour house
         huge human hundred hurt husband ice idea inside instead into item job join joke just keep kept key
         kid kids kill kind king kitchen knew know known lady lake land large late later laugh learn least
         leave left leg less lesson let letter life light like little live lives living loan local long
         longer look looking lose lost lot lots loud love low lunch made main make makes making man mad
         market marry math matter may maybe mean means meat meet men mess might mile milk mind mine minute
         miss mom moment money month monthly moon more morning most mother mountain mouth move movie much
         mud music must name near neck neighbor never nice night nine nobody none noon nor north nose note
         nothing notice now number oil old once only onto order other ought our outside oven over own pack
         page paid pain paint pair paper parent parents park part pass past pay peace pen people perfect
         person pet phone pick picture piece pizza plan plane plant plate play player pool poor possible pot
         power pretty price print prize pull push put queen quick quiet quite radio rain ran rate rather
         read ready real really reason red rent rest rice rich ride right ring river road rock roof room
         round rule run safe said sale salt same sand sat save saw say says scene school score sea season
         seat second see seem seen sell send sense sent set seven several shape sheet ship shirt shoe shoes
         shop short shot should shoulder show shut sick side sight simple since sing single sister sit six
         size skin sky sleep slow small smart smell smile smoke snow soccer soft sold some son song soon
         sorry sort sound south space speak special spend spot spring stand star stay steal step still stone
         stood store story straight street strong student stuff such sugar summer sun sure sweet swim table
         take taken taste tax teach team tear ten tend tent term test text thank thanks that thick thin
         thing things think third thought thousand three throw ticket tie till times tiny tired today
         together told tonight took top tore tough town toy trade train trash travel tree trip truck true
         trust truth try turn tv twelve twenty twice two type uncle under until upon use used usual very
         view village visit voice wage wait wake walk wall war warm wash watch water way wear weather web
         wedding week weekend well went were west wet while white whole whose wide wife wild will wind
         window wine winter wish within without woman women won wonder wood word work world worry worth
         write wrong wrote yard year yellow yesterday young zero hell damn shit fuck fucking stupid
         ridiculous insane seriously literally honestly actually basically please somebody sometimes
         somewhere weird kinda sorta gonna lately anymore everybody rates roll rolls role line lines lime
         pole poles poll polls notes vote votes boats bill bills ball balls bell belt bull hours horse hose
         race faces cases seats mail male mall card cards cars cart guard date dates gate data fate mate
         register spell speech leads feeds beds feed fed need seed speed freed weed states status statue
         listen lists last list host post coast court count county idontknow thumbsup thumbsdown dollars
         mister missus sir maam dude bro lol lmao omg wtf smh tbh btw
        @common: accent acceptable add adds added addresses afford americans anytime apartment apartments
         assigned band became bean books campaigners carrier chocolate christmas cleaning click clock decide
         decided define dementia downtown elect electronic evil evils exchange filled forgot forgotten given
         heard holder holds holding ideas inactive interpret invented keeps leaving learning lift mark marks
         match mayors merry mexico names notified playing requested residents ruining runner sewing
         shakespeare shelters shifts stars starts students style styles takes taped thinking thinks timed
         unfairly useless verified waving welcome alabama alaska arizona arkansas california colorado
         connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana
         maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
         hampshire jersey york carolina dakota ohio oklahoma oregon pennsylvania rhode tennessee texas utah
         vermont virginia wisconsin wyoming houston phoenix chicago angeles diego dallas austin miami
         atlanta boston denver seattle detroit vegas orlando tampa tucson fresno oakland cuba canada china
         india america american europe james john maria jose juan ana luis carlos pedro rosa linda david
         daniel miguel sarah kevin brian lisa nancy jesus washington lincoln jefferson madison jackson
         franklin roosevelt king luther kennedy grant monroe adams hamilton english spanish korean chinese
         black white latino latina hispanic asian native tribal muslim christian jewish gay ability accident
         active actor actual address afternoon against age agree ahead allow alive amazing amount angry
         animal announce answer anyway apple april argue arm army arrive art article asleep asks attend aunt
         author average avoid aware balance basic basket bath beach begin begun behave behind believe below
         bench benefit beside bicycle bird birth blame bless blow blanket boil bone boot bored boring bother
         bought bow brain branch brand brave bread breath bright broad brown brush bucket budget bunch bush
         busy butter button cabin calm camera camp candy candle cap captain careful carry cash castle cave
         cell chain chairs chapter character charge charity chase cheese chef cherry chest choice choose
         chosen circle citizen claim clever cliff cloth cloud coach coat code coin collect comfort comment
         common compare complete concern connect consider contain copy corn correct cotton cough couch
         counter courage cousin cow crash cream cross crowd crown cry cup cure curious current curve custom
         daily danger daughter decade deep degree deliver demand desert deserve design desk detail develop
         diamond difficult dig dirt dirty dish doll donkey dot double doubt dozen drag draw drawer drew
         drove drum dry duck dust eager ear earn easily edge effect effort egg eighteen elbow eleven empty
         engine enjoy entire equal escape event exam example excellent excited excuse expect expensive
         expert explain express extra fail faith fame fancy farm fashion fat fault favor fear feather fee
         fence fever field fifth fifty finger finish firm fixed flag flame flash flavor float flood flour
         flower fold fool forest fork forty fourth fox frame freeze frequent fridge frog fruit fuel funny
         fur future gain gap garage garlic gas gate gather gentle gift giraffe goal goat god golden golf
         gossip grab grade grain grand grape grass grave gray grocery guard guest guide guitar gun gym habit
         hammer handle harm hat hay health heaven heel height hen hero hide hint hire hobby holiday honest
         honey honor hook hospital host humor hunt hurry ill imagine impact improve inch income increase
         indeed injury ink insect invite iron island jacket jar jazz jelly jewel jet jog journey joy judge
         juice jump jungle junk
        g.where: where, wheres, whereabouts, what place, which place, which location, location of,
         how do i get to
        g.when: when, whens, what time, what day, what date, how soon, how long until, how many days,
         which day, how far away
        g.who: who, whos, whom, whose, which people
        g.what: what, whats, which
        g.how: how, hows, how do i, how can i, how to, how would i, what do i do to, steps
        g.howmany: how many, how much, number of, percentage, percent
        g.why: why, how come, whats the reason, reason
        g.want: want*, need*, id like, looking to, looking for, trying to, would like, wish to, try to,
         i wish
        g.can: can i, could i, may i, am i able, is it possible, is it ok, is it okay, is it legal,
         is it allowed, allowed, able to, eligible, eligibility, do they let, will they let, legal for,
         legally, do i qualify, qualify
        g.must: must i, do i need, do i have to, have to, required, require*, need to bring, should i bring,
         do they need, do you need, necessary, mandatory, will i need
        g.my: my, mine, our, own
        g.me: me, us, for me
        g.you: you, yourself, your, yours, this bot, the bot, bot, robot, this app, app, this thing, chatbot
        g.near: near*, nearby, close to, closest, around here, around me, in my area, near me, my area,
         my town, my city, my county, my state, my neighborhood, neighborhood, neighbourhood, local,
         locally, my street, where i live, in town, my block, my community
        g.show: show*, list, lists, listing, display, see, view, pull up, give me, look up, lookup, look at,
         check out, read, open, let me see, take me to, bring up, browse, send me
        g.find: find*, search*, locate, get to, look for, figure out
        g.check: check*, verify, confirm that, make sure, status, see if, find out if, am i still, am i on
        g.change: change*, changing, update*, updating, switch*, edit*, modify, set, correct my, fix my,
         adjust, different, new one, instead, put me in, replace, reset
        g.delete: delete*, deleting, erase*, erasing, remove*, removing, wipe*, clear, get rid of, purge,
         forget me, forget about me, deleted, trash, scrub, take down, take off
        g.stop: stop*, quit, end, no more, cease, turn off, disable, dont, enough
        g.new: latest, recent*, new, newest, current*, lately, fresh, breaking, so far today
        g.next: next, upcoming, coming up, soon, future, this year, this fall, this november, this month,
         next one, later this year, happening soon, scheduled, is there a, is there an, this spring
        g.now: now, right now, today, currently, at the moment, as we speak, this morning, just now,
         tonight, live, this very moment
        g.tomorrow: tomorrow, the day before, day ahead, a week before, days before, week before,
         night before, hour before, morning of, beforehand, in advance, ahead of
        g.past: last, past, previous, yesterday, last year, earlier, ago, 2020, 2022, 2024, old, historical,
         last time, back in, last night, last november
        g.not: not, dont, doesnt, didnt, isnt, arent, wasnt, never, no, cant, wont, without, none, havent,
         hasnt, nobody
        g.open: open*, close, closes, closing, hours, what hours, open until, start time, closing time,
         opening
        g.late: late, deadline*, cutoff, cut off, last day, too late, due, due date, by when, still time,
         until when, how late, time left, missed the, in time
        g.address: address, directions, map, street address, which building, building
        g.phone: phone, phone number, telephone, number for, call, calling, email, e mail, dial, ring
        g.contact: contact*, reach, reach out, get in touch, write to, get ahold of, get hold of,
         talk to my, message my, complain to my, write my, call my, email my
        g.speak: talk*, speak*, chat with, connect me, transfer me, put me through, someone to talk to,
         hear from
        g.learn: explain*, what is a, what does it mean, meaning, what are the, tell me about, what happens,
         what happens if, info on, information about, difference between, details, more about, whats a
        g.date: date*, day of, calendar date, day is, fall on, falls on, take place
        date.say: january, february, march, april, june, july, august, september, october, november,
         december, monday, tuesday, wednesday, thursday, friday, saturday, sunday
        g.if: if, what if, even if, suppose
        g.everything: everything, all of it, all my, entire, whole
        g.problem: problem*, issue*, trouble*, incident*, complaint*, irregularit*, violation*, concern*,
         shady, suspicious, sketchy, fishy, messed up, something wrong, something weird, something off,
         going wrong, unfair, illegal, fraud, mess, chaos, chaotic, crazy, unacceptable, disgrace,
         ridiculous, wtf, bullshit, outrageous
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
        export: export*, download my, copy of my, a copy of
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
        @list weapon: gun guns pistol pistols rifle rifles shotgun shotguns knife knives machete machetes
         weapon weapons firearm firearms handgun ar15 grenade sword axe
        @list person: someone somebody person people man men woman women guy guys lady girl boy kid kids
         child teenager voter voters worker workers he she they hes shes theyre him her friend mom mother
         dad father wife husband grandma grandmother grandpa grandfather brother sister son daughter
         neighbor elderly senior dude cop officer volunteer
        @list family: mom mother dad father wife husband boss girlfriend boyfriend kids teacher landlord
         roommate parents grandma
        @list nolet: wont wouldnt not didnt dont doesnt cant isnt arent refused refuse refusing refuses
         never
        @danger figure: shooter video/game/games, who stabbed, exploded with, attacked by ~ ~ texts/ads/calls/emails, stabbing at the, suicide lane/lanes/squeeze, video game/games, attacked in an ad, emergency rules, case of emergency,
         an emergency on election, @family ~ murder me, shots fired at ~ mayor/candidate/governor/senator/president/opponent/incumbent,
         nearly/almost passed out, passed out from boredom/laughing, 911 call center/operator/dispatcher/calls, hostage to, the axe,
         dying ~ can/could he/she/they/i vote, shooter/shooting drill/drills/training, overdose bill/law/prevention/measure, ambulance company/bill/billing/chaser, bomb tacos/food/party/pizza, bomb threat ~ bill/law/policy, is/was/are murder, knife and fork, hit my car/bumper/truck/tire, bleeding money/cash/votes,
         drowning in mail/flyers/texts/paper/paperwork/ads/calls/emails/debt/work/mailers/spam, explosive results/news/report/debate,
         strangling democracy/us/voting/the, cant go on with/without, 911 memorial/act/victims, attacked his/her/their opponent/rival,
         @weapon act/law/bill/ban, help now finding/with/to/on, suicide prevention, go on with this line, chest/arm tattoo, want/wanna ~ end it by/early/there, end it at/by, treasure chest,
         could/would/can murder a/an/some, murder hornets, bomb/bombed the test/interview/debate/speech,
         lights out, out for blood, shot at ~ office/seat/senate/house/governor/mayor, shot ~ dark,
         kill/killing whoever, gonna/going to kill whoever/my/this, gonna kill it, beat ~ in the polls/primary/race,
         ballots in spanish/english/chinese/vietnamese/korean/tagalog/my/other/another/any/braille,
         gun control,
         gun law/laws/rights/bill/bills/policy/policies/safety/violence/reform/owner/owners/ban/bans/lobby/show/shows/range/legislation/debate/issue/issues/measure/background/vote/votes,
         bill/bills/laws/stance/position/positions/amendment/measure/legislation/policy/views/view on/about/for/against @weapon,
         take/taking ~ our/your/their/my @weapon, for/against guns,
         ok/okay/legal/law ~ carry/bring/have ~ @weapon, to carry ~ @weapon,
         passed/passing out flyers/water/ballots/food/pamphlets/candy/stickers/papers/snacks/masks/sample/literature/cards/signs,
         attacked/attacking/attacks/attack the/this/that/his/her bill/law/candidate/mayor/governor/decision/measure/record,
         hopeless about, about @weapon, on guns, on gun, jump/jumping/jumped the gun, under the gun,
         top gun, glue gun, nail gun, sons of guns, son of a gun, guns and roses,
         can/could/may i/we/you/people/they ~ bring/carry/have/take ~ @weapon, allowed ~ @weapon,
         legal ~ @weapon, @weapon ~ allowed, @weapon ~ legal, no @weapon, knife fight of, under the knife,
         gun ownership, gun free, secret weapon, weapons of mass, weapon ban,
         assault weapon/weapons/rifle ~ ban/law/bill, assault weapons, butter knife, water gun, photo bomb,
         the bomb, da bomb, bath bomb, sex bomb, bomb ass, cherry bomb, armed forces, armed services,
         shooting for, shooting hoops, shooting star, trouble shooting, shooting a text/message/email,
         photo shooting, shooting range, flu shot/shots, covid shot, give ~ shot, take ~ shot, screen shot,
         long shot, best shot, cheap shot, shot of, shots of, worth a shot, call the shots, big shot,
         shoot me a/an, shoot you a/an, mass shooting/shootings ~ bill/law/policy,
         school shooting/shootings, parade shooting, stab in the back, stabbed ~ in the back, take a stab,
         stab at, on fire lol, line is fire, is fire, bot is on fire, you are on fire, youre on fire,
         im on fire, fire me, fire him, fire her, fire us, fire them, fire my, fire the,
         fire station/house/hall/dept/department/chief/truck/trucks/marshal/code/drill/works/sale/sign/stick,
         fire district, fire bond, fire tax, like wildfire, wild fire/fires, smoke break, smoke and mirrors,
         cease fire, you fired, fire you, fighting/fight for, fight/fighting ~ good fight, good fight,
         fight back, fight/fighting it/this, keep fighting, fighting chance, fight night,
         fight over the bill,
         fight/fighting ~ corruption/climate/inflation/poverty/crime/cancer/ban/decision/rejection,
         food fight, pillow fight, snowball fight, fight song, fight club, hit me up, hit me with,
         hit ~ wrong, hit send, hit ~ button, hit or miss, hit the road, hit the polls, hit a wall,
         hit a snag, big hit, beating around, beat the crowd/rush/line/traffic/heat, beats me, beat up car,
         dead beat, attack ad/ads, attacks ads, attack on democracy, attack on voting, attacking democracy,
         attack/attacking/attacked ~ each other, attacking his/her ~ record,
         attacks on democracy/our/the/immigrants/women/his/her/candidates, assault on democracy/voting/our,
         almost/nearly ~ heart attack, gave/give/gives/giving ~ heart attack, almost fainted,
         nearly fainted, wouldnt hurt, wont hurt, doesnt hurt, cant hurt, couldnt hurt, hurt to,
         hurt/hurts/hurting my feelings, feelings ~ hurt,
         my feet/back/legs/knees/head/eyes/feelings/foot/leg/arm/brain/wallet ~ hurt/hurts/hurting,
         dont let me forget, police reform/brutality/funding/report/budget/department, shoot for,
         bill/law/policy/tax/measure/prop/candidate ~ hurt, hurts my, hurt the economy/country/schools,
         does it hurt, nobody/noone/none ~ hurt/injured/bleeding, no one ~ hurt/injured/bleeding, not hurt,
         isnt hurt, wasnt hurt, hurt ~ chances, bleeding heart/hearts, ink ~ bleeding, bleeding through,
         bleeding edge, blood drive, blood pressure, blood boil, blood test, blood type,
         doctor appointment/note/office, doctors appointment/note/office, need a doctor note, spin doctor,
         threaten*/threat ~ democracy, threat to democracy/our/the country,
         threaten*/threatening ~ close/leave/fire/sue/veto/shut/boycott/quit/cancel/tariffs/cut/evict,
         threaten* ~ my job, threatening weather, empty threat,
         kill the bill/vibe/mood/program/switch/time/joy/buzz/lights/power, kill bill, kill this bill,
         kill that bill, kill it, killed it, killing it, killing time, killing me, kill/killing ~ vibe,
         kills me, kill time, kill/die for a/some/coffee/pizza, kill for, voted to kill, dressed to kill,
         @family ~ kill me, kill you to, killer deal, killjoy, overkill, kill two birds, kill the ~ bill,
         kill a bill, kill medicare, kill the filibuster, killed the bill, bill ~ killed, killed my battery,
         killed ~ bill, following me on, follow/following/followed me on, thanks for following,
         following my rep/senator/bill, following the, following up, follow up, follow my, following my,
         following ~ rules, dont feel safe voting/giving/sharing/using/reporting/sending/putting,
         not safe to share/give/send, since 911, after 911, before 911, like 911,
         emergency contact/contacts/ballot/ballots/absentee/order/orders/powers/declaration/room/exit/exits/meeting/session/fund/funds/funding/management/alert/alerts/broadcast/loan/kit/mail/application/proxy/paper/services/preparedness/procedure/declared/relief/aid/savings/registration/early/vote,
         not an emergency, no emergency, non emergency, isnt an emergency, not a emergency,
         state of emergency, not emergency, dying to,
         dying of boredom/laughter/curiosity/heat/thirst/hunger/laughing, dying laughing, dying for,
         dying here, dying inside, dying over, dying in this line, im dying, i am dying, die of boredom,
         die laughing, to die for, die for, die hard, die on this hill, die trying, rather die than,
         id rather die, die before, do or die, diehard, never say die, old habits die, waiting to die,
         die waiting, die in this line, die in line, bored to death, scared to death, sick to death,
         tickled to death, starving to death, worried to death, death by, death of me, death penalty,
         death tax, life or death, love ~ to death, beat ~ to death ~ horse, dead horse, dead on my feet,
         dead tired, dead serious, dead end, dead line, dead last, dead heat, over my dead body,
         dead battery, phone ~ dead, phone ~ dying, phone ~ dies, drop dead gorgeous, dead wrong, dead set,
         half dead, bill ~ dead, is ~ bill dead, battery ~ dying, wanna die lol, want to die lol,
         makes me want/wanna ~ die, make me want/wanna ~ die, made me want/wanna ~ die,
         line/wait/traffic/weather/heat/homework/monday/mondays/app/bot ~ ~ want/wanna ~ die,
         die of embarrassment, so embarrassed i ~ die, want to die before, political suicide,
         career suicide, suicide squad, suicide hotline bill, suicide bill,
         suicide prevention bill/law/policy/legislation/act, assisted suicide, suicide doors,
         physician assisted suicide, bill/bills/law/laws/policy/legislation/measure ~ suicide,
         want/wanna/wants ~ live in/under/near/here/where/through/next/on,
         tired of living in/under/near/here/with/next,
         bill/democracy/country/economy/party/battery/phone ~ ~ die, going to die of/if/on,
         point ~ living in, not suicidal, isnt suicidal, cut myself shaving, cut myself off, cut myself a,
         cut myself some, shoot myself in the foot, kick myself, kicking myself, kill myself laughing,
         killing myself laughing, worked ~ to death, hang out, hang myself up, end it with, end it here,
         end it now please, help ending, working myself to death, slit the, fight the system, riot act,
         laugh riot, run a riot, jump the line, jumped the line, jumped in line, jumped ahead, jumped to,
         jumped through, mob boss, flash mob, choke/choking ~ up, choking on, choking hazard, strangle hold,
         strange, strangely, stranger, strangest, strangers,
         straight/sharp/trouble/hoop shooter/shooters, shoots straight, bleeding us/me/them/families dry, drowning in debt/mail/paperwork/ads/flyers,
         choking/strangled/strangling ~ ~ debt/taxes/rent/prices, slapped together, slap on the wrist, slapped a sticker,
         punch card/cards/line/list/in/drunk/hole/bowl/out, hole punch,
         punched ~ ballot/card/hole/chad/button, ballot ~ punched, crushing it, knock on, knocked on,
         pushed my ~ vote, pushed through, pushed back, trapped in this, feel trapped, table collapsed,
         tent collapsed, booth collapsed, talks collapsed, blow up my phone, blowing up my phone,
         blowing up, blew up my, my phone exploded, explode in, run over time, ran over time, spray paint,
         mace windu, shooting percentage
        @danger crisis: nobody/noone/one would/will care if i, want/wanna ~ end it, see/have/find ~ reason ~ live/living/alive, rather be dead,
         nobody/noone/who ~ miss/care/notice ~ gone/dead/died/disappeared, no one ~ miss/care/notice ~ gone/dead/died,
         better off if ~ dead/gone/died, better off if i wasnt/werent, thinking/think/thought about/of ~ dying,
         thinking/think/thought about/of ~ ~ my life, want/wanna not ~ alive, done with living, done with it all,
         world/family/everyone/everybody ~ ~ without me in, cant be here anymore, want/wanna ~ disappear forever,
         sleep and never wake, sleep and not wake, wish ~ wouldnt wake, wish ~ not alive, no will to live,
         lost the will to live, dont want this life, not want ~ be here anymore, want ~ end things, want ~ end everything, want it all to end/stop,
         want everything to end/stop, feel/feeling/so hopeless, want it ~ all ~ over, suicid*,
         kill/killing/killed/hurt/hurting/harm/harming/hang/hanging/shoot/shooting/drown/unalive/cutting/offing/off/end myself,
         cut myself, harm myself, self harm, self harming, end/ending/take/taking/took my own life,
         end/ending/take/taking my life, end it all, ending it all, end it tonight, ending it tonight,
         want/wants/wanna/wish/ready/hope/planning ~ die, want ~ be dead, wanna be dead,
         wish ~ i was/were dead, wish i were never born, wish i was never born, wish i ~ never ~ born,
         better off dead, better off without me, better without me, better if i was/were dead/gone/not,
         dont/not/never/no want/wanna/wants ~ live/alive/exist/existing, no longer want ~ live/alive/exist,
         not want ~ live/alive, dont want ~ be here anymore, dont wanna be here anymore,
         dont want to be here any more, dont want ~ wake up, dont wanna wake up, dont want ~ go on living,
         tired of living, tired of being alive, sick of living, hate being alive, done with life,
         done living, no/any/see/need/much reason ~ live, reason ~ keep living/going, reason ~ living,
         keep living, go on living, point ~ living, point ~ keep living, nobody ~ care ~ i died/die/dead,
         cared if i died, care if i ~ die/died, wouldnt care if i, nothing ~ live for, no point in living,
         no point living, no point ~ being alive, no reason ~ go on, cant go on living, i cant go on,
         cant go on anymore, cant live like this, cant live anymore, life ~ not ~ worth living,
         life ~ isnt ~ worth, not worth living, isnt worth living, life is pointless i, not worth ~ alive,
         give up on life, giving up on life, overdose on, overdosing, took ~ bunch of pills,
         took all my pills, took too many pills, swallowed ~ pills, not wake up, never wake up,
         slit my wrists, slit my, jump off ~ bridge/roof/building, jump in front of ~ train/car/bus, kms,
         kys me, hang myself, unalive, dont deserve to live, nobody would miss me, no one would miss me,
         noone would miss me, world ~ better ~ without me, plan to die, going to die tonight,
         say goodbye forever, suicide, call 988, shouldnt be alive, cant do this anymore ~ die,
         cant take ~ life anymore, end my suffering, ending my suffering, contemplating ending, hurt myself
        @danger emergency: man/woman down, man/woman/guy/lady/person/someone ~ not responding/moving/breathing, filling/filled/fills with smoke,
         shoot/kill/hurt/stab everybody/everyone/anybody/anyone/somebody/people, breaking/broke/smashed/smashing ~ windows/window/doors/glass/cars, grabbing/grabbed ~ people/voters/women/kids/him/someone,
         locked us/me/everyone/people inside/in, people/everyone/we ~ are choking/coughing, pushed/shoved/slammed/threw my/a/an/the/him/her/me ~ into/against/onto/off,
         tried/trying/tries ~ run me/us/him/her/people/them over, run/ran/running me/us/him/her/them/people over, maced, sprayed me/us/people/him/her/them/voters, fired ~ shot/shots, against my/our/her/his/their will, active shooter, turning blue, slumped over, in flames, hit and run,
         fell/fallen/collapsed/down ~ not/isnt/wont/aint ~ waking/wake/moving/responding/breathing/talking/getting,
         chest ~ hurts/hurting/tight, hurts ~ chest, cant feel my arm/face, beat/beating us/them/everyone ~ up,
         wont let us/me/anyone/people/anybody leave/out, not letting us/me/people/anyone leave/out,
         car/truck/van/suv/driver ~ hit/drove/crashed/plowed/ran ~ people/line/crowd/kid/someone/woman/man/voters,
         hit her/his/their head, cracked her/his head, choking on, throwing up blood, knocked ~ lady/man/woman ~ down, alarm ~ going/ringing/went, evacuat*, get/getting/got into a fight,
         about to fight,
         might/may/could/will/gonna/must hurt/kill/shoot/stab someone/somebody/people/him/her/them, gunman,
         gunmen, gunshot*, gunfire, shots ~ fired, shot/shots rang,
         shot someone/somebody/him/her/a/my/at/the/people, been/got/was/were/getting shot,
         going/gonna/will/wants/threatening/threatened ~ shoot,
         shoot us/me/up/everyone/people/him/them/her/someone/voters, ar 15,
         armed man/men/guy/guys/people/person/group/militia/woman/robber/gang/individual*,
         is/are/hes/shes/theyre/was/were armed, heavily armed, armed and, armed robbery, brandish*, been/got/was/were/someone/somebody/just stabbed, stabbed me/him/her/them/a/my/someone/people,
         stab someone/him/her/me/people, pipe bomb,
         suspicious package, suspicious bag, is/theres/was a ~ fire,
         a fire ~ in/at/inside/outside/broke/started/near, fire in/at/inside/outside, on fire, caught fire,
         catching fire, building/school/gym/church/center/place ~ burning, burning down, set fire,
         setting fire, flames, fire fire, heres a fire, smoke ~ everywhere/coming/filling/inside/pouring,
         see/smell/seeing/smelling smoke, smoke in the, full of smoke, smell ~ gas, gas leak,
         carbon monoxide, fist fight*, fistfight*, brawl*,
         fight/fights ~ broke/breaking/started/starting/happening/outside/inside/going,
         big/huge/physical/violent fight, in a fight, getting into ~ fight/fights, @person ~ fighting,
         fighting each, fighting in/at/outside/inside/near, are fighting,
         throwing punches/rocks/bottles/bricks/things/chairs/hands/stuff, punched, punching, slapped,
         hitting me/people/voters/him/her/my/someone/each/a/an/us,
         hit me/him/her/my/someone/somebody/an/us/people/voter/voters/another,
         hit a man/woman/voter/lady/guy/kid/person/worker/poll,
         hit ~ with ~ bat/car/bottle/chair/rock/stick/pole, hit by ~ car/truck/bus,
         beat/beaten/beating ~ up, beat me/him/her/my, beating me/him/her/my/a/an/people/someone/voters,
         getting beat/beaten, kicked/kicking him/her ~ head/ground/stomach, choking him/her/me/someone/a,
         choked me/him/her, is choking,
         pushed/shoved/knocked/threw/thrown/pushing/shoving me/him/her/an/my/someone/old/people/us/them/grandma/lady/down ~ ~ ground/down/over/stairs/out/floor/around,
         pushed/shoved me/him/her/us, shoved/pushed ~ to the ground, pushed down, knocked down, knocked out,
         knocked unconscious,
         under attack, jumped me/him/her/my/a, gang of, mob outside, mob of, angry mob, rioting, rioters,
         a riot, riot ~ outside/broke/at, stampede, trampled, raped, rape, kidnap*, abduct*, hostage*,
         sexually, groped, grabbed me/her/my, grabbing me/women/my, ran ~ over ~ with,
         ran over a/my/someone/him/her, run over by, drove/driving into ~ crowd/people/line, plowed into,
         car ~ into the crowd, tear gas*, pepper spray*, being chased,
         chasing me/us/people/him/her/my/a/voters/someone, chased me/us/him/her/my/a,
         with sticks/bats/chains/clubs/rocks, spit on me/him/her,
         @person ~ is/are/got/was/were/been/getting/gets hurt, @person ~ hurt ~ bad/badly/here/seriously,
         i am hurt/bleeding/injured/trapped, im hurt/bleeding/injured, got/getting/been hurt,
         hurt bad/badly, is/are hurt, badly/seriously hurt,
         people hurt,
         going/gonna/wants/want/trying/tried/threatening/threatened/will/plans ~ hurt me/us/people/someone/him/her/them/voters/somebody/you/my/everyone,
         blood ~ everywhere/floor/face, covered in blood, losing ~ blood, head wound, broken bone,
         broke ~ arm/leg/hip, unconscious, unresponsive,
         not/isnt/stopped/barely/cant/hardly/without breathing, not breath*,
         cant/cannot/couldnt breathe/breath, @person ~ collapsed/fainted/fainting, @person ~ passed out,
         just collapsed, fainted, fainting, passed out in, passed out on, passed out from, wont wake up,
         not waking up, isnt waking up, heart attack, cardiac arrest, chest pain*, a stroke, heat stroke,
         heatstroke, heat exhaustion, seizure*, seizing, convulsing, overdosed, overdose, allergic reaction,
         anaphyla*, in labor, going into labor, water broke, contractions, fell ~ hit ~ head, hit ~ head,
         fell ~ stairs, panic attack,
         needs/need/get/send/call/calling ~ ambulance/paramedic/paramedics/medic/doctor/medical/911/police/cops/sheriff/help now/nurse,
         ambulance, medical help, medical attention, medical emergency, paramedics,
         death threat*, making threats,
         threats of violence,
         going/gonna/will/wants/want/tried/trying ~ kill me/us/him/her/them/someone/people/everyone/somebody/you/all/voters,
         kill me/us/him/her/them/someone/people/everyone/all, killed someone/somebody/him/her/a,
         being/was/were/got killed, gonna kill, following me/us/her/him/voters/people/women ~,
         @person ~ following me/us/her, followed me/us/her/him,
         followed by ~ man/men/car/truck/guy/stranger, being/getting/am followed, im being followed,
         stalking, stalked, stalker, in danger, in ~ danger, dangerous situation, danger now,
         not/isnt safe here, im not safe, am not safe, were not safe, are not safe, feel unsafe,
         unsafe here, dont/not/doesnt feel safe,
         fear/scared/afraid/fearing/terrified for my/our/her/his ~ life/lives/safety,
         need/want/get/send ~ police/cops/sheriff, call ~ police/cops/sheriff, call the law, help police,
         police now, police please, someone call 911/the/an/for/help/police, locked us in, locked inside, cant get out, life threatening, mayday,
         someone/somebody ~ died/dying, hes/shes/is dying, man/woman/lady/guy/person is dead, dead body,
         hes dead, shes dead, violence at/outside/here/happening/broke/breaking/going/inside/near,
         violent man/guy/fight/crowd/person/people/mob/altercation, is violent, getting violent,
         turned violent, vehicle ramming, help me please he, going to attack, gonna attack,
         swinging ~ bat/at, with a bat/hammer/crowbar/chain/taser, tased,
         flooding in, roof collapsed, ceiling collapsed, ceiling fell, electrocuted,
         robbed me/at/us/him/her, being robbed, got robbed/mugged, mugged, carjack*
        @danger weak: @weapon, stabbed, shooting, shooter, stabbing, bomb, bombs, bomb threat, explosion, exploded, explosive*,
         strangl*, assault/assaulted/assaulting/assaults, attacked/attacking/attacks, injured, injury, injuries,
         injuring, bleeding, threaten/threatened/threatening/threatens, threat/threats, murder*, 911, 9 1 1, emergency,
         emergencies, emergancy, trapped, taser, earthquake, tornado, drowning
        @danger near: there is/are/was, theres, theyre, hes, shes, im, i am, we are, were, help us, send help, right now,
         outside, inside, in here, in line, at/in/near/by the/my/our school/church/gym/library/polls/poll/polling/door/doors/entrance/building/lot/parking/line/booth/booths/precinct, at me/us/them/him/her/people/voters, on me/us/him/her,
         @person ~ has/have/had/with/holding/carrying/pulled/waving/pointing/brought/got, pulled ~ _, my/our _
        @danger unless: what if, what happens if, what happens when, what do i do if, what should i do if,
         what can i do if, if i get, if they, if i am, if im, can they, could they, are they allowed,
         is it legal, worried ~ turn*, afraid ~ turn*, scared ~ turn*, will i be turned, will they,
         might be turned, do they turn, should i vote, in 2020, in 2022, in 2016, last year, last election,
         years ago, can a poll worker, can poll workers, happens if, dont want to be turned, avoid being
        @danger cannotVote:
         @nolet ~ let/letting/allow/allowing/allowed ~ me/us/him/her/them/people/anyone/anybody/mom/dad/wife/husband/friend/mother/father/grandma/son/daughter/neighbor/brother/sister/myself/grandmother ~ vote/in/cast/inside/enter,
         refuse* ~ let ~ vote/in, wont/wouldnt/not let/letting/lets/allowing ~ vote/voting,
         not/isnt/wasnt/werent/arent allowed to vote, isnt letting ~ vote, not being allowed,
         turned/turning/turns/turn me/us/him/her/them/my/people/voters/everyone/away/folks/several/a/the ~ ~ away,
         got/was/were/been/being/getting/get/just turned away, turned away,
         told/tells/telling/told me/us/him/her/my/them ~ ~ cant/couldnt/cannot/not ~ vote, told i cant vote,
         told i couldnt vote, told ~ cant vote, said/says/saying/say ~ cant/couldnt/cannot/not ~ vote,
         told me/us/him/her ~ leave, told me/us ~ go home, told me/us ~ come back,
         refuse/refused/refusing/refuses ~ me/us/him/her ~ ballot, refused ~ ballot, refused to give,
         refusing to give, refused me, refused my ballot/id/vote/license/passport/registration,
         denied me/us/him/her ~, denied my vote/right/ballot, denied ~ ballot, denied the right,
         denied entry, wont/wouldnt/didnt/dont/not/refuse give/giving me/us/him/her/my ~ ~ ballot,
         sent me/us/him/her/people/everyone ~ home/away, sent home,
         cant/couldnt/cannot/unable vote right now, cant vote because they/the/machine/machines/my,
         cant/couldnt/cannot/unable ~ vote here/today, unable to vote, im being denied, being denied,
         stopping me/us from voting, stopped me/us from voting, preventing me/us/people from voting,
         prevented me/us from voting, keeping me/us from voting, blocking me/us from, not able to vote,
         wasnt able to vote, werent able to vote, havent been able to vote, still havent voted,
         still cant vote,
         said/says/say/saying/told/telling/claim* ~ ~ im/i/am not ~ list/registered/rolls/system/book,
         not on the list, not on the rolls, not on their list, not in the system, not in their system,
         not in the poll book, name ~ not/isnt/wasnt on/in/there, name was missing, name ~ missing,
         name is missing, cant/couldnt/cannot/didnt/dont/not find/see my name/registration/record,
         cant find me ~ list/system/book/rolls, dont have my name, no record of me, dropped from the rolls,
         removed from the rolls, ran/run/running/runs out of ballot/ballots/paper, ran/run out of ~ ballots,
         out of ballots, out of ~ ballots, no ballots, no more ballots, no ballots left, no paper ballots,
         not enough ballots, closed/closing/shut/shutting ~ early, shut ~ doors, doors/door ~ locked,
         locked the doors, locked us out, locked me out, locked out of ~ polling, line ~ ~ closing,
         line ~ ~ closed, line ~ told ~ closed, polls closed ~ before, closed before i, closed before we,
         cut off the line, cutting off the line, cut the line off, all ~ machines ~ down/broken,
         machines/machine/scanners/system/pollbooks ~ down, all ~ machines ~ not working, no machines,
         none of the machines, no working machines, only machine ~ broken/down/broke, machine ~ cant vote,
         cant vote ~ machine, said/says/claim*/saying/told ~ ~ already voted, already voted ~ didnt,
         someone ~ voted ~ name,
         wont/wouldnt/didnt/refuse*/refused/not accept/accepting/take/taking my id/license/passport/identification/ballot,
         wouldnt accept my, wont accept my, wouldnt take my, wont take my,
         rejected my id/license/signature/ballot, not opened yet, hasnt opened, havent opened, didnt open,
         doors havent opened, still closed, polling place is closed, poll is closed, is closed and,
         never opened, kicked me/us out, kicked ~ out of line, made me leave, made us leave, threw me out,
         threw us out, wont let me in, wont let us in, not letting me/us/people in,
         at the wrong polling place, sent me to ~ wrong/different/another/three/two
        @sign arms: gun* pistol* rifle* shotgun* knife knives machete* weapon* firearm* handgun* ar15
         grenade* sword axe bat hammer crowbar blade* bullet* holster* armed bomb bombs explosive* molotov
         taser shooter shooters gunman gunmen gunshot* gunfire shots shooting glock revolver cleaver
         boxcutter cutter razor sickle spear crossbow musket ak gauge 9mm uzi blackjack brick bottle bottles
         pipe chain stick club gasoline gunpoint knifepoint
        @sign strike: hit hits hitting punch* kick* slap* shov* push* beat beating beats stab* chok*
         strangl* attack* assault* shoot shoots shot jump* grab* drag* slam* throw* threw tackl* pepper*
         spray* mace* grop* rap* rob* mug* clock* swing* swung brawl* fight* fought fist* knock* wail* whal*
         pummel* clobber* maul* thrash* stomp* smash* whack* smack* sock* belt* bash* batter* headbutt*
         elbow* knee* yank* trampl* lung* charg* ram rammed ramming clip clipped run ran plow* mow* hurl*
         toss* lob lobbed sucker* scuffl* tussl* bit bite bites biting gang* tie tied zip tased taze* spit
        @sign threat: threat* menac* chas* follow* stalk* surround* corner* kidnap* hostage* yell* scream*
         regret kill kills creep* lurk* tail tailing tailed heels prowl* loom* pacing circl* barricad*
         intimid* dead pay watch revenge shoot
        @sign ill: collaps* faint* breath* unconscious seizure* stroke heart chest overdos* od asthma
         diabetic inhaler lips blue purple passed labor dizzy numb droop* sting stung allerg* choking cpr
         vomit* heatstroke sag* slur* clammy gray grey pale limp twitch* convuls* foam* pulse blackout
         blacked conscious responsive wheez* gasp* gag* swollen swell* hives feverish delirious paraly*
         sagged
        @sign wound: blood* bleed* hurt hurts injur* wound* broke* cut unrespons* skull head ear eyes teeth
         gash* bruis* limp* crush* pinned mangl* fractur* bone bones nose face lip arm leg ankle stitches
         puncture* burned scald*
        @sign blaze: fire fires smoke smoking flames burning burn* gas sparks sparking explosion explod*
         blaze lit tornado flood* roof ceiling torch* ablaze arson* inferno transformer electroc* wire wires
         fumes chlorine propane detonat* sparked boom bang bangs rag collapse caved cave
        @sign flee: run running hiding hide hid trapped locked stuck escape evacuat* lockdown shelter*
         crawl* duck* dive div* cower* barricad* huddl* screaming stampede panic* ran bolted under closet
        @sign rescue: 911 police cops ambulance paramedic* medic ems sheriff help emergency emergencies
         hurry sirens dispatcher officer rescue swat backup medics nurse doctor aid
        @sign death: die dies died dying dead death kill* murder* suicid* deadly corpse lifeless fatal
         slaughter* execut* deceased body
        @sign oneself: myself me i im ive my
        @sign life: life live living alive exist* existing born breathe world anymore
        @sign ending: end ending ends stop goodbye sorry disappear* gone over leave leaving final last done
         exit tonight tomorrow plan planning ready bye farewell forever without finish mind
        @sign means: pills pill rope noose bridge overpass wrists gun razor swallowed bottle note plan ledge
         cutting meds medication blade shotgun lake cliff bathtub tub garage exhaust overdose hang hanging
         jump jumping roof oncoming
        @sign despair: point hopeless empty numb burden tired pain worthless alone black unbearable useless
         failure unloved anymore nobody cry crying pointless nothing broken miserable lost waste hate trapped
         suffer* exhausted waking wake
        @sign people: someone somebody person people man men woman women guy guys dude lady girl boy kid
         kids child voter voters worker workers he she they hes shes theyre him her crowd group mob
         volunteer* clerk poll* gentleman gentlemen stranger creep fella fellas dudes teen teens teenager cop
         cops officer bystander granny gramps elderly driver biker drunk thug goon stalker intruder attacker
         bunch
        @sign kin: mom mother dad father wife husband son daughter brother sister grandma grandmother
         grandpa grandfather aunt uncle cousin neighbor friend baby ex boyfriend girlfriend roommate coworker
         law stepdad stepmom fiance fiancee niece nephew twin toddler infant grandson granddaughter abuela
         abuelo buddy pal
        @sign spot: outside inside here line lot parking door doors entrance building school church gym
         library polls booth room street corner floor ground bathroom restroom car hallway stairwell stairs
         ramp sidewalk curb crosswalk annex tent porch driveway bus basement closet kitchen cafeteria lobby
         crowd
        @sign moment: now just already rightnow asap still currently immediately
        @sign past: ago last yesterday year years since 1 back once used history was when 1990 2016 2018
         2020 2022 month months june july august january february march april may century 1965 1963 decades
         childhood earlier ended previous former old selma
        @sign rule: law laws bill bills act measure prop proposition amendment policy ban legal allowed
         legislation illegal penalty control rights senate senator congress governor mayor candidate
         candidates committee vote votes voted debate campaign council district representative rep reps
         ballot
        @sign ask: what who how does is are can where when why which will do did should could
        @sign if: if suppose case would could might may happens
        @sign none: no not nobody none never dont didnt isnt wasnt arent wont cant aint without nothing
         neither nope
        @sign jest: lol haha lmao jk kidding joke joking funny hahaha rofl lolol
        @sign refuse: refus* reject* deny denied denies denying declin* turned turn turning stop stopp*
         prevent* block* kick* kicked challeng* purg* remov* yank* shoo* scram pointed sorry bounced told
         nope refused ejected removed escort* thrown tossed dismissed
        @sign let: let lets letting allow* permit* accept* take took give gave
        @sign rolls: list rolls registered roll book system registration name poll signature match inactive
         active purged record records card lookup pollbook dropped
        @sign papers: ballot ballots provisional paper id license passport card
        @sign broken: machine machines scanner scanners tabulator power electricity printer down broken
         jammed dead crash* out ran empty kaput spit ate eats chewed unplugged frozen offline outage jam
        @sign shut: closed close closing shut shuts lock locked early open opened opening doors bolted
         chained chain dark lights gate gates padlock* sealed
        @sign away: away home leave back tomorrow later out go
        @sign media: ads ad texts text news app website debate phone mail mailers tv online robocall*
         article comments show movie game video song messages channel pay-per-view ufc boxing schedule
         netflix story book history anthem
        @sign fine: smiling smiles laughing laughs sitting resting walking recovered cleared hugged handshake fine ok okay good calm peaceful safe great well quiet nice easy quick thanks thank
         smooth lol sticker sweet adorable sunny friendly
        @sign say: said says saying told tell telling tells goes claim* claims
        @sign road: street st rd road lane drive highway county avenue hwy hall
        """)
}
