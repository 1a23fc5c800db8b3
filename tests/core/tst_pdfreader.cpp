// readPdf and renderPage with the real attest-pdf: text, order, boxes, and damaged files.
#include "core/pdf/pdfreader.h"
#include "tests/pdfs.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace core;
using namespace tests;

Q_DECLARE_METATYPE(core::Box)
Q_DECLARE_METATYPE(core::Error::Code)

class TestPdfReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheTextOfEachPage();
    void marksTheEndsOfLinesAndBlocks();
    void coversAllTextWithWords();
    void placesWordsOnThePageAsDisplayed_data();
    void placesWordsOnThePageAsDisplayed();
    void readsColumnsOneAfterTheOther();
    void readsThreeColumnsBelowATitle();
    void keepsTheRowsOfATable();
    void keepsNumbersOfNotesOnTheirLine();
    void writesRaisedAndLoweredDigitsAsSuch_data();
    void writesRaisedAndLoweredDigitsAsSuch();
    void tellsRaisedDigitsOfAFontByTheirWidth_data();
    void tellsRaisedDigitsOfAFontByTheirWidth();
    void joinsNumbersThatThinGapsPart_data();
    void joinsNumbersThatThinGapsPart();
    void goesOnBelowALineThatIsFull();
    void readsTextSetSidewaysAfterTheRest();
    void readsAStampAcrossThePageLast();
    void readsAStampInTheOrderItWasSet_data();
    void readsAStampInTheOrderItWasSet();
    void readsLevelWatermarksLast_data();
    void readsLevelWatermarksLast();
    void leavesLargeLettersBesideTextAlone_data();
    void leavesLargeLettersBesideTextAlone();
    void keepsHyphensAndReadsLigatures();
    void putsAccentsOnTheirLetters_data();
    void putsAccentsOnTheirLetters();
    void leavesSignsBesideLettersAlone();
    void mendsLigaturesThatWereTurnedRound_data();
    void mendsLigaturesThatWereTurnedRound();
    void readsPastGlyphsThatDrawNothing();
    void readsSmallBitmapFontsInTheOrderOfTheirLines();
    void leavesOutWhatIsSetTwice();
    void tellsWhatIsBold();
    void leavesOutWhatIsNoText();
    void readsBesideNumbersWithoutEnd_data();
    void readsBesideNumbersWithoutEnd();
    void joinsCharactersSetOneByOne();
    void readsChinese();
    void readsFromRightToLeft();
    void putsThePointBehindANumberThatEndsALineToTheLeft_data();
    void putsThePointBehindANumberThatEndsALineToTheLeft();
    void readsLabelsOutlineAndMetadata();
    void tellsPicturesFromNothing();
    void keepsOnlySoMuchTextOfAPage();
    void opensWithThePassword();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void reportsEachPage();
    void stopsAtAPage();
    void rendersAPage();
    void rendersTurnedAndCropped();
    void rendersNoMoreThanItMay();
    void rendersNoPageThatIsNotThere();
    void endsWithEveryHardFile();

private:
    QTemporaryDir m_folder;

    QString kept(const QByteArray &pdf)
    {
        static int number = 0;
        const QString path = m_folder.filePath(QStringLiteral("%1.pdf").arg(++number));
        return writeFile(path, pdf) ? path : QString();
    }
    ReadPdf read(const PdfFile &file, const PdfLimits &limits = {})
    {
        Result<ReadPdf> result = readPdf(kept(makePdf(file)), file.password, {}, {}, limits);
        if (!result)
            qWarning("%s (%s)", qPrintable(result.error().message), qPrintable(result.error().detail));
        return result ? std::move(*result) : ReadPdf();
    }
    Page readPage(const PdfPage &page)
    {
        const ReadPdf pdf = read({{page}, {}, {}, {}, {}});
        return pdf.pages.isEmpty() ? Page() : pdf.pages.first();
    }
};

static QString textOf(const Page &page, const Word &word)
{
    return page.text.mid(word.from, word.length);
}

// A font based on Helvetica with these names for its first glyphs.
static QByteArray fontWithGlyphs(const QByteArray &names)
{
    return "/F4 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding "
           "/WinAnsiEncoding /Differences [ 1 " +
           names + " ] >> /FirstChar 1 /LastChar 6 /Widths [ 800 800 800 800 800 800 ] >> ";
}

void TestPdfReader::readsTheTextOfEachPage()
{
    const Result<ReadPdf> read =
        readPdf(kept(makePdf(QStringList{QStringLiteral("Hello world"), QStringLiteral("Second page")})), {}, {}, {});
    QVERIFY(read);
    QCOMPARE(read->pages.size(), 2);
    QCOMPARE(read->pages[0].number, 1);
    QCOMPARE(read->pages[0].text, QStringLiteral("Hello world"));
    QCOMPARE(read->pages[0].status, PageStatus::Text);
    QCOMPARE(read->pages[1].number, 2);
    QCOMPARE(read->pages[1].text, QStringLiteral("Second page"));
}

void TestPdfReader::marksTheEndsOfLinesAndBlocks()
{
    PdfPage page = pdfPage(QStringLiteral("First line\nsecond line\n\nNext paragraph\nends here"));
    page.lines.append({72, 200, QStringLiteral("Heading"), 20, true});
    page.lines.append({72, 222, QStringLiteral("Text below it"), 12, false});
    QCOMPARE(readPage(page).text, QStringLiteral("First line\nsecond line\n\nNext paragraph\nends here\n\n"
                                                 "Heading\n\nText below it"));
}

void TestPdfReader::coversAllTextWithWords()
{
    const Page page = readPage(pdfPage(QStringLiteral("One two, three.\nFour\n\nFive six")));
    QStringList words;
    for (const Word &word : page.words)
        words += textOf(page, word);
    QCOMPARE(words.join(u' '), page.text.simplified());
    QCOMPARE(words.size(), 6);
}

