// attest-cli's command for collections of Zotero: they are followed as folders are, with what Zotero says of their
// items.
#include "app/cli/clicommands.h"
#include "app/jobs/zoterofile.h"
#include "app/settings/passwordfile.h"
#include "core/base/plural.h"
#include "core/library/librarydescriptions.h"
#include "core/library/queue.h"
#include "core/values/description.h"

#include <QDateTime>
#include <QFileInfo>

namespace app {
namespace {

using core::Json;

class ZoteroSync
{
public:
    ZoteroSync(const CliOptions &options, core::Library &library, ZoteroMemory &memory, std::stop_token stop)
        : m_options(options),
          m_library(library),
          m_memory(memory),
          m_zotero(options.server.isEmpty() ? Zotero::usualAddress() : options.server),
          m_stop(std::move(stop))
    {
    }

    const Zotero &zotero() const { return m_zotero; }
    int perform(const QList<ZoteroCollection> &collections);

private:
    struct Wanted
    {
        ZoteroCollection collection;
        QList<ZoteroPdf> pdfs;
    };

    core::Result<QList<Wanted>> ask(const QList<ZoteroCollection> &collections) const;
    core::Result<int> read(const QList<Wanted> &all);
    core::Result<void> take(const Wanted &wanted);
    core::Result<void> describe(const core::Document &document, const ZoteroPdf &pdf,
                                const ZoteroCollection &collection);
    core::Result<void> letGo(const ZoteroCollection &collection, const QSet<QString> &there);

