// The numbers at the ends of the lines at the edge of pages: which of them count the pages, as no number of an invoice
// or sum does. A part of running text, private to this folder.
#pragma once

#include "core/chunking/pagelines.h"

#include <QHash>

namespace core {

struct EdgeNumber
{
    QString digits;
    qsizetype at = 0;     // of its mark in the pattern
    bool isApart = false; // from the words of its line, or behind a word for pages
    bool isGlued = false; // to letters before it
};

// What a line at the edge of a page says, small and without blanks, with a mark for each number at its ends.
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
    // The pattern where numbers that do not count pages stand as they are.
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
