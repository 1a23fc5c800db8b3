#include "app/settings/keyring.h"

#include "core/ports/connections.h"

#include <QTimer>

#include <qt6keychain/keychain.h>

#include <utility>

namespace app {
namespace {

QString program()
{
    return QStringLiteral("Attest");
}

// The environment variable for a web search's key; core reads servers' keys itself.
QByteArray fromEnvironment(const QString &service)
{
    return service == QLatin1String("tavily") ? qgetenv("TAVILY_API_KEY") : QByteArray();
}

} // namespace

Keyring::Keyring(QObject *parent) : QObject(parent) {}

void Keyring::find(const QString &service, std::function<void(KeyPlace)> found)
{
    const QString name = core::withoutSlash(service);
    if (name.isEmpty() || m_known.contains(name)) {
        const KeyPlace known = place(name);
        QMetaObject::invokeMethod(
            this, [found, known] { found(known); }, Qt::QueuedConnection);
        return;
    }
    std::vector<std::function<void(KeyPlace)>> &waiting = m_underWay[name];
    waiting.push_back(std::move(found));
    if (waiting.size() > 1)
        return;
    // Jobs have no parent, because a late answer from the keychain would access freed memory. Each deletes itself.
    auto *job = new QKeychain::ReadPasswordJob(program());
    job->setKey(name);
    connect(job, &QKeychain::Job::finished, this, [this, name, job] {
        heard(job->error(), job->errorString());
        this->found(name, job->error(), job->binaryData());
    });
    job->start();
}

QSet<QString> Keyring::missing(const QStringList &services) const
{
    QSet<QString> missing;
    for (const QString &service : services) {
        const QString name = core::withoutSlash(service);
        if (!name.isEmpty() && !m_known.contains(name) && !m_late.contains(name))
            missing.insert(name);
    }
    return missing;
}

void Keyring::whenKnown(const QStringList &services, std::chrono::milliseconds longest, std::function<void()> begin)
{
    struct Waiting // until no key is missing, or the timeout
    {
        QSet<QString> missing;
        std::function<void()> begin;
    };
    const auto waiting = std::make_shared<Waiting>();
    waiting->missing = missing(services);
    if (waiting->missing.isEmpty())
        return begin();
    waiting->begin = std::move(begin);
    for (const QString &name : QSet(waiting->missing)) {
        find(name, [waiting, name](KeyPlace) {
            waiting->missing.remove(name);
            if (waiting->missing.isEmpty() && waiting->begin)
                std::exchange(waiting->begin, nullptr)();
        });
    }
    QTimer::singleShot(longest, this, [this, waiting] {
        if (!waiting->begin)
            return;
        m_late.unite(waiting->missing);
        std::exchange(waiting->begin, nullptr)();
    });
}

void Keyring::found(const QString &service, int error, const QByteArray &key)
{
    m_late.remove(service);
    const bool has = error == QKeychain::NoError && !key.isEmpty();
    if (!m_known.contains(service)) { // otherwise one was set while the keychain was asked
        const QByteArray environment = has ? QByteArray() : fromEnvironment(service);
        if (has)
            m_known[service] = {key, KeyPlace::Keychain};
        else if (!environment.isEmpty())
            m_known[service] = {environment, KeyPlace::Environment};
        else
            m_known[service] = {};
    }
    const KeyPlace known = place(service);
    for (const std::function<void(KeyPlace)> &waiting : m_underWay.take(service))
        waiting(known);
}

void Keyring::set(const QString &service, const QByteArray &key, std::function<void(const core::Result<void> &)> kept)
{
    const QString name = core::withoutSlash(service);
    m_known[name] = {key, key.isEmpty() ? KeyPlace::None : KeyPlace::ThisRun};
    const auto done = [this, name, key, kept](QKeychain::Job *job) {
        const bool nothingToForget = key.isEmpty() && job->error() == QKeychain::EntryNotFound;
        heard(job->error(), job->errorString());
        if (job->error() != QKeychain::NoError && !nothingToForget) {
            kept(core::Error{core::Error::Unavailable, whyNot(), job->errorString()});
            return;
        }
        if (!key.isEmpty() && m_known[name].key == key)
            m_known[name].place = KeyPlace::Keychain;
        kept({});
    };
    if (key.isEmpty()) {
        auto *job = new QKeychain::DeletePasswordJob(program());
        job->setKey(name);
        connect(job, &QKeychain::Job::finished, this, done);
        job->start();
    } else {
        auto *job = new QKeychain::WritePasswordJob(program());
        job->setKey(name);
        job->setBinaryData(key);
        connect(job, &QKeychain::Job::finished, this, done);
        job->start();
    }
}

void Keyring::heard(int error, const QString &said)
{
    m_said = said;
    switch (error) {
    case QKeychain::NoError:
    case QKeychain::EntryNotFound:
        m_state = State::Works;
        break;
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        m_state = State::Locked;
        break;
    default:
        m_state = State::Missing;
    }
}

KeyPlace Keyring::place(const QString &service) const
{
    return m_known.value(core::withoutSlash(service)).place;
}

QHash<QString, QByteArray> Keyring::keys() const
{
    QHash<QString, QByteArray> keys;
    for (auto known = m_known.begin(); known != m_known.end(); ++known) {
        if (!known->key.isEmpty())
            keys[known.key()] = known->key;
    }
    return keys;
}

QString Keyring::whyNot() const
{
    switch (m_state) {
    case State::Works:
        return {};
    case State::Unknown:
        return QStringLiteral("The system's keychain has not responded yet.");
    case State::Locked:
        return QStringLiteral("The system's keychain is locked, so keys are kept only while Attest runs; unlock it and "
                              "enter the key again.");
    case State::Missing:
        break;
    }
    return QStringLiteral("No keychain is responding on this system, so keys are kept only while Attest is running; "
                          "start one (GNOME Keyring, KWallet) to store them.");
}

} // namespace app
