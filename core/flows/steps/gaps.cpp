#include "core/flows/steps/gaps.h"

#include "core/library/filenow.h"
#include "core/library/librarycoverage.h"
#include "core/language/terms.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr int mostDocuments = 3;
constexpr int mostRanges = 4; // per document

// Passages found, the nearest first: gaps on the pages around them matter most.
QList<Passage> foundBy(const AnswerState &a)
{
    QList<Passage> found;
    if (a.best >= 0)
        found += a.attempts[a.best].passages;
    return found + a.passages + a.found + a.nearest;
}

struct Near
{
    QList<DocumentId> documents; // in the order found
    QHash<DocumentId, QList<int>> pages;
};

Near nearOf(const QList<Passage> &found)
{
    Near near;
    for (const Passage &passage : found) {
        if (passage.document == 0) // a web page
            continue;
        if (!near.documents.contains(passage.document))
            near.documents.append(passage.document);
        near.pages[passage.document].append(passage.page);
    }
    return near;
}

bool isDamaged(const Document &document)
{
    return document.passages == 0 &&
           (document.status == DocumentStatus::Unreadable || document.status == DocumentStatus::Failed);
}

// Whether the question has a word of the title or the file name.
bool isNamedIn(const QSet<QString> &asked, const Document &document)
{
    const QFileInfo file(document.path);
    const QString title = document.title == file.fileName() ? QString() : document.title;
    const QStringList names = queryTerms(title + u' ' + file.completeBaseName());
    return std::any_of(names.begin(), names.end(),
                       [&](const QString &term) { return !isStopTerm(term) && asked.contains(term); });
}

// What the user can do is left to the document's own page.
QString shortReason(const Document &document)
{
    switch (document.status) {
    case DocumentStatus::NeedsPassword:
        return QStringLiteral("it needs a password.");
    case DocumentStatus::Scanned:
        return QStringLiteral("it contains pictures of pages and no text.");
    default:
        return document.reason;
    }
}

Unread describe(const Document &document, const QList<Page> &pages, const QList<int> &near)
{
    Unread unread;
    unread.document = document.id;
    unread.title = document.title;
    unread.file = QFileInfo(document.path).fileName();
    unread.of = document.pages;
    unread.pages = document.passages == 0 ? document.pages : int(pages.size());
    if (document.passages == 0)
        unread.reason = shortReason(document);
    else
        unread.groups = nearestOf(pages, near, mostRanges);
    return unread;
}

QList<DocumentId> citedBy(const AnswerState &a)
{
    QList<DocumentId> cited;
    for (const Citation &citation : a.best >= 0 ? a.attempts[a.best].answer.citations : QList<Citation>())
        cited.append(citation.document);
    return cited;
}

} // namespace

Gaps gapsOf(const AnswerState &a, const Library &library, const std::stop_token &stop)
{
    Gaps gaps;
    gaps.withheld = a.remarks.withheld;
    const bool fromMemory = a.ending == Ending::NoSources;
    if ((fromMemory || a.ending == Ending::Failed) && a.seen.isEmpty())
        return gaps; // no document was searched for an answer
    const bool answered = a.best >= 0 && !fromMemory;
    const Near near = nearOf(foundBy(a));
    const QStringList terms = queryTerms(a.question);
    const QSet<QString> asked(terms.begin(), terms.end());
    const auto matters = [&](const Document &document) {
        if (!a.documents.isEmpty())
            return a.documents.contains(document.id);
        if (answered)
            return near.documents.contains(document.id);
        return !isDamaged(document) || a.refusal == Refusal::PagesUnreadable || isNamedIn(asked, document);
    };
    const LibraryCoverage coverage(library);
    QList<Document> unread = coverage.unreadDocuments();
    unread.removeIf([&](const Document &document) { return !matters(document); });
    const auto rank = [&](const Document &document) {
        const qsizetype found = near.documents.indexOf(document.id);
        return found < 0 ? near.documents.size() : found;
    };
    std::stable_sort(unread.begin(), unread.end(),
                     [&](const Document &left, const Document &right) { return rank(left) < rank(right); });
    gaps.changed = changedAmong(citedBy(a), library, stop);
    for (const Document &document : std::as_const(unread)) {
        if (gaps.unread.size() == mostDocuments) {
            ++gaps.more;
            continue;
        }
        const QList<Page> pages = coverage.unreadPages(document.id);
        gaps.unread.append(describe(document, pages, near.pages.value(document.id)));
    }
    return gaps;
}

} // namespace core
