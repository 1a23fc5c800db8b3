// Invisible text is not part of a page's text; text drawn twice is read once; a stamp is not the whole text of a scan.
// Pages are written the way different programs write them.
#include "core/library/recognition.h"
#include "core/pdf/pdfreader.h"
#include "core/values/coverage.h"
#include "tests/pdfs.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace core;
using namespace tests;

namespace {

QByteArray line(const QByteArray &text, double y = 520, const QByteArray &before = {}, double size = 12, double x = 72)
{
    return "BT " + before + " /F1 " + QByteArray::number(size) + " Tf 1 0 0 1 " + QByteArray::number(x) + ' ' +
           QByteArray::number(y) + " Tm (" + text + ") Tj ET\n";
}

QByteArray hiddenLine(const QByteArray &before = {}, double size = 12)
{
    return line("nobody sees this", 520, before, size);
}

// A picture over this area of the page, in points from its lower left corner.
QByteArray picture(double x, double y, double width, double height)
{
    const auto number = [](double value) { return QByteArray::number(value) + ' '; };
    return "q " + number(width) + "0 0 " + number(height) + number(x) + number(y) +
           "cm BI /W 2 /H 2 /CS /G /BPC 8 /F /AHx ID f0 f8 ff f4 > EI Q\n";
}

// Letter by letter, each on top of a white one.
QByteArray withHalo(const QByteArray &text)
{
    static const QHash<char, double> widths{{'b', 0.556}, {'d', 0.556}, {'e', 0.556}, {'h', 0.556},
                                            {'i', 0.222}, {'o', 0.556}, {'r', 0.333}, {'s', 0.5},
                                            {'t', 0.278}, {'v', 0.5},   {'y', 0.5},   {' ', 0.278}};
    QByteArray operators;
    double x = 72;
    for (const char c : text) {
        operators += line(QByteArray(1, c), 520, "1 g", 12, x) + line(QByteArray(1, c), 520, "0 g", 12, x);
        x += 12 * widths[c];
    }
    return operators;
}

const QByteArray wholePage = picture(0, 0, 612, 792);
const QByteArray states =
    "/ExtGState << /None << /ca 0 >> /Half << /ca 0.4 >> /Marker << /BM /Multiply >> >> "
    "/Shading << /Sh1 << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 612 0] /Extend [true true] /Function << "
    "/FunctionType 2 /Domain [0 1] /C0 [0 0 0.4] /C1 [0.3 0 0] /N 1 >> >> >> ";

} // namespace

class TestUnseenText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOutWhatNobodySees_data();
    void leavesOutWhatNobodySees();
    void keepsWhatIsSeen_data();
    void keepsWhatIsSeen();
    void keepsTheTextOfAScan();
    void readsTwoLayersOnce_data();
    void readsTwoLayersOnce();
    void tellsAStampFromATextOfAPage_data();
    void tellsAStampFromATextOfAPage();

private:
    QTemporaryDir m_folder;

    Page read(const QByteArray &operators)
    {
        static int number = 0;
        PdfPage page;
        page.operators = operators;
        page.resources = states;
        const QString path = m_folder.filePath(QStringLiteral("%1.pdf").arg(++number));
        if (!writeFile(path, makePdf(QList<PdfPage>{page})))
            return {};
        const Result<ReadPdf> pdf = readPdf(path, {}, {}, {});
        return pdf && !pdf->pages.isEmpty() ? pdf->pages.first() : Page();
    }
};

void TestUnseenText::leavesOutWhatNobodySees_data()
{
    QTest::addColumn<QByteArray>("operators");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *name, const QByteArray &operators, const char *why) {
        QTest::newRow(name) << operators << QString::fromLatin1(why);
    };
    const QByteArray box = " 60 505 300 30 re f\n";
    row("white on white", "1 g " + hiddenLine() + "0 g ", "the same colour");
    row("white as ink of printers", "0 0 0 0 k " + hiddenLine() + "0 g ", "the same colour");
    row("nearly white", "0.98 0.99 0.98 rg " + hiddenLine() + "0 g ", "the same colour");
    row("edges in white", "1 G " + hiddenLine("1 Tr") + "0 Tr 0 G ", "the same colour");
    row("the colour of its field", "0 0 0.5 rg" + box + hiddenLine() + "0 g ", "the same colour");
    row("a field over another one", "1 0 0 rg 0 400 612 300 re f 0.2 g" + box + "0.21 g " + hiddenLine() + "0 g ",
        "the same colour");
    row("below a black bar", hiddenLine() + "0 g" + box, "covered");
    row("below a white box", hiddenLine() + "1 g" + box + "0 g ", "covered");
    row("below two bars of a path", hiddenLine() + "0 g 60 505 300 30 re 60 400 300 30 re f\n", "covered");
    row("below a round bar",
        hiddenLine() + "0 g 65 505 m 355 505 l 360 505 360 505 360 510 c 360 530 l 360 535 360 535 355 535 c 65 535 l "
                       "60 535 60 535 60 530 c 60 510 l 60 505 60 505 65 505 c f\n",
        "covered");
    row("below a thick line", hiddenLine() + "30 w 0 G 60 522 m 360 522 l S\n", "covered");
    row("below two bars that meet", hiddenLine() + "0 g 60 505 300 19 re f 60 523 300 20 re f\n", "covered");
    row("below strips", hiddenLine() + "0 g 60 505 50 30 re f 110 505 25 30 re f 135 505 200 30 re f\n", "covered");
    row("below a picture", hiddenLine() + picture(60, 505, 300, 30), "covered");
    row("outside its clip", "q 10 10 20 20 re W n " + hiddenLine() + "Q\n", "cut off");
    row("transparent", "q /None gs " + hiddenLine() + "Q\n", "transparent");
    row("not painted", hiddenLine("3 Tr") + "0 Tr\n", "not painted");
    row("a stencil for nothing", "q " + hiddenLine("7 Tr") + "Q\n", "not painted");
    row("tiny", hiddenLine({}, 0.6), "too small");
    row("scaled until it is tiny", "q 0.05 0 0 0.05 72 520 cm BT /F1 12 Tf (nobody sees this) Tj ET Q\n", "too small");
    row("white and upright", "1 g BT /F1 12 Tf 0 1 -1 0 400 300 Tm (nobody sees this) Tj ET 0 g ", "the same colour");
}

