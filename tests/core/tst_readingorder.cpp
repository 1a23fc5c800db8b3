// Whether real pages are read in the order a person reads them. The expected text was written by hand from pictures of
// the pages: tests/data/order. A file names a PDF and a page; each further line must occur in the page's text after the
// previous one. "| " starts a complete line of the text, such as a table row.
#include "core/pdf/pdfreader.h"
#include "tests/pdfs.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace core;
using namespace tests;

class TestReadingOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAsAPersonDoes_data();
    void readsAsAPersonDoes();
    void readsColumnsThatShareNoBaseLines();
    void endsAColumnWithItsLastParagraph_data();
    void endsAColumnWithItsLastParagraph();
    void readsAFootAfterTheLastColumn_data();
    void readsAFootAfterTheLastColumn();
    void readsFootnotesAfterTheLastColumn();
    void keepsTheNoteOfATableBelowIt();
    void readsATableBesideAParagraphAsAColumn();
    void putsACellOfTwoLinesOnTheRowOfItsNumber();
    void keepsRowsOfNumbersApartThatShareALabel();
    void leavesWordsBesideALargeBulletOnTheirLine();
    void readsZonesOneBelowTheOther();
    void leavesNumbersOfLinesOut_data();
    void leavesNumbersOfLinesOut();
    void keepsNumbersThatCountNoLines_data();
    void keepsNumbersThatCountNoLines();
    void joinsLettersSetApart_data();
    void joinsLettersSetApart();
    void readsAShortBoxBehindItsColumn_data();
    void readsAShortBoxBehindItsColumn();
    void readsValuesBelowTheirLabels();
    void keepsRowsBelowSmallHeads();
    void readsVerticalTextFromTheRight();
    void tellsPagesWhoseLettersHaveNoMeaning_data();
    void tellsPagesWhoseLettersHaveNoMeaning();
    void tellsIdeographsInsideWords();
    void callsNoPageOfPlainTextGarbled();
    void callsNoOddPageGarbled_data();
    void callsNoOddPageGarbled();

private:
    QTemporaryDir m_folder;

    QString textOf(const PdfPage &page, bool vertical = false)
    {
        const QString path = m_folder.filePath(QStringLiteral("page.pdf"));
        QByteArray file = makePdf({page});
        if (vertical)
            file.replace("UniGB-UCS2-H", "UniGB-UCS2-V");
        if (!writeFile(path, file))
            return {};
        const Result<ReadPdf> pdf = readPdf(path, {}, {}, {});
        return pdf && !pdf->pages.isEmpty() ? pdf->pages.first().text : QString();
    }
};

static QString hardPdf(const QString &name)
{
    return QStringLiteral(ATTEST_SHARED_DATA "/hard-pdfs/pdfs/") + name;
}

static QString plain(const QString &line)
{
    return line.normalized(QString::NormalizationForm_KC).simplified();
}

static void add(PdfPage &page, double x, double y, const QStringList &lines, double leading = 12, double size = 10)
{
    for (qsizetype i = 0; i < lines.size(); ++i)
        page.lines.append({x, y + leading * double(i), lines[i], size, false});
}

static const QStringList leftColumn = {
    QStringLiteral("The committee met in the"), QStringLiteral("spring of that year and"),
    QStringLiteral("found the reports of its"), QStringLiteral("members to be complete,"),
    QStringLiteral("which nobody had thought"), QStringLiteral("possible a year before.")};
static const QStringList rightColumn = {
    QStringLiteral("A second meeting was held"), QStringLiteral("in autumn, when the rest"),
    QStringLiteral("of the papers had been"),    QStringLiteral("handed in by everybody,"),
    QStringLiteral("and the work was brought"),  QStringLiteral("to its end in two days.")};

void TestReadingOrder::readsAsAPersonDoes_data()
{
    QTest::addColumn<QStringList>("expected");
    const QDir folder(QStringLiteral(ATTEST_TEST_DATA "/order"));
    for (const QString &name : folder.entryList({QStringLiteral("*.txt")})) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            QTest::newRow(qPrintable(name.chopped(4)))
                << QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    }
}

