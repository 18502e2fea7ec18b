#include "include/FactFiles.h"

static const unsigned char states[] = {
#embed "../CivicFacts/Bundled/states.txt"
};
static const unsigned char election_laws[] = {
#embed "../CivicFacts/Bundled/election-laws.txt"
};
static const unsigned char house_maps_2026[] = {
#embed "../CivicFacts/Bundled/house-maps-2026.txt"
};
static const unsigned char poll_hours[] = {
#embed "../CivicFacts/Bundled/poll-hours.txt"
};
static const unsigned char voter_ids[] = {
#embed "../CivicFacts/Bundled/voter-ids.txt"
};
static const unsigned char legislatures[] = {
#embed "../CivicFacts/Bundled/legislatures.txt"
};
static const unsigned char zip_zones[] = {
#embed "../CivicFacts/Bundled/zip-zones.txt"
};
static const unsigned char place_names[] = {
#embed "../CivicFacts/Bundled/place-names.txt"
};
static const unsigned char prefix_middles[] = {
#embed "../CivicFacts/Bundled/prefix-middles.txt"
};
static const unsigned char early_voting[] = {
#embed "../CivicFacts/Bundled/early-voting.txt"
};
static const unsigned char mail_deadlines[] = {
#embed "../CivicFacts/Bundled/mail-deadlines.txt"
};
static const unsigned char areas[] = {
#embed "../ElectionResults/Tables/areas.txt"
};
static const unsigned char lines[] = {
#embed "../ElectionResults/Tables/lines.txt"
};
static const unsigned char repairs[] = {
#embed "../ElectionResults/Tables/repairs.txt"
};
static const unsigned char organisations[] = {
#embed "../Charities/organisations.txt"
};
static const unsigned char things[] = {
#embed "../Conversation/Desk/Likeness/things.txt"
};
static const unsigned char places[] = {
#embed "../Conversation/Desk/Likeness/places.txt"
};
static const unsigned char drills[] = {
#embed "../Conversation/Desk/Drill/drills.txt"
};

turnout_fact_file turnout_fact_states(void) { return (turnout_fact_file){states, sizeof states}; }
turnout_fact_file turnout_fact_election_laws(void) { return (turnout_fact_file){election_laws, sizeof election_laws}; }
turnout_fact_file turnout_fact_house_maps_2026(void) { return (turnout_fact_file){house_maps_2026, sizeof house_maps_2026}; }
turnout_fact_file turnout_fact_poll_hours(void) { return (turnout_fact_file){poll_hours, sizeof poll_hours}; }
turnout_fact_file turnout_fact_voter_ids(void) { return (turnout_fact_file){voter_ids, sizeof voter_ids}; }
turnout_fact_file turnout_fact_legislatures(void) { return (turnout_fact_file){legislatures, sizeof legislatures}; }
turnout_fact_file turnout_fact_zip_zones(void) { return (turnout_fact_file){zip_zones, sizeof zip_zones}; }
turnout_fact_file turnout_fact_place_names(void) { return (turnout_fact_file){place_names, sizeof place_names}; }
turnout_fact_file turnout_fact_prefix_middles(void) { return (turnout_fact_file){prefix_middles, sizeof prefix_middles}; }
turnout_fact_file turnout_fact_early_voting(void) { return (turnout_fact_file){early_voting, sizeof early_voting}; }
turnout_fact_file turnout_fact_mail_deadlines(void) { return (turnout_fact_file){mail_deadlines, sizeof mail_deadlines}; }
turnout_fact_file turnout_fact_areas(void) { return (turnout_fact_file){areas, sizeof areas}; }
turnout_fact_file turnout_fact_lines(void) { return (turnout_fact_file){lines, sizeof lines}; }
turnout_fact_file turnout_fact_repairs(void) { return (turnout_fact_file){repairs, sizeof repairs}; }
turnout_fact_file turnout_fact_organisations(void) { return (turnout_fact_file){organisations, sizeof organisations}; }
turnout_fact_file turnout_fact_things(void) { return (turnout_fact_file){things, sizeof things}; }
turnout_fact_file turnout_fact_places(void) { return (turnout_fact_file){places, sizeof places}; }
turnout_fact_file turnout_fact_drills(void) { return (turnout_fact_file){drills, sizeof drills}; }
