// Runs resumed from a step of an earlier one: without changes, every step of every flow ends as before, and nothing
// before it is asked again.
#include "core/base/catalogue.h"
#include "computedvalues.h"
#include "repeatingmodels.h"
#include "core/session/sessionjson.h"
#include "tests/traceevents.h"

#include <QJsonObject>
#include <QJsonDocument>
#include <QTest>

namespace {

int callsBefore(const Turn &turn, const ForkStep &step)
{
    int calls = 0;
    for (const TraceEvent &event : turn.trace.mid(0, step.event)) {
        if (kindOf(event) == TraceKind::Left)
            calls = detailsOf(event)[u"calls"].toInt(calls);
    }
    return calls;
}

// The parts of a turn that must be equal, as comparable text.
QJsonObject essence(const Turn &turn)
{
    QJsonObject json = inQt(toJson(turn));
    for (const char *key :
         {"id", "asked", "trace", "verdicts", "forked_from", "seconds", "calls", "prompt_tokens", "completion_tokens"})
        json.remove(QLatin1String(key));
    return json;
}

QByteArray shown(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

ForkOptions at(const ForkStep &step)
{
    ForkOptions options;
    options.node = step.node;
    options.visit = step.visit;
    return options;
}

} // namespace

class tst_resumedrun : public QObject
{
    Q_OBJECT

private slots:
    void everyStepOfEveryFlowEndsAsItDid_data()
    {
        QTest::addColumn<QString>("flow");
        QTest::addColumn<int>("mood");
        QTest::addColumn<QStringList>("settings");
        const QList<QStringList> ways{
            {},
            {QStringLiteral("simplified=true"), QStringLiteral("size-up=true")},
            {QStringLiteral("max-calls=9"), QStringLiteral("grade-against-query=true")},
            {QStringLiteral("long-form=true"), QStringLiteral("strips=windows"), QStringLiteral("post-check=false")}};
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            for (int mood = 0; mood < 10; ++mood) {
                for (const QStringList &way : ways)
                    QTest::addRow("%s, mood %d, %s", flow->id().data(), mood, qPrintable(way.value(0)))
                        << toQString(flow->id()) << mood << way;
            }
        }
    }

    void everyStepOfEveryFlowEndsAsItDid()
    {
        QFETCH(QString, flow);
        QFETCH(int, mood);
        QFETCH(QStringList, settings);
        Forking run(mood);
        for (const QString &setting : settings)
            QCOMPARE(setFromText(run.settings, *findSetting(setting.section(u'=', 0, 0)), setting.section(u'=', 1)),
                     QString());
        if (mood % 2)
            run.web = nullptr;
        run.writer.silent = mood == 9;
        const Turn turn = run.ask(flow);
        int offered = 0;
        for (const ForkStep &step : forkSteps(turn)) {
            if (!step.whyNot.isEmpty())
                continue;
            ++offered;
            const int before = run.calls();
            const Result<Turn> forked = run.fork(turn, at(step));
            QVERIFY2(forked,
                     qPrintable(step.node + QStringLiteral(": ") + (forked ? QString() : forked.error().message)));
            QCOMPARE(shown(essence(*forked)), shown(essence(turn)));
            QCOMPARE(path(*forked), path(turn));
            QCOMPARE(forked->cost.calls, turn.cost.calls);
            QCOMPARE(run.calls() - before, turn.cost.calls - callsBefore(turn, step));
            QCOMPARE(forked->trace.size(), turn.trace.size());
            // A fork of a fork is based on the same trace.
            const Result<Turn> again = run.fork(*forked, at(step));
            QVERIFY(again);
            QCOMPARE(shown(essence(*again)), shown(essence(turn)));
        }
        QVERIFY(offered > 0);
        m_paths[flow].insert(path(turn).join(u' '));
        QCOMPARE(offered, path(turn).size());
    }

