// Invisible characters of zero width, as programs write them into and beside blanks: ignored, except where they join
// letters.
#include "core/language/foldedtext.h"
#include "core/language/terms.h"
#include "core/language/textmatch.h"
#include "core/language/wordsearch.h"
#include "core/pdf/pdfreader.h"
#include "tests/pdfs.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace core;
using namespace tests;

class TestZeroWidth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsWordsAtBlanksUnderAnyName_data();
    void partsWordsAtBlanksUnderAnyName();
    void leavesOutSignsBesideBlanks_data();
    void leavesOutSignsBesideBlanks();
    void readsTextThatStandsForGlyphs_data();
    void readsTextThatStandsForGlyphs();
    void keepsJoinersWhereLettersJoin_data();
    void keepsJoinersWhereLettersJoin();
    void keepsHyphensUnderTheNameOfSoftOnes();
    void findsAndQuotesAsIfTheyWereNotThere_data();
    void findsAndQuotesAsIfTheyWereNotThere();

private:
    QTemporaryDir m_folder;

    // "_" is a blank, "~" a zero-width character, and other codes are the given glyphs.
    QString textOf(const QByteArray &shown, QMap<uchar, PdfGlyph> glyphs)
    {
        PdfPage page;
        page.glyphs = std::move(glyphs);
        page.operators = shown.startsWith("BT") ? shown : "BT /F4 12 Tf 72 600 Td (" + shown + ") Tj ET\n";
        static int number = 0;
        const QString path = m_folder.filePath(QStringLiteral("%1.pdf").arg(++number));
        writeFile(path, makePdf(QList<PdfPage>{page}));
        const Result<ReadPdf> pdf = readPdf(path, {}, {}, {});
        return pdf ? pdf->pages.first().text : pdf.error().message;
    }
};

static const QString signs[] = {QStringLiteral("\u200c"), QStringLiteral("\u200b"), QStringLiteral("\ufeff"),
                                QStringLiteral("\u2060"), QStringLiteral("\u00ad"), QStringLiteral("\u200d")};

static QByteArray nameOf(const QString &text)
{
    QByteArray name;
    for (const QChar c : text)
        name += "U+" + QByteArray::number(c.unicode(), 16) + ' ';
    return name;
}

void TestZeroWidth::partsWordsAtBlanksUnderAnyName_data()
{
    QTest::addColumn<QString>("blank");
    for (const QString &sign : signs) {
        for (const QString &blank : {sign, sign + u' ', u' ' + sign, sign + QChar(0xa0), sign + sign})
            QTest::newRow(nameOf(blank)) << blank;
    }
}

void TestZeroWidth::partsWordsAtBlanksUnderAnyName()
{
    QFETCH(QString, blank);
    const QByteArray shown("The_lease_of_the_barn_ends_in_May_2031.");
    const QMap<uchar, PdfGlyph> glyphs{{'_', {blank, 278}}};
    QCOMPARE(textOf(shown, glyphs), QStringLiteral("The lease of the barn ends in May 2031."));
}

void TestZeroWidth::leavesOutSignsBesideBlanks_data()
{
    QTest::addColumn<QString>("sign");
    QTest::addColumn<QByteArray>("shown");
    for (const QString &sign : signs) {
        QTest::newRow(nameOf(sign) + "before") << sign << QByteArray("The~ lease~ ends~ in~ May.~");
        QTest::newRow(nameOf(sign) + "behind") << sign << QByteArray("~The ~lease ~ends ~in ~May.");
        QTest::newRow(nameOf(sign) + "within") << sign << QByteArray("The le~ase e~n~ds in M~ay.");
        QTest::newRow(nameOf(sign) + "alone") << sign << QByteArray("The ~ lease ~~ ends in ~ May.");
    }
}

