// Verdicts of recorded runs of all flows, and answers with support maps, compared with pictures (golden.h): light and
// dark, and, in a second run with QT_SCALE_FACTOR=2, at twice the size.
#include "computedvalues.h"
#include "core/session/session.h"
#include "tests/gui/golden.h"
#include "tests/traceevents.h"
#include "ui/conversation/answerview.h"
#include "ui/widgets/theme.h"
#include "ui/run/verdictpanel.h"

#include <QScrollBar>

using namespace golden;

namespace {

QImage ledger(const QString &flow, const core::Trace &events)
{
    ui::RunModel run;
    ui::VerdictPanel panel(run);
    panel.resize(room);
    panel.show();
    run.start(graphOf(flow));
    run.add(events);
    panel.reveal(0); // at once; normally cards are filled shortly after the events
    return atRest(panel);
}

core::Passage passage(core::PassageId id, int page, const char *text)
{
    core::Passage made;
    made.id = id;
    made.document = 5;
    made.title = QStringLiteral("Climate.pdf");
    made.page = made.lastPage = page;
    made.text = QString::fromUtf8(text);
    return made;
}

core::Citation citationOf(const core::Passage &passage, int number)
{
    core::Citation citation;
    citation.number = number;
    citation.passage = passage.id;
    citation.document = passage.document;
    citation.title = passage.title;
    citation.page = passage.page;
    citation.quote = passage.text;
    citation.to = int(passage.text.size());
    return citation;
}

// With sentences of every support level, a list and a bold word.
core::Turn answeredTurn()
{
    core::Turn turn;
    turn.id = QStringLiteral("answered");
    turn.question = QStringLiteral("What drives sea level rise, and since when?");
    const QStringList sentences{QStringLiteral("Sea level rises because water **expands** as it warms."),
                                QStringLiteral("- Since 1993 the rate has doubled."),
                                QStringLiteral("- Nobody knows why it began in that year of all years.")};
    turn.answer = sentences.join(u'\n');
    const core::Support supports[] = {core::Support::Fully, core::Support::Partially, core::Support::No};
    int at = 0;
    for (int i = 0; i < sentences.size(); ++i) {
        const int from = at + (sentences[i].startsWith(u'-') ? 2 : 0);
        turn.sentences.append(
            {from, at + int(sentences[i].size()), supports[i], i < 2 ? QList<int>{i + 1} : QList<int>{}});
        at += int(sentences[i].size()) + 1;
    }
    turn.sources = {passage(51, 12, "Thermal expansion of sea water and melting land ice raise the sea."),
                    passage(52, 14, "The rate of rise was 2.1 mm a year in 1993 and is 4.5 mm now.")};
    turn.citations = {citationOf(turn.sources[0], 1), citationOf(turn.sources[1], 2)};
    turn.queries = {turn.question, QStringLiteral("sea level rate since 1993")};
    turn.ending = core::Ending::Unverified;
    turn.remark = QStringLiteral("Part of this answer is not supported by your documents.");
    turn.cost = {7, 0, 0, 1.94};
    return turn;
}

core::Turn refusedTurn()
{
    core::Turn turn;
    turn.id = QStringLiteral("refused");
    turn.question = QStringLiteral("Who measured it first?");
    turn.nearest = {passage(53, 3, "Tide gauges have been read in Amsterdam and Stockholm for three hundred years.")};
    turn.queries = {turn.question};
    turn.ending = core::Ending::Abstained;
    turn.refusal = core::Refusal::NothingRelevant;
    turn.cost = {4, 0, 0, 0.31};
    return turn;
}

// In large letters, so that the lines below sentences can be distinguished.
QImage conversation(const core::Turn &turn)
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPixelSize(19);
    QApplication::setFont(large);
    core::Session session;
    session.id = 1;
    session.turns = {turn};
    ui::AnswerView view;
    view.resize(room);
    view.show();
    view.setSession(session);
    const QImage drawn = atRest(view, [&view] { view.verticalScrollBar()->setValue(0); });
    QApplication::setFont(usual);
    return drawn;
}

} // namespace

