/// The tables of facts as text, as they lay beside the code that reads them when the program was built: bytes that nothing
/// ever writes to. The compiler lists each of them among what it read, so a build sees by itself that one was changed.
#ifndef TURNOUT_FACT_FILES_H
#define TURNOUT_FACT_FILES_H

typedef struct {
    const void *start;
    long count;
} turnout_fact_file;

turnout_fact_file turnout_fact_states(void);
turnout_fact_file turnout_fact_election_laws(void);
turnout_fact_file turnout_fact_house_maps_2026(void);
turnout_fact_file turnout_fact_poll_hours(void);
turnout_fact_file turnout_fact_voter_ids(void);
turnout_fact_file turnout_fact_legislatures(void);
turnout_fact_file turnout_fact_zip_zones(void);
turnout_fact_file turnout_fact_place_names(void);
turnout_fact_file turnout_fact_prefix_middles(void);
turnout_fact_file turnout_fact_early_voting(void);
turnout_fact_file turnout_fact_mail_deadlines(void);
turnout_fact_file turnout_fact_areas(void);
turnout_fact_file turnout_fact_lines(void);
turnout_fact_file turnout_fact_repairs(void);
turnout_fact_file turnout_fact_organisations(void);
turnout_fact_file turnout_fact_things(void);
turnout_fact_file turnout_fact_places(void);
turnout_fact_file turnout_fact_drills(void);

#endif
