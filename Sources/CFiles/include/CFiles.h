#ifndef CFILES_H
#define CFILES_H

/// Exchanges two folders of one file system in one step; 0, or -1 with errno.
int turnout_exchange(const char *first, const char *second);

#endif