class TestGoldenAnswers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!hasTheFont())
            QSKIP("the pictures were drawn with DejaVu Sans: install fonts-dejavu-core");
    }

    void verdictsLookAsTheyDid_data() { addRows(); }
    void verdictsLookAsTheyDid()
    {
        QFETCH(QString, flow);
        QFETCH(QString, theme);
        ui::applyTheme(theme);
        LOOKS_ALIKE(compared(ledger(flow, traceOf(flow)), QStringLiteral("verdicts-") + flow, theme));
    }

    void answersLookAsTheyDid_data()
    {
        QTest::addColumn<QString>("theme");
        for (const char *theme : {"light", "dark"})
            QTest::newRow(theme) << QString::fromLatin1(theme);
    }
    void answersLookAsTheyDid()
    {
        QFETCH(QString, theme);
        ui::applyTheme(theme);
        LOOKS_ALIKE(compared(conversation(answeredTurn()), QStringLiteral("answer"), theme));
        LOOKS_ALIKE(compared(conversation(refusedTurn()), QStringLiteral("refusal"), theme));
        LOOKS_ALIKE(compared(conversation(computedTurn()), QStringLiteral("computed"), theme));
    }

    // Tests that the comparison detects changes.
    void whatMattersInVerdictsIsSeen_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"a passage is no longer relevant", "the answer is not judged", "nothing"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void whatMattersInVerdictsIsSeen()
    {
        QFETCH(QString, what);
        const QString flow = QStringLiteral("self-rag");
        ui::applyTheme(QStringLiteral("light"));
        core::Trace events = traceOf(flow);
        if (what == QStringLiteral("a passage is no longer relevant")) {
            core::PassageId judged = 0;
            for (core::TraceEvent &event : events) {
                if (event.node != QStringLiteral("grade") || event.visit != 2 || kindOf(event) != TraceKind::Judged)
                    continue;
                core::Verdict &verdict = std::get<core::VerdictTold>(event.what).verdict;
                verdict.label = QStringLiteral("no");
                verdict.passed = false;
                judged = verdict.passage;
                break;
            }
            for (core::TraceEvent &event : events) { // so it was neither kept nor used
                auto *left = std::get_if<core::StepLeft>(&event.what);
                if (left && left->report.kept)
                    left->report.kept->removeAll(judged);
                if (left && left->report.sources)
                    left->report.sources->removeAll(judged);
            }
        } else if (what == QStringLiteral("the answer is not judged")) {
            events.removeIf([](const core::TraceEvent &event) {
                return kindOf(event) == TraceKind::Judged && event.node == QStringLiteral("verify");
            });
        }
        const double off =
            difference(kept(QStringLiteral("verdicts-self-rag"), QStringLiteral("light")), ledger(flow, events));
        if (what == QStringLiteral("nothing"))
            LOOKS_ALIKE(off);
        else
            LOOKS_DIFFERENT(off);
    }

    void whatMattersInAnswersIsSeen_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"another support", "a sentence is missing", "it is verified", "the other theme"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void whatMattersInAnswersIsSeen()
    {
        QFETCH(QString, what);
        ui::applyTheme(what == QStringLiteral("the other theme") ? QStringLiteral("dark") : QStringLiteral("light"));
        core::Turn turn = answeredTurn();
        if (what == QStringLiteral("another support")) {
            turn.sentences[1].support = core::Support::Fully;
        } else if (what == QStringLiteral("a sentence is missing")) {
            turn.answer.truncate(turn.sentences.takeLast().from - 3); // including its list mark
        } else if (what == QStringLiteral("it is verified")) {
            turn.ending = core::Ending::Passed;
        }
        LOOKS_DIFFERENT(difference(kept(QStringLiteral("answer"), QStringLiteral("light")), conversation(turn)));
    }
};

QTEST_MAIN(TestGoldenAnswers)
#include "tst_goldenanswers.moc"