void TestPdfReader::placesWordsOnThePageAsDisplayed_data()
{
    // "Hello" in 12-point Helvetica: 27.336 wide, from 0.718 above to 0.207 below the baseline.
    QTest::addColumn<int>("rotate");
    QTest::addColumn<double>("crop");
    QTest::addColumn<Box>("box");
    QTest::addColumn<QSizeF>("size");
    const float l = 100;
    const float r = 127.336F;
    const float t = 191.384F;
    const float b = 202.484F;
    QTest::newRow("as it lies") << 0 << 0.0 << Box{l, t, r, b} << QSizeF(612, 792);
    QTest::newRow("cropped") << 0 << 36.0 << Box{l - 36, t - 36, r - 36, b - 36} << QSizeF(540, 720);
    QTest::newRow("quarter turn") << 90 << 0.0 << Box{792 - b, l, 792 - t, r} << QSizeF(792, 612);
    QTest::newRow("half turn") << 180 << 0.0 << Box{612 - r, 792 - b, 612 - l, 792 - t} << QSizeF(612, 792);
    QTest::newRow("three quarters") << 270 << 0.0 << Box{t, 612 - r, b, 612 - l} << QSizeF(792, 612);
    QTest::newRow("turned, cropped") << 90 << 36.0 << Box{792 - b - 36, l - 36, 792 - t - 36, r - 36}
                                     << QSizeF(720, 540);
}

void TestPdfReader::placesWordsOnThePageAsDisplayed()
{
    QFETCH(int, rotate);
    QFETCH(double, crop);
    QFETCH(Box, box);
    QFETCH(QSizeF, size);
    PdfPage file;
    file.lines = {{100, 200, QStringLiteral("Hello world"), 12, false}};
    file.rotate = rotate;
    file.crop = crop;
    const Page page = readPage(file);
    QCOMPARE(page.text, QStringLiteral("Hello world"));
    QCOMPARE(QSizeF(page.width, page.height), size);
    QCOMPARE(page.rotation, rotate);
    const auto isNear = [](float a, float b) { return std::abs(a - b) < 0.01F; };
    const Box found = page.words.first().box;
    QVERIFY2(
        isNear(found.left, box.left) && isNear(found.top, box.top) && isNear(found.right, box.right) &&
            isNear(found.bottom, box.bottom),
        qPrintable(QStringLiteral("%1 %2 %3 %4").arg(found.left).arg(found.top).arg(found.right).arg(found.bottom)));
    QCOMPARE(page.words.first().size, 12.0F);
}

void TestPdfReader::readsColumnsOneAfterTheOther()
{
    const QString left = QStringLiteral("The committee met in the\nspring of that year and\nfound the reports of its\n"
                                        "members to be complete.");
    const QString right = QStringLiteral("A second meeting was held\nin autumn, when the rest\nof the papers had been\n"
                                         "handed in by everybody.");
    QCOMPARE(readPage(twoColumns(left, right)).text, left + QStringLiteral("\n\n") + right);
}

void TestPdfReader::readsThreeColumnsBelowATitle()
{
    const QString text =
        QStringLiteral("Nobody knows why the\nriver turned to the\nwest in those years\nof little rain.");
    PdfPage page;
    page.lines = {{150, 72, QStringLiteral("A title that runs across all of the columns"), 14, true}};
    for (const double x : {72.0, 240.0, 408.0})
        for (const PdfLine &line : pdfPage(text, x, 10).lines)
            page.lines.append({x, line.y + 40, line.text, 10, false});
    const QStringList blocks = {page.lines.first().text, text, text, text};
    QCOMPARE(readPage(page).text, blocks.join(QStringLiteral("\n\n")));
}

void TestPdfReader::keepsTheRowsOfATable()
{
    const QStringList labels = {QStringLiteral("Cash and cash equivalents"),
                                QStringLiteral("Trade accounts receivable"), QStringLiteral("Other current assets"),
                                QStringLiteral("Total current assets")};
    PdfPage page;
    // Written column by column, as some programs do with tables.
    for (int column = 0; column < 3; ++column)
        for (int row = 0; row < labels.size(); ++row)
            page.lines.append({72 + 180.0 * column, 100 + 14.0 * row,
                               column == 0 ? labels[row] : QString::number(1000 * column + row), 10, false});
    QStringList rows;
    for (int row = 0; row < labels.size(); ++row)
        rows += labels[row] + QStringLiteral(" %1 %2").arg(1000 + row).arg(2000 + row);
    QCOMPARE(readPage(page).text, rows.join(u'\n'));
}

void TestPdfReader::keepsNumbersOfNotesOnTheirLine()
{
    PdfPage page = pdfPage(QStringLiteral("The findings\nwere disputed."));
    page.lines.append({139, 68, QStringLiteral("7"), 7, false});
    const QString text = readPage(page).text;
    QVERIFY2(text == QStringLiteral("The findings \u2077\nwere disputed.") ||
                 text == QStringLiteral("The findings\u2077\nwere disputed."),
             qPrintable(text));
}

void TestPdfReader::writesRaisedAndLoweredDigitsAsSuch_data()
{
    // In 12-point Helvetica a digit is 6.672 wide, m 9.996, H 8.664, O 9.336, a blank 3.336.
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<QString>("text");
    const auto small = [](double rise, const QByteArray &text, double size = 7) {
        return "/F1 " + QByteArray::number(size) + " Tf " + QByteArray::number(rise) + " Ts (" + text +
               ") Tj /F1 12 Tf 0 Ts ";
    };
    QTest::newRow("a note behind a number")
        << "(In 2021) Tj " + small(4, "3") + "( it was so) Tj" << QStringLiteral("In 2021\u00b3 it was so");
    QTest::newRow("a power") << "(4.2 x 10) Tj " + small(4, "-6") + "( metres) Tj"
                             << QStringLiteral("4.2 x 10\u207b\u2076 metres");
    QTest::newRow("a unit") << "(320 m) Tj " + small(4, "2") + "(.) Tj" << QStringLiteral("320 m\u00b2.");
    QTest::newRow("a low index") << "(of H) Tj " + small(-2, "2") + "(O in) Tj" << QStringLiteral("of H\u2082O in");
    QTest::newRow("a large low index") << "(of C) Tj " + small(-5.3, "12", 10.6) + "(H) Tj " + small(-5.3, "22", 10.6) +
                                              "( in) Tj"
                                       << QStringLiteral("of C\u2081\u2082H\u2082\u2082 in");
    QTest::newRow("a note as large as the text")
        << "(In 2021) Tj " + small(4, "3", 12) + "( it was so) Tj" << QStringLiteral("In 2021\u00b3 it was so");
    QTest::newRow("two notes") << "(of 15) Tj " + small(4, "1,2") + "( in) Tj"
                               << QStringLiteral("of 15\u00b9,\u00b2 in");
    QTest::newRow("a range of notes") << "(sleep) Tj " + small(4, "1-3") + "( in) Tj"
                                      << QStringLiteral("sleep\u00b9-\u00b3 in");
    QTest::newRow("a note with a bracket")
        << "(Umsatz) Tj " + small(4, "1\\)") + "( im) Tj" << QStringLiteral("Umsatz\u00b9\u207e im");
    QTest::newRow("a note in brackets") << "(Revenue) Tj " + small(4, "\\(1\\)") + "( of) Tj"
                                        << QStringLiteral("Revenue(1) of");
    QTest::newRow("an ordinal") << "(the 1) Tj " + small(4, "st") + "( of) Tj" << QStringLiteral("the 1st of");
    QTest::newRow("two indices of a letter")
        << "(of x) Tj " + small(-3, "1") + "-3.892 0 Td 0 0 Td ET BT /F1 7 Tf 92.012 604 Td (2) Tj"
        << QStringLiteral("of x\u2081\u00b2");
    QTest::newRow("a fraction")
        << QByteArray("(was ) Tj ET BT /F1 8 Tf 100 604 Td (17) Tj 0 -8 Td (23) Tj ET BT /F1 12 Tf 112 600 "
                      "Td (of all) Tj")
        << QStringLiteral("was 17/23 of all");
    QTest::newRow("a fraction of two widths")
        << QByteArray("(was ) Tj ET BT /F1 8 Tf 102.2 604 Td (1) Tj -2.2 -8 Td (12) Tj ET BT /F1 "
                      "12 Tf 112 600 Td (of all) Tj")
        << QStringLiteral("was 1/12 of all");
    QTest::newRow("a fraction with a stroke")
        << "(add 5) Tj " + small(4, "1") + "(/2 cups) Tj" << QStringLiteral("add 5 1/2 cups");
    QTest::newRow("small text beside a large sign")
        << QByteArray("/F1 20 Tf (4) Tj ET BT /F1 12 Tf 84.5 604 Td (9 x 9 mm) Tj") << QStringLiteral("4 9 x 9 mm");
}

