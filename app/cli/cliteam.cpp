// attest-cli's command for a team's library: creating, sharing, joining and pulling. Its worker is in
// cliteamwork.cpp.
#include "app/cli/clicommands.h"
#include "app/runtime/eventwait.h"
#include "app/settings/keyring.h"
#include "core/base/plural.h"
#include "core/library/libraryteam.h"
#include "core/team/teamfiles.h"
#include "core/team/teamjobs.h"
#include "core/team/teamlibrary.h"
#include "core/team/teampull.h"
#include "core/team/teamterms.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QLocale>

namespace app {
namespace {

using namespace std::chrono_literals;
using core::Error;
using core::Result;

constexpr auto keychainPatience = 2s; // if the keychain needs to be unlocked

bool holdsLibrary(const QString &folder)
{
    return QFileInfo::exists(folder + QStringLiteral("/library.db"));
}

// From the option, or else the environment, or else the joined library; empty: none is known.
QString addressFor(const CliOptions &options)
{
    if (!options.server.isEmpty())
        return options.server;
    const QString fromEnvironment = qEnvironmentVariable("ATTEST_TEAM");
    const QString folder = libraryFolder(options);
    if (!fromEnvironment.isEmpty() || !holdsLibrary(folder))
        return fromEnvironment;
    const auto library = core::Library::open(folder, {}, core::Library::ToRead);
    return library ? core::LibraryTeam(**library).joined().server : QString();
}

// Adds the password from the keychain, which is not asked if PostgreSQL's own files have it.
Result<core::PostgresAddress> withPassword(const QString &address)
{
    core::PostgresAddress there{address};
    const Result<QString> service = core::keychainNameOf(there);
    if (!service)
        return service.error();
    if (service->isEmpty())
        return there;
    Keyring keyring;
    waitFor(2 * keychainPatience,
            [&](const std::function<void()> &done) { keyring.whenKnown({*service}, keychainPatience, done); });
    there.password = keyring.keys().value(*service);
    return there;
}

Result<std::unique_ptr<core::Postgres>> connectTeam(const QString &address, const std::stop_token &stop)
{
    const Result<core::PostgresAddress> there = withPassword(address);
    return there ? core::Postgres::connect(*there, stop) : there.error();
}

int misused(const QString &sentence)
{
    printNote(sentence);
    return CliStatus::Usage;
}

struct Contact
{
    std::unique_ptr<core::Postgres> postgres;
    std::unique_ptr<core::TeamLibrary> team;
};

Result<Contact> contact(const CliOptions &options, const std::stop_token &stop)
{
    Result<std::unique_ptr<core::Postgres>> postgres = connectTeam(addressFor(options), stop);
    if (!postgres)
        return postgres.error();
    Contact contact;
    contact.postgres = *std::move(postgres);
    contact.team = std::make_unique<core::TeamLibrary>(*contact.postgres);
    return contact;
}

// One transaction per document: existing ones stay, so that an interrupted call can continue.
Result<int> publishAll(const QString &folder, const Contact &contact, const QString &collection,
                       const std::stop_token &stop)
{
    auto library = core::Library::open(folder, printNote); // upgrades an older one
    if (!library)
        return library.error();
    const QList<core::Document> documents = (*library)->documents();
    int done = 0;
    for (const core::Document &document : documents) {
        const Result<core::TeamDocument> whole = core::LibraryTeam(**library).whole(document.id);
        if (!whole)
            return whole.error();
        auto change = core::PostgresTransaction::begin(*contact.postgres, core::PostgresTransaction::Change, stop);
        if (!change)
            return change.error();
        if (const Result<QString> put = contact.team->publish(collection, *whole, stop); !put)
            return put.error();
        if (const Result<void> committed = (*change)->commit(stop); !committed)
            return committed.error();
        if (++done % 100 == 0)
            printProgress(QStringLiteral("%1 of %2 documents copied.").arg(done).arg(documents.size()));
    }
    return done;
}

int init(const CliOptions &options, std::stop_token stop)
{
    if (!options.from.isEmpty() && !holdsLibrary(options.from))
        return complain({Error::NotFound, QStringLiteral("There is no library in %1.").arg(options.from), {}});
    const Result<Contact> there = contact(options, stop);
    if (!there)
        return complain(there.error());
    if (const Result<QString> made = there->team->init(stop); !made)
        return complain(made.error());
    const auto tell = [](int done, int of) {
        if (done % 100 == 0)
            printProgress(QStringLiteral("%1 of %2 documents are searchable on the server.").arg(done).arg(of));
    };
    if (const Result<int> filled = core::TeamTerms(*there->postgres).fill(tell, stop); !filled)
        return complain(filled.error());
    const QString name = options.collection.isEmpty() ? QStringLiteral("Library") : options.collection;
    const Result<QString> collection = there->team->collection(name, core::TeamLibrary::IfMissing::Make, stop);
    if (!collection)
        return complain(collection.error());
    if (options.from.isEmpty()) {
        printNote(QStringLiteral("The team library is ready; “attest-cli team grant ROLE %1” gives someone access.")
                      .arg(name));
        return CliStatus::Done;
    }
    const Result<int> taken = publishAll(options.from, *there, *collection, stop);
    if (!taken)
        return complain(taken.error());
    printNote(QStringLiteral("The team library has %1 in “%2”; “attest-cli team grant ROLE %2” gives someone access.")
                  .arg(core::plural(*taken, "document"), name));
    return CliStatus::Done;
}

enum class Right { Grant, Revoke };

int changeRight(const CliOptions &options, Right right, std::stop_token stop)
{
    const QString role = options.arguments.value(1);
    const QString collectionName = options.arguments.value(2);
    const QString documentName = options.documents.value(0);
    if (role.isEmpty() || options.arguments.size() > 3 || (collectionName.isEmpty() && documentName.isEmpty()))
        return misused(QStringLiteral("Name a role and a collection, or a role and --document DOCUMENT."));
    const Result<Contact> there = contact(options, stop);
    if (!there)
        return complain(there.error());
    QString collection;
    if (!collectionName.isEmpty()) {
        const Result<QString> known = there->team->collection(collectionName, core::TeamLibrary::IfMissing::Fail, stop);
        if (!known)
            return complain(known.error());
        collection = *known;
    }
    if (documentName.isEmpty()) {
        const QString may = options.may.isEmpty() ? QStringLiteral("read") : options.may;
        const Result<void> done = right == Right::Grant ? there->team->give(role, collection, {}, may, stop)
                                                        : there->team->revoke(role, collection, stop);
        return done ? int(CliStatus::Done) : complain(done.error());
    }
    const Result<QString> document = there->team->document(documentName, collection, stop);
    if (!document)
        return complain(document.error());
    const QString may = right == Right::Grant ? QStringLiteral("read") : QStringLiteral("none");
    const Result<void> done = there->team->give(role, collection, *document, may, stop);
    return done ? int(CliStatus::Done) : complain(done.error());
}

int removeDocument(const CliOptions &options, std::stop_token stop)
{
    if (options.arguments.size() != 2)
        return misused(QStringLiteral("Name the document to remove, by path, file name or SHA-256."));
    const Result<Contact> there = contact(options, stop);
    if (!there)
        return complain(there.error());
    const Result<QString> document = there->team->document(options.arguments[1], {}, stop);
    if (!document)
        return complain(document.error());
    const Result<void> removed = there->team->remove(*document, stop);
    return removed ? int(CliStatus::Done) : complain(removed.error());
}

core::Json statusJson(const core::TeamStatus &status, const core::JoinedTeam &joined)
{
    QList<core::Json> collections, access;
    for (const core::TeamCollection &each : status.collections)
        collections.append(
            core::Json::object({{"collection", each.name}, {"documents", each.documents}, {"unread", each.failed}}));
    for (const core::TeamAccess &each : status.access)
        access.append(core::Json::object(
            {{"role", each.role}, {"collection", each.collection}, {"document", each.document}, {"may", each.may}}));
    core::JsonObject json = core::Json::object({{"manages", status.manages}});
    json.set("collections", collections);
    json.set("access", access);
    if (status.knowsJobs)
        json.set("files", core::Json::object(
                              {{"waiting", status.waiting}, {"being_read", status.leased}, {"failed", status.failed}}));
    json.set("server", joined.server);
    json.set("pulled", joined.pulled);
    return json;
}

core::JoinedTeam joinedAt(const QString &folder)
{
    if (!holdsLibrary(folder))
        return {};
    const auto library = core::Library::open(folder, {}, core::Library::ToRead);
    return library ? core::LibraryTeam(**library).joined() : core::JoinedTeam();
}

int showStatus(const CliOptions &options, std::stop_token stop)
{
    const Result<Contact> there = contact(options, stop);
    if (!there)
        return complain(there.error());
    const Result<core::TeamStatus> status = there->team->status(stop);
    if (!status)
        return complain(status.error());
    const core::JoinedTeam joined = joinedAt(libraryFolder(options));
    if (options.json) {
        printLine(oneLine(statusJson(*status, joined)));
        return CliStatus::Done;
    }
    for (const core::TeamCollection &each : status->collections)
        printLine(QStringLiteral("%1  %2%3")
                      .arg(each.name, core::plural(each.documents, "document"),
                           each.failed == 0 ? QString() : QStringLiteral(", %1 not read").arg(each.failed)));
    for (const core::TeamAccess &each : status->access)
        printLine(QStringLiteral("  %1 may %2 %3")
                      .arg(each.role, each.may == QLatin1String("none") ? QStringLiteral("not read") : each.may,
                           each.document.isEmpty() ? each.collection : each.document));
    if (status->knowsJobs)
        printLine(QStringLiteral("%1 waiting, %2 being read, %3 failed")
                      .arg(core::plural(status->waiting, "file"), QString::number(status->leased),
                           QString::number(status->failed)));
    if (joined.pulled > 0)
        printLine(QStringLiteral("last pulled into this library: %1")
                      .arg(QLocale().toString(QDateTime::fromMSecsSinceEpoch(joined.pulled), QLocale::ShortFormat)));
    return CliStatus::Done;
}

int pullInto(const CliOptions &options, core::Library &library, const QString &address, std::stop_token stop)
{
    const auto postgres = connectTeam(address, stop);
    if (!postgres)
        return complain(postgres.error());
    const auto tell = [](int done, int of) {
        printProgress(QStringLiteral("%1 of %2 documents pulled.").arg(done).arg(of));
    };
    const Result<core::Pulled> pulled = core::pullTeam(**postgres, library, tell, stop);
    if (!pulled)
        return complain(pulled.error());
    if (const Result<void> settled = fitAndEmbed(library, options.settings, stop); !settled)
        return complain(settled.error());
    if (options.json)
        printLine(oneLine(core::Json::object({{"kept", pulled->kept}, {"removed", pulled->removed}})));
    else
        printNote(pulled->kept + pulled->removed == 0
                      ? QStringLiteral("Nothing has changed in the team library.")
                      : QStringLiteral("%1 pulled, %2 removed.")
                            .arg(core::plural(pulled->kept, "document"), QString::number(pulled->removed)));
    return CliStatus::Done;
}

int join(const CliOptions &options, std::stop_token stop)
{
    if (options.library.isEmpty() && qEnvironmentVariableIsEmpty("ATTEST_LIBRARY"))
        return misused(QStringLiteral("Name a separate folder for the library, as in “attest-cli --library ~/team team "
                                      "join”."));
    const QString address = addressFor(options);
    {
        const auto postgres = connectTeam(address, stop); // before a folder is created
        if (!postgres)
            return complain(postgres.error());
        if (const Result<QString> id = core::TeamLibrary(**postgres).id(stop); !id)
            return complain(id.error());
    }
    const auto library = core::Library::open(libraryFolder(options), printNote);
    if (!library)
        return complain(library.error());
    core::LibraryTeam team(**library);
    core::JoinedTeam joined = team.joined();
    if (joined.server.isEmpty() && !(*library)->documents().isEmpty())
        return complain(
            {Error::Invalid,
             QStringLiteral(
                 "The library in %1 already contains your own documents; use another folder for the team library.")
                 .arg(libraryFolder(options)),
             {}});
    joined.server = address;
    if (const Result<void> noted = team.setJoined(joined); !noted)
        return complain(noted.error());
    return pullInto(options, **library, address, stop);
}

Error notJoined(const QString &folder)
{
    return {Error::NotFound,
            QStringLiteral(
                "The library in %1 is not joined to a team library; “attest-cli --library DIR team join” joins one.")
                .arg(folder),
            {}};
}

int pull(const CliOptions &options, std::stop_token stop)
{
    const QString folder = libraryFolder(options);
    const QString server = joinedAt(folder).server;
    if (server.isEmpty())
        return complain(notJoined(folder));
    const auto library = core::Library::open(folder, printNote);
    if (!library)
        return complain(library.error());
    return pullInto(options, **library, options.server.isEmpty() ? server : options.server, stop);
}

int leave(const CliOptions &options, std::stop_token stop)
{
    const QString folder = libraryFolder(options);
    if (joinedAt(folder).server.isEmpty())
        return complain(notJoined(folder));
    const auto library = core::Library::open(folder, printNote);
    if (!library)
        return complain(library.error());
    const Result<int> gone = core::LibraryTeam(**library).leave(
        options.withDocuments ? core::WithDocuments::Remove : core::WithDocuments::Keep, stop);
    if (!gone)
        return complain(gone.error());
    if (options.json)
        printLine(oneLine(core::Json::object({{"removed", *gone}})));
    else
        printNote(options.withDocuments
                      ? QStringLiteral("Left the team library; %1 removed.").arg(core::plural(*gone, "document"))
                      : QStringLiteral("Left the team library; the pulled documents stay, but are no longer updated."));
    return CliStatus::Done;
}

QStringList filesAt(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files.append(QFileInfo(path).absoluteFilePath());
            continue;
        }
        QStringList inside;
        QDirIterator all(path, {QStringLiteral("*.pdf"), QStringLiteral("*.PDF")}, QDir::Files,
                         QDirIterator::Subdirectories);
        while (all.hasNext())
            inside.append(QFileInfo(all.next()).absoluteFilePath());
        inside.sort();
        files += inside;
    }
    return files;
}

