// A drive that exists but never answers, like a lost network drive: a FUSE file system mounted over a folder, which
// receives every request and answers none. Only root can mount it, and only if it can be hidden from other processes,
// which a chroot may prevent. Otherwise no drive is created, and tests skip.
#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <atomic>
#include <cstring>
#include <thread>

#include <fcntl.h>
#include <linux/fuse.h>
#include <poll.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace tests {

class HangingDrive
{
public:
    static constexpr const char *notThere = "this user may not mount here, or not for this test alone (a chroot)";

    explicit HangingDrive(const QByteArray &over)
        : m_over(over),
          m_file(s_alone ? open("/dev/fuse", O_RDWR | O_CLOEXEC | O_NONBLOCK) : -1)
    {
        const QByteArray options = "fd=" + QByteArray::number(m_file) + ",rootmode=40000,user_id=0,group_id=0";
        m_there = m_file >= 0 &&
                  mount("hanging", m_over.constData(), "fuse.hanging", MS_NOSUID | MS_NODEV, options.constData()) == 0;
        if (m_there)
            m_taking = std::jthread([this](const std::stop_token &stop) { take(stop); });
    }

    ~HangingDrive() // all waiting requests fail with an error
    {
        if (m_taking.joinable()) {
            m_taking.request_stop();
            m_taking.join();
        }
        if (m_there)
            umount2(m_over.constData(), MNT_DETACH);
        if (m_file >= 0)
            close(m_file);
    }

    HangingDrive(const HangingDrive &) = delete;
    HangingDrive &operator=(const HangingDrive &) = delete;

    bool isThere() const { return m_there; }
    int asked() const { return m_asked; } // requests that remain unanswered

    // Gives this thread, and threads it starts, private mounts that vanish with them; call it before creating the first
    // drive. Fails in a chroot whose folder is no mount point. In every chroot /proc/self/exe is broken afterwards, so
    // look up programs beside this one first.
    static void keepMountsToItself()
    {
        s_alone = unshare(CLONE_NEWNS) == 0 && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    }

private:
    void take(const std::stop_token &stop)
    {
        alignas(fuse_in_header) static thread_local std::array<char, 1 << 17> question;
        while (!stop.stop_requested()) {
            pollfd waiting{m_file, POLLIN, 0};
            poll(&waiting, 1, 10);
            if (read(m_file, question.data(), question.size()) < ssize_t(sizeof(fuse_in_header)))
                continue;
            fuse_in_header header;
            std::memcpy(&header, question.data(), sizeof header);
            if (header.opcode == FUSE_INIT)
                greet(header);
            else if (header.opcode != FUSE_INTERRUPT)
                ++m_asked;
        }
    }

    void greet(const fuse_in_header &question) const
    {
        struct
        {
            fuse_out_header header;
            fuse_init_out init;
        } answer = {};
        answer.header.len = sizeof answer;
        answer.header.unique = question.unique;
        answer.init.major = FUSE_KERNEL_VERSION;
        answer.init.minor = 31;
        answer.init.max_write = 4096;
        (void)!write(m_file, &answer, sizeof answer);
    }

    inline static bool s_alone = false;
    QByteArray m_over;
    int m_file;
    bool m_there = false;
    std::atomic<int> m_asked = 0;
    std::jthread m_taking;
};

} // namespace tests
