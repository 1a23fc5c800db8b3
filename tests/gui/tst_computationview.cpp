// How an answer was computed, as users see it: the formula, cells linked to their places, and rows.
#include "computedvalues.h"
#include "ui/conversation/computationview.h"
#include "ui/conversation/turnview.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>

using namespace core;
using ui::ComputationView;
using ui::TurnView;

namespace {

QLabel *part(const TurnView &view, const char *name)
{
    return view.findChild<ComputationView *>()->findChild<QLabel *>(QLatin1String(name));
}

QString textOf(const QLabel *label)
{
    QTextDocument document;
    document.setHtml(label->text());
    return document.toPlainText().simplified();
}

} // namespace

class tst_computationview : public QObject
{
    Q_OBJECT

private slots:
    void showsFormulaCellsAndRows()
    {
        TurnView view(computedTurn(), false);
        view.resize(700, 600);
        view.show();
        QCOMPARE(view.answerText().remove(QChar(0x2060)),
                 QStringLiteral("Fixed asset turnover of Example Corp., FY 2022: 24.26[1][2][3]"));
        QVERIFY(part(view, "formula")->isVisible());
        QCOMPARE(textOf(part(view, "formula")),
                 QStringLiteral("24.26 = 6,489 ÷ ((282 + 253) ÷ 2) revenue ÷ average of property and equipment"));
        QCOMPARE(textOf(part(view, "operands")),
                 QStringLiteral("[1] Revenues, FY 2022: $6,489 million [2] Property and equipment, net, FY 2022: $282 "
                                "million [3] Property and equipment, net, FY 2021: $253 million"));
        const QString rows = part(view, "rows")->text();
        QVERIFY2(rows.contains(QStringLiteral("5,110")), qPrintable(rows)); // in the row, but unused
        QVERIFY(!rows.contains(QStringLiteral("<b>5,110")));
        for (const char *used : {"<b>6,489", "<b>282", "<b>253"})
            QVERIFY2(rows.contains(QLatin1String(used)), qPrintable(rows));
        QVERIFY(rows.contains(QStringLiteral("Example Corp. 10-K 2022")));
    }

    void drawsWhatIsComparedAsATable()
    {
        Turn turn = computedTurn();
        turn.computed->measure = QStringLiteral("Fixed asset turnover");
        turn.computed->subject = QStringLiteral("Example Corp.");
        turn.computed->period = QStringLiteral("FY 2022");
        TurnView alone(turn, false);
        alone.show();
        QVERIFY(!part(alone, "values")->isVisible());
        turn.missing = {
            {turn.computed->measure, QStringLiteral("Tallow"), {}, QStringLiteral("no document is about it")}};
        TurnView view(turn, false);
        view.show();
        QVERIFY(part(view, "values")->isVisible());
        QCOMPARE(
            textOf(part(view, "values")),
            QStringLiteral("Example Corp. Tallow Fixed asset turnover, FY 2022 24.26 [1] [2] [3] – Not found: Fixed "
                           "asset turnover of Tallow (no document is about it)"));
        QSignalSpy opened(view.findChild<ComputationView *>(), &ComputationView::linkActivated);
        emit part(view, "values")->linkActivated(QStringLiteral("cite:2"));
        QCOMPARE(opened.size(), 1);
    }

    void eachCellLeadsToItsPlace()
    {
        TurnView view(computedTurn(), false);
        view.resize(700, 600);
        view.show();
        QSignalSpy cited(&view, &TurnView::citationActivated);
        QLabel *chips = part(view, "operands");
        chips->setFocus(Qt::TabFocusReason);
        QTest::keyClick(chips, Qt::Key_Tab); // from the first to the second
        QTest::keyClick(chips, Qt::Key_Return);
        QCOMPARE(cited.size(), 1);
        const auto citation = cited[0][0].value<Citation>();
        QVERIFY(citation.number >= 1);
        QCOMPARE(citation.page, 1);
        QCOMPARE(citation.places.size(), 1);
        QCOMPARE(citation.places[0].boxes[0].left, 300.f);
        emit part(view, "rows")->linkActivated(QStringLiteral("cite:3"));
        QCOMPARE(cited.size(), 2);
        QCOMPARE(cited[1][0].value<Citation>().number, 3);
    }

    void isHeardToo()
    {
        TurnView view(computedTurn(), false);
        for (const char *name : {"formula", "operands", "rows"})
            QVERIFY(!part(view, name)->accessibleName().isEmpty());
        const QString description = view.findChild<ComputationView *>()->accessibleDescription();
        QVERIFY(description.contains(QStringLiteral("Calculation: 24.26")));
        QVERIFY(description.contains(QStringLiteral("[2] Property and equipment, net, FY 2022: $282 million")));
    }

    void otherAnswersHaveNoneOfIt()
    {
        Turn turn = computedTurn();
        turn.computed.reset();
        TurnView view(turn, false);
        view.show();
        QVERIFY(!view.findChild<ComputationView *>()->isVisible());
        view.setTurn(computedTurn());
        QVERIFY(view.findChild<ComputationView *>()->isVisible());
        Turn running;
        running.question = turn.question;
        TurnView asked(running, true);
        asked.show();
        QVERIFY(!asked.findChild<ComputationView *>()->isVisible());
    }

    // Text of a PDF is shown as plain text.
    void wordsOfAPdfAreWords()
    {
        Computed computed = turnover();
        computed.rows[0].label = computed.operands[0].label = QStringLiteral("<a href=\"file:///etc\">Revenues</a>");
        computed.rows[0].cells[1] = QStringLiteral("<img src=\"x\">");
        TurnView view(computedTurn(computed), false);
        for (const char *name : {"operands", "rows"}) {
            QVERIFY(!part(view, name)->text().contains(QStringLiteral("file:///etc\">Rev")));
            QVERIFY(!part(view, name)->text().contains(QStringLiteral("<img")));
        }
        QVERIFY(textOf(part(view, "rows")).contains(QStringLiteral("<img src=\"x\">")));
    }

    void manyCellsAndColumnsStayReadable()
    {
        Computed computed = turnover();
        const Operand cell = computed.operands[0];
        computed.operands.clear();
        computed.rows.clear();
        UsedRow row{1, 1, cell.label, {}, {}};
        for (int i = 0; i < 30; ++i) {
            computed.operands.append(cell);
            computed.operands.last().from += i;
            row.heads.append(QString::number(1990 + i));
            row.cells.append(QString::number(1000 + i));
            computed.rows.append({1, 1, QStringLiteral("Row %1").arg(i), {cell.head}, {cell.text}});
        }
        computed.rows.prepend(row);
        TurnView view(computedTurn(computed), false);
        view.resize(500, 800);
        view.show();
        QVERIFY(textOf(part(view, "operands")).endsWith(QStringLiteral("and 18 more")));
        QVERIFY(textOf(part(view, "rows")).endsWith(QStringLiteral("and 19 more rows")));
        QVERIFY(view.minimumSizeHint().width() <= 500);
    }
};

QTEST_MAIN(tst_computationview)
#include "tst_computationview.moc"