void TestPdfReader::writesRaisedAndLoweredDigitsAsSuch()
{
    QFETCH(QByteArray, shown);
    QFETCH(QString, text);
    PdfPage page;
    page.operators = "BT /F1 12 Tf 72 600 Td " + shown + " ET\n";
    QCOMPARE(readPage(page).text, text);
}

void TestPdfReader::tellsRaisedDigitsOfAFontByTheirWidth_data()
{
    // A font with second glyphs for 1, 2 and 3, which are 307 wide instead of 465.
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<QString>("text");
    const QByteArray usual = "(0123456789) Tj 0 -20 Td ";
    QTest::newRow("behind a number") << usual + "(1107\\003 euros) Tj" << QStringLiteral("1107\u00b3 euros");
    QTest::newRow("the same digit twice")
        << usual + "(1021\\001 and 2\\002) Tj" << QStringLiteral("1021\u00b9 and 2\u00b2");
    QTest::newRow("two") << usual + "(50\\001\\002 euros) Tj" << QStringLiteral("50\u00b9\u00b2 euros");
    QTest::newRow("before a note") << usual + "(\\003 preliminary) Tj" << QStringLiteral("\u00b3 preliminary");
    QTest::newRow("behind a letter it may be low") << usual + "(H\\002O) Tj" << QStringLiteral("H2O");
    QTest::newRow("a narrow 1 is one") << QByteArray("(0234) Tj 0 -20 Td (20\\0019) Tj") << QStringLiteral("2019");
    QTest::newRow("before other digits") << usual + "(2\\00345) Tj" << QStringLiteral("2345");
}

void TestPdfReader::tellsRaisedDigitsOfAFontByTheirWidth()
{
    QFETCH(QByteArray, shown);
    QFETCH(QString, text);
    QByteArray widths = "307 307 307 ";
    for (int code = 4; code < 123; ++code)
        widths += code == ' ' ? "250 " : "465 ";
    PdfPage page;
    page.fonts =
        "/F4 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding "
        "/WinAnsiEncoding /Differences [ 1 /uni0031 /uni0032 /uni0033 ] >> /FirstChar 1 /LastChar 122 /Widths [ " +
        widths + "] >> ";
    page.operators = "BT /F4 12 Tf 72 600 Td " + shown + " ET\n";
    QCOMPARE(readPage(page).text.section(u'\n', -1), text);
}

void TestPdfReader::joinsNumbersThatThinGapsPart_data()
{
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<QString>("text");
    QTest::newRow("thousands") << QByteArray("[(of 12) -167 (400 in)] TJ") << QStringLiteral("of 12\u202f400 in");
    QTest::newRow("millions") << QByteArray("[(of 1) -167 (234) -167 (567,5 in)] TJ")
                              << QStringLiteral("of 1\u202f234\u202f567,5 in");
    QTest::newRow("a word's gap") << QByteArray("[(of 12) -250 (400 in)] TJ") << QStringLiteral("of 12 400 in");
    QTest::newRow("two digits follow") << QByteArray("[(of 12) -167 (40 in)] TJ") << QStringLiteral("of 12 40 in");
    QTest::newRow("a year before") << QByteArray("[(of 2012) -167 (400 in)] TJ") << QStringLiteral("of 2012 400 in");
    QTest::newRow("decimals before") << QByteArray("[(of 1.5) -167 (400 in)] TJ") << QStringLiteral("of 1.5 400 in");
    const QByteArray noBreak = "/F4 12 Tf [(\\001) 520] TJ /F1 12 Tf ";
    QTest::newRow("a blank at which no line may end")
        << "(of 12) Tj " + noBreak + "(400 in 3) Tj " + noBreak + "(years) Tj"
        << QStringLiteral("of 12\u202f400 in 3 years");
    QTest::newRow("a file with no other blank")
        << "(of) Tj " + noBreak + "(12) Tj " + noBreak + "(400) Tj" << QStringLiteral("of 12 400");
    QTest::newRow("a blank") << QByteArray("(of 12 400 in) Tj") << QStringLiteral("of 12 400 in");
}

void TestPdfReader::joinsNumbersThatThinGapsPart()
{
    QFETCH(QByteArray, shown);
    QFETCH(QString, text);
    PdfPage page;
    page.fonts = fontWithGlyphs("/uni00A0");
    page.operators = "BT /F1 12 Tf 72 600 Td " + shown + " ET\n";
    QCOMPARE(readPage(page).text, text);
}

