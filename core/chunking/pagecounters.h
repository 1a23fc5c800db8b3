// Distinguishes page numbers from invoice numbers, totals and other numbers that begin or end a line at the top or
// bottom of a page. Used to build the running text; private to this folder.
#pragma once

#include "core/chunking/pagelines.h"

#include <QHash>

namespace core {

struct EdgeNumber
{
    QString digits;
    qsizetype at = 0;     // index of its "#" in the pattern
    bool isApart = false; // set apart from the rest of its line, or after a word for "page"
    bool isGlued = false; // directly follows letters
};

// The text of a line at the top or bottom of a page, in lower case and without spaces, with "#" for each number at its
// beginning or end.
struct EdgeLine
{
    QString pattern;
    QList<EdgeNumber> numbers;

    bool isNumber() const { return pattern == u"#"; } // the line is just a number
};

EdgeLine edgeLineOf(const Page &page, const TextLine &line);

class PageCounters
{
public:
    explicit PageCounters(qsizetype pages) : m_pages(pages) {}

    void add(const EdgeLine &line, bool atTop, int page); // call this in page order
    // The line's pattern with "#" only for page numbers; other numbers keep their digits.
    QString keyOf(const EdgeLine &line, bool atTop, int page) const;

private:
    struct Seen
    {
        int page = 0;
        QList<int> numbers;
    };

    bool mayCount(const EdgeNumber &number, bool atTop) const;
    static bool counts(const QList<Seen> &seen, int page, qsizetype slot, int number);

    qsizetype m_pages;
    QHash<QString, QList<Seen>> m_seen; // keyed by pattern
};

} // namespace core