void TestReadingOrder::readsAsAPersonDoes()
{
    QFETCH(QStringList, expected);
    const QStringList place = expected.takeFirst().split(u' ');
    QCOMPARE(place.size(), 2);
    if (!QFile::exists(hardPdf(place[0])))
        QSKIP("the hard PDFs are not in the shared data");
    const Result<ReadPdf> pdf = readPdf(hardPdf(place[0]), {}, {}, {});
    QVERIFY(pdf);
    const int number = place[1].toInt();
    QVERIFY(number >= 1 && number <= pdf->pages.size());
    QString lines(u'\n');
    for (const QString &line : pdf->pages[number - 1].text.split(u'\n', Qt::SkipEmptyParts))
        lines += plain(line) + u'\n';
    const QString flat = QString(lines).replace(u'\n', u' ');
    qsizetype at = 0;
    for (const QString &line : std::as_const(expected)) {
        const bool whole = line.startsWith(QStringLiteral("| "));
        const QString wanted = plain(whole ? line.mid(2) : line);
        const qsizetype found = whole ? lines.indexOf(u'\n' + wanted + u'\n', at) : flat.indexOf(wanted, at);
        QVERIFY2(found >= 0, qPrintable(QStringLiteral("not found: %1\nbehind: %2").arg(wanted, lines.mid(at, 600))));
        at = found + wanted.size();
    }
}

void TestReadingOrder::readsColumnsThatShareNoBaseLines()
{
    PdfPage page;
    add(page, 72, 100, leftColumn);
    add(page, 320, 105.5, rightColumn);
    QCOMPARE(textOf(page), leftColumn.join(u'\n') + QStringLiteral("\n\n") + rightColumn.join(u'\n'));
}

void TestReadingOrder::endsAColumnWithItsLastParagraph_data()
{
    QTest::addColumn<double>("between"); // distance of paragraphs' baselines
    QTest::addColumn<double>("indent");
    QTest::addColumn<bool>("right"); // the other column also ends with a paragraph of one line
    for (const double between : {16.0, 19.0, 21.0, 24.0, 30.0})
        for (const bool right : {false, true})
            QTest::addRow("%g points, %s", between, right ? "both" : "left") << between << 0.0 << right;
    QTest::newRow("indented") << 20.0 << 12.0 << false;
}

void TestReadingOrder::endsAColumnWithItsLastParagraph()
{
    QFETCH(double, between);
    QFETCH(double, indent);
    QFETCH(bool, right);
    PdfPage page;
    const auto addColumn = [&](double x, const QStringList &lines, const QString &last) {
        double y = 100;
        for (int paragraph = 0; paragraph < 3; ++paragraph, y += between - 12) {
            add(page, x + indent, y, {lines.first()});
            add(page, x, y + 12, lines.mid(1));
            y += 12.0 * double(lines.size());
        }
        if (!last.isEmpty())
            add(page, x + indent, y, {last});
    };
    const QString lastLeft = QStringLiteral("All of them signed.");
    const QString lastRight = QStringLiteral("Nobody was missing.");
    addColumn(72, leftColumn, lastLeft);
    addColumn(320, rightColumn, right ? lastRight : QString());
    const QString text = textOf(page);
    QVERIFY2(text.indexOf(lastLeft) > 0 && text.indexOf(lastLeft) < text.indexOf(rightColumn.first()),
             qPrintable(text));
    QVERIFY2(!right || text.endsWith(lastRight), qPrintable(text));
}

// Footers at a position where a paragraph could be.
void TestReadingOrder::readsAFootAfterTheLastColumn_data()
{
    QTest::addColumn<QStringList>("foot");
    QTest::addColumn<double>("size");
    QTest::newRow("a title") << QStringList{QStringLiteral("Board minutes")} << 10.0;
    QTest::newRow("a title and a number")
        << QStringList{QStringLiteral("Minutes of the board."), QStringLiteral("-13-")} << 10.0;
    QTest::newRow("smaller") << QStringList{QStringLiteral("All rights are ours.")} << 8.0;
    QTest::newRow("a number") << QStringList{QStringLiteral("13")} << 10.0;
}