void TestPdfReader::goesOnBelowALineThatIsFull()
{
    const QString full = QStringLiteral("The water of the lake was measured in each of the years and");
    const QString next = QStringLiteral("Bergen had most.");
    const auto spread = [&](const QString &first, const QString &second) {
        PdfPage page;
        page.lines = {{72, 100, first, 12, false}, {72, 119, second, 12, false}};
        return readPage(page).text;
    };
    QCOMPARE(spread(full, next), full + u'\n' + next);
    QCOMPARE(spread(QStringLiteral("Harbours of the west"), next), QStringLiteral("Harbours of the west\n\n") + next);
    const QString ended = full.chopped(4) + u'.';
    QCOMPARE(spread(ended, next), ended + QStringLiteral("\n\n") + next);
    if (!QFile::exists(QStringLiteral("/usr/share/poppler/cMap")))
        return;
    const QString chinese = QStringLiteral("\u5408\u540c\u671f").repeated(10);
    const QString rest = QStringLiteral("\u4e3a\u674e\u5efa\u56fd\u3002");
    QCOMPARE(spread(chinese, rest), chinese + u'\n' + rest);
}

void TestPdfReader::readsTextSetSidewaysAfterTheRest()
{
    PdfPage file = pdfPage(QStringLiteral("Upright text comes first\nwhatever is in the margin"));
    file.operators = "BT /F1 10 Tf 0 1 -1 0 30 300 Tm (arXiv in the margin) Tj ET\n";
    const Page page = readPage(file);
    QCOMPARE(page.text, QStringLiteral("Upright text comes first\nwhatever is in the margin\n\narXiv in the margin"));
    const Box box = page.words.last().box;
    QVERIFY(box.right - box.left < 12 && box.bottom - box.top > 20); // upright
    QVERIFY(box.left > 18 && box.right < 34 && box.bottom < 792 - 300);
}

void TestPdfReader::readsAStampAcrossThePageLast()
{
    PdfPage page = pdfPage(QStringLiteral("First line of text\nsecond line of text\nthird line of text"));
    page.operators = "BT /F1 30 Tf 0.7 0.7 -0.7 0.7 60 670 Tm (DRAFT) Tj ET\n";
    QCOMPARE(readPage(page).text,
             QStringLiteral("First line of text\nsecond line of text\nthird line of text\n\nDRAFT"));
}

void TestPdfReader::readsAStampInTheOrderItWasSet_data()
{
    QTest::addColumn<QByteArray>("operators");
    QTest::addColumn<QString>("text");
    const QByteArray two = " (DRAFT COPY) Tj ET\n";
    QTest::newRow("rising") << "BT /F1 30 Tf 0.7 0.7 -0.7 0.7 60 500 Tm" + two << QStringLiteral("DRAFT COPY");
    QTest::newRow("falling") << "BT /F1 30 Tf 0.7 -0.7 0.7 0.7 60 700 Tm" + two << QStringLiteral("DRAFT COPY");
    QTest::newRow("on its head") << "BT /F1 30 Tf -0.7 -0.7 0.7 -0.7 400 700 Tm" + two << QStringLiteral("DRAFT COPY");
    QTest::newRow("steep") << "BT /F1 30 Tf 0.2 0.98 -0.98 0.2 200 300 Tm" + two << QStringLiteral("DRAFT COPY");
    QTest::newRow("string by string") << QByteArray("BT /F1 30 Tf 0.7 0.7 -0.7 0.7 60 500 Tm "
                                                    "[(DR) 20 (AFT) -400 (CO) 10 (PY)] TJ ET\n")
                                      << QStringLiteral("DRAFT COPY");
    QTest::newRow("two lines") << QByteArray("BT /F1 30 Tf 0.7 0.7 -0.7 0.7 60 500 Tm (DRAFT COPY) Tj "
                                             "0 -36 Td (NOT SENT) Tj ET\n")
                               << QStringLiteral("DRAFT COPY|NOT SENT");
}

void TestPdfReader::readsAStampInTheOrderItWasSet()
{
    QFETCH(QByteArray, operators);
    QFETCH(QString, text);
    PdfPage page = pdfPage(QStringLiteral("First line of text\nsecond line of text\nthird line of text"));
    page.operators = operators;
    QString read = readPage(page).text.section(QStringLiteral("third line of text"), 1).trimmed();
    read.replace(QStringLiteral("\n\n"), QStringLiteral("|")).replace(u'\n', u'|');
    QCOMPARE(read, text);
}

void TestPdfReader::readsLevelWatermarksLast_data()
{
    QTest::addColumn<double>("size");
    QTest::addColumn<double>("y");
    QTest::addColumn<bool>("first"); // drawn before the text
    QTest::newRow("over two lines") << 30.0 << 117.0 << false;
    QTest::newRow("under the text") << 30.0 << 117.0 << true;
    QTest::newRow("over many lines") << 50.0 << 130.0 << true;
    QTest::newRow("hardly larger") << 22.0 << 103.0 << false;
}

void TestPdfReader::readsLevelWatermarksLast()
{
    QFETCH(double, size);
    QFETCH(double, y);
    QFETCH(bool, first);
    PdfPage page = pdfPage(QStringLiteral("The treasurer of the society reported a balance of 3,912 euros, which is\n"
                                          "more than last year. The water connection will be renewed in April at a\n"
                                          "cost of 1,780 euros. Two members asked whether the fence may be mended\n"
                                          "in the same month, and the chair promised to ask the neighbours. The\n"
                                          "meeting closed at nine."),
                           72, 11);
    const QString text = readPage(page).text;
    const PdfLine mark{100, y, QStringLiteral("DRAFT NOT FINAL"), size, true};
    first ? page.lines.prepend(mark) : page.lines.append(mark);
    const QString marked = readPage(page).text;
    QVERIFY2(marked.startsWith(text), qPrintable(marked));
    QVERIFY2(marked.endsWith(QStringLiteral("DRAFT NOT FINAL")), qPrintable(marked));
}

void TestPdfReader::leavesLargeLettersBesideTextAlone_data()
{
    QTest::addColumn<QList<double>>("large"); // x, y, size
    QTest::addColumn<QString>("text");
    QTest::newRow("a heading close above") << QList<double>{72, 68, 24} << QStringLiteral("Harbour");
    QTest::newRow("a number of the page") << QList<double>{72, 140, 40} << QStringLiteral("12");
    QTest::newRow("a price beside the text") << QList<double>{420, 90, 36} << QStringLiteral("EUR 19");
}

