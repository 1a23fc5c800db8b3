// The listed sources are what the model saw: in every flow, the passages in the prompt behind an answer are the
// answer's sources, byte for byte, and no others.
#include "core/base/catalogue.h"
#include "core/llm/promptedcritic.h"
#include "core/llm/promptedwriter.h"
#include "core/llm/prompts.h"
#include "flowrun.h"
#include "rulingmodels.h"
#include "tests/traceevents.h"

#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

namespace {

// Replies to each prompt with one of the requested words, depending only on the prompt; and records it.
class RecordingModel : public LanguageModel
{
public:
    QString name() const override { return QStringLiteral("recording"); }
    bool can(Ability) const override { return false; }
    int context() const override { return narrow; }
    int tokensIn(const QString &text) const override { return int(text.size()) / 4; }

    Result<Reply> reply(const Prompt &prompt, const TokenSink &heard, std::stop_token) override
    {
        static const QRegularExpression quoted(
            QStringLiteral("(?:nothing else: |the score is )((?:\"[^\"]+\"(?:, | or )?)+)"));
        shown.append(prompt.system + QStringLiteral("\n\n") + prompt.user);
        const unsigned sum = (ruled::sumOf(prompt.user) / 7 + seed) % 1000;
        const QStringList parts = quoted.match(prompt.user).captured(1).split(u'"');
        Reply reply;
        reply.cost.calls = 1;
        if (parts.size() > 2)
            reply.text = parts.at(sum % 4 > 0 ? 1 : 3);
        else if (prompt.user.contains(QStringLiteral("Answer the following question")))
            reply.text = QStringLiteral("Points on a mortgage are interest of number %1 [1].").arg(sum);
        else
            reply.text = QStringLiteral("mortgage points %1").arg(sum % 5);
        if (heard)
            heard(reply.text);
        return reply;
    }

    QStringList shown;
    unsigned seed = 0;
    int narrow = 0; // size of its context in tokens
};

// The prompts of all answers in the turn with the turn's text: an answer may have been written twice.
QStringList promptsOf(const Turn &turn)
{
    QStringList prompts;
    const auto add = [&](const QJsonObject &details) {
        if (details[u"text"].toString() == turn.answer && !details[u"prompt"].toString().isEmpty())
            prompts.append(details[u"prompt"].toString());
    };
    for (const TraceEvent &event : turn.trace) {
        if (kindOf(event) != TraceKind::Left)
            continue;
        add(detailsOf(event));
        for (const QJsonValue &candidate : detailsOf(event)[u"candidates"].toArray())
            add(candidate.toObject());
    }
    return prompts;
}

// The text between the two lines around the passages.
QString materialIn(const QString &prompt)
{
    static const QRegularExpression fence(QStringLiteral("----- begin (\\S+) -----\\n(.*?)\\n----- end \\1 -----"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return fence.match(prompt).captured(2);
}

QString told(const Turn &turn)
{
    return turn.answer + QStringLiteral(" of ") + QString::number(turn.sources.size());
}

} // namespace

class tst_sources : public QObject
{
    Q_OBJECT

private slots:
    void areWhatTheModelSaw_data()
    {
        QTest::addColumn<QString>("flow");
        QTest::addColumn<int>("context");
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            QTest::addRow("%s", flow->id().data()) << toQString(flow->id()) << 0;
            QTest::addRow("%s, where not all passages fit", flow->id().data()) << toQString(flow->id()) << 430;
        }
    }

    void areWhatTheModelSaw()
    {
        QFETCH(QString, flow);
        QFETCH(int, context);
        int answers = 0;
        int fewer = 0;
        for (unsigned seed = 0; seed < 40; ++seed) {
            FlowRun run;
            run.fill();
            run.settings.flow = flow;
            run.settings.sequenceScore = false;
            run.settings.strips = seed % 2 ? QStringLiteral("excerption") : QStringLiteral("off");
            RecordingModel model;
            model.seed = seed;
            model.narrow = context;
            PromptedWriter writer(model, 0);
            PromptedCritic critic(model);
            const Turn turn = run.ask(flow, critic, writer);
            if (turn.answer.isEmpty() || turn.sources.isEmpty())
                continue;
            ++answers;
            const QString listed = numbered(turn.sources);
            const QStringList prompts = promptsOf(turn);
            QVERIFY2(!prompts.isEmpty(), qPrintable(told(turn)));
            bool same = false;
            for (const QString &prompt : prompts) {
                QVERIFY(model.shown.contains(prompt)); // the recorded prompt is the one sent
                same = same || materialIn(prompt).toUtf8() == listed.toUtf8();
            }
            QVERIFY2(same,
                     qPrintable(QStringLiteral("listed:\n%1\nseen:\n%2").arg(listed, materialIn(prompts.last()))));
            for (const Citation &citation : turn.citations) {
                const auto cited = [&](const Passage &passage) { return passage.id == citation.passage; };
                QVERIFY(std::any_of(turn.sources.begin(), turn.sources.end(), cited));
            }
            fewer += prompts.last().contains(turn.sources.last().text) && turn.sources.size() < 4;
        }
        QVERIFY2(answers > 5, qPrintable(QString::number(answers)));
        if (context > 0 && flow == QLatin1String("plain"))
            QVERIFY(fewer > 0);
    }
};

QTEST_GUILESS_MAIN(tst_sources)
#include "tst_sources.moc"
