#include "core/workers/sandbox/sandbox.h"

#include "core/workers/sandbox/fence.h"

#include <seccomp.h>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <initializer_list>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace core {
namespace {

bool limit(__rlimit_resource resource, rlim_t value)
{
    const rlimit both{value, value};
    return setrlimit(resource, &both) == 0;
}

bool limitResources([[maybe_unused]] std::uint64_t memory)
{
    bool ok = limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_NOFILE, 64) && limit(RLIMIT_NPROC, 0) &&
              limit(RLIMIT_MEMLOCK, 0);
#if !defined __SANITIZE_ADDRESS__ && !defined __SANITIZE_THREAD__ // the sanitizers' shadow memory is terabytes large
    if (memory > 0)
        ok = ok && limit(RLIMIT_DATA, memory);
#endif
    return ok;
}

// Allowed with any arguments.
constexpr int Harmless[] = {
    SCMP_SYS(read),
    SCMP_SYS(readv),
    SCMP_SYS(pread64),
    SCMP_SYS(preadv),
    SCMP_SYS(lseek),
    SCMP_SYS(close),
    SCMP_SYS(fstat),
    SCMP_SYS(newfstatat),
    SCMP_SYS(stat),
    SCMP_SYS(lstat),
    SCMP_SYS(statx),
    SCMP_SYS(statfs),
    SCMP_SYS(fstatfs),
    SCMP_SYS(access),
    SCMP_SYS(faccessat),
    SCMP_SYS(faccessat2),
    SCMP_SYS(readlink),
    SCMP_SYS(readlinkat),
    SCMP_SYS(getdents64),
    SCMP_SYS(getcwd),
    SCMP_SYS(fadvise64),
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(brk),
    SCMP_SYS(madvise),
    SCMP_SYS(futex),
    SCMP_SYS(getrandom),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_getres),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(time),
    SCMP_SYS(uname),
    SCMP_SYS(getpid),
    SCMP_SYS(gettid),
    SCMP_SYS(getuid),
    SCMP_SYS(geteuid),
    SCMP_SYS(getgid),
    SCMP_SYS(getegid),
    SCMP_SYS(sysinfo),
    SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(getrusage),
    SCMP_SYS(getrlimit),
    SCMP_SYS(setrlimit),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(rseq),
    SCMP_SYS(set_robust_list),
};

bool allow(scmp_filter_ctx filter)
{
    bool ok = true;
    for (const int call : Harmless)
        ok = ok && seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) == 0;
    const auto with = [&](int call, const scmp_arg_cmp &argument) {
        ok = ok && seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, argument) == 0;
    };
    // Output goes to stdout and stderr, files may only be opened for reading, and memory is never made executable.
    constexpr scmp_datum_t writing = O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY);
    for (const int call : {SCMP_SYS(write), SCMP_SYS(writev)})
        for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO})
            with(call, SCMP_A0(SCMP_CMP_EQ, static_cast<scmp_datum_t>(descriptor)));
    with(SCMP_SYS(open), SCMP_A1(SCMP_CMP_MASKED_EQ, writing, O_RDONLY));
    with(SCMP_SYS(openat), SCMP_A2(SCMP_CMP_MASKED_EQ, writing, O_RDONLY));
    // RLIMIT_DATA counts neither shared memory, which is therefore allowed only for reading files, as fontconfig does,
    // nor memory that grows downwards like a stack.
    const auto map = [&](scmp_datum_t forbidden, scmp_datum_t kinds) {
        ok =
            ok && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 2, SCMP_A2(SCMP_CMP_MASKED_EQ, forbidden, 0),
                                   SCMP_A3(SCMP_CMP_MASKED_EQ, kinds, 0)) == 0;
    };
    map(PROT_EXEC, MAP_SHARED | MAP_GROWSDOWN);
    map(PROT_EXEC | PROT_WRITE, MAP_ANONYMOUS | MAP_GROWSDOWN);
    with(SCMP_SYS(mprotect), SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
    for (const int command : {F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC})
        with(SCMP_SYS(fcntl), SCMP_A1(SCMP_CMP_EQ, static_cast<scmp_datum_t>(command)));
    // Only to itself: abort() and setrlimit() of the C library call these.
    with(SCMP_SYS(tgkill), SCMP_A0(SCMP_CMP_EQ, static_cast<scmp_datum_t>(getpid())));
    with(SCMP_SYS(prlimit64), SCMP_A0(SCMP_CMP_EQ, 0));
    return ok;
}

bool filterSystemCalls()
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (!filter)
        return false;
    const bool ok = allow(filter) && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return ok;
}

} // namespace

bool leaveParent(int descriptor)
{
    bool ok = prctl(PR_SET_PDEATHSIG, SIGKILL) == 0;
    // If the parent died before that call, nobody reads the pipe any more.
    pollfd output{STDOUT_FILENO, 0, 0};
    ok = ok && poll(&output, 1, 0) >= 0 && (output.revents & POLLERR) == 0;
    const auto first = static_cast<unsigned>(descriptor) + 1;
    return ok && close_range(first, ~0U, 0) == 0;
}

bool enterSandbox(std::uint64_t memory)
{
    return limitResources(memory) && prctl(PR_SET_DUMPABLE, 0) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           readOnlyIn(fontPlaces()) && filterSystemCalls();
}

void allowProcessorTime(unsigned seconds)
{
    rusage used{};
    rlimit allowed{};
    getrusage(RUSAGE_SELF, &used);
    getrlimit(RLIMIT_CPU, &allowed);
    allowed.rlim_cur = static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + seconds + 1;
    setrlimit(RLIMIT_CPU, &allowed);
}

} // namespace core
