// find_quote: whether a quotation is in the library word for word, and where.
#include "app/cli/clicommands.h"
#include "app/cli/mcp/mcpreply.h"
#include "app/cli/mcp/mcptool.h"
#include "app/cli/mcp/quotematch.h"
#include "core/chunking/pageboxes.h"
#include "core/values/coverage.h"

#include <QDeadlineTimer>

namespace app {
namespace {

using core::Json;

constexpr int candidates = 40; // passages examined first
constexpr int mostPlaces = 10;
constexpr int fewestWords = 4;   // words in a quotation for similar text to be searched
constexpr double nearFrom = 0.7; // lowest similarity
constexpr int mostSeconds = 10;  // limit for searching every page

class QuoteSearch
{
public:
    QuoteSearch(const QString &quote, const McpMeans &means, QList<core::DocumentId> documents, std::stop_token stop)
        : m_quote(quote),
          m_words(quote),
          m_means(means),
          m_documents(std::move(documents)),
          m_stop(std::move(stop))
    {
    }

    core::Result<Json> reply();

private:
    core::Result<void> lookInPassages();
    core::Result<void> lookOnPages();
    void lookOnPage(const core::Document &document, int number);
    void addNear();
    void add(core::DocumentId id, const QString &title, const QString &path, int page, const QString &label,
             const QString &text, const QuoteMatch &match, const Json &boxes);

    struct Near
    {
        core::Passage passage;
        QuoteMatch match;
    };

