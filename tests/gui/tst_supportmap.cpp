// The support map of an answer in use: shape and colour, the deciding words by mouse and keyboard, and the way from a
// sentence to its page.
#include "tests/gui/testwindow.h"
#include "tests/gui/keyboardwalk.h"
#include "tests/traceevents.h"
#include "ui/conversation/answertext.h"
#include "ui/conversation/answerview.h"
#include "ui/pages/pdfview.h"
#include "ui/conversation/supportmap.h"
#include "ui/widgets/theme.h"
#include "ui/conversation/turnview.h"
#include "ui/run/verdictpanel.h"
#include "core/flow/tracejson.h"

#include <QJsonArray>
#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QToolTip>

using namespace core;
using desks::patience;

namespace {

const QString warm = QStringLiteral("Water expands as it warms.");
const QString ice = QStringLiteral("Land ice melts.");
const QString why = QStringLiteral("Nobody knows why.");

Verdict verdictOn(int sentence, const char *label, PassageId passage, int from, int to, const char *reason = "")
{
    Verdict verdict;
    verdict.kind = Verdict::Support;
    verdict.label = QLatin1String(label);
    verdict.passed = verdict.label == QLatin1String("fully");
    verdict.probability = verdict.passed ? 0.93 : 0.2;
    verdict.passage = passage;
    verdict.sentence = sentence;
    verdict.from = from;
    verdict.to = to;
    verdict.reason = QLatin1String(reason);
    verdict.judge = QStringLiteral("toy");
    return verdict;
}

TraceEvent judged(const Verdict &verdict, int visit)
{
    return MadeEvent{TraceKind::Judged, QStringLiteral("verify"), visit, {}, inQt(toJson(verdict)), 0};
}

TraceEvent written(const QString &text, int visit)
{
    return MadeEvent{TraceKind::Left,
                     QStringLiteral("write"),
                     visit,
                     QStringLiteral("written"),
                     {{QStringLiteral("text"), text}, {QStringLiteral("sources"), QJsonArray{11, 12}}},
                     0};
}

Passage source(PassageId id, const char *text)
{
    Passage passage;
    passage.id = id;
    passage.document = 5;
    passage.title = QStringLiteral("Climate.pdf");
    passage.page = passage.lastPage = int(id);
    passage.text = QString::fromUtf8(text);
    return passage;
}

// Two attempts; the first, with different verdicts, is not the answer.
Turn answered()
{
    Turn turn;
    turn.id = QStringLiteral("t");
    turn.question = QStringLiteral("What drives sea level rise?");
    turn.answer = warm + u' ' + ice + u' ' + why;
    turn.sentences = {{0, 26, Support::Fully, {1}}, {27, 42, Support::Partially, {2}}, {43, 60, Support::No, {}}};
    turn.sources = {source(11, "The sea rises. Warm water takes more room than cold water."),
                    source(12, "Ice of Greenland <b>melts</b> in summer.")};
    Citation one;
    one.number = 1;
    one.passage = 11;
    one.document = 5;
    one.title = QStringLiteral("Climate.pdf");
    one.page = 11;
    one.to = 14;
    one.quote = QStringLiteral("The sea rises.");
    Citation two = one;
    two.number = 2;
    two.passage = 12;
    turn.citations = {one, two};
    turn.ending = Ending::Unverified;
    turn.trace = {written(QStringLiteral("Another answer. Of two sentences."), 1),
                  judged(verdictOn(0, "fully", 12, 0, 3), 1),
                  judged(verdictOn(1, "partially", 11, 0, 3), 1),
                  written(turn.answer, 2),
                  judged(verdictOn(0, "fully", 11, 15, 58, "covers 3 of 3 words"), 2),
                  judged(verdictOn(1, "partially", 12, 0, 16), 2),
                  judged(verdictOn(2, "no", 0, 0, 0, "nothing says why"), 2)};
    return turn;
}

class Reader // a reader of one answer
{
public:
    explicit Reader(const Turn &turn)
    {
        Session session;
        session.id = 1;
        session.turns = {turn};
        view.resize(700, 500);
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
        view.setSession(session);
        QApplication::processEvents();
        text = view.findChild<ui::AnswerText *>();
    }