int add(const CliOptions &options, std::stop_token stop)
{
    if (options.arguments.size() < 3 || options.files.isEmpty())
        return misused(QStringLiteral("Name a collection and files, and use --files to say where workers find them."));
    const auto place = core::TeamFiles::at(options.files);
    if (!place)
        return complain(place.error());
    const Result<Contact> there = contact(options, stop);
    if (!there)
        return complain(there.error());
    const Result<QString> collection =
        there->team->collection(options.arguments[1], core::TeamLibrary::IfMissing::Fail, stop);
    if (!collection)
        return complain(collection.error());
    int added = 0;
    const QStringList files = filesAt(options.arguments.mid(2));
    for (const QString &file : files) {
        const Result<QByteArray> sum = (*place)->put(file, stop);
        if (!sum)
            return complain(sum.error());
        const Result<bool> isNew =
            core::TeamJobs(*there->postgres).add(*collection, *sum, file, QFileInfo(file).size(), stop);
        if (!isNew)
            return complain(isNew.error());
        added += *isNew;
    }
    printNote(QStringLiteral("%1 queued; %2 already queued or read.")
                  .arg(core::plural(added, "file"), QString::number(files.size() - added)));
    return CliStatus::Done;
}

// Runs a command on a server, whose library must have this version.
int withPostgres(const CliOptions &options, int (*run)(const CliOptions &, core::Postgres &, std::stop_token),
                 std::stop_token stop)
{
    const Result<Contact> there = contact(options, stop);
    if (!there)
        return complain(there.error());
    const Result<QString> known = there->team->id(stop);
    return known ? run(options, *there->postgres, stop) : complain(known.error());
}

} // namespace

