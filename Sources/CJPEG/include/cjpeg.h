#ifndef TURNOUT_CJPEG_H
#define TURNOUT_CJPEG_H
#endif