    const CliOptions &m_options;
    core::Library &m_library;
    ZoteroMemory &m_memory;
    Zotero m_zotero;
    std::stop_token m_stop;
    QList<Json> m_told;
};

core::Result<QList<ZoteroSync::Wanted>> ZoteroSync::ask(const QList<ZoteroCollection> &collections) const
{
    QList<Wanted> all;
    for (const ZoteroCollection &collection : collections) {
        core::Result<QList<ZoteroPdf>> pdfs = m_zotero.pdfs(collection.key, m_stop);
        if (!pdfs)
            return pdfs.error();
        all.append({collection, *std::move(pdfs)});
    }
    return all;
}

// What is new, or another file than the one that was read.
core::Result<int> ZoteroSync::read(const QList<Wanted> &all)
{
    const core::Result<QStringList> passwords = passwordsFrom(m_options.passwordFile);
    if (!passwords)
        return passwords.error();
    const qint64 batch = QDateTime::currentMSecsSinceEpoch();
    QList<core::Queued> entries;
    for (const Wanted &wanted : all) {
        for (const ZoteroPdf &pdf : wanted.pdfs) {
            const QFileInfo file(pdf.path);
            if (pdf.path.isEmpty() || !file.isFile())
                continue;
            const core::Document known = m_library.withPlace(file.absoluteFilePath());
            if (known.id != 0 && known.bytes == file.size())
                continue;
            core::Queued entry;
            entry.path = file.absoluteFilePath();
            entry.bytes = file.size();
            entry.batch = batch;
            entries.append(entry);
        }
    }
    if (entries.isEmpty())
        return int(CliStatus::Done);
    if (const core::Result<void> put = core::LibraryQueue(m_library).put(entries); !put)
        return put.error();
    return readQueued(m_options, m_library, {*passwords, batch}, m_stop);
}

// What the user has said stands; what Zotero has said goes by what it says now.
core::Result<void> ZoteroSync::describe(const core::Document &document, const ZoteroPdf &pdf,
                                        const ZoteroCollection &collection)
{
    const QString title = pdf.title.left(core::longestTitle);
    const QString author = pdf.authors.left(core::longestTitle);
    ZoteroMemory::Known &known = m_memory.documents[QString::fromLatin1(document.hash)];
    core::Description wanted = document.described;
    const auto isOurs = [](const auto &now, const auto &said) { return !now || now == said; };
    if (!title.isEmpty() && isOurs(wanted.title, known.said.title))
        known.said.title = wanted.title = title;
    if (!author.isEmpty() && isOurs(wanted.author, known.said.author))
        known.said.author = wanted.author = author;
    if (pdf.year != 0 && core::mayBeYear(pdf.year) && isOurs(wanted.year, known.said.year))
        known.said.year = wanted.year = pdf.year;
    if (!known.collections.contains(collection.key))
        known.collections.append(collection.key);
    core::LibraryDescriptions descriptions(m_library);
    const core::Result<void> described =
        wanted == document.described ? core::Result<void>() : descriptions.describe(document.id, wanted);
    return described ? descriptions.tag({document.id}, collection.name.left(core::longestTag)) : described;
}

// Documents that have left the collection stay, without its tag.
core::Result<void> ZoteroSync::letGo(const ZoteroCollection &collection, const QSet<QString> &there)
{
    QList<core::DocumentId> gone;
    for (auto each = m_memory.documents.begin(); each != m_memory.documents.end(); ++each) {
        if (there.contains(each.key()) || each->collections.removeAll(collection.key) == 0)
            continue;
        if (const core::Document document = m_library.withHash(each.key().toLatin1()); document.id != 0)
            gone.append(document.id);
    }
    const QString tag = collection.name.left(core::longestTag);
    const core::Result<void> untagged =
        gone.isEmpty() ? core::Result<void>() : core::LibraryDescriptions(m_library).untag(gone, tag);
    return !untagged && untagged.error().code == core::Error::NotFound ? core::Result<void>() : untagged;
}

core::Result<void> ZoteroSync::take(const Wanted &wanted)
{
    QSet<QString> there;
    QStringList missing;
    for (const ZoteroPdf &pdf : wanted.pdfs) {
        const core::Document document =
            pdf.path.isEmpty() ? core::Document() : m_library.withPlace(QFileInfo(pdf.path).absoluteFilePath());
        if (document.id == 0) {
            missing.append(pdf.title);
            continue;
        }
        there.insert(QString::fromLatin1(document.hash));
        if (const core::Result<void> described = describe(document, pdf, wanted.collection); !described)
            return described;
    }
    m_told.append(Json::object({{"key", wanted.collection.key},
                                {"name", wanted.collection.name},
                                {"documents", there.size()},
                                {"missing", Json(missing)}}));
    if (!m_options.json) {
        printLine(QStringLiteral("%1: %2").arg(wanted.collection.name, core::plural(there.size(), "document")));
        for (const QString &title : std::as_const(missing))
            printNote(QStringLiteral("“%1” has no file here; open it in Zotero, which fetches it.").arg(title));
    }
    return letGo(wanted.collection, there);
}

int ZoteroSync::perform(const QList<ZoteroCollection> &collections)
{
    const core::Result<QList<Wanted>> all = ask(collections);
    if (!all)
        return complain(all.error());
    const core::Result<int> status = read(*all);
    if (!status)
        return complain(status.error());
    if (*status == CliStatus::Stopped)
        return *status;
    for (const Wanted &wanted : *all) {
        if (const core::Result<void> taken = take(wanted); !taken)
            return complain(taken.error());
    }
    if (m_options.json)
        printLine(oneLine(Json::object({{"collections", m_told}})));
    return *status;
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
            return core::Error{core::Error::NotFound,
                               (found.isEmpty()
                                    ? QStringLiteral("There is no collection “%1”; “attest-cli zotero” "
                                                     "lists them.")
                                    : QStringLiteral("Several collections are called “%1”; say the key that "
                                                     "“attest-cli zotero” shows."))
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

} // namespace

int runZotero(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const QString act = options.arguments.value(0);
    const QStringList names = options.arguments.mid(1);
    const ZoteroFile file(library->folder());
    ZoteroMemory memory = file.read();
    ZoteroSync sync(options, *library, memory, stop);
    if (act.isEmpty())
        return listCollections(options, sync.zotero(), memory, stop);
    const bool adds = act == u"add" && !names.isEmpty();
    const bool removes = act == u"remove" && !names.isEmpty();
    if (!adds && !removes && act != u"sync") {
        printNote(QStringLiteral("“zotero” takes add COLLECTION…, sync [COLLECTION…], remove COLLECTION…, or nothing; "
                                 "“attest-cli help zotero” shows how."));
        return CliStatus::Usage;
    }
    const auto known =
        adds ? sync.zotero().collections(stop) : core::Result<QList<ZoteroCollection>>(memory.collections);
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
    const int status = removes ? int(CliStatus::Done) : sync.perform(*chosen);
    if (const core::Result<void> kept = file.write(memory); !kept)
        return complain(kept.error());
    return status;
}

} // namespace app
