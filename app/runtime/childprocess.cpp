#include "app/runtime/childprocess.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

extern char **environ;

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr auto politeness = 3s; // between asking a program to end and killing it

std::vector<QByteArray> environmentOf(const Launch &launch)
{
    std::vector<QByteArray> variables(launch.environment.begin(), launch.environment.end());
    const auto nameOf = [](const QByteArray &variable) { return variable.left(variable.indexOf('=')); };
    for (char **variable = environ; *variable; ++variable) {
        const QByteArray name = nameOf(*variable);
        const bool given = std::any_of(launch.environment.begin(), launch.environment.end(),
                                       [&](const QByteArray &other) { return nameOf(other) == name; });
        if (!given && !launch.withheld.contains(QString::fromLocal8Bit(name)))
            variables.push_back(*variable);
    }
    return variables;
}

std::vector<char *> pointersTo(std::vector<QByteArray> &texts)
{
    std::vector<char *> pointers;
    for (QByteArray &text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

// Runs in the new process before the program starts: only async-signal-safe calls. Reports errors through `failed`.
[[noreturn]] void become(const char *program, char *const *arguments, char *const *environment, int log, int failed,
                         pid_t parent)
{
    setpgid(0, 0); // Ctrl+C in a terminal is for this program, which then ends the other
    const int nothing = open("/dev/null", O_RDONLY);
    bool prepared = prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && nothing >= 0 && dup2(nothing, STDIN_FILENO) >= 0 &&
                    dup2(log, STDOUT_FILENO) >= 0 && dup2(log, STDERR_FILENO) >= 0;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int signal : {SIGINT, SIGTERM, SIGPIPE, SIGXFSZ})
        std::signal(signal, SIG_DFL);
    // All other descriptors are close-on-exec, but libcurl opens some that are not.
    close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
    // The parent may have crashed before prctl().
    if (prepared && getppid() == parent)
        execve(program, arguments, environment);
    const int reason = errno;
    (void)!write(failed, &reason, sizeof reason);
    _exit(127);
}

core::Error cannotStart(const QString &program, int reason)
{
    return {core::Error::Unavailable,
            QStringLiteral("“%1” cannot be started (%2); check that it is a program you may run.")
                .arg(program, QString::fromLocal8Bit(std::strerror(reason))),
            {}};
}

} // namespace

core::Result<ChildProcess> ChildProcess::start(const Launch &launch)
{
    const QByteArray program = QFile::encodeName(launch.program);
    std::vector<QByteArray> words{program};
    for (const QString &argument : launch.arguments)
        words.push_back(QFile::encodeName(argument));
    std::vector<QByteArray> variables = environmentOf(launch);
    const std::vector<char *> arguments = pointersTo(words);
    const std::vector<char *> environment = pointersTo(variables);
    const int log = open(QFile::encodeName(launch.log).constData(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC,
                         S_IRUSR | S_IWUSR);
    int failed[2] = {-1, -1};
    if (log < 0 || pipe2(failed, O_CLOEXEC) != 0) {
        const int reason = errno;
        if (log >= 0)
            close(log);
        return core::Error{core::Error::Storage,
                           QStringLiteral("The log “%1” cannot be written (%2); free some space and try again.")
                               .arg(launch.log, QString::fromLocal8Bit(std::strerror(reason))),
                           {}};
    }
    const pid_t parent = getpid();
    const pid_t process = fork();
    if (process == 0)
        become(program.constData(), arguments.data(), environment.data(), log, failed[1], parent);
    int reason = process < 0 ? errno : 0;
    close(log);
    close(failed[1]);
    if (process > 0) {
        ssize_t got = 0;
        do {
            got = read(failed[0], &reason, sizeof reason); // end of file: the program has started
        } while (got < 0 && errno == EINTR);
        if (got <= 0)
            reason = 0;
    }
    close(failed[0]);
    if (process < 0)
        return cannotStart(launch.program, reason);
    ChildProcess child(process);
    if (reason)
        return cannotStart(launch.program, reason);
    return child;
}

ChildProcess::ChildProcess(pid_t process)
    : m_process(process),
      m_watched(int(syscall(SYS_pidfd_open, process, 0))) // without it, the process is polled
{
}

ChildProcess::ChildProcess(ChildProcess &&other) noexcept
    : m_process(std::exchange(other.m_process, -1)),
      m_watched(std::exchange(other.m_watched, -1)),
      m_status(other.m_status)
{
}

ChildProcess::~ChildProcess()
{
    if (m_process > 0 && !reap()) {
        kill(-m_process, SIGTERM);
        if (!hasEnded(politeness, {})) {
            kill(-m_process, SIGKILL);
            while (waitpid(m_process, &m_status, 0) < 0 && errno == EINTR) {
            }
        }
    }
    if (m_watched >= 0)
        close(m_watched);
}

bool ChildProcess::reap()
{
    siginfo_t ended{};
    if (m_process > 0 && waitid(P_PID, id_t(m_process), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid) {
        kill(-m_process, SIGKILL); // includes processes that it has started; its id is still valid
        while (waitpid(m_process, &m_status, 0) < 0 && errno == EINTR) {
        }
        m_process = -1;
    }
    return m_process < 0;
}

bool ChildProcess::hasEnded(std::chrono::milliseconds within, const std::stop_token &stop)
{
    const auto until = std::chrono::steady_clock::now() + within;
    const int woken = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    {
        const std::stop_callback wake(stop, [woken] { (void)eventfd_write(woken, 1); });
        while (!reap() && !stop.stop_requested()) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
            if (left <= 0ms)
                break;
            pollfd events[] = {{woken, POLLIN, 0}, {m_watched, POLLIN, 0}};
            const auto longest = m_watched >= 0 ? left : std::min<std::chrono::milliseconds>(left, 100ms);
            poll(events, 2, int(std::min<std::chrono::milliseconds>(longest, 1h).count()));
        }
    }
    if (woken >= 0)
        close(woken);
    return m_process < 0;
}

QString ChildProcess::ending() const
{
    return WIFSIGNALED(m_status) ? QStringLiteral("ended by signal %1").arg(WTERMSIG(m_status))
                                 : QStringLiteral("ended with status %1").arg(WEXITSTATUS(m_status));
}

} // namespace app
