// attest-cli's commands for the user's descriptions of documents: describe, assistants; and selecting documents by tag.
#include "app/cli/clicommands.h"
#include "app/jobs/bibtexjob.h"
#include "core/library/librarydescriptions.h"
#include "core/library/readfailures.h"

namespace app {
namespace {

core::Description changed(const core::Document &document, const CliOptions &options)
{
    core::Description wanted = options.asRead ? core::Description() : document.described;
    const core::Description &typed = options.described;
    wanted.title = typed.title ? typed.title : wanted.title;
    wanted.author = typed.author ? typed.author : wanted.author;
    wanted.year = typed.year ? typed.year : wanted.year;
    return wanted;
}

void printDescription(const core::Document &document, bool json)
{
    if (json)
        return printLine(oneLine(documentJson(document)));
    const auto line = [](const char *name, const QString &value, bool isSaid) {
        printLine(QStringLiteral("%1  %2%3")
                      .arg(QString(QLatin1String(name)).leftJustified(6), value.isEmpty() ? QStringLiteral("–") : value,
                           isSaid ? QStringLiteral("  (changed by you)") : QString()));
    };
    line("title", document.title, bool(document.described.title));
    line("author", document.author, bool(document.described.author));
    line("year", document.year != 0 ? QString::number(document.year) : QString(), bool(document.described.year));
    line("tags", document.tags.join(QStringLiteral(", ")), false);
    if (document.isHidden)
        printLine(QStringLiteral("hidden  from assistants and desktop search"));
}

core::Result<void> describe(const core::Document &document, const CliOptions &options, core::Library &library)
{
    core::LibraryDescriptions descriptions(library);
    core::Result<void> kept;
    const core::Description wanted = changed(document, options);
    if (wanted != document.described)
        kept = descriptions.describe(document.id, wanted);
    for (const QString &tag : options.tags)
        kept = kept ? descriptions.tag({document.id}, tag) : kept;
    for (const QString &tag : options.untagged)
        kept = kept ? descriptions.untag({document.id}, tag) : kept;
    return kept;
}

} // namespace

int runDescribe(const CliOptions &options, core::Library *library, std::stop_token)
{
    const core::Result<QList<core::DocumentId>> ids = documentsNamed(options.arguments, *library, Named::One);
    if (!ids)
        return complain(ids.error());
    if (ids->size() > 1 && options.described != core::Description()) {
        printNote(QStringLiteral("A title, author or year applies to one document; name only one."));
        return CliStatus::Usage;
    }
    for (const core::DocumentId id : *ids) {
        const core::Result<core::Document> document = library->document(id);
        if (!document)
            return complain(document.error());
        if (const core::Result<void> kept = describe(*document, options, *library); !kept)
            return complain(kept.error());
        const core::Result<core::Document> now = library->document(id);
        if (!now)
            return complain(now.error());
        printDescription(*now, options.json);
    }
    return CliStatus::Done;
}

int runBibtex(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    for (const QString &file : options.arguments) {
        const core::Result<BibtexTaken> taken = takeBibtex(*library, file, stop);
        if (!taken)
            return complain(taken.error());
        QList<core::Json> described;
        for (const core::DocumentId id : taken->described) {
            const core::Result<core::Document> document = library->document(id);
            if (!document)
                return complain(document.error());
            described.append(documentJson(*document));
            if (!options.json)
                printLine(documentLine(*document));
        }
        if (options.json) {
            printLine(oneLine(core::Json::object({{"file", file},
                                                  {"entries", taken->entries},
                                                  {"described", described},
                                                  {"alike", taken->alike},
                                                  {"missing", core::Json(taken->missing)},
                                                  {"to_read", core::Json(taken->toRead)},
                                                  {"unknown", core::Json(taken->unknown)},
                                                  {"faults", core::Json(taken->faults)}})));
            continue;
        }
        for (const QString &fault : taken->faults)
            printNote(fault);
        for (const QString &missing : taken->missing)
            printNote(QStringLiteral("Missing file: %1").arg(missing));
        for (const QString &path : taken->toRead)
            printNote(QStringLiteral("Not in the library yet: %1").arg(path));
        if (!taken->unknown.isEmpty())
            printNote(QStringLiteral("Not in the library: %1").arg(taken->unknown.join(QStringLiteral(", "))));
        printLine(QStringLiteral("%1 of %2 entries applied, %3 unchanged")
                      .arg(taken->described.size())
                      .arg(taken->entries)
                      .arg(taken->alike));
    }
    return CliStatus::Done;
}

int runAssistants(const CliOptions &options, core::Library *library, std::stop_token)
{
    const QString action = options.arguments.value(0);
    const bool hides = action == u"hide";
    if (!action.isEmpty()) {
        if ((!hides && action != u"show") || options.arguments.size() == 1) {
            printNote(QStringLiteral(
                "“assistants” takes hide DOCUMENT…, show DOCUMENT…, or nothing; see “attest-cli help assistants”."));
            return CliStatus::Usage;
        }
        const auto ids = documentsNamed(options.arguments.mid(1), *library, Named::One);
        if (!ids)
            return complain(ids.error());
        if (const auto kept = core::LibraryDescriptions(*library).setHidden(*ids, hides); !kept)
            return complain(kept.error());
    }
    QList<core::Json> hidden;
    const QList<core::Document> all = library->documents();
    if (const std::optional<int> unread = complainOfUnread(*library))
        return *unread;
    for (const core::Document &document : all) {
        if (!document.isHidden)
            continue;
        hidden.append(documentJson(document));
        if (!options.json)
            printLine(documentLine(document));
    }
    if (options.json)
        printLine(oneLine(core::Json::object({{"hidden", hidden}})));
    else if (hidden.isEmpty())
        printNote(QStringLiteral("No document is hidden from assistants."));
    return CliStatus::Done;
}

core::Result<QList<core::DocumentId>> documentsChosen(const CliOptions &options, const core::Library &library)
{
    core::Result<QList<core::DocumentId>> ids = documentsNamed(options.documents, library, Named::Several);
    if (!ids || options.tags.isEmpty())
        return ids;
    const QList<core::Document> documents = library.documents();
    if (const std::optional<core::Error> unread = core::ReadFailures(library).take())
        return *unread;
    for (const QString &tag : options.tags) {
        bool isTag = false;
        for (const core::Document &document : documents) {
            if (!document.tags.contains(tag.simplified(), Qt::CaseInsensitive))
                continue;
            isTag = true;
            if (!ids->contains(document.id))
                ids->append(document.id);
        }
        if (!isTag)
            return core::Error{
                core::Error::NotFound,
                QStringLiteral("No document has the tag “%1”; “attest-cli list --tags” lists the tags.").arg(tag),
                {}};
    }
    return ids;
}

int listTags(core::Library &library, bool json)
{
    QList<core::Json> all;
    const QList<core::TagUse> tags = core::LibraryDescriptions(library).tags();
    if (const std::optional<int> unread = complainOfUnread(library))
        return *unread;
    for (const core::TagUse &each : tags) {
        all.append(core::Json::object({{"tag", each.tag}, {"documents", each.documents}}));
        if (!json)
            printLine(QStringLiteral("%1  %2").arg(each.documents, 4).arg(each.tag));
    }
    if (json)
        printLine(oneLine(core::Json::object({{"tags", all}})));
    else if (all.isEmpty())
        printNote(QStringLiteral("No document has a tag; “attest-cli describe DOCUMENT --tag TAG” adds one."));
    return CliStatus::Done;
}

} // namespace app
