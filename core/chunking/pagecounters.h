// The numbers at the ends of lines at page edges: which of them count the pages, unlike those of an invoice or a sum. A
// part of running text, private to this folder.
#pragma once

#include "core/chunking/pagelines.h"

#include <QHash>

namespace core {

struct EdgeNumber
{
    QString digits;
    qsizetype at = 0;     // of its mark in the pattern
    bool isApart = false; // from the words of its line, or after a word for pages
    bool isGlued = false; // to letters before it
};

// The text of a line at a page edge, in lower case and without blanks, with a mark for each number at its ends.
struct EdgeLine
{
    QString pattern;
    QList<EdgeNumber> numbers;

    bool isNumber() const { return pattern == u"#"; } // and nothing else
};

EdgeLine edgeLineOf(const Page &page, const TextLine &line);

class PageCounters
{
public:
    explicit PageCounters(qsizetype pages) : m_pages(pages) {}

    void add(const EdgeLine &line, bool atTop, int page); // pages in order
    // The pattern, in which numbers that do not count pages are unchanged.
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
    QHash<QString, QList<Seen>> m_seen; // by pattern
};

} // namespace core
