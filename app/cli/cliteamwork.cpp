// attest-cli team work: reads the files waiting in a team's library. There may be any number of workers on any number
// of machines; if one dies nothing is lost, because another reads its files (core/team/teamjobs.h).
#include "app/cli/clicommands.h"
#include "app/runtime/lane.h"
#include "app/runtime/pool.h"
#include "app/settings/passwordfile.h"
#include "core/base/http.h"
#include "core/ingest/ingestflow.h"
#include "core/library/libraryteam.h"
#include "core/team/teamfiles.h"
#include "core/team/teamjobs.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSysInfo>
#include <QTemporaryDir>

#include <unistd.h>

namespace app {
namespace {

using namespace std::chrono_literals;
using core::Error;
using core::Result;

constexpr auto leastPause = 500ms; // between two queries for files; a notification ends it
constexpr auto mostPause = 5000ms;

std::chrono::milliseconds between(std::chrono::milliseconds least, std::chrono::milliseconds most)
{
    return std::chrono::milliseconds(QRandomGenerator::global()->bounded(int(least.count()), int(most.count())));
}

std::chrono::milliseconds jitter() // keeps workers from querying simultaneously
{
    return between(leastPause, mostPause);
}

// Renews the lease while a file is being read, and stops reading if another worker has taken it over.
class HeartBeat
{
public:
    HeartBeat(const core::PostgresAddress &address, const core::TeamJob &job, std::chrono::seconds lease)
        : m_stop(m_lane.post([=, this](std::stop_token stop) { beat(address, job, lease, stop); }))
    {
    }
    ~HeartBeat()
    {
        m_stop.request_stop();
        m_lane.drain();
    }
    HeartBeat(const HeartBeat &) = delete;
    HeartBeat &operator=(const HeartBeat &) = delete;

    std::stop_source &reading() { return m_reading; }

private:
    void beat(const core::PostgresAddress &address, const core::TeamJob &job, std::chrono::seconds lease,
              std::stop_token stop)
    {
        std::unique_ptr<core::Postgres> postgres;
        while (core::pause(std::chrono::milliseconds(lease) / 3, stop)) {
            if (!postgres || !postgres->isOpen()) {
                auto connected = core::Postgres::connect(address, stop);
                if (!connected)
                    continue; // the lease may last longer than the outage
                postgres = *std::move(connected);
            }
            const Result<void> renewed = core::TeamJobs(*postgres).renew(job, lease, stop);
            if (!renewed && renewed.error().code == Error::Busy) {
                m_reading.request_stop();
                return;
            }
        }
    }

    std::stop_source m_reading;
    Lane m_lane;
    std::stop_source m_stop;
};

class Worker
{
public:
    Worker(const CliOptions &options, const core::PostgresAddress &address, const core::TeamFiles &files,
           const QStringList &passwords, std::stop_token stop)
        : m_options(options),
          m_files(files),
          m_address(address),
          m_passwords(passwords),
          m_stop(stop),
          m_lease(options.lease.value_or(60))
    {
    }

    int run()
    {
        int silent = 0; // consecutive queries without an answer; reported once
        while (!m_stop.stop_requested()) {
            const Result<bool> more = m_postgres && m_postgres->isOpen() ? readNext() : connect();
            if (more && !*more)
                return CliStatus::Done;
            if (more) {
                silent = 0;
                continue;
            }
            // A restarted server comes back; at the start, the address must be wrong.
            if (more.error().code != Error::Unavailable || !m_wasConnected || m_isBroken)
                return complain(more.error());
            if (silent++ == 0)
                printNote(more.error().message);
            m_postgres.reset();
            m_next.reset(); // given back after reconnecting
            constexpr int mostDoublings = 4;
            (void)core::pause(between(0ms, std::min(mostPause, leastPause * (1 << std::min(silent, mostDoublings)))),
                              m_stop);
        }
        if (m_next && m_postgres && m_postgres->isOpen())
            (void)core::TeamJobs(*m_postgres).giveBack(*m_next, {});
        return CliStatus::Stopped;
    }

private:
    Result<bool> connect()
    {
        auto connected = core::Postgres::connect(m_address, m_stop);
        if (!connected)
            return connected.error();
        m_postgres = *std::move(connected);
        const Result<QString> library = core::TeamLibrary(*m_postgres).id(m_stop);
        if (!library)
            return library.error();
        const Result<void> listens = core::TeamJobs(*m_postgres).listen(*library, m_stop);
        if (!listens)
            return listens.error();
        m_wasConnected = true;
        if (const Result<void> finished = finishUnsent(); !finished)
            return finished.error();
        const Result<void> given = core::TeamJobs(*m_postgres).giveBackAll(m_name, m_stop);
        return given ? Result<bool>(true) : given.error();
    }

