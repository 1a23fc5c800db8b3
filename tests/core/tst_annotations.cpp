// Annotations are reported with a page's text: comments, ticked and unticked boxes, attached files.
#include "core/pdf/pdfreader.h"
#include "tests/pdfs.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace core;
using namespace tests;

namespace {

// A page with one line of text and these objects, numbered from 10; Poppler finds their positions by itself.
QByteArray pdfWith(const QByteArray &annotations, const QByteArray &objects, const QByteArray &catalogue = {},
                   int rotate = 0)
{
    const QByteArray content =
        "BT /F1 12 Tf 1 0 0 1 72 700 Tm (The road is closed.) Tj ET BT /F1 12 Tf 1 0 0 1 100 600 "
        "Tm (meals were provided) Tj ET BT /F1 12 Tf 1 0 0 1 100 560 Tm (a car was used) Tj ET";
    return "%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R " + catalogue +
           " >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R "
           "/MediaBox [0 0 612 792] /Rotate " +
           QByteArray::number(rotate) + " /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [" +
           annotations + "] >> endobj\n4 0 obj << /Length " + QByteArray::number(content.size()) + " >> stream\n" +
           content + "\nendstream endobj\n5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj\n" +
           objects + "\ntrailer << /Root 1 0 R >>\n%%EOF\n";
}

// Check boxes before both lines, drawn by glyphs, by lines, or not at all.
QByteArray boxes(const QByteArray &first, const QByteArray &second, const QByteArray &drawn)
{
    const auto box = [](int id, const QByteArray &name, const QByteArray &rect, const QByteArray &state) {
        return QByteArray::number(id) + " 0 obj << /Type /Annot /Subtype /Widget /FT /Btn /F 4 /T (" + name +
               ") /Rect [" + rect + "] /V /" + state + " /AS /" + state +
               " /AP << /N << /Yes 12 0 R /Off 13 0 R >> >> >> endobj\n";
    };
    const auto form = [](int id, const QByteArray &content) {
        return QByteArray::number(id) +
               " 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 14 14] /Resources << /Font << /F1 5 0 R /Z << /Type "
               "/Font /Subtype /Type1 /BaseFont /ZapfDingbats >> >> >> /Length " +
               QByteArray::number(content.size()) + " >> stream\n" + content + "\nendstream endobj\n";
    };
    return box(10, "meals", "80 597 94 611", first) + box(11, "car", "80 557 94 571", second) + form(12, drawn) +
           form(13, {});
}

} // namespace

class TestAnnotations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsComments_data();
    void readsComments();
    void placesCommentsOnTheirSigns();
    void tellsTickedBoxes_data();
    void tellsTickedBoxes();
    void namesAttachedFiles_data();
    void namesAttachedFiles();

private:
    QTemporaryDir m_folder;

    Page read(const QByteArray &pdf)
    {
        static int number = 0;
        const QString path = m_folder.filePath(QStringLiteral("%1.pdf").arg(++number));
        if (!writeFile(path, pdf))
            return {};
        const Result<ReadPdf> read = readPdf(path, {}, {}, {});
        return read && !read->pages.isEmpty() ? read->pages.first() : Page();
    }
};

void TestAnnotations::readsComments_data()
{
    QTest::addColumn<QByteArray>("annotation");
    QTest::addColumn<QString>("comment");
    const QByteArray place = " /Rect [72 690 200 712] /QuadPoints [72 712 200 712 72 690 200 690]";
    const auto row = [&](const char *name, const QByteArray &annotation, const char *comment) {
        QTest::newRow(name) << "<< /Type /Annot " + annotation + place + " >>" << QString::fromLatin1(comment);
    };
    row("a note", "/Subtype /Text /T (M. Okafor) /Contents (Ask the mayor first.)",
        "Comment by M. Okafor: Ask the mayor first.");
    row("without a name", "/Subtype /Text /Contents (Ask\\nthe  mayor first.)", "Comment: Ask the mayor first.");
    row("a highlight", "/Subtype /Highlight /T (AB) /Contents (Until June?)", "Comment by AB: Until June?");
    row("struck out", "/Subtype /StrikeOut /T (AB) /Contents (No longer.)", "Comment by AB: No longer.");
    row("a copy of what is marked", "/Subtype /Highlight /T (AB) /Contents (The road is\\n closed.)", "");
    row("nothing said", "/Subtype /Underline /T (AB)", "");
    row("hidden", "/Subtype /Text /F 2 /T (AB) /Contents (Ask the mayor first.)", "");
    row("the window of a note", "/Subtype /Popup /Contents (Ask the mayor first.)", "");
}