void TestPdfReader::leavesLargeLettersBesideTextAlone()
{
    QFETCH(QList<double>, large);
    QFETCH(QString, text);
    PdfPage page = pdfPage(QStringLiteral("The boats of the members lie at the\neastern pier from May to October, and\n"
                                          "those of guests at the western one."),
                           72, 11);
    page.lines.append({large[0], large[1], text, large[2], true});
    const Page read = readPage(page);
    QVERIFY2(read.text.contains(text), qPrintable(read.text));
    QVERIFY2(large[1] > 72 || read.text.startsWith(text), qPrintable(read.text));
}

void TestPdfReader::keepsHyphensAndReadsLigatures()
{
    QCOMPARE(readPage(hyphenatedPage()).text,
             QStringLiteral("The committee found a remark-\nable number of well-\nknown examples."));
    const QString ligature = QStringLiteral("of\ufb01ce \u00e9t\u00e9");
    QCOMPARE(readPage(pdfPage(ligature)).text, QStringLiteral("office \u00e9t\u00e9")); // as the font names it
}

void TestPdfReader::putsAccentsOnTheirLetters_data()
{
    // In 1000-point Helvetica: e, u and a are 556 wide, U 722, i 222, c 500, accents 333.
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<QString>("text");
    QTest::newRow("before its letter") << QByteArray("[(caf) -112 (\264) 445 (e au lait)] TJ")
                                       << QStringLiteral("café au lait");
    QTest::newRow("behind its letter") << QByteArray("[(cafe) 445 (\264) -112 ( au lait)] TJ")
                                       << QStringLiteral("café au lait");
    QTest::newRow("two in a word") << QByteArray(
                                          "[(cr) -112 (`) 445 (eme br) -112 (\210) 445 (ul) -112 (\264) 445 (ee)] TJ")
                                   << QStringLiteral("crème brûlée");
    QTest::newRow("raised, over a capital")
        << QByteArray("(Z) Tj 2.5 Ts [-195 (\\250)] TJ 0 Ts [528 (URICH)] TJ") << QStringLiteral("ZÜRICH");
    QTest::newRow("below") << QByteArray("[(Fran) -84 (\270) 416 (cois)] TJ") << QStringLiteral("François");
    QTest::newRow("one that no letter has")
        << QByteArray("[(mean ) -112 (\210) 445 (q is 3)] TJ") << QStringLiteral("mean q\u0302 is 3");
}

void TestPdfReader::putsAccentsOnTheirLetters()
{
    QFETCH(QByteArray, shown);
    QFETCH(QString, text);
    PdfPage page;
    page.operators = "BT /F1 12 Tf 72 600 Td " + shown + " ET\n";
    QCOMPARE(readPage(page).text, text);
}

void TestPdfReader::leavesSignsBesideLettersAlone()
{
    const QString text = QStringLiteral("x^2 is a`b` in ~user/path, 5\u00b4 \u00a8so\u00a8");
    QCOMPARE(readPage(pdfPage(text)).text, text);
}

void TestPdfReader::mendsLigaturesThatWereTurnedRound_data()
{
    QTest::addColumn<QByteArray>("glyph");
    QTest::addColumn<QString>("text");
    QTest::newRow("ff") << QByteArray("66006600") << QStringLiteral("aff");
    QTest::newRow("Th") << QByteArray("54006800") << QStringLiteral("aTh");
    QTest::newRow("ffi, the third added to the second") << QByteArray("6600CF00") << QStringLiteral("affi");
    QTest::newRow("ffl") << QByteArray("6600D200") << QStringLiteral("affl");
    QTest::newRow("two ideographs") << QByteArray("4E2D6587") << QStringLiteral("a\u4e2d\u6587");
}

void TestPdfReader::mendsLigaturesThatWereTurnedRound()
{
    QFETCH(QByteArray, glyph);
    QFETCH(QString, text);
    PdfPage page;
    page.fonts = fontWithGlyphs("/uni" + glyph);
    page.operators = "BT /F4 12 Tf 72 600 Td (a\\001) Tj ET\n";
    QCOMPARE(readPage(page).text, text);
}

void TestPdfReader::readsPastGlyphsThatDrawNothing()
{
    PdfPage page;
    page.operators = "BT /F1 12 Tf 72 600 Td ";
    for (const char *line : {"The temperature", "was measured", "at dawn"}) {
        page.operators += "(";
        for (const char *c = line; *c != 0; ++c)
            page.operators += QByteArray("\\000") + *c; // two bytes in a font with single-byte codes
        page.operators += ") Tj 0 -14 Td ";
    }
    page.operators += "ET\n";
    const Page read = readPage(page);
    QCOMPARE(read.status, PageStatus::Text);
    QCOMPARE(read.text, QStringLiteral("The temperature\nwas measured\nat dawn"));
}

void TestPdfReader::readsSmallBitmapFontsInTheOrderOfTheirLines()
{
    // The second font has one glyph, and a bounding box twice as high as its letters.
    const auto font = [](const QByteArray &name, const QByteArray &scale, const QByteArray &box) {
        return name + " << /Type /Font /Subtype /Type3 /FontMatrix [ " + scale + " 0 0 " + scale +
               " 0 0 ] /FontBBox [ " + box +
               " ] /CharProcs << >> /Encoding << /Type /Encoding /Differences [ 97 /a /b /c /minus ] >> /FirstChar 97 "
               "/LastChar 100 /Widths [ 40 40 40 65 ] >> ";
    };
    PdfPage page;
    page.fonts = font("/F4", "0.012", "-5 -23 83 62") + font("/F5", "0.012", "-2 -90 73 90");
    page.operators = "BT /F4 10 Tf 72 600 Td (abc) Tj 20 0 Td (cab) Tj -20 -12 Td (ba) Tj ET "
                     "BT /F5 7 Tf 82 591.7 Td (d) Tj ET BT /F4 7 Tf 88 591.7 Td (c) Tj ET\n";
    const QString text = readPage(page).text;
    QVERIFY2(text.startsWith(QStringLiteral("abc cab")), qPrintable(text));
}

void TestPdfReader::tellsWhatIsBold()
{
    PdfPage page;
    page.lines = {{72, 72, QStringLiteral("Risk factors"), 12, true},
                  {72, 96, QStringLiteral("Fires happen."), 12, false}};
    page.operators = "BT 2 Tr /F1 12 Tf 72 600 Td (Outlined) Tj 0 Tr 0 -24 Td (plain) Tj ET";
    const Page read = readPage(page);
    QStringList bold;
    for (const Word &word : read.words) {
        if (word.bold)
            bold.append(read.text.mid(word.from, word.length));
    }
    QCOMPARE(bold, QStringLiteral("Risk factors Outlined").split(u' '));
}

