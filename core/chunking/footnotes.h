// Footnotes at the foot of a page whose text goes on over the page: they would come between the halves of a sentence.
#pragma once

#include <QList>
#include <QStringView>

#include <optional>

namespace core {

struct PageLine
{
    QStringView text;
    float size = 0; // of the font; 0 where unknown
    bool endsBlock = false;
};

struct Unfinished // the lines [from, notes) go on over the page, those from `notes` on are notes
{
    qsizetype from = 0;
    qsizetype notes = 0;
};

// Of a page without its heads and feet; next: the first line of the page behind it.
std::optional<Unfinished> unfinishedBeforeNotes(const QList<PageLine> &lines, float bodySize, QStringView next);

// Whether a sentence that ends a line so goes on where the other line begins so.
bool goesOn(QStringView line, QStringView next);

} // namespace core