void TestReadingOrder::readsAFootAfterTheLastColumn()
{
    QFETCH(QStringList, foot);
    QFETCH(double, size);
    PdfPage page;
    for (const double y : {100.0, 192.0}) {
        add(page, 72, y, leftColumn);
        add(page, 320, y, rightColumn);
    }
    for (qsizetype i = 0; i < foot.size(); ++i)
        page.lines.append({72 + 225.0 * double(i), 284, foot[i], size, false});
    const QString text = textOf(page);
    QVERIFY2(text.endsWith(foot.join(u' ')), qPrintable(text));
}

void TestReadingOrder::readsFootnotesAfterTheLastColumn()
{
    PdfPage page;
    add(page, 72, 100, leftColumn);
    page.lines.append({72, 188, QStringLiteral("1"), 5, false});
    page.lines.append({75.5, 191, QStringLiteral("Minutes were not kept."), 8, false});
    add(page, 320, 100,
        rightColumn + QStringList{QStringLiteral("The year after that they"), QStringLiteral("met again.")});
    const QString text = textOf(page);
    QVERIFY2(text.indexOf(QStringLiteral("year before.")) < text.indexOf(QStringLiteral("A second")), qPrintable(text));
    QVERIFY2(text.indexOf(QStringLiteral("met again.")) < text.indexOf(QStringLiteral("Minutes")), qPrintable(text));
    QVERIFY2(text.indexOf(QStringLiteral("Minutes")) > 0, qPrintable(text));
}

void TestReadingOrder::keepsTheNoteOfATableBelowIt()
{
    PdfPage page;
    add(page, 72, 100, leftColumn);
    page.lines.append({72, 180, QStringLiteral("* Of those who were there."), 8, false});
    add(page, 72, 230, leftColumn);
    add(page, 320, 100, rightColumn);
    add(page, 320, 178, rightColumn);
    add(page, 320, 256, rightColumn.first(4));
    const QString text = textOf(page);
    QVERIFY2(text.indexOf(QStringLiteral("* Of those")) > 0 &&
                 text.indexOf(QStringLiteral("* Of those")) < text.indexOf(QStringLiteral("A second")),
             qPrintable(text));
}

void TestReadingOrder::readsATableBesideAParagraphAsAColumn()
{
    PdfPage page;
    add(page, 72, 100, leftColumn);
    QStringList rows;
    for (int i = 0; i < 6; ++i) {
        const QString label = QStringLiteral("Item %1").arg(QChar(u'A' + i));
        page.lines.append({300, 100 + 12.0 * i, label, 10, false});
        page.lines.append({380, 100 + 12.0 * i, QString::number(100 + i), 10, false});
        page.lines.append({440, 100 + 12.0 * i, QString::number(200 + i), 10, false});
        rows += QStringLiteral("%1 %2 %3").arg(label).arg(100 + i).arg(200 + i);
    }
    QCOMPARE(textOf(page), leftColumn.join(u'\n') + QStringLiteral("\n\n") + rows.join(u'\n'));
}

void TestReadingOrder::putsACellOfTwoLinesOnTheRowOfItsNumber()
{
    PdfPage page;
    add(page, 72, 100, {QStringLiteral("Cash at banks")});
    add(page, 300, 100, {QStringLiteral("1,000")});
    add(page, 72, 120, {QStringLiteral("Share in profits of"), QStringLiteral("associated companies")}, 11);
    add(page, 300, 125.5, {QStringLiteral("2,000")});
    add(page, 72, 150, {QStringLiteral("Other income")});
    add(page, 300, 150, {QStringLiteral("3,000")});
    const QStringList rows = textOf(page).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(rows, QStringList({QStringLiteral("Cash at banks 1,000"),
                                QStringLiteral("Share in profits of associated companies 2,000"),
                                QStringLiteral("Other income 3,000")}));
}

