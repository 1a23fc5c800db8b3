// References in the formats of reference managers, TeX and readers, whatever titles and authors contain.
#include "core/session/references.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

Reference referenceOf(const QString &author, const QString &title, int year, int page = 0)
{
    Document document;
    document.id = 7;
    document.title = title;
    document.path = u"/a/b.pdf"_s;
    document.pages = 12;
    document.author = author;
    document.year = year;
    return referenceTo(document, page);
}

QString said(const PersonName &name)
{
    return name.isOne ? name.family + u'|' + name.given : u'{' + name.family + u'}';
}

} // namespace

class tst_references : public QObject
{
    Q_OBJECT

private slots:
    void tellsNamesApart_data()
    {
        QTest::addColumn<QString>("author");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("none") << u" "_s << QStringList();
        QTest::newRow("one") << u"Ada Lovelace"_s << QStringList{u"Lovelace|Ada"_s};
        QTest::newRow("turned") << u"Lovelace, Ada"_s << QStringList{u"Lovelace|Ada"_s};
        QTest::newRow("commas") << u"Ashish Vaswani, Noam Shazeer, Niki Parmar"_s
                                << QStringList{u"Vaswani|Ashish"_s, u"Shazeer|Noam"_s, u"Parmar|Niki"_s};
        QTest::newRow("semicolons") << u"Vaswani, A.; van der Berg, Niki"_s
                                    << QStringList{u"Vaswani|A."_s, u"van der Berg|Niki"_s};
        QTest::newRow("and") << u"Ada Lovelace and Charles Babbage"_s
                             << QStringList{u"Lovelace|Ada"_s, u"Babbage|Charles"_s};
        QTest::newRow("BibTeX") << u"Lovelace, Ada and Babbage, Charles"_s
                                << QStringList{u"Lovelace|Ada"_s, u"Babbage|Charles"_s};
        QTest::newRow("commas and and") << u"Ada Lovelace, Charles Babbage and Alan Turing"_s
                                        << QStringList{u"Lovelace|Ada"_s, u"Babbage|Charles"_s, u"Turing|Alan"_s};
        QTest::newRow("particles") << u"Ludwig van Beethoven"_s << QStringList{u"van Beethoven|Ludwig"_s};
        QTest::newRow("one word") << u"Plato"_s << QStringList{u"{Plato}"_s};
        QTest::newRow("a body") << u"Intergovernmental Panel on Climate Change"_s
                                << QStringList{u"{Intergovernmental Panel on Climate Change}"_s};
        QTest::newRow("a company") << u"Netflix, Inc."_s << QStringList{u"{Netflix, Inc.}"_s};
        QTest::newRow("a department") << u"Department of Energy"_s << QStringList{u"{Department of Energy}"_s};
    }

    void tellsNamesApart()
    {
        QFETCH(QString, author);
        QStringList found;
        for (const PersonName &name : namesIn(author))
            found.append(said(name));
        QTEST(found, "names");
    }

    void writesEachStyle_data()
    {
        QTest::addColumn<QString>("author");
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("page");
        QTest::addColumn<QString>("apa");
        QTest::addColumn<QString>("chicago");
        QTest::addColumn<QString>("ieee");
        QTest::newRow("one") << u"Ada Marie Lovelace"_s << u"Notes"_s << 1843 << 0
                             << u"Lovelace, A. M. (1843). Notes."_s << u"Lovelace, Ada Marie. Notes. 1843."_s
                             << u"A. M. Lovelace, “Notes,” 1843."_s;
        QTest::newRow("two, a page") << u"Ashish Vaswani, Jean-Paul Sartre"_s << u"Attention"_s << 2017 << 3
                                     << u"Vaswani, A., & Sartre, J.-P. (2017). Attention. (p. 3)."_s
                                     << u"Vaswani, Ashish, and Jean-Paul Sartre. Attention. 2017, 3."_s
                                     << u"A. Vaswani and J.-P. Sartre, “Attention,” 2017, p. 3."_s;
        QTest::newRow("three, a question")
            << u"A B; C D; E F"_s << u"Why?"_s << 2000 << 0 << u"B, A., D, C., & F, E. (2000). Why?"_s
            << u"B, A, C D, and E F. Why? 2000."_s << u"A. B, C. D, and E. F, “Why?” 2000."_s;
        QTest::newRow("seven") << u"A B; C D; E F; G H; I J; K L; M N"_s << u"T"_s << 2000 << 0
                               << u"B, A., D, C., F, E., H, G., J, I., L, K., & N, M. (2000). T."_s
                               << u"B, A, C D, E F, G H, I J, K L, and M N. T. 2000."_s << u"A. B et al., “T,” 2000."_s;
        QTest::newRow("a body, no year") << u"World Bank Group"_s << u"Report"_s << 0 << 0
                                         << u"World Bank Group. (n.d.). Report."_s
                                         << u"World Bank Group. Report. n.d."_s
                                         << u"World Bank Group, “Report,” n.d."_s;
        QTest::newRow("no author") << QString() << u"50 %1 of %2"_s << 2015 << 0 << u"50 %1 of %2. (2015)."_s
                                   << u"50 %1 of %2. 2015."_s << u"“50 %1 of %2,” 2015."_s;
    }

