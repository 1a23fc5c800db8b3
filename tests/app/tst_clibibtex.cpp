// Titles, authors and years that attest-cli takes from a BibTeX file beside the PDFs.
#include "attestcli.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using tests::AttestCli;
using tests::Done;

class tst_clibibtex : public QObject
{
    Q_OBJECT

private slots:
    void describesWhatAFileNames()
    {
        const AttestCli cli;
        QVERIFY(QDir(cli.folder.path()).mkdir(u"files"_s));
        const QString copper = cli.writePdf(u"files/Müller ö.pdf"_s, {u"Copper conducts electricity."_s});
        const QString tin = cli.writePdf(u"tin.pdf"_s, {u"Tin melts.\nhttps://doi.org/10.1000/tin.5"_s});
        const QString zinc = cli.writePdf(u"zinc1999.pdf"_s, {u"Zinc protects iron."_s});
        const QString lead = cli.writePdf(u"lead.pdf"_s, {u"Lead is heavy."_s});
        QCOMPARE(cli.run({u"add"_s, copper, tin, zinc, lead}).status, 0);
        QCOMPARE(cli.run({u"describe"_s, u"lead.pdf"_s, u"--author"_s, u"J. Doe"_s}).status, 0);
        const QString bib = cli.write(
            u"thesis.bib"_s,
            "@article{mueller, title = {{\\'E}tudes on {C}opper}, author = {M{\\\"u}ller, J{\\\"u}rgen and {World "
            "Bank}}, year = 2017,\n"
            "  file = {Full Text PDF:files/M\\\\\"uller.pdf:application/pdf;PDF:files/Müller ö.pdf:application/pdf}}\n"
            "@misc{other, title = {On tin}, author = {Grace Hopper}, date = {2019-05}, doi = "
            "{https://doi.org/10.1000/TIN.5}}\n"
            "@misc{zinc1999, title = {On zinc}}\n"
            "@book{leadbook, title = {Heavy lead}, author = {Somebody Else}, year = 1950, file = {lead.pdf}}\n"
            "@book{gone, title = {Gone}, file = {nowhere.pdf}}\n"
            "@book{never, title = {Never seen}}\n"
            "@book{later, title = {Later}, file = {later.pdf}}\n"
            "@book{broken, title = {");
        const QString later = cli.writePdf(u"later.pdf"_s, {u"Iron rusts."_s});
        const Done done = cli.run({u"--json"_s, u"bibtex"_s, bib});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        const QJsonObject told = done.json();
        QCOMPARE(told[u"entries"].toInt(), 7);
        QCOMPARE(told[u"described"].toArray().size(), 4);
        QCOMPARE(told[u"missing"].toArray(), QJsonArray{u"gone: nowhere.pdf"_s});
        QCOMPARE(told[u"to_read"].toArray(), QJsonArray{later});
        QCOMPARE(told[u"unknown"].toArray(), QJsonArray{u"never"_s});
        QCOMPARE(told[u"faults"].toArray().size(), 1);

        QJsonObject document = cli.document(u"Müller ö.pdf"_s);
        QCOMPARE(document[u"title"].toString(), u"Études on Copper"_s);
        QCOMPARE(document[u"author"].toString(), u"Jürgen Müller; World Bank"_s);
        QCOMPARE(document[u"year"].toInt(), 2017);
        document = cli.document(u"tin.pdf"_s);
        QCOMPARE(document[u"title"].toString(), u"On tin"_s);
        QCOMPARE(document[u"year"].toInt(), 2019);
        QCOMPARE(cli.document(u"zinc1999.pdf"_s)[u"title"].toString(), u"On zinc"_s);
        document = cli.document(u"lead.pdf"_s);
        QCOMPARE(document[u"title"].toString(), u"Heavy lead"_s);
        QCOMPARE(document[u"author"].toString(), u"J. Doe"_s); // the user's own entry

        const QJsonObject again = cli.run({u"--json"_s, u"bibtex"_s, bib}).json();
        QCOMPARE(again[u"described"].toArray().size(), 0);
        QCOMPARE(again[u"alike"].toInt(), 4);
        const Done said = cli.run({u"bibtex"_s, bib});
        QVERIFY2(said.out.contains(u"0 of 7 entries applied, 4 unchanged"_s), qPrintable(said.out));
        QVERIFY(said.err.contains(u"Missing file: gone: nowhere.pdf"_s));
        QVERIFY(said.err.contains(u"Not in the library: never"_s));
        QVERIFY(said.err.contains(u"Not in the library yet: "_s + later));
        QVERIFY(said.err.contains(u"cannot be read"_s));
    }

    void citesWithTheDoiOfTheFirstPage()
    {
        const AttestCli cli;
        const QString tin = cli.writePdf(u"tin.pdf"_s, {u"Tin melts at 232 degrees.\ndoi:10.1000/tin.5"_s});
        QCOMPARE(cli.run({u"add"_s, tin}).status, 0);
        QVERIFY(
            cli.run({u"cite"_s, u"tin.pdf"_s, u"--format"_s, u"bibtex"_s}).out.contains(u"doi = {10.1000/tin.5}"_s));
        QCOMPARE(cli.run({u"ask"_s, u"At how many degrees does tin melt?"_s}).status, 0);
        const QString csl = cli.run({u"export"_s, u"1"_s, u"--format"_s, u"csl"_s}).out;
        QVERIFY2(csl.contains(u"\"DOI\": \"10.1000/tin.5\""_s) || csl.contains(u"\"DOI\":\"10.1000/tin.5\""_s),
                 qPrintable(csl));
    }

    void saysWhatIsWrong()
    {
        const AttestCli cli;
        QCOMPARE(cli.run({u"add"_s, cli.writePdf(u"a.pdf"_s, {u"Words."_s})}).status, 0);
        const Done gone = cli.run({u"bibtex"_s, cli.folder.filePath(u"no.bib"_s)});
        QVERIFY(gone.status == 1 && gone.err.contains(u"cannot be read"_s));
        const Done empty = cli.run({u"bibtex"_s, cli.write(u"empty.bib"_s, "no entry")});
        QVERIFY(empty.status == 1 && empty.err.contains(u"contains no BibTeX entry"_s));
    }
};

QTEST_GUILESS_MAIN(tst_clibibtex)
#include "tst_clibibtex.moc"