void TestReadingOrder::keepsRowsOfNumbersApartThatShareALabel()
{
    PdfPage page;
    add(page, 72, 105.5, {QStringLiteral("Single")});
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 3; ++column)
            page.lines.append(
                {200 + 80.0 * column, 100 + 11.0 * row, QString::number(10 * row + column + 1), 10, false});
    QCOMPARE(textOf(page), QStringLiteral("Single 1 2 3\n11 12 13"));
}

void TestReadingOrder::leavesWordsBesideALargeBulletOnTheirLine()
{
    PdfPage page;
    add(page, 72, 100, {QStringLiteral("of a U.S. trade or business.")}, 10);
    page.lines.append({72, 111, QStringLiteral("\u2022"), 14, false});
    add(page, 82, 110, {QStringLiteral("Your income tax liability")}, 10);
    const QString text = textOf(page);
    QVERIFY2(text.startsWith(QStringLiteral("of a U.S. trade or business.")), qPrintable(text));
    QVERIFY2(text.endsWith(QStringLiteral("Your income tax liability")), qPrintable(text));
}

void TestReadingOrder::readsZonesOneBelowTheOther()
{
    PdfPage page;
    for (const double y : {100.0, 260.0}) {
        add(page, 72, y, leftColumn);
        add(page, 320, y, rightColumn);
    }
    const QString zone = leftColumn.join(u'\n') + QStringLiteral("\n\n") + rightColumn.join(u'\n');
    QCOMPARE(textOf(page), zone + QStringLiteral("\n\n") + zone);
}

static const QStringList manuscript = {QStringLiteral("The harvest of the fields was good in all"),
                                       QStringLiteral("years of the survey, and the people stored"),
                                       QStringLiteral("what they could in barns that had been"),
                                       QStringLiteral("built by their parents. The rent was"),
                                       QStringLiteral("340 florins a year until the flood took"),
                                       QStringLiteral("the dam away. It had to be lowered"),
                                       QStringLiteral("in the next spring, to 210 florins."),
                                       QStringLiteral("The mill was rebuilt by the lord"),
                                       QStringLiteral("of the manor, who was short of money"),
                                       QStringLiteral("and sold it in the same year.")};

void TestReadingOrder::leavesNumbersOfLinesOut_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("step");
    QTest::newRow("left") << 50.0 << 1 << 1;
    QTest::newRow("right") << 420.0 << 1 << 1;
    QTest::newRow("running on") << 45.0 << 238 << 1;
    QTest::newRow("every second") << 50.0 << 2 << 2;
}

void TestReadingOrder::leavesNumbersOfLinesOut()
{
    QFETCH(double, x);
    QFETCH(int, first);
    QFETCH(int, step);
    PdfPage page;
    add(page, 90, 100, manuscript, 14);
    for (int i = 0; i < manuscript.size(); i += step)
        page.lines.append({x, 100 + 14.0 * i, QString::number(first + i), 7, false});
    QCOMPARE(textOf(page), manuscript.join(u'\n'));
}

void TestReadingOrder::keepsNumbersThatCountNoLines_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QList<int>>("numbered");
    QTest::newRow("paragraphs") << manuscript << QList<int>{0, 2, 4, 6, 8};
    QStringList rows;
    for (int i = 0; i < 8; ++i)
        rows.append(QStringLiteral("Place of the name %1").arg(QChar(u'A' + i)));
    QTest::newRow("rows of a table") << rows << QList<int>{0, 1, 2, 3, 4, 5, 6, 7};
}

void TestReadingOrder::keepsNumbersThatCountNoLines()
{
    QFETCH(QStringList, lines);
    QFETCH(QList<int>, numbered);
    PdfPage page;
    add(page, 90, 100, lines, 14);
    for (int i = 0; i < numbered.size(); ++i)
        page.lines.append({60, 100 + 14.0 * numbered[i], QString::number(i + 1), 10, false});
    const QString text = textOf(page);
    for (int i = 0; i < numbered.size(); ++i)
        QVERIFY2(text.contains(QStringLiteral("%1 %2").arg(i + 1).arg(lines[numbered[i]])), qPrintable(text));
}

