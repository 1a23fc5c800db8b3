#include "core/values/searchremarks.h"

#include <algorithm>

namespace core {
namespace {

void addWithheld(QList<WithheldPassage> &all, const WithheldPassage &one)
{
    const auto isSame = [&](const WithheldPassage &other) { return other.passage == one.passage; };
    if (std::none_of(all.cbegin(), all.cend(), isSame))
        all.append(one);
}

} // namespace

bool SearchRemarks::isEmpty() const
{
    return *this == SearchRemarks();
}

void SearchRemarks::add(const SearchRemarks &more)
{
    if (silentEmbedder.isEmpty())
        silentEmbedder = more.silentEmbedder;
    isRebuilding = isRebuilding || more.isRebuilding;
    for (const WithheldPassage &each : more.withheld)
        addWithheld(withheld, each);
    for (const QString &sentence : more.others)
        addOther(sentence);
}

void SearchRemarks::addOther(const QString &sentence)
{
    if (!sentence.isEmpty() && !others.contains(sentence))
        others.append(sentence);
}

void SearchRemarks::withhold(const QList<Passage> &passages)
{
    for (const Passage &passage : passages)
        addWithheld(withheld, {passage.id, passage.document, passage.title, passage.page});
}

QString inWords(const QList<WithheldPassage> &withheld)
{
    if (withheld.isEmpty())
        return {};
    const QString title = withheld.first().title;
    const QString page = QString::number(withheld.first().page);
    return withheld.size() == 1 ? QStringLiteral("A passage from “%1”, page %2, does not match its page and was left "
                                                 "out: check the library, or read the PDF again.")
                                      .arg(title, page)
                                : QStringLiteral("%1 passages, the first from “%2”, page %3, do not match their pages "
                                                 "and were left out: check the library, or read their PDFs again.")
                                      .arg(QString::number(withheld.size()), title, page);
}

QStringList inWords(const SearchRemarks &remarks)
{
    QStringList sentences;
    if (!remarks.silentEmbedder.isEmpty())
        sentences.append(QStringLiteral("“%1” returned no vector for the question; this search used words and the "
                                        "library's own vectors. Check the embedding model in Settings.")
                             .arg(remarks.silentEmbedder));
    else if (remarks.isRebuilding)
        sentences.append(QStringLiteral("The search index is being rebuilt; this search used words alone."));
    sentences.append(inWords(remarks.withheld));
    sentences += remarks.others;
    sentences.removeAll(QString());
    return sentences;
}

QString withheldWords(const QList<Passage> &passages)
{
    SearchRemarks remarks;
    remarks.withhold(passages);
    return inWords(remarks.withheld);
}

} // namespace core