    // Stores a result left over when the connection was lost: reading it may have taken hours.
    Result<void> finishUnsent()
    {
        if (!m_unsent)
            return {};
        const auto &[job, document] = *m_unsent;
        const Result<void> done = taken(job, document, core::TeamJobs(*m_postgres).finish(job, document, m_stop));
        if (done || done.error().code != Error::Unavailable)
            m_unsent.reset();
        return done;
    }

    // False: there are no more files, and none is waited for.
    Result<bool> readNext()
    {
        core::TeamJobs jobs(*m_postgres);
        Result<std::optional<core::TeamJob>> job = std::exchange(m_next, std::nullopt);
        if (!*job)
            job = jobs.lease(m_name, m_lease, m_stop);
        if (!job)
            return job.error();
        if (*job) {
            const Result<void> done = work(**job);
            return done ? Result<bool>(true) : done.error();
        }
        const Result<int> ended = jobs.endPoison(m_stop);
        if (!ended)
            return ended.error();
        if (m_options.drain)
            return false;
        const Result<bool> hint = m_postgres->waitForHint(jitter(), m_stop);
        return hint ? Result<bool>(true) : hint.error();
    }

    Result<void> finish(const core::TeamJob &job, const core::TeamDocument &read)
    {
        Result<std::optional<core::TeamJob>> next =
            core::TeamJobs(*m_postgres).finishAndLease(job, read, m_name, m_lease, m_stop);
        const Result<void> ended = taken(job, read, next ? Result<void>() : next.error());
        if (next)
            m_next = *std::move(next);
        else if (!ended && ended.error().code == Error::Unavailable)
            m_unsent = Unsent{job, read};
        return ended;
    }

    Result<void> taken(const core::TeamJob &job, const core::TeamDocument &read, const Result<void> &put)
    {
        if (put)
            printLine(
                QStringLiteral("%1: %2").arg(QFileInfo(job.path).fileName(), core::teamStatusOf(read.document.status)));
        const bool isOthers = !put && put.error().code == Error::Busy; // another worker has it, or it was already ended
        return put || isOthers ? Result<void>() : refused(job, put.error());
    }

    Result<void> work(const core::TeamJob &job)
    {
        core::TeamJobs jobs(*m_postgres);
        const Result<core::TeamDocument> read = readFile(job);
        if (read)
            return finish(job, *read);
        const Error &error = read.error();
        if (error.code == Error::Cancelled && !m_stop.stop_requested())
            return {}; // another worker has taken it over
        if (error.code == Error::Cancelled || core::saysNothingOfTheFile(error)) {
            m_isBroken = error.code != Error::Cancelled; // the next file would fail in the same way
            (void)jobs.giveBack(job, {});
            return error;
        }
        printNote(QStringLiteral("%1: %2").arg(QFileInfo(job.path).fileName(), error.message));
        const bool mayComeBack = error.code == Error::NotFound || error.code == Error::Defect;
        return jobs.fail(job, error.message, mayComeBack ? core::TeamJobs::Again::Later : core::TeamJobs::Again::Never,
                         m_stop);
    }

