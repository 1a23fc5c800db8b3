#include "core/workers/workerprocess.h"

#include "core/workers/wire.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <new>
#include <poll.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

extern char **environ;

namespace core {
namespace {

using namespace std::chrono_literals;

constexpr auto StopInterval = 50ms; // how often to check for a stop request
constexpr auto LongestDeath = 500ms;
constexpr int PipeSize = 1 << 20; // a full pipe makes the worker wait
constexpr std::size_t BufferSize = 1 << 20;

// A worker needs to find fonts, but must not see secrets.
std::vector<char *> workerEnvironment()
{
    static constexpr std::array Kept = {"PATH=",
                                        "HOME=",
                                        "XDG_DATA_HOME=",
                                        "XDG_DATA_DIRS=",
                                        "XDG_CONFIG_HOME=",
                                        "XDG_CACHE_HOME=",
                                        "FONTCONFIG_FILE=",
                                        "FONTCONFIG_PATH=",
                                        "LD_LIBRARY_PATH=",
                                        "ASAN_OPTIONS=",
                                        "UBSAN_OPTIONS="};
    std::vector<char *> kept;
    for (char **variable = environ; *variable; ++variable)
        if (std::any_of(Kept.begin(), Kept.end(),
                        [&](const char *name) { return std::strncmp(*variable, name, std::strlen(name)) == 0; }))
            kept.push_back(*variable);
    // The sandbox forbids starting threads; with threads, text recognition would take fifteen times as long.
    static char oneThread[] = "OMP_THREAD_LIMIT=1";
    kept.push_back(oneThread);
    // Poppler allocates and frees small blocks by the thousand: saves 4 % of a reader's time.
    static char largeCache[] = "GLIBC_TUNABLES=glibc.malloc.tcache_count=2000";
    kept.push_back(largeCache);
    kept.push_back(nullptr);
    return kept;
}

// The request fits into an empty pipe, or is not written at all.
bool writeWhole(int end, std::string_view request)
{
    return ::write(end, request.data(), request.size()) == static_cast<ssize_t>(request.size());
}

// Returns an errno value.
int spawnWith(const QByteArray &file, const char *name, int source, int in, int out, pid_t &process)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&files, source, wire::InheritedDescriptor);
    sigset_t none;
    sigset_t all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setpgroup(&attributes, 0); // Ctrl+C in a terminal is for the program, which then ends the worker
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    const std::vector<char *> environment = workerEnvironment();
    char *const arguments[] = {const_cast<char *>(name), nullptr};
    const int error = posix_spawn(&process, file.constData(), &files, &attributes, arguments, environment.data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

int spawn(const QByteArray &file, const char *name, int material, const Pipe &input, const Pipe &output, pid_t &process)
{
    // Above their final numbers, so that none is overwritten before it is copied.
    const int source = fcntl(material, F_DUPFD_CLOEXEC, 16);
    const int in = source < 0 ? -1 : fcntl(input.read, F_DUPFD_CLOEXEC, 16);
    const int out = in < 0 ? -1 : fcntl(output.write, F_DUPFD_CLOEXEC, 16);
    int error = out < 0 ? errno : 0;
    if (error == 0)
        error = spawnWith(file, name, source, in, out, process);
    for (const int copy : {source, in, out})
        if (copy >= 0)
            ::close(copy);
    return error;
}

Error unavailable(const WorkerProgram &program, const QString &detail)
{
    return {Error::Unavailable,
            QStringLiteral("The program %1, which %2, cannot be started; please install Attest again.")
                .arg(QLatin1String(program.name), QLatin1String(program.purpose)),
            detail};
}

// Whether the error is a temporary shortage of resources.
bool isPassing(int error)
{
    return error == EMFILE || error == ENFILE || error == ENOMEM || error == EAGAIN;
}

Error unavailable(const WorkerProgram &program, const QString &what, int error)
{
    const QString detail = what + QStringLiteral(": ") + QString::fromLocal8Bit(std::strerror(error));
    if (!isPassing(error))
        return unavailable(program, detail);
    return {Error::Unavailable,
            QStringLiteral("The program %1, which %2, cannot be started now; close other programs, then try again.")
                .arg(QLatin1String(program.name), QLatin1String(program.purpose)),
            detail};
}

} // namespace

QString findProgram(const WorkerProgram &program)
{
    const QString named = qEnvironmentVariable(program.variable);
    if (!named.isEmpty())
        return named;
    const QString name = QLatin1String(program.name);
    const QString folder = QFileInfo(QFile::symLinkTarget(QStringLiteral("/proc/self/exe"))).absolutePath();
    for (const QString &place : {QStringLiteral("/"), QStringLiteral("/../libexec/attest/")})
        if (QFileInfo(folder + place + name).isExecutable())
            return folder + place + name;
    return QStandardPaths::findExecutable(name);
}

Pipe::Pipe()
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) == 0) {
        read = ends[0];
        write = ends[1];
    }
}

