/// Figures of speech, rules of danger, and signs that the model of dangers sees, in English.
extension Lexicon {
    static let englishDangers = """
        @list weapon: gun guns pistol pistols rifle rifles shotgun shotguns knife knives machete machetes
         weapon weapons firearm firearms handgun ar15 grenade sword axe
        @list person: someone somebody person people man men woman women guy guys lady girl boy kid kids
         child teenager voter voters worker workers he she they hes shes theyre him her friend mom mother
         dad father wife husband grandma grandmother grandpa grandfather brother sister son daughter
         neighbor elderly senior dude cop officer volunteer
        @list family: mom mother dad father wife husband boss girlfriend boyfriend kids teacher landlord
         roommate parents grandma
        @list agents: ice migra immigration
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
        @danger emergency: bomb threat ~ ~ cleared/evacuated/evacuating/out, smell*/smelling/smells ~ ~ gas, gas smell,
         pulled/pulls/pulling/drew/draws/drawn/waving/waves/waved/brandish*/flashed/flashing/swinging/aiming/aimed/pointed/pointing ~ ~ @weapon,
         looks/looked like a/an/the ar/ak/glock/gun/rifle/pistol/weapon/shotgun/knife/bomb,
         cant/cannot find my/her/his/our/their ~ kid/kids/child/son/daughter/toddler/baby/grandson/granddaughter/niece/nephew, lost my/her/his/our/their ~ kid/kids/child/son/daughter/toddler/baby/grandson/granddaughter,
         my/her/his/our/a/the ~ kid/child/son/daughter/toddler/baby/boy/girl ~ missing/disappeared/vanished, wandered off, missing kid/child/boy/girl/toddler,
         man/woman down, man/woman/guy/lady/person/someone ~ not responding/moving/breathing, filling/filled/fills with smoke,
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
         they/she/he still said/say/says no, no longer on ~ rolls/roll/list/books,
         @agents agents/officers/police/agent/van/vans/truck ~ at/outside/in/by/here/near/around, ice is/are ~ at/outside/here/in, ice/immigration at/outside the/my/our,
         didnt/couldnt/never/not get/got ~ to vote, not allowed in/inside, no one/nobody/noone ~ check in, cant/cannot/couldnt check ~ in, say ~ already voted,
         vote/ballot was already cast/counted/returned/in, wrong name ~ list, arrest*/jail*/deport* ~ if i/we/you vote, if i/we/you vote ~ ~ arrest*/jail*/deport*,
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
        @sign papers: ballot ballots provisional paper id license passport card letter flyer flier mailer postcard notice envelope leaflet
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
        """
}
