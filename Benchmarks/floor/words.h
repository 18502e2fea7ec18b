/* What the bot says at each of the scenario's ten steps, and its buttons: the texts that Turnout's voters get. */
#ifndef FLOOR_WORDS_H
#define FLOOR_WORDS_H

#define B(label, data) "{\"text\":\"" label "\",\"callback_data\":\"" data "\"}"
#define MENU "[[" B("Report a problem", "1.report") "],[" B("Voting info", "1.info") "," B("Latest reports", "1.feed") "],[" \
    B("My reports", "1.mine") "," B("Help", "1.help") "]]"
#define BACK "[" B("Back", "1.back") "," B("Cancel", "1.cancel") "]"

struct step { const char *text, *keys; };

static const struct step steps[] = {
    {"Hi! I take reports of problems with voting. I take no side. I keep your ZIP and language. Say \\\"delete my data\\\" any time.\\n\\n"
     "What is your ZIP code? It has 5 numbers, like 30310. Or tap Skip.", "[[" B("Skip", "1.skip") "," B("Español", "1.es") "]]"},
    {"Got it: 30310, Atlanta, Georgia.\\n\\nWhat do you need? Report a problem, ask about voting, or see what others report.", MENU},
    {"Need help right now? Call 866-OUR-VOTE (866-687-8683). It is free and takes no side.\\n\\nA person checks each report before others "
     "can see it. Your name is not shown.\\n\\nWhat happened? Tell me in your own words. You can send photos too.",
     "[[" B("Cancel", "1.cancel") "]]"},
    {"Do you have photos? Send up to 10. Do not show faces or filled-in ballots. Tap Done or Skip.",
     "[[" B("Done", "1.done") "," B("Skip", "1.skip") "]," BACK "]"},
    {"Where is it? Name the place or the street.", "[[" B("Use 30310, Atlanta", "1.zip") "," B("Skip", "1.skip") "]," BACK "]"},
    {"When did it happen?", "[[" B("Now", "1.now") "," B("Today", "1.today") "," B("Before today", "1.before") "]," BACK "]"},
    {"Please check.\\n\\nWhat: Only one machine works and the line is long\\nWhere: Lincoln School\\nWhen: now, 11:12 am\\n"
     "Kind: machine or supplies\\n\\nSend it?", "[[" B("Send", "1.send") "],[" B("Change", "1.change") "," B("Cancel", "1.cancel") "]]"},
    {"Sent as a report. A person will check it. I will tell you what they decide. I cannot promise help at the place.", MENU},
    {"Your reports:\\n\\nReport 1, Tue, Nov 3, 11:12 am: waiting for a person to check it.",
     "[[" B("Report 1", "1.one") "],[" B("Close", "1.close") "]]"},
    {"What do you need? Report a problem, ask about voting, or see what others report.", MENU},
};

#define STEPS ((long long)(sizeof steps / sizeof *steps))
#define WHAT 3
#define SENT 7

#define CARD "Report %lld · waiting\\nOnly one machine works and the line is long\\n\\nPlace: Lincoln School (30310, Atlanta, Georgia)\\n" \
    "Told: now, 11:12 am EST · Sent: Tue, Nov 3, 11:12 am EST\\nKind: machine or supplies · Language: English · Photos: 0"
#define CARD_KEYS "[[" B("Take", "c.take") "," B("Approve", "c.yes") "],[" B("Reject", "c.no") "," B("Ask", "c.ask") "," B("Ban", "c.ban") "]]"

#endif
