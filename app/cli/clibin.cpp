// attest-cli's command for removed items: bin.
#include "app/cli/clicommands.h"
#include "core/library/librarybin.h"

#include <QDateTime>

namespace app {
namespace {

QLatin1String kindWord(const core::Binned &entry)
{
    return QLatin1String(entry.kind == core::Binned::OfDocument ? "document" : "session");
}

int listBin(const QList<core::Binned> &entries, bool json)
{
    QList<core::Json> all;
    for (const core::Binned &entry : entries) {
        const QDateTime removed = QDateTime::fromMSecsSinceEpoch(entry.removed);
        all.append(core::Json::object({{"id", entry.id},
                                       {"kind", kindWord(entry)},
                                       {"title", entry.title},
                                       {"original", entry.original},
                                       {"removed", removed.toString(Qt::ISODate)},
                                       {"until", removed.addDays(core::binDays).toString(Qt::ISODate)}}));
        if (!json)
            printLine(
                QStringLiteral("%1  %2  %3  %4")
                    .arg(entry.id, 4)
                    .arg(removed.toString(Qt::ISODate), kindWord(entry).toString().leftJustified(8), entry.title));
    }
    if (json)
        printLine(oneLine(core::Json::object({{"bin", all}})));
    return CliStatus::Done;
}

core::Result<QList<core::BinId>> binIds(const QStringList &names, const QList<core::Binned> &entries)
{
    QList<core::BinId> ids;
    for (const QString &name : names) {
        bool number = false;
        const core::BinId id = name.toLongLong(&number);
        const bool lies =
            std::any_of(entries.cbegin(), entries.cend(), [id](const core::Binned &entry) { return entry.id == id; });
        if (!number || !lies)
            return core::Error{core::Error::NotFound,
                               QStringLiteral("“%1” is not in the bin; “attest-cli bin” lists its contents.").arg(name),
                               {}};
        ids.append(id);
    }
    return ids;
}

} // namespace

int runBin(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    core::LibraryBin bin(*library);
    const QList<core::Binned> entries = bin.entries();
    if (const std::optional<int> unread = complainOfUnread(*library))
        return *unread;
    const QString verb = options.arguments.value(0);
    const QStringList names = options.arguments.mid(1);
    if (verb.isEmpty())
        return listBin(entries, options.json);
    const bool restores = verb == QLatin1String("restore") && !names.isEmpty();
    if (!restores && verb != QLatin1String("empty")) {
        printNote(QStringLiteral("“bin” takes restore ID…, empty [ID…], or nothing; see “attest-cli help bin”."));
        return CliStatus::Usage;
    }
    const core::Result<QList<core::BinId>> ids = binIds(names, entries);
    if (!ids)
        return complain(ids.error());
    if (!restores) {
        const core::Result<void> gone = names.isEmpty() ? bin.empty() : bin.drop(*ids);
        return gone ? int(CliStatus::Done) : complain(gone.error());
    }
    for (const core::BinId id : *ids) {
        if (const core::Result<void> back = bin.putBack(id, stop); !back)
            return complain(back.error());
    }
    return CliStatus::Done;
}

} // namespace app
