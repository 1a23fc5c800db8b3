// attest-cli's command for what the user says of a document: describe.
#include "app/cli/clicommands.h"
#include "core/library/librarydescriptions.h"

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
                      .arg(QLatin1String(name), -6)
                      .arg(value.isEmpty() ? QStringLiteral("–") : value)
                      .arg(isSaid ? QStringLiteral("  (as you say)") : QString()));
    };
    line("title", document.title, bool(document.described.title));
    line("author", document.author, bool(document.described.author));
    line("year", document.year != 0 ? QString::number(document.year) : QString(), bool(document.described.year));
}

} // namespace

int runDescribe(const CliOptions &options, core::Library *library, std::stop_token)
{
    const core::Result<QList<core::DocumentId>> ids = documentsNamed(options.arguments, *library, Named::One);
    if (!ids)
        return complain(ids.error());
    const core::Result<core::Document> document = library->document(ids->first());
    if (!document)
        return complain(document.error());
    const core::Description wanted = changed(*document, options);
    if (wanted != document->described) {
        if (const core::Result<void> kept = core::LibraryDescriptions(*library).describe(document->id, wanted); !kept)
            return complain(kept.error());
    }
    const core::Result<core::Document> now = library->document(document->id);
    if (!now)
        return complain(now.error());
    printDescription(*now, options.json);
    return CliStatus::Done;
}

} // namespace app
