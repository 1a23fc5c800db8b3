// cite: a document in the formats of reference managers.
#include "app/cli/clicommands.h"
#include "app/cli/mcp/mcpreply.h"
#include "app/cli/mcp/mcptool.h"
#include "core/evidence/exportdata.h"
#include "core/session/references.h"

namespace app {

core::Result<core::Json> citeTool(const McpArguments &arguments, const McpMeans &means, std::stop_token)
{
    const auto ids = documentsNamed({arguments.text(QLatin1String("document"))}, means.library, Named::One);
    if (!ids)
        return ids.error();
    const core::Result<core::Document> document = means.library.document(ids->first());
    if (!document)
        return document.error();
    const int page = arguments.whole(QLatin1String("page"), 0);
    if (page > document->pages)
        return core::Error{
            core::Error::Invalid,
            QStringLiteral("“%1” has pages 1 to %2.").arg(document->title, QString::number(document->pages)),
            {}};
    core::Reference reference = core::referenceTo(*document, page);
    reference.doi = core::doiOf(means.library, document->id);
    core::JsonObject inWords;
    for (const core::CitationStyle &style : core::citationStyles())
        inWords.set(style.id, core::inWords(reference, style));
    QStringList missing;
    if (reference.authors.isEmpty())
        missing.append(QStringLiteral("author"));
    if (reference.year == 0)
        missing.append(QStringLiteral("issued"));
    return core::Json::object(
        {{"document", documentReply(document->id, document->title, document->path, means.library)},
         {"csl", core::cslOf(reference)},
         {"bibtex", core::bibtexOf(reference)},
         {"ris", core::risOf(reference)},
         {"in_words", inWords},
         {"missing", core::Json(missing)}});
}

} // namespace app
