// Verdicts that the user corrected, and no others, as labels to measure judges with: one JSON object a line, as
// attest-cli eval reads them.
//   kind "support":   question, passage, sentence; label "supported" or "not_supported"
//   kind "relevance": question, passage;           label "relevant" or "not_relevant"
//   kind "utility":   question, sentence;          label "useful" or "not_useful"
// and beside them id, judge and what it said. A correction whose words the run does not hold is left out, and so are
// verdicts on where to look.
#include "core/base/catalogue.h"
#include "core/base/json.h"
#include "core/session/exporter.h"
#include "core/session/forkpoints.h"

namespace core {
namespace {

const QString &positive(Verdict::Kind kind)
{
    static const QString words[] = {QStringLiteral("supported"), QStringLiteral("relevant"), QStringLiteral("useful")};
    return words[kind == Verdict::Support ? 0 : kind == Verdict::Relevance ? 1 : 2];
}

// The texts that a run's verdicts were about, as recorded by its steps.
class Judged
{
public:
    explicit Judged(const Turn &turn) : m_turn(turn)
    {
        for (const Passage &passage : foundIn(turn.trace) + turn.sources + turn.nearest)
            m_passages.insert(passage.id, passage.text);
        m_byQuery = settingsOf(turn.trace).value(QStringLiteral("grade-against-query")) == QLatin1String("true");
        m_question = turn.question;
    }

    QList<Json> labels()
    {
        QList<Json> rows;
        for (const CorrectedVerdict &correction : m_turn.review.corrections) {
            const Json row = rowOf(correction);
            if (row.size() > 0)
                rows.append(row);
        }
        return rows;
    }

private:
    struct Written // written by a step
    {
        QString text;
        QList<AnswerSentence> sentences;
        QList<PassageId> sources;
    };

    // If the verdict fits several, as when an answer was written again, the last one is what the user sees.
    Json rowOf(const CorrectedVerdict &correction)
    {
        JsonObject row;
        m_answer = {};
        for (const TraceEvent &event : m_turn.trace) {
            if (const StepLeft *left = event.as<StepLeft>())
                hear(left->report);
            if (!event.verdict())
                continue;
            const Verdict &verdict = *event.verdict();
            if (!correction.isOf(verdict))
                continue;
            row = about(verdict, leftOf(event));
            row.set("judge", verdict.judge);
            row.set("said", verdict.label);
        }
        return row.contains(u"kind") ? finished(row, correction) : Json();
    }

    Json finished(JsonObject row, const CorrectedVerdict &correction) const
    {
        const QString word = positive(correction.kind);
        row.set("label", correction.passes ? word : QStringLiteral("not_") + word);
        row.set("id", QStringLiteral("%1/%2/%3/%4")
                          .arg(m_turn.id, kindName(correction.kind), QString::number(correction.passage),
                               QString::number(correction.sentence)));
        return row;
    }

    // Records an answer, or a search with its query.
    void hear(const StepReport &report)
    {
        if (report.isAnswer())
            m_answer = written(report);
        if (m_byQuery && report.search && report.search->trouble.isEmpty() && !report.search->query.isEmpty())
            m_question = report.search->query;
    }

    static Written written(const StepReport &report)
    {
        const QList<PassageId> sources = report.sources.value_or(QList<PassageId>());
        return {report.written->text, report.written->sentences,
                report.winner != 0 ? QList<PassageId>{report.winner} : sources};
    }

    StepReport leftOf(const TraceEvent &event) const
    {
        for (const TraceEvent &other : m_turn.trace) {
            const StepLeft *left = other.as<StepLeft>();
            if (left && other.node == event.node && other.visit == event.visit)
                return left->report;
        }
        return {};
    }

    // Empty if the text is not known for certain.
    Json about(const Verdict &verdict, const StepReport &left) const
    {
        JsonObject row = Json::object({{"question", m_question}});
        const QString kind = kindName(verdict.kind);
        QString sentence;
        if (verdict.kind != Verdict::Relevance)
            sentence = textOf(verdict, left);
        QString passage;
        if (verdict.kind != Verdict::Utility)
            passage =
                verdict.sentence < 0 && verdict.passage != 0 ? m_passages.value(verdict.passage) : sourcesOf(left);
        const bool wantsSentence = verdict.kind == Verdict::Support || verdict.kind == Verdict::Utility;
        const bool wantsPassage = verdict.kind == Verdict::Support || verdict.kind == Verdict::Relevance;
        if ((!wantsSentence && !wantsPassage) || (wantsSentence && sentence.isEmpty()) ||
            (wantsPassage && passage.isEmpty()))
            return {};
        row.set("kind", kind);
        if (wantsPassage)
            row.set("passage", passage);
        if (wantsSentence)
            row.set("sentence", sentence);
        return row;
    }

    Written answerAt(const StepReport &left) const { return left.isAnswer() ? written(left) : m_answer; }

    QString textOf(const Verdict &verdict, const StepReport &left) const
    {
        if (left.candidates || left.segments)
            return candidateOf(verdict.passage, left);
        const Written answer = answerAt(left);
        if (verdict.sentence >= 0)
            return sentenceOf(answer, verdict.sentence);
        // The second opinion also judges how useful a passage is by itself.
        const bool ofPassage = verdict.kind == Verdict::Utility && verdict.passage != 0;
        return ofPassage ? m_passages.value(verdict.passage) : answer.text;
    }

    static QString candidateOf(PassageId passage, const StepReport &left)
    {
        QStringList texts;
        for (const CandidateReport &candidate : left.candidates.value_or(QList<CandidateReport>())) {
            if (candidate.passage == passage)
                texts.append(candidate.written.text);
        }
        for (const SegmentReport &segment : left.segments.value_or(QList<SegmentReport>())) {
            if (segment.passage == passage)
                texts.append(segment.written ? segment.written->text : QString());
        }
        return texts.size() == 1 ? texts.first() : QString();
    }

    // A step that only chooses has no sentences of its own; then the turn's are used.
    QString sentenceOf(const Written &answer, int number) const
    {
        if (answer.sentences.isEmpty() && (answer.text != m_turn.answer || number >= m_turn.sentences.size()))
            return {};
        const AnswerSentence at = (answer.sentences.isEmpty() ? m_turn.sentences : answer.sentences).value(number);
        return answer.text.mid(at.from, at.to - at.from);
    }

    QString sourcesOf(const StepReport &left) const
    {
        QStringList texts;
        for (const PassageId id : answerAt(left).sources)
            texts.append(m_passages.value(id));
        texts.removeAll(QString());
        return texts.join(QStringLiteral("\n\n"));
    }

    const Turn &m_turn;
    QHash<PassageId, QString> m_passages;
    QString m_question;
    bool m_byQuery = false; // relevance and utility are judged against the query
    Written m_answer;       // the last answer
};

Result<QByteArray> write(const ExportData &evidence)
{
    QByteArray lines;
    for (const Session &session : evidence.sessions) {
        for (const Turn &turn : session.turns) {
            for (const Json &row : Judged(turn).labels())
                lines += row.written() + '\n';
        }
    }
    if (lines.isEmpty())
        return Error{Error::Invalid,
                     QStringLiteral("There is no corrected verdict to export; correct a verdict, then export again."),
                     {}};
    return lines;
}

constexpr Exporter labels{"labels", QT_TRANSLATE_NOOP("Exporter", "My corrections (JSONL)"), "jsonl", write};
const Offered<Exporter> offered{labels};

} // namespace
} // namespace core
