// What attest-pdf cannot do any more once it has entered its sandbox: tried by a child process that has entered it.
#include "core/pdf/worker/sandbox.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <functional>

Q_DECLARE_METATYPE(std::function<long()>)

class TestSandbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void allows_data();
    void allows();
    void endsAtItsShareOfMemory();
    void endsAtItsShareOfTime();
    void leavesWhatItInherited();
    void diesWithItsParent();

private:
    QTemporaryDir m_folder;
};

static constexpr int NoSandbox = 200;

// What waitpid says of a child that does that; exit status NoSandbox: it could not enter.
static int statusOf(const std::function<int()> &work)
{
    const pid_t child = fork();
    if (child == 0)
        _exit(work());
    int status = 0;
    waitpid(child, &status, 0);
    return status;
}

// 0 when it succeeds, else its errno.
static int inSandbox(const std::function<long()> &call)
{
    const int status = statusOf([&] {
        if (!core::enterSandbox(0))
            return NoSandbox;
        errno = 0;
        return call() < 0 ? errno : 0;
    });
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

void TestSandbox::refuses_data()
{
    QTest::addColumn<std::function<long()>>("call");
    const auto row = [](const char *name, const std::function<long()> &call) { QTest::newRow(name) << call; };
    const QByteArray file = QFile::encodeName(m_folder.filePath(QStringLiteral("kept")));
    const QByteArray other = QFile::encodeName(m_folder.filePath(QStringLiteral("new")));
    ::close(::open(file.constData(), O_CREAT | O_WRONLY, 0600));
    const pid_t parent = getpid();

    row("a socket of the network", [] { return socket(AF_INET, SOCK_STREAM, 0); });
    row("a local socket", [] { return socket(AF_UNIX, SOCK_STREAM, 0); });
    row("a pair of sockets", [] {
        int pair[2];
        return socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
    });
    row("another program", [] {
        char *const arguments[] = {const_cast<char *>("true"), nullptr};
        return execve("/bin/true", arguments, environ);
    });
    row("a process", [] { return fork(); });
    row("a process, by the call itself",
        [] { return syscall(SYS_clone, SIGCHLD, nullptr, nullptr, nullptr, nullptr); });
    row("a new file", [=] { return open(other.constData(), O_CREAT | O_WRONLY, 0600); });
    row("a file to write", [=] { return open(file.constData(), O_WRONLY); });
    row("a file to read and write", [=] { return open(file.constData(), O_RDWR); });
    row("emptying a file", [=] { return open(file.constData(), O_RDONLY | O_TRUNC); });
    row("a file without a name", [] { return open("/tmp", O_TMPFILE | O_RDWR, 0600); });
    row("cutting a file", [=] { return truncate(file.constData(), 0); });
    row("removing a file", [=] { return unlink(file.constData()); });
    row("renaming a file", [=] { return rename(file.constData(), other.constData()); });
    row("linking a file", [=] { return link(file.constData(), other.constData()); });
    row("a symbolic link", [=] { return symlink(file.constData(), other.constData()); });
    row("a folder", [=] { return mkdir(other.constData(), 0700); });
    row("the rights of a file", [=] { return chmod(file.constData(), 0777); });
    row("a signal to the parent", [=] { return kill(parent, 0); });
    row("a signal to a thread elsewhere", [=] { return syscall(SYS_tgkill, parent, parent, 0); });
    row("tracing the parent", [=] { return ptrace(PTRACE_ATTACH, parent, nullptr, nullptr); });
    row("the limits of the parent", [=] {
        rlimit limit{};
        return prlimit(parent, RLIMIT_NOFILE, nullptr, &limit);
    });
    row("memory that can be run", [] {
        void *memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        return memory == MAP_FAILED ? -1L : 0L;
    });
    row("making memory run", [] {
        void *memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        return static_cast<long>(mprotect(memory, 4096, PROT_READ | PROT_EXEC));
    });
    row("output that is not its own", [] { return write(STDIN_FILENO, "x", 1); });
    row("changing where it is", [] { return chdir("/"); });
    row("becoming somebody", [] { return setuid(0); });
}

void TestSandbox::refuses()
{
    QFETCH(std::function<long()>, call);
    QCOMPARE(inSandbox(call), EPERM);
}

void TestSandbox::allows_data()
{
    QTest::addColumn<std::function<long()>>("call");
    const auto row = [](const char *name, const std::function<long()> &call) { QTest::newRow(name) << call; };
    row("nothing", [] { return 0; });
    row("reading a file", [] {
        const int file = open("/etc/passwd", O_RDONLY | O_CLOEXEC);
        char c = 0;
        return file < 0 ? -1L : static_cast<long>(read(file, &c, 1));
    });
    row("listing a folder", [] { return open("/usr/share", O_RDONLY | O_DIRECTORY); });
    row("writing to stdout", [] { return write(STDOUT_FILENO, "", 0); });
    row("memory", [] {
        void *memory = std::malloc(50 << 20);
        std::free(memory);
        return memory ? 0L : -1L;
    });
}

void TestSandbox::allows()
{
    QFETCH(std::function<long()>, call);
    QCOMPARE(inSandbox(call), 0);
}

void TestSandbox::endsAtItsShareOfMemory()
{
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
    QSKIP("the sanitizer needs more memory than any limit allows");
#endif
    const int status = statusOf([] {
        if (!core::enterSandbox(256 << 20))
            return NoSandbox;
        const bool small = std::malloc(64 << 20) != nullptr;
        const bool large = std::malloc(512 << 20) != nullptr;
        return (small ? 1 : 0) + (large ? 2 : 0);
    });
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 1);
}

void TestSandbox::endsAtItsShareOfTime()
{
    const int status = statusOf([] {
        if (!core::enterSandbox(0))
            return NoSandbox;
        core::allowProcessorTime(0);
        for (volatile unsigned i = 0; i < 2;) {
        }
        return 0;
    });
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), SIGXCPU);
}

void TestSandbox::leavesWhatItInherited()
{
    const int status = statusOf([] {
        const int kept = 3;
        dup2(STDIN_FILENO, kept);
        dup2(STDIN_FILENO, 40);
        if (!core::leaveParent(kept))
            return 10;
        return (fcntl(kept, F_GETFD) >= 0 ? 1 : 0) + (fcntl(40, F_GETFD) >= 0 ? 2 : 0);
    });
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 1);
}

void TestSandbox::diesWithItsParent()
{
    const int status = statusOf([] {
        int signal = 0;
        const bool ok = core::leaveParent(STDERR_FILENO) && prctl(PR_GET_PDEATHSIG, &signal) == 0;
        return ok ? signal : NoSandbox;
    });
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), SIGKILL);
}

QTEST_GUILESS_MAIN(TestSandbox)
#include "tst_sandbox.moc"
