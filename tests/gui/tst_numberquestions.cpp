// A question about a number asked in the window: the answer with its calculation, and each number on its page.
#include "core/session/outcome.h"
#include "statements.h"
#include "testwindow.h"
#include "ui/conversation/computationview.h"
#include "ui/pages/pdfview.h"
#include "ui/run/runmodel.h"
#include "ui/run/runpanel.h"

using namespace desks;

class tst_numberquestions : public QObject
{
    Q_OBJECT

private slots:
    void aNumberOfTheAnswerLeadsToItsCell()
    {
        Desk desk;
        desk.drop({desk.write("example-10k-2022.pdf", tests::filingPdf())});
        QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience);
        desk.ask(QStringLiteral("What was the gross margin of Example in FY2022?"));
        const core::Turn &turn = desk.lastTurn()->turn();
        QVERIFY2(turn.computed, qPrintable(turn.answer + turn.remark));
        QCOMPARE(core::outcomeOf(turn).state, core::TurnOutcome::Computed);
        QVERIFY(desk.says(QStringLiteral("∑ Computed")));
        QCOMPARE(desk.find<ui::RunPanel>()->run().progress().taken().size(), 2);

        QLabel *chips =
            desk.lastTurn()->findChild<ui::ComputationView *>()->findChild<QLabel *>(QStringLiteral("operands"));
        QVERIFY(chips->isVisible());
        auto *page = desk.find<ui::PdfView>();
        QVERIFY(!page->isVisible());
        chips->setFocus(Qt::TabFocusReason);
        QTest::keyClick(chips, Qt::Key_Tab);
        QTest::keyClick(chips, Qt::Key_Return);
        QVERIFY(page->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(page->page(), 3, patience);
        desk.picture("computed");
    }

    // As for any answer, the user's judgement takes precedence.
    void theUserMayDisagree()
    {
        Desk desk;
        desk.drop({desk.write("example-10k-2022.pdf", tests::filingPdf())});
        QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience);
        desk.ask(QStringLiteral("What was the net income of Example in 2021?"));
        const core::Turn &turn = desk.lastTurn()->turn();
        QVERIFY2(turn.computed, qPrintable(turn.answer + turn.remark));
        QVERIFY(desk.says(QStringLiteral("∑ Computed")));
        QPushButton *no = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((no = desk.find<QPushButton>("correct-support")), patience);
        no->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.says(QStringLiteral("✎ You disagree · Not verified")), patience);
        QVERIFY(!desk.says(QStringLiteral("∑ Computed")));
    }
};

QTEST_MAIN(tst_numberquestions)
#include "tst_numberquestions.moc"
