// attest-cli's command for references: cite.
#include "app/cli/clicommands.h"
#include "core/evidence/exportdata.h"
#include "core/session/references.h"

namespace app {
namespace {

core::Json referenceJson(const core::Document &document, const core::Reference &reference)
{
    core::JsonObject json = core::Json::object({{"document", document.id},
                                                {"bibtex", core::bibtexOf(reference)},
                                                {"csl", core::cslOf(reference)},
                                                {"ris", core::risOf(reference)}});
    for (const core::CitationStyle &style : core::citationStyles())
        json.set(style.id, core::inWords(reference, style));
    return json;
}

QString referenceText(const core::Reference &reference, const QString &format)
{
    if (const core::CitationStyle *style = core::citationStyle(format))
        return core::inWords(reference, *style);
    if (format == u"csl")
        return QString::fromUtf8(core::cslOf(reference).written(core::Json::Form::Indented)).trimmed();
    const QString text = format == u"ris" ? core::risOf(reference) : core::bibtexOf(reference);
    return QString(text).remove(u'\r').trimmed();
}

} // namespace

int runCite(const CliOptions &options, core::Library *library, std::stop_token)
{
    const core::Result<QList<core::DocumentId>> ids = documentsNamed(options.arguments, *library, Named::One);
    if (!ids)
        return complain(ids.error());
    const QString format = options.format.isEmpty() ? options.settings.citationStyle : options.format;
    QList<core::Json> all;
    for (const core::DocumentId id : *ids) {
        const core::Result<core::Document> document = library->document(id);
        if (!document)
            return complain(document.error());
        core::Reference reference = core::referenceTo(*document, options.page.value_or(0));
        reference.doi = core::doiOf(*library, id);
        all.append(referenceJson(*document, reference));
        if (!options.json)
            printLine(referenceText(reference, format));
    }
    if (options.json)
        printLine(oneLine(core::Json::object({{"references", all}})));
    return CliStatus::Done;
}

} // namespace app