void TestUnseenText::leavesOutWhatNobodySees()
{
    QFETCH(QByteArray, operators);
    QFETCH(QString, why);
    const Page page = read(line("Words to be seen", 700) + operators + line("and others", 300));
    QCOMPARE(page.status, PageStatus::Text);
    QCOMPARE(page.text.simplified(), QStringLiteral("Words to be seen and others"));
    QVERIFY2(page.reason.contains(QStringLiteral("“nobody sees this”")), qPrintable(page.reason));
    QVERIFY2(page.reason.contains(why), qPrintable(page.reason));
    QVERIFY(!isUnread(page));
}

void TestUnseenText::keepsWhatIsSeen_data()
{
    QTest::addColumn<QByteArray>("operators");
    const auto row = [](const char *name, const QByteArray &operators) { QTest::newRow(name) << operators; };
    const QByteArray box = " 60 505 300 30 re f\n";
    const QByteArray shown = line("everybody sees this");
    row("white on a field", "0 0 0.5 rg" + box + "1 g " + shown + "0 g ");
    row("white on a round field",
        "0 0 0.5 rg 60 505 m 60 505 70 505 360 505 c 380 520 l 360 535 l 60 535 l f 1 g " + shown + "0 g ");
    row("white on a thick line", "0.2 G 30 w 60 520 m 360 520 l S 1 g " + shown + "0 g ");
    row("white on a picture", picture(60, 505, 300, 30) + "1 g " + shown + "0 g ");
    row("white on a shade", "q 60 505 300 30 re W n /Sh1 sh Q 1 g " + shown + "0 g ");
    row("black on a field", "1 1 0 rg" + box + "0 g " + shown);
    row("below a marker", shown + "q /Marker gs 1 1 0 rg" + box + "Q\n");
    row("below a veil", shown + "q /Half gs 1 g" + box + "Q\n");
    row("below a dashed line", shown + "30 w [2 9] 0 d 0 G 60 522 m 360 522 l S [] 0 d\n");
    row("below a frame", shown + "4 w 0 G 60 505 300 30 re S\n");
    row("below bars that leave it", shown + "0 g 60 535 300 20 re f 60 490 300 16 re f 60 505 20 30 re f\n");
    row("a stencil", "q " + line("everybody sees this", 520, "7 Tr") + "0 g" + box + "Q\n");
    row("a stencil and letters", "q " + line("everybody sees this", 520, "4 Tr") + "0 g" + box + "Q\n");
    row("struck by a line", shown + "0 g 60 522 300 2 re f\n");
    row("beside a box", shown + "0 g 60 535 300 30 re f 60 485 300 30 re f\n");
    row("in a clip of its own", "q 60 505 300 30 re W n " + shown + "Q\n");
    row("below what a clip cuts", shown + "q 60 300 300 30 re W n 0 g" + box + "Q\n");
    row("faint", "0.8 g " + shown + "0 g ");
    row("with a halo", withHalo("everybody sees this"));
    row("with edges alone", "1 g " + line("everybody sees this", 520, "1 Tr") + "0 Tr 0 g ");
    row("half transparent", "q /Half gs " + shown + "Q\n");
    row("in small letters", line("everybody sees this", 520, {}, 3));
}

void TestUnseenText::keepsWhatIsSeen()
{
    QFETCH(QByteArray, operators);
    const Page page = read(line("First", 700) + operators + line("and last", 300));
    QCOMPARE(page.text.simplified(), QStringLiteral("First everybody sees this and last"));
    QVERIFY2(!page.reason.contains(QStringLiteral("hidden")), qPrintable(page.reason));
}

