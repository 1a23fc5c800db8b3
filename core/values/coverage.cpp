#include "core/values/coverage.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <climits>
#include <map>
#include <span>
#include <vector>

namespace core {
namespace {

constexpr const char *statuses[] = {"text", "ocr", "empty", "locked", "failed"};

// A label that only repeats the number says nothing.
QString labelOf(const Page &page)
{
    return page.label == QString::number(page.number) ? QString() : page.label;
}

int distance(const PageRange &range, const QList<int> &near)
{
    int least = near.isEmpty() ? range.first : INT_MAX;
    for (const int page : near)
        least = std::min(least, page < range.first ? range.first - page : std::max(0, page - range.last));
    return least;
}

int pagesOf(const PageRange &range)
{
    return range.last - range.first + 1;
}

// "12–40, 52 (only pictures)"
QString placed(const PageGroup &group)
{
    const QString pages = inWords(group.ranges);
    return group.reason.isEmpty() ? pages : QStringLiteral("%1 (%2)").arg(pages, group.reason);
}

QJsonArray toJson(const QList<PageRange> &ranges)
{
    QJsonArray array;
    for (const PageRange &range : ranges) {
        QJsonObject json{{QStringLiteral("first"), range.first}, {QStringLiteral("last"), range.last}};
        if (!range.firstLabel.isEmpty() || !range.lastLabel.isEmpty()) {
            json[QLatin1String("first_label")] = range.firstLabel;
            json[QLatin1String("last_label")] = range.lastLabel;
        }
        array.append(json);
    }
    return array;
}

QList<PageGroup> groupsFrom(const QJsonArray &array)
{
    QList<PageGroup> groups;
    for (const QJsonValue &value : array) {
        const QString status = value[u"status"].toString();
        const auto named = std::find_if(std::begin(statuses), std::end(statuses),
                                        [&](const char *word) { return status == QLatin1String(word); });
        PageGroup group;
        group.status = named == std::end(statuses) ? PageStatus::Failed : PageStatus(named - std::begin(statuses));
        group.reason = value[u"reason"].toString();
        group.pages = value[u"pages"].toInt();
        for (const QJsonValue &range : value[u"ranges"].toArray())
            group.ranges.append({range[u"first"].toInt(), range[u"last"].toInt(), range[u"first_label"].toString(),
                                 range[u"last_label"].toString()});
        groups.append(group);
    }
    return groups;
}

} // namespace

QString name(PageStatus status)
{
    return QLatin1String(statuses[int(status)]);
}

// An empty page has a reason where there is something on it after all: pictures, which may be of text.
bool isUnread(const Page &page)
{
    return page.status == PageStatus::Failed || page.status == PageStatus::Locked ||
           (page.status == PageStatus::Empty && !page.reason.isEmpty());
}

QList<PageRange> rangesOf(const QList<Page> &pages)
{
    QList<PageRange> ranges;
    for (const Page &page : pages) {
        if (ranges.isEmpty() || ranges.last().last + 1 != page.number)
            ranges.append({page.number, page.number, labelOf(page), labelOf(page)});
        else
            ranges.last().last = page.number, ranges.last().lastLabel = labelOf(page);
    }
    return ranges;
}

QList<PageGroup> groupsOf(const QList<Page> &pages)
{
    std::map<std::pair<int, QString>, QList<Page>> byStatus;
    for (const Page &page : pages)
        byStatus[{int(page.status), page.reason}].append(page);
    QList<PageGroup> groups;
    for (const auto &[key, members] : byStatus)
        groups.append({PageStatus(key.first), key.second, int(members.size()), rangesOf(members)});
    std::stable_sort(groups.begin(), groups.end(), [](const PageGroup &a, const PageGroup &b) {
        return std::pair(a.status, a.ranges.first().first) < std::pair(b.status, b.ranges.first().first);
    });
    return groups;
}

QString inWords(const PageRange &range)
{
    const QString pages = range.first == range.last ? QString::number(range.first)
                                                    : QStringLiteral("%1–%2").arg(range.first).arg(range.last);
    if (range.firstLabel.isEmpty() && range.lastLabel.isEmpty())
        return pages;
    const auto label = [](const QString &text, int page) { return text.isEmpty() ? QString::number(page) : text; };
    const QString first = label(range.firstLabel, range.first);
    return range.first == range.last
               ? QStringLiteral("%1 (“%2”)").arg(pages, first)
               : QStringLiteral("%1 (“%2”–“%3”)").arg(pages, first, label(range.lastLabel, range.last));
}

QString inWords(const QList<PageRange> &ranges)
{
    QStringList words;
    for (const PageRange &range : ranges)
        words.append(inWords(range));
    return words.join(QStringLiteral(", "));
}

QList<PageGroup> nearestOf(const QList<Page> &unread, const QList<int> &near, int most)
{
    struct Candidate
    {
        qsizetype group;
        PageRange range;
    };
    const QList<PageGroup> groups = groupsOf(unread);
    std::vector<Candidate> candidates;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        for (const PageRange &range : groups[i].ranges)
            candidates.push_back({i, range});
    }
    std::stable_sort(candidates.begin(), candidates.end(), [&](const Candidate &a, const Candidate &b) {
        return distance(a.range, near) < distance(b.range, near);
    });
    QList<qsizetype> order; // of groups, the one with the nearest range first
    QList<PageGroup> nearest;
    for (const Candidate &candidate : std::span(candidates).first(std::min(candidates.size(), size_t(most)))) {
        if (!order.contains(candidate.group)) {
            order.append(candidate.group);
            nearest.append({groups[candidate.group].status, groups[candidate.group].reason, 0, {}});
        }
        PageGroup &group = nearest[order.indexOf(candidate.group)];
        group.ranges.append(candidate.range);
        group.pages += pagesOf(candidate.range);
    }
    for (PageGroup &group : nearest)
        std::sort(group.ranges.begin(), group.ranges.end(),
                  [](const PageRange &a, const PageRange &b) { return a.first < b.first; });
    return nearest;
}

