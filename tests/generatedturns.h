// Turns of every kind that a flow, server, older version or bundle may produce, generated from a seed.
#pragma once

#include "computedvalues.h"
#include "turns.h"

#include <QRandomGenerator>
#include <QRegularExpression>

// The conditions for calling a turn "verified", stated independently of how core decides it.
struct GeneratedTurn
{
    core::Turn turn;
    bool mayBeVerified = false;
    bool mayBeComputed = false;
};

class TurnGenerator
{
public:
    explicit TurnGenerator(quint32 seed) : m_random(seed) {}

    GeneratedTurn next()
    {
        if (m_random.bounded(4) == 0)
            return nextComputed();
        core::Turn turn;
        turn.id = QStringLiteral("t%1").arg(++m_number);
        turn.asked = 1700000000000;
        turn.question = QStringLiteral("Why does the sea rise?");
        turn.queries = {turn.question};
        turn.flow = pick<QString>({QStringLiteral("self-rag"), QStringLiteral("passage-rag"), QStringLiteral("plain")});
        turn.model = pick<QString>({QString(), QStringLiteral("builtin"), QStringLiteral("smart-1"),
                                    QStringLiteral("smart-1"), QStringLiteral("builtin, smart-1")});
        turn.ending = core::Ending(m_random.bounded(0, 7) % 6); // Passed is twice as likely
        turn.refusal = turn.ending >= core::Ending::Abstained ? core::Refusal::NotSupported : core::Refusal::None;
        addSentences(turn);
        turn.support = verdict(core::Verdict::Support);
        turn.utility = verdict(core::Verdict::Utility);
        turn.cut = m_random.bounded(5) == 0;
        turn.likelihood.level = core::Likelihood::Level(m_random.bounded(4));
        turn.cost = {7, 0, 0, 1.9};
        addReview(turn);
        return {turn, mayBeVerified(turn), false};
    }

private:
    template <class T>
    T pick(const QList<T> &from)
    {
        return from[m_random.bounded(int(from.size()))];
    }

    // Computed from cells; in half of the turns something is wrong.
    GeneratedTurn nextComputed()
    {
        core::Turn turn = computedTurn();
        turn.id = QStringLiteral("t%1").arg(++m_number);
        turn.asked = 1700000000000;
        turn.model = pick<QString>({QStringLiteral("builtin"), QStringLiteral("smart-1")});
        turn.likelihood.level = core::Likelihood::Level(m_random.bounded(4));
        if (m_random.bounded(2) == 0)
            turn.utility = modelVerdict(core::Verdict::Utility);
        const int wrong = m_random.bounded(30);
        spoil(turn, wrong);
        return {turn, false, wrong > lastSpoiling};
    }

    static constexpr int lastSpoiling = 14;
    static void spoil(core::Turn &turn, int how)
    {
        core::Operand &operand = turn.computed->operands[1];
        switch (how) {
        case 0:
            turn.citations.removeLast();
            break;
        case 1:
            turn.citations[1].places.clear();
            break;
        case 2:
            turn.citations[1].page = 2;
            break;
        case 3:
            turn.citations[1].document = 2;
            break;
        case 4:
            operand.text = QStringLiteral("1,282");
            break;
        case 5:
            turn.computed->value *= 2;
            break;
        case 6:
            turn.answer.replace(QStringLiteral("24.26"), QStringLiteral("34.26"));
            break;
        case 7:
            turn.sentences[0].support = core::Support::No;
            break;
        case 8:
            turn.sentences[0].citations.removeLast();
            break;
        case 9:
            turn.cut = true;
            break;
        case 10:
            turn.support->passed = false;
            break;
        case 11:
            turn.support.reset();
            turn.utility.reset();
            break;
        case 12:
            turn.review.rechecks = {{1, {}, core::Support::No, {core::Support::No}, {}, {}}};
            break;
        case 13:
            turn.review.correct(*turn.support, false, 1);
            break;
        case lastSpoiling:
            turn.computed->operands.clear();
            break;
        default:
            break;
        }
    }