void TestAnnotations::readsComments()
{
    QFETCH(QByteArray, annotation);
    QFETCH(QString, comment);
    const Page page = read(pdfWith(annotation, {}));
    QCOMPARE(page.status, PageStatus::Text);
    QVERIFY(page.text.startsWith(QStringLiteral("The road is closed.")));
    QCOMPARE(page.text.section(QStringLiteral("used"), 1).trimmed(), comment);
    for (const Word &word : page.words)
        QVERIFY(!page.text.mid(word.from, word.length).contains(u' '));
}

void TestAnnotations::placesCommentsOnTheirSigns()
{
    const QByteArray note = "<< /Type /Annot /Subtype /Text /Rect [500 700 520 720] /Contents (Read) >>";
    const Box upright = read(pdfWith(note, {})).words.last().box;
    QCOMPARE(upright.left, 500);
    QCOMPARE(upright.top, 72);
    QCOMPARE(upright.bottom, 92);
    const Box turned = read(pdfWith(note, {}, {}, 90)).words.last().box;
    QCOMPARE(turned.left, 700);
    QCOMPARE(turned.top, 500);
    const Box onItsHead = read(pdfWith(note, {}, {}, 180)).words.last().box;
    QCOMPARE(onItsHead.left, 92);
    QCOMPARE(onItsHead.top, 700);
    const Box back = read(pdfWith(note, {}, {}, 270)).words.last().box;
    QCOMPARE(back.left, 72);
    QCOMPARE(back.top, 92);
}

void TestAnnotations::tellsTickedBoxes_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QByteArray>("drawn");
    const QByteArray glyph = "BT /Z 12 Tf 2 2 Td (4) Tj ET";
    const QByteArray letter = "BT /F1 12 Tf 3 2 Td (X) Tj ET";
    QTest::newRow("by a glyph") << QByteArray("Yes") << QByteArray("Off") << glyph;
    QTest::newRow("by a letter") << QByteArray("Off") << QByteArray("Yes") << letter;
    QTest::newRow("by lines") << QByteArray("Yes") << QByteArray("Yes") << QByteArray("2 2 m 12 12 l S");
    QTest::newRow("by nothing") << QByteArray("Off") << QByteArray("Off") << QByteArray();
}

void TestAnnotations::tellsTickedBoxes()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(QByteArray, drawn);
    const Page page =
        read(pdfWith("10 0 R 11 0 R", boxes(first, second, drawn), "/AcroForm << /Fields [10 0 R 11 0 R] >>"));
    const auto sign = [](const QByteArray &state) { return QChar(state == "Yes" ? 0x2611 : 0x2610); };
    QCOMPARE(page.text.section(QStringLiteral("closed."), 1).simplified(),
             QStringLiteral("%1 meals were provided %2 a car was used").arg(sign(first)).arg(sign(second)));
}

void TestAnnotations::namesAttachedFiles_data()
{
    QTest::addColumn<QByteArray>("pdf");
    const QByteArray file =
        "10 0 obj << /Type /Filespec /F (tender.pdf) /UF (tender.pdf) /EF << /F 11 0 R >> >> endobj\n"
        "11 0 obj << /Type /EmbeddedFile /Length 5 >> stream\nwords\nendstream endobj\n";
    QTest::newRow("to the document") << pdfWith({}, file, "/Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >>");
    QTest::newRow("to the page") << pdfWith(
        "<< /Type /Annot /Subtype /FileAttachment /Rect [10 10 30 30] /FS 10 0 R >>", file);
}

void TestAnnotations::namesAttachedFiles()
{
    QFETCH(QByteArray, pdf);
    const Page page = read(pdf);
    QCOMPARE(page.status, PageStatus::Text);
    QCOMPARE(page.reason, QStringLiteral("the attached file “tender.pdf” was not read"));
}

QTEST_GUILESS_MAIN(TestAnnotations)
#include "tst_annotations.moc"
