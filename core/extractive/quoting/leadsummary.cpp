#include "core/extractive/quoting/leadsummary.h"

#include "core/extractive/claims/opening.h"
#include "core/extractive/passages/quotable.h"
#include "core/language/textmatch.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr double likely = 0.75; // probability that they say what a document is about

// A complete sentence, and not a line of a title page.
bool isWhole(QStringView text, const TokenizedText &reading, int first, int last)
{
    constexpr int fewest = 4; // words in lower case
    if (text.isEmpty() || text[0].isLower() || text[0].isDigit() ||
        !QStringView(u".!\u3002\uff01").contains(text.back()) || text.count(u'(') != text.count(u')'))
        return false;
    const auto isSmall = [&](const ReadTerm &term) { return !reading.text[term.from].isUpper(); };
    return std::count_if(reading.terms.begin() + first, reading.terms.begin() + last, isSmall) >= fewest;
}

// Quotations from one passage; those that can stand alone come first.
QList<Quotation> quotableOf(int index, const Passage &passage)
{
    QList<Quotation> all;
    const TokenizedText reading = readText(passage.text);
    for (int i = 0; i < int(reading.sentences.size()); ++i) {
        const Sentence &sentence = reading.sentences[i];
        const int from = behindHeadings(passage.text, sentence, passage.heading);
        const QStringView text = QStringView(passage.text).mid(from, sentence.to - from);
        const int last = reading.firstTerms.value(i + 1);
        const int first = firstTermFrom(reading, i, from);
        const bool hasDanglingPronoun = all.isEmpty() && openingOf(text) == Opening::Refers;
        if (isWhole(text, reading, first, last) && isQuotable(text, reading, first, last) && !isCut(text) &&
            !hasDanglingPronoun && !beginsWithBullet(text))
            all.append({index, from, sentence.to, likely});
    }
    return all;
}

} // namespace

QList<Quotation> firstSentences(const QList<Passage> &passages, const Quoting &quoting)
{
    QSet<DocumentId> documents;
    for (const Passage &passage : passages)
        documents.insert(passage.document);
    const qsizetype each = std::max<qsizetype>(1, quoting.most / std::max<qsizetype>(1, documents.size()));
    QHash<QString, DocumentId> standsIn;
    QSet<QString> said; // passages overlap, and text found in several documents is not about one of them
    for (const QString &text : quoting.rejected)
        said.insert(normalForm(text));
    QList<std::pair<Quotation, QString>> all; // with their normalForm()
    for (int i = 0; i < int(passages.size()); ++i) {
        const Passage &passage = passages[i];
        for (const Quotation &quotation : quotableOf(i, passage)) {
            const QStringView text = QStringView(passage.text).mid(quotation.from, quotation.to - quotation.from);
            all.append({quotation, normalForm(text)});
            if (standsIn.value(all.last().second, passage.document) != passage.document)
                said.insert(all.last().second);
            standsIn.insert(all.last().second, passage.document);
        }
    }
    QHash<DocumentId, qsizetype> count;
    QList<Quotation> chosen;
    for (const auto &[quotation, form] : std::as_const(all)) {
        const DocumentId document = passages[quotation.passage].document;
        const bool isSaid = std::any_of(said.begin(), said.end(),
                                        [&, &form = form](const QString &known) { return known.contains(form); });
        if (isSaid || count.value(document) >= each)
            continue;
        said.insert(form);
        ++count[document];
        chosen.append(quotation);
    }
    return chosen;
}

} // namespace core
