#include "core/retrieval/sections.h"

#include "core/chunking/headings.h"
#include "core/language/terms.h"
#include "core/retrieval/documentnames.h"
#include "core/retrieval/openings.h"
#include "core/search/termhash.h"
#include "core/values/documentname.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr double alike = 0.5;      // score from which a heading is the one asked for
constexpr double byDocument = 0.4; // weight of a document's name for its sections
constexpr double hollow = 0.3;     // penalty for a heading with nothing below it but a single other heading

struct Section
{
    DocumentId document = 0;
    QString heading; // path up to the part asked for
    double worth = 0;
    int passages = 0;
    int year = 0;                // year in the document's name
    bool hasText = false;        // has text directly below its heading
    QSet<QString> headings = {}; // headings directly below it

    // Its own text ended on the page where another heading began, so the passages under its name belong to that one.
    bool isHollow() const { return !hasText && headings.size() == 1; }

    // Of equally good sections the longer one: a short one usually refers to another report. Of long ones, that of the
    // latest report.
    bool isBetterThan(const Section &other) const
    {
        constexpr int longOne = 3;
        if (worth != other.worth)
            return worth > other.worth;
        const bool areLong = passages >= longOne && other.passages >= longOne;
        return areLong && year != other.year ? year > other.year : passages > other.passages;
    }
};

// The path up to the part asked for; its score is 0 if no part is.
Section sectionIn(const SummaryRequest &request, const QString &heading)
{
    Section best;
    const QStringList path = heading.split(headingSeparator, Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < path.size(); ++i) {
        const double worth = isHeadingOf(request, path[i]);
        if (worth > best.worth)
            best = {0, path.mid(0, i + 1).join(headingSeparator), worth, 0, 0, false, {}};
    }
    return best;
}

// The words of a request that name a document, or any document.
class Names
{
public:
    Names(const SummaryRequest &request, const QList<DocumentId> &documents, Store &store)
        : m_request(request),
          m_naming(request.of)
    {
        Statement rows(store.database(), "SELECT id, title, path FROM document");
        while (rows.next()) {
            if (!documents.isEmpty() && !documents.contains(rows.integer(0)))
                continue;
            const QSet<QString> names = namesIn(rows.text(1), rows.text(2));
            m_ofDocument.insert(rows.integer(0), names);
            m_years.insert(rows.integer(0), yearOf(rows.text(1), rows.text(2)));
            m_ofAny += names;
        }
    }

    // What is asked about this document; nothing if the request names another one.
    std::optional<SummaryRequest> within(DocumentId document, const QString &heading) const
    {
        const QSet<QString> &names = m_ofDocument[document];
        SummaryRequest rest = m_request;
        rest.terms.removeIf([&](const QString &term) { return names.contains(term); });
        const bool isOfAnother = m_ofDocument.size() > 1 && namesAnother(rest.terms, names, heading);
        if (rest.terms.isEmpty())
            rest.terms = m_request.terms; // asks for a section with the document's own name
        return isOfAnother ? std::nullopt : std::optional(rest);
    }

    int year(DocumentId document) const { return m_years[document]; }

    double share(DocumentId document) const
    {
        return m_request.terms.isEmpty() ? 0 : double(m_ofDocument[document].size()) / double(m_request.terms.size());
    }

private:
    // Words that neither the document's name nor its heading has. A chapter is identified by a number alone, so any
    // additional word says whose chapter it is.
    bool namesAnother(const QStringList &words, const QSet<QString> &names, const QString &heading) const
    {
        const bool anyWord = !m_request.chapter.isEmpty() && names.isEmpty();
        QSet<QString> said;
        for (const Term &term : terms(heading))
            said.insert(term.text);
        return std::any_of(words.begin(), words.end(), [&](const QString &term) {
            return (anyWord || m_ofAny.contains(term)) && !said.contains(term);
        });
    }

    QSet<QString> namesIn(const QString &title, const QString &path) const
    {
        const std::vector<quint64> naming = m_naming.termsNaming(title, path);
        QSet<QString> names;
        for (const QString &term : m_request.terms) {
            if (std::binary_search(naming.begin(), naming.end(), termHash(term)))
                names.insert(term);
        }
        return names;
    }

    const SummaryRequest &m_request;
    const Naming m_naming;
    QHash<DocumentId, QSet<QString>> m_ofDocument;
    QHash<DocumentId, int> m_years;
    QSet<QString> m_ofAny;
};

