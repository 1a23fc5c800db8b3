// A network that can fail, between a program and a test's server: connections to 127.0.0.1 are forwarded to a socket on
// this machine until they are cut, stall in the middle of a message, or are refused. Runs on its own thread.
#pragma once

#include <QFile>
#include <QString>

#include <array>
#include <atomic>
#include <cstring>
#include <limits>
#include <list>
#include <thread>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace tests {

class CuttingProxy
{
public:
    explicit CuttingProxy(const QString &socketOfServer) : m_server(QFile::encodeName(socketOfServer))
    {
        m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof place;
        if (::bind(m_listener, reinterpret_cast<sockaddr *>(&place), size) != 0 || ::listen(m_listener, 64) != 0 ||
            ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&place), &size) != 0)
            qFatal("no port for a proxy");
        m_port = ntohs(place.sin_port);
        m_thread = std::jthread([this](const std::stop_token &stop) {
            while (!stop.stop_requested())
                turn();
        });
    }
    ~CuttingProxy()
    {
        m_thread = {};
        m_pairs.clear();
        ::close(m_listener);
    }
    CuttingProxy(const CuttingProxy &) = delete;
    CuttingProxy &operator=(const CuttingProxy &) = delete;

    int port() const { return m_port; }

    void cut() // all current connections
    {
        m_isToCut = true;
        while (m_isToCut)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    // All connections together forward this many more bytes; then they stall or are cut.
    enum class Then { Stall, Cut };
    void endAfter(qint64 bytes, Then then)
    {
        m_then = then;
        m_left = bytes;
    }
    void refuse(bool refuses) { m_refuses = refuses; }
    void restore() // resumes stalled transfers
    {
        m_refuses = false;
        m_left = unlimited;
    }

private:
    static constexpr qint64 unlimited = std::numeric_limits<qint64>::max();

    struct Pair
    {
        Pair(int a, int b) : ends{a, b} {}
        ~Pair()
        {
            for (const int end : ends)
                ::close(end);
        }
        Pair(const Pair &) = delete;
        Pair &operator=(const Pair &) = delete;

        std::array<int, 2> ends;
        std::array<QByteArray, 2> waiting; // bytes waiting to be sent to each end
        bool isOver = false;
    };

    void accept()
    {
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (client < 0)
            return;
        sockaddr_un place{};
        place.sun_family = AF_UNIX;
        std::strncpy(place.sun_path, m_server.constData(), sizeof place.sun_path - 1);
        const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (m_refuses || ::connect(server, reinterpret_cast<sockaddr *>(&place), sizeof place) != 0) {
            ::close(server);
            ::close(client);
            return;
        }
        ::fcntl(server, F_SETFL, O_NONBLOCK);
        m_pairs.emplace_back(client, server);
    }

    void move(Pair &pair, int from)
    {
        QByteArray &bytes = pair.waiting[1 - from];
        if (bytes.isEmpty()) {
            char part[4096];
            const qint64 most = std::min<qint64>(m_left, sizeof part);
            if (most <= 0)
                return;
            const ssize_t got = ::recv(pair.ends[from], part, size_t(most), 0);
            if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
                pair.isOver = true;
            if (got <= 0)
                return;
            if (m_left != unlimited)
                m_left -= got;
            bytes = QByteArray(part, got);
        }
        const ssize_t put = ::send(pair.ends[1 - from], bytes.constData(), size_t(bytes.size()), MSG_NOSIGNAL);
        if (put < 0 && errno != EAGAIN && errno != EINTR)
            pair.isOver = true;
        if (put > 0)
            bytes.remove(0, put);
    }

    void turn()
    {
        if (m_isToCut || (m_left <= 0 && m_then == Then::Cut))
            m_pairs.clear();
        m_isToCut = false;
        m_pairs.remove_if([](const Pair &pair) { return pair.isOver; });
        const bool stalls = m_left <= 0;
        std::vector<pollfd> waits{{m_listener, POLLIN, 0}};
        for (const Pair &pair : m_pairs) {
            for (const int end : {0, 1})
                waits.push_back({pair.ends[end],
                                 short((!stalls && pair.waiting[1 - end].isEmpty() ? POLLIN : 0) |
                                       (pair.waiting[end].isEmpty() ? 0 : POLLOUT)),
                                 0});
        }
        constexpr int look = 5; // milliseconds
        if (stalls)
            std::this_thread::sleep_for(std::chrono::milliseconds(look)); // poll() would return at once for closed ends
        if (::poll(waits.data(), waits.size(), look) <= 0)
            return;
        if (!stalls)
            for (Pair &pair : m_pairs) {
                move(pair, 0);
                move(pair, 1);
            }
        if (waits.front().revents != 0)
            accept();
    }

    const QByteArray m_server;
    int m_listener = -1;
    int m_port = 0;
    std::atomic<bool> m_isToCut = false;
    std::atomic<bool> m_refuses = false;
    std::atomic<qint64> m_left = unlimited;
    std::atomic<Then> m_then = Then::Cut;
    std::list<Pair> m_pairs; // used only by the proxy's thread
    std::jthread m_thread;
};

} // namespace tests