    QPoint placeOf(const QString &words) const
    {
        QTextCursor cursor = text->document()->find(words);
        cursor.setPosition(cursor.selectionStart() + 2);
        return text->cursorRect(cursor).center();
    }

    QString tipOver(const QString &words) const
    {
        QToolTip::hideText();
        const QPoint place = placeOf(words);
        QHelpEvent hover(QEvent::ToolTip, place, text->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(text->viewport(), &hover);
        return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText();
    }

    void tabTo(const QString &link) const
    {
        text->setFocus();
        for (int i = 0; i < 10 && text->textCursor().charFormat().anchorHref() != link; ++i)
            QTest::keyClick(text, Qt::Key_Tab);
        QCOMPARE(text->textCursor().charFormat().anchorHref(), link);
    }

    ui::AnswerView view;
    ui::AnswerText *text = nullptr;
};

} // namespace

class TestSupportMap : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        QApplication::setApplicationName(QStringLiteral("attest-test"));
        ui::applyTheme(QStringLiteral("light"));
    }

    void restsOnTheVerdictsOfThisAnswer()
    {
        const QList<ui::Ground> grounds = ui::supportMap(answered());
        QCOMPARE(grounds.size(), 3);
        QCOMPARE(grounds[0].passage.id, 11);
        QCOMPARE(grounds[0].passage.text.mid(grounds[0].from, grounds[0].to - grounds[0].from),
                 QStringLiteral("Warm water takes more room than cold water."));
        QCOMPARE(grounds[1].passage.id, 12);
        QCOMPARE(grounds[2].passage.id, 0);
        QCOMPARE(grounds[2].verdict.reason, QStringLiteral("nothing says why"));
        QVERIFY(!grounds[2].leadsSomewhere());
    }

    // As in exports without steps, and in flows that judge no sentences.
    void restsOnTheCitationWhereNobodyJudged()
    {
        Turn turn = answered();
        turn.trace.clear();
        const QList<ui::Ground> grounds = ui::supportMap(turn);
        QCOMPARE(grounds[0].passage.id, 11);
        QCOMPARE(grounds[0].to, 14);
        QVERIFY(grounds[0].verdict.judge.isEmpty());
        turn.sources.clear();
        QCOMPARE(ui::supportMap(turn)[0].citation.number, 1);
        QVERIFY(ui::groundTip(ui::supportMap(turn)[0]).contains(QStringLiteral("The sea rises.")));
    }

    // The earlier verdict does not explain what is found today.
    void whatWasCheckedAgainRestsOnItsCitation()
    {
        Turn turn = answered();
        turn.sentences[0].support = Support::No;
        const ui::Ground ground = ui::supportMap(turn)[0];
        QVERIFY(ground.verdict.judge.isEmpty());
        QCOMPARE(ground.passage.id, 11);
        QCOMPARE(ground.from, 0);
    }

    void linesWithTabsAreTheRowsOfATable()
    {
        Turn turn = answered();
        const QString rows = QStringLiteral("Line\tTrips\tLast\nHarbour\t11\t22:40\nHill\t\t21:25");
        turn.answer = rows + QStringLiteral("\n\nStop\tZone\n\nNo line runs at night.\n\t- Nor on Sundays.");
        turn.sentences = {{0, int(rows.size()), Support::Fully, {1}}};
        const auto document = ui::answerDocument(turn);
        QTextCursor cursor = document->find(QStringLiteral("Harbour"));
        const QTextTable *table = cursor.currentTable();
        QVERIFY(table);
        QCOMPARE(table->rows(), 3);
        QCOMPARE(table->columns(), 3);
        const auto cell = [&](int row, int column) {
            QTextCursor inside = table->cellAt(row, column).firstCursorPosition();
            inside.setPosition(table->cellAt(row, column).lastPosition(), QTextCursor::KeepAnchor);
            return inside.selectedText();
        };
        QCOMPARE(cell(1, 1), QStringLiteral("11"));
        QCOMPARE(cell(2, 1), QString()); // an empty cell stays one
        QVERIFY(cell(2, 2).startsWith(QStringLiteral("21:25")) && cell(2, 2).endsWith(QStringLiteral("[1]")));
        cursor = document->find(QStringLiteral("Zone")); // behind a blank line begins another table
        QVERIFY(cursor.currentTable() && cursor.currentTable() != table);
        QCOMPARE(cursor.currentTable()->columns(), 2);
        QVERIFY(!document->find(QStringLiteral("No line")).currentTable());
        QVERIFY(!document->find(QStringLiteral("Nor on Sundays")).currentTable());
        QCOMPARE(ui::supportOfBlocks(*document, turn).count(Support::Fully), 8);
    }

    void eachSupportHasAShapeAndAWordOfItsOwn()
    {
        const auto document = ui::answerDocument(answered());
        for (const QString &sentence : {warm, ice, why}) { // the bars show the rest (tst_answerview)
            const bool isMarked =
                document->find(sentence).charFormat().underlineStyle() != QTextCharFormat::NoUnderline;
            QCOMPARE(isMarked, sentence == why);
        }
        QSet<QString> marks;
        for (const Support support : {Support::Fully, Support::Partially, Support::No, Support::Unchecked})
            marks.insert(ui::supportShape(support) + ui::supportName(support));
        QCOMPARE(marks.size(), 4);
    }

    void theMouseShowsTheDecidingWords()
    {
        const Reader reader(answered());
        const QString supported = reader.tipOver(QStringLiteral("Water expands"));
        for (const char *said : {"● Supported by your documents", "93 % sure", "covers 3 of 3 words",
                                 "Climate.pdf, p. 11", "Warm water takes more room than cold water."})
            QVERIFY2(supported.contains(QString::fromUtf8(said)), qPrintable(supported));
        QVERIFY2(QToolTip::text().contains(QStringLiteral("underline;\">Warm water takes more room")), // marked
                 qPrintable(QToolTip::text()));
        const QString partly = reader.tipOver(QStringLiteral("Land ice"));
        QVERIFY2(partly.contains(QStringLiteral("◐ Partly supported")) &&
                     partly.contains(QStringLiteral("<b>melts</b>")), // as written in the file
                 qPrintable(partly));
        const QString not_ = reader.tipOver(QStringLiteral("Nobody knows"));
        QVERIFY2(not_.contains(QStringLiteral("○ Not supported")) && not_.contains(QStringLiteral("nothing says why")),
                 qPrintable(not_));
    }

    void aClickOpensTheDecidingWords()
    {
        const Reader reader(answered());
        QSignalSpy opened(&reader.view, &ui::AnswerView::passageActivated);
        QSignalSpy asked(&reader.view, &ui::AnswerView::whyWanted);
        QTest::mouseClick(reader.text->viewport(), Qt::LeftButton, {}, reader.placeOf(QStringLiteral("expands")));
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].value<Passage>().id, 11);
        QCOMPARE(opened[0][1].toInt(), 15);
        QCOMPARE(opened[0][2].toInt(), 58);
        QTest::mouseClick(reader.text->viewport(), Qt::LeftButton, {}, reader.placeOf(QStringLiteral("Nobody")));
        QCOMPARE(opened.size(), 1);
        QCOMPARE(asked.size(), 1); // there is no page to open, but there are verdicts
    }

    void wordsCanStillBeSelected()
    {
        const Reader reader(answered());
        QSignalSpy opened(&reader.view, &ui::AnswerView::passageActivated);
        QWidget *paper = reader.text->viewport();
        const QPoint from = reader.placeOf(QStringLiteral("Water"));
        const QPoint to = reader.placeOf(QStringLiteral("warms"));
        QTest::mousePress(paper, Qt::LeftButton, {}, from);
        for (const QPoint &on : {(from + to) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove, on, paper->mapToGlobal(on), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(paper, &move);
        }
        QTest::mouseRelease(paper, Qt::LeftButton, {}, to);
        QVERIFY2(reader.text->textCursor().selectedText().contains(QStringLiteral("expands as it")),
                 qPrintable(reader.text->textCursor().selectedText()));
        QCOMPARE(opened.size(), 0);
    }

    void theKeyboardDoesTheSame()
    {
        const Reader reader(answered());
        QSignalSpy opened(&reader.view, &ui::AnswerView::passageActivated);
        QSignalSpy cited(&reader.view, &ui::AnswerView::citationActivated);
        reader.tabTo(QStringLiteral("sentence:1"));
        const QString tip = QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText();
        QVERIFY2(tip.contains(QStringLiteral("◐ Partly supported")), qPrintable(tip));
        QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(reader.text);
        QVERIFY(heard->text(QAccessible::Description).startsWith(QStringLiteral("Partly supported by your documents")));
        QTest::keyClick(reader.text, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].value<Passage>().id, 12);
        reader.tabTo(QStringLiteral("cite:2"));
        QTest::keyClick(reader.text, Qt::Key_Return);
        QCOMPARE(cited.size(), 1);
    }

    void allSentencesAreHeard()
    {
        const Reader reader(answered());
        QCOMPARE(QAccessible::queryAccessibleInterface(reader.text)->text(QAccessible::Description),
                 QStringLiteral("Sentence 1: Supported by your documents. Sentence 2: Partly supported by your "
                                "documents. Sentence 3: Not supported by your documents."));
    }

    // A sentence below the visible part scrolls into view when it gets the focus.
    void theConversationFollowsTheKeyboard()
    {
        Turn turn = answered();
        turn.answer.clear();
        turn.sentences.clear();
        turn.trace.clear();
        for (int i = 0; i < 60; ++i) {
            const int from = int(turn.answer.size());
            turn.answer += QStringLiteral("Sentence number %1 stands in a line of its own.\n").arg(i);
            turn.sentences.append({from, int(turn.answer.size()) - 1, Support::No, {}});
        }
        const Reader reader(turn);
        auto *bar = reader.view.verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 100);
        bar->setValue(0);
        reader.text->setFocus();
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(reader.text, Qt::Key_Tab);
        const QRect place(reader.text->viewport()->mapTo(reader.view.viewport(), reader.text->cursorRect().topLeft()),
                          reader.text->cursorRect().size());
        QVERIFY(bar->value() > 0);
        QVERIFY(reader.view.viewport()->rect().contains(place));
    }

    void aSentenceOpensItsPage()
    {
        desks::Desk desk;
        desk.addCopper();
        desk.ask(QStringLiteral("What share of copper is used for wires and cables?"));
        QVERIFY(!QTest::currentTestFailed());
        auto *text = desk.lastTurn()->findChild<ui::AnswerText *>();
        QCOMPARE(desk.lastTurn()->turn().sentences.first().support, Support::Fully);
        QVERIFY(!ui::supportMap(desk.lastTurn()->turn()).first().verdict.judge.isEmpty());
        QTest::mouseClick(text->viewport(), Qt::LeftButton, {},
                          text->cursorRect(text->document()->find(QStringLiteral("Half"))).center() - QPoint(4, 0));
        auto *page = desk.find<ui::PdfView>();
        QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(page->page(), 2, patience); // the page with those words
        for (const QLabel *label : page->findChildren<QLabel *>(QStringLiteral("notice")))
            QVERIFY(!label->isVisible()); // they were found on it
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestSupportMap)
#include "tst_supportmap.moc"
