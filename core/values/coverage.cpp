#include "core/values/coverage.h"

#include "core/base/jsonfields.h"

#include <algorithm>
#include <climits>
#include <map>
#include <span>
#include <vector>

namespace core {
namespace {

constexpr const char *statuses[] = {"text", "ocr", "empty", "locked", "failed", "partly"};

// Empty if the label only repeats the number.
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

} // namespace

QString name(PageStatus status)
{
    return QLatin1String(statuses[int(status)]);
}

// An Empty page has a reason if there is something on it: pictures, which may contain text.
bool isUnread(const Page &page)
{
    return page.status == PageStatus::Failed || page.status == PageStatus::Locked ||
           page.status == PageStatus::Partly || (page.status == PageStatus::Empty && !page.reason.isEmpty());
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
    QList<qsizetype> order; // groups, ordered by their nearest range
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

QString inWords(const ChangedFile &changed)
{
    return QStringLiteral("%1 has changed since it was read; the quotations are from the version that was read.")
        .arg(changed.file);
}

QString inWords(const Gaps &gaps)
{
    QStringList sentences;
    for (const ChangedFile &changed : gaps.changed)
        sentences.append(inWords(changed));
    for (const Unread &unread : gaps.unread)
        sentences.append(inWords(unread));
    if (gaps.more > 0)
        sentences.append(gaps.more == 1
                             ? QStringLiteral("One more document could not be read completely.")
                             : QStringLiteral("%1 more documents could not be read completely.").arg(gaps.more));
    if (!gaps.withheld.isEmpty())
        sentences.append(inWords(gaps.withheld));
    return sentences.join(u' ');
}

// Texts are written for readers.
template <class Fields>
static void describe(Fields &f, PageRange &range)
{
    f("first", range.first);
    f("last", range.last);
    if (!Fields::writes || !range.firstLabel.isEmpty() || !range.lastLabel.isEmpty()) {
        f("first_label", range.firstLabel);
        f("last_label", range.lastLabel);
    }
}

template <class Fields>
static void describe(Fields &f, PageGroup &group)
{
    if constexpr (!Fields::writes)
        group.status = PageStatus::Failed; // for an unknown status
    f("status", named(group.status, statuses));
    f("reason", group.reason);
    f("pages", group.pages);
    f("ranges", group.ranges);
    if constexpr (Fields::writes)
        f("text", inWords(group.ranges));
}

template <class Fields>
static void describe(Fields &f, Unread &unread)
{
    f("document_id", unread.document);
    f("title", unread.title);
    f("document", unread.file);
    f("unread_pages", unread.pages);
    f("of", unread.of);
    f("groups", unread.groups);
    f("reason", unread.reason);
    if constexpr (Fields::writes)
        f("text", inWords(unread));
}

template <class Fields>
static void describe(Fields &f, ChangedFile &changed)
{
    f("document_id", changed.document);
    f("title", changed.title);
    f("document", changed.file);
    if constexpr (Fields::writes)
        f("text", inWords(changed));
}

template <class Fields>
static void describe(Fields &f, Gaps &gaps)
{
    f("unread", gaps.unread);
    f("more_documents", gaps.more);
    if (!Fields::writes || !gaps.changed.isEmpty())
        f("changed", gaps.changed);
    f.unlessEmpty("withheld", gaps.withheld);
    if constexpr (Fields::writes)
        f("text", inWords(gaps));
}

Json toJson(const PageGroup &group)
{
    return jsonOf(group);
}

Json toJson(const Gaps &gaps)
{
    return jsonOf(gaps);
}

Gaps gapsFrom(const Json &json)
{
    return valueOf<Gaps>(json);
}

} // namespace core