void TestPdfReader::leavesOutWhatIsSetTwice()
{
    PdfPage page = pdfPage(QStringLiteral("Bold words"));
    page.lines.append({72.3, 72, QStringLiteral("Bold words"), 12, false});
    QCOMPARE(readPage(page).text, QStringLiteral("Bold words"));
}

void TestPdfReader::leavesOutWhatIsNoText()
{
    PdfPage page = pdfPage(QStringLiteral("Plain"));
    page.operators = "BT /F1 12 Tf 72 600 Td (a\\001b\\036) Tj ET\n"
                     "BT /F1 12 Tf 72 500 Td /Span << /ActualText <FEFFE000200E0041> >> BDC (x) Tj EMC ET\n"
                     "BT /F1 12 Tf 5000 500 Td (beside the page) Tj ET\n";
    const QString text = readPage(page).text;
    for (const QChar c : text)
        QVERIFY2(c == u'\n' || (c >= u' ' && c < u'\u007f'), qPrintable(text));
    QVERIFY(text.startsWith(QStringLiteral("Plain\n\n")) && text.endsWith(QStringLiteral("\n\nA")));
    QVERIFY(!text.contains(QStringLiteral("beside")));
}

void TestPdfReader::readsBesideNumbersWithoutEnd_data()
{
    QTest::addColumn<QByteArray>("operators");
    const QByteArray huge = '1' + QByteArray(40, '0');
    QTest::newRow("a wide letter") << "BT /F1 12 Tf " + huge + " Tz 72 600 Td (a) Tj ET\n";
    QTest::newRow("wide letters") << "BT /F1 12 Tf " + huge + " Tz 72 600 Td (wide) Tj ET\n";
    QTest::newRow("a letter as wide to the left") << "BT /F1 12 Tf -" + huge + " Tz 72 600 Td (a) Tj ET\n";
    QTest::newRow("letters apart") << "BT /F1 12 Tf -" + huge + " Tc 72 600 Td (apart) Tj ET\n";
    QTest::newRow("words apart") << "BT /F1 12 Tf " + huge + " Tw 72 600 Td (a part) Tj ET\n";
    QTest::newRow("a large font") << "BT /F1 " + huge + " Tf 72 600 Td (large) Tj ET\n";
    QTest::newRow("a wide matrix") << "BT /F1 12 Tf " + huge + " 0 0 1 72 600 Tm (wide) Tj ET\n";
    QTest::newRow("a high matrix") << "BT /F1 12 Tf 1 0 0 " + huge + " 72 600 Tm (high) Tj ET\n";
    QTest::newRow("a slanted matrix") << "BT /F1 12 Tf 1 " + huge + ' ' + huge + " 1 72 600 Tm (slanted) Tj ET\n";
    QTest::newRow("far away") << "BT /F1 12 Tf 1 0 0 1 -" + huge + ' ' + huge + " Tm (far) Tj ET\n";
    QTest::newRow("what it stands for") << "BT /F1 12 Tf " + huge +
                                               " Tz 72 600 Td /Span << /ActualText (wide) >> BDC (a) Tj EMC ET\n";
}

void TestPdfReader::readsBesideNumbersWithoutEnd()
{
    QFETCH(QByteArray, operators);
    PdfPage page =
        pdfPage(QStringLiteral("Plain words of a first line\nstand above those of a second,\nand a third one."));
    page.operators = operators;
    const Page read = readPage(page);
    QCOMPARE(read.status, PageStatus::Text);
    QVERIFY2(read.text.contains(QStringLiteral("Plain words of a first line")), qPrintable(read.text));
    for (const Word &word : read.words)
        QVERIFY(std::abs(word.box.left) < 5000 && std::abs(word.box.right) < 5000);
}

void TestPdfReader::joinsCharactersSetOneByOne()
{
    PdfPage page;
    page.operators = "BT /F1 12 Tf 72 600 Td (W) Tj 11.3 0 Td (o) Tj 6.6 0 Td (r) Tj 4 0 Td (d) Tj 10 0 Td (t) Tj "
                     "3.3 0 Td (w) Tj 8.6 0 Td (o) Tj ET\n";
    QCOMPARE(readPage(page).text, QStringLiteral("Word two"));
}

void TestPdfReader::readsChinese()
{
    if (!QFile::exists(QStringLiteral("/usr/share/poppler/cMap")))
        QSKIP("poppler-data is not installed");
    const QString text = QStringLiteral("\u4e2d\u6587\u6587\u672c");
    QCOMPARE(readPage(pdfPage(text)).text, text);
}

void TestPdfReader::readsFromRightToLeft()
{
    const QString path = QStringLiteral(ATTEST_SHARED_DATA "/hard-pdfs/pdfs/pdfbox__BidiSample.pdf");
    if (!QFile::exists(path))
        QSKIP("the hard PDFs are not in the shared data");
    const Result<ReadPdf> pdf = readPdf(path, {}, {}, {});
    QVERIFY(pdf);
    const QString text = pdf->pages.first().text;
    const QString arabic = QString::fromUtf8("\u0627\u0644\u0639\u0631\u0628\u064a\u0629");
    QVERIFY2(text.contains(QStringLiteral("A line with an Arabic %1 word embedded.").arg(arabic)), qPrintable(text));
    QVERIFY2(text.contains(QString::fromUtf8("\u0661\u0664\u0663\u0664")), qPrintable(text)); // not reversed
}

void TestPdfReader::putsThePointBehindANumberThatEndsALineToTheLeft_data()
{
    QTest::addColumn<QByteArray>("shown"); // as on the page: 1 and 2 are letters, 3 and 4 digits
    QTest::addColumn<QString>("text");
    const QString words = QStringLiteral("\u0628\u0633 ");
    const QString number = QStringLiteral("\u0661\u0662");
    QTest::newRow("a point") << QByteArray("\\005\\003\\004 \\001\\002") << words + number + u'.';
    QTest::newRow("a comma") << QByteArray("\\006\\003\\004 \\001\\002") << words + number + u'\u060c';
    QTest::newRow("of European digits") << QByteArray("\\00519 \\001\\002") << words + QStringLiteral("19.");
    QTest::newRow("a decimal point") << QByteArray("1.9 \\001\\002") << words + QStringLiteral("1.9");
}

