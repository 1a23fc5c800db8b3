// Verdicts on passages and answers: compares, weighs, and gives reasons.
#include "core/extractive/builtincritic.h"

#include "core/chunking/headings.h"
#include "core/extractive/claims/features.h"
#include "core/extractive/claims/reasons.h"
#include "core/extractive/facts/wholequotation.h"
#include "core/extractive/forms/polarity.h"
#include "core/extractive/undocumented.h"
#include "core/question/sectionquestion.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace core {
namespace {

Verdict begun(Verdict::Kind kind)
{
    Verdict verdict;
    verdict.kind = kind;
    verdict.judge = QStringLiteral("built-in");
    verdict.how = QStringLiteral("features");
    verdict.cost.calls = 1;
    return verdict;
}

void point(Verdict &verdict, const Passage &passage, const TokenizedText &source, const Comparison &comparison)
{
    verdict.passage = passage.id;
    if (comparison.window <= 0 || comparison.last > source.sentences.size())
        return;
    verdict.from = source.sentences[comparison.first].from;
    verdict.to = source.sentences[comparison.last - 1].to;
}

// A sentence with the source that supports it best.
struct Backing
{
    double probability = -1;
    qsizetype source = -1; // index; equal to the number of passages: all of them together
    Claim claim;
    Comparison comparison;
    Row row;
};

// Each passage, followed by all of them as one text.
class Sources
{
public:
    Sources(const Claim &asked, const QList<Passage> &passages)
    {
        QStringList texts;
        for (const Passage &passage : passages)
            texts.append(passage.text);
        if (texts.size() > 1)
            texts.append(texts.join(QStringLiteral("\n\n")));
        for (const QString &text : texts) {
            m_readings.append(readText(text));
            m_asked.append(compare(asked, m_readings.last()));
        }
    }

    Backing backing(const Claim &claim, const Claim &asked, const Weights &weights) const
    {
        Backing best;
        best.claim = claim;
        for (qsizetype i = 0; i < m_readings.size(); ++i) {
            const Comparison comparison = compare(claim, m_readings[i]);
            const Row row = supportRow(claim, m_readings[i], comparison, asked, m_asked[i]);
            const double probability = weights.probability(row);
            if (probability > best.probability + 1e-6) {
                best.probability = probability;
                best.source = i;
                best.comparison = comparison;
                best.row = row;
            }
        }
        return best;
    }

    const TokenizedText &reading(qsizetype i) const { return m_readings[i]; }
    const TokenizedText &all() const { return m_readings.last(); }
    bool areThere() const { return !m_readings.isEmpty(); }

private:
    QList<TokenizedText> m_readings;
    QList<Comparison> m_asked;
};

enum Degree { None, Partly, Wholly };

Degree degreeOf(double probability, const Weights &weights, Scale scale)
{
    if (scale == Scale::Binary)
        return probability >= weights.steps[2] ? Wholly : None;
    return probability >= weights.steps[1] ? Wholly : probability >= weights.steps[0] ? Partly : None;
}

QString labelOf(Degree lowest, Degree highest, Scale scale)
{
    if (lowest == Wholly)
        return QStringLiteral("fully");
    return highest == None || scale == Scale::Binary ? QStringLiteral("no") : QStringLiteral("partially");
}

// "2. Choose a place" begins with an item number.
QString withoutItemNumber(const QString &sentence)
{
    static const QRegularExpression number(QStringLiteral(R"(^\s*\d{1,2}[.)]\s+(?=\p{L}))"));
    return QString(sentence).remove(number);
}

QStringList sentencesOf(const QString &text)
{
    QStringList parts;
    for (const Sentence &sentence : sentences(text)) {
        const QString part = text.mid(sentence.from, sentence.to - sentence.from);
        if (!terms(part).isEmpty())
            parts.append(part);
    }
    const auto isWord = [](const QString &part) { return terms(part).size() == 1; };
    if (!std::all_of(parts.begin(), parts.end(), isWord)) // "References:", "(Cf." are not statements
        parts.removeIf([&](const QString &part) { return isWord(part) && particleOf(part).says == Polarity::Unknown; });
    return parts;
}

// A text, sentence by sentence.
struct Weighed
{
    Backing weakest;
    double strongest = 0;
    TextForm form;
    bool stopped = false;
};

Weighed weigh(const QString &text, const std::function<Claim(const QString &)> &claimed, const Claim &asked,
              const Sources &sources, const Weights &weights, const std::stop_token &stop)
{
    Weighed weighed;
    const QStringList all = sources.areThere() ? sentencesOf(text) : QStringList();
    for (const QString &sentence : all) {
        if (all.size() > 1 && particleOf(sentence).length == sentence.size()) // the next one says what it refers to
            continue;
        weighed.stopped = stop.stop_requested();
        if (weighed.stopped)
            break;
        const Backing backing = sources.backing(claimed(sentence), asked, weights);
        weighed.strongest = std::max(weighed.strongest, backing.probability);
        if (weighed.form.sentences == 0 || backing.probability < weighed.weakest.probability)
            weighed.weakest = backing;
        weighed.form.add(backing.claim.reading, sources.all());
    }
    weighed.form.wholeCopy = weighed.weakest.source >= 0 && isCopied(weighed.weakest.claim.reading, sources.all());
    return weighed;
}

// If a question names nothing, there are no words to compare.
Verdict ofTheWhole(Verdict verdict, PassageId passage, const QString &label, const QString &reason)
{
    constexpr double likely = 0.75;
    verdict.passage = passage;
    verdict.probability = likely;
    verdict.passed = true;
    verdict.label = label;
    verdict.reason = reason;
    return verdict;
}

Verdict refused(Verdict verdict, PassageId passage, const QString &reason)
{
    verdict.passage = passage;
    verdict.label = QStringLiteral("no");
    verdict.reason = reason;
    return verdict;
}

} // namespace

