#ifndef TURNOUT_CEXPAT_H
#define TURNOUT_CEXPAT_H
#include <expat.h>
#endif
