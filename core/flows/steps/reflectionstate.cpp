#include "core/flows/steps/reflectionstate.h"

#include <algorithm>

namespace core {
namespace {

int gradeOf(const Verdict &verdict)
{
    static const QStringList grades{QStringLiteral("invalid"), QStringLiteral("no"), QStringLiteral("partially"),
                                    QStringLiteral("fully")};
    return int(grades.indexOf(verdict.label));
}

// Table rows and list items end without a full stop: a blank line separates them from the next text.
QString separatorBehind(const QString &text)
{
    if (text.isEmpty())
        return {};
    const QChar last = text.back();
    return last.isLetterOrNumber() || last == u'%' ? QStringLiteral("\n\n") : QStringLiteral(" ");
}

int numberOf(Answer &answer, const Citation &citation)
{
    for (const Citation &known : std::as_const(answer.citations)) {
        if (known.passage == citation.passage && known.from == citation.from && known.to == citation.to)
            return known.number;
    }
    answer.citations.append(citation);
    answer.citations.last().number = int(answer.citations.size());
    return answer.citations.last().number;
}

void append(Answer &answer, const Answer &piece)
{
    answer.text += separatorBehind(answer.text);
    const int offset = int(answer.text.size());
    answer.text += piece.text;
    for (AnswerSentence sentence : piece.sentences) {
        sentence.from += offset;
        sentence.to += offset;
        const QList<int> old = std::exchange(sentence.citations, {});
        for (const Citation &citation : piece.citations) {
            if (old.contains(citation.number))
                sentence.citations.append(numberOf(answer, citation));
        }
        answer.sentences.append(sentence);
    }
    answer.prompt = piece.prompt;
    answer.raw += piece.raw;
}

} // namespace

double pathScore(const AnswerPath &path, const QString &how)
{
    double sum = 0;
    double product = 1;
    for (const PathPiece &piece : path.pieces) {
        sum += piece.score;
        product *= piece.score;
    }
    if (how == QLatin1String("sum"))
        return sum;
    if (how == QLatin1String("product"))
        return product;
    return path.pieces.isEmpty() ? 0 : sum / double(path.pieces.size());
}

QString writtenBy(const AnswerPath &path)
{
    QString written;
    for (const PathPiece &piece : path.pieces)
        written += piece.segment.written;
    return written;
}

QList<AnswerPath> bestOf(QList<AnswerPath> paths, int count)
{
    std::stable_sort(paths.begin(), paths.end(),
                     [](const AnswerPath &left, const AnswerPath &right) { return left.score > right.score; });
    return paths.mid(0, count);
}

Answer answerOf(const AnswerPath &path)
{
    Answer answer;
    for (const PathPiece &piece : path.pieces) {
        append(answer, piece.segment.answer);
        answer.cut = answer.cut || piece.segment.answer.cut;
    }
    return answer;
}

QList<Passage> passagesOf(const AnswerPath &path)
{
    QList<Passage> passages;
    for (const PathPiece &piece : path.pieces) {
        const auto same = [&](const Passage &known) { return known.id == piece.passage->id; };
        if (piece.passage && std::none_of(passages.cbegin(), passages.cend(), same))
            passages.append(*piece.passage);
    }
    return passages;
}

std::optional<Verdict> verdictOf(const Segment &segment, Verdict::Kind kind)
{
    for (const Verdict &verdict : segment.verdicts) {
        if (verdict.kind == kind)
            return verdict;
    }
    return {};
}

std::optional<Verdict> supportOf(const AnswerPath &path)
{
    std::optional<Verdict> least;
    for (const PathPiece &piece : path.pieces) {
        const std::optional<Verdict> verdict = verdictOf(piece.segment, Verdict::Support);
        if (!verdict) // a piece that nobody has judged
            return {};
        if (!least || std::make_pair(gradeOf(*verdict), verdict->probability) <
                          std::make_pair(gradeOf(*least), least->probability))
            least = verdict;
    }
    return least;
}

std::optional<Verdict> utilityOf(const AnswerPath &path)
{
    std::optional<Verdict> last;
    for (const PathPiece &piece : path.pieces) {
        if (const std::optional<Verdict> verdict = verdictOf(piece.segment, Verdict::Utility))
            last = verdict;
    }
    return last;
}

} // namespace core
