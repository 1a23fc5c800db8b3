#include "generatedturns.h"
#include "ui/conversation/answertext.h"
#include "ui/conversation/answerview.h"
#include "ui/run/runmodel.h"
#include "ui/conversation/turnactions.h"
#include "ui/conversation/turnview.h"
#include "ui/run/stepper.h"
#include "ui/widgets/theme.h"
#include "tests/traceevents.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>

using namespace core;
using ui::AnswerView;
using ui::TurnView;

namespace {

const QString answer = QStringLiteral("Water expands as it warms. Land ice melts. Nobody knows why.");

Turn answered(const QString &id)
{
    Turn turn;
    turn.id = id;
    turn.question = QStringLiteral("What drives sea level rise?");
    turn.queries = QStringList{turn.question};
    turn.answer = answer;
    turn.sentences = {{0, 26, Support::Fully, {1}}, {27, 42, Support::Partially, {2, 9}}, {43, 60, Support::No, {}}};
    Citation one;
    one.number = 1;
    one.passage = 11;
    one.document = 5;
    one.title = QStringLiteral("Climate.pdf");
    one.page = 12;
    one.quote = QStringLiteral("thermal expansion");
    Citation two = one;
    two.number = 2;
    two.page = 14;
    two.pageLabel = QStringLiteral("xiv");
    turn.citations = {one, two};
    Passage source;
    source.id = 11;
    source.title = one.title;
    source.page = 12;
    Passage unused = source;
    unused.id = 12;
    unused.page = 40;
    turn.sources = {source, unused};
    turn.ending = Ending::Passed;
    turn.cost = {7, 0, 0, 1.94};
    return turn;
}

Turn refused(Refusal refusal)
{
    Turn turn;
    turn.id = QStringLiteral("r");
    turn.question = QStringLiteral("Who won?");
    turn.queries = QStringList{turn.question, QStringLiteral("winner")};
    turn.ending = refusal == Refusal::ModelUnreachable ? Ending::Failed : Ending::Abstained;
    turn.refusal = refusal;
    Passage near;
    near.id = 3;
    near.title = QStringLiteral("Sport.pdf");
    near.page = 2;
    near.text = QStringLiteral("The match was <b>postponed</b>.");
    turn.nearest = {near};
    return turn;
}

app::Run question(int number, const QString &turn, SessionId session = 0)
{
    app::Run run;
    run.number = number;
    run.subject = QStringLiteral("Why?");
    run.session = session;
    run.turn = turn;
    run.graph = {QStringLiteral("self-rag"),
                 QStringLiteral("Self-RAG"),
                 {{QStringLiteral("write"), QStringLiteral("Write an answer"), {}}}};
    return run;
}

TraceEvent said(const QString &words, int visit = 1)
{
    return MadeEvent{TraceKind::Token, QStringLiteral("write"), visit, words, {}, 0};
}

Session session(const QList<Turn> &turns, SessionId id = 1)
{
    Session session;
    session.id = id;
    session.turns = turns;
    session.turnCount = int(turns.size());
    return session;
}

// Without the character that joins a citation to its sentence.
QString bare(QString text)
{
    return text.remove(QChar(0x2060));
}

QTextCharFormat formatAt(const QTextDocument &document, const QString &words)
{
    return document.find(words).charFormat();
}

QString labelled(const QWidget &widget, const QString &name)
{
    for (const QLabel *label : widget.findChildren<QLabel *>()) {
        if (label->accessibleName() == name && !label->isHidden()) {
            QTextDocument plain;
            plain.setHtml(label->text());
            return label->textFormat() == Qt::RichText ? plain.toPlainText() : label->text();
        }
    }
    return {};
}

QPushButton *button(const QWidget &widget, const QString &text)
{
    for (QPushButton *each : widget.findChildren<QPushButton *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

} // namespace

class TestAnswerView : public QObject
{
    Q_OBJECT

private slots:
    void marksParagraphsAndSentencesByTheirSupport();
    void aBarBrightensWhereTheMouseIs();
    void actionsAreSeenOnHoverAndFocus();
    void putsCitationsAfterTheirSentence();
    void setsListsAndBoldWithoutLosingPlaces();
    void survivesOffsetsThatDoNotFit();
    void saysHowItEnded_data();
    void saysHowItEnded();
    void tellsHowOftenSuchQuotationsWereRight();
    void neverVerifiesWhatASentenceLacks();
    void theWindowSaysNoMoreThanIsKnown();
    void opensACitation();
    void listsWhatWasReadButNotCited();
    void refusesInOneSentenceWithTheNearestPassages();
    void namesWhatWasNotReadAndLeadsToIt();
    void doesNotTrustTextOfDocuments();
    void streamsAndThenShowsTheTurn();
    void aStoppedRunHasTheCallsThatTheGraphCounts();
    void beginsAnewWithAnotherAttempt();
    void leavesTheScrollBarToWhoScrolledUp();
    void choosesAnOlderTurn();
    void offersTheRunOfTheChosenTurn();
    void keepsTheWordsOfARunThatFails();
    void changesTheSession();
    void goesOnWhileTheUserReadsAnotherSession();
    void doesNotTakeTheKeptQuestionForItsAnswer();
    void copiesTheAnswerWithItsSources();
    void keepsUpWithAFastModel();
    void showsTheEndOfALongConversation();
};

void TestAnswerView::marksParagraphsAndSentencesByTheirSupport()
{
    Turn turn = answered(QStringLiteral("t"));
    const auto document = ui::answerDocument(turn);
    QCOMPARE(formatAt(*document, QStringLiteral("expands")).underlineStyle(), QTextCharFormat::NoUnderline);
    QCOMPARE(formatAt(*document, QStringLiteral("ice")).underlineStyle(), QTextCharFormat::NoUnderline);
    QCOMPARE(formatAt(*document, QStringLiteral("Nobody")).underlineStyle(), QTextCharFormat::WaveUnderline);
    QCOMPARE(ui::supportOfBlocks(*document, turn), QList<Support>{Support::Partially}); // with different support
    for (AnswerSentence &sentence : turn.sentences) {
        sentence.support = Support::Fully;
        sentence.citations = {1};
    }
    QCOMPARE(ui::supportOfBlocks(*ui::answerDocument(turn), turn), QList<Support>{Support::Fully});
    for (AnswerSentence &sentence : turn.sentences)
        sentence.support = Support::No;
    QCOMPARE(ui::supportOfBlocks(*ui::answerDocument(turn), turn), QList<Support>{Support::No});
    turn.answer.replace(QStringLiteral(" Land"), QStringLiteral("\nLand"));
    turn.sentences[0].support = Support::Unchecked;
    QCOMPARE(ui::supportOfBlocks(*ui::answerDocument(turn), turn), (QList<Support>{Support::Unchecked, Support::No}));
}

// The bar of each support level has its own form, distinguishable without colour.
void TestAnswerView::aBarBrightensWhereTheMouseIs()
{
    QList<int> forms;
    for (const Support support : {Support::Fully, Support::Partially, Support::No, Support::Unchecked}) {
        Turn turn = answered(QStringLiteral("t"));
        for (AnswerSentence &sentence : turn.sentences) {
            sentence.support = support;
            sentence.citations = {1};
        }
        TurnView view(turn, false);
        view.resize(300, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTest::qWait(50); // wait for the layout
        auto *text = view.findChild<ui::AnswerText *>();
        const auto bar = [text] { return text->viewport()->grab(QRect(0, 0, 4, 60)).toImage(); };
        const QImage rest = bar();
        int edges = 0; // changes along the bar
        for (int y = 1; y < rest.height(); ++y)
            edges += rest.pixelColor(1, y) != rest.pixelColor(1, y - 1);
        QVERIFY2(!forms.contains(edges), qPrintable(QStringLiteral("%1 of %2").arg(edges).arg(int(support))));
        forms.append(edges);
        QTextCursor in = text->document()->find(QStringLiteral("expands"));
        const QPoint place = text->cursorRect(in).center() - QPoint(4, 0);
        QMouseEvent moved(QEvent::MouseMove, place, text->viewport()->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                          {});
        QCoreApplication::sendEvent(text->viewport(), &moved);
        QCOMPARE(bar() != rest, support != Support::Unchecked);
        QEvent left(QEvent::Leave);
        QCoreApplication::sendEvent(text, &left);
        QCOMPARE(bar(), rest);
    }
}

void TestAnswerView::actionsAreSeenOnHoverAndFocus()
{
    AnswerView view;
    view.resize(600, 400);
    view.show();
    view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    Turn turn = answered(QStringLiteral("t"));
    turn.trace = {MadeEvent{TraceKind::Entered, QStringLiteral("write"), 1, {}, {}, 0}};
    view.setSession(session({turn}));
    auto *shown = view.findChild<TurnView *>();
    auto *actions = shown->findChild<ui::TurnActions *>();
    auto *copy = actions->findChild<QToolButton *>(QStringLiteral("copy"));
    QVERIFY(copy->isVisible() && (copy->focusPolicy() & Qt::TabFocus) && !copy->accessibleName().isEmpty());
    QEvent left(QEvent::Leave);
    QCoreApplication::sendEvent(shown, &left); // the real mouse may be anywhere
    view.setFocus();
    QVERIFY(!actions->areSeen());
    const QImage quiet = actions->grab().toImage();
    QEnterEvent entered(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QCoreApplication::sendEvent(shown, &entered);
    QVERIFY(actions->areSeen());
    QVERIFY(actions->grab().toImage() != quiet);
    QCoreApplication::sendEvent(shown, &left);
    QVERIFY(!actions->areSeen());
    copy->setFocus(Qt::TabFocusReason);
    QVERIFY(actions->areSeen());
    QTest::keyClick(copy, Qt::Key_Space);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Water expands")));
    QSignalSpy again(&view, &AnswerView::againWanted);
    QSignalSpy edit(&view, &AnswerView::editWanted);
    QSignalSpy replay(&view, &AnswerView::replayWanted);
    QSignalSpy test(&view, &AnswerView::testQuestionWanted);
    for (const char *act : {"again", "edit", "replay", "test"})
        actions->findChild<QAction *>(QLatin1String(act))->trigger();
    QCOMPARE(again.size() + edit.size() + replay.size() + test.size(), 4);
}

void TestAnswerView::putsCitationsAfterTheirSentence()
{
    const auto document = ui::answerDocument(answered(QStringLiteral("t")));
    // 9 is a citation that does not exist.
    QCOMPARE(bare(document->toPlainText()),
             QStringLiteral("Water expands as it warms.[1] Land ice melts.[2] [partly supported] "
                            "Nobody knows why. [no source]"));
    QCOMPARE(formatAt(*document, QStringLiteral("[2]")).anchorHref(), QStringLiteral("cite:2"));
}

void TestAnswerView::setsListsAndBoldWithoutLosingPlaces()
{
    Turn turn;
    turn.answer = QStringLiteral("Two things:\n- **Ice** melts.\n- Water expands.");
    const int from = int(turn.answer.indexOf(QStringLiteral("Water")));
    turn.sentences = {{from, int(turn.answer.size()), Support::No, {}}};
    const auto document = ui::answerDocument(turn);
    QCOMPARE(document->toPlainText(), QStringLiteral("Two things:\n•  Ice melts.\n•  Water expands. [no source]"));
    QVERIFY(formatAt(*document, QStringLiteral("Ice")).fontWeight() > QFont::Normal);
    QCOMPARE(formatAt(*document, QStringLiteral("melts")).underlineStyle(), QTextCharFormat::NoUnderline);
    QCOMPARE(formatAt(*document, QStringLiteral("Water expands.")).underlineStyle(), QTextCharFormat::WaveUnderline);
}

void TestAnswerView::survivesOffsetsThatDoNotFit()
{
    Turn turn = answered(QStringLiteral("t"));
    turn.sentences = {{-5, 4, Support::Fully, {}}, {2, 9000, Support::No, {1}}, {50, 10, Support::Fully, {}}};
    const auto document = ui::answerDocument(turn);
    QVERIFY(document->toPlainText().startsWith(QStringLiteral("Wate")));
    QVERIFY(document->toPlainText().contains(QStringLiteral("r expands")));
    QVERIFY(document->toPlainText().contains(QStringLiteral("knows why.")));
}

void TestAnswerView::saysHowItEnded_data()
{
    QTest::addColumn<Ending>("ending");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("warned");
    QTest::newRow("verified") << Ending::Passed << QStringLiteral("✓ Verified") << false;
    QTest::newRow("grounded") << Ending::GroundedNotUseful << QStringLiteral("◐ Supported, but may not fully answer")
                              << false;
    QTest::newRow("unverified") << Ending::Unverified << QStringLiteral("△ Not verified") << true;
    QTest::newRow("no sources") << Ending::NoSources << QStringLiteral("○ From model memory, no document used") << true;
    QTest::newRow("abstained") << Ending::Abstained << QStringLiteral("– No answer") << false;
    QTest::newRow("failed") << Ending::Failed << QStringLiteral("✕ Failed") << true;
}

void TestAnswerView::saysHowItEnded()
{
    QFETCH(Ending, ending);
    QFETCH(QString, line);
    QFETCH(bool, warned);
    Turn turn = verified(answered(QStringLiteral("t")));
    turn.ending = ending;
    turn.remark = warned ? QStringLiteral("The check for support failed.") : QString();
    TurnView view(turn, false);
    view.show();
    const QString shown = labelled(view, QStringLiteral("Outcome"));
    QVERIFY2(shown.startsWith(line), qPrintable(shown));
    const QString about = labelled(view, QStringLiteral("About this answer"));
    QVERIFY2(about.startsWith(QStringLiteral("Why? · ")), qPrintable(about));
    QVERIFY2(about.endsWith(QStringLiteral("7 calls · 1.9 s")), qPrintable(about));
    QCOMPARE(!labelled(view, QStringLiteral("Warning")).isEmpty(), warned);
    if (ending == Ending::Passed)
        QVERIFY(about.contains(QStringLiteral("1 source"))); // the other was read but not cited
}

void TestAnswerView::tellsHowOftenSuchQuotationsWereRight()
{
    Turn turn = verified(answered(QStringLiteral("t")));
    turn.model = QStringLiteral("builtin");
    turn.likelihood = {core::Likelihood::Probable, 0.6, {}, {39, 24}};
    const TurnView view(turn, false);
    const QList<QLabel *> labels = view.findChildren<QLabel *>();
    const auto outcome = std::find_if(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->accessibleName() == QStringLiteral("Outcome");
    });
    QVERIFY(outcome != labels.end());
    QVERIFY((*outcome)->text().contains(QStringLiteral("Quoted · probably answers")));
    const QString measured = QStringLiteral("24 of 39 quotations");
    QVERIFY((*outcome)->toolTip().contains(measured));
    QVERIFY((*outcome)->accessibleDescription().contains(measured));
}

void TestAnswerView::neverVerifiesWhatASentenceLacks()
{
    Turn turn = verified(answered(QStringLiteral("t")));
    turn.sentences.last().support = Support::No;
    TurnView view(turn, false);
    view.show();
    const QString shown = labelled(view, QStringLiteral("Outcome"));
    QVERIFY2(shown.startsWith(QStringLiteral("◐ Partly supported: 1 of 3 sentences has no source")), qPrintable(shown));
    QVERIFY(!shown.contains(QStringLiteral("Verified")));
    QVERIFY(view.answerText().endsWith(QStringLiteral("[no source]")));
}

void TestAnswerView::theWindowSaysNoMoreThanIsKnown()
{
    TurnGenerator generator(7);
    for (int i = 0; i < 300; ++i) {
        const GeneratedTurn made = generator.next();
        if (made.mayBeVerified)
            continue;
        TurnView view(made.turn, false);
        for (const QLabel *label : view.findChildren<QLabel *>()) {
            QVERIFY2(!saysVerified(label->text()), qPrintable(label->text()));
            QVERIFY2(made.mayBeComputed || !saysComputed(label->text()), qPrintable(label->text()));
        }
        QVERIFY2(!saysVerified(view.answerText()), qPrintable(view.answerText()));
    }
}

void TestAnswerView::opensACitation()
{
    AnswerView view;
    view.resize(700, 500);
    view.show();
    view.setSession(session({answered(QStringLiteral("t"))}));
    QSignalSpy opened(&view, &AnswerView::citationActivated);
    auto *text = view.findChild<ui::AnswerText *>();
    QTextCursor mark = text->document()->find(QStringLiteral("[2]"));
    mark.setPosition(mark.position() - 1);
    const QPoint place = text->cursorRect(mark).center();
    QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].value<Citation>().page, 14);
}

void TestAnswerView::listsWhatWasReadButNotCited()
{
    TurnView view(answered(QStringLiteral("t")), false);
    view.show();
    const QString sources = labelled(view, QStringLiteral("Sources"));
    QVERIFY2(sources.contains(QStringLiteral("[1] p. 12")), qPrintable(sources));
    QVERIFY2(sources.contains(QStringLiteral("[2] p. xiv (PDF 14)")), qPrintable(sources));
    QCOMPARE(sources.count(QStringLiteral("Climate.pdf")), 1); // a document is named once
    const QString about = labelled(view, QStringLiteral("About this answer"));
    QVERIFY2(about.contains(QStringLiteral("1 more passage")), qPrintable(about));
}

void TestAnswerView::refusesInOneSentenceWithTheNearestPassages()
{
    AnswerView view;
    view.show();
    view.setSession(session({refused(Refusal::NothingRelevant)}));
    QApplication::processEvents(); // wait for the layout
    QSignalSpy next(&view, &AnswerView::nextStepWanted);
    QSignalSpy anyway(&view, &AnswerView::anywayWanted);
    QVERIFY(labelled(view, QStringLiteral("Why there is no answer")).contains(QStringLiteral("none is relevant")));
    QVERIFY(labelled(view, QStringLiteral("Queries tried")).contains(QStringLiteral("“winner”")));
    QVERIFY(button(view, QStringLiteral("Rephrase the question")));
    QTest::mouseClick(button(view, QStringLiteral("Rephrase the question")), Qt::LeftButton);
    QCOMPARE(next[0][0].value<Refusal>(), Refusal::NothingRelevant);
    QTest::mouseClick(button(view, QStringLiteral("Answer from these anyway")), Qt::LeftButton);
    QCOMPARE(anyway[0][1].value<QList<Passage>>().size(), 1);

    view.setSession(session({refused(Refusal::ModelUnreachable)}, 2));
    QVERIFY(button(view, QStringLiteral("Connect a model…")));
}

void TestAnswerView::namesWhatWasNotReadAndLeadsToIt()
{
    Turn turn = refused(Refusal::NothingRelevant);
    const PageGroup pictures{PageStatus::Empty, QStringLiteral("only pictures"), 29, {{12, 40, {}, {}}}};
    turn.gaps.unread = {{7, QStringLiteral("X"), QStringLiteral("X <b>.pdf"), 29, 60, {pictures}, {}}};
    turn.gaps.more = 2;
    TurnView view(turn, false);
    view.show();
    const QString line = labelled(view, QStringLiteral("Not read"));
    QVERIFY2(line.contains(QStringLiteral("Pages 12–40 (only pictures) of X <b>.pdf could not be read.")),
             qPrintable(line));
    QVERIFY(line.contains(QStringLiteral("2 more documents")));
    QSignalSpy wanted(&view, &TurnView::documentActivated);
    for (QLabel *label : view.findChildren<QLabel *>()) {
        if (label->accessibleName() == QStringLiteral("Not read"))
            emit label->linkActivated(QStringLiteral("document:7"));
    }
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toLongLong(), 7);