void TestReadingOrder::joinsLettersSetApart_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("read");
    QTest::newRow("a heading") << QStringLiteral("G E B U H R E N") << QStringLiteral("GEBUHREN");
    QTest::newRow("within a sentence") << QStringLiteral("This is v e r y  i m p o r t a n t: do not run.")
                                       << QStringLiteral("This is very important: do not run.");
    QTest::newRow("names of columns") << QStringLiteral("A B C D E F G") << QStringLiteral("A B C D E F G");
    QTest::newRow("some letters") << QStringLiteral("Take x y z as they are")
                                  << QStringLiteral("Take x y z as they are");
    QTest::newRow("cells") << QStringLiteral("Y    N    Y    Y    N    N    Y") << QStringLiteral("Y N Y Y N N Y");
}

void TestReadingOrder::joinsLettersSetApart()
{
    QFETCH(QString, set);
    QFETCH(QString, read);
    PdfPage page;
    add(page, 72, 100, {set});
    QCOMPARE(textOf(page), read);
}

void TestReadingOrder::readsAShortBoxBehindItsColumn_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("size");
    QTest::newRow("on the same lines") << 330.0 << 128.0 << 10.0;
    QTest::newRow("on other lines") << 320.0 << 132.0 << 10.0;
    QTest::newRow("smaller, and close") << 304.0 << 130.0 << 8.0;
}

void TestReadingOrder::readsAShortBoxBehindItsColumn()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, size);
    const QStringList box{QStringLiteral("See the officer for"), QStringLiteral("permits of all kinds.")};
    PdfPage page;
    add(page, 90, 100, manuscript, 14);
    add(page, x, y, box, 14, size);
    QCOMPARE(textOf(page), manuscript.join(u'\n') + QStringLiteral("\n\n") + box.join(u'\n'));
}

void TestReadingOrder::readsValuesBelowTheirLabels()
{
    const QList<QStringList> fields{
        {QStringLiteral("Name of applicant"), QStringLiteral("Olga Petrenko"), QStringLiteral("Born on"),
         QStringLiteral("2 February 1988")},
        {QStringLiteral("Street"), QStringLiteral("Mill Lane 4"), QStringLiteral("Town"), QStringLiteral("Nordhaven")},
        {QStringLiteral("Children"), QStringLiteral("3"), QStringLiteral("Dogs"), QStringLiteral("none")}};
    PdfPage page;
    QStringList expected;
    for (int i = 0; i < fields.size(); ++i) {
        for (int k = 0; k < 2; ++k) {
            add(page, 72 + 240 * k, 100 + 44.0 * i, {fields[i][2 * k]}, 12, 7);
            add(page, 72 + 240 * k, 115 + 44.0 * i, {fields[i][2 * k + 1]}, 12, 11);
            expected += {fields[i][2 * k], fields[i][2 * k + 1]};
        }
    }
    QCOMPARE(textOf(page).split(u'\n', Qt::SkipEmptyParts), expected);
}

void TestReadingOrder::keepsRowsBelowSmallHeads()
{
    PdfPage page;
    for (int k = 0; k < 3; ++k) {
        add(page, 72 + 120.0 * k, 100, {QStringLiteral("Head %1").arg(k)}, 12, 7);
        add(page, 72 + 120.0 * k, 114, {QStringLiteral("%1").arg(k + 1), QStringLiteral("%1").arg(k + 4)}, 14, 10);
    }
    QCOMPARE(textOf(page).split(u'\n', Qt::SkipEmptyParts),
             QStringList({QStringLiteral("Head 0 Head 1 Head 2"), QStringLiteral("1 2 3"), QStringLiteral("4 5 6")}));
}