BuiltinCritic::BuiltinCritic(Idf idf, const BuiltinWeights &weights, std::shared_ptr<const EvidenceRanker> evidence,
                             TablesBeside tables)
    : m_idf(std::move(idf)),
      m_weights(weights),
      m_tables(std::move(tables)),
      m_evidence(std::move(evidence))
{
}

QString BuiltinCritic::name() const
{
    return QStringLiteral("built-in");
}

Result<Verdict> BuiltinCritic::judge(const Judgement &what, std::stop_token stop)
{
    if (stop.stop_requested())
        return Error::cancelled();
    switch (what.kind) {
    case Verdict::Retrieval:
        return judgeRetrieval(what.question);
    case Verdict::Route:
        return judgeRoute(what.question, what.routes);
    case Verdict::Complexity:
        return judgeComplexity(what.question);
    case Verdict::Relevance:
        return judgeRelevance(what.question, what.passages.first(), stop);
    case Verdict::Support:
        return judgeSupport(what, stop);
    case Verdict::Utility:
        return judgeUtility(what.question, what.text, what.scale, stop);
    }
    return Error::defect(QStringLiteral("a verdict of an unknown kind"));
}

// A passage is as relevant as its span that answers best.
Result<Verdict> BuiltinCritic::judgeEvidence(const QString &question, const Passage &passage,
                                             const std::stop_token &stop) const
{
    QElapsedTimer timer;
    timer.start();
    Verdict verdict = begun(Verdict::Relevance);
    verdict.passage = passage.id;
    Inline here;
    const Result<QList<RankedEvidence>> evidence = m_evidence->rank(question, {passage}, here, stop);
    if (!evidence)
        return evidence.error();
    const bool any = !evidence->isEmpty();
    verdict.probability = any ? evidence->first().probability : 0;
    verdict.passed = verdict.probability >= m_evidence->calibration().related;
    verdict.label = verdict.passed ? QStringLiteral("yes") : QStringLiteral("no");
    verdict.reason =
        any ? QStringLiteral("its best part is %1 % likely to answer").arg(qRound(100 * verdict.probability))
            : QStringLiteral("nothing in it can be quoted");
    if (any) {
        verdict.from = evidence->first().span.from;
        verdict.to = evidence->first().span.to;
    }
    verdict.cost.seconds = double(timer.nsecsElapsed()) / 1e9;
    return verdict;
}

