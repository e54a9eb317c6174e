/* From now on says why the process ends where a library ends it for want of files or memory. */
void intentcompat_say_why_it_ends(void);

/* Says why and ends the process with status 3 where an error says that the system has no more to give: `EAGAIN` says so of
   a program that could not be started, and of a file that there is nothing to read yet. */
void intentcompat_end_if_refused(int reason, int is_of_a_program);

/* Whether a program that this one started still runs; one that ended and that nobody waited for does not. */
int intentcompat_has_running_child(void);
