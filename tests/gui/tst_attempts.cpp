// Comparing attempts: what a run's events say about them, the differences between two, and their description in words.
#include "recordedrun.h"
#include "ui/run/attemptspanel.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QJsonArray>
#include <QComboBox>
#include <QTextBrowser>
#include <QtTest>

using namespace ui;

namespace {

struct Told : RunModel // a run with its attempts
{
    explicit Told(const core::Trace &trace) { add(trace); }
};

QString inSigns(const QList<WordChange> &changes)
{
    QString text;
    for (const WordChange &change : changes)
        text += QStringLiteral("%1[%2]").arg(QStringLiteral("=-+").at(change.kind), change.words);
    return text;
}

core::Passage passage(core::PassageId id)
{
    core::Passage made;
    made.id = id;
    made.title = QStringLiteral("Book %1").arg(id);
    made.page = 3;
    made.text = QStringLiteral("Text %1.").arg(id);
    return made;
}

core::TraceEvent found(const QString &query, const QList<core::PassageId> &ids)
{
    QJsonArray passages;
    for (const core::PassageId id : ids)
        passages.append(inQt(core::toJson(passage(id))));
    return MadeEvent{TraceKind::Left,
                     QStringLiteral("retrieve"),
                     1,
                     QStringLiteral("found"),
                     {{QStringLiteral("query"), query}, {QStringLiteral("passages"), passages}},
                     0};
}

core::TraceEvent judged(core::Verdict::Kind kind, core::PassageId id, const char *label, bool passed)
{
    core::Verdict verdict;
    verdict.kind = kind;
    verdict.passage = id;
    verdict.label = QLatin1String(label);
    verdict.passed = passed;
    verdict.probability = passed ? 0.9 : 0.1;
    return MadeEvent{TraceKind::Judged, QStringLiteral("grade"), 1, {}, inQt(core::toJson(verdict)), 0};
}

core::TraceEvent written(const QString &text, const QList<core::PassageId> &sources)
{
    QJsonArray ids;
    for (const core::PassageId id : sources)
        ids.append(id);
    return MadeEvent{TraceKind::Left,
                     QStringLiteral("write"),
                     1,
                     QStringLiteral("written"),
                     {{QStringLiteral("text"), text}, {QStringLiteral("sources"), ids}},
                     0};
}

const core::Trace twoSearches{found(QStringLiteral("sea level"), {1, 2}),
                              judged(core::Verdict::Relevance, 1, "yes", true),
                              judged(core::Verdict::Relevance, 2, "no", false),
                              written(QStringLiteral("The sea rises by three millimetres."), {1}),
                              judged(core::Verdict::Support, 0, "no", false),
                              found(QStringLiteral("sea level rise rate"), {2, 3}),
                              judged(core::Verdict::Relevance, 2, "yes", true),
                              judged(core::Verdict::Relevance, 3, "yes", true),
                              written(QStringLiteral("The sea rises by four millimetres a year."), {2, 3}),
                              judged(core::Verdict::Support, 0, "fully", true)};

} // namespace