    turn.gaps = {};
    TurnView whole(turn, false);
    whole.show();
    QVERIFY(labelled(whole, QStringLiteral("Not read")).isEmpty());
}

void TestAnswerView::doesNotTrustTextOfDocuments()
{
    Turn turn = refused(Refusal::NothingFound);
    turn.nearest[0].title = QStringLiteral("<img src=x>");
    turn.queries.append(QStringLiteral("<i>tag</i>"));
    turn.question = QStringLiteral("<h1>Loud</h1>");
    TurnView view(turn, false);
    view.show();
    QCOMPARE(labelled(view, QStringLiteral("Question")), QStringLiteral("<h1>Loud</h1>"));
    QVERIFY(labelled(view, QStringLiteral("Queries tried")).contains(QStringLiteral("<i>tag</i>")));
    bool card = false;
    for (const QLabel *label : view.findChildren<QLabel *>())
        card = card || label->text().contains(QStringLiteral("&lt;img src=x&gt;"));
    QVERIFY(card);
}

void TestAnswerView::streamsAndThenShowsTheTurn()
{
    AnswerView view;
    view.resize(600, 400);
    view.show();
    view.begin(question(3, QStringLiteral("t")));
    view.add(3, {MadeEvent{TraceKind::Entered, QStringLiteral("write"), 1, {}, {}, 0}, said(QStringLiteral("Water "))});
    view.add(2, {said(QStringLiteral("of a run that was stopped"))});
    view.add(3, {said(QStringLiteral("expands"))});
    auto *turn = view.findChild<TurnView *>();
    QCOMPARE(turn->answerText(), QStringLiteral("Water expands"));
    auto *steps = turn->findChild<ui::Stepper *>();
    QVERIFY(steps->isVisible()); // in the place of the answer
    QVERIFY(labelled(*turn, QStringLiteral("Outcome")).isEmpty());
    QSignalSpy ended(&view, &AnswerView::ended);
    view.setSession(session({answered(QStringLiteral("t"))}));
    view.end(3, {});
    QCOMPARE(view.findChildren<TurnView *>().size(), 1);
    QVERIFY(!steps->isVisible());
    QVERIFY(!labelled(*turn, QStringLiteral("Outcome")).isEmpty());
    QCOMPARE(bare(turn->answerText()),
             QStringLiteral("Water expands as it warms.[1] Land ice melts.[2] [partly supported] "
                            "Nobody knows why. [no source]"));
    QCOMPARE(ended.size(), 1);
}

