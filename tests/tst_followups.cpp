// Questions suggested behind an answer: about what its neighbours are headed with, worded as one would ask.
#include "core/flows/followups.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class tst_followups : public QObject
{
    Q_OBJECT

private slots:
    void asksForHeadingsWithoutTheirNumbers_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("question");
        QTest::newRow("chapter") << u"Chapter 3: Coal mining"_s << u"What about Coal mining?"_s;
        QTest::newRow("path") << u"Part II › Item 7A. Market risk"_s << u"What about Market risk?"_s;
        QTest::newRow("number") << u"3.2 Coal mining"_s << u"What about Coal mining?"_s;
        QTest::newRow("German") << u"Kapitel 4 – Kohle"_s << u"What about Kohle?"_s;
        QTest::newRow("capitals") << u"COAL AND MINING"_s << u"What about coal and mining?"_s;
        QTest::newRow("one of capitals") << u"NATO"_s << u"What about NATO?"_s;
        QTest::newRow("no number") << u"Part of the coal"_s << u"What about Part of the coal?"_s;
    }

    void asksForHeadingsWithoutTheirNumbers()
    {
        QFETCH(QString, heading);
        QFETCH(QString, question);
        const QTemporaryDir folder;
        const Result<std::unique_ptr<Library>> library = Library::open(folder.path(), {});
        QVERIFY(library);
        const Passage oil = passageOf(0, u"Chapter 2: Oil"_s, u"Oil is drilled for at sea."_s);
        const Passage next = passageOf(1, heading, heading + u"\n\nIt is dug in deep shafts below the valley."_s);
        Document document;
        document.path = u"/fuels.pdf"_s;
        document.title = u"fuels.pdf"_s;
        document.hash = "1";
        document.status = DocumentStatus::Indexed;
        document.pages = 1;
        Page page;
        page.number = 1;
        page.status = PageStatus::Text;
        page.text = oil.text + u"\n\n"_s + next.text;
        const Result<Document> added = (*library)->add(document, {page}, {oil, next});
        QVERIFY(added);
        Turn turn;
        turn.question = u"Where is oil drilled for?"_s;
        const Result<QList<Passage>> found = (*library)->search({u"oil drilled sea"_s, 1, {}}, {});
        QVERIFY(found && found->size() == 1);
        turn.sources = *found;
        QCOMPARE(followUpsOf(turn, **library, {}), QStringList{question});
    }

private:
    static Passage passageOf(int ordinal, const QString &heading, const QString &text)
    {
        Passage passage;
        passage.ordinal = ordinal;
        passage.heading = heading;
        passage.text = text;
        passage.spans = {{0, int(text.size()), 1, 0}};
        passage.page = passage.lastPage = 1;
        return passage;
    }
};

QTEST_GUILESS_MAIN(tst_followups)
#include "tst_followups.moc"
