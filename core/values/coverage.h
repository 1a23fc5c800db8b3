// The pages of a document that were read or not read, and why, as page ranges; and the unread parts that could matter
// to an answer.
#pragma once

#include "core/base/json.h"
#include "core/values/document.h"
#include "core/values/searchremarks.h"

namespace core {

// Reason stored for a partly read page.
inline constexpr char MostlyPictureReason[] = "mostly a picture";
// Separates the reason from further remarks on a page.
inline constexpr char ReasonSeparator[] = "; ";

struct PageRange // consecutive pages; an empty label means that the page only has a number
{
    int first = 0;
    int last = 0;
    QString firstLabel;
    QString lastLabel;
};

struct PageGroup // a document's pages that share a status and a reason
{
    PageStatus status = PageStatus::Text;
    QString reason;
    int pages = 0;
    QList<PageRange> ranges;
};

QString name(PageStatus status); // "text", "ocr", ...: part of the public interface
bool isUnread(const Page &page); // whether the page may contain words that were not read
QList<PageRange> rangesOf(const QList<Page> &pages);
QList<PageGroup> groupsOf(const QList<Page> &pages); // ordered by status, then by first page

QString inWords(const PageRange &range);         // "12–40", "12 (“xii”)"
QString inWords(const QList<PageRange> &ranges); // "12–40, 52"

struct Unread // the unread pages of a document
{
    DocumentId document = 0;
    QString title;
    QString file;  // name without folder
    int pages = 0; // number of unread pages, out of the document's `of` pages
    int of = 0;
    // At most a few, starting with those nearest to the search results; empty: nothing could be read.
    QList<PageGroup> groups;
    QString reason; // why nothing could be read
};

struct ChangedFile // a document whose file has changed since it was read
{
    DocumentId document = 0;
    QString title;
    QString file; // name without folder
};

struct Gaps // unread or withheld text that could matter to a question
{
    QList<Unread> unread;            // at most a few documents, starting with those nearest to the search results
    int more = 0;                    // number of further documents that have unread text
    QList<ChangedFile> changed;      // changed documents that the answer cites
    QList<WithheldPassage> withheld; // passages found for the question but withheld
};

QString inWords(const Unread &unread); // "Pages 12–40 of X.pdf could not be read (only pictures)."
QString inWords(const ChangedFile &changed);
QString inWords(const Gaps &gaps); // empty if there are no gaps

// The `most` ranges of unread pages that are nearest to the given pages, as groups; nearest group first.
QList<PageGroup> nearestOf(const QList<Page> &unread, const QList<int> &near, int most);

Json toJson(const PageGroup &group);
Json toJson(const Gaps &gaps);
Gaps gapsFrom(const Json &json);

} // namespace core
