// Which pages of a document were read and which were not, and why: in ranges, as people say it; and what of that could
// matter to an answer.
#pragma once

#include "core/base/json.h"
#include "core/values/document.h"

namespace core {

// The reason of a page that was read in part.
inline constexpr char MostlyPictureReason[] = "mostly a picture";
// What else is told of a page follows a reason after this.
inline constexpr char ReasonSeparator[] = "; ";

struct PageRange // consecutive pages; the labels are empty where they say what the numbers say
{
    int first = 0;
    int last = 0;
    QString firstLabel;
    QString lastLabel;
};

struct PageGroup // the pages of a document that have one status for one reason
{
    PageStatus status = PageStatus::Text;
    QString reason;
    int pages = 0;
    QList<PageRange> ranges;
};

QString name(PageStatus status); // "text", "ocr", ...: words of the public interface
bool isUnread(const Page &page); // there may be words on it that nobody has read
QList<PageRange> rangesOf(const QList<Page> &pages);
QList<PageGroup> groupsOf(const QList<Page> &pages); // by status; within one, by their first page

QString inWords(const PageRange &range);         // "12–40", "12 (“xii”)"
QString inWords(const QList<PageRange> &ranges); // "12–40, 52"

struct Unread // what was not read of a document
{
    DocumentId document = 0;
    QString title;
    QString file;  // its name, without the folder
    int pages = 0; // that were not read, of
    int of = 0;
    QList<PageGroup> groups; // nearest to what was found first, and no more than a few; none: all of the document
    QString reason;          // why none of it could be read
};

struct ChangedFile // a document whose file has other contents than what was read of it
{
    DocumentId document = 0;
    QString title;
    QString file; // its name, without the folder
};

struct Gaps // of a question: what was not read and could matter
{
    QList<Unread> unread;       // a few, the nearest first
    int more = 0;               // documents besides
    QList<ChangedFile> changed; // that the answer cites
};

QString inWords(const Unread &unread); // "Pages 12–40 of X.pdf could not be read (only pictures)."
QString inWords(const ChangedFile &changed);
QString inWords(const Gaps &gaps); // empty where there are none

// Those of these pages that stand nearest to the given ones, grouped; no more than so many ranges.
QList<PageGroup> nearestOf(const QList<Page> &unread, const QList<int> &near, int most);

Json toJson(const PageGroup &group);
Json toJson(const Gaps &gaps);
Gaps gapsFrom(const Json &json);

} // namespace core
