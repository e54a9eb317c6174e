#include "CSignals.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* What was there for a signal before. */
static struct sigaction before[32];

static void tell(const char *words) {
  ssize_t written = write(STDERR_FILENO, words, strlen(words));
  (void)written;
}

void intentcompat_end_if_refused(int reason, int is_of_a_program) {
  if (reason == EMFILE || reason == ENFILE) {
    tell("intentcompat: the system lets this process open too few files. Raise the limit: `ulimit -n 256`.\n");
    _exit(3);
  }
  if (reason == ENOMEM) {
    tell("intentcompat: the system gives this process too little memory.\n");
    _exit(3);
  }
  if (reason == EAGAIN && is_of_a_program) {
    tell("intentcompat: the system lets this process start no more programs. Raise the limit of processes (`ulimit -u`, or "
         "that of the container).\n");
    _exit(3);
  }
}

/* Libraries end the process where the system refuses them a file or memory; the reason is often still in `errno` then. All
   else goes to whoever was there before; nobody is, unless backtraces are asked for. */
static void end_with_words(int number) {
  int reason = errno;
  intentcompat_end_if_refused(reason, 0);
  if (before[number].sa_handler == SIG_DFL) {
    tell("intentcompat: it ended by a fault, and wrote nothing half. The system may have refused memory: raise the limit "
         "(`ulimit -v`, or that of the container). If there is enough, please report it with the command; `SWIFT_BACKTRACE="
         "enable=yes` shows the place.\n");
    _exit(3);
  }
  sigaction(number, &before[number], NULL);
  errno = reason;
  if (number == SIGABRT) raise(number);
}

void intentcompat_say_why_it_ends(void) {
  static const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = end_with_words;
  action.sa_flags = SA_ONSTACK;
  for (unsigned index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
    sigaction(numbers[index], &action, &before[numbers[index]]);
  }
}

int intentcompat_has_running_child(void) {
  siginfo_t ended;
  memset(&ended, 0, sizeof ended);
  return waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid == 0;
}
