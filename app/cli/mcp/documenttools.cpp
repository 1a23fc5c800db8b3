// list_documents and read_pages: which documents there are, and their text.
#include "app/cli/clicommands.h"
#include "app/cli/mcp/mcpreply.h"
#include "app/cli/mcp/mcptool.h"
#include "core/session/wording.h"
#include "core/values/coverage.h"

namespace app {
namespace {

using core::Json;

constexpr int usualDocuments = 50;
constexpr int usualPages = 5;
constexpr qsizetype longestPage = 20'000;

Json documentEntry(const core::Document &document, const core::Library &library)
{
    const core::Coverage &pages = document.coverage;
    return Json::object({{"document", documentReply(document.id, document.title, document.path, library)},
                         {"pages", document.pages},
                         {"readable_pages", pages.text + pages.ocr},
                         {"unread_pages", pages.empty + pages.locked + pages.failed},
                         {"is_searchable", document.status == core::DocumentStatus::Indexed},
                         {"reason", document.reason}});
}

} // namespace

core::Result<Json> documentsTool(const McpArguments &arguments, const McpMeans &means, std::stop_token)
{
    const QString part = arguments.text(QLatin1String("name_contains"));
    QList<core::Document> documents = means.library.documents();
    documents.removeIf([&](const core::Document &document) {
        return !document.title.contains(part, Qt::CaseInsensitive) &&
               !document.path.section(u'/', -1).contains(part, Qt::CaseInsensitive);
    });
    std::sort(documents.begin(), documents.end(),
              [](const core::Document &a, const core::Document &b) { return a.id < b.id; });
    const core::Result<int> from = cursorFrom(arguments.text(QLatin1String("cursor")), {part});
    if (!from)
        return from.error();
    const int most = arguments.whole(QLatin1String("limit"), usualDocuments);
    const int count = int(documents.size());
    McpReply reply;
    QList<Json> entries;
    int pages = 0;
    for (const core::Document &document : std::as_const(documents))
        pages += document.pages;
    int next = std::min(*from, count);
    while (next < count && entries.size() < most && reply.add(entries, documentEntry(documents[next], means.library)))
        ++next;
    if (next < count && entries.size() < most)
        reply.note(
            QStringLiteral("%1 documents fit into this reply; use the cursor to get the rest.").arg(entries.size()));
    core::JsonEntries result{{"count", count}, {"pages", pages}, {"documents", Json(entries)}, {"cut", reply.cut()}};
    if (next < count)
        result.append({"next_cursor", cursorAt(next, {part})});
    return Json::object(result);
}

core::Result<Json> pagesTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop)
{
    const auto ids = documentsNamed({arguments.text(QLatin1String("document"))}, means.library, Named::One);
    if (!ids)
        return ids.error();
    const core::Result<core::Document> document = means.library.document(ids->first());
    const core::Result<QList<core::Page>> pages = means.library.pages(ids->first());
    if (!document || !pages)
        return document ? pages.error() : document.error();
    const int from = arguments.whole(QLatin1String("from"), 1);
    const int to = std::min(arguments.whole(QLatin1String("to"), from + usualPages - 1), document->pages);
    if (from > document->pages || to < from)
        return core::Error{
            core::Error::Invalid,
            QStringLiteral("“%1” has pages 1 to %2.").arg(document->title, QString::number(document->pages)),
            {}};
    McpReply reply;
    QList<Json> texts;
    int next = from;
    for (; next <= to && !stop.stop_requested(); ++next) {
        const core::Result<core::Page> page = means.library.page(document->id, next);
        if (!page)
            return page.error();
        const QString what = QStringLiteral("The text of page %1").arg(next);
        const Json item = Json::object({{"page", next},
                                        {"page_label", page->label},
                                        {"status", core::name(page->status)},
                                        {"is_readable", !core::isUnread(*page) || !page->text.isEmpty()},
                                        {"reason", page->reason},
                                        {"text", reply.bounded(page->text, longestPage, what)}});
        if (!reply.add(texts, item))
            break;
    }
    if (stop.stop_requested())
        return core::Error::cancelled();
    if (next <= to)
        reply.note(
            QStringLiteral("The pages up to %1 fit into this reply; continue from page %2.").arg(next - 1).arg(next));
    QList<core::Page> unread;
    std::copy_if(pages->begin(), pages->end(), std::back_inserter(unread), core::isUnread);
    core::JsonEntries result{{"document", documentReply(document->id, document->title, document->path, means.library)},
                             {"page_count", document->pages},
                             {"pages", Json(texts)},
                             {"unreadable", core::inWords(core::rangesOf(unread))},
                             {"cut", reply.cut()}};
    if (next <= document->pages)
        result.append({"next_page", next});
    return Json::object(result);
}

} // namespace app