Pipe::Pipe(Pipe &&other) noexcept : read(std::exchange(other.read, -1)), write(std::exchange(other.write, -1)) {}

Pipe::~Pipe()
{
    close(read);
    close(write);
}

void Pipe::close(int &end)
{
    if (end >= 0)
        ::close(end);
    end = -1;
}

Result<WorkerProcess> WorkerProcess::start(const WorkerProgram &program, int material, std::string_view request)
{
    const QString file = findProgram(program);
    if (file.isEmpty())
        return unavailable(program, QStringLiteral("it was not found"));
    Pipe input;
    Pipe output;
    if (input.write < 0 || output.write < 0)
        return unavailable(program, QStringLiteral("pipe"), errno);
    fcntl(output.read, F_SETPIPE_SZ, PipeSize); // the default is 64 KiB
    fcntl(input.write, F_SETFL, O_NONBLOCK);
    if (!writeWhole(input.write, request))
        return unavailable(program, QStringLiteral("the request is too long"));
    pid_t process = -1;
    const int error = spawn(QFile::encodeName(file), program.name, material, input, output, process);
    if (error != 0)
        return unavailable(program, file, error);
    return WorkerProcess(process, std::move(input), std::exchange(output.read, -1));
}

WorkerProcess::WorkerProcess(pid_t process, Pipe input, int output)
    : m_process(process),
      m_input(std::move(input)),
      m_output(output),
      m_buffer(static_cast<char *>(std::malloc(BufferSize)), std::free),
      m_room(m_buffer ? BufferSize : 0)
{
    fcntl(m_output, F_SETFL, O_NONBLOCK);
}

bool WorkerProcess::ask(std::string_view request)
{
    return writeWhole(m_input.write, request);
}

WorkerProcess::WorkerProcess(WorkerProcess &&other) noexcept
    : m_process(std::exchange(other.m_process, -1)),
      m_input(std::move(other.m_input)),
      m_output(std::exchange(other.m_output, -1)),
      m_status(other.m_status),
      m_buffer(std::move(other.m_buffer)),
      m_room(std::exchange(other.m_room, 0)),
      m_begin(other.m_begin),
      m_end(other.m_end),
      m_size(other.m_size)
{
}

WorkerProcess::~WorkerProcess()
{
    end();
}

void WorkerProcess::end()
{
    Pipe::close(m_output);
    if (m_process < 0)
        return;
    kill(m_process, SIGKILL); // harmless if it has ended: it stays a zombie until waited for
    // A process waiting for a drive that does not answer cannot even be killed, so nobody waits for it.
    const int ended = int(syscall(SYS_pidfd_open, m_process, 0)); // glibc 2.36 does not declare it for C++
    pollfd death{ended, POLLIN, 0};
    const bool waits = ended >= 0 && poll(&death, 1, static_cast<int>(LongestDeath.count())) == 0;
    while (waitpid(m_process, &m_status, waits ? WNOHANG : 0) < 0 && errno == EINTR) {
    }
    Pipe::close(death.fd);
    m_process = -1;
}

QString WorkerProcess::ending()
{
    if (m_process >= 0) {
        // It has closed its output, so it is about to end, and only its exit status matters.
        for (int i = 0; i < 100 && m_process >= 0; ++i) {
            if (waitpid(m_process, &m_status, WNOHANG) == m_process)
                m_process = -1;
            else
                poll(nullptr, 0, 1);
        }
    }
    end();
    return WIFSIGNALED(m_status) ? QStringLiteral("ended by signal %1").arg(WTERMSIG(m_status))
                                 : QStringLiteral("ended with status %1").arg(WEXITSTATUS(m_status));
}