void TestAnswerView::aStoppedRunHasTheCallsThatTheGraphCounts()
{
    AnswerView view;
    view.resize(600, 400);
    view.show();
    view.begin(question(3, QStringLiteral("t")));
    const Trace events{
        MadeEvent{TraceKind::Entered, QStringLiteral("grade"), 1, {}, {}, 0},
        MadeEvent{TraceKind::Judged, QStringLiteral("grade"), 1, {}, {{QStringLiteral("calls"), 1}}, 400},
        MadeEvent{TraceKind::Judged, QStringLiteral("grade"), 1, {}, {{QStringLiteral("calls"), 1}}, 2300},
    };
    view.add(3, events);
    view.end(3, {});
    ui::RunModel graph;
    graph.add(events);
    const QString calls = graph.budget().parts().first().used;
    QCOMPARE(calls, QStringLiteral("2"));
    const QString outcome = labelled(*view.findChild<TurnView *>(), QStringLiteral("About this answer"));
    QVERIFY2(outcome.contains(calls + QStringLiteral(" calls")) && outcome.contains(QStringLiteral("2.3 s")),
             qPrintable(outcome));
}

void TestAnswerView::beginsAnewWithAnotherAttempt()
{
    AnswerView view;
    view.begin(question(3, QStringLiteral("t")));
    view.add(3, {said(QStringLiteral("A bad answer")), said(QStringLiteral("A better "), 2),
                 said(QStringLiteral("answer"), 2)});
    QCOMPARE(view.findChild<TurnView *>()->answerText(), QStringLiteral("A better answer"));
}