void TestReadingOrder::readsVerticalTextFromTheRight()
{
    if (!QFile::exists(QStringLiteral("/usr/share/poppler/cMap")))
        QSKIP("poppler-data is not installed");
    PdfPage page;
    page.lines = {{400, 100, QStringLiteral("\u65e5\u672c\u8a9e\u306e\u6587\u7ae0"), 12, false},
                  {385, 100, QStringLiteral("\u7e26\u66f8\u304d\u3067\u3059"), 12, false}};
    QCOMPARE(textOf(page, true),
             QStringLiteral("\u65e5\u672c\u8a9e\u306e\u6587\u7ae0\n\u7e26\u66f8\u304d\u3067\u3059"));
}

void TestReadingOrder::tellsPagesWhoseLettersHaveNoMeaning_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("page");
    QTest::newRow("no map to characters") << QStringLiteral("pdf.js__issue4650.pdf") << 1;
    QTest::newRow("half of the glyphs") << QStringLiteral("okular__pdf_with_signature.pdf") << 1;
    QTest::newRow("letters left out") << QStringLiteral("pdf.js__TAMReview.pdf") << 5;
    QTest::newRow("Urdu ligatures") << QStringLiteral("pdf.js__issue5874.pdf") << 1;
    QTest::newRow("glyph numbers as characters") << QStringLiteral("pdf.js__ThuluthFeatures.pdf") << 1;
    QTest::newRow("other letters than are seen") << QStringLiteral("docling__right_to_left_02.pdf") << 1;
    QTest::newRow("badly recognised") << QStringLiteral("OCRmyPDF__multipage.pdf") << 4;
}

void TestReadingOrder::tellsPagesWhoseLettersHaveNoMeaning()
{
    QFETCH(QString, file);
    QFETCH(int, page);
    if (!QFile::exists(hardPdf(file)))
        QSKIP("the hard PDFs are not in the shared data");
    const Result<ReadPdf> pdf = readPdf(hardPdf(file), {}, {}, {});
    QVERIFY(pdf);
    QVERIFY(page <= pdf->pages.size());
    QCOMPARE(pdf->pages[page - 1].status, PageStatus::Failed);
    QCOMPARE(pdf->pages[page - 1].reason, QString::fromLatin1(GarbledReason));
    QVERIFY(pdf->pages[page - 1].text.isEmpty());
}

void TestReadingOrder::tellsIdeographsInsideWords()
{
    // One character per ligature, whose letters cannot be determined.
    PdfPage page;
    page.fonts = "/F4 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding "
                 "/WinAnsiEncoding /Differences [ 1 /uni6600 /uniCF01 /uni4E2D /uni548C ] >> /FirstChar 1 /LastChar 4 "
                 "/Widths [ 800 800 800 800 ] >> ";
    const auto statusOf = [&](const QByteArray &words) {
        page.operators = "BT 14 TL 72 720 Td ";
        for (int i = 0; i < 6; ++i) {
            for (const char c : words)
                page.operators += (c < 8 ? "/F4 12 Tf (" : "/F1 12 Tf (") + QByteArray(1, c < 8 ? '\\' : c) +
                                  (c < 8 ? "00" + QByteArray::number(int(c)) : QByteArray()) + ") Tj ";
            page.operators += "T* ";
        }
        page.operators += "ET\n";
        const QString path = m_folder.filePath(QStringLiteral("page.pdf"));
        const Result<ReadPdf> pdf = writeFile(path, makePdf({page})) ? readPdf(path, {}, {}, {}) : ReadPdf();
        return pdf && !pdf->pages.isEmpty() ? pdf->pages.first().reason : QStringLiteral("unread");
    };
    QCOMPARE(statusOf("The o\1\2ce of the ba\1ed sheri was ine\1cient"), QString::fromLatin1(GarbledReason));
    QCOMPARE(statusOf("The \3\4\3 iPhone\3\3 or x\4y\3\3\3 is \3\4"), QString());
}