    void aComputedRunEndsAsItDid()
    {
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            for (const bool holds : {true, false}) {
                Forking run;
                run.calculator = statementCalculator(keepStatement(*run.library));
                if (!holds)
                    run.calculator.holds = [](const Computed &) { return false; };
                const Turn turn = run.ask(toQString(flow->id()), QStringLiteral("what is the turnover of points"));
                for (const ForkStep &step : forkSteps(turn)) {
                    const Result<Turn> forked = run.fork(turn, at(step));
                    QVERIFY2(forked, qPrintable(step.node + (forked ? QString() : forked.error().message)));
                    QCOMPARE(shown(essence(*forked)), shown(essence(turn)));
                    QCOMPARE(forked->trace.size(), turn.trace.size());
                }
                m_paths[toQString(flow->id())].insert(path(turn).join(u' '));
            }
        }
    }

    void thoseRunsWereNotAllAlike()
    {
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            QSet<QString> entered;
            const QSet<QString> &paths = m_paths[toQString(flow->id())];
            for (const QString &path : paths) {
                for (const QString &node : path.split(u' '))
                    entered.insert(node);
            }
            QStringList missing;
            for (const Graph::Node &node : flow->graph().nodes) {
                if (!entered.contains(node.id))
                    missing.append(node.id);
            }
            QVERIFY2(missing.isEmpty(), qPrintable(toQString(flow->id()) + u' ' + missing.join(u' ')));
            qInfo("%s: %d ways through it", flow->id().data(), int(paths.size()));
        }
    }

    void theBuiltInModelAnswersTheSame()
    {
        Forking run;
        const Result<ModelSet> mind = backendFor(QStringLiteral("builtin"))->open(run.settings, {}, *run.library, {});
        QVERIFY(mind);
        run.model = &*mind;
        run.web = nullptr;
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            for (const char *question : {"what are points on a mortgage", "who charges origination points",
                                         "when did the ducks return to the lake"}) {
                const Turn turn = run.ask(toQString(flow->id()), QLatin1String(question));
                for (const ForkStep &step : forkSteps(turn)) {
                    if (!step.whyNot.isEmpty())
                        continue;
                    const Result<Turn> forked = run.fork(turn, at(step));
                    QVERIFY2(forked, qPrintable(step.node + (forked ? QString() : forked.error().message)));
                    QCOMPARE(shown(essence(*forked)), shown(essence(turn)));
                }
            }
        }
    }

    // Text that the previous model wrote is not attributed to the new one.
    void anotherModelWritesAnew()
    {
        int asked = 0;
        int askedOfAnother = 0;
        for (int mood = 0; mood < 10; ++mood) {
            Forking run(mood);
            run.settings.longForm = true;
            const Turn turn = run.ask(QStringLiteral("reflection-rag"));
            for (const ForkStep &step : forkSteps(turn)) {
                ForkOptions options = at(step);
                const int before = run.calls();
                QVERIFY(run.fork(turn, options));
                const int between = run.calls();
                options.settings = {{QStringLiteral("writer-model"), QStringLiteral("another")}};
                QVERIFY(run.fork(turn, options));
                asked += between - before;
                askedOfAnother += run.calls() - between;
            }
        }
        QVERIFY2(askedOfAnother > asked, qPrintable(QStringLiteral("%1, %2").arg(asked).arg(askedOfAnother)));
    }

    void keepsWhatTheUserWantsAnyway_data()
    {
        QTest::addColumn<QString>("flow");
        for (const AnswerFlow *flow : offers<AnswerFlow>())
            QTest::newRow(flow->id().data()) << toQString(flow->id());
    }

    void keepsWhatTheUserWantsAnyway()
    {
        QFETCH(QString, flow);
        int used = 0;
        for (int mood = 0; mood < 12; ++mood) {
            Forking run(mood);
            run.web = nullptr;
            run.settings.passages = 3;
            const Turn turn = run.ask(flow);
            for (const ForkStep &step : forkSteps(turn)) {
                const auto left = leftAt(turn, step);
                const auto refused = left[u"refused"].toArray();
                if (!step.whyNot.isEmpty() || (refused.isEmpty() && step.node != QLatin1String("retrieve")))
                    continue;
                ForkOptions options = at(step);
                for (const Passage &passage : foundIn(turn.trace)) {
                    if (refused.contains(passage.id) || refused.isEmpty())
                        options.kept = {passage};
                }
                const Result<Turn> forked = run.fork(turn, options);
                QVERIFY(forked);
                const PassageId kept = options.kept.value(0).id;
                for (const Passage &source : forked->sources)
                    used += source.id == kept;
                QCOMPARE(forked->fork.changes.size(), 1);
                QVERIFY(std::none_of(forked->nearest.begin(), forked->nearest.end(), [&](const Passage &passage) {
                    return passage.id == kept && !refused.isEmpty() && forked->answer.isEmpty() == false;
                }));
            }
        }
        QVERIFY(used > 0);
    }

    void leavesOutWhatTheUserDoesNotWant()
    {
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            for (int mood = 0; mood < 4; ++mood) {
                Forking run(mood);
                const Turn turn = run.ask(toQString(flow->id()));
                for (const ForkStep &step : forkSteps(turn)) {
                    if (!step.whyNot.isEmpty() || turn.sources.isEmpty())
                        continue;
                    ForkOptions options = at(step);
                    options.leftOut = {turn.sources.first().id};
                    const Result<Turn> forked = run.fork(turn, options);
                    QVERIFY(forked);
                    const bool written = step.event > firstAnswer(turn); // that text stays as it was written
                    for (const Passage &source : forked->sources)
                        QVERIFY2(written || source.id != options.leftOut.first(), qPrintable(step.node));
                }
            }
        }
    }

    void looksForWhatTheUserTyped()
    {
        Forking run;
        const Turn turn = run.ask(QStringLiteral("self-rag"));
        ForkOptions options = at(forkSteps(turn).first());
        options.query = QStringLiteral("origination fee of the broker");
        options.settings = {{QStringLiteral("passages"), QStringLiteral("1")}};
        const Result<Turn> forked = run.fork(turn, options);
        QVERIFY(forked);
        QCOMPARE(forked->queries.first(), options.query);
        QCOMPARE(forked->question, turn.question);
        QCOMPARE(foundIn(forked->trace.mid(0, 4)).size(), 1);
        QCOMPARE(settingsOf(forked->trace)[QStringLiteral("passages")], QStringLiteral("1"));
        QCOMPARE(forked->fork.changes.size(), 2);
        const Result<Turn> again = run.fork(*forked, at(forkSteps(*forked).first())); // with the current settings
        QVERIFY(again);
        QCOMPARE(again->queries.first(), turn.question);
    }

    void aForkCanBeForkedWithWhatItChanged()
    {
        Forking run(3);
        run.settings.passages = 3;
        const Turn turn = run.ask(QStringLiteral("self-rag"));
        ForkOptions options = at(forkSteps(turn).first());
        options.query = QStringLiteral("origination fee of the broker");
        options.kept = {foundIn(turn.trace).last()};
        const Result<Turn> forked = run.fork(turn, options);
        QVERIFY(forked);
        for (const ForkStep &step : forkSteps(*forked).mid(1)) {
            const Result<Turn> again = run.fork(*forked, at(step));
            QVERIFY2(again, qPrintable(step.node));
            QCOMPARE(shown(essence(*again)), shown(essence(*forked)));
        }
    }

    void anotherFlowBeginsWithThePassages()
    {
        Forking run;
        run.web = nullptr;
        const Turn turn = run.ask(QStringLiteral("self-rag"));
        const QList<ForkStep> steps = forkSteps(turn);
        ForkOptions options = at(steps[1]);
        options.settings = {{QStringLiteral("flow"), QStringLiteral("plain")}};
        const Result<Turn> forked = run.fork(turn, options);
        QVERIFY(forked);
        QCOMPARE(path(*forked), words("retrieve write"));
        QCOMPARE(forked->sources.size(), foundIn(turn.trace.mid(0, steps[1].event)).size());
    }

    void saysWhereARunOfAnOlderVersionCanBeForked()
    {
        Forking run;
        Turn turn = run.ask(QStringLiteral("self-rag"));
        turn.trace.first().what = StepEntered{};
        const QList<ForkStep> steps = forkSteps(turn);
        QVERIFY(steps[0].whyNot.isEmpty());
        QVERIFY(!steps[1].whyNot.isEmpty());
        QCOMPARE(run.fork(turn, at(steps[1])).error().code, Error::Invalid);
        QVERIFY(run.fork(turn, at(steps[0])));
    }

    void saysWhatCannotBeTakenOver()
    {
        Forking run;
        Turn turn = run.ask(QStringLiteral("self-rag"));
        const QList<ForkStep> steps = forkSteps(turn);
        for (TraceEvent &event : turn.trace) { // as if the flow decided differently now
            if (kindOf(event) == TraceKind::Left && event.node == QLatin1String("retrieve"))
                std::get<StepLeft>(event.what).outcome = QStringLiteral("nothing");
        }
        const Result<Turn> forked = run.fork(turn, at(steps[1]));
        QVERIFY(!forked);
        QVERIFY(forked.error().message.contains(QStringLiteral("Find passages")));
        ForkOptions nowhere;
        nowhere.node = QStringLiteral("nowhere");
        QCOMPARE(run.fork(turn, nowhere).error().code, Error::NotFound);
        ForkOptions wrong = at(steps[0]);
        wrong.settings = {{QStringLiteral("passages"), QStringLiteral("many")}};
        QCOMPARE(run.fork(turn, wrong).error().code, Error::Invalid);
    }

private:
    static QJsonObject leftAt(const Turn &turn, const ForkStep &step)
    {
        for (const TraceEvent &event : turn.trace) {
            if (kindOf(event) == TraceKind::Left && event.node == step.node && event.visit == step.visit)
                return detailsOf(event);
        }
        return {};
    }
    static int firstAnswer(const Turn &turn)
    {
        for (int i = 0; i < turn.trace.size(); ++i) {
            const QJsonObject details = detailsOf(turn.trace[i]);
            if (details.contains(u"candidates") || details.contains(u"sources"))
                return i;
        }
        return int(turn.trace.size());
    }

    QHash<QString, QSet<QString>> m_paths;
};

QTEST_GUILESS_MAIN(tst_resumedrun)
#include "tst_resumedrun.moc"