void TestAnswerView::leavesTheScrollBarToWhoScrolledUp()
{
    AnswerView view;
    view.resize(500, 240);
    view.show();
    QList<Turn> turns;
    for (int i = 0; i < 6; ++i)
        turns.append(answered(QString::number(i)));
    view.setSession(session(turns));
    QScrollBar *bar = view.verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    QTRY_COMPARE(bar->value(), bar->maximum());

    view.begin(question(1, QStringLiteral("new"), 1));
    const QString words = QStringLiteral("Another sentence that takes some room in this narrow window. ");
    for (int i = 0; i < 20; ++i)
        view.add(1, {said(words)});
    QTRY_COMPARE(bar->value(), bar->maximum()); // scrolls along

    bar->setValue(40);
    for (int i = 0; i < 20; ++i)
        view.add(1, {said(words)});
    QTest::qWait(20);
    QCOMPARE(bar->value(), 40); // does not jump
}

void TestAnswerView::choosesAnOlderTurn()
{
    AnswerView view;
    view.resize(600, 900);
    view.show();
    QSignalSpy chosen(&view, &AnswerView::chosen);
    Turn first = answered(QStringLiteral("a"));
    first.trace = {said(QStringLiteral("x"))};
    view.setSession(session({first, answered(QStringLiteral("b"))}));
    QCOMPARE(chosen.size(), 1); // initially the last one
    QCOMPARE(chosen[0][0].value<Turn>().id, QStringLiteral("b"));
    auto *older = view.findChildren<TurnView *>().first()->findChild<QLabel *>(); // “You”
    QTest::mouseClick(older, Qt::LeftButton);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen[1][0].value<Turn>().id, QStringLiteral("a"));
    QCOMPARE(chosen[1][0].value<Turn>().trace.size(), 1);
    QCOMPARE(chosen[1][1].toBool(), false);
    view.chooseNext();
    QCOMPARE(chosen[2][0].value<Turn>().id, QStringLiteral("b"));
}

