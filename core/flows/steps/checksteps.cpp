// The steps that check an answer: verify that it is grounded, and judge whether it answers the question.
#include "core/flows/steps/draft.h"

#include "core/extractive/claims/certainty.h"
#include "core/extractive/facts/facts.h"
#include "core/library/librarytables.h"

#include <algorithm>

namespace core {

QString sure(const Verdict &verdict)
{
    if (verdict.invalid())
        return QStringLiteral("the verdict could not be read");
    return verdict.hasProbability() ? QStringLiteral("%L1 % sure").arg(100 * verdict.probability, 0, 'f', 0)
                                    : QStringLiteral("%1 says “%2”").arg(verdict.judge, verdict.label);
}

namespace {

void tell(Verdict verdict, int sentence, PassageId passage, const AnswerTools &tools)
{
    verdict.sentence = sentence;
    verdict.passage = passage;
    verdict.cost = {};
    tools.trace(VerdictTold{verdict});
}

QString textOf(const Answer &answer, const AnswerSentence &sentence)
{
    return answer.text.mid(sentence.from, sentence.to - sentence.from);
}

// The passages a sentence cites; all passages if it cites none.
QList<Passage> passagesFor(const Attempt &attempt, const AnswerSentence &sentence)
{
    QList<Passage> cited;
    for (const Passage &passage : attempt.passages) {
        for (const Citation &citation : attempt.answer.citations) {
            if (citation.passage != passage.id || !sentence.citations.contains(citation.number))
                continue;
            cited.append(passage);
            break;
        }
    }
    return cited.isEmpty() ? attempt.passages : cited;
}

// "The plan covers these visits:" belongs to the next sentence if it makes no statement of its own.
bool isIntroduction(const AnswerState &a, const Attempt &attempt, qsizetype i)
{
    const QList<AnswerSentence> &sentences = attempt.answer.sentences;
    if (i + 1 >= sentences.size() || !sentences[i].citations.isEmpty() || sentences[i + 1].citations.isEmpty())
        return false;
    const QString text = textOf(attempt.answer, sentences[i]).trimmed();
    return text.endsWith(u':') && !certainRefusal(text, a.question, attempt.passages);
}

void settleIntroductions(const AnswerState &a, Attempt &attempt)
{
    QList<AnswerSentence> &sentences = attempt.answer.sentences;
    for (qsizetype i = sentences.size() - 2; i >= 0; --i) {
        if (!isIntroduction(a, attempt, i))
            continue;
        sentences[i].citations = sentences[i + 1].citations;
        sentences[i].support = sentences[i + 1].support;
    }
}

QList<int> doubtedOf(const AnswerState &a, const Attempt &attempt)
{
    const QList<AnswerSentence> &sentences = attempt.answer.sentences;
    QList<int> doubted;
    for (int i = 0; i < sentences.size(); ++i) {
        const bool doubt = sentences[i].support != Support::Fully && !isIntroduction(a, attempt, i);
        if (doubt && !certainRefusal(textOf(attempt.answer, sentences[i]), a.question, attempt.passages))
            doubted.append(i);
    }
    return doubted;
}

// Takes the judge's verdicts on doubtful sentences; `judged` are the sentences to which its parts belong. Each is
// reported as a verdict of its own, without further cost.
void takeParts(const Verdict &verdict, const QList<int> &judged, const QList<int> &doubted, Attempt &attempt,
               AnswerTools &tools)
{
    for (const int i : doubted) {
        const qsizetype part = judged.indexOf(i);
        if (part < 0 || part >= verdict.parts.size())
            continue;
        Verdict of = verdict.ofPart(
            part, QLatin1String("fully"),
            QStringLiteral("%1 says “%2” about this sentence.").arg(verdict.judge, verdict.parts[part].label));
        of.text = textOf(attempt.answer, attempt.answer.sentences[i]);
        attempt.answer.sentences[i].support = supportOf(of);
        tell(of, i, 0, tools);
    }
}

// Judges all of them in one call; false if the Critic cannot, or if its reply was unreadable.
bool judgeTogether(AnswerState &a, AnswerTools &tools, Attempt &attempt, const QList<int> &doubted)
{
    if (!tools.critic.judgesTogether(Verdict::Support) || !affords(a, tools, 2)) // leaves calls for the utility check
        return false;
    Judgement what{
        .kind = Verdict::Support, .question = a.question, .passages = attempt.passages, .scale = Scale::Graded};
    for (const int i : doubted)
        what.sentences.append(textOf(attempt.answer, attempt.answer.sentences[i]));
    const auto ask = [&](int) { return tools.critic.judge(what, tools.stop); };
    AnswerTools beside = tools; // emits the verdicts on single sentences instead
    beside.trace = [](const TraceEvent::What &) {};
    const Result<QList<Verdict>> verdicts = judgeEach(1, ask, a, beside);
    if (!verdicts || verdicts->first().parts.size() != doubted.size())
        return false;
    takeParts(verdicts->first(), doubted, doubted, attempt, tools);
    return true;
}

// If a model judged the whole answer supported, asks it about sentences that the second opinion does not call
// supported: a model that accepts a text may reject one of its sentences, and word comparison misses paraphrases.
// Sentences that certainly cannot rest on the passages are not asked about.
void judgeDoubted(AnswerState &a, AnswerTools &tools, Attempt &attempt)
{
    const Verdict &whole = attempt.grounded;
    const bool each = !whole.parts.isEmpty();
    if (!attempt.checkedGrounded || !whole.byModel() || whole.invalid() ||
        (whole.label == QLatin1String("no") && !each))
        return;
    QList<AnswerSentence> &sentences = attempt.answer.sentences;
    const QList<int> doubted = doubtedOf(a, attempt);
    if (each) { // it has reported each of them
        takeParts(whole, sentencesToJudge(attempt.answer), doubted, attempt, tools);
        return;
    }
    if (sentences.size() == 1 && !doubted.isEmpty()) { // it was already asked about this sentence
        sentences.first().support = supportOf(whole);
        return;
    }
    if (doubted.size() > 1 && judgeTogether(a, tools, attempt, doubted))
        return;
    const int count = int(doubted.size());
    if (count == 0 || !affords(a, tools, count + 1)) // leaves calls for the utility check
        return;
    const auto ask = [&](int i) {
        const AnswerSentence &sentence = attempt.answer.sentences.at(doubted.at(i));
        const QString text = textOf(attempt.answer, sentence);
        Result<Verdict> verdict =
            tools.critic.support(a.question, text, passagesFor(attempt, sentence), Scale::Graded, tools.stop);
        if (verdict) {
            verdict->sentence = doubted.at(i);
            verdict->text = text;
        }
        return verdict;
    };
    const Result<QList<Verdict>> verdicts = judgeEach(count, ask, a, tools);
    for (int i = 0; verdicts && i < count; ++i) {
        if (!verdicts->at(i).invalid())
            sentences[doubted[i]].support = supportOf(verdicts->at(i));
    }
}

// Whoever judged a sentence, it is marked as supported only if all of it is in its passages as one fact: a lenient
// judge also accepts a different number.
void holdToFacts(const AnswerState &a, AnswerTools &tools, Attempt &attempt)
{
    const LibraryTables tables(tools.library);
    FactChecker facts([&tables](const Passage &passage) { return tables.beside(passage); });
    for (int i = 0; i < attempt.answer.sentences.size(); ++i) {
        AnswerSentence &sentence = attempt.answer.sentences[i];
        if (sentence.support != Support::Fully)
            continue;
        const FactCheck check =
            facts.check(textOf(attempt.answer, sentence), {passagesFor(attempt, sentence), a.question});
        if (check.isBorneOut() || check.isParaphrase())
            continue;
        const bool contradicted = check.result == FactCheck::Contradicted;
        Verdict verdict;
        verdict.kind = Verdict::Support;
        verdict.label = contradicted ? QStringLiteral("no") : QStringLiteral("partially");
        verdict.reason = check.why;
        verdict.judge = QStringLiteral("built-in");
        verdict.how = byFacts();
        verdict.from = check.from;
        verdict.to = check.to;
        sentence.support = supportOf(verdict);
        tell(verdict, i, check.passage, tools);
    }
}

// Why an answer that a model called supported is not: quotes its unsupported sentences; empty if there are none.
QString refusedSentences(const Attempt &attempt)
{
    QStringList refused;
    for (const AnswerSentence &sentence : attempt.answer.sentences) {
        if (sentence.support == Support::No)
            refused.append(QStringLiteral("“%1”").arg(textOf(attempt.answer, sentence).simplified()));
    }
    return refused.isEmpty() ? QString()
                             : QStringLiteral("No passage supports ") + refused.join(QStringLiteral(", nor "));
}

} // namespace

void markSentences(AnswerState &a, AnswerTools &tools, Attempt &attempt)
{
    for (int i = 0; tools.secondOpinion && i < attempt.answer.sentences.size() && affords(a, tools, 0); ++i) {
        AnswerSentence &sentence = attempt.answer.sentences[i];
        const Result<Verdict> verdict = tools.secondOpinion->support(
            a.question, textOf(attempt.answer, sentence), passagesFor(attempt, sentence), Scale::Graded, tools.stop);
        if (!verdict)
            return;
        sentence.support = supportOf(*verdict);
        tell(*verdict, i, verdict->passage, tools);
    }
    if (tools.secondOpinion) {
        judgeDoubted(a, tools, attempt);
        holdToFacts(a, tools, attempt);
        settleIntroductions(a, attempt);
    }
}

void markSupport(AnswerState &a, AnswerTools &tools, Attempt &attempt)
{
    markSentences(a, tools, attempt);
    const auto isCited = [&](const Passage &passage) {
        return std::any_of(attempt.answer.citations.cbegin(), attempt.answer.citations.cend(),
                           [&](const Citation &citation) { return citation.passage == passage.id; });
    };
    const qsizetype found = attempt.passages.size() - attempt.beside;
    for (qsizetype i = 0; i < attempt.passages.size(); ++i) {
        const Passage &passage = attempt.passages[i];
        if (i >= found && !isCited(passage)) // it was only read along, and nobody judged whether it answers
            continue;
        if (!tools.secondOpinion)
            return;
        const Result<Verdict> support =
            tools.secondOpinion->support(a.question, attempt.answer.text, {passage}, Scale::Graded, tools.stop);
        const Result<Verdict> utility =
            tools.secondOpinion->utility(a.question, passage.text, Scale::Graded, tools.stop);
        if (!support || !utility)
            return;
        tell(*support, -1, passage.id, tools);
        tell(*utility, -1, passage.id, tools);
    }
}

Result<Decision> verify(AnswerState &a, AnswerTools &tools)
{
    if (!a.support && !affords(a, tools, 1))
        return outOfBudget(a, tools);
    Attempt &attempt = a.attempts.last();
    askUtilitySpeculatively(a, tools);
    const std::shared_ptr<Speculative<Verdict>> asked = std::exchange(a.support, {});
    const Result<Verdict> verdict =
        asked ? asked->take() : supportOf(a.question, attempt.answer, attempt.passages, a.grounding, tools, tools.stop);
    if (!verdict)
        return endedSpeculative(verdict.error(), a, tools);
    a.cost = a.cost + verdict->cost;
    attempt.grounded = *verdict;
    attempt.grounded.passage = 0;
    if (a.grounding == Scale::Graded && verdict->label == QLatin1String("partially"))
        attempt.grounded.passed = true;
    attempt.checkedGrounded = true;
    tools.trace(VerdictTold{attempt.grounded});
    markSupport(a, tools, attempt);
    const bool praised = attempt.grounded.label == QLatin1String("fully") && attempt.grounded.byModel();
    const QString refused = praised ? refusedSentences(attempt) : QString();
    if (!refused.isEmpty()) { // the Writer is told which, in case it writes again
        attempt.grounded.passed = false;
        attempt.grounded.label = QStringLiteral("partially");
        attempt.grounded.reason = refused;
    }
    attempt.invented = !refused.isEmpty() ||
                       (attempt.grounded.byModel() && !attempt.grounded.passed &&
                        certainRefusal(attempt.answer.text, a.question, attempt.passages).has_value()) ||
                       attempt.grounded.how == byCertainty();

    if (attempt.grounded.passed)
        return decided("grounded", sure(*verdict), a, tools);
    dropSpeculative(a);
    const int used = a.spent[int(Spends::Regeneration)];
    const int most = tools.settings.maxRegenerations;
    // A Writer that invents again would only be asked until something happens to pass.
    const auto invented =
        std::count_if(a.attempts.cbegin(), a.attempts.cend(), [](const Attempt &each) { return each.invented; });
    Decision decision = decided(
        used < most && invented < 2 ? "ungrounded" : "exhausted",
        counted(refused.isEmpty() ? sure(*verdict) : refused, QStringLiteral("regeneration"), used, most), a, tools);
    tellWasted(decision.report, a);
    return decision;
}

Result<Decision> judge(AnswerState &a, AnswerTools &tools)
{
    if (!a.utility && !affords(a, tools, 1))
        return outOfBudget(a, tools);
    Attempt &attempt = a.attempts.last();
    const std::shared_ptr<Speculative<Verdict>> asked = std::exchange(a.utility, {});
    const Result<Verdict> verdict =
        asked ? asked->take() : utilityOf(gradingQuestion(a, tools), attempt.answer.text, tools, tools.stop);
    if (!verdict)
        return unlessOutOfTime(verdict.error(), a, tools);
    a.cost = a.cost + verdict->cost;
    attempt.useful = *verdict;
    attempt.checkedUseful = true;
    tools.trace(VerdictTold{*verdict});

    if (verdict->passed) {
        a.best = int(a.attempts.size()) - 1;
        a.ending = Ending::Passed;
        return decided("useful", sure(*verdict), a, tools);
    }
    if (verdict->invalid()) // an unreadable verdict must not cause a loop
        return decided("exhausted", sure(*verdict), a, tools);
    return unlessExhausted("useless", sure(*verdict), a, tools);
}

} // namespace core