    void writesEachStyle()
    {
        QFETCH(QString, author);
        QFETCH(QString, title);
        QFETCH(int, year);
        QFETCH(int, page);
        const Reference reference = referenceOf(author, title, year, page);
        QFETCH(QString, apa);
        QFETCH(QString, chicago);
        QFETCH(QString, ieee);
        QCOMPARE(inWords(reference, *citationStyle(u"apa"_s)), apa);
        QCOMPARE(inWords(reference, *citationStyle(u"chicago"_s)), chicago);
        QCOMPARE(inWords(reference, *citationStyle(u"ieee"_s)), ieee);
        QCOMPARE(citationStyles().size(), 3);
    }

    void tellsOfManyAuthorsOnlySome()
    {
        QStringList names;
        for (char16_t c = u'A'; c <= u'Y'; ++c)
            names.append(QString(QChar(c)) + u" Family"_s + QChar(c));
        const Reference reference = referenceOf(names.join(u"; "_s), u"T"_s, 2001);
        const QString apa = inWords(reference, *citationStyle(u"apa"_s));
        QVERIFY2(apa.contains(u"FamilyS, S., … FamilyY, Y. (2001)"_s), qPrintable(apa));
        const QString chicago = inWords(reference, *citationStyle(u"chicago"_s));
        QVERIFY2(chicago.contains(u"G FamilyG, et al. T. 2001."_s), qPrintable(chicago));
        QVERIFY(!citationStyle(u"mla"_s));
    }

    void escapesForTex()
    {
        const QString entry = bibtexOf(referenceOf(u"Jürgen Müller; Øystein Łoś; Müller & Söhne GmbH"_s,
                                                   u"Äpfel & {Birnen}: 50 %_x – çà “é” ñ ß \\ ~ ^ #1 $ 中"_s, 1999, 3));
        QVERIFY2(entry.startsWith(u"@misc{apfel-birnen-50-7,\n"_s), qPrintable(entry));
        QVERIFY2(entry.contains(u"title = {{{\\\"A}pfel \\& \\{Birnen\\}: 50 \\%\\_x -- {\\c c}{\\`a} ``{\\'e}'' "
                                u"{\\~n} {\\ss} \\textbackslash{} \\~{} \\^{} \\#1 \\$ 中}},"_s),
                 qPrintable(entry));
        QVERIFY2(entry.contains(u"author = {M{\\\"u}ller, J{\\\"u}rgen and {\\L}o{\\'s}, {\\O}ystein and "
                                u"{M{\\\"u}ller \\& S{\\\"o}hne GmbH}},"_s),
                 qPrintable(entry));
        QVERIFY(entry.contains(u"pages = {3},"_s) && entry.endsWith(u"note = {File: b.pdf}\n}\n"_s));
        QCOMPARE(entry.count(u'{') - entry.count(u"\\{"_s), entry.count(u'}') - entry.count(u"\\}"_s));
    }

    void writesCslAndRis()
    {
        const Reference reference = referenceOf(u"Jürgen Müller; World Bank Group"_s, u"Äpfel"_s, 1999, 3);
        const QJsonObject csl = QJsonDocument::fromJson(cslOf(reference).written()).object();
        QCOMPARE(csl[u"title"].toString(), u"Äpfel"_s);
        QCOMPARE(csl[u"page"].toString(), u"3"_s);
        QCOMPARE(csl[u"author"][0][u"family"].toString(), u"Müller"_s);
        QCOMPARE(csl[u"author"][1][u"literal"].toString(), u"World Bank Group"_s);
        QCOMPARE(csl[u"issued"][u"date-parts"][0][0].toInt(), 1999);
        QCOMPARE(risOf(reference), u"TY  - GEN\r\nID  - apfel-7\r\nTI  - Äpfel\r\nAU  - Müller, Jürgen\r\n"
                                   u"AU  - World Bank Group\r\nPY  - 1999\r\nSP  - 3\r\n"
                                   u"N1  - File: b.pdf, 12 pages\r\nER  - \r\n"_s);
    }

    void listsWhatSessionsCiteOnce()
    {
        const auto citing = [](DocumentId document, int page, const QString &title, const QString &address = {}) {
            Citation citation;
            citation.document = document;
            citation.page = page;
            citation.title = title;
            citation.file = title.toLower() + u".pdf"_s;
            citation.year = 2001;
            citation.address = address;
            if (!address.isEmpty())
                citation.file.clear();
            return citation;
        };
        ExportData evidence;
        evidence.documents = {{1, u"ice.pdf"_s, u"Ice"_s, QByteArray(64, 'a'), 9, 30, u"Ada Frost"_s, 2001}};
        Session session;
        Turn turn;
        turn.evidence.insert(1, QByteArray(64, 'a'));
        turn.citations = {citing(1, 12, u"Ice"_s), citing(0, 0, u"Web"_s, u"https://example.org/{x}"_s),
                          citing(1, 3, u"Ice"_s)};
        session.turns = {turn};
        evidence.sessions = {session, session};
        const QList<Reference> all = referencesOf(evidence);
        QCOMPARE(all.size(), 2);
        QCOMPARE(inWords(all[0], *citationStyle(u"apa"_s)), u"Frost, A. (2001). Ice. (pp. 3, 12)."_s);
        QVERIFY2(bibtexOf(all[1]).contains(u"url = {https://example.org/%7Bx%7D}"_s), qPrintable(bibtexOf(all[1])));
        QVERIFY(risOf(all[1]).startsWith(u"TY  - ELEC\r\n"_s));
        QCOMPARE(cslOf(all[1])[u"type"].toString(), u"webpage"_s);
    }
};

QTEST_GUILESS_MAIN(tst_references)
#include "tst_references.moc"