    // The result could not be stored: because of the connection, or because of its contents.
    Result<void> refused(const core::TeamJob &job, const Error &error)
    {
        if (error.code == Error::Unavailable || error.code == Error::Storage || error.code == Error::Cancelled)
            return error;
        printNote(QStringLiteral("%1: %2").arg(QFileInfo(job.path).fileName(), error.message));
        return core::TeamJobs(*m_postgres).fail(job, error.message, core::TeamJobs::Again::Later, m_stop);
    }

    // Reads it in a temporary library of its own, as the desktop would.
    Result<core::TeamDocument> readFile(const core::TeamJob &job)
    {
        QTemporaryDir scratch;
        const QString place = scratch.filePath(QStringLiteral("file"));
        const QString called = place + u'/' + QFileInfo(job.path).fileName(); // its name may become its title
        const Error full{Error::Storage, QStringLiteral("There is no room for temporary files; free some space."),
                         called};
        if (!scratch.isValid() || !QDir().mkpath(place))
            return full;
        auto library = core::Library::open(scratch.filePath(QStringLiteral("library")), {});
        if (!library)
            return library.error();
        HeartBeat heart(m_address, job, m_lease);
        const std::stop_callback stopped(m_stop, [&] { heart.reading().request_stop(); });
        const std::stop_token stop = heart.reading().get_token();
        const Result<QString> file =
            m_files.fetch(job.sha256, job.bytes, scratch.filePath(QStringLiteral("copy")), stop);
        if (!file)
            return file.error();
        if (!QFile::link(*file, called))
            return full;
        core::IngestingTools tools{**library, m_options.settings, stop, {}};
        tools.passwords = [this](const QByteArray &) { return m_passwords; };
        const Result<core::Document> read = core::ingest(called, {}, false, tools, [](const core::TraceEvent &) {});
        if (!read)
            return read.error();
        if (read->hash != job.sha256)
            return Error{Error::Invalid,
                         QStringLiteral("The file in %1 is not the one that was added.").arg(m_options.files), *file};
        const Scans scans{scansAmong({read->id}, **library, m_options.settings.ocr), m_passwords,
                          [](const core::Document &) {}};
        Pool pool(readersFor(m_options.settings.readers).cores - 1);
        if (const Result<int> recognised = recogniseScans(m_options, **library, scans, pool, stop); !recognised)
            return recognised.error();
        Result<core::TeamDocument> whole = core::LibraryTeam(**library).whole(read->id);
        if (whole)
            whole->document.path = job.path;
        return whole;
    }

    struct Unsent
    {
        core::TeamJob job;
        core::TeamDocument document;
    };

    const CliOptions &m_options;
    const core::TeamFiles &m_files;
    const core::PostgresAddress m_address;
    const QStringList m_passwords;
    const std::stop_token m_stop;
    const std::chrono::seconds m_lease;
    // Unique: in containers, all processes may have the same id.
    const QString m_name =
        QStringLiteral("%1:%2:%3")
            .arg(QSysInfo::machineHostName(), QString::number(getpid()),
                 QString::number(QRandomGenerator::system()->generate(), 16).rightJustified(8, u'0'));
    std::unique_ptr<core::Postgres> m_postgres;
    std::optional<core::TeamJob> m_next; // leased when the last one was finished
    std::optional<Unsent> m_unsent;      // a result that could not be stored
    bool m_wasConnected = false;
    bool m_isBroken = false; // this machine fails, not the server
};

} // namespace

int runTeamWork(const CliOptions &options, const core::PostgresAddress &address, std::stop_token stop)
{
    if (options.files.isEmpty()) {
        printNote(QStringLiteral("Use --files to say where the files are."));
        return CliStatus::Usage;
    }
    const auto files = core::TeamFiles::at(options.files);
    if (!files)
        return complain(files.error());
    const Result<QStringList> passwords = passwordsFrom(options.passwordFile);
    if (!passwords)
        return complain(passwords.error());
    return Worker(options, address, **files, *passwords, stop).run();
}

} // namespace app
