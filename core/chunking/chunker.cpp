// Packs the sentences of a running text into passages, and maps their characters back to boxes.
#include "core/chunking/chunker.h"

#include "core/chunking/pageboxes.h"
#include "core/chunking/runningtext.h"
#include "core/language/terms.h"
#include "core/language/textmatch.h"

#include <QHash>

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype cutAtOnce = 100'000; // characters processed between two checks for a stop

class Packer
{
public:
    Packer(const QList<Page> &pages, const QList<OutlineItem> &outline, const ChunkerSettings &settings,
           const std::stop_token &stop)
        : m_stop(stop),
          m_running(runningText(pages, outline, stop)),
          m_length(std::max(50, settings.length)),
          m_overlap(std::clamp(settings.overlap, 0, m_length / 2))
    {
        for (const Page &page : pages)
            m_labels.insert(page.number, page.label);
        const QStringView text(m_running.text);
        for (qsizetype from = 0, to = 0; from < text.size() && !stop.stop_requested(); from = to + 1) {
            to = text.indexOf(u"\n\n", from + cutAtOnce); // a blank line ends a sentence
            to = to < 0 ? text.size() : to;
            for (const Sentence &sentence : sentences(text.mid(from, to - from)))
                addUnits({sentence.from + int(from), sentence.to + int(from)});
        }
    }

    QList<Passage> pack()
    {
        for (qsizetype first = 0; first < m_units.size() && !m_stop.stop_requested();) {
            qsizetype end = first + 1;
            while (end < m_units.size() && fits(first, end))
                ++end;
            emitPassage(m_units[first].from, m_units[end - 1].to);
            first = end < m_units.size() ? std::max(first + 1, overlapping(first, end)) : end;
        }
        return m_stop.stop_requested() ? QList<Passage>() : std::move(m_passages);
    }

private:
    // A sentence longer than a passage is cut at a space or, if there is none, anywhere except inside a character.
    void addUnits(const Sentence &sentence)
    {
        int from = sentence.from;
        while (sentence.to - from > m_length) {
            int to = from + m_length;
            while (to > from + m_length / 2 && !m_running.text[to].isSpace())
                --to;
            if (!m_running.text[to].isSpace())
                to = from + m_length - m_running.text[from + m_length].isLowSurrogate();
            m_units.append({from, to});
            from = to;
            while (from < sentence.to && m_running.text[from].isSpace())
                ++from;
        }
        if (from < sentence.to)
            m_units.append({from, sentence.to});
    }

    // The last heading at or before a position; -1: there is none.
    qsizetype headingAt(int at) const
    {
        const auto behind = std::upper_bound(m_running.headings.begin(), m_running.headings.end(), at,
                                             [](int place, const Heading &heading) { return place < heading.at; });
        return behind - m_running.headings.begin() - 1;
    }

    // The column heads that a passage beginning there would lose.
    Stretch headerAt(int at) const
    {
        const auto behind = std::upper_bound(m_running.tables.begin(), m_running.tables.end(), at,
                                             [](int place, const TableStretch &table) { return place < table.to; });
        if (behind == m_running.tables.end() || at <= behind->from)
            return {};
        int end = behind->headerEnd;
        while (end > behind->header && m_running.text[end - 1].isSpace())
            --end;
        return end - behind->header > m_length / 3 ? Stretch() : Stretch{behind->header, end};
    }

    // Characters of its own that a passage beginning there may have.
    int roomAt(int at) const
    {
        const Stretch header = headerAt(at);
        return m_length - (header.to - header.from);
    }

    bool fits(qsizetype first, qsizetype next) const
    {
        const int from = m_units[first].from;
        if (m_units[next].to - from > roomAt(from) ||
            std::binary_search(m_running.cuts.begin(), m_running.cuts.end(), m_units[next].from))
            return false;
        // A new section begins a new passage, unless the previous one would be very short.
        const bool sameSection = headingAt(m_units[next].from) == headingAt(m_units[next - 1].from);
        return sameSection || m_units[next - 1].to - from < m_length / 3;
    }

    // Where the passage after [first, end) begins: some whole sentences back, but not in another section, and never so
    // far that the next sentence would not fit.
    qsizetype overlapping(qsizetype first, qsizetype end) const
    {
        qsizetype begin = end;
        while (begin - 1 > first && m_units[end - 1].to - m_units[begin - 1].from <= m_overlap &&
               m_units[end].to - m_units[begin - 1].from <= roomAt(m_units[begin - 1].from) &&
               headingAt(m_units[begin - 1].from) == headingAt(m_units[end].from))
            --begin;
        return begin;
    }

    void append(Passage &passage, int from, int to) const
    {
        const int shift = int(passage.text.size()) - from;
        passage.text += QStringView(m_running.text).mid(from, to - from);
        auto span = std::upper_bound(m_running.spans.begin(), m_running.spans.end(), from,
                                     [](int place, const Span &each) { return place < each.from + each.length; });
        for (; span != m_running.spans.end() && span->from < to; ++span) {
            const int begin = std::max(from, span->from);
            const int end = std::min(to, span->from + span->length);
            passage.spans.append({begin + shift, end - begin, span->page, span->pageFrom + begin - span->from});
        }
    }

    void emitPassage(int from, int to)
    {
        Passage passage;
        passage.ordinal = int(m_passages.size());
        const Stretch header = headerAt(from);
        if (!header.isEmpty()) {
            append(passage, header.from, header.to);
            passage.text += u'\n';
        }
        const qsizetype own = passage.spans.size();
        append(passage, from, to);
        if (passage.spans.size() == own)
            return;
        passage.page = passage.spans[own].page;
        passage.lastPage = passage.spans.last().page;
        passage.pageLabel = m_labels.value(passage.page);
        if (const qsizetype heading = headingAt(from); heading >= 0)
            passage.heading = m_running.headings[heading].title;
        m_passages.append(passage);
    }

    const std::stop_token m_stop;
    const RunningText m_running;
    const int m_length;
    const int m_overlap;
    QHash<int, QString> m_labels;
    QList<Sentence> m_units; // sentences; the longest ones are in pieces
    QList<Passage> m_passages;
};

} // namespace

QList<Passage> chunk(const QList<Page> &pages, const QList<OutlineItem> &outline, const ChunkerSettings &settings,
                     const std::stop_token &stop)
{
    return Packer(pages, outline, settings, stop).pack();
}

QList<PlaceOnPage> placesOf(const Passage &passage, int from, int to, const QList<Page> &pages)
{
    QList<PlaceOnPage> places;
    for (const Span &span : passage.spans) {
        const int begin = std::max(from, span.from);
        const int end = std::min(to, span.from + span.length);
        const auto page =
            std::find_if(pages.begin(), pages.end(), [&](const Page &each) { return each.number == span.page; });
        if (begin >= end || page == pages.end())
            continue;
        if (places.isEmpty() || places.last().page != span.page)
            places.append(PlaceOnPage{span.page, {}});
        const int pageFrom = span.pageFrom - span.from;
        const QList<Box> boxes = boxesOf(*page, pageFrom + begin, pageFrom + end);
        for (const Box &box : boxes) {
            Box *last = places.last().boxes.isEmpty() ? nullptr : &places.last().boxes.last();
            if (last && onOneLine(*last, box) && box.left >= last->left)
                *last = {last->left, std::min(last->top, box.top), std::max(last->right, box.right),
                         std::max(last->bottom, box.bottom)};
            else
                places.last().boxes.append(box);
        }
    }
    places.removeIf([](const PlaceOnPage &place) { return place.boxes.isEmpty(); });
    return places;
}

} // namespace core
