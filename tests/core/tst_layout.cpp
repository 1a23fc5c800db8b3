// How quotations are laid out: rows, items and fields on lines of their own, cells behind tabs, and the same words in
// the same order as in the passage.
#include "core/extractive/quoting/layout.h"

#include "tests/tablepage.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;
using tests::TablePage;
using tests::tablePage;

namespace {

constexpr int cases = 200;

QString laidOutOf(const TablePage &page, const Stretch &quoted)
{
    return laidOut(quoted, findSpans(page.passage, {page.table}), {page.table}, page.passage);
}

Passage passageOf(const QString &text)
{
    Passage passage;
    passage.text = text;
    passage.spans = {{0, int(text.size()), 1, 0}};
    return passage;
}

QString wholeOf(const QString &text)
{
    const Passage passage = passageOf(text);
    return laidOut({0, int(text.size())}, findSpans(passage, {}), {}, passage);
}

} // namespace

class tst_layout : public QObject
{
    Q_OBJECT

private slots:
    void separatesCells()
    {
        QRandomGenerator random(7);
        for (int i = 0; i < cases; ++i) {
            const TablePage page = tablePage(random, {}, true);
            const int first = random.bounded(int(page.table.rows.size()));
            const int last = random.bounded(first, int(page.table.rows.size()));
            const Stretch quoted = page.rows(first, last);
            const QString text = laidOutOf(page, quoted);
            QCOMPARE(text.split(u'\n'), page.expected(first + 1, last - first + 1));
            QCOMPARE(folded(text), folded(page.passage.text.sliced(quoted.from, quoted.to - quoted.from)));
        }
    }

    void findsTheHeadings()
    {
        QRandomGenerator random(8);
        for (int i = 0; i < cases; ++i) {
            const QString above = u"The figures are those of the last year.\n\n"_s;
            const TablePage page = tablePage(random, above, true);
            const int row = random.bounded(int(page.table.rows.size()));
            const Stretch head = headAbove(page.rows(row, row), {page.table}, page.passage);
            QCOMPARE(laidOutOf(page, head), page.expected(0, 1).first());
        }
    }

    void quotesHeadingsWithTheirRows()
    {
        QRandomGenerator random(9);
        for (int i = 0; i < cases; ++i) {
            const TablePage page = tablePage(random, {}, true);
            const int last = random.bounded(int(page.table.rows.size()));
            const Stretch quoted{0, page.rows(last, last).to};
            QCOMPARE(laidOutOf(page, quoted).split(u'\n'), page.expected(0, last + 2));
            QVERIFY(headAbove(quoted, {page.table}, page.passage).isEmpty());
        }
    }

    // Headings that take several lines have another order in the text than in the table.
    void leavesStackedHeadingsOut()
    {
        QRandomGenerator random(10);
        for (int i = 0; i < cases; ++i) {
            TablePage page = tablePage(random, {});
            page.table.columns.first().head.prepend(u"Average "_s);
            QVERIFY(headAbove(page.rows(0, 0), {page.table}, page.passage).isEmpty());
        }
    }

    void takesNoHeadingsForAnotherText()
    {
        QRandomGenerator random(11);
        const TablePage page = tablePage(random, u"The court opens at nine in the morning.\n\n"_s);
        QVERIFY(headAbove({0, 39}, {page.table}, page.passage).isEmpty());
        QVERIFY(headAbove(page.rows(0, 0), {}, page.passage).isEmpty());
    }

    // Parts of a row that are not in reading order stay as they are.
    void keepsRowsThatTakeSeveralLines()
    {
        QRandomGenerator random(12);
        TablePage page = tablePage(random, {});
        TableRow &row = page.table.rows.first();
        std::swap(row.cells.first().from, row.from);
        std::swap(row.cells.first().length, row.length);
        const Stretch quoted{page.table.rows.first().cells.first().from, page.rows(0, 0).to};
        QVERIFY(!laidOutOf(page, quoted).contains(u'\t'));
    }

    void foldsProse()
    {
        const QString text = u"The court opens at nine\nin the mor\u00adning. Guests   pay five\neuros an hour."_s;
        QCOMPARE(wholeOf(text), folded(text));
        QCOMPARE(wholeOf({}), QString());
    }

    // The heading of a section is on a line of its own; where the lines of the text end does not matter.
    void separatesHeadings()
    {
        const QStringList headings{u"Opening hours"_s, u"3.2 Widgets and gears"_s, u"Comparing attempts"_s,
                                   u"Who may enter the archive?"_s};
        const QString text =
            u"A guest may enter the reading room on every weekday. The keeper writes down each name."_s;
        for (const QString &heading : headings) {
            for (const QString &between : {u"\n"_s, u"\n\n"_s}) {
                for (qsizetype end = text.indexOf(u' ', 45); end > 0; end = text.indexOf(u' ', end + 1)) {
                    QString broken = text;
                    broken[end] = u'\n';
                    QCOMPARE(wholeOf(heading + between + broken), heading + u'\n' + text);
                    QCOMPARE(wholeOf(text + u"\n\n"_s + heading + between + broken),
                             text + u'\n' + heading + u'\n' + text);
                }
            }
        }
    }

    void separatesItems()
    {
        QCOMPARE(wholeOf(u"Members must:\n\u2022 pay the fee\nin January\n\u2022 wear a badge\n\u2022 lock the door"_s),
                 u"Members must:\n\u2022 pay the fee in January\n\u2022 wear a badge\n\u2022 lock the door"_s);
    }
};

QTEST_APPLESS_MAIN(tst_layout)
#include "tst_layout.moc"
