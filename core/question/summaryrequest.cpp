#include "core/question/summaryrequest.h"

#include "core/question/sectionquestion.h"
#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype mostTogether = 3; // words that a file name may join: "BESTBUY_2017"

QStringList smallWordsOf(const QString &text)
{
    QString words;
    for (const QChar c : text.toCaseFolded())
        words += c.isLetterOrNumber() ? c : u' ';
    return words.split(u' ', Qt::SkipEmptyParts);
}

// End of the longest phrase in the list with which the words begin; 0: none.
qsizetype endOfRequest(const QStringList &words, qsizetype from)
{
    qsizetype end = 0;
    for (const QString &phrase : lexicon().words("summary-requests")) {
        const QStringList parts = QString(phrase).replace(u'_', u' ').split(u' ');
        if (words.mid(from, parts.size()) == parts)
            end = std::max(end, from + parts.size());
    }
    return end;
}

bool isChapterWord(const QString &word)
{
    return lexicon().words("chapter-words").contains(word);
}

bool isChapterNumber(const QString &word)
{
    static const QRegularExpression number(QStringLiteral(R"(^(?:\d{1,3}[a-z]?|[ivxl]{1,6})$)"));
    return number.match(word).hasMatch();
}

} // namespace

QString headingWithoutNumber(const QString &heading)
{
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}]+"));
    const QStringList words = smallWordsOf(heading);
    const bool named = words.size() > 2 && isChapterWord(words[0]) && isChapterNumber(words[1]);
    const bool numbered = words.size() > 1 && isChapterNumber(words[0]) && words[0].front().isDigit();
    auto each = word.globalMatch(heading);
    for (int skipped = named ? 2 : numbered ? 1 : 0; skipped > 0 && each.hasNext(); --skipped)
        each.next();
    if (!each.hasNext() || !(named || numbered))
        return heading;
    QString rest = heading.mid(each.next().capturedStart());
    while (rest.endsWith(u'.') || rest.endsWith(u':'))
        rest.chop(1);
    return rest;
}

std::optional<SummaryRequest> summaryAsked(const QString &question)
{
    constexpr qsizetype latest = 3; // words before the request: "can you summarise"
    constexpr qsizetype longest = 20;
    const QStringList words = smallWordsOf(question);
    if (words.size() > longest)
        return {};
    qsizetype end = 0;
    for (qsizetype from = 0; from <= std::min(latest, words.size()) && end == 0; ++from)
        end = endOfRequest(words, from);
    if (end == 0)
        return {};
    SummaryRequest request;
    QStringList of;
    static const QSet<QString> &fillers = lexicon().words("summary-fillers");
    for (qsizetype i = end; i < words.size(); ++i) {
        const bool isChapter = isChapterWord(words[i]) && i + 1 < words.size() && isChapterNumber(words[i + 1]);
        if (isChapter && request.chapter.isEmpty()) {
            request.chapter = words[i + 1];
            of += {words[i], words[i + 1]};
            ++i;
            continue;
        }
        of.append(words[i]);
        if (fillers.contains(words[i]))
            continue;
        for (const Term &term : terms(words[i])) {
            if (!isStopTerm(term.text))
                request.terms.append(term.text);
        }
    }
    request.of = of.join(u' ');
    return request;
}

double isHeadingOf(const SummaryRequest &request, const QString &heading)
{
    const QStringList words = smallWordsOf(heading);
    if (!request.chapter.isEmpty()) {
        const bool named = words.size() > 1 && isChapterWord(words[0]) && words[1] == request.chapter;
        const bool numbered = !words.isEmpty() && words[0] == request.chapter && words.size() > 1 &&
                              !(words.size() > 2 && isChapterNumber(words[1])); // "3.1" is part of "3"
        return named ? 1 : numbered ? 0.8 : 0;
    }
    QStringList stems;
    for (const Term &term : terms(headingWithoutNumber(heading))) {
        if (!isStopTerm(term.text))
            stems.append(term.text);
    }
    if (stems.isEmpty() || request.terms.isEmpty())
        return 0;
    const auto met = std::count_if(request.terms.begin(), request.terms.end(),
                                   [&](const QString &term) { return stems.contains(term); });
    const double asked = double(met) / double(request.terms.size());
    return asked * (0.5 + 0.5 * double(met) / double(stems.size()));
}

