#include "core/web/webfindings.h"

#include "core/chunking/chunker.h"
#include "core/language/terms.h"
#include "core/web/charset.h"

#include <QCryptographicHash>
#include <QSet>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace core {
namespace {

using std::chrono::seconds;
using Clock = std::chrono::steady_clock;

constexpr qsizetype mostParts = 3; // per page
constexpr int longestQuery = 400;  // characters; Tavily accepts no more
constexpr int longestTitle = 200;
constexpr int mostResults = 100;
constexpr int pageSeconds = 15;
constexpr int allSeconds = 40;  // for all pages of one search; the rest are not read
constexpr int ofWhatIsLeft = 2; // at most half the remaining time: judging and writing are still to come

QString oneLine(const QString &text, int longest)
{
    const QString line = visible(text.left(20'000)).simplified();
    if (line.size() <= longest)
        return line;
    const qsizetype blank = line.lastIndexOf(u' ', longest - 1);
    return line.left(blank > longest / 2 ? blank : longest - line.at(longest).isLowSurrogate());
}

// The same for two spellings of one address.
QString pageKey(const QUrl &address)
{
    QString key = address
                      .adjusted(QUrl::RemoveScheme | QUrl::RemoveFragment | QUrl::StripTrailingSlash |
                                QUrl::NormalizePathSegments)
                      .toString(QUrl::FullyEncoded);
    return key.startsWith(QStringLiteral("//www.")) ? key.mid(6) : key.mid(2);
}

// The same in every run, so that verdicts can be cached; small enough for a JSON number.
PassageId idOf(const QString &address, const QString &text)
{
    const QByteArray hash = QCryptographicHash::hash((address + u'\n' + text).toUtf8(), QCryptographicHash::Sha256);
    quint64 number = 0;
    for (int i = 0; i < 8; ++i)
        number = number << 8 | quint8(hash.at(i));
    return -PassageId(number >> 12) - 1;
}

Passage passageOf(const FoundPage &finding, const QString &text, const QString &title)
{
    Passage passage;
    passage.address = finding.address.toString(QUrl::FullyEncoded);
    passage.text = text;
    passage.id = idOf(passage.address, text);
    passage.title = oneLine(!title.isEmpty() ? title : finding.title, longestTitle);
    if (passage.title.isEmpty())
        passage.title = finding.address.host();
    return passage;
}

// Scores parts by the query's words they contain; words found in few parts weigh more.
void score(QList<Passage> &parts, const QString &query)
{
    const QStringList wanted = queryTerms(query);
    QList<QSet<QString>> having;
    for (const Passage &part : std::as_const(parts)) {
        QSet<QString> has;
        for (const Term &term : terms(part.text))
            has.insert(term.text);
        having.append(has);
    }
    double all = 0;
    for (const QString &term : wanted) {
        const auto count =
            std::count_if(having.begin(), having.end(), [&](const QSet<QString> &has) { return has.contains(term); });
        const double weight = std::log(1 + double(parts.size() + 1) / double(count + 1));
        all += weight;
        for (qsizetype i = 0; i < parts.size(); ++i)
            parts[i].score += having.at(i).contains(term) ? weight : 0;
    }
    for (Passage &part : parts)
        part.score = all > 0 ? part.score / all : 0;
}

QList<Passage> partsOf(const PageText &page, const FoundPage &finding, const QString &query, const Settings &settings)
{
    Page whole;
    whole.number = 1;
    whole.status = PageStatus::Text;
    whole.text = page.paragraphs.join(QStringLiteral("\n\n"));
    QList<Passage> parts;
    for (const Passage &chunk : core::chunk({whole}, {}, {settings.passageLength, 0})) {
        Passage part = passageOf(finding, chunk.text, page.title);
        part.heading = oneLine(page.heading, longestTitle);
        part.ordinal = chunk.ordinal;
        parts.append(part);
    }
    score(parts, query);
    std::stable_sort(parts.begin(), parts.end(), [](const Passage &a, const Passage &b) { return a.score > b.score; });
    return parts.first(std::min(mostParts, parts.size()));
}

QString remarkOn(const Error &error)
{
    QString why = error.message;
    while (why.endsWith(u'.'))
        why.chop(1);
    return QStringLiteral("Only the search engine's snippet was used: %1.").arg(why);
}

QList<Passage> whatTheSearchSays(const FoundPage &finding, const QString &query, const QString &why,
                                 const Settings &settings)
{
    const QString words = oneLine(finding.words, settings.passageLength);
    if (words.isEmpty())
        return {};
    QList<Passage> parts{passageOf(finding, words, {})};
    parts.first().remark = why;
    score(parts, query);
    return parts;
}

} // namespace

QList<FoundPage> findingsIn(const Json &results, const Outside &outside)
{
    QList<FoundPage> findings;
    QSet<QString> seen;
    for (qsizetype i = 0; i < std::min<qsizetype>(results.size(), mostResults); ++i) {
        const Json result = results[i];
        const QUrl address = QUrl(result[u"url"].toString()).adjusted(QUrl::RemoveFragment);
        if (!mayBeRead(address, outside) || seen.contains(pageKey(address)))
            continue;
        seen.insert(pageKey(address));
        findings.append({address, result[u"title"].toString(), result[u"content"].toString()});
    }
    return findings;
}

Result<QList<Passage>> passagesOf(const QList<FoundPage> &findings, const QString &query, int count,
                                  const Settings &settings, const Outside &outside, std::stop_token stop)
{
    const Clock::time_point begun = Clock::now();
    const Clock::time_point deadline =
        begun + std::min<Clock::duration>(seconds(allSeconds), (outside.deadline - begun) / ofWhatIsLeft);
    QList<QList<Passage>> pages;
    for (const FoundPage &finding : findings.first(std::min<qsizetype>(findings.size(), 2 * count))) {
        if (pages.size() >= count)
            break;
        QString why;
        QList<Passage> parts;
        const auto left = std::chrono::floor<seconds>(deadline - Clock::now());
        if (settings.webReading && left.count() > 0) {
            const Result<PageText> page =
                readPage(finding.address, outside, std::min(pageSeconds, int(left.count())), stop);
            if (page)
                parts = partsOf(*page, finding, query, settings);
            else if (page.error().code == Error::Cancelled)
                return page.error();
            else if (page.error().code == Error::Invalid)
                continue; // a page that redirects into the user's own network is not a source
            else
                why = remarkOn(page.error());
        } else if (settings.webReading) {
            why = remarkOn({Error::Unavailable, QStringLiteral("there was no time left to read it"), {}});
        }
        if (parts.isEmpty())
            parts = whatTheSearchSays(finding, query, why, settings);
        if (!parts.isEmpty())
            pages.append(parts);
    }
    QList<Passage> passages;
    QSet<QString> texts; // text copied between sites
    for (qsizetype rank = 0; rank < mostParts; ++rank) {
        for (const QList<Passage> &parts : std::as_const(pages)) {
            if (rank < parts.size() && !texts.contains(parts.at(rank).text)) {
                texts.insert(parts.at(rank).text);
                passages.append(parts.at(rank));
            }
        }
    }
    return passages;
}

QString sentQuery(const QString &query)
{
    return oneLine(query, longestQuery);
}

} // namespace core
