// Words of a library that a German word may match.
#include "core/language/terms.h"
#include "core/retrieval/germanforms.h"

#include <QMap>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// The matches in a library with these words and their frequencies.
QList<GermanForm> formsOf(const QString &word, const QString &library)
{
    QMap<QString, int> counts;
    forEachTerm(library, [&](QStringView term, int, int) { ++counts[term.toString()]; });
    const TermsBeginning beginning = [&](const QString &letters, int most) {
        QList<std::pair<QString, int>> found;
        for (auto term = counts.lowerBound(letters);
             term != counts.end() && term.key().startsWith(letters) && found.size() < most; ++term)
            found.append({term.key(), term.value()});
        return found;
    };
    return germanForms(word, terms(word)[0].text, beginning);
}

QString named(GermanForm::Kind kind)
{
    return kind == GermanForm::Inflection ? u"inflection"_s : kind == GermanForm::Compound ? u"compound"_s : u"part"_s;
}

} // namespace

class GermanFormsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherFormOrPartOfAWordIsFound_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("other"); // another word in the library
        QTest::addColumn<QString>("kind");
        QTest::newRow("plural with an umlaut") << u"Hof"_s << u"Höfe"_s << u"inflection"_s;
        QTest::newRow("plural of a diphthong") << u"Haus"_s << u"Häusern"_s << u"inflection"_s;
        QTest::newRow("from the plural") << u"Plätze"_s << u"Platz"_s << u"inflection"_s;
        QTest::newRow("dative") << u"Jagdhütte"_s << u"Jagdhütten"_s << u"inflection"_s;
        QTest::newRow("noun of a verb") << u"kündigen"_s << u"Kündigung"_s << u"inflection"_s;
        QTest::newRow("compound") << u"Miete"_s << u"Mietkaution"_s << u"compound"_s;
        QTest::newRow("last part") << u"Feldwege"_s << u"Wege"_s << u"part"_s;
        QTest::newRow("last part, inflected") << u"Gartenzaun"_s << u"Zäune"_s << u""_s; // only if spelled the same
        QTest::newRow("last part behind a link") << u"Mitgliedsbeitrag"_s << u"Beiträge Beitrag"_s << u"part"_s;
        QTest::newRow("another word") << u"Hof"_s << u"hoffen"_s << u""_s;
        QTest::newRow("a longer other word") << u"Rad"_s << u"Radierung"_s << u""_s;
    }

    void anotherFormOrPartOfAWordIsFound()
    {
        QFETCH(const QString, word);
        QFETCH(const QString, other);
        QFETCH(const QString, kind);
        const QList<GermanForm> forms = formsOf(word, other + u" und anderes"_s);
        if (kind.isEmpty()) {
            QVERIFY2(forms.isEmpty(), qPrintable(forms.isEmpty() ? QString() : forms.first().term));
            return;
        }
        QVERIFY(!forms.isEmpty());
        QCOMPARE(named(forms.first().kind), kind);
        QCOMPARE(forms.first().passages, 1);
    }

    void bothPartsOfACompoundAreFound()
    {
        QStringList found;
        for (const GermanForm &form : formsOf(u"Kassenprüfung"_s, u"Kasse Prüfung Kassen"_s))
            found.append(named(form.kind) + u' ' + form.term);
        QVERIFY2(found.contains(u"part prüfung"_s), qPrintable(found.join(u", ")));
        QVERIFY2(found.contains(u"part kass"_s) || found.contains(u"part kassen"_s), qPrintable(found.join(u", ")));
    }

    void theWordItselfIsNoForm()
    {
        for (const GermanForm &form : formsOf(u"Wege"_s, u"Wege Weg Wegen"_s))
            QVERIFY2(form.term != terms(u"Wege")[0].text, qPrintable(form.term));
        QVERIFY(formsOf(u"4711"_s, u"4711 4712"_s).isEmpty());
    }

    void compoundsAreTheMostFrequentOnes()
    {
        QString library;
        for (const QString &tail : {u"recht"_s, u"vertrag"_s, u"zahlung"_s, u"kaution"_s, u"spiegel"_s, u"sache"_s,
                                    u"partei"_s, u"objekt"_s, u"beginn"_s})
            library += u"miet"_s + tail + u' ';
        library += u"mietvertrag mietkaution"_s;
        const QList<GermanForm> forms = formsOf(u"Miete"_s, library);
        QCOMPARE(forms.size(), 6);
        QVERIFY(forms[0].passages == 2 && forms[1].passages == 2);
    }
};

QTEST_APPLESS_MAIN(GermanFormsTest)
#include "tst_germanforms.moc"