double isHeadingOf(const SummaryRequest &request, const QString &heading, const QString &title, const QString &path)
{
    const QStringList written = smallWordsOf(title + u' ' + QFileInfo(path).completeBaseName());
    const QStringList words = smallWordsOf(request.of);
    SummaryRequest rest = request;
    for (qsizetype from = 0; from < words.size(); ++from) {
        for (qsizetype to = from + 1; to <= std::min(from + mostTogether, words.size()); ++to) {
            if (!written.contains(words.mid(from, to - from).join(QString())))
                continue;
            for (const Term &term : terms(words.mid(from, to - from).join(u' ')))
                rest.terms.removeAll(term.text);
        }
    }
    return isHeadingOf(rest.terms.isEmpty() ? request : rest, heading);
}

namespace {

// The lines of "document-kinds" expressed by a stretch of words: "10-K", "annual report". One bit per word used.
struct SaidKinds
{
    QSet<int> kinds;
    QList<bool> isTaken;
};

SaidKinds kindsIn(const QStringList &words)
{
    SaidKinds said{{}, QList<bool>(words.size(), false)};
    const QList<Lexicon::Line> &kinds = lexicon().lines("document-kinds");
    for (qsizetype from = 0; from < words.size(); ++from) {
        for (qsizetype count = std::min(mostTogether, words.size() - from); count > 0; --count) {
            const QString together = words.mid(from, count).join(QString());
            const auto isKind = [&](const Lexicon::Line &line) {
                return std::any_of(line.words.begin(), line.words.end(), [&](const QString &each) {
                    return QString(each).remove(u' ').remove(u'-') == together;
                });
            };
            const auto kind = std::find_if(kinds.begin(), kinds.end(), isKind);
            if (kind == kinds.end())
                continue;
            said.kinds.insert(int(kind - kinds.begin()));
            std::fill_n(said.isTaken.begin() + from, count, true);
            break;
        }
    }
    return said;
}

} // namespace

double isDocumentOf(const SummaryRequest &request, const QString &title, const QString &path)
{
    if (request.terms.isEmpty() || !request.chapter.isEmpty())
        return 0;
    const QStringList written = smallWordsOf(title + u' ' + QFileInfo(path).completeBaseName().replace(u'_', u' '));
    const SaidKinds own = kindsIn(written);
    QSet<QString> names;
    for (const Term &term : terms(written.join(u' '))) {
        if (!isStopTerm(term.text))
            names.insert(term.text);
    }
    const QStringList words = smallWordsOf(request.of);
    SaidKinds asked = kindsIn(words);
    if (!asked.kinds.isEmpty() && !own.kinds.isEmpty() && !asked.kinds.intersects(own.kinds))
        return 0;
    int met = int(asked.kinds.intersects(own.kinds));
    for (qsizetype from = 0; from < words.size(); ++from) {
        for (qsizetype count = std::min(mostTogether, words.size() - from); count > 1; --count) {
            const bool isFree = !asked.isTaken.mid(from, count).contains(true);
            if (!isFree || !written.contains(words.mid(from, count).join(QString())))
                continue;
            std::fill_n(asked.isTaken.begin() + from, count, true);
            ++met;
            break;
        }
    }
    const QSet<QString> &fillers = lexicon().words("summary-fillers");
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (asked.isTaken[i] || fillers.contains(words[i]) || words[i].size() == 1)
            continue;
        for (const Term &term : terms(words[i])) {
            if (!isStopTerm(term.text) && !names.contains(term.text))
                return 0;
            met += !isStopTerm(term.text);
        }
    }
    return double(met) / double(std::max<qsizetype>(met, names.size()));
}

} // namespace core
