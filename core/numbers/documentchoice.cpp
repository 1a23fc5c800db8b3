#include "core/numbers/documentchoice.h"

#include "core/language/lexicon.h"

#include <QRegularExpression>

namespace core {

using namespace Qt::StringLiterals;

namespace {

// Relative points for how a document is named; a full name outweighs two hints.
constexpr double fully = 10;
constexpr double byBeginning = 6;
constexpr double byShortBeginning = 5;
constexpr double byInitials = 5;
constexpr double byWord = 4;
constexpr double leastNamed = 3;
constexpr double besideBest = 0.6; // share of the best: may be meant as well

constexpr int mostCovers = 500; // covers read to find a name that is in no file name

// Whether some consecutive words, joined together, are the name.
bool standsIn(const QStringList &question, const QString &name)
{
    for (qsizetype from = 0; from < question.size(); ++from) {
        QString together;
        for (qsizetype i = from; i < question.size() && together.size() < name.size(); ++i)
            together += question[i];
        if (together == name)
            return true;
    }
    return false;
}

// "jnj" for Johnson & Johnson, "bp" for British Petroleum.
bool areInitials(const QString &word, const QStringList &name)
{
    if (name.size() < 2)
        return false;
    QString initials;
    for (const QString &part : name)
        initials += part[0];
    const auto withoutAnd = [](QString letters) { return letters.remove(u'n'); };
    return word == initials || (word.size() > 2 && withoutAnd(word) == withoutAnd(initials));
}

// "jj" for "J&J's"; empty: it has no such letters.
QString joinedInitials(const QString &word)
{
    static const QRegularExpression letters(u"^(\\p{L}{1,2}(?:&\\p{L}{1,2})+)(?:['’]s)?$"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    return letters.match(word).captured(1).remove(u'&').toLower();
}

// "amex" for AmericanExpress: the beginning, plus letters from further on.
bool isContraction(const QString &word, const QString &name)
{
    return word.size() >= 4 && word.size() < name.size() && name.startsWith(word.left(2)) &&
           name.indexOf(word.mid(2)) > 2;
}

double pointsOfWord(const QString &word, const QStringList &name)
{
    const QString together = name.join(QString());
    if (together.isEmpty())
        return 0;
    const bool isLongBeginning =
        word.size() > 3 &&
        (together.startsWith(word) ||
         (together.size() > 5 && word.startsWith(together.left(std::max<qsizetype>(4, together.size() - 2)))));
    if (isLongBeginning)
        return byBeginning;
    if (word.size() >= 3 && together.startsWith(word))
        return byShortBeginning;
    if (areInitials(word, name) || isContraction(word, together))
        return byInitials;
    return word.size() > 2 && name.contains(word) ? byWord : 0;
}

double pointsOfName(const QStringList &question, const QStringList &words, const QStringList &name)
{
    const QString together = name.join(QString());
    if (together.size() < 2)
        return 0;
    double points = standsIn(question, together) ? fully + double(together.size()) / 10 : 0;
    for (const QString &word : words)
        points += pointsOfWord(word, name);
    return points;
}

double pointsOf(const QStringList &question, const QStringList &words, const DocumentNames &names)
{
    double best = 0;
    for (const QStringList &name : {names.file, names.title, names.registrant})
        best = std::max(best, pointsOfName(question, words, name));
    for (const QString &word : words)
        best += names.symbols.contains(word) ? byInitials : 0;
    return best;
}

QList<CandidateDocument> bestNamed(const QStringList &question, const QStringList &words,
                                   const QList<CandidateDocument> &all)
{
    QList<double> points;
    for (const CandidateDocument &candidate : all)
        points.append(pointsOf(question, words, candidate.names));
    const double best = points.isEmpty() ? 0 : *std::max_element(points.begin(), points.end());
    QList<CandidateDocument> named;
    for (qsizetype i = 0; i < all.size() && best >= leastNamed; ++i) {
        if (points[i] >= std::max(leastNamed, best * besideBest))
            named.append(all[i]);
    }
    return named;
}

bool areOfOneName(const QList<CandidateDocument> &candidates)
{
    return std::all_of(candidates.begin(), candidates.end(), [&candidates](const CandidateDocument &candidate) {
        return candidate.names.file == candidates.first().names.file;
    });
}

} // namespace

QStringList namesIn(const QString &question, const QSet<QString> &known)
{
    static const QRegularExpression capital(u"(?<![\\w$])\\p{Lu}[\\p{L}\\p{N}&.’'-]*"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    QStringList names;
    for (auto each = capital.globalMatch(question); each.hasNext();) {
        if (const QString initials = joinedInitials(each.peekNext().captured());
            !initials.isEmpty() && !known.contains(initials))
            names.append(initials);
        for (const QString &word : nameWords(each.next().captured())) {
            const bool hasDigit = std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
            if (word.size() > 1 && !hasDigit && !known.contains(word))
                names.append(word);
        }
    }
    names.removeDuplicates();
    return names;
}

QList<CandidateDocument> candidatesFor(const QString &question, const QStringList &names,
                                       const QList<Document> &documents, bool chosen, const TableSource &source,
                                       const Measures &measures, std::stop_token stop)
{
    const QStringList words = nameWords(question);
    QList<CandidateDocument> all;
    for (const Document &document : documents)
        all.append({document, namesByFile(document, measures)});
    QList<CandidateDocument> named = bestNamed(words, names, all);
    if (named.isEmpty() && !names.isEmpty() && all.size() <= mostCovers) {
        for (CandidateDocument &candidate : all) {
            if (stop.stop_requested())
                return {};
            candidate.names = namesByCover(candidate.document, source, measures);
        }
        named = bestNamed(words, names, all);
    }
    if (named.isEmpty() && chosen && !all.isEmpty() && areOfOneName(all))
        named = all;
    return named;
}

bool isNamed(const QString &word, const DocumentNames &names, const Measures &measures)
{
    const QString initials = joinedInitials(word);
    const QStringList parts = initials.isEmpty() ? nameWords(word) : QStringList{initials};
    const bool isWritten = !word.isEmpty() && word[0].isUpper();
    const auto isPartNamed = [&](const QString &part) {
        if (measures.companyWords.contains(part) || names.symbols.contains(part))
            return true;
        for (const QStringList &name : {names.file, names.title, names.registrant}) {
            const QString together = name.join(QString());
            if (name.contains(part) || together == part)
                return true;
            if (isWritten && (pointsOfWord(part, name) > 0 || (part.size() > 2 && together.endsWith(part)) ||
                              (part.size() > 3 && together.contains(part))))
                return true;
        }
        return false;
    };
    return std::all_of(parts.begin(), parts.end(), isPartNamed);
}

void sortByPeriod(QList<std::pair<CandidateDocument, DocumentFacts>> &candidates, const QList<FiscalPeriod> &asked)
{
    if (asked.isEmpty()) {
        std::stable_sort(candidates.begin(), candidates.end(), [](const auto &a, const auto &b) {
            return std::pair(a.second.form, -a.second.fiscalYear) < std::pair(b.second.form, -b.second.fiscalYear);
        });
        return;
    }
    const FiscalPeriod last = *std::max_element(asked.begin(), asked.end(), isEarlier);
    const auto rank = [&last](const DocumentFacts &facts) {
        const int late = facts.fiscalYear - last.year;
        const bool isYearly = last.kind == FiscalPeriod::Year ||
                              (last.kind == FiscalPeriod::Ending && (last.part / 100 == 12 || last.part / 100 == 0));
        if (isYearly) {
            const int form = facts.form == DocumentFacts::Annual ? 0 : facts.quarter == 4 ? 1 : 2;
            return std::pair(late >= 0 && late <= 2 ? late : 3, form);
        }
        const int quarter = last.kind == FiscalPeriod::YearToDate ? last.part / 3
                            : last.kind == FiscalPeriod::Ending   ? (last.part % 100 + 2) / 3
                                                                  : last.part;
        const bool isExact = late == 0 && facts.quarter == quarter;
        const bool isQuarterly = facts.form == DocumentFacts::Quarterly;
        return std::pair(isExact ? (isQuarterly ? 0 : 1) : (isQuarterly ? 2 : 3), std::abs(late));
    };
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&rank](const auto &a, const auto &b) { return rank(a.second) < rank(b.second); });
}

} // namespace core