void TestAnswerView::offersTheRunOfTheChosenTurn()
{
    AnswerView view;
    view.setSession(session({answered(QStringLiteral("a"))}));
    view.begin(question(1, QStringLiteral("b"), 1));
    QSignalSpy chosen(&view, &AnswerView::chosen);
    const ui::RunModel *run = view.chosenRun();
    QVERIFY(run);
    view.add(1, {said(QStringLiteral("x"))});
    QCOMPARE(run->visits().streams().last().text, QStringLiteral("x"));
    view.choosePrevious();
    QVERIFY(!view.chosenRun()); // the run has ended
    view.add(1, {said(QStringLiteral("y"))});
    view.chooseNext();
    QCOMPARE(view.chosenRun(), run);
    QCOMPARE(run->visits().streams().last().text, QStringLiteral("xy"));
    QCOMPARE(chosen.last()[0].value<Turn>().trace.size(), 2); // complete
    QCOMPARE(chosen.last()[1].toBool(), true);
}

void TestAnswerView::keepsTheWordsOfARunThatFails()
{
    AnswerView view;
    view.show();
    view.begin(question(1, QStringLiteral("t")));
    view.add(1, {said(QStringLiteral("Half an ans"))});
    view.end(1, Error{Error::Unavailable, QStringLiteral("The server went away; start it again."), {}});
    auto *turn = view.findChild<TurnView *>();
    QCOMPARE(turn->answerText(), QStringLiteral("Half an ans"));
    QCOMPARE(labelled(*turn, QStringLiteral("Warning")), QStringLiteral("The server went away; start it again."));
}