Section bestSection(const SummaryRequest &request, const Query &query, Store &store)
{
    QMap<std::pair<DocumentId, QString>, Section> found;
    const Names names(request, query.documents, store);
    Statement rows(store.database(), "SELECT document, heading, count(*) FROM passage WHERE heading <> '' "
                                     "GROUP BY document, heading");
    while (rows.next()) {
        const DocumentId document = rows.integer(0);
        if (!query.documents.isEmpty() && !query.documents.contains(document))
            continue;
        const QString heading = rows.text(1);
        const std::optional<SummaryRequest> asked = names.within(document, heading);
        if (!asked)
            continue;
        Section section = sectionIn(*asked, heading);
        if (section.worth < alike)
            continue;
        section.document = document;
        section.year = names.year(document);
        section.worth += byDocument * names.share(document);
        Section &whole = found[{document, section.heading}];
        section.passages = whole.passages + int(rows.integer(2));
        section.hasText = whole.hasText || heading == section.heading;
        section.headings = whole.headings;
        if (heading != section.heading)
            section.headings.insert(
                heading.mid(section.heading.size()).section(headingSeparator, 0, 0, QString::SectionSkipEmpty));
        whole = section;
    }
    Section best;
    for (Section section : std::as_const(found)) {
        section.worth -= section.isHollow() ? hollow : 0;
        if (section.isBetterThan(best))
            best = section;
    }
    return best;
}

// The document that the request names best, and of equally good ones the latest; 0 if there is none, or if several tie.
DocumentId documentNamed(const SummaryRequest &request, const Query &query, Store &store)
{
    Statement rows(store.database(), "SELECT id, title, path FROM document");
    DocumentId best = 0;
    std::pair<double, int> rank; // how well it is named, and its year
    while (rows.next()) {
        const DocumentId document = rows.integer(0);
        if (!query.documents.isEmpty() && !query.documents.contains(document))
            continue;
        const std::pair named(isDocumentOf(request, rows.text(1), rows.text(2)), yearOf(rows.text(1), rows.text(2)));
        if (named.first > 0 && named >= rank) {
            best = named > rank ? document : 0;
            rank = named;
        }
    }
    return best;
}

Result<QList<Passage>> inOrder(const QList<PassageId> &ids, Store &store)
{
    Result<QList<Passage>> passages = fullyFitting(ids, store);
    if (passages)
        std::stable_sort(passages->begin(), passages->end(),
                         [](const Passage &a, const Passage &b) { return a.ordinal < b.ordinal; });
    return passages;
}

} // namespace

Result<QList<Passage>> acrossDocument(DocumentId document, const Query &query, Store &store)
{
    struct Part
    {
        PassageId id = 0;
        bool opens = false;
    };
    QList<Part> parts;
    Statement rows(store.database(), "SELECT id, heading FROM passage WHERE document = ?1 ORDER BY ordinal");
    rows << document;
    QString heading;
    while (rows.next()) {
        parts.append({rows.integer(0), rows.text(1) != heading});
        heading = rows.text(1);
    }
    QList<PassageId> ids;
    const qsizetype count = std::min<qsizetype>(query.count, parts.size());
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype from = i * parts.size() / count;
        const qsizetype to = (i + 1) * parts.size() / count;
        const auto opening =
            std::find_if(parts.begin() + from, parts.begin() + to, [](const Part &part) { return part.opens; });
        ids.append(opening == parts.begin() + to ? parts[from].id : opening->id);
    }
    return inOrder(ids, store);
}

Result<QList<Passage>> sectionAsked(const SummaryRequest &request, const Query &query, Store &store)
{
    const Section section = bestSection(request, query, store);
    // If another document has a heading equal to the request, that is meant rather than the document.
    const DocumentId document = documentNamed(request, query, store);
    if (document != 0 && (section.worth < 1 || section.document == document))
        return acrossDocument(document, query, store);
    QList<PassageId> ids;
    if (section.document != 0) {
        Statement rows(store.database(), "SELECT id, heading FROM passage WHERE document = ?1 ORDER BY ordinal");
        rows << section.document;
        while (rows.next() && ids.size() < query.count) {
            const QString heading = rows.text(1);
            if (heading == section.heading || heading.startsWith(section.heading + headingSeparator))
                ids.append(rows.integer(0));
        }
    }
    return inOrder(ids, store);
}

} // namespace core
