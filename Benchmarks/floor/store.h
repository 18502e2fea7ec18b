/* What the floor keeps: raw updates, the cursor, sessions, reports, the outbox. Everything else is forgotten by a kill. */
#ifndef FLOOR_STORE_H
#define FLOOR_STORE_H

#include "json.h"

typedef void (*on_message)(long long id, long long room, const char *body);

void store_open(const char *folder);
void store_begin(void);
void store_commit(void);

long long store_cursor(void);
void store_save_cursor(long long cursor);
void store_keep_raw(long long id, struct slice body);
/* Does something with every raw update, oldest first, and takes them away. */
void store_each_raw(void (*body)(struct slice update));

/* Which step this room is at, 0 for a new one. */
long long store_step(long long room);
void store_save_session(long long room, long long step, struct slice what);
/* Makes a report of what the session heard; its number. */
long long store_report(long long room);

long long store_post(long long room, const char *body);
void store_sent(long long id);
/* Every message that was not sent, or of which nobody knows, oldest first. */
void store_each_message(on_message body);

#endif