void TestAnswerView::changesTheSession()
{
    AnswerView view;
    QSignalSpy left(&view, &AnswerView::left);
    view.setSession(session({answered(QStringLiteral("a")), answered(QStringLiteral("b"))}));
    view.setSession(session({answered(QStringLiteral("c"))}, 2));
    QTRY_COMPARE(view.findChildren<TurnView *>().size(), 1);
    QCOMPARE(view.findChild<TurnView *>()->turn().id, QStringLiteral("c"));
    view.setSession({});
    QVERIFY(view.empty());
    QCOMPARE(left.size(), 1);
}

void TestAnswerView::goesOnWhileTheUserReadsAnotherSession()
{
    AnswerView view;
    Turn pending;
    pending.id = QStringLiteral("new");
    pending.question = QStringLiteral("Why?");
    pending.refusal = Refusal::Stopped;
    view.begin(question(1, pending.id, 0));
    view.add(1, {said(QStringLiteral("One "))});
    view.setSession(session({answered(QStringLiteral("a"))}, 8));
    QCOMPARE(view.findChildren<TurnView *>(QString(), Qt::FindChildrenRecursively).size(), 2);
    view.add(1, {said(QStringLiteral("two"))});
    QSignalSpy chosen(&view, &AnswerView::chosen);
    view.setSession(session({pending}, 9));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][1].toBool(), true);
    QCOMPARE(chosen[0][0].value<Turn>().trace.size(), 2);
    view.setSession(session({answered(pending.id)}, 9));
    view.end(1, {});
    QTRY_COMPARE(view.findChildren<TurnView *>().size(), 1);
    QVERIFY(view.findChild<TurnView *>()->answerText().startsWith(QStringLiteral("Water expands")));
}

