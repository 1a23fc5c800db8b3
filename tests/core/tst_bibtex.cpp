// BibTeX as reference managers write it, LaTeX conversion in both directions, and DOIs on first pages.
#include "core/session/bibtex.h"
#include "core/session/references.h"
#include "core/session/tex.h"
#include "core/values/doi.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class tst_bibtex : public QObject
{
    Q_OBJECT

private slots:
    void readsLatex_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("text");
        QTest::newRow("umlauts") << uR"({\"A}pfel f{\"u}r M\"uller, \"{O}l, na\"{\i}ve)"_s
                                 << u"Äpfel für Müller, Öl, naïve"_s;
        QTest::newRow("plain umlauts") << u"Äpfel für Müller"_s << u"Äpfel für Müller"_s;
        QTest::newRow("accents")
            << uR"(\'Etude, \`a, \^{e}, \~n, {\c c}, \c{c}, \v{s}, {\v Z}, \H{o}, \u{g}, \r{a}, \k{a}, \=o, \.z)"_s
            << u"Étude, à, ê, ñ, ç, ç, š, Ž, ő, ğ, å, ą, ō, ż"_s;
        QTest::newRow("letters")
            << uR"(Stra{\ss}e, stra\ss e, {\O}re, \o{}l, {\L}{\'o}d{\'z}, {\ae}on, \AA rhus, {\oe}uvre)"_s
            << u"Straße, straße, Øre, øl, Łódź, æon, Århus, œuvre"_s;
        QTest::newRow("signs") << uR"(50\,\% \& \$5 \#1 a\_b {C}D)"_s << u"50,% & $5 #1 a_b CD"_s;
        QTest::newRow("dashes") << u"1--5 and --- so~on"_s << u"1–5 and — so on"_s;
        QTest::newRow("commands") << uR"(An \emph{important} {\bf word} in {\TeX})"_s << u"An important word in"_s;
        QTest::newRow("broken") << uR"(a\)"_s << uR"(a\)"_s;
        QTest::newRow("end of an accent") << uR"(a\")"_s << u"a"_s;
    }

    void readsLatex()
    {
        QFETCH(QString, tex);
        QTEST(textOfTex(tex), "text");
    }

    void writesWhatItReads_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text :
             {u"Äpfel & {Birnen}: 50 %_x – çà “é” ñ ß #1 $ 中"_s, u"Øystein Łoś"_s, u"naïve Œuvre"_s})
            QTest::newRow(qPrintable(text)) << text;
    }

    void writesWhatItReads()
    {
        QFETCH(QString, text);
        QString wanted = text;
        // Braces separate nothing visible; quotation marks become LaTeX's own.
        wanted.remove(u'{').remove(u'}').replace(u'“', u"``"_s).replace(u'”', u"''"_s);
        QCOMPARE(textOfTex(texOf(text)).remove(u'{').remove(u'}'), wanted);
    }

    void readsEntries()
    {
        const Bibtex bib = bibtexIn(uR"(% Encoding: UTF-8
@comment{jabref-meta: databaseType:bibtex;}
@string{ jml = "Journal of " # {Machine Learning} }
@preamble{ "\newcommand{\x}{y}" }
Anything may stand here, name@example.org too.
@Article{Mueller2017,
  author    = {M{\"u}ller, J{\"u}rgen and {Bank of America and Co} and Ada Lovelace and others},
  title     = {{On {\'E}tudes} of {C}opper, 50\% "quoted"},
  journal   = jml,
  year      = 2017,
  doi       = {10.1000/xyz_1},
  file      = {Full Text:files/12/M\"uller\; a\:b.pdf:application/pdf;:other.pdf:PDF},
}
@inproceedings(plain:key, editor = "Jane Doe", title = "A title", date = "2019-05-03", file = "/tmp/a b.pdf")
@book{nothing}
)"_s);
        QCOMPARE(bib.faults, QStringList());
        QCOMPARE(bib.entries.size(), 3);
        const BibtexEntry first = bib.entries[0];
        QCOMPARE(first.type, u"article"_s);
        QCOMPARE(first.key, u"Mueller2017"_s);
        QCOMPARE(first.authors, u"Jürgen Müller; Bank of America and Co; Ada Lovelace"_s);
        QCOMPARE(namesIn(first.authors).size(), 3);
        QCOMPARE(first.fields[u"title"_s], u"On Études of Copper, 50% \"quoted\""_s);
        QCOMPARE(first.fields[u"journal"_s], u"Journal of Machine Learning"_s);
        QCOMPARE(first.fields[u"doi"_s], u"10.1000/xyz_1"_s);
        QCOMPARE(first.year, 2017);
        QCOMPARE(first.files, QStringList({u"files/12/M\"uller; a:b.pdf"_s, u"other.pdf"_s}));
        QCOMPARE(bib.entries[1].key, u"plain:key"_s);
        QCOMPARE(bib.entries[1].authors, u"Jane Doe"_s);
        QCOMPARE(bib.entries[1].year, 2019);
        QCOMPARE(bib.entries[1].files, QStringList(u"/tmp/a b.pdf"_s));
        QCOMPARE(bib.entries[2].key, u"nothing"_s);
    }

    void leavesOutWhatCannotBeRead()
    {
        const Bibtex bib = bibtexIn(
            u"@article{a, title = {never ends\n\n@book{b, title = {Fine}}\n@misc{c, title = }\n@misc{d, year = 2001}"_s);
        QStringList keys;
        for (const BibtexEntry &each : bib.entries)
            keys.append(each.key);
        QCOMPARE(keys, QStringList({u"b"_s, u"d"_s}));
        QCOMPARE(bib.faults, QStringList({u"The entry that begins on line 1 cannot be read."_s,
                                          u"The entry that begins on line 4 cannot be read."_s}));
        QCOMPARE(bibtexIn(QString(200'000, u'@')).entries.size(), 0);
        QCOMPARE(bibtexIn(u"@a{"_s + QString(200'000, u'{')).entries.size(), 0);
    }

    // Each would take hours if every unreadable entry were scanned to the end of the file.
    void readsWhatIsMadeToTakeLong_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("end");
        QTest::newRow("braces never end") << u"@a{k, t = {"_s << QString();
        QTest::newRow("quotes never end") << u"@a{k, t = \""_s << QString();
        QTest::newRow("quotes in round brackets") << u"@a(k, t = \""_s << QString();
        QTest::newRow("fields within fields") << u"@a{k, u = {@b(k, t = {}, "_s << QString();
        QTest::newRow("fields for both") << u"@b(k,t=\",t=\""_s << QString();
        QTest::newRow("types") << u"@"_s << u"{"_s;
        QTest::newRow("keys") << u"@a{@a@a"_s << QString();
        QTest::newRow("blanks") << u"@a{k,     \n"_s << QString();
        QTest::newRow("lines") << u"\n@a{"_s << QString();
        QTest::newRow("escapes") << u"@a{k, t = {\\"_s << QString();
        QTest::newRow("ends of braces") << u"} @a{k, t = \""_s << QString();
        QTest::newRow("one that is read") << u"@a{k, t = {"_s << u"\n}}@b{c, t = {Fine}}"_s;
    }

    void readsWhatIsMadeToTakeLong()
    {
        QFETCH(QString, part);
        QFETCH(QString, end);
        const Bibtex bib = bibtexIn(part.repeated(4'000'000 / part.size()) + end);
        QVERIFY(bib.entries.size() >= qsizetype(!end.isEmpty() && end.size() > 1));
        QVERIFY(bib.faults.size() <= 1000);
    }

    void readsNoMoreOfStringsThanIsSensible()
    {
        QString text = u"@string{s0 = \"0123456789\"}\n"_s;
        for (int i = 1; i < 60; ++i)
            text += u"@string{s%1 = s%2 # s%2}\n"_s.arg(i).arg(i - 1);
        const Bibtex bib = bibtexIn(text + u"@a{x, t = s59}\n@a{y, t = s3}"_s);
        QCOMPARE(bib.entries.last().fields[u"t"_s].size(), 80);
        for (const BibtexEntry &each : bib.entries)
            QVERIFY(each.fields[u"t"_s].size() < 2'000'000);
    }

    void findsTheDoiOfAFirstPage_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("doi");
        QTest::newRow("none") << u"A title\nVersion 10.2, 3/4"_s << QString();
        QTest::newRow("called so") << u"Nature 21\nDOI: 10.1038/s41586-020-2649-2. Received 5 May"_s
                                   << u"10.1038/s41586-020-2649-2"_s;
        QTest::newRow("a link") << u"https://doi.org/10.1145/3292500.3330701"_s << u"10.1145/3292500.3330701"_s;
        QTest::newRow("brackets") << u"(doi:10.1016/S0140-6736(20)30183-5)"_s << u"10.1016/S0140-6736(20)30183-5"_s;
        QTest::newRow("bare") << u"Copyright 10.1000/182 by us"_s << u"10.1000/182"_s;
        QTest::newRow("twice") << u"doi 10.1000/AB1\n…\nhttps://doi.org/10.1000/ab1"_s << u"10.1000/AB1"_s;
        QTest::newRow("its own and another's") << u"doi:10.1000/own\nSee 10.2000/other"_s << u"10.1000/own"_s;
        QTest::newRow("which?") << u"doi:10.1000/one\ndoi:10.1000/two"_s << QString();
        QTest::newRow("a number") << u"in 110.1234/5 cases"_s << QString();
    }

    void findsTheDoiOfAFirstPage()
    {
        QFETCH(QString, page);
        QTEST(doiIn(page), "doi");
    }

    void referencesSayTheDoi()
    {
        Document document;
        document.id = 7;
        document.title = u"Copper"_s;
        document.path = u"/a/b.pdf"_s;
        document.author = u"Ada Lovelace"_s;
        document.year = 2001;
        Reference reference = referenceTo(document, 0);
        reference.doi = u"10.1000/x_1"_s;
        QVERIFY(bibtexOf(reference).contains(u"  doi = {10.1000/x_1},\n"_s));
        QVERIFY(risOf(reference).contains(u"DO  - 10.1000/x_1\r\n"_s));
        QCOMPARE(cslOf(reference)[u"DOI"].toString(), u"10.1000/x_1"_s);
        QCOMPARE(inWords(reference, *citationStyle(u"apa"_s)),
                 u"Lovelace, A. (2001). Copper. https://doi.org/10.1000/x_1"_s);
        const Bibtex back = bibtexIn(bibtexOf(reference));
        QCOMPARE(back.entries.size(), 1);
        QCOMPARE(back.entries[0].authors, u"Ada Lovelace"_s);
        QCOMPARE(back.entries[0].fields[u"doi"_s], u"10.1000/x_1"_s);
    }
};

QTEST_GUILESS_MAIN(tst_bibtex)
#include "tst_bibtex.moc"
