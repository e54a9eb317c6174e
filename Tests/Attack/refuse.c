/* Refuses one thing that a program asks the system for, or all from one on, and says whether it came to that.

   REFUSE is `files`, `threads` or `memory`; REFUSE_AT the number of the call that fails, 0 for none; REFUSE_AFTER whether
   those after it fail as well; REFUSE_PROGRAM the program that it is about, since others are started by it; REFUSE_LOG a
   file that gets a byte where something was refused, and the number of calls at the end where nothing is to be refused. */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum kind { NONE, FILES, THREADS, MEMORY };

static enum kind kind;
static long at;
static int lasts;
static const char *log_path;
static atomic_long count;

static void tell(const char *text, size_t length) {
  long file = syscall(SYS_openat, AT_FDCWD, log_path, O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (file < 0) return;
  syscall(SYS_write, file, text, length);
  syscall(SYS_close, file);
}

__attribute__((constructor)) static void begin(void) {
  const char *wanted = getenv("REFUSE"), *program = getenv("REFUSE_PROGRAM"), *number = getenv("REFUSE_AT");
  log_path = getenv("REFUSE_LOG");
  if (!wanted || !program || !number || !log_path || strcmp(program, program_invocation_short_name)) return;
  at = atol(number);
  lasts = getenv("REFUSE_AFTER") != NULL;
  kind = !strcmp(wanted, "files") ? FILES : !strcmp(wanted, "threads") ? THREADS : MEMORY;
}

__attribute__((destructor)) static void end(void) {
  if (kind == NONE || at != 0) return;
  char text[32];
  kind = NONE;
  tell(text, (size_t)snprintf(text, sizeof text, "%ld\n", atomic_load(&count)));
}

static int refuses(enum kind asked) {
  if (kind != asked) return 0;
  long number = atomic_fetch_add(&count, 1) + 1;
  if (at == 0 || number < at || (number > at && !lasts)) return 0;
  if (number == at) tell("!", 1);
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define REFUSED(asked, code, result) if (refuses(asked)) { errno = code; return result; }

#define MODE(last) \
  mode_t mode = 0; \
  if (flags & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, last); mode = va_arg(rest, mode_t); va_end(rest); }

int open(const char *path, int flags, ...) { MODE(flags) REFUSED(FILES, EMFILE, -1) return NEXT(open)(path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) REFUSED(FILES, EMFILE, -1) return NEXT(open64)(path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags) REFUSED(FILES, EMFILE, -1) return NEXT(openat)(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags) REFUSED(FILES, EMFILE, -1) return NEXT(openat64)(folder, path, flags, mode); }
FILE *fopen(const char *path, const char *how) { REFUSED(FILES, EMFILE, NULL) return NEXT(fopen)(path, how); }
FILE *fopen64(const char *path, const char *how) { REFUSED(FILES, EMFILE, NULL) return NEXT(fopen64)(path, how); }
DIR *opendir(const char *path) { REFUSED(FILES, EMFILE, NULL) return NEXT(opendir)(path); }
int dup(int file) { REFUSED(FILES, EMFILE, -1) return NEXT(dup)(file); }
int pipe(int ends[2]) { REFUSED(FILES, EMFILE, -1) return NEXT(pipe)(ends); }
int pipe2(int ends[2], int flags) { REFUSED(FILES, EMFILE, -1) return NEXT(pipe2)(ends, flags); }
int socket(int domain, int type, int protocol) { REFUSED(FILES, EMFILE, -1) return NEXT(socket)(domain, type, protocol); }
int socketpair(int domain, int type, int protocol, int ends[2]) { REFUSED(FILES, EMFILE, -1) return NEXT(socketpair)(domain, type, protocol, ends); }
int epoll_create1(int flags) { REFUSED(FILES, EMFILE, -1) return NEXT(epoll_create1)(flags); }
int eventfd(unsigned value, int flags) { REFUSED(FILES, EMFILE, -1) return NEXT(eventfd)(value, flags); }
int timerfd_create(int clock, int flags) { REFUSED(FILES, EMFILE, -1) return NEXT(timerfd_create)(clock, flags); }
int memfd_create(const char *name, unsigned flags) { REFUSED(FILES, EMFILE, -1) return NEXT(memfd_create)(name, flags); }

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*work)(void *), void *argument) {
  if (refuses(THREADS)) return EAGAIN;
  return NEXT(pthread_create)(thread, attributes, work, argument);
}

pid_t fork(void) { REFUSED(THREADS, EAGAIN, -1) return NEXT(fork)(); }

int posix_spawn(
  pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
  char *const arguments[], char *const environment[]
) {
  if (refuses(THREADS)) return EAGAIN;
  return NEXT(posix_spawn)(process, path, actions, attributes, arguments, environment);
}

/* By their inner names, because looking a name up asks for memory. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) { REFUSED(MEMORY, ENOMEM, NULL) return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { REFUSED(MEMORY, ENOMEM, NULL) return __libc_calloc(number, size); }
void *realloc(void *memory, size_t size) { REFUSED(MEMORY, ENOMEM, NULL) return __libc_realloc(memory, size); }
void *memalign(size_t alignment, size_t size) { REFUSED(MEMORY, ENOMEM, NULL) return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { REFUSED(MEMORY, ENOMEM, NULL) return __libc_memalign(alignment, size); }
int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (refuses(MEMORY)) return ENOMEM;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}
