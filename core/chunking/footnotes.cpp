#include "core/chunking/footnotes.h"

namespace core {
namespace {

constexpr float noteSize = 0.93f; // relative to the text; as in the reader, which moves footnotes to the end of a page

bool beginsNote(QStringView line)
{
    static constexpr QStringView marks = u"*\u2217\u2020\u2021\u00a7\u00b6";
    line = line.trimmed();
    return !line.isEmpty() && (line.front().isNumber() || marks.contains(line.front()));
}

} // namespace

bool goesOn(QStringView line, QStringView next)
{
    line = line.trimmed();
    next = next.trimmed();
    if (line.isEmpty() || next.isEmpty() || !next.front().isLower())
        return false;
    const bool isCut = line.size() > 1 && (line.back() == u'-' || line.back() == QChar(QChar::SoftHyphen)) &&
                       line[line.size() - 2].isLetter();
    return isCut || line.back().isLetterOrNumber() || line.back() == u',';
}

std::optional<Unfinished> unfinishedBeforeNotes(const QList<PageLine> &lines, float bodySize, QStringView next)
{
    qsizetype notes = lines.size();
    while (notes > 0 && lines[notes - 1].size > 0 && lines[notes - 1].size < noteSize * bodySize)
        --notes;
    while (notes < lines.size() && !(beginsNote(lines[notes].text) && (notes == 0 || lines[notes - 1].endsBlock)))
        ++notes;
    if (notes == 0 || notes == lines.size() || !goesOn(lines[notes - 1].text, next))
        return {};
    qsizetype from = notes - 1;
    while (from > 0 && !lines[from - 1].endsBlock)
        --from;
    return Unfinished{from, notes};
}

} // namespace core
