#include "core/retrieval/openings.h"

#include "core/chunking/headings.h"
#include "core/store/passagerepository.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

constexpr int looksAt = 40; // passages of a document searched for its introduction

bool introduces(const QString &heading, const QString &text)
{
    static const QRegularExpression word(
        QStringLiteral(R"(^[\W\d]*((executive|plain language) )?(abstract|summary|introduction|overview|preface|)"
                       R"(zusammenfassung|einleitung|überblick|kurzfassung|résumé|resumen|introducción)\b)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return word.match(heading.section(headingSeparator, -1)).hasMatch() ||
           word.match(text.section(u'\n', 0, 0)).hasMatch();
}

QList<DocumentId> documentsOf(const Query &query, Store &store)
{
    if (!query.documents.isEmpty())
        return query.documents;
    QList<DocumentId> ids;
    Statement rows(store.database(), "SELECT id FROM document WHERE passages > 0 ORDER BY passages DESC, id LIMIT ?1");
    rows << query.count;
    while (rows.next())
        ids.append(rows.integer(0));
    return ids;
}

QList<PassageId> openingOf(DocumentId document, int most, Store &store)
{
    QList<PassageId> ids;
    qsizetype from = -1;
    Statement rows(store.database(), "SELECT id, heading, substr(text, 1, 200) FROM passage WHERE document = ?1 "
                                     "ORDER BY ordinal LIMIT ?2");
    rows << document << looksAt;
    while (rows.next()) {
        if (from < 0 && introduces(rows.text(1), rows.text(2)))
            from = ids.size();
        ids.append(rows.integer(0));
    }
    return ids.mid(std::max<qsizetype>(from, 0), most);
}

} // namespace

Result<QList<Passage>> openings(const Query &query, Store &store)
{
    const QList<DocumentId> documents = documentsOf(query, store).mid(0, query.count);
    QList<PassageId> ids;
    for (const DocumentId document : documents)
        ids += openingOf(document, query.count / int(documents.size()), store);
    return fullyFitting(ids, store);
}

Result<QList<Passage>> fullyFitting(const QList<PassageId> &ids, Store &store)
{
    if (store.database().failed())
        return store.database().error();
    Result<QList<Passage>> passages = PassageRepository(store).find(ids);
    if (passages) {
        for (Passage &passage : *passages)
            passage.score = 1;
    }
    return passages;
}

} // namespace core