    void addSentences(core::Turn &turn)
    {
        const QStringList texts = {QStringLiteral("Water expands."), QStringLiteral("Ice melts."),
                                   QStringLiteral("Nobody knows why.")};
        const int count = m_random.bounded(4);
        const bool sound = m_random.bounded(2) == 0; // otherwise almost no turn would be valid
        for (int i = 0; i < count; ++i) {
            core::AnswerSentence sentence;
            sentence.from = int(turn.answer.size());
            turn.answer += texts[i];
            sentence.to = int(turn.answer.size());
            turn.answer += u' ';
            sentence.support = sound ? core::Support::Fully : core::Support(m_random.bounded(4));
            if (sound || m_random.bounded(4) > 0)
                sentence.citations = {sound ? i + 1 : m_random.bounded(1, 6)};
            turn.sentences.append(sentence);
            core::Citation citation;
            citation.number = i + 1;
            citation.passage = 10 + i;
            citation.file = QStringLiteral("sea.pdf");
            citation.page = 1;
            citation.quote = m_random.bounded(2) ? texts[i] : QStringLiteral("Something else.");
            if (sound || m_random.bounded(6) > 0)
                turn.citations.append(citation);
        }
        if (m_random.bounded(8) == 0)
            turn.answer += QStringLiteral("Words without a sentence.");
    }

    std::optional<core::Verdict> verdict(core::Verdict::Kind kind)
    {
        const int how = m_random.bounded(8);
        if (how == 0)
            return {};
        core::Verdict verdict = modelVerdict(kind, how != 1);
        if (how == 2) {
            verdict.label = QStringLiteral("invalid");
            verdict.passed = m_random.bounded(2) == 0;
        }
        if (how == 3)
            verdict.judge = QStringLiteral("built-in");
        return verdict;
    }

    void addReview(core::Turn &turn)
    {
        if (m_random.bounded(6) == 0)
            turn.review.rechecks.append(
                {1,
                 QStringLiteral("smart-1"),
                 core::Support(m_random.bounded(4)),
                 QList<core::Support>(turn.sentences.size(), core::Support(m_random.bounded(4))),
                 {},
                 QStringLiteral("said so")});
        if (m_random.bounded(6) == 0)
            turn.review.corrections.append({pick<core::Verdict::Kind>({core::Verdict::Support, core::Verdict::Utility}),
                                            0, m_random.bounded(-1, 2), QStringLiteral("smart-1"),
                                            m_random.bounded(2) == 0, 1});
    }

    static bool mayBeVerified(const core::Turn &turn)
    {
        const auto good = [](const std::optional<core::Verdict> &verdict) {
            return verdict && verdict->passed && verdict->label != u"invalid" && verdict->label != u"no";
        };
        bool may = turn.ending == core::Ending::Passed && !turn.cut && !turn.sentences.isEmpty() &&
                   good(turn.support) && good(turn.utility) && turn.utility->judge == u"smart-1" &&
                   turn.review.corrections.isEmpty() && !turn.model.isEmpty() && turn.model != u"builtin";
        for (const core::AnswerSentence &sentence : turn.sentences) {
            bool cited = false;
            for (const core::Citation &citation : turn.citations)
                cited = cited || sentence.citations.contains(citation.number);
            may = may && cited;
            if (turn.review.rechecks.isEmpty())
                may = may && sentence.support == core::Support::Fully;
        }
        for (const core::Recheck &recheck : turn.review.rechecks) {
            may = may && recheck.answer == core::Support::Fully;
            for (const core::Support support : recheck.sentences)
                may = may && support == core::Support::Fully;
        }
        return may;
    }

    QRandomGenerator m_random;
    int m_number = 0;
};

// Whether a text says that something was verified; "not verified" does not count.
inline bool saysVerified(QString text)
{
    text.remove(QStringLiteral("not verified"), Qt::CaseInsensitive);
    text.remove(QStringLiteral("unverified"), Qt::CaseInsensitive);
    return text.contains(QStringLiteral("verified"), Qt::CaseInsensitive) || text.contains(u'✓');
}

// Whether a text claims a computed outcome, by words or sign; formulas and cells may appear in any turn.
inline bool saysComputed(const QString &text)
{
    static const QRegularExpression words(QStringLiteral("∑|\"Computed\"|\"outcome\": ?\"computed\""));
    return words.match(text).hasMatch();
}
