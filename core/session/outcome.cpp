#include "core/session/outcome.h"

#include "core/session/computation.h"
#include "core/session/freshness.h"
#include "core/language/terms.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

constexpr const char *states[] = {"verified",   "computed",   "partly_supported", "quoted", "grounded_not_useful",
                                  "unverified", "no_sources", "abstained",        "failed", "help"};

const Recheck *lastRecheck(const Turn &turn)
{
    return turn.review.rechecks.isEmpty() ? nullptr : &turn.review.rechecks.last();
}

// The user's correction of the support of one sentence.
const CorrectedVerdict *correctionOf(const Turn &turn, qsizetype sentence)
{
    for (const CorrectedVerdict &correction : turn.review.corrections) {
        if (correction.kind == Verdict::Support && correction.sentence == sentence)
            return &correction;
    }
    return nullptr;
}

bool isCited(const Turn &turn, PassageId passage)
{
    return std::any_of(turn.citations.cbegin(), turn.citations.cend(),
                       [=](const Citation &citation) { return citation.passage == passage; });
}

bool isOfTheAnswer(const CorrectedVerdict &correction, const Turn &turn)
{
    if (correction.kind == Verdict::Relevance)
        return isCited(turn, correction.passage);
    if (correction.kind != Verdict::Support && correction.kind != Verdict::Utility)
        return false;
    if (correction.sentence >= 0 || correction.passage == 0)
        return true;
    const std::optional<Verdict> verdict = answerVerdict(turn, correction.kind);
    return verdict && correction.isOf(*verdict);
}

bool cites(const Turn &turn, const AnswerSentence &sentence)
{
    return std::any_of(sentence.citations.cbegin(), sentence.citations.cend(), [&](int number) {
        return std::any_of(turn.citations.cbegin(), turn.citations.cend(),
                           [=](const Citation &citation) { return citation.number == number; });
    });
}

bool isBuiltinAlone(const Turn &turn)
{
    return turn.model.isEmpty() || turn.model == QLatin1String("builtin");
}

// Every sentence is in its cited source, apart from a leading "Yes:".
bool isQuotation(const Turn &turn)
{
    static const QRegularExpression particle(QStringLiteral(R"(^\s*\p{L}{2,4}[:,.]\s+)"));
    return !turn.sentences.isEmpty() &&
           std::all_of(turn.sentences.cbegin(), turn.sentences.cend(), [&](const AnswerSentence &sentence) {
               const QString text = turn.answer.mid(sentence.from, sentence.to - sentence.from);
               const QString words = normalForm(QString(text).remove(particle));
               return std::any_of(turn.citations.cbegin(), turn.citations.cend(), [&](const Citation &citation) {
                   return sentence.citations.contains(citation.number) && normalForm(citation.quote).contains(words);
               });
           });
}

// Support counts whichever judge the user has chosen; usefulness only if a model judged it, as words cannot show it.
bool isJudgedByModel(const Turn &turn)
{
    const std::optional<Verdict> support = answerVerdict(turn, Verdict::Support);
    const std::optional<Verdict> utility = answerVerdict(turn, Verdict::Utility);
    return support && support->passed && utility && utility->passed && utility->byModel();
}

bool hasInvalidVerdict(const Turn &turn)
{
    for (const Verdict::Kind kind : {Verdict::Support, Verdict::Utility}) {
        const std::optional<Verdict> verdict = answerVerdict(turn, kind);
        if (verdict && verdict->invalid())
            return true;
    }
    return false;
}

