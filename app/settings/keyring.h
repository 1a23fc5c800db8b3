// The keys of servers and web searches: stored in the system's keychain or, if there is no working one, kept in memory
// while the program runs. Never written anywhere else. Use it only on its owner's thread; it never blocks.
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

    // A service is a server's address or the id of a web search. Asks the keychain the first time.
    void find(const QString &service, std::function<void(KeyPlace)> found);
    // Whether the keychain has answered for all of these services.
    bool knows(const QStringList &services) const { return missing(services).isEmpty(); }
    // Calls `begin` once the keychain has answered for all of these services, or after the timeout; immediately if it
    // has already answered. After a timeout, a service is not waited for again; its key is used once it arrives.
    void whenKnown(const QStringList &services, std::chrono::milliseconds longest, std::function<void()> begin);
    // An empty key deletes the stored one. The key works immediately; an error says why it will be lost when the
    // program ends.
    void set(const QString &service, const QByteArray &key, std::function<void(const core::Result<void> &)> kept);

    KeyPlace place(const QString &service) const; // also None if the keychain has not been asked yet
    // All known keys, keyed by service as in core::Connections. Never write these anywhere.
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

    QSet<QString> missing(const QStringList &services) const; // services whose answers are still awaited
    void heard(int error, const QString &said);
    void found(const QString &service, int error, const QByteArray &key);

    State m_state = State::Unknown;
    QString m_said; // the error of a keychain that does not work
    QHash<QString, Known> m_known;
    QHash<QString, std::vector<std::function<void(KeyPlace)>>> m_underWay;
    QSet<QString> m_late; // services for which the keychain timed out
};

} // namespace app
