#include "core/eval/judgetrial.h"

#include "core/base/jsonfields.h"
#include "core/eval/evaluation.h"
#include "core/llm/prompts.h"
#include "core/extractive/builtincritic.h"

#include <QDateTime>

#include <algorithm>
#include <atomic>
#include <vector>

namespace core {
namespace {

const Result<QuestionSet> &pairSet()
{
    static const Result<QuestionSet> set = readQuestionSet(QStringLiteral(":/judging/pairs.jsonl"), {});
    return set;
}

void count(const Json &row, LabelledPair::Kind role, JudgeTrial &trial)
{
    RoleTrial &of = trial.of(role);
    const QString said = row[u"said"].toString();
    ++of.pairs;
    of.agreed += said == row[u"label"].toString();
    of.invalid += said == u"invalid";
    trial.calls += row[u"calls"].toInt();
    trial.seconds += row[u"seconds"].toDouble();
}

QString percent(double share)
{
    return QStringLiteral("%1 %").arg(qRound(100 * share));
}

QString listed(const QList<LabelledPair::Kind> &roles)
{
    QStringList words;
    for (const LabelledPair::Kind role : roles)
        words.append(inWords(role));
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return words.join(QStringLiteral(", ")) + QStringLiteral(" and ") + last;
}

} // namespace

const RoleTrial &JudgeTrial::of(LabelledPair::Kind role) const
{
    return role == LabelledPair::Relevance ? relevance : role == LabelledPair::Support ? support : utility;
}

RoleTrial &JudgeTrial::of(LabelledPair::Kind role)
{
    return role == LabelledPair::Relevance ? relevance : role == LabelledPair::Support ? support : utility;
}

RoleTrial JudgeTrial::all() const
{
    RoleTrial sum;
    for (const LabelledPair::Kind role : roles) {
        sum.pairs += of(role).pairs;
        sum.agreed += of(role).agreed;
        sum.invalid += of(role).invalid;
    }
    return sum;
}

Result<QList<LabelledPair>> judgingPairs()
{
    const Result<QuestionSet> &set = pairSet();
    if (!set)
        return set.error();
    return set->pairs;
}

QString judgingBasis()
{
    const Result<QuestionSet> &set = pairSet();
    const QByteArray pairs = set ? set->hash.left(16) : QByteArray();
    return QString::fromLatin1(pairs + '-' + promptsVersion().toHex().left(16));
}

Result<JudgeTrial> tryJudge(Critic &critic, const QList<LabelledPair> &pairs, Parallel &parallel, const TrialTold &told,
                            std::stop_token stop)
{
    std::vector<std::optional<Result<Json>>> rows(size_t(pairs.size()));
    std::stop_source failed; // once one pair fails, the others are not asked
    const std::stop_callback stopped(stop, [&failed] { failed.request_stop(); });
    std::atomic<int> done = 0;
    const auto judge = [&](int i) {
        rows[size_t(i)] = measure(pairs[i], critic, failed.get_token());
        if (!*rows[size_t(i)])
            failed.request_stop();
        else if (told)
            told(++done, int(pairs.size()));
    };
    parallel.forEach(int(pairs.size()), judge, failed.get_token());
    if (stop.stop_requested())
        return Error::cancelled();
    JudgeTrial trial;
    std::optional<Error> why;
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        const std::optional<Result<Json>> &row = rows[size_t(i)];
        if (row && *row)
            count(**row, pairs[i].kind, trial);
        else if (row && (!why || why->code == Error::Cancelled)) // keep the error itself, not what it cancelled
            why = row->error();
    }
    if (why)
        return *why;
    trial.identity = critic.identity(Verdict::Support);
    trial.basis = judgingBasis();
    trial.tried = QDateTime::currentMSecsSinceEpoch();
    return trial;
}

Result<JudgeTrial> tryBuiltinJudge()
{
    static const Result<JudgeTrial> trial = []() -> Result<JudgeTrial> {
        const Result<QList<LabelledPair>> pairs = judgingPairs();
        if (!pairs)
            return pairs.error();
        const Result<BuiltinWeights> &weights = builtinWeights();
        if (!weights)
            return weights.error();
        const Idf alike = [](const QString &) { return 0.0; };
        BuiltinCritic critic(alike, *weights, std::make_shared<const EvidenceRanker>(alike, TablesBeside()));
        Inline oneByOne;
        return tryJudge(critic, *pairs, oneByOne, {}, {});
    }();
    return trial;
}

QString nameOf(LabelledPair::Kind role)
{
    return role == LabelledPair::Relevance ? QStringLiteral("relevance")
           : role == LabelledPair::Support ? QStringLiteral("support")
                                           : QStringLiteral("utility");
}

