#ifndef TURNOUT_CSQLITE_H
#define TURNOUT_CSQLITE_H
#include <sqlite3.h>
#endif
