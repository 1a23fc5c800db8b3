#include "core/retrieval/sections.h"

#include "core/chunking/headings.h"
#include "core/language/terms.h"
#include "core/retrieval/openings.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr double alike = 0.5;      // a heading, from which on it is what was asked for
constexpr double byDocument = 0.4; // what the words of a document's name count for its section

struct Section
{
    DocumentId document = 0;
    QString heading; // up to the part that was asked for
    double worth = 0;
};

// Of the words of the request those that name the document.
double namedIn(const SummaryRequest &request, const QString &title, const QString &path)
{
    if (request.terms.isEmpty())
        return 0;
    QSet<QString> names;
    for (const Term &term : terms(title + u' ' + QFileInfo(path).completeBaseName().replace(u'_', u' ')))
        names.insert(term.text);
    const auto met = std::count_if(request.terms.begin(), request.terms.end(),
                                   [&](const QString &term) { return names.contains(term); });
    return double(met) / double(request.terms.size());
}

// The heading up to the part that is what was asked for; its worth is 0 where none is.
Section sectionIn(const SummaryRequest &request, const QString &heading)
{
    Section best;
    const QStringList path = heading.split(headingSeparator, Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < path.size(); ++i) {
        const double worth = isHeadingOf(request, path[i]);
        if (worth > best.worth)
            best = {0, path.mid(0, i + 1).join(headingSeparator), worth};
    }
    return best;
}

Section bestSection(const SummaryRequest &request, const Query &query, Store &store)
{
    Section best;
    Statement rows(store.database(), "SELECT DISTINCT passage.document, passage.heading, document.title, document.path "
                                     "FROM passage JOIN document ON document.id = passage.document "
                                     "WHERE passage.heading <> ''");
    QHash<DocumentId, double> named;
    while (rows.next()) {
        const DocumentId document = rows.integer(0);
        if (!query.documents.isEmpty() && !query.documents.contains(document))
            continue;
        Section section = sectionIn(request, rows.text(1));
        if (section.worth < alike)
            continue;
        if (!named.contains(document))
            named[document] = namedIn(request, rows.text(2), rows.text(3));
        section.document = document;
        section.worth += byDocument * named[document];
        if (section.worth > best.worth)
            best = section;
    }
    return best;
}

// The one document that the request names best; 0 where none is, or several are as well.
DocumentId documentNamed(const SummaryRequest &request, const Query &query, Store &store)
{
    Statement rows(store.database(), "SELECT id, title, path FROM document");
    DocumentId best = 0;
    double share = 0;
    while (rows.next()) {
        const DocumentId document = rows.integer(0);
        if (!query.documents.isEmpty() && !query.documents.contains(document))
            continue;
        const double named = isDocumentOf(request, rows.text(1), rows.text(2));
        if (named > 0 && named >= share) {
            best = named > share ? document : 0;
            share = named;
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
    // A heading of another document that is the request word for word is meant rather than the document.
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