void TestAnswerView::doesNotTakeTheKeptQuestionForItsAnswer()
{
    AnswerView view;
    Turn pending;
    pending.id = QStringLiteral("t");
    pending.refusal = Refusal::Stopped;
    view.begin(question(1, pending.id, 1));
    view.setSession(session({pending}));
    QVERIFY(view.findChild<TurnView *>()->running());
    view.setSession(session({pending}));
    view.end(1, Error::cancelled());
    QVERIFY(!view.findChild<TurnView *>()->running());
    view.show();
    QVERIFY(labelled(view, QStringLiteral("Outcome")).startsWith(QStringLiteral("■ Stopped")));
}

void TestAnswerView::copiesTheAnswerWithItsSources()
{
    TurnView view(answered(QStringLiteral("t")), false);
    view.copyAnswer();
    const QString copied = QApplication::clipboard()->text();
    QVERIFY(copied.startsWith(QStringLiteral("Water expands as it warms.[1]")));
    QVERIFY(copied.contains(QStringLiteral("\n[1] Climate.pdf, p. 12")));
}

void TestAnswerView::keepsUpWithAFastModel()
{
    AnswerView view;
    view.resize(700, 500);
    view.show();
    view.begin(question(1, QStringLiteral("t")));
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 3000; ++i) {
        view.add(1, {said(i % 40 == 39 ? QStringLiteral("word.\n") : QStringLiteral("word "))});
        if (i % 10 == 0)
            QApplication::processEvents();
    }
    qInfo("3000 words in %lld ms", clock.elapsed());
    QVERIFY(clock.elapsed() < 15000);
}

