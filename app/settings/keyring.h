// The keys of servers and web searches: kept in the system's keychain, or, where there is none that works, for as long
// as the program runs. Nothing is ever written anywhere else. The thread of its owner; never blocks.
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

    // A service is the address of a server, or the id of a web search. Asks the keychain the first time.
    void find(const QString &service, std::function<void(KeyPlace)> found);
    // Begins once the keychain has told of all of these services, or after that long: at once where it has. One it was
    // once waited for in vain is not waited for again; its key counts from when it is there.
    bool knows(const QStringList &services) const { return missing(services).isEmpty(); }
    void whenKnown(const QStringList &services, std::chrono::milliseconds longest, std::function<void()> begin);
    // An empty key forgets. The key holds at once; the error says that, and why, it will not outlive the program.
    void set(const QString &service, const QByteArray &key, std::function<void(const core::Result<void> &)> kept);

    KeyPlace place(const QString &service) const; // None also where the keychain was not asked yet
    // All that are known, by service as core::Connections wants it. Never to be written to anything.
    QHash<QString, QByteArray> keys() const;
    bool keeps() const { return m_state == State::Works; }
    QString whyNot() const; // one sentence; empty where it keeps

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
    QString m_said; // by the keychain, where it does not work
    QHash<QString, Known> m_known;
    QHash<QString, std::vector<std::function<void(KeyPlace)>>> m_underWay;
    QSet<QString> m_late; // what the keychain was waited for in vain
};

} // namespace app