// The result of the checks, without the user's influence.
void judge(const Turn &turn, TurnOutcome &outcome)
{
    using S = TurnOutcome;
    const std::optional<Verdict> support = answerVerdict(turn, Verdict::Support);
    // A name or number found nowhere refutes its sentence, but not the others.
    const bool ofAll =
        !support || (support->label == QLatin1String("no") && support->how != QLatin1String("certainty"));
    const bool refused = turn.ending == Ending::Unverified && ofAll;
    if (refused || outcome.lacking == outcome.sentences) { // also if there are no sentences at all
        outcome.state = S::Unverified;
        if (!refused)
            outcome.why = QStringLiteral("No sentence is supported by a passage it cites.");
    } else if (outcome.lacking + outcome.partly > 0) {
        outcome.state = S::PartlySupported;
    } else if (turn.cut || hasInvalidVerdict(turn)) {
        outcome.state = S::Unverified;
        outcome.why = turn.cut ? QStringLiteral("The answer was cut off; raise the maximum reply tokens in Settings.")
                               : QStringLiteral("A verdict on this answer could not be read.");
    } else if (turn.ending == Ending::Unverified) {
        outcome.state = S::Unverified;
    } else if (turn.computed || !turn.candidates.isEmpty()) {
        outcome.why = turn.ending == Ending::Passed ? computationTrouble(turn)
                                                    : QStringLiteral("The computation was not checked.");
        outcome.state = !outcome.why.isEmpty() ? S::Unverified : turn.computed ? S::Computed : S::Quoted;
        if (outcome.state == S::Quoted)
            outcome.likelihood = turn.likelihood.reasons.isEmpty() ? Likelihood::Related : turn.likelihood.level;
        outcome.missing = int(turn.missing.size());
        outcome.values = outcome.missing == 0 ? 0 : outcome.missing + 1 + int(turn.further.size());
    } else if (isBuiltinAlone(turn) || (isQuotation(turn) && !isJudgedByModel(turn))) {
        const bool passed = turn.ending == Ending::Passed;
        outcome.state = S::Quoted;
        outcome.likelihood =
            passed && turn.likelihood.level != Likelihood::Unknown ? turn.likelihood.level : Likelihood::Related;
    } else if (turn.ending == Ending::GroundedNotUseful) {
        outcome.state = S::GroundedNotUseful;
    } else if (!isJudgedByModel(turn)) {
        outcome.state = S::Unverified;
        outcome.why = QStringLiteral("No model judged whether this answers the question.");
    } else {
        outcome.state = S::Verified;
    }
}

// The result of a later check counts if it is worse.
void applyRecheck(const Recheck &recheck, TurnOutcome &outcome)
{
    if (recheck.answer == Support::Fully || outcome.state > TurnOutcome::Unverified)
        return;
    if (recheck.answer == Support::Partially && outcome.state == TurnOutcome::PartlySupported)
        return;
    outcome.state = TurnOutcome::Unverified;
    outcome.likelihood = Likelihood::Unknown;
    outcome.why = inWords(recheck);
}

// A file with different contents supports nothing, unless a later check found support.
void applyChangedFiles(const Turn &turn, TurnOutcome &outcome)
{
    if (turn.gaps.changed.isEmpty() || lastRecheck(turn) || outcome.state > TurnOutcome::Unverified)
        return;
    outcome.state = TurnOutcome::Unverified;
    outcome.likelihood = Likelihood::Unknown;
    outcome.why.clear(); // the gaps say so
}

void applyCorrections(const Turn &turn, TurnOutcome &outcome)
{
    for (const CorrectedVerdict &correction : turn.review.corrections) {
        if (!isOfTheAnswer(correction, turn))
            continue;
        outcome.disagreed = true;
        if (outcome.state == TurnOutcome::Quoted)
            outcome.likelihood = Likelihood::Related;
        const bool claimed = outcome.state == TurnOutcome::Verified || outcome.state == TurnOutcome::Computed;
        if (claimed)
            outcome.state = TurnOutcome::Unverified;
    }
}

QString partlyWords(const TurnOutcome &outcome)
{
    const QString all = QStringLiteral(" of %1 %2")
                            .arg(QString::number(outcome.sentences),
                                 outcome.sentences == 1 ? QStringLiteral("sentence") : QStringLiteral("sentences"));
    QStringList parts;
    if (outcome.lacking > 0)
        parts.append(QString::number(outcome.lacking) + all +
                     (outcome.lacking == 1 ? QStringLiteral(" has no source") : QStringLiteral(" have no source")));
    if (outcome.partly > 0)
        parts.append(QString::number(outcome.partly) + (parts.isEmpty() ? all : QString()) +
                     QStringLiteral(" only in part"));
    return QStringLiteral("Partly supported: ") + parts.join(QStringLiteral(", "));
}

} // namespace

std::optional<Verdict> answerVerdict(const Turn &turn, Verdict::Kind kind)
{
    const std::optional<Verdict> &kept = kind == Verdict::Support ? turn.support : turn.utility;
    if (kept || turn.support || turn.utility)
        return kept;
    // Stored by an older version. A flow that judges an answer against one passage has that passage in its verdict, as
    // do verdicts of the built-in second opinion on each passage.
    for (auto event = turn.trace.crbegin(); event != turn.trace.crend(); ++event) {
        if (!event->verdict())
            continue;
        const Verdict &verdict = *event->verdict();
        if (verdict.kind != kind || verdict.sentence >= 0)
            continue;
        const bool ofItsPassage = turn.sources.size() == 1 && turn.sources.first().id == verdict.passage;
        if (verdict.passage == 0 || (ofItsPassage && verdict.byModel()))
            return verdict;
    }
    return {};
}