    QString m_quote;
    QuoteWords m_words;
    const McpMeans &m_means;
    QList<core::DocumentId> m_documents;
    std::stop_token m_stop;
    QList<Near> m_near;
    QList<Json> m_places;
    QSet<std::pair<core::DocumentId, int>> m_seen; // pages already examined, as passages overlap
    int m_total = 0;
    int m_unread = 0; // number of unread pages
    bool m_sawAll = true;
    int m_damaged = 0; // pages whose text could not be read
    McpReply m_reply;
};

void QuoteSearch::add(core::DocumentId id, const QString &title, const QString &path, int page, const QString &label,
                      const QString &text, const QuoteMatch &match, const Json &boxes)
{
    if (m_seen.contains({id, page}))
        return;
    m_seen.insert({id, page});
    ++m_total;
    if (m_places.size() >= mostPlaces)
        return;
    m_reply.add(m_places, Json::object({{"document", documentReply(id, title, path, m_means.library)},
                                        {"page", page},
                                        {"page_label", label},
                                        {"text", m_reply.bounded(text, 3000, QStringLiteral("The text of a place"))},
                                        {"similarity", match.similarity},
                                        {"missing", Json(match.missing)},
                                        {"boxes", boxes}}));
}

// Searches passages, which also finds quotations that cross pages.
core::Result<void> QuoteSearch::lookInPassages()
{
    core::SearchRemarks remarks;
    const auto found = m_means.library.search({m_quote, candidates, m_documents, true}, m_stop, &remarks);
    if (!found)
        return found.error();
    if (!remarks.withheld.isEmpty())
        m_reply.note(core::inWords(remarks.withheld));
    for (const core::Passage &passage : *found) {
        if (m_stop.stop_requested())
            return core::Error::cancelled();
        const core::Stretch exact = core::standingIn(passage.text, m_quote);
        if (exact.isEmpty()) {
            m_near.append({passage, m_words.nearestIn(passage.text)});
            continue;
        }
        const auto places = m_means.library.places(passage, exact.from, exact.to);
        const int page = places.isEmpty() ? passage.page : places.first().page;
        add(passage.document, passage.title, passage.path, page, page == passage.page ? passage.pageLabel : QString(),
            passage.text.mid(exact.from, exact.to - exact.from), {exact, 1, {}}, boxesReply(places));
    }
    return {};
}

void QuoteSearch::lookOnPage(const core::Document &document, int number)
{
    const core::Result<core::Page> page = m_means.library.page(document.id, number);
    m_damaged += page ? 0 : 1;
    const core::Stretch exact = page ? core::standingIn(page->text, m_quote) : core::Stretch();
    if (!exact.isEmpty())
        add(document.id, document.title, document.path, number, page->label,
            page->text.mid(exact.from, exact.to - exact.from), {exact, 1, {}},
            boxesReply(number, core::boxesOf(*page, exact.from, exact.to)));
}

// Searches all pages: text that no search finds, such as words found on every page, is still somewhere.
core::Result<void> QuoteSearch::lookOnPages()
{
    const QDeadlineTimer end(mostSeconds * 1000);
    QList<core::Document> documents = m_means.library.documents();
    documents.removeIf(
        [&](const core::Document &document) { return !m_documents.isEmpty() && !m_documents.contains(document.id); });
    for (qsizetype i = 0; i < documents.size(); ++i) {
        const core::Document &document = documents[i];
        m_means.progress(int(i), int(documents.size()), QStringLiteral("Searching every page"));
        const core::Result<QList<core::Page>> pages = m_means.library.pages(document.id);
        if (!pages)
            return pages.error();
        for (const core::Page &page : *pages) {
            if (m_stop.stop_requested())
                return core::Error::cancelled();
            m_sawAll = m_sawAll && !end.hasExpired();
            m_unread += core::isUnread(page) ? 1 : 0;
            const bool hasStamp = page.status == core::PageStatus::Partly;
            if (m_sawAll && (hasStamp || !core::isUnread(page)) && m_total < mostPlaces)
                lookOnPage(document, page.number);
        }
    }
    return {};
}

void QuoteSearch::addNear()
{
    std::sort(m_near.begin(), m_near.end(),
              [](const Near &a, const Near &b) { return a.match.similarity > b.match.similarity; });
    for (const Near &near : std::as_const(m_near)) {
        if (m_words.count() < fewestWords || near.match.similarity < nearFrom || m_places.size() == mostPlaces / 2)
            break;
        const auto places = m_means.library.places(near.passage, near.match.where.from, near.match.where.to);
        const int page = places.isEmpty() ? near.passage.page : places.first().page;
        add(near.passage.document, near.passage.title, near.passage.path, page,
            page == near.passage.page ? near.passage.pageLabel : QString(),
            near.passage.text.mid(near.match.where.from, near.match.where.to - near.match.where.from), near.match,
            boxesReply(places));
    }
}

core::Result<Json> QuoteSearch::reply()
{
    if (const core::Result<void> looked = lookInPassages(); !looked)
        return looked.error();
    const bool wasFound = m_total > 0;
    if (!wasFound) {
        if (const core::Result<void> looked = lookOnPages(); !looked)
            return looked.error();
    }
    const bool isExact = m_total > 0;
    if (!isExact)
        addNear();
    if (!m_sawAll)
        m_reply.note(QStringLiteral("Not every page was searched, because that takes more than %1 s; name documents.")
                         .arg(mostSeconds));
    if (m_damaged > 0)
        m_reply.note(QStringLiteral("Pages that were not searched, because their text in the library is damaged: %1.")
                         .arg(m_damaged));
    if (m_total > m_places.size())
        m_reply.note(QStringLiteral("%1 of %2 places are shown.").arg(m_places.size()).arg(m_total));
    return Json::object({{"quote", m_quote},
                         {"match", isExact              ? "exact"
                                   : m_places.isEmpty() ? "absent"
                                                        : "near"},
                         {"places", Json(m_places)},
                         {"saw_every_page", !wasFound && m_sawAll && m_damaged == 0},
                         {"unread_pages", m_unread},
                         {"cut", m_reply.cut()}});
}

} // namespace

core::Result<Json> quoteTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop)
{
    const auto documents = documentsNamed(arguments.texts(QLatin1String("documents")), means.library, Named::Several);
    if (!documents)
        return documents.error();
    return QuoteSearch(arguments.text(QLatin1String("quote")), means, *documents, std::move(stop)).reply();
}

} // namespace app
