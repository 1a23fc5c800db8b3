#include "core/numbers/calculator.h"

#include "core/language/lexicon.h"
#include "core/numbers/answerform.h"
#include "core/numbers/documentchoice.h"
#include "core/numbers/lookup.h"

#include <QRegularExpression>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostFilings = 4;     // that are opened for a question
constexpr int mostOfACompany = 60; // documents whose first pages are looked at

Calculation refusedFor(const QString &reason)
{
    return {{}, reason, {}};
}

// Capitals that are no names: words of the question's own language and names of measures.
QSet<QString> wordsOfQuestions(const QString &question, const Measures &measures)
{
    QSet<QString> known = lexicon().words("figure-neutral");
    for (const MeasureMention &mention : measures.mentionsIn(question)) {
        for (const QString &word : nameWords(question.mid(mention.from, mention.to - mention.from)))
            known.insert(word);
    }
    return known;
}

// "Netflix", as the question writes it; else the document's title.
QString subjectOf(const QString &question, const CandidateDocument &candidate, const Measures &measures)
{
    static const QRegularExpression name(u"(?<![\\w$])[\\p{Lu}\\d][\\p{L}\\p{N}&.-]*"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (auto each = name.globalMatch(question); each.hasNext();) {
        QString word = each.next().captured();
        while (word.endsWith(u'.'))
            word.chop(1);
        if (word.size() > 1 && isNamed(word, candidate.names, measures) && !words.contains(word))
            words.append(word);
    }
    return words.isEmpty() ? candidate.document.title : words.join(u' ');
}

class Calculator
{
public:
    Calculator(const QString &question, const TableSource &source, const Measures &measures, std::stop_token stop)
        : m_question(takenApart(question, measures)),
          m_source(source),
          m_measures(measures),
          m_stop(std::move(stop))
    {
    }

    Result<Calculation> calculate(const QList<DocumentId> &chosen)
    {
        Result<NumberTask> task = taskOf(m_question, m_measures);
        if (!task)
            return refusedFor(task.error().message);
        m_task = *task;
        const QList<CandidateDocument> candidates = candidatesIn(chosen);
        if (m_stop.stop_requested())
            return Error::cancelled();
        if (candidates.isEmpty())
            return refusedFor(u"it names no company of which there is a document"_s);
        return fromBest(candidates);
    }

private:
    QList<CandidateDocument> candidatesIn(const QList<DocumentId> &chosen) const
    {
        QList<Document> documents = m_source.documents();
        if (!chosen.isEmpty())
            documents.removeIf([&chosen](const Document &document) { return !chosen.contains(document.id); });
        const QStringList names = namesIn(m_question.whole, wordsOfQuestions(m_question.whole, m_measures));
        return candidatesFor(m_question.whole, names, documents, !chosen.isEmpty(), m_source, m_measures, m_stop);
    }

    Result<Calculation> fromBest(const QList<CandidateDocument> &candidates) const
    {
        QList<std::pair<CandidateDocument, DocumentFacts>> sorted;
        for (const CandidateDocument &candidate : candidates.mid(0, mostOfACompany)) {
            if (m_stop.stop_requested())
                return Error::cancelled();
            sorted.append({candidate, factsOf(candidate.document, m_source, m_measures)});
        }
        sortByPeriod(sorted, m_question.periods);
        QString reason;
        for (const auto &[candidate, facts] : sorted.mid(0, mostFilings)) {
            Result<TaskAnswer> answer = from(candidate);
            if (answer)
                return Calculation{std::move(answer->computed), {}, std::move(answer->variants)};
            if (answer.error().code != Error::NotFound)
                return answer.error();
            reason = reason.isEmpty() ? answer.error().message : reason;
        }
        return refusedFor(reason);
    }

    Result<TaskAnswer> from(CandidateDocument candidate) const
    {
        candidate.names = namesByCover(candidate.document, m_source, m_measures);
        for (const QString &word : m_task.unexplained) {
            if (!isNamed(word, candidate.names, m_measures))
                return Error{Error::NotFound, u"\"%1\" may make it another number"_s.arg(word), {}};
        }
        const Result<Filing> filing = Filing::open(candidate.document, m_source, m_measures, m_stop);
        if (!filing && filing.error().code == Error::Unavailable)
            return Error{
                Error::NotFound, u"the tables of %1 have not been read yet"_s.arg(candidate.document.title), {}};
        if (!filing)
            return filing.error();
        return answerOf(m_task, m_question, *filing, subjectOf(m_question.whole, candidate, m_measures), m_measures);
    }

    const NumberQuestion m_question;
    const TableSource &m_source;
    const Measures &m_measures;
    const std::stop_token m_stop;
    NumberTask m_task;
};

} // namespace

bool asksForNumber(const QString &question)
{
    return asksForNumber(question, Measures::builtIn());
}

bool asksForNumber(const QString &question, const Measures &measures)
{
    const QString lowered = question.left(2000).toLower();
    const bool isExtreme = saysPhrase(lowered, "figure-largest") || saysPhrase(lowered, "figure-smallest");
    const auto namesGroup = [&lowered](const RowGroup &group) {
        return std::any_of(group.names.begin(), group.names.end(),
                           [&lowered](const Pattern &name) { return name.isIn(lowered); });
    };
    return saysPhrase(lowered, "figure-asked") || saysPhrase(lowered, "figure-profitable") ||
           !measures.mentionsIn(question).isEmpty() || asksForCell(question) ||
           (isExtreme && std::any_of(measures.groups().begin(), measures.groups().end(), namesGroup));
}

Result<Calculation> calculate(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                              std::stop_token stop)
{
    return calculate(question, documents, source, Measures::builtIn(), std::move(stop));
}

Result<Calculation> calculate(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                              const Measures &measures, std::stop_token stop)
{
    const Result<Calculation> first = Calculator(question, source, measures, stop).calculate(documents);
    if (!first || first->answer || !first->candidates.isEmpty())
        return first;
    // What is no measure may be a row of any table.
    Result<Calculation> second = lookUp(question, documents, source, measures, std::move(stop));
    const bool helps = !second || second->answer || !second->candidates.isEmpty();
    return helps ? second : first;
}

} // namespace core