int runTeam(const CliOptions &options, core::Library *, std::stop_token stop)
{
    const QString act = options.arguments.value(0, QStringLiteral("status"));
    const bool isAlone = options.arguments.size() <= 1;
    if (act == QLatin1String("status") && isAlone)
        return showStatus(options, stop);
    if (act == QLatin1String("join") && isAlone)
        return join(options, stop);
    if (act == QLatin1String("pull") && isAlone)
        return pull(options, stop);
    if (act == QLatin1String("leave") && isAlone)
        return leave(options, stop);
    if (act == QLatin1String("init") && isAlone)
        return init(options, stop);
    if (act == QLatin1String("work") && isAlone) {
        const Result<core::PostgresAddress> address = withPassword(addressFor(options));
        return address ? runTeamWork(options, *address, stop) : complain(address.error());
    }
    if (act == QLatin1String("add"))
        return add(options, stop);
    if (act == QLatin1String("grant"))
        return changeRight(options, Right::Grant, stop);
    if (act == QLatin1String("revoke"))
        return changeRight(options, Right::Revoke, stop);
    if (act == QLatin1String("remove"))
        return removeDocument(options, stop);
    if (act == QLatin1String("answers") && options.arguments.size() <= 2)
        return withPostgres(options, runTeamAnswers, stop);
    if (act == QLatin1String("withdraw") && options.arguments.size() == 2)
        return withPostgres(options, runTeamWithdraw, stop);
    if (act == QLatin1String("search") && !isAlone)
        return withPostgres(options, runTeamSearch, stop);
    if (act == QLatin1String("fit") && isAlone)
        return withPostgres(options, runTeamFit, stop);
    if (act == QLatin1String("publish")) {
        if (options.arguments.size() < 2 || options.arguments.size() > 3)
            return misused(QStringLiteral("Name a session, and the answer's number if it is not the last."));
        return withPostgres(options, runTeamPublish, stop);
    }
    return misused(
        QStringLiteral("“team” takes status, join, pull, leave, search, publish, answers, withdraw, add, work, init, "
                       "fit, grant, revoke or remove; see “attest-cli help team”."));
}

} // namespace app