Support supportShown(const Turn &turn, qsizetype sentence)
{
    const AnswerSentence &shown = turn.sentences[sentence];
    Support support = shown.support;
    if (const Recheck *recheck = lastRecheck(turn))
        support = recheck->sentences.value(sentence, Support::Unchecked);
    if (const CorrectedVerdict *correction = correctionOf(turn, sentence))
        support = correction->passes ? Support::Fully : Support::No;
    const bool uncited = support != Support::Unchecked && !cites(turn, shown);
    return uncited ? Support::No : support;
}

QString sentenceRemark(const Turn &turn, qsizetype sentence)
{
    if (turn.ending == Ending::NoSources || turn.ending == Ending::Help ||
        turn.sentences[sentence].to <= turn.sentences[sentence].from)
        return {};
    const Support support = supportShown(turn, sentence);
    if (support == Support::Partially)
        return QStringLiteral("[partly supported]");
    const bool uncited = support == Support::Unchecked && !cites(turn, turn.sentences[sentence]);
    return support == Support::No || uncited ? QStringLiteral("[no source]") : QString();
}

TurnOutcome outcomeOf(const Turn &turn)
{
    TurnOutcome outcome;
    outcome.sentences = int(turn.sentences.size());
    outcome.stopped = turn.refusal == Refusal::Stopped;
    if (turn.ending == Ending::Abstained)
        outcome.state = TurnOutcome::Abstained;
    if (turn.ending == Ending::Failed || turn.ending == Ending::Abstained || turn.answer.isEmpty())
        return outcome;
    if (turn.ending == Ending::NoSources || turn.ending == Ending::Help) {
        outcome.state = turn.ending == Ending::Help ? TurnOutcome::Help : TurnOutcome::NoSources;
        return outcome;
    }
    for (qsizetype i = 0; i < turn.sentences.size(); ++i) {
        const Support support = supportShown(turn, i);
        outcome.partly += support == Support::Partially ? 1 : 0;
        outcome.lacking += support == Support::No || support == Support::Unchecked ? 1 : 0;
    }
    judge(turn, outcome);
    if (const Recheck *recheck = lastRecheck(turn))
        applyRecheck(*recheck, outcome);
    applyChangedFiles(turn, outcome);
    applyCorrections(turn, outcome);
    return outcome;
}

QString name(TurnOutcome::State state)
{
    return QLatin1String(states[int(state)]);
}

QString inWords(const TurnOutcome &outcome)
{
    const auto words = [&]() -> QString {
        switch (outcome.state) {
        case TurnOutcome::Verified:
            return QStringLiteral("Verified");
        case TurnOutcome::Computed:
            return outcome.missing == 0 ? QStringLiteral("Computed")
                                        : QStringLiteral("Computed: %1 of %2 values")
                                              .arg(outcome.values - outcome.missing)
                                              .arg(outcome.values);
        case TurnOutcome::PartlySupported:
            return partlyWords(outcome);
        case TurnOutcome::Quoted:
            return outcome.likelihood == Likelihood::Direct     ? QStringLiteral("Quoted · direct answer")
                   : outcome.likelihood == Likelihood::Probable ? QStringLiteral("Quoted · probably answers")
                                                                : QStringLiteral("Quoted · related");
        case TurnOutcome::GroundedNotUseful:
            return QStringLiteral("Supported, but may not fully answer");
        case TurnOutcome::Unverified:
            return QStringLiteral("Not verified");
        case TurnOutcome::NoSources:
            return QStringLiteral("From model memory, no document used");
        case TurnOutcome::Abstained:
            return QStringLiteral("No answer");
        case TurnOutcome::Help:
            return QStringLiteral("About Attest, not from your documents");
        case TurnOutcome::Failed:
            break;
        }
        return outcome.stopped ? QStringLiteral("Stopped") : QStringLiteral("Failed");
    };
    return outcome.disagreed ? QStringLiteral("You disagree · ") + words() : words();
}

QString markOf(const TurnOutcome &outcome)
{
    if (outcome.disagreed)
        return QStringLiteral("✎");
    constexpr const char16_t *marks[] = {u"✓", u"∑", u"◐", u"❝", u"◐", u"△", u"○", u"–", u"✕", u"ⓘ"};
    return outcome.stopped && outcome.state == TurnOutcome::Failed ? QStringLiteral("■")
                                                                   : QString::fromUtf16(marks[int(outcome.state)]);
}

Stretch closestWords(const Turn &turn, const Passage &passage)
{
    for (auto event = turn.trace.crbegin(); event != turn.trace.crend(); ++event) {
        const Verdict *verdict = event->verdict();
        if (!verdict || verdict->kind != Verdict::Relevance || verdict->passage != passage.id)
            continue;
        const bool isInside = verdict->from >= 0 && verdict->to <= passage.text.size();
        return isInside ? Stretch{verdict->from, verdict->to} : Stretch();
    }
    return {};
}

} // namespace core
