// What a worker can no longer do inside its sandbox, tried by a child process.
#include "core/workers/sandbox/fence.h"
#include "core/workers/sandbox/sandbox.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sendfile.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <sys/xattr.h>
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
    void namesNoPlaceWithFilesOfTheUsers();
    void readsNothingOfTheUsers_data();
    void readsNothingOfTheUsers();
    void hasNoSecondDoor();
    void endsAtItsShareOfMemory();
    void endsAtItsShareOfTime();
    void leavesWhatItInherited();
    void diesWithItsParent();
    void doesNotOutliveAParentThatWasQuicker();

private:
    QTemporaryDir m_folder;
};

static constexpr int NoSandbox = 200;

// The waitpid status of a child that runs the work; exit status NoSandbox: it could not enter.
static int statusOf(const std::function<int()> &work)
{
    const pid_t child = fork();
    if (child == 0)
        _exit(work());
    int status = 0;
    waitpid(child, &status, 0);
    return status;
}

// 0 on success, otherwise errno.
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
    row("a file to write, from a folder", [=] { return openat(AT_FDCWD, file.constData(), O_WRONLY | O_APPEND); });
    row("a file to write, by creat", [=] { return creat(other.constData(), 0600); });
    row("a file to write, by openat2", [=] {
        const std::uint64_t how[3] = {O_WRONLY, 0, 0};
        return syscall(SYS_openat2, AT_FDCWD, file.constData(), how, sizeof how);
    });
    row("a file by its handle", [] { return syscall(SYS_open_by_handle_at, AT_FDCWD, nullptr, O_WRONLY); });
    row("a device or a pipe", [=] { return mknod(other.constData(), S_IFIFO | 0600, 0); });
    row("the times of a file", [=] { return utimensat(AT_FDCWD, file.constData(), nullptr, 0); });
    row("the owner of a file", [=] { return chown(file.constData(), getuid(), getgid()); });
    row("the attributes of a file", [=] { return setxattr(file.constData(), "user.x", "y", 1, 0); });
    row("a folder less", [] { return rmdir("/nowhere"); });
    const auto inherited = [=] { return ::open(file.constData(), O_RDWR); }; // through a descriptor that was left open
    const int writable = inherited();
    row("writing to what it inherited", [=] { return write(writable, "x", 1); });
    row("writing there at a place", [=] { return pwrite(writable, "x", 1, 0); });
    row("writing there in pieces", [=] {
        char x = 'x';
        const iovec piece{&x, 1};
        return pwritev(writable, &piece, 1, 0);
    });
    row("cutting what it inherited", [=] { return ftruncate(writable, 0); });
    row("reserving room there", [=] { return fallocate(writable, 0, 0, 4096); });
    row("sending there", [=] { return sendfile(writable, STDIN_FILENO, nullptr, 1); });
    row("copying there", [=] { return copy_file_range(writable, nullptr, writable, nullptr, 1, 0); });
    row("splicing there", [=] { return splice(STDIN_FILENO, nullptr, writable, nullptr, 1, 0); });
    row("standing for stdout", [=] { return dup2(writable, STDOUT_FILENO); });
    row("commands to a device", [] { return ioctl(STDIN_FILENO, TIOCSTI, "x"); });
    row("a file in memory", [] { return memfd_create("x", 0); });
    row("memory that is shared", [] { return shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600); });
    row("a queue of messages", [] { return msgget(IPC_PRIVATE, IPC_CREAT | 0600); });
    row("calls through a ring", [] { return syscall(SYS_io_uring_setup, 1, nullptr); });
    row("entering a ring", [=] { return syscall(SYS_io_uring_enter, writable, 1, 0, 0, nullptr, 0); });
    row("input and output behind its back", [] { return syscall(SYS_io_setup, 1, nullptr); });
    row("a program for the kernel", [] { return syscall(SYS_bpf, 0, nullptr, 0); });
    row("counters of the processor", [] { return syscall(SYS_perf_event_open, nullptr, 0, -1, -1, 0); });
    row("faults of memory", [] { return syscall(SYS_userfaultfd, 0); });
    row("keys of the kernel", [] { return syscall(SYS_keyctl, 0, 0, 0, 0, 0); });
    row("other name spaces", [] { return unshare(CLONE_NEWUSER); });
    row("entering a name space", [] { return setns(STDIN_FILENO, 0); });
    row("mounting", [] { return mount("none", "/mnt", "tmpfs", 0, nullptr); });
    row("another root", [] { return chroot("/"); });
    row("the memory of the parent", [=] {
        char x = 0;
        const iovec here{&x, 1};
        const iovec there{const_cast<char *>(file.constData()), 1};
        return process_vm_readv(parent, &here, 1, &there, 1, 0);
    });
    row("changing the memory of the parent", [=] {
        char x = 0;
        const iovec here{&x, 1};
        const iovec there{const_cast<char *>(file.constData()), 1};
        return process_vm_writev(parent, &here, 1, &there, 1, 0);
    });
    row("a handle of the parent", [=] { return syscall(SYS_pidfd_open, parent, 0); });
    row("a descriptor of the parent", [=] { return syscall(SYS_pidfd_getfd, writable, 0, 0); });
    row("a process, by the newest call", [] { return syscall(SYS_clone3, nullptr, 0); });
    row("another program, from a descriptor", [=] { return syscall(SYS_execveat, writable, "", nullptr, nullptr, 0); });
    row("other rules for calls", [] { return prctl(PR_SET_SECCOMP, 2, nullptr); });
    row("being traced", [] { return ptrace(PTRACE_TRACEME, 0, nullptr, nullptr); });
    row("the priority of others", [] { return setpriority(PRIO_USER, 0, 19); });
    row("a signal to all", [] { return kill(-1, 0); });
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
    row("memory that nobody counts", [] {
        void *memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        return memory == MAP_FAILED ? -1L : 0L;
    });
    row("memory that nobody counts, to be written later", [] {
        void *memory = mmap(nullptr, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        return memory == MAP_FAILED ? -1L : 0L;
    });
    row("memory that nobody counts, as a stack", [] {
        void *memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1, 0);
        return memory == MAP_FAILED ? -1L : 0L;
    });
    row("memory that is a file's", [=] {
        void *memory = mmap(nullptr, 1, PROT_READ | PROT_WRITE, MAP_SHARED, writable, 0);
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
    row("reading a font's description", [] {
        const int file = open("/etc/fonts/fonts.conf", O_RDONLY | O_CLOEXEC);
        char c = 0;
        return file < 0 ? -1L : static_cast<long>(read(file, &c, 1));
    });
    row("sharing a font's description", [] {
        const int file = open("/etc/fonts/fonts.conf", O_RDONLY | O_CLOEXEC);
        void *memory = mmap(nullptr, 1, PROT_READ, MAP_SHARED, file, 0);
        return memory == MAP_FAILED ? -1L : 0L;
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

void TestSandbox::readsNothingOfTheUsers_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("a file") << QFile::encodeName(m_folder.filePath(QStringLiteral("kept")));
    QTest::newRow("a folder") << QFile::encodeName(m_folder.path());
    QTest::newRow("the home") << QFile::encodeName(QDir::homePath());
    QTest::newRow("the names of the users") << QByteArray("/etc/passwd");
    QTest::newRow("the root") << QByteArray("/");
    QTest::newRow("what the parent is told") << "/proc/" + QByteArray::number(getpid()) + "/environ";
    QTest::newRow("past a font") << QByteArray("/usr/share/fonts/../../../etc/passwd");
}

// As on a machine where these places exist.
void TestSandbox::namesNoPlaceWithFilesOfTheUsers()
{
    for (const QString &file :
         {QStringLiteral("/run/host/home/ann/letter.pdf"), QStringLiteral("/run/host/etc/passwd"),
          QStringLiteral("/run/host/var/home/ann/letter.pdf"), QStringLiteral("/app/letter.pdf"),
          QDir::homePath() + QStringLiteral("/letter.pdf"), QDir::homePath() + QStringLiteral("/.config/attest"),
          QDir::homePath() + QStringLiteral("/.local/share/attest"), QStringLiteral("/media/ann/drive/letter.pdf")}) {
        for (const std::string &place : core::fontPlaces()) {
            const QString allowed = QFile::decodeName(place.c_str());
            QVERIFY2(file != allowed && !file.startsWith(allowed + u'/'), qPrintable(file + u' ' + allowed));
        }
    }
}

void TestSandbox::readsNothingOfTheUsers()
{
    if (!core::kernelHasFences())
        QSKIP("this kernel has no Landlock: what may be read is not limited");
    QFETCH(QByteArray, path);
    ::close(::open(QFile::encodeName(m_folder.filePath(QStringLiteral("kept"))).constData(), O_CREAT | O_WRONLY, 0600));
    QVERIFY(access(path.constData(), R_OK) == 0);
    QCOMPARE(inSandbox([=] { return open(path.constData(), O_RDONLY); }), EACCES);
}

// System calls of 32-bit programs have other numbers, which the list of allowed calls does not cover.
void TestSandbox::hasNoSecondDoor()
{
#if !defined __x86_64__
    QSKIP("only here a process may make the calls of another machine");
#else
    const int status = statusOf([] {
        if (!core::enterSandbox(0))
            return NoSandbox;
        long result = 20; // getpid in one, writev in the other
        asm volatile("int $0x80" : "+a"(result) : : "memory", "r8", "r9", "r10", "r11");
        return result > 0 ? 1 : 0;
    });
    QVERIFY2(WIFSIGNALED(status) || WEXITSTATUS(status) == 0, qPrintable(QString::number(WEXITSTATUS(status))));
#endif
}

void TestSandbox::endsAtItsShareOfMemory()
{
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
    QSKIP("the sanitizer needs more memory than any limit allows");
#endif
    // Qt and its libraries already use some: on Debian 13 more than 190 MB.
    QFile statm(QStringLiteral("/proc/self/statm"));
    QVERIFY(statm.open(QIODevice::ReadOnly));
    const qint64 taken = statm.readAll().split(' ').first().toLongLong() * sysconf(_SC_PAGESIZE);
    const int status = statusOf([taken] {
        if (!core::enterSandbox(size_t(taken) + (256 << 20)))
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

void TestSandbox::doesNotOutliveAParentThatWasQuicker()
{
    int pipe[2];
    QCOMPARE(::pipe(pipe), 0);
    ::close(pipe[0]); // as if the program had ended before the reader could tie its life to it
    const int status = statusOf([&] {
        dup2(pipe[1], STDOUT_FILENO);
        return core::leaveParent(STDERR_FILENO) ? 1 : 0;
    });
    ::close(pipe[1]);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
}

QTEST_GUILESS_MAIN(TestSandbox)
#include "tst_sandbox.moc"