void TestZeroWidth::leavesOutSignsBesideBlanks()
{
    QFETCH(QString, sign);
    QFETCH(QByteArray, shown);
    QCOMPARE(textOf(shown, {{'~', {sign, 0}}, {' ', {QStringLiteral(" "), 278}}}),
             QStringLiteral("The lease ends in May."));
}

void TestZeroWidth::readsTextThatStandsForGlyphs_data()
{
    QTest::addColumn<QByteArray>("actual");
    QTest::newRow("a blank beside the sign") << QByteArray("FEFF0020200C");
    QTest::newRow("the sign in place of a blank") << QByteArray("FEFF200C");
    QTest::newRow("another one") << QByteArray("FEFF200B");
}

void TestZeroWidth::readsTextThatStandsForGlyphs()
{
    QFETCH(QByteArray, actual);
    const QByteArray blank = ") Tj /Span << /ActualText <" + actual + "> >> BDC (_) Tj EMC (";
    QCOMPARE(textOf("BT /F4 12 Tf 72 600 Td (The" + blank + "lease" + blank + "ends.) Tj ET\n",
                    {{'_', {QStringLiteral("x"), 278}}}),
             QStringLiteral("The lease ends."));
}

void TestZeroWidth::keepsJoinersWhereLettersJoin_data()
{
    QTest::addColumn<QByteArray>("shown"); // letters in their order on the page
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("joiner");
    QTest::addColumn<QString>("text");
    const QString mim(QChar(0x645));
    const QString ye(QChar(0x6cc));
    const QString ka(QChar(0x915));
    const QString virama(QChar(0x94d));
    const QString zwnj(QChar(0x200c));
    const QString zwj(QChar(0x200d));
    QTest::newRow("Persian") << QByteArray("b~a b~a") << mim << ye << zwnj << mim + zwnj + ye + u' ' + mim + zwnj + ye;
    QTest::newRow("Persian, beside a blank too")
        << QByteArray("b~a~ b~a") << mim << ye << zwnj << mim + zwnj + ye + u' ' + mim + zwnj + ye;
    QTest::newRow("Hindi") << QByteArray("ab~a ab~") << ka << virama << zwj
                           << ka + virama + zwj + ka + u' ' + ka + virama;
}

void TestZeroWidth::keepsJoinersWhereLettersJoin()
{
    QFETCH(QByteArray, shown);
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, joiner);
    QFETCH(QString, text);
    QCOMPARE(textOf(shown, {{'a', {first}}, {'b', {second}}, {'~', {joiner, 0}}, {' ', {QStringLiteral(" "), 278}}}),
             text);
}

void TestZeroWidth::keepsHyphensUnderTheNameOfSoftOnes()
{
    QCOMPARE(textOf("A well-known long-term lease of the barn.", {{'-', {QStringLiteral("\u00ad"), 333}}}),
             QStringLiteral("A well-known long-term lease of the barn."));
}

void TestZeroWidth::findsAndQuotesAsIfTheyWereNotThere_data()
{
    QTest::addColumn<QString>("sign");
    for (const QString &sign : signs)
        QTest::newRow(nameOf(sign)) << sign;
}

void TestZeroWidth::findsAndQuotesAsIfTheyWereNotThere()
{
    QFETCH(QString, sign);
    const QString text = QStringLiteral("The le%1ase%1 ends.").arg(sign);
    QCOMPARE(standingIn(text, u"lease ends").from, 4);
    QCOMPARE(standingIn(u"The lease ends.", QStringLiteral("le%1ase").arg(sign)).from, 4);
    QCOMPARE(WordSearch(QStringLiteral("lease ends")).in(text).size(), 1);
    QCOMPARE(WordSearch(QStringLiteral("le%1ase").arg(sign)).in(u"The lease ends.").size(), 1);
    QCOMPARE(foldedText(text), QStringLiteral("the lease ends."));
    QCOMPARE(queryTerms(text), queryTerms(u"The lease ends."));
}

QTEST_GUILESS_MAIN(TestZeroWidth)
#include "tst_zerowidth.moc"
