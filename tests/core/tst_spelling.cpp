// Mistyped words of questions, with and without a dictionary.
#include "core/language/dictionary.h"
#include "core/language/terms.h"
#include "core/library/spelling.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// A library that has these words.
Idf libraryOf(const QString &text)
{
    QSet<QString> known;
    for (const Term &term : terms(text))
        known.insert(term.text);
    return [known](const QString &term) { return known.contains(term) ? 2.0 : 9.0; };
}

const QString text =
    u"The total revenue of Pfarrer in 2021. An album was released by Platt. What has the employees of the company."_s;

} // namespace

class TestSpelling : public QObject
{
    Q_OBJECT

private slots:
    void correctsByTheLibraryAlone_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        QTest::newRow("a letter too few") << u"Who relesed the albm?"_s << u"Who released the album?"_s;
        QTest::newRow("in the wrong order") << u"the reveune of Pfarrer"_s << u"the revenue of Pfarrer"_s;
        QTest::newRow("a name") << u"revenue of Pfrarer"_s << u"revenue of Pfarrer"_s;
        QTest::newRow("nothing near") << u"the penguins of Norway"_s << u"the penguins of Norway"_s;
        QTest::newRow("a short word") << u"the pat of 2021"_s << u"the pat of 2021"_s;
        QTest::newRow("a code") << u"revenue of PFARER2"_s << u"revenue of PFARER2"_s;
    }

    void correctsByTheLibraryAlone()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        const Dictionary none(u"/nowhere"_s, u"none"_s);
        QVERIFY(!none.isThere() && !none.knows(u"word"_s) && none.suggestions(u"wrod"_s).isEmpty());
        QCOMPARE(Spelling(libraryOf(text), none, none).corrected(typed), meant);
    }

    void leavesRightWordsOfADictionary()
    {
        const Dictionary &english = Dictionary::english();
        if (!english.isThere())
            QSKIP("hunspell-en-us is not installed");
        const Spelling spelling(libraryOf(text), english, Dictionary::german());
        QCOMPARE(spelling.corrected(u"Was there a plat of an alum?"_s), u"Was there a plat of an alum?"_s);
        QCOMPARE(Spelling(libraryOf(u"The apex of the tower."_s), english, english).corrected(u"the capex of it"_s),
                 u"the capex of it"_s);
        QCOMPARE(spelling.corrected(u"how many employes has the company"_s), u"how many employees has the company"_s);
        QCOMPARE(spelling.corrected(u"Waht is the revenue"_s), u"What is the revenue"_s);
    }

    void correctsNothingInAnEmptyLibrary()
    {
        const Dictionary none(u"/nowhere"_s, u"none"_s);
        const Spelling spelling([](const QString &) { return 0.0; }, none, none);
        QCOMPARE(spelling.corrected(u"albm"_s), u"albm"_s);
    }
};

QTEST_GUILESS_MAIN(TestSpelling)
#include "tst_spelling.moc"
