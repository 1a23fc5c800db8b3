// attest-cli's command for Zotero collections: they are followed like folders, with Zotero's descriptions of their
// items.
#include "app/cli/clicommands.h"
#include "app/jobs/zoterohighlights.h"
#include "app/jobs/zoterosync.h"
#include "app/settings/passwordfile.h"
#include "core/base/plural.h"

#include <QDateTime>

namespace app {
namespace {

using core::Json;

// Reads what is new and reports the results.
int sync(const CliOptions &options, core::Library &library, const QList<ZoteroCollection> &collections,
         ZoteroSync::Removed removed, ZoteroMemory &memory, std::stop_token stop)
{
    const core::Result<QStringList> passwords = passwordsFrom(options.passwordFile);
    const auto all = passwords ? contentsOf(collections, Zotero(memory.address), stop) : passwords.error();
    if (!all)
        return complain(all.error());
    ZoteroSync sync(library, memory);
    QList<core::Queued> entries = sync.toRead(*all, removed);
    const qint64 batch = QDateTime::currentMSecsSinceEpoch();
    for (core::Queued &entry : entries)
        entry.batch = batch;
    int status = CliStatus::Done;
    if (!entries.isEmpty()) {
        if (const core::Result<void> put = core::LibraryQueue(library).put(entries); !put)
            return complain(put.error());
        status = readQueued(options, library, {*passwords, batch}, stop);
    }
    if (status == CliStatus::Stopped)
        return status;
    QList<Json> told;
    for (const ZoteroContents &contents : *all) {
        const core::Result<ZoteroSync::Taken> taken = sync.take(contents);
        if (!taken)
            return complain(taken.error());
        told.append(Json::object({{"key", contents.collection.key},
                                  {"name", contents.collection.name},
                                  {"documents", taken->documents},
                                  {"missing", Json(taken->missing)}}));
        if (options.json)
            continue;
        printLine(QStringLiteral("%1: %2").arg(contents.collection.name, core::plural(taken->documents, "document")));
        for (const QString &title : taken->missing)
            printNote(QStringLiteral("“%1” has no readable file here; open it in Zotero to download it.").arg(title));
    }
    if (options.json)
        printLine(oneLine(Json::object({{"collections", told}})));
    return status;
}

core::Result<QList<ZoteroCollection>> collectionsNamed(const QStringList &names, const QList<ZoteroCollection> &known)
{
    QList<ZoteroCollection> chosen;
    for (const QString &name : names) {
        QList<ZoteroCollection> found;
        for (const ZoteroCollection &each : known) {
            if (each.key == name || each.name.compare(name, Qt::CaseInsensitive) == 0)
                found.append(each);
        }
        if (found.size() != 1)
            return core::Error{
                core::Error::NotFound,
                (found.isEmpty()
                     ? QStringLiteral("There is no collection “%1”; “attest-cli zotero” "
                                      "lists them.")
                     : QStringLiteral("Several collections are called “%1”; use the key from “attest-cli zotero”."))
                    .arg(name),
                {}};
        chosen.append(found.first());
    }
    return chosen;
}

bool follows(const ZoteroMemory &memory, const QString &key)
{
    return std::any_of(memory.collections.begin(), memory.collections.end(),
                       [&](const ZoteroCollection &each) { return each.key == key; });
}

int listCollections(const CliOptions &options, const Zotero &zotero, const ZoteroMemory &memory, std::stop_token stop)
{
    const core::Result<QList<ZoteroCollection>> all = zotero.collections(std::move(stop));
    if (!all)
        return complain(all.error());
    QList<Json> told;
    for (const ZoteroCollection &each : *all) {
        const bool isFollowed = follows(memory, each.key);
        told.append(Json::object({{"key", each.key}, {"name", each.name}, {"followed", isFollowed}}));
        if (!options.json)
            printLine(QStringLiteral("%1  %2 %3")
                          .arg(each.key, isFollowed ? QStringLiteral("●") : QStringLiteral(" "), each.name));
    }
    if (options.json)
        printLine(oneLine(Json::object({{"collections", told}})));
    return CliStatus::Done;
}

int highlight(const CliOptions &options, const core::Library &library, const ZoteroMemory &memory, std::stop_token stop)
{
    ZoteroWritten all;
    ZoteroWriter writer(memory.address);
    const QStringList named = options.arguments.mid(1);
    for (const QString &name : named) {
        bool isNumber = false;
        const core::SessionId id = name.toLongLong(&isNumber);
        if (!isNumber)
            return complain({core::Error::NotFound, QStringLiteral("There is no session “%1”.").arg(name), {}});
        if (!options.json)
            printNote(QStringLiteral("Zotero may ask for your permission."));
        const core::Result<ZoteroWritten> written = highlightSession(library, id, memory, writer, stop);
        if (!written)
            return complain(written.error());
        all.written += written->written;
        all.before += written->before;
        all.elsewhere += written->elsewhere;
    }
    if (options.json)
        printLine(
            oneLine(Json::object({{"written", all.written}, {"before", all.before}, {"elsewhere", all.elsewhere}})));
    else
        printLine(QStringLiteral("%1 written, %2 already there, %3 in documents outside the followed collections")
                      .arg(core::plural(all.written, "highlight"), QString::number(all.before),
                           QString::number(all.elsewhere)));
    return CliStatus::Done;
}

} // namespace

int runZotero(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const QString act = options.arguments.value(0);
    const QStringList names = options.arguments.mid(1);
    const ZoteroFile file(library->folder());
    ZoteroMemory memory = file.read();
    if (!options.server.isEmpty())
        memory.address = options.server;
    const Zotero zotero(memory.address);
    if (act.isEmpty())
        return listCollections(options, zotero, memory, stop);
    if (act == u"highlight" && !names.isEmpty())
        return highlight(options, *library, memory, stop);
    const bool adds = act == u"add" && !names.isEmpty();
    const bool removes = act == u"remove" && !names.isEmpty();
    if (!adds && !removes && act != u"sync") {
        printNote(QStringLiteral("“zotero” takes add COLLECTION…, sync [COLLECTION…], remove COLLECTION…, highlight "
                                 "SESSION…, or nothing; see “attest-cli help zotero”."));
        return CliStatus::Usage;
    }
    const auto known = adds ? zotero.collections(stop) : core::Result<QList<ZoteroCollection>>(memory.collections);
    if (!known)
        return complain(known.error());
    const auto chosen = names.isEmpty() ? known : collectionsNamed(names, *known);
    if (!chosen)
        return complain(chosen.error());
    if (removes)
        memory.collections.removeIf([&](const ZoteroCollection &each) {
            return std::any_of(chosen->begin(), chosen->end(),
                               [&](const ZoteroCollection &one) { return one.key == each.key; });
        });
    for (const ZoteroCollection &each : adds ? *chosen : QList<ZoteroCollection>()) {
        if (!follows(memory, each.key))
            memory.collections.append(each);
    }
    const int status = removes
                           ? int(CliStatus::Done)
                           : sync(options, *library, *chosen,
                                  adds ? ZoteroSync::Removed::ComeBack : ZoteroSync::Removed::StayAway, memory, stop);
    if (const core::Result<void> kept = file.write(memory); !kept)
        return complain(kept.error());
    return status;
}

} // namespace app