// Recognised text is invisible or beneath the picture; also if the letters are drawn as outlines.
void TestUnseenText::keepsTheTextOfAScan()
{
    const QString expected = QStringLiteral("recognised words");
    QByteArray strips;
    for (int y = 0; y < 792; y += 99)
        strips += picture(0, y, 612, 99);
    QByteArray outlines;
    for (int x = 72; x < 180; x += 6)
        outlines += QByteArray::number(x) + " 520 m " + QByteArray::number(x + 2) + " 528 l " +
                    QByteArray::number(x + 4) + " 528 l " + QByteArray::number(x + 4) + " 524 l " +
                    QByteArray::number(x + 3) + " 522 l " + QByteArray::number(x + 4) + " 520 l f\n";
    const QByteArray invisible = line("recognised words", 520, "3 Tr");
    QCOMPARE(read(wholePage + invisible).text, expected);
    QCOMPARE(read(invisible + wholePage).text, expected);
    QCOMPARE(read(line("recognised words") + wholePage).text, expected);
    QCOMPARE(read(line("recognised words") + strips).text, expected);
    QCOMPARE(read(outlines + invisible).text, expected);
    QVERIFY(read(wholePage + invisible).reason.isEmpty());
}

void TestUnseenText::readsTwoLayersOnce_data()
{
    QTest::addColumn<QByteArray>("operators");
    QTest::addColumn<QString>("text");
    const QString both = QStringLiteral("The ferry costs 310 pounds\nevery day of the year");
    const auto layer = [](double x, double y, const QByteArray &mode, const QByteArray &last = "year") {
        return line("The ferry costs 310 pounds", 520 + y, mode, 12, 72 + x) +
               line("every day of the " + last, 500 + y, mode, 12, 72 + x);
    };
    const auto words = [](double x, double y, const QByteArray &ferry) {
        return line("The", 520 + y, "3 Tr", 12, 72 + x) + line(ferry, 520 + y, "3 Tr", 12, 96 + x) +
               line("costs 310 pounds", 520 + y, "3 Tr", 12, 124 + x) +
               line("every day of the year", 500 + y, "3 Tr", 12, 72 + x);
    };
    QTest::newRow("one behind the other") << wholePage + layer(0, 0, "3 Tr") + layer(2, 1, "3 Tr") << both;
    QTest::newRow("far beside each other") << wholePage + layer(0, 0, "3 Tr") + layer(5, -4, "3 Tr") << both;
    QTest::newRow("the first one is better") << wholePage + words(0, 0, "ferry") + words(1, 1, "f3r|y") << both;
    QTest::newRow("the second one is better") << wholePage + words(0, 0, "f3r|y") + words(1, 1, "ferry") << both;
    QTest::newRow("line by line") << wholePage + line("The ferry costs 310 pounds", 520, "3 Tr") +
                                         line("The ferry costs 310 pounds", 521, "3 Tr", 12, 73) +
                                         line("every day of the year", 500, "3 Tr") +
                                         line("every day of the year", 501, "3 Tr", 12, 73)
                                  << both;
    QTest::newRow("below a picture") << layer(0, 0, "0 Tr") + layer(2, 1, "0 Tr") + wholePage << both;
    QTest::newRow("over a text that is set") << layer(0, 0, "0 Tr") + layer(2, 1, "3 Tr", "yaer") << both;
}

void TestUnseenText::readsTwoLayersOnce()
{
    QFETCH(QByteArray, operators);
    QFETCH(QString, text);
    QCOMPARE(read(operators).text, text);
}

void TestUnseenText::tellsAStampFromATextOfAPage_data()
{
    QTest::addColumn<QByteArray>("operators");
    QTest::addColumn<bool>("isStamp");
    QByteArray strips;
    for (int y = 0; y < 792; y += 99)
        strips += picture(20, y, 572, 99);
    QByteArray text;
    for (int y = 700; y > 300; y -= 15)
        text += line("A line of a page that has a text of its own, as long as lines are", y);
    const QByteArray stamp = line("HALDEN-000001", 20, "1 0 0 rg");
    QTest::newRow("number on a scan") << wholePage + stamp << true;
    QTest::newRow("number below a scan") << stamp + picture(30, 60, 550, 700) << true;
    QTest::newRow("head of a court") << strips +
                                            line("Case 1:20-cv-01234-ABC Document 45-2 Filed 03/04/21 Page 2 of 12",
                                                 770, "0 0 1 rg", 9)
                                     << true;
    QTest::newRow("receipt") << picture(150, 200, 300, 450) + line("Exhibit 4", 720) << true;
    QTest::newRow("text on a picture") << wholePage + text << false;
    QTest::newRow("text and a picture") << text + picture(72, 50, 400, 200) << false;
    QTest::newRow("recognised already") << wholePage + text.replace("BT ", "BT 3 Tr ") + stamp << false;
    QTest::newRow("no picture") << stamp << false;
}

void TestUnseenText::tellsAStampFromATextOfAPage()
{
    QFETCH(QByteArray, operators);
    QFETCH(bool, isStamp);
    const Page page = read(operators);
    QCOMPARE(page.status, isStamp ? PageStatus::Partly : PageStatus::Text);
    QCOMPARE(wantsRecognition(page), isStamp);
    QCOMPARE(isUnread(page), isStamp);
    QVERIFY(!page.text.isEmpty());
}

QTEST_GUILESS_MAIN(TestUnseenText)
#include "tst_unseentext.moc"
