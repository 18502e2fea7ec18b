/* What the bot says at each of the scenario's eight steps, and its buttons: the texts that Turnout's voters get. */
#ifndef FLOOR_WORDS_H
#define FLOOR_WORDS_H

#define B(label, data) "{\"text\":\"" label "\",\"callback_data\":\"" data "\"}"
#define MENU "[[" B("Report a problem", "1.report") "],[" B("Voting info", "1.info") "," B("Latest reports", "1.feed") "],[" \
    B("My reports", "1.mine") "," B("Help", "1.help") "]]"
#define LOOK "[[" B("Send now", "1.send") "," B("Add photo", "1.addph") "],[" B("Change", "1.change") "," B("Cancel", "1.cancel") "]]"

struct step { const char *text, *keys; };

static const struct step steps[] = {
    {"Hi! I take reports of problems with voting. I take no side. I keep your ZIP and language. Say \\\"delete my data\\\" any time.\\n\\n"
     "What is your ZIP code? It has 5 numbers, like 30310. Or tap Skip.", "[[" B("Skip", "1.skip") "," B("Español", "1.es") "]]"},
    {"Got it: 30310, Atlanta, Georgia.\\n\\nWhat do you need? Report a problem, ask about voting, or see what others report.", MENU},
    {"Need help right now? Call 866-OUR-VOTE (866-687-8683). It is free and takes no side.\\n\\nA person checks each report before others "
     "can see it. Your name is not shown.\\n\\nWhat happened? Tell me in your own words. You can send photos too.",
     "[[" B("Cancel", "1.cancel") "]]"},
    {"Your report. It is not sent yet.\\n\\nWhat: Only one machine works and the line is long\\nWhere: not said yet, near 30310, Atlanta, Georgia\\n"
     "When: now, 11:12 am (I assume)\\nKind: machine or supplies\\nPhotos: none\\nA person checks each report before others can see it. "
     "Your name is not shown.\\nNeed help right now? Call 866-OUR-VOTE (866-687-8683). It is free and takes no side.", LOOK},
    {"Changed to Lincoln School.\\n" "Your report. It is not sent yet.\\n\\nWhat: Only one machine works and the line is long\\nWhere: Lincoln School\\n"
     "When: now, 11:12 am (I assume)\\nKind: machine or supplies\\nPhotos: none\\nA person checks each report before others can see it. "
     "Your name is not shown.\\nNeed help right now? Call 866-OUR-VOTE (866-687-8683). It is free and takes no side.", LOOK},
    {"Sent as a report. A person will check it. I will tell you what they decide. I cannot promise help at the place.",
     "[[" B("Add to report 1", "1.note") "," B("Done", "1.done") "]]"},
    {"Your reports:\\n\\nReport 1, Tue, Nov 3, 11:12 am: waiting for a person to check it.",
     "[[" B("Report 1", "1.one") "],[" B("Close", "1.close") "]]"},
    {"What do you need? Report a problem, ask about voting, or see what others report.", MENU},
};

#define STEPS ((long long)(sizeof steps / sizeof *steps))
#define WHAT 3
#define SENT 5

#define CARD "Report %lld · waiting\\nOnly one machine works and the line is long\\n\\nPlace: Lincoln School (30310, Atlanta, Georgia)\\n" \
    "Told: now, 11:12 am EST (assumed) · Sent: Tue, Nov 3, 11:12 am EST\\nKind: machine or supplies · Language: English · Photos: 0"
#define CARD_KEYS "[[" B("Take", "c.take") "," B("Approve", "c.yes") "],[" B("Reject", "c.no") "," B("Ask", "c.ask") "," B("Ban", "c.ban") "]]"

#endif