class tst_attempts : public QObject
{
    Q_OBJECT

private slots:
    void comparesWordByWord_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("changes");
        QTest::newRow("same") << "a b"
                              << "a  b"
                              << "=[a b]";
        QTest::newRow("replaced") << "a b c"
                                  << "a x y c"
                                  << "=[a]-[b]+[x y]=[c]";
        QTest::newRow("nothing before") << ""
                                        << "a b"
                                        << "+[a b]";
        QTest::newRow("nothing after") << "a b"
                                       << ""
                                       << "-[a b]";
        QTest::newRow("in the middle") << "a b c d e"
                                       << "b c x e"
                                       << "-[a]=[b c]-[d]+[x]=[e]";
        QTest::newRow("twice the same") << "a a"
                                        << "a a a"
                                        << "=[a a]+[a]";
    }

    void comparesWordByWord()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QTEST(inSigns(diffWords(before, after)), "changes");
    }

    void comparesLongTextsInBoundedTime()
    {
        QString before;
        QString after;
        for (int i = 0; i < 30'000; ++i) {
            before += QStringLiteral("w%1 ").arg(i);
            after += QStringLiteral("v%1 ").arg(i);
        }
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(diffWords(before, after).size(), 2);
        QVERIFY(clock.elapsed() < 1000);
    }

    void takesASecondSearchForAnotherAttempt()
    {
        const Told run(twoSearches);
        const Attempts &attempts = run.attempts();
        QCOMPARE(attempts.all().size(), 2);
        const AttemptSeen &first = attempts.all()[0];
        QCOMPARE(first.queries, QStringList(QStringLiteral("sea level")));
        QCOMPARE(first.used, QSet<core::PassageId>({1}));
        QVERIFY(first.grounded && !first.grounded->passed);
        const AttemptSeen &second = attempts.all()[1];
        QCOMPARE(second.used, QSet<core::PassageId>({2, 3}));
        QVERIFY(second.grounded->passed);
    }

    void saysWhatWasGainedLostAndFlipped()
    {
        const Told run(twoSearches);
        const Attempts &attempts = run.attempts();
        const Comparison comparison = compare(attempts.all()[0], attempts.all()[1]);
        QCOMPARE(comparison.gained, QList<core::PassageId>({2, 3}));
        QCOMPARE(comparison.lost, QList<core::PassageId>({1}));
        QCOMPARE(comparison.flipped.size(), 2);
        QCOMPARE(comparison.flipped[0].passage, 2);
        QCOMPARE(comparison.flipped[1].passage, 0);
        QCOMPARE(inSigns(comparison.answer),
                 QStringLiteral("=[The sea rises by]-[three millimetres.]+[four millimetres "
                                "a year.]"));
    }

    void tellsRegenerationsApart() // the recorded run has both loops
    {
        const Told run(sample::trace());
        const Attempts &attempts = run.attempts();
        QVERIFY(attempts.all().size() > 1);
        for (const AttemptSeen &attempt : attempts.all())
            QVERIFY(!attempt.queries.isEmpty());
    }

    void showsALiveRunAndItsReplayAlike()
    {
        RunModel run;
        RunModel replayed;
        RunModel parent;
        AttemptsPanel live(run, parent);
        AttemptsPanel replay(replayed, parent);
        for (AttemptsPanel *panel : {&live, &replay})
            panel->show();
        for (const core::TraceEvent &event : twoSearches)
            run.add({event});
        replayed.add(sample::trace());
        replayed.clear();
        replayed.add(twoSearches);
        auto *text = live.findChild<QTextBrowser *>();
        QTRY_VERIFY(text->toPlainText().contains(QStringLiteral("gained: Book 2, p. 3")));
        QTRY_COMPARE(replay.findChild<QTextBrowser *>()->toPlainText(), text->toPlainText());
        QVERIFY(text->toPlainText().contains(QStringLiteral("lost: Book 1, p. 3")));
        // The answers come first, side by side.
        const QString shown = text->toPlainText();
        QVERIFY2(shown.startsWith(QStringLiteral("Different: answer")), qPrintable(shown));
        const auto lost = shown.indexOf(QStringLiteral("[−three millimetres.]"));
        const auto gained = shown.indexOf(QStringLiteral("[+four millimetres a year.]"));
        QVERIFY2(lost > 0 && lost < gained && gained < shown.indexOf(QStringLiteral("gained: Book 2")),
                 qPrintable(shown));
        QVERIFY(text->toPlainText().contains(QStringLiteral("No verdict has changed")) == false);
    }

    void comparesAForkWithWhatItWasForkedFrom()
    {
        RunModel run;
        RunModel parent;
        AttemptsPanel panel(run, parent);
        panel.show();
        parent.add(twoSearches.mid(0, 5));
        run.add(twoSearches.mid(5));
        auto *text = panel.findChild<QTextBrowser *>();
        QTRY_VERIFY(text->isVisible() && text->toPlainText().contains(QStringLiteral("gained")));
        QCOMPARE(panel.findChild<QComboBox *>(QStringLiteral("before"))->currentText(),
                 QStringLiteral("Earlier run, attempt 1"));
    }

    void saysThatThereIsNothingToCompare()
    {
        RunModel run;
        RunModel parent;
        AttemptsPanel panel(run, parent);
        panel.show();
        run.add(twoSearches.mid(0, 5));
        QTRY_VERIFY(!panel.findChild<QTextBrowser *>()->isVisible());
    }

    void canBeUsedByKeyboard()
    {
        RunModel run;
        RunModel parent;
        AttemptsPanel panel(run, parent);
        panel.show();
        run.add(twoSearches);
        auto *before = panel.findChild<QComboBox *>(QStringLiteral("before"));
        QTRY_COMPARE(before->count(), 2);
        panel.activateWindow();
        before->setFocus();
        QTest::keyClick(before, Qt::Key_Down);
        QCOMPARE(before->currentIndex(), 1);
        for (const QWidget *control : panel.findChildren<QWidget *>()) {
            if (control->focusPolicy() & Qt::TabFocus && control->isVisible())
                QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
        }
    }

    void textsCannotRunAnything()
    {
        RunModel run;
        RunModel parent;
        AttemptsPanel panel(run, parent);
        panel.show();
        core::Trace trace = twoSearches;
        trace[3] = written(QStringLiteral("<a href=\"file:///etc/passwd\">x</a><img src=\"http://x/y\">"), {1});
        run.add(trace);
        auto *text = panel.findChild<QTextBrowser *>();
        QTRY_VERIFY(text->toPlainText().contains(QStringLiteral("<img")));
        QVERIFY(!text->toHtml().contains(QStringLiteral("<img")));
        QVERIFY(!text->toHtml().contains(QStringLiteral("<a href")));
    }
};

QTEST_MAIN(tst_attempts)
#include "tst_attempts.moc"
