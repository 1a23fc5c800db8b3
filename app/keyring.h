// The keys of servers and web searches: kept in the system's keychain, or, where there is none that works, for as long
// as the program runs. Nothing is ever written anywhere else. The thread of its owner; never blocks.
#pragma once

#include "app/modelservers.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QObject>

#include <functional>
#include <vector>

namespace app {

class Keyring : public QObject
{
public:
    explicit Keyring(QObject *parent = nullptr);

    // A service is the address of a server, or the id of a web search. Asks the keychain the first time.
    void find(const QString &service, std::function<void(KeyPlace)> found);
    // An empty key forgets. The key holds at once; the error says that, and why, it will not outlive the program.
    void set(const QString &service, const QByteArray &key, std::function<void(const core::Result<void> &)> kept);

    KeyPlace place(const QString &service) const; // None also where the keychain was not asked yet
    // All that are known, by service as core::Connections wants it. Never to be written to anything.
    QHash<QString, QByteArray> keys() const;
    bool settled() const { return m_underWay.isEmpty(); } // the keychain has answered all questions
    bool keeps() const { return m_state == State::Works; }
    QString whyNot() const; // one sentence; empty where it keeps

private:
    enum class State { Unknown, Works, Missing, Locked };
    struct Known
    {
        QByteArray key;
        KeyPlace place = KeyPlace::None;
    };

    void heard(int error, const QString &said);
    void found(const QString &service, int error, const QByteArray &key);

    State m_state = State::Unknown;
    QString m_said; // by the keychain, where it does not work
    QHash<QString, Known> m_known;
    QHash<QString, std::vector<std::function<void(KeyPlace)>>> m_underWay;
};

} // namespace app
