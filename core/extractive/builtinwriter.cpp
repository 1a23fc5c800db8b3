// Turns quotations into an answer: text, citations, and a stream of words.
#include "core/extractive/builtinwriter.h"

#include "core/extractive/forms/polarity.h"
#include "core/extractive/keywords.h"
#include "core/extractive/quoting/layout.h"
#include "core/extractive/quoting/summary.h"
#include "core/extractive/ranking/evidencechoice.h"
#include "core/extractive/requery.h"
#include "core/extractive/undocumented.h"
#include "core/language/textmatch.h"
#include "core/values/citing.h"

#include <QElapsedTimer>

namespace core {
namespace {

constexpr int mostSentences = 3;

QString separatorBefore(const Quotation &quotation, const Quotation *before, const QString &text)
{
    if (!before)
        return {};
    if (before->isAbove)
        return QStringLiteral("\n");
    const bool isPiece = quotation.isAbove || quotation.coreFrom != quotation.coreTo; // with the text around it
    const QChar last = text[text.size() - 1];
    // Table rows and list items end without a full stop.
    return isPiece || last.isLetterOrNumber() || last == u'%' ? QStringLiteral("\n\n") : QStringLiteral(" ");
}

void append(Answer &answer, const Passage &passage, const Quotation &quotation, const QString &separator,
            const QString &text)
{
    const Citation citation = citationOf(passage, quotation.from, quotation.to, int(answer.citations.size()) + 1);
    answer.text += separator;
    AnswerSentence sentence;
    sentence.from = int(answer.text.size());
    answer.text += text;
    sentence.to = int(answer.text.size());
    sentence.citations.append(citation.number);
    answer.sentences.append(sentence);
    answer.citations.append(citation);
}

// Adds "Yes" or "No" before the sentence that settles a yes/no question.
void sayFirst(Answer &answer, const Claim &question, QStringView settling)
{
    if (answer.citations.isEmpty())
        return;
    const Polarity says = polarityOf(question, folded(settling));
    if (says == Polarity::Unknown)
        return;
    const QString lead = says == Polarity::Yes ? QStringLiteral("Yes: ") : QStringLiteral("No: ");
    answer.text.prepend(lead);
    for (AnswerSentence &sentence : answer.sentences) {
        sentence.from += sentence.from > 0 ? int(lead.size()) : 0;
        sentence.to += int(lead.size());
    }
}

// Word by word, like a model's answer.
bool say(const QString &text, const TokenSink &heard, const std::stop_token &stop)
{
    for (qsizetype from = 0; from < text.size() && heard;) {
        if (stop.stop_requested())
            return false;
        qsizetype to = from;
        while (to < text.size() && !text[to].isSpace())
            ++to;
        while (to < text.size() && text[to].isSpace())
            ++to;
        heard(text.mid(from, to - from));
        from = to;
    }
    return true;
}

} // namespace

BuiltinWriter::BuiltinWriter(Idf idf, std::shared_ptr<const EvidenceRanker> evidence)
    : m_idf(std::move(idf)),
      m_evidence(std::move(evidence))
{
}

QString BuiltinWriter::name() const
{
    return QStringLiteral("built-in");
}

// For a summary of documents, no single span is the answer.
Result<QList<Quotation>> BuiltinWriter::chosen(const Claim &question, const AnswerTask &task, const Quoting &quoting,
                                               const std::stop_token &stop) const
{
    const QuestionAnalysis &asked = question.analysis;
    if (asked.summary || asked.isOfTheWhole)
        return summaryOf(asked, task.passages, quoting);
    return evidenceFor(task.question, asked, task.passages, *m_evidence, quoting, stop);
}

QString BuiltinWriter::layOut(const Quotation &quotation, const QList<Passage> &passages) const
{
    const Passage &passage = passages[quotation.passage];
    return laidOut({quotation.from, quotation.to}, m_evidence->spansOf(passages, quotation.passage),
                   m_evidence->tablesOf(passage), passage);
}

// A later attempt omits what was rejected and is shorter.
Result<Answer> BuiltinWriter::answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop)
{
    if (stop.stop_requested())
        return Error::cancelled();
    QElapsedTimer timer;
    timer.start();
    Quoting quoting;
    quoting.most = std::max(1, mostSentences + 1 - std::max(1, task.attempt));
    if (task.attempt > 1 && !task.rejected.isEmpty())
        quoting.rejected.append(task.rejected);
    const Claim question = questionOf(task.question, m_idf);
    Answer answer;
    QString first;
    if (noDocumentAnswers(question).isEmpty()) {
        const Result<QList<Quotation>> all = chosen(question, task, quoting, stop);
        if (!all)
            return all.error();
        const Quotation *before = nullptr;
        for (const Quotation &quotation : *all) {
            append(answer, task.passages[quotation.passage], quotation, separatorBefore(quotation, before, answer.text),
                   layOut(quotation, task.passages));
            if (!before || before->isAbove) {
                first += coreOf(quotation, task.passages);
                first += u' ';
            }
            before = &quotation;
        }
    }
    sayFirst(answer, question, first);
    if (!say(answer.text, heard, stop))
        return Error::cancelled();
    answer.cost.calls = 1;
    answer.cost.seconds = double(timer.nsecsElapsed()) / 1e9;
    return answer;
}

// Searches next for the best sentence not used yet. Concludes once every content word of the question has been
// covered.
Result<Thought> BuiltinWriter::think(const ThoughtTask &task, std::stop_token stop)
{
    if (stop.stop_requested())
        return Error::cancelled();
    QElapsedTimer timer;
    timer.start();
    Quoting quoting;
    quoting.most = 1;
    quoting.rejected = task.thoughts;
    const Claim question = questionOf(task.question, m_idf);
    Thought thought;
    const Result<QList<Quotation>> all =
        evidenceFor(task.question, question.analysis, task.passages, *m_evidence, quoting, stop);
    if (!all)
        return all.error();
    for (const Quotation &quotation : *all) {
        if (quotation.probability >= m_evidence->calibration().related)
            thought.sentence = folded(textOf(quotation, task.passages));
    }
    if (!thought.sentence.isEmpty()) {
        const QStringList thoughts = task.thoughts + QStringList(thought.sentence);
        thought.final = compare(question, readText(thoughts.join(QStringLiteral("\n\n")))).coverage > 0.999;
    }
    thought.cost.calls = 1;
    thought.cost.seconds = double(timer.nsecsElapsed()) / 1e9;
    return thought;
}

Result<Rewriting> BuiltinWriter::rewrite(const RewriteTask &task, std::stop_token stop)
{
    if (stop.stop_requested())
        return Error::cancelled();
    QElapsedTimer timer;
    timer.start();
    Rewriting rewriting;
    if (task.forWeb) {
        rewriting.query = keywordsOf(task.question, m_idf);
        rewriting.reason = QStringLiteral("the most telling words of the question");
    } else {
        rewriting = requery(task, m_idf);
    }
    rewriting.cost.calls = 1;
    rewriting.cost.seconds = double(timer.nsecsElapsed()) / 1e9;
    return rewriting;
}

} // namespace core
