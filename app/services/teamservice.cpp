#include "app/services/teamservice.h"

#include "app/jobs/exportjob.h"
#include "app/jobs/publishjob.h"
#include "app/runtime/outfile.h"
#include "core/library/library.h"
#include "core/team/teampull.h"

#include <QUrl>

namespace app {
namespace {

using namespace std::chrono_literals;
using core::Error;
using core::Result;

constexpr auto keychainPatience = 2s; // if the keychain needs to be unlocked

QString encoded(const QString &part, const QByteArray &without = {})
{
    return QString::fromLatin1(QUrl::toPercentEncoding(part.trimmed(), without));
}

// Reads what the library itself knows.
void readHere(core::Library &library, TeamState &state)
{
    const core::LibraryTeam team(library);
    state.joined = team.joined();
    state.documents = team.here();
    state.hasOthers = library.documents().size() > state.documents.size();
}

Result<void> prepareFolder(const QString &folder, const QString &server)
{
    const auto library = core::Library::open(folder, {});
    if (!library)
        return library.error();
    core::LibraryTeam team(**library);
    core::JoinedTeam joined = team.joined();
    if (joined.server.isEmpty() && !(*library)->documents().isEmpty())
        return Error{
            Error::Invalid,
            QStringLiteral("The library in %1 already contains your own documents; join the team with another folder.")
                .arg(folder),
            {}};
    joined.server = server;
    return team.setJoined(joined);
}

} // namespace

QString TeamPlace::address() const
{
    const QString said = server.trimmed();
    if (said.contains(QLatin1String("://")) || said.contains(u'='))
        return said;
    if (said.isEmpty() && database.trimmed().isEmpty() && user.trimmed().isEmpty())
        return {};
    QString address = QStringLiteral("postgresql://");
    if (!user.trimmed().isEmpty())
        address += encoded(user) + u'@';
    address += encoded(said, ":[]") + u'/' + encoded(database);
    if (!authority.trimmed().isEmpty())
        address += QStringLiteral("?sslrootcert=") + encoded(authority);
    return address;
}

struct TeamService::Told
{
    TeamState state;
    core::PostgresAddress address = {};
    QString service = {}; // name of its password in the keychain
};

TeamService::TeamService(LibraryAccess &library, ModelService &models, Runs &runs, std::chrono::milliseconds between)
    : m_library(library),
      m_models(models),
      m_runs(runs),
      m_lane(1, Priority::Background)
{
    m_next.setInterval(between);
    connect(&m_next, &QTimer::timeout, this, &TeamService::pull);
}

void TeamService::begin()
{
    const TeamState::Doing doing = m_state.doing;
    m_state = {};
    m_state.doing = doing;
    m_lane.post([this](std::stop_token stop) {
        TeamState here;
        if (!stop.stop_requested())
            here.joined = core::LibraryTeam(*m_library).joined();
        if (!here.joined.server.isEmpty())
            readHere(*m_library, here);
        QMetaObject::invokeMethod(
            this,
            [this, here] {
                m_state.joined = here.joined;
                m_state.documents = here.documents;
                m_state.hasOthers = here.hasOthers;
                tell();
                if (!here.joined.server.isEmpty())
                    pull();
            },
            Qt::QueuedConnection);
    });
}

void TeamService::end()
{
    m_next.stop();
    stop();
}

void TeamService::watch(const Reply<TeamState> &changed)
{
    std::erase_if(m_watchers, [](const auto &watcher) { return !watcher.isWanted(); });
    changed(m_state);
    m_watchers.push_back(changed);
}

void TeamService::tell()
{
    for (const Reply<TeamState> &watcher : std::vector(m_watchers))
        watcher(m_state);
}

void TeamService::stop()
{
    m_stop.request_stop();
}

// libpq determines the keychain's name for the password, on the lane; then the keychain is asked, then the server.
void TeamService::ask(TeamState::Doing doing, const QString &address, Job job)
{
    if (!m_library.isUsable() || m_state.doing != TeamState::Nothing)
        return;
    m_state.doing = doing;
    m_state.done = m_state.of = 0;
    m_state.seconds = 0;
    tell();
    if (address.isEmpty())
        return post({}, {}, {}, job);
    m_stop = m_lane.post([this, address, job](std::stop_token stop) {
        const auto named = std::make_shared<Result<QString>>(stop.stop_requested() ? Result<QString>(Error::cancelled())
                                                                                   : core::keychainNameOf({address}));
        QMetaObject::invokeMethod(
            this,
            [this, named, address, job] {
                if (m_stop.stop_requested() && *named)
                    *named = Error::cancelled();
                if (!*named)
                    return take({m_state, {}, {}}, named->error());
                const QString service = **named;
                if (!m_typed.isEmpty() || service.isEmpty())
                    return post(address, service, m_typed, job);
                if (!m_keyring)
                    m_keyring = std::make_unique<Keyring>();
                m_keyring->whenKnown({service}, keychainPatience, [this, address, service, job] {
                    post(address, service, m_keyring->keys().value(service), job);
                });
            },
            Qt::QueuedConnection);
    });
}

void TeamService::post(const QString &address, const QString &service, const QByteArray &password, const Job &job)
{
    if (!m_library.isUsable()) // the keychain was slow
        return take({m_state, {}, {}}, Error::cancelled());
    const bool wasStopped = !address.isEmpty() && m_stop.stop_requested();
    m_begun = std::chrono::steady_clock::now();
    m_stop = m_lane.post(
        [this, told = Told{m_state, {address, password}, service}, job, wasStopped](std::stop_token stop) mutable {
            const Result<void> done = wasStopped || stop.stop_requested() ? Error::cancelled() : job(told, stop);
            readHere(*m_library, told.state);
            QMetaObject::invokeMethod(
                this, [this, told, done] { take(told, done); }, Qt::QueuedConnection);
        });
}

// A typed password is stored once it has worked, and forgotten if it has not.
void TeamService::take(const Told &told, const Result<void> &result)
{
    const bool hasJoined = m_state.joined.server.isEmpty() && !told.state.joined.server.isEmpty();
    const bool hasChanged = told.state.documents != m_state.documents;
    const TeamState::Doing done = std::exchange(m_state.doing, TeamState::Nothing);
    m_state.joined = told.state.joined;
    m_state.documents = told.state.documents;
    m_state.hasOthers = told.state.hasOthers;
    m_state.collections = told.state.collections;
    m_state.found = told.state.found;
    m_state.madeAt = told.state.madeAt;
    const bool wasStopped = !result && result.error().code == Error::Cancelled;
    m_state.trouble = result || wasStopped ? QString() : result.error().message;
    m_state.isWhole = bool(result) && done == TeamState::Pulling;
    if (!m_typed.isEmpty() && !told.service.isEmpty() && result) {
        if (!m_keyring)
            m_keyring = std::make_unique<Keyring>();
        m_keyring->set(told.service, m_typed, [](const Result<void> &) {}); // if this fails, the key lasts until exit
    }
    if (!result)
        m_typed.clear();
    if (m_run != 0)
        m_runs.finish(std::exchange(m_run, 0), wasStopped ? Result<void>(Error::cancelled()) : Result<void>());
    if (m_state.joined.server.isEmpty())
        m_next.stop();
    else if (!m_next.isActive())
        m_next.start();
    tell();
    if (hasChanged || (m_state.isWhole && told.state.done > 0))
        emit documentsChanged();
    if (hasJoined)
        pull();
}

void TeamService::connectTo(const QString &address, const QString &password)
{
    m_typed = password.toUtf8();
    m_state.found.clear();
    m_state.collections.clear();
    m_state.madeAt.clear();
    ask(TeamState::Connecting, address.isEmpty() ? QStringLiteral(" ") : address,
        [](Told &told, const std::stop_token &stop) -> Result<void> {
            const auto postgres = core::Postgres::connect(told.address, stop);
            if (!postgres)
                return postgres.error();
            const Result<core::TeamStatus> status = core::TeamLibrary(**postgres).status(stop);
            if (!status)
                return status.error();
            told.state.collections = status->collections;
            told.state.found = told.address.text;
            return {};
        });
}

void TeamService::join(const QString &folder)
{
    if (m_state.found.isEmpty() || m_state.doing != TeamState::Nothing)
        return;
    ask(TeamState::Connecting, {}, [this, folder, server = m_state.found](Told &told, const std::stop_token &) {
        Result<void> done;
        if (folder.isEmpty()) {
            core::LibraryTeam team(*m_library);
            core::JoinedTeam joined = team.joined();
            joined.server = server;
            done = team.setJoined(joined);
        } else {
            done = prepareFolder(folder, server);
            if (done)
                told.state.madeAt = folder;
        }
        if (done)
            told.state.found.clear();
        return done;
    });
}

void TeamService::pullWith(const QString &password)
{
    if (m_state.doing == TeamState::Nothing)
        m_typed = password.toUtf8();
    pull();
}

void TeamService::pull()
{
    if (m_state.joined.server.isEmpty())
        return;
    ask(TeamState::Pulling, m_state.joined.server, [this](Told &told, const std::stop_token &stop) -> Result<void> {
        const auto postgres = core::Postgres::connect(told.address, stop);
        if (!postgres)
            return postgres.error();
        const Result<core::TeamStatus> status = core::TeamLibrary(**postgres).status(stop);
        if (!status && status.error().code != Error::NotFound) // nothing is visible any more: local copies are removed
            return status.error();
        told.state.collections = status ? status->collections : QList<core::TeamCollection>();
        const Result<core::Pulled> pulled = core::pullTeam(
            **postgres, *m_library,
            [this](int done, int of) {
                QMetaObject::invokeMethod(
                    this, [this, done, of] { tellProgress(done, of); }, Qt::QueuedConnection);
            },
            stop);
        if (!pulled)
            return pulled.error();
        told.state.done = pulled->kept + pulled->removed;
        return {};
    });
}

void TeamService::tellProgress(int done, int of)
{
    if (m_state.doing != TeamState::Pulling)
        return;
    m_state.done = done;
    m_state.of = of;
    m_state.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begun).count();
    if (m_run == 0) {
        Run run;
        run.kind = Run::Task;
        run.subject = tr("Pulling the team library");
        run.stoppable = true;
        m_run = m_runs.begin(run);
        m_runs.isStoppedBy(m_run, m_stop);
    }
    m_runs.tell(m_run, QStringLiteral("pull"), {.unit = core::TaskProgress::Documents, .done = done, .of = of});
    tell();
}