QString keyOf(LabelledPair::Kind role)
{
    return nameOf(role) + QStringLiteral("-model");
}

QString inWords(LabelledPair::Kind role)
{
    return role == LabelledPair::Utility ? QStringLiteral("usefulness") : nameOf(role);
}

bool isBetterJudge(const RoleTrial &model, const RoleTrial &builtin)
{
    return model.agreed * builtin.pairs >= builtin.agreed * model.pairs && model.pairs > 0;
}

QList<LabelledPair::Kind> rolesOfBuiltin(const JudgeTrial &model, const JudgeTrial &builtin)
{
    QList<LabelledPair::Kind> found;
    for (const LabelledPair::Kind role : JudgeTrial::roles) {
        if (!isBetterJudge(model.of(role), builtin.of(role)))
            found.append(role);
    }
    return found;
}

QString sentenceOf(const JudgeTrial &model, const JudgeTrial &builtin)
{
    const RoleTrial all = model.all();
    QString sentence =
        QStringLiteral("%1 agrees with people on %2 of %3 test verdicts, the built-in check on %4.")
            .arg(model.model, percent(all.share()), QString::number(all.pairs), percent(builtin.all().share()));
    if (all.invalid > 0)
        sentence += all.invalid == 1 ? QStringLiteral(" One reply was not a verdict.")
                                     : QStringLiteral(" %1 replies were not verdicts.").arg(all.invalid);
    return sentence;
}

QString proposalOf(const JudgeTrial &model, const JudgeTrial &builtin)
{
    const QList<LabelledPair::Kind> others = rolesOfBuiltin(model, builtin);
    if (others.isEmpty())
        return QStringLiteral("It judges as well as the built-in check, or better, in every role.");
    if (others.size() == qsizetype(JudgeTrial::roles.size()))
        return QStringLiteral("The built-in check is the better judge in every role.");
    return QStringLiteral("The built-in check is the better judge of %1.").arg(listed(others));
}

QString lineOf(LabelledPair::Kind role, const JudgeTrial &model, const JudgeTrial &builtin)
{
    const RoleTrial &of = model.of(role);
    const Interval range = of.interval();
    return QStringLiteral("%1: agrees with people on %2 of %3, %4 (%5 to %6); built-in check %7")
        .arg(inWords(role), QString::number(of.agreed), QString::number(of.pairs), percent(of.share()),
             percent(range.low), percent(range.high), percent(builtin.of(role).share()));
}

QString warningOf(LabelledPair::Kind role, const JudgeTrial &model, const JudgeTrial &builtin)
{
    if (isBetterJudge(model.of(role), builtin.of(role)))
        return {};
    return QStringLiteral("%1, which judges %2, agrees with people on %3 of %4 test verdicts, the built-in check on "
                          "%5; the built-in check is the better judge: set %6 to “builtin”.")
        .arg(model.model, inWords(role), percent(model.of(role).share()), QString::number(model.of(role).pairs),
             percent(builtin.of(role).share()), keyOf(role));
}

template <class Fields>
static void describe(Fields &f, RoleTrial &role)
{
    f("pairs", role.pairs);
    f("agreed", role.agreed);
    f("invalid", role.invalid);
}

namespace {

struct RolesOf // roles in a trial, by name
{
    JudgeTrial &trial;
};

} // namespace

template <class Fields>
static void describe(Fields &f, RolesOf &roles)
{
    f("relevance", roles.trial.relevance);
    f("support", roles.trial.support);
    f("utility", roles.trial.utility);
}

template <class Fields>
static void describe(Fields &f, JudgeTrial &trial)
{
    f("server", trial.server);
    f("model", trial.model);
    f("identity", trial.identity);
    f("basis", trial.basis);
    f("roles", RolesOf{trial});
    f("calls", trial.calls);
    f("seconds", trial.seconds);
    f("tried", trial.tried);
}

Json toJson(const JudgeTrial &trial)
{
    return jsonOf(trial);
}

std::optional<JudgeTrial> judgeTrialFrom(const Json &json)
{
    JudgeTrial trial = valueOf<JudgeTrial>(json);
    if (trial.server.isEmpty() || trial.model.isEmpty())
        return {};
    for (const LabelledPair::Kind kind : JudgeTrial::roles) {
        RoleTrial &role = trial.of(kind);
        role = {std::max(0, role.pairs), std::max(0, role.agreed), std::max(0, role.invalid)};
        role.agreed = std::min(role.agreed, role.pairs);
    }
    return trial;
}

} // namespace core