void TestPdfReader::putsThePointBehindANumberThatEndsALineToTheLeft()
{
    QFETCH(QByteArray, shown);
    QFETCH(QString, text);
    PdfPage page;
    page.fonts = fontWithGlyphs("/uni0633 /uni0628 /uni0661 /uni0662 /period /uni060C");
    page.operators = "BT /F4 12 Tf 72 600 Td (" + shown + ") Tj ET\n";
    QCOMPARE(readPage(page).text, text);
}

void TestPdfReader::readsLabelsOutlineAndMetadata()
{
    PdfFile file;
    file.pages = {pdfPage(QStringLiteral("One")), pdfPage(QStringLiteral("Two")), pdfPage(QStringLiteral("Three"))};
    file.pages[0].label = QStringLiteral("iv");
    file.pages[2].label = QString(5000, u'x');
    file.title = QStringLiteral("M\u00fcller \u2014 a life");
    file.author = QStringLiteral("Ann");
    file.outline = {{QStringLiteral("First"), 1, 0}, {QStringLiteral("Below"), 2, 1}, {QStringLiteral("Last"), 3, 0}};
    const ReadPdf pdf = read(file);
    QCOMPARE(pdf.pages.size(), 3);
    QCOMPARE(pdf.pages[0].label, QStringLiteral("iv"));
    QCOMPARE(pdf.pages[1].label, QStringLiteral("2"));
    QVERIFY(pdf.pages[2].label.startsWith(QStringLiteral("xxx")) && pdf.pages[2].label.size() <= 64);
    QCOMPARE(pdf.title, file.title);
    QCOMPARE(pdf.author, file.author);
    QCOMPARE(pdf.outline.size(), 3);
    QCOMPARE(pdf.outline[1].title, QStringLiteral("Below"));
    QCOMPARE(pdf.outline[1].level, 1);
    QCOMPARE(pdf.outline[1].page, 2);
    QCOMPARE(pdf.outline[2].level, 0);
    QCOMPARE(pdf.outline[2].page, 3);
}

void TestPdfReader::tellsPicturesFromNothing()
{
    PdfPage picture;
    picture.picture = true;
    const ReadPdf pdf = read({{picture, PdfPage()}, {}, {}, {}, {}});
    QCOMPARE(pdf.pages.size(), 2);
    QCOMPARE(pdf.pages[0].status, PageStatus::Empty);
    QCOMPARE(pdf.pages[0].reason, QString::fromLatin1(OnlyPicturesReason));
    QCOMPARE(pdf.pages[1].status, PageStatus::Empty);
    QVERIFY(pdf.pages[1].reason.isEmpty());
}

void TestPdfReader::keepsOnlySoMuchTextOfAPage()
{
    PdfLimits limits;
    limits.pageText = 100;
    const ReadPdf pdf = read({{pdfPage(QStringLiteral("ten letters\n").repeated(40))}, {}, {}, {}, {}}, limits);
    QCOMPARE(pdf.pages.size(), 1);
    QCOMPARE(pdf.pages[0].status, PageStatus::Text);
    QVERIFY(pdf.pages[0].text.size() > 50 && pdf.pages[0].text.size() <= 100);
}

void TestPdfReader::opensWithThePassword()
{
    PdfFile file{{pdfPage(QStringLiteral("Secret text"))}, {}, {}, {}, QStringLiteral("caf\u00e9")};
    const QString path = kept(makePdf(file));
    const Result<ReadPdf> locked = readPdf(path, {}, {}, {});
    QVERIFY(!locked);
    QCOMPARE(locked.error().code, Error::NeedsPassword);
    const Result<ReadPdf> wrong = readPdf(path, QStringLiteral("tea"), {}, {});
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, Error::NeedsPassword);
    QVERIFY(wrong.error().message != locked.error().message);
    const Result<ReadPdf> opened = readPdf(path, file.password, {}, {});
    QVERIFY(opened);
    QCOMPARE(opened->pages.first().text, QStringLiteral("Secret text"));
    QVERIFY(!renderPage(path, {}, 1, 1, {}));
    QVERIFY(renderPage(path, file.password, 1, 1, {}));
}

void TestPdfReader::refusesBadFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<Error::Code>("code");
    const QByteArray pdf = makePdf(QStringList{QStringLiteral("Hello")});
    QTest::newRow("vanished") << m_folder.filePath(QStringLiteral("vanished.pdf")) << Error::NotFound;
    QTest::newRow("a folder") << m_folder.path() << Error::NotFound;
    QTest::newRow("empty") << kept({}) << Error::Unreadable;
    QTest::newRow("not a PDF") << kept("Just some text.") << Error::Invalid;
    QTest::newRow("truncated") << kept(pdf.left(pdf.size() / 3)) << Error::Unreadable;
    QByteArray endless = pdf; // declares a million pages and has objects for them
    endless.replace("/Count 1 >>", "/Count 1000000 >>").replace("<< /Size ", "<< /Size 1000000 /Was ");
    QVERIFY(endless.contains("/Count 1000000 >>") && endless.contains("/Size 1000000 "));
    QTest::newRow("a million pages") << kept(endless) << Error::Unreadable;
    QTest::newRow("only a head") << kept("%PDF-1.7\n") << Error::Unreadable;
    const QString pipe = m_folder.filePath(QStringLiteral("pipe.pdf"));
    mkfifo(QFile::encodeName(pipe).constData(), 0600);
    QTest::newRow("a pipe") << pipe << Error::Unreadable;
    const QString huge = kept(pdf);
    if (QFile file(huge); file.resize(5ll << 30)) // a sparse file
        QTest::newRow("huge") << huge << Error::Unreadable;
    const QString forbidden = kept(pdf);
    QFile::setPermissions(forbidden, {});
    if (geteuid() != 0) // root may read everything
        QTest::newRow("no permission") << forbidden << Error::Unreadable;
}

void TestPdfReader::refusesBadFiles()
{
    QFETCH(QString, path);
    QFETCH(Error::Code, code);
    const Result<ReadPdf> pdf = readPdf(path, {}, {}, {});
    QVERIFY(!pdf);
    QCOMPARE(pdf.error().code, code);
    QVERIFY(pdf.error().message.endsWith(u'.') && pdf.error().message.size() < 120);
    const Result<PageImage> image = renderPage(path, {}, 1, 1, {});
    QVERIFY(!image);
    QCOMPARE(image.error().message, pdf.error().message);
}