void TeamService::leave(core::WithDocuments documents)
{
    if (m_state.joined.server.isEmpty())
        return;
    ask(TeamState::Leaving, {}, [this, documents](Told &told, const std::stop_token &stop) -> Result<void> {
        const Result<int> left = core::LibraryTeam(*m_library).leave(documents, stop);
        if (!left)
            return left.error();
        told.state.collections.clear();
        return {};
    });
}

// Queued after a pull, on the same lane.
void TeamService::withServer(AnswerJob job, std::function<void(const Result<void> &)> then)
{
    const QString address = m_state.joined.server;
    if (address.isEmpty() || !m_library.isUsable())
        return;
    const auto run = [this, address, job = std::move(job), then = std::move(then)](const QByteArray &password) {
        if (!m_library.isUsable()) // the keychain was slow
            return then(Error::cancelled());
        m_lane.post([this, address, password, job, then](std::stop_token stop) {
            const auto ask = [&]() -> Result<void> {
                if (stop.stop_requested())
                    return Error::cancelled();
                const auto postgres = core::Postgres::connect({address, password}, stop);
                return postgres ? job(**postgres, stop) : postgres.error();
            };
            const Result<void> done = ask();
            QMetaObject::invokeMethod(
                this, [then, done] { then(done); }, Qt::QueuedConnection);
        });
    };
    if (!m_typed.isEmpty())
        return run(m_typed);
    const Result<QString> service = core::keychainNameOf({address}); // libpq is already loaded
    if (!service || service->isEmpty())
        return run({});
    if (!m_keyring)
        m_keyring = std::make_unique<Keyring>();
    m_keyring->whenKnown({*service}, keychainPatience,
                         [this, run, service = *service] { run(m_keyring->keys().value(service)); });
}

