// One row of an evaluation, measured on a library of its own.
#include "core/eval/evaluation.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class tst_evaluation : public QObject
{
    Q_OBJECT

private slots:
    // It is shown at the page with the words of the question, and the evidence may stand on the other.
    void findsAPassageOnEachOfItsPages_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<int>("rank");
        QTest::newRow("where it begins") << 1 << 1;
        QTest::newRow("where it is shown") << 2 << 1;
        QTest::newRow("behind it") << 3 << 0;
    }
    void findsAPassageOnEachOfItsPages()
    {
        QFETCH(int, page);
        QFETCH(int, rank);
        QTemporaryDir folder;
        const auto library = Library::open(folder.path(), {});
        QVERIFY(bool(library));
        const QStringList texts{u"Copper conducts electricity."_s, u"Bees dance in the hive."_s, u"Rain falls."_s};
        Document document;
        document.path = u"/papers/a.pdf"_s;
        document.status = DocumentStatus::Indexed;
        QList<Page> pages;
        for (const QString &text : texts) {
            Page each;
            each.number = int(pages.size()) + 1;
            each.status = PageStatus::Text;
            each.text = text;
            pages.append(each);
        }
        Passage passage;
        passage.text = texts[0] + u' ' + texts[1];
        passage.page = 1;
        passage.lastPage = 2;
        passage.spans = {{0, int(texts[0].size()), 1, 0}, {int(texts[0].size()) + 1, int(texts[1].size()), 2, 0}};
        QVERIFY(bool((*library)->add(document, pages, {passage})));

        KnownQuestion known;
        known.question = u"Where do bees dance?"_s;
        known.evidence = {{u"a.pdf"_s, page, 1}};
        const Shelf shelf({}, **library);
        const auto row = measure(known, {**library, shelf}, {});
        QVERIFY(bool(row));
        QCOMPARE((*row)[u"page_rank"_s].toInt(), rank);
    }
};

QTEST_GUILESS_MAIN(tst_evaluation)
#include "tst_evaluation.moc"
