// cite: a document in the forms that reference managers read.
#include "app/cli/clicommands.h"
#include "app/cli/mcp/mcpreply.h"
#include "app/cli/mcp/mcptool.h"
#include "app/cli/mcp/references.h"

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
        return core::Error{core::Error::Invalid,
                           QStringLiteral("“%1” has the pages 1 to %2.").arg(document->title).arg(document->pages),
                           {}};
    const Reference reference = referenceTo(*document, page);
    QStringList missing;
    if (reference.author.isEmpty())
        missing.append(QStringLiteral("author"));
    if (reference.year == 0)
        missing.append(QStringLiteral("issued"));
    return core::Json::object({{"document", documentReply(document->id, document->title, document->path)},
                               {"csl", cslOf(reference)},
                               {"bibtex", bibtexOf(reference)},
                               {"ris", risOf(reference)},
                               {"missing", core::Json(missing)}});
}

} // namespace app