QString inWords(const Unread &unread)
{
    if (unread.groups.isEmpty()) {
        const QString sentence = QStringLiteral("%1 could not be read").arg(unread.file);
        return unread.reason.isEmpty() ? sentence + u'.' : QStringLiteral("%1: %2").arg(sentence, unread.reason);
    }
    QStringList parts;
    int named = 0;
    for (const PageGroup &group : unread.groups) {
        parts.append(placed(group));
        named += group.pages;
    }
    if (named < unread.pages)
        parts.append(QStringLiteral("%1 more").arg(unread.pages - named));
    const QString last = parts.takeLast();
    const QString pages = parts.isEmpty() ? last : parts.join(QStringLiteral(", ")) + QStringLiteral(" and ") + last;
    return QStringLiteral("%1 %2 of %3 could not be read.")
        .arg(unread.pages == 1 ? QStringLiteral("Page") : QStringLiteral("Pages"), pages, unread.file);
}

QString inWords(const Gaps &gaps)
{
    QStringList sentences;
    for (const Unread &unread : gaps.unread)
        sentences.append(inWords(unread));
    if (gaps.more > 0)
        sentences.append(
            gaps.more == 1 ? QStringLiteral("One more document could not be read, or not all of it.")
                           : QStringLiteral("%1 more documents could not be read, or not all of them.").arg(gaps.more));
    return sentences.join(u' ');
}

QJsonObject toJson(const PageGroup &group)
{
    return {{QStringLiteral("status"), name(group.status)},
            {QStringLiteral("reason"), group.reason},
            {QStringLiteral("pages"), group.pages},
            {QStringLiteral("ranges"), toJson(group.ranges)},
            {QStringLiteral("text"), inWords(group.ranges)}};
}

QJsonObject toJson(const Gaps &gaps)
{
    QJsonArray unread;
    for (const Unread &each : gaps.unread) {
        QJsonArray groups;
        for (const PageGroup &group : each.groups)
            groups.append(toJson(group));
        unread.append(QJsonObject{{QStringLiteral("document_id"), each.document},
                                  {QStringLiteral("title"), each.title},
                                  {QStringLiteral("document"), each.file},
                                  {QStringLiteral("unread_pages"), each.pages},
                                  {QStringLiteral("of"), each.of},
                                  {QStringLiteral("groups"), groups},
                                  {QStringLiteral("reason"), each.reason},
                                  {QStringLiteral("text"), inWords(each)}});
    }
    return {{QStringLiteral("unread"), unread},
            {QStringLiteral("more_documents"), gaps.more},
            {QStringLiteral("text"), inWords(gaps)}};
}

Gaps gapsFrom(const QJsonObject &json)
{
    Gaps gaps;
    gaps.more = json[u"more_documents"].toInt();
    for (const QJsonValue &value : json[u"unread"].toArray()) {
        Unread unread;
        unread.document = value[u"document_id"].toInteger();
        unread.title = value[u"title"].toString();
        unread.file = value[u"document"].toString();
        unread.pages = value[u"unread_pages"].toInt();
        unread.of = value[u"of"].toInt();
        unread.groups = groupsFrom(value[u"groups"].toArray());
        unread.reason = value[u"reason"].toString();
        gaps.unread.append(unread);
    }
    return gaps;
}

} // namespace core