// A request for a summary is answered by the text under that heading or in that document.
Result<Verdict> BuiltinCritic::judgeRelevance(const QString &question, const Passage &passage,
                                              const std::stop_token &stop) const
{
    const Claim claim = questionOf(question, m_idf);
    if (const QString objection = noDocumentAnswers(claim); !objection.isEmpty())
        return refused(begun(Verdict::Relevance), passage.id, objection);
    const QuestionAnalysis &asked = claim.analysis;
    if (asked.isOfTheWhole)
        return ofTheWhole(begun(Verdict::Relevance), passage.id, QStringLiteral("yes"),
                          QStringLiteral("the question asks what documents are about, and this is the start of one"));
    if (const std::optional<SummaryRequest> &summary = asked.summary) {
        const QStringList path = passage.heading.split(headingSeparator, Qt::SkipEmptyParts);
        if (std::any_of(path.begin(), path.end(), [&](const QString &part) {
                return isHeadingOf(*summary, part, passage.title, passage.path) >= 0.5;
            }))
            return ofTheWhole(begun(Verdict::Relevance), passage.id, QStringLiteral("yes"),
                              QStringLiteral("a summary was requested, and this is under that heading"));
        if (isDocumentOf(*summary, passage.title, passage.path) > 0)
            return ofTheWhole(begun(Verdict::Relevance), passage.id, QStringLiteral("yes"),
                              QStringLiteral("a summary of this document was requested"));
    }
    return judgeEvidence(question, passage, stop);
}

// "Yes, it is blue." claims that it is blue; "Yes." alone claims what was asked.
Claim BuiltinCritic::claimIn(const QString &sentence, const QString &question) const
{
    const Particle particle = particleOf(sentence);
    const QString rest = withoutItemNumber(sentence.mid(particle.length));
    if (particle.says == Polarity::Unknown || question.isEmpty() || !terms(rest).isEmpty())
        return claimOf(rest, m_idf);
    Claim claim = claimOf(question, m_idf);
    claim.denies = claim.denies != (particle.says == Polarity::No);
    return claim;
}

BuiltinCritic::Unmarked BuiltinCritic::unmarked(const QString &text, const QList<Passage> &passages) const
{
    const Claim asked = questionOf({}, m_idf);
    const auto claimed = [&](const QString &sentence) { return claimIn(sentence, {}); };
    const Weighed weighed = weigh(text, claimed, asked, Sources(asked, passages), m_weights.support, {});
    return {weighed.weakest.probability, weighed.form};
}

// A text is supported as far as its least supported sentence.
Result<Verdict> BuiltinCritic::judgeSupport(const Judgement &what, const std::stop_token &stop) const
{
    const auto &[kind, question, text, passages, each, subject, routes, scale] = what;
    QElapsedTimer timer;
    timer.start();
    Verdict verdict = begun(Verdict::Support);
    verdict.label = QStringLiteral("no");
    const Claim asked = questionOf(question, m_idf);
    const Sources sources(asked, passages);
    const Weights &weights = m_weights.support;
    const auto claimed = [&](const QString &sentence) { return claimIn(sentence, question); };
    const Weighed weighed = weigh(text, claimed, asked, sources, weights, stop);
    if (weighed.stopped)
        return Error::cancelled();
    const Backing &weakest = weighed.weakest;
    if (weakest.source < 0) {
        verdict.reason = passages.isEmpty() ? QStringLiteral("there is no passage to compare with")
                                            : QStringLiteral("says nothing that can be compared");
    } else {
        const auto seen = [&](double probability) { return m_weights.mark.seenFrom(probability, weighed.form); };
        verdict.probability = seen(weakest.probability);
        verdict.label = labelOf(degreeOf(verdict.probability, weights, scale),
                                degreeOf(seen(weighed.strongest), weights, scale), scale);
        verdict.passed = verdict.label == u"fully";
        verdict.reason =
            reasonFor(weakest.claim, weakest.comparison, supportNames(), weights, weakest.row, verdict.passed);
        if (weighed.form.sentences > 1)
            verdict.reason.prepend(QStringLiteral("the weakest of %1 sentences: ").arg(weighed.form.sentences));
        holdToFacts(what, verdict);
        if (weakest.source < passages.size())
            point(verdict, passages[weakest.source], sources.reading(weakest.source), weakest.comparison);
    }
    verdict.cost.seconds = double(timer.nsecsElapsed()) / 1e9;
    return verdict;
}