void TestReadingOrder::callsNoPageOfPlainTextGarbled()
{
    const QDir folder(QStringLiteral(ATTEST_SHARED_DATA "/hard-pdfs/pdfs"));
    if (!folder.exists())
        QSKIP("the hard PDFs are not in the shared data");
    // Formulas, numbers, leaders without characters, Korean, a recognised scan, ligatures, forms.
    for (const QString &file :
         {QStringLiteral("sample-files__GeoTopo-komprimiert.pdf"), QStringLiteral("pdfminer.six__nlp2004slides.pdf"),
          QStringLiteral("unstructured__failure-after-repair.pdf"), QStringLiteral("docling__llncsdoc.pdf"),
          QStringLiteral("pdfminer.six__f1040nr.pdf"), QStringLiteral("unstructured__korean-text-with-tables.pdf"),
          QStringLiteral("pdf.js__issue918.pdf"), QStringLiteral("pdfbox__BidiSample.pdf"),
          QStringLiteral("docling__right_to_left_03.pdf")}) {
        const Result<ReadPdf> pdf = readPdf(folder.filePath(file), {}, {}, {});
        QVERIFY2(pdf, qPrintable(file));
        for (const Page &page : std::as_const(pdf->pages))
            QVERIFY2(page.reason != QString::fromLatin1(GarbledReason),
                     qPrintable(QStringLiteral("%1, page %2").arg(file).arg(page.number)));
    }
}

void TestReadingOrder::callsNoOddPageGarbled_data()
{
    QTest::addColumn<QByteArray>("operators");
    const auto lines = [](const QByteArrayList &all) {
        return "BT /F1 8 Tf 10 TL 72 760 Td (" + all.join(") Tj T* (") + ") Tj ET\n";
    };
    QByteArrayList links;
    QByteArrayList chapters;
    QByteArrayList ratings;
    QByteArrayList sizes;
    for (int i = 1; i <= 50; ++i) {
        const QByteArray number = QByteArray::number(i);
        links << "Library number " + number + " www.library" + number + ".org or http://www.books" + number + ".org";
        chapters << "Chapter " + QByteArrayList{"III", "VIII", "XIII", "XVIII", "XXX", "(iii)", "XXIII."}[i % 7] +
                        " of book " + number;
        ratings << "Issuer " + number + " is rated " +
                       QByteArrayList{"AAA", "BBB+", "AAA-", "CCC", "BBB", "BBB-", "AAA*"}[i % 7];
        sizes << "Jacket " + number + " is made as XXXXL alone";
    }
    QTest::newRow("links") << lines(links);
    QTest::newRow("numbers of chapters") << lines(chapters);
    QTest::newRow("ratings") << lines(ratings);
    QTest::newRow("one word") << lines(sizes);
    QTest::newRow("a title between ornaments")
        << lines({"\\001 \\002 \\003 \\004", "Poems", "\\005 \\006 \\001 \\002"});
    // Its glyphs have no characters, but the file contains their text.
    QByteArray told("BT /F1 12 Tf 72 600 Td /Span << /ActualText <FEFF");
    told += QByteArray("0057006800610074002000690073002000730061006900640020006f006600200069007400200061006c006c");
    told += "> >> BDC (\\001\\002) Tj EMC ET\n";
    QByteArray bullets;
    for (int i = 0; i < 24; ++i)
        bullets += lines({i % 2 == 0 ? "\\001" : "\\002"}).replace("72 760", "50 " + QByteArray::number(700 - 20 * i));
    QTest::newRow("told glyphs and some bullets") << told + told + told + bullets;
}

void TestReadingOrder::callsNoOddPageGarbled()
{
    QFETCH(QByteArray, operators);
    const QString path = m_folder.filePath(QStringLiteral("odd.pdf"));
    PdfPage page;
    page.operators = operators;
    QVERIFY(writeFile(path, makePdf({page})));
    const Result<ReadPdf> pdf = readPdf(path, {}, {}, {});
    QVERIFY(pdf);
    QCOMPARE(pdf->pages.first().reason, QString());
    QCOMPARE(pdf->pages.first().status, PageStatus::Text);
}

QTEST_GUILESS_MAIN(TestReadingOrder)
#include "tst_readingorder.moc"
