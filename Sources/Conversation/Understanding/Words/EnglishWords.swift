/// The English words for the concepts; `Lexicon` says how to read them.
extension Lexicon {
    static let english = Lexicon([englishWords, englishConcepts, englishDangers].joined(separator: "\n"))

    /// The language itself: its small words, common ones, and concepts of asking and telling.
    private static let englishWords = """
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
        @common: shorter shortest shoulders sooner sharper hooter accent acceptable add adds added addresses afford americans anytime apartment apartments
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
        """
}