bool WorkerProcess::ranOutOfTime() const
{
    return WIFSIGNALED(m_status) && WTERMSIG(m_status) == SIGXCPU;
}

bool WorkerProcess::hasMessage() const
{
    const std::size_t begin = m_begin + m_size;
    std::uint32_t length = 0;
    if (m_end - begin < sizeof length)
        return false;
    std::memcpy(&length, m_buffer.get() + begin, sizeof length);
    return m_end - begin - sizeof length >= length;
}

int WorkerProcess::firstToSpeak(const std::vector<WorkerProcess *> &processes, int from,
                                std::chrono::steady_clock::time_point until, const std::stop_token &stop)
{
    const int count = int(processes.size());
    const auto firstOf = [&](const auto &speaks) {
        for (int i = 0; i < count; ++i) {
            if (const int each = (from + i) % count; speaks(each))
                return each;
        }
        return -1;
    };
    if (const int first = firstOf([&](int i) { return processes[std::size_t(i)]->hasMessage(); }); first >= 0)
        return first;
    std::vector<pollfd> outputs;
    for (const WorkerProcess *each : processes)
        outputs.push_back({each->m_output, POLLIN, 0});
    while (!stop.stop_requested() && std::chrono::steady_clock::now() < until) {
        if (poll(outputs.data(), outputs.size(), static_cast<int>(StopInterval.count())) > 0)
            return firstOf([&](int i) { return outputs[std::size_t(i)].revents != 0; });
    }
    return -1;
}

WorkerProcess::Event WorkerProcess::next(std::size_t longest, std::chrono::milliseconds silence,
                                         const std::stop_token &stop)
{
    const auto until = std::chrono::steady_clock::now() + silence;
    m_begin += std::exchange(m_size, 0);
    for (;;) {
        std::uint32_t length = 0;
        if (m_end - m_begin >= sizeof length) {
            std::memcpy(&length, m_buffer.get() + m_begin, sizeof length);
            if (length == 0 || length > longest)
                return Event::Nonsense;
            if (m_end - m_begin >= sizeof length + length) {
                m_size = sizeof length + length;
                return stop.stop_requested() ? Event::Stopped : Event::Message;
            }
        }
        // Moves the message to the start of the buffer, which grows with what arrives.
        if (m_begin > 0) {
            std::memmove(m_buffer.get(), m_buffer.get() + m_begin, m_end - m_begin);
            m_end -= std::exchange(m_begin, 0);
        }
        if (m_end == m_room)
            grow();
        const Event event = fill(until, stop);
        if (event != Event::Message)
            return event;
    }
}

void WorkerProcess::grow()
{
    const std::size_t room = std::max<std::size_t>(2 * m_room, BufferSize);
    void *const grown = std::realloc(m_buffer.get(), room);
    if (!grown)
        throw std::bad_alloc();
    (void)m_buffer.release(); // moved into the new one
    m_buffer.reset(static_cast<char *>(grown));
    m_room = room;
}

WorkerProcess::Event WorkerProcess::fill(std::chrono::steady_clock::time_point until, const std::stop_token &stop)
{
    for (;;) {
        if (stop.stop_requested())
            return Event::Stopped;
        if (std::chrono::steady_clock::now() >= until) // also if there is always something to read
            return Event::Silent;
        const ssize_t got = ::read(m_output, m_buffer.get() + m_end, m_room - m_end);
        if (got > 0) {
            m_end += static_cast<std::size_t>(got);
            return Event::Message;
        }
        if (got == 0 || (errno != EAGAIN && errno != EINTR))
            return Event::Ended;
        pollfd output{m_output, POLLIN, 0};
        poll(&output, 1, static_cast<int>(StopInterval.count()));
    }
}

std::string_view WorkerProcess::message() const
{
    return std::string_view(m_buffer.get() + m_begin + 4, m_size - 4);
}

} // namespace core
