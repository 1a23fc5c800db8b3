// The keys of servers and web searches: stored in the system's keychain or, if none works, kept while the program runs.
// Never written anywhere else. Its owner's thread; never blocks.
#pragma once

#include "app/settings/modelservers.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QSet>

#include <chrono>
#include <functional>
#include <vector>

namespace app {

class Keyring : public QObject
{
public:
    explicit Keyring(QObject *parent = nullptr);

    // A service is a server's address, or the id of a web search. Asks the keychain the first time.
    void find(const QString &service, std::function<void(KeyPlace)> found);
    // Starts once the keychain has answered for all of these services, or after that time; immediately if it has
    // already. A service whose wait timed out is not waited for again; its key counts from when it arrives.
    bool knows(const QStringList &services) const { return missing(services).isEmpty(); }
    void whenKnown(const QStringList &services, std::chrono::milliseconds longest, std::function<void()> begin);
    // An empty key deletes it. The key works at once; the error says that, and why, it will not outlive the program.
    void set(const QString &service, const QByteArray &key, std::function<void(const core::Result<void> &)> kept);

    KeyPlace place(const QString &service) const; // None also if the keychain was not asked yet
    // All known keys, by service as in core::Connections. Never to be written anywhere.
    QHash<QString, QByteArray> keys() const;
    bool keeps() const { return m_state == State::Works; }
    QString whyNot() const; // one sentence; empty if keys are stored

private:
    enum class State { Unknown, Works, Missing, Locked };
    struct Known
    {
        QByteArray key;
        KeyPlace place = KeyPlace::None;
    };

    QSet<QString> missing(const QStringList &services) const; // and to be waited for
    void heard(int error, const QString &said);
    void found(const QString &service, int error, const QByteArray &key);

    State m_state = State::Unknown;
    QString m_said; // the keychain's error if it does not work
    QHash<QString, Known> m_known;
    QHash<QString, std::vector<std::function<void(KeyPlace)>>> m_underWay;
    QSet<QString> m_late; // services whose wait for the keychain timed out
};

} // namespace app
