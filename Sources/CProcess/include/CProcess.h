#ifndef TURNOUT_CPROCESS_H
#define TURNOUT_CPROCESS_H

/* What Swift cannot call of Linux by itself. */

/* Nobody but root can look into this process from now on, and it leaves no core file; 0 if that was done. */
int turnout_hide(void);

/* Writes everything on the file system of this descriptor through to the disk; 0 if that was done. */
int turnout_sync(int file);

#endif
