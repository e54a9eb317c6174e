/* From now on says why the process ends where a library ends it for want of files or memory. */
void intentcompat_say_why_it_ends(void);

/* Whether a program that this one started still runs; one that ended and that nobody waited for does not. */
int intentcompat_has_running_child(void);