void TestAnswerView::showsTheEndOfALongConversation()
{
    AnswerView view;
    view.resize(600, 500);
    view.show();
    QList<Turn> turns;
    for (int i = 0; i < 200; ++i)
        turns.append(answered(QString::number(i)));
    QElapsedTimer clock;
    clock.start();
    view.setSession(session(turns));
    QApplication::processEvents();
    qInfo("200 turns opened in %lld ms", clock.elapsed());
    const auto count = [&] { return view.findChildren<TurnView *>().size(); };
    const auto first = count();
    QVERIFY(first < 50);
    QScrollBar *bar = view.verticalScrollBar();
    QTRY_COMPARE(bar->value(), bar->maximum());
    bar->setValue(0);
    QPushButton *more = button(view, QStringLiteral("Show earlier answers (%1)").arg(200 - first));
    QVERIFY(more);
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(count() > first);
    QVERIFY(bar->value() > 0); // the visible part stays in place
    QSignalSpy chosen(&view, &AnswerView::chosen);
    for (int i = 0; i < 199; ++i)
        view.choosePrevious();
    QCOMPARE(chosen.last()[0].value<Turn>().id, QStringLiteral("0"));
    QCOMPARE(count(), 200);

    for (int i = 0; i < 5; ++i) { // a new question collapses them
        view.begin(question(i + 1, QStringLiteral("new%1").arg(i), 1));
        view.setSession(session(turns += answered(QStringLiteral("new%1").arg(i))));
        view.end(i + 1, {});
    }
    QTRY_VERIFY(count() < 60);
}

QTEST_MAIN(TestAnswerView)
#include "tst_answerview.moc"
