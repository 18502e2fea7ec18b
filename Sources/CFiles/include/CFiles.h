#ifndef CFILES_H
#define CFILES_H

/// Exchanges two folders of one file system in one step; 0, or -1 with errno.
int turnout_exchange(const char *first, const char *second);

/// Has all that was written to the file system of an open folder reach the disk.
int turnout_sync_disk(int folder);

/// Moves an entry of one open folder into another, where nothing of this name is; 0, or -1 with errno.
int turnout_move(int from, const char *name, int to);

#endif