void TestPdfReader::reportsEachPage()
{
    QStringList reports;
    const auto pageRead = [&](int page, int of) { reports += QStringLiteral("%1/%2").arg(page).arg(of); };
    QVERIFY(readPdf(kept(makePdf(QStringList(3, QStringLiteral("Text")))), {}, pageRead, {}));
    QCOMPARE(reports.join(u' '), QStringLiteral("1/3 2/3 3/3"));
}

void TestPdfReader::stopsAtAPage()
{
    std::stop_source stop;
    int pages = 0;
    const auto pageRead = [&](int page, int) {
        pages = page;
        if (page == 2)
            stop.request_stop();
    };
    const Result<ReadPdf> pdf =
        readPdf(kept(makePdf(QStringList(50, QStringLiteral("Text")))), {}, pageRead, stop.get_token());
    QVERIFY(!pdf);
    QCOMPARE(pdf.error().code, Error::Cancelled);
    QCOMPARE(pages, 2);
    QCOMPARE(waitpid(-1, nullptr, WNOHANG), -1); // no child is left
}

// The minimum of the red channel in a part of the picture, 0 to 255.
static int darkest(const PageImage &image, int left, int top, int right, int bottom)
{
    int least = 255;
    for (int y = std::max(top, 0); y < std::min(bottom, image.height); ++y) {
        for (int x = std::max(left, 0); x < std::min(right, image.width); ++x) {
            quint32 pixel = 0;
            std::memcpy(&pixel, image.pixels.constData() + 4 * (qsizetype(y) * image.width + x), sizeof pixel);
            least = pixel >> 24 == 0xff ? std::min<int>(least, (pixel >> 16) & 0xff) : -1;
        }
    }
    return least;
}

void TestPdfReader::rendersAPage()
{
    PdfPage page;
    page.operators = "1 0 0 rg 100 692 50 50 re f\n"; // red, its top left corner at (100, 50)
    const Result<PageImage> image = renderPage(kept(makePdf({page})), {}, 1, 2, {});
    QVERIFY(image);
    QCOMPARE(image->width, 1224);
    QCOMPARE(image->height, 1584);
    QCOMPARE(image->pixels.size(), 1224 * 1584 * 4);
    const auto pixel = [&](int x, int y) {
        quint32 value = 0;
        std::memcpy(&value, image->pixels.constData() + 4 * (qsizetype(y) * image->width + x), sizeof value);
        return value;
    };
    QCOMPARE(pixel(2, 2), 0xffffffffU);
    QCOMPARE(pixel(204, 104), 0xffff0000U);
    QCOMPARE(pixel(296, 196), 0xffff0000U);
    QCOMPARE(pixel(304, 196), 0xffffffffU);
}

void TestPdfReader::rendersTurnedAndCropped()
{
    PdfPage file;
    file.lines = {{100, 200, QStringLiteral("Hello"), 12, false}};
    file.rotate = 90;
    file.crop = 36;
    const QString path = kept(makePdf({file}));
    const Result<ReadPdf> pdf = readPdf(path, {}, {}, {});
    const Result<PageImage> image = renderPage(path, {}, 1, 1, {});
    QVERIFY(pdf && image);
    QCOMPARE(image->width, 720);
    QCOMPARE(image->height, 540);
    // The letters are exactly inside the box.
    const Box box = pdf->pages.first().words.first().box;
    QVERIFY(darkest(*image, int(box.left), int(box.top), int(box.right) + 1, int(box.bottom) + 1) < 128);
    QCOMPARE(darkest(*image, 0, 0, int(box.left) - 1, image->height), 255);
    QCOMPARE(darkest(*image, int(box.right) + 2, 0, image->width, image->height), 255);
    QCOMPARE(darkest(*image, 0, 0, image->width, int(box.top) - 1), 255);
    QCOMPARE(darkest(*image, 0, int(box.bottom) + 2, image->width, image->height), 255);
}

void TestPdfReader::rendersNoMoreThanItMay()
{
    const Result<PageImage> image = renderPage(kept(makePdf(QStringList{QStringLiteral("Big")})), {}, 1, 80, {});
    QVERIFY2(bool(image), image ? "" : qPrintable(image.error().message + image.error().detail));
    QVERIFY(qint64(image->width) * image->height <= 40'000'000);
    QVERIFY(qint64(image->width) * image->height > 35'000'000);
    PdfPage strip;
    strip.width = 14'000;
    strip.height = 10;
    const Result<PageImage> wide = renderPage(kept(makePdf({strip})), {}, 1, 10, {});
    QVERIFY(wide);
    QVERIFY(wide->width > 10'000 && wide->width < 32'768);
}

void TestPdfReader::rendersNoPageThatIsNotThere()
{
    const QString path = kept(makePdf(QStringList{QStringLiteral("Only one")}));
    for (const int page : {2, 1'000'000}) {
        const Result<PageImage> image = renderPage(path, {}, page, 1, {});
        QVERIFY(!image);
        QCOMPARE(image.error().code, Error::NotFound);
    }
}

void TestPdfReader::endsWithEveryHardFile()
{
    const QDir folder(QStringLiteral(ATTEST_SHARED_DATA "/hard-pdfs/pdfs"));
    const QStringList files = folder.entryList(QDir::Files);
    if (files.isEmpty())
        QSKIP("the hard PDFs are not in the shared data");
    PdfLimits limits;
    limits.secondsWithoutPage = 2;
    int texts = 0;
    for (const QString &file : files) {
        QElapsedTimer timer;
        timer.start();
        const Result<ReadPdf> pdf = readPdf(folder.filePath(file), {}, {}, {}, limits);
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(file));
        QVERIFY2(pdf || pdf.error().message.endsWith(u'.'), qPrintable(file));
        if (!pdf)
            continue;
        for (const Page &page : pdf->pages)
            QVERIFY2(page.text.isEmpty() == !hasOwnText(page.status), qPrintable(file));
        texts += std::any_of(pdf->pages.begin(), pdf->pages.end(), [](const Page &p) { return !p.text.isEmpty(); });
    }
    QVERIFY(texts > files.size() / 2);
    QCOMPARE(waitpid(-1, nullptr, WNOHANG), -1);
}

QTEST_GUILESS_MAIN(TestPdfReader)
#include "tst_pdfreader.moc"