void TeamService::publish(core::SessionId session, const QString &turn)
{
    if (m_state.joined.server.isEmpty() || !m_library.isUsable())
        return;
    Run task;
    task.kind = Run::Task;
    task.subject = tr("Publishing the answer");
    const int number = m_runs.begin(task);
    const QStringList secrets = secretsOf(m_models.connections());
    withServer(
        [this, session, turn, secrets, number](core::Postgres &postgres, std::stop_token stop) -> Result<void> {
            const Result<QString> id = publishAnswer(*m_library, session, turn, secrets, {}, postgres, stop);
            if (id)
                m_runs.tell(
                    number, QStringLiteral("publish"),
                    {.text = tr("The answer is now visible to everyone who may see the documents it is based on.")});
            return id ? Result<void>() : id.error();
        },
        [this, number](const Result<void> &done) { m_runs.finish(number, done); });
}

void TeamService::findAnswers(const Reply<Result<QList<core::TeamAnswer>>> &told)
{
    const auto found = std::make_shared<Result<QList<core::TeamAnswer>>>(Error::cancelled());
    withServer(
        [found](core::Postgres &postgres, std::stop_token stop) {
            *found = core::TeamAnswers(postgres).all(stop);
            return *found ? Result<void>() : found->error();
        },
        [found, told](const Result<void> &done) {
            told(done ? *found : Result<QList<core::TeamAnswer>>(done.error()));
        });
}

void TeamService::fetchAnswer(const QString &id, const Reply<Result<QString>> &told)
{
    if (!m_fetched)
        m_fetched = std::make_unique<QTemporaryDir>();
    const QString file = m_fetched->filePath(id + QStringLiteral(".attest"));
    withServer(
        [id, file](core::Postgres &postgres, std::stop_token stop) -> Result<void> {
            const Result<QByteArray> bundle = core::TeamAnswers(postgres).bundle(id, stop);
            return bundle ? writeFile(file, *bundle) : bundle.error();
        },
        [file, told](const Result<void> &done) { told(done ? Result<QString>(file) : Result<QString>(done.error())); });
}

} // namespace app