// Similar words do not show how things are related: a text is supported only as far as its facts are, and fully if all
// of them are found.
void BuiltinCritic::holdToFacts(const Judgement &what, Verdict &verdict) const
{
    const FactSource source{what.passages, what.question};
    FactChecker facts(m_tables);
    FactCheck least{FactCheck::Full};
    const bool quoted = isMadeOfQuotations(what.text.mid(particleOf(what.text).length), what.passages);
    const QStringList all = quoted ? QStringList() : sentencesOf(what.text);
    for (const QString &sentence : all) {
        if (all.size() > 1 && particleOf(sentence).length == sentence.size()) // the next one says what it refers to
            continue;
        const FactCheck check = facts.check(sentence, source);
        if (check.result < least.result)
            least = check;
    }
    if (least.result == FactCheck::Full && !verdict.passed) {
        verdict.label = QStringLiteral("fully");
        verdict.reason = QStringLiteral("every part of it is in the source, connected in the same way");
        verdict.probability =
            std::max(verdict.probability, m_weights.support.steps[what.scale == Scale::Binary ? 2 : 1]);
    } else if (!least.isBorneOut() && !least.isParaphrase() && verdict.label == u"fully") {
        verdict.label = what.scale == Scale::Binary || least.result == FactCheck::Contradicted || least.isEmpty
                            ? QStringLiteral("no")
                            : QStringLiteral("partially");
        verdict.reason = QStringLiteral("%1; %2").arg(least.why, verdict.reason);
        verdict.probability = std::min(verdict.probability, 1 - m_weights.support.steps[1]);
    }
    verdict.passed = verdict.label == u"fully";
}

// As likely to answer as its best sentence, or as the whole text. The sentences of a ranked passage were already read.
Result<Verdict> BuiltinCritic::judgeAnswer(const QString &question, const QString &answer, Scale scale,
                                           const std::stop_token &stop) const
{
    QElapsedTimer timer;
    timer.start();
    Verdict verdict = begun(Verdict::Utility);
    const std::optional<double> ranked = m_evidence->ofRankedPassage(question, answer);
    verdict.probability = ranked.value_or(0);
    QStringList texts = ranked ? QStringList() : answer.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts) << answer;
    for (const QString &text : std::as_const(texts)) {
        const QString said = text.mid(particleOf(text).length);
        if (terms(said).isEmpty())
            continue;
        const Result<double> chance = m_evidence->answers(question, said, stop);
        if (!chance)
            return chance.error();
        verdict.probability = std::max(verdict.probability, *chance);
    }
    const EvidenceCalibration &bands = m_evidence->calibration();
    const double steps[] = {bands.ofShown(bands.related / 2), bands.ofShown(bands.related), bands.probable,
                            bands.direct};
    verdict.probability = bands.ofShown(verdict.probability);
    const auto step =
        std::count_if(std::begin(steps), std::end(steps), [&](double least) { return verdict.probability >= least; });
    verdict.passed = step >= 2;
    verdict.label = scale == Scale::Graded ? QString::number(step + 1)
                    : verdict.passed       ? QStringLiteral("5")
                                           : QStringLiteral("1");
    verdict.reason = QStringLiteral("it is %1 % likely to answer").arg(qRound(100 * verdict.probability));
    verdict.cost.seconds = double(timer.nsecsElapsed()) / 1e9;
    return verdict;
}

Result<Verdict> BuiltinCritic::judgeUtility(const QString &question, const QString &answer, Scale scale,
                                            const std::stop_token &stop) const
{
    const QuestionAnalysis asked = analyseQuestion(question);
    const bool saysAnything = !terms(answer.mid(particleOf(answer).length)).isEmpty();
    if (saysAnything && (asked.isOfTheWhole || asked.summary))
        return ofTheWhole(
            begun(Verdict::Utility), 0, scale == Scale::Graded ? QStringLiteral("4") : QStringLiteral("5"),
            QStringLiteral(
                "the question asks what documents are about; comparing words cannot tell how well this sums them up"));
    return judgeAnswer(question, answer, scale, stop);
}

} // namespace core
