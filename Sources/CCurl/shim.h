#ifndef TURNOUT_CCURL_H
#define TURNOUT_CCURL_H
#include <curl/curl.h>
#endif
