#include "core/retrieval/sections.h"

#include "core/chunking/headings.h"
#include "core/language/terms.h"
#include "core/store/passagerepository.h"

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

} // namespace

Result<QList<Passage>> sectionAsked(const SummaryRequest &request, const Query &query, Store &store)
{
    const Section section = bestSection(request, query, store);
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
    if (store.database().failed())
        return store.database().error();
    Result<QList<Passage>> passages = PassageRepository(store).find(ids);
    if (passages) {
        for (Passage &passage : *passages)
            passage.score = 1;
        std::stable_sort(passages->begin(), passages->end(),
                         [](const Passage &a, const Passage &b) { return a.ordinal < b.ordinal; });
    }
    return passages;
}

} // namespace core
