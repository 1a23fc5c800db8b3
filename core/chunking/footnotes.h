// Finds the footnotes of a page whose text continues on the next page. If they stayed in place, they would split a
// sentence.
#pragma once

#include <QList>
#include <QStringView>

#include <optional>

namespace core {

struct PageLine
{
    QStringView text;
    float size = 0; // font size; 0: unknown
    bool endsBlock = false;
};

struct Unfinished // the lines [from, notes) continue on the next page; those from `notes` on are footnotes
{
    qsizetype from = 0;
    qsizetype notes = 0;
};

// `lines`: a page without its header and footer. `next`: the first line of the following page. Returns nullopt if there
// are no such footnotes.
std::optional<Unfinished> unfinishedBeforeNotes(const QList<PageLine> &lines, float bodySize, QStringView next);

// Whether the sentence at the end of `line` continues at the beginning of `next`.
bool goesOn(QStringView line, QStringView next);

} // namespace core
