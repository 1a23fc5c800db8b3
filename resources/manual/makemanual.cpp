// Turns a page of the manual, written in Markdown, into a PDF:  makemanual TEXT.md OUT.pdf
// The same text and the same fonts give the same bytes, so that a rebuilt manual is still the same document.
// A picture stands in a paragraph of its own, ![What it shows](pictures/NAME.png), beside the text; what it shows is
// set below it.
#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHashSeed>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>

#include <cstdio>
#include <functional>

namespace {

constexpr double lineHeight = 135; // percent
constexpr double footHeight = 28;  // points
constexpr double indent = 18;
constexpr double mostOfAPage = 0.42; // of its height, for a picture

QFont bodyFont(double size)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(size);
    font.setLetterSpacing(QFont::PercentageSpacing, 100.1); // no ligatures: "first" is to be found as it is typed
    return font;
}

bool isPicture(const QTextBlock &block)
{
    return !block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat();
}

bool isCode(const QTextBlock &block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

void styleBlock(const QTextBlock &block)
{
    QTextBlockFormat format = block.blockFormat();
    const int heading = format.headingLevel();
    const bool code = isCode(block);
    format.setLineHeight(isPicture(block) ? 100 : code ? 120 : lineHeight, QTextBlockFormat::ProportionalHeight);
    format.setTopMargin(heading > 1 ? 14 : 0);
    format.setBottomMargin(heading == 1 ? 14 : heading > 1 ? 5 : block.textList() ? 3 : 7);
    if (code) {
        format.setLeftMargin(14);
        format.setBottomMargin(isCode(block.next()) ? 0 : 9);
    }
    QTextCursor cursor(block);
    cursor.setBlockFormat(format);
    if (isPicture(block))
        return;
    cursor.select(QTextCursor::BlockUnderCursor);
    QTextCharFormat letters;
    if (heading > 0)
        letters.setFont(bodyFont(heading == 1 ? 20 : heading == 2 ? 13.5 : 11), QTextCharFormat::FontPropertiesAll);
    if (heading > 0)
        letters.setFontWeight(QFont::Bold);
    cursor.mergeCharFormat(letters);
}

void styleCode(QTextDocument &document)
{
    QTextCharFormat letters;
    letters.setFontFamilies({QStringLiteral("DejaVu Sans Mono")});
    letters.setFontPointSize(9);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (!it.fragment().charFormat().fontFixedPitch() && !isCode(block))
                continue;
            QTextCursor cursor(&document);
            cursor.setPosition(it.fragment().position());
            cursor.setPosition(it.fragment().position() + it.fragment().length(), QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(letters);
        }
    }
}

// Below the picture, so that it is read and found as well.
void addCaption(QTextCursor &picture, const QString &words)
{
    QTextCharFormat letters;
    letters.setFont(bodyFont(8.5), QTextCharFormat::FontPropertiesAll);
    letters.setForeground(QColor(0x5c, 0x60, 0x66));
    picture.insertBlock(QTextBlockFormat(), letters);
    picture.insertText(words, letters);
}

// As wide as the text, or as high as a part of the page. False, where a picture is not there or not in the folder.
bool setPictures(QTextDocument &document, const QString &folder, const QSizeF &page, QString *missing)
{
    static const QRegularExpression beside(QStringLiteral("^pictures/[a-z0-9-]+\\.png$"));
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!isPicture(block))
            continue;
        const QTextFragment fragment = block.begin().fragment();
        QTextImageFormat format = fragment.charFormat().toImageFormat();
        const QImage picture(folder + u'/' + format.name());
        if (!beside.match(format.name()).hasMatch() || picture.isNull() || block.length() != fragment.length() + 1) {
            *missing = format.name();
            return false;
        }
        document.addResource(QTextDocument::ImageResource, QUrl(format.name()), picture);
        const double scale = qMin(page.width() / picture.width(), page.height() * mostOfAPage / picture.height());
        format.setWidth(picture.width() * scale);
        format.setHeight(picture.height() * scale);
        QTextCursor cursor(&document);
        cursor.setPosition(fragment.position());
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
        cursor.setPosition(fragment.position() + fragment.length());
        addCaption(cursor, format.property(QTextFormat::ImageAltText).toString());
        block = cursor.block();
    }
    return true;
}

QString titleOf(const QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 1)
            return block.text();
    }
    return {};
}

// Puts the lines of a document on pages: no line is cut, no heading stands without the text that it heads.
class Pages
{
public:
    Pages(const QTextDocument &document, const QSizeF &size) : m_document(document), m_height(size.height()) {}

    int count()
    {
        walk(nullptr, {});
        return m_page + 1;
    }

    // Calls turn at the end of every page.
    template <class Turn>
    void paint(QPainter &painter, Turn turn)
    {
        walk(&painter, turn);
        turn(m_page);
    }

private:
    QRectF place(const QTextBlock &block, int line) const
    {
        const QRectF whole = m_document.documentLayout()->blockBoundingRect(block);
        const QTextLine text = block.layout()->lineAt(line);
        return QRectF(whole.left() + text.x(), whole.top() + text.y(), text.width(), text.height());
    }

    // Where that ends which must stand on the page of this line.
    double endOf(const QTextBlock &block, int line) const
    {
        const QTextBlock next = block.next();
        if ((block.blockFormat().headingLevel() > 0 || isPicture(block)) && next.isValid())
            return endOf(next, qMin(1, next.layout()->lineCount() - 1));
        return place(block, line).bottom();
    }

    void walk(QPainter *painter, const std::function<void(int)> &turn)
    {
        m_page = 0;
        double top = 0; // of the page, in the document
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
            for (int line = 0; line < block.layout()->lineCount(); ++line) {
                if (endOf(block, line) > top + m_height) {
                    if (painter)
                        turn(m_page);
                    ++m_page;
                    top = place(block, line).top();
                }
                if (painter)
                    paintLine(*painter, block, line, top);
            }
        }
    }

    void paintLine(QPainter &painter, const QTextBlock &block, int line, double top) const
    {
        const QRectF at = place(block, line);
        const QTextLine text = block.layout()->lineAt(line);
        text.draw(&painter, QPointF(at.left() - text.x(), at.top() - top - text.y()));
        if (line > 0 || !block.textList())
            return;
        const bool numbered = block.textList()->format().style() == QTextListFormat::ListDecimal;
        const QString mark = numbered ? block.textList()->itemText(block) : QString(QChar(0x2022));
        painter.setFont(m_document.defaultFont());
        painter.drawText(QPointF(at.left() - indent + 4, at.top() - top + text.ascent()), mark);
    }

    const QTextDocument &m_document;
    double m_height;
    int m_page = 0;
};

void paintFoot(QPainter &painter, const QRectF &foot, const QString &title, int page, int pages)
{
    painter.save();
    painter.setFont(bodyFont(8));
    painter.setPen(QColor(0x5c, 0x60, 0x66));
    const QString program = QStringLiteral("Attest %1").arg(QLatin1String(ATTEST_VERSION));
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, program);
    painter.drawText(foot, Qt::AlignHCenter | Qt::AlignBottom, title);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, QStringLiteral("%1 / %2").arg(page).arg(pages));
    painter.restore();
}

void paint(const QTextDocument &document, QPdfWriter &writer, const QSizeF &size)
{
    const QString title = titleOf(document);
    Pages pages(document, QSizeF(size.width(), size.height() - footHeight));
    const int count = pages.count();
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    pages.paint(painter, [&](int page) {
        paintFoot(painter, QRectF(0, size.height() - footHeight, size.width(), footHeight), title, page + 1, count);
        if (page + 1 < count)
            writer.newPage();
    });
}

void replaceAfter(QByteArray &pdf, QByteArrayView mark, QByteArrayView by)
{
    for (qsizetype at = pdf.indexOf(mark); at >= 0; at = pdf.indexOf(mark, at + mark.size()))
        pdf.replace(at + mark.size(), by.size(), by);
}

// Qt writes the time into the file, from 6.5 on also a random identifier; others of the same length keep the offsets in
// it right.
void makeReproducible(QByteArray &pdf)
{
    for (const char *date : {"/CreationDate (D:", "/ModDate (D:"})
        replaceAfter(pdf, date, "20000101000000");
    for (const char *date : {"xmp:CreateDate=\"", "xmp:ModifyDate=\"", "xmp:MetadataDate=\""})
        replaceAfter(pdf, date, "2000-01-01T00:00:00");
    const QByteArray identifier = "00000000-0000-4000-8000-000000000000";
    const QByteArray mark = "xmpMM:DocumentID=\"uuid:";
    const qsizetype at = pdf.indexOf(mark);
    if (at < 0)
        return;
    const QByteArray random = pdf.mid(at + mark.size(), identifier.size());
    pdf.replace(random, identifier);
    pdf.replace(random.toHex(), identifier.toHex());
}

// Empty, where a picture is missing.
QByteArray makePdf(const QString &markdown, const QString &folder, QString *missing)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(62, 56, 62, 42)));
    writer.setResolution(72);
    const QSizeF size = writer.pageLayout().paintRect(QPageLayout::Point).size();

    QTextDocument document;
    document.setDefaultFont(bodyFont(10));
    document.documentLayout()->setPaintDevice(&writer);
    document.setMarkdown(markdown, QTextDocument::MarkdownDialectGitHub);
    document.setDocumentMargin(0);
    document.setIndentWidth(indent);
    document.setTextWidth(size.width());
    if (!setPictures(document, folder, size, missing))
        return {};
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        styleBlock(block);
    styleCode(document);
    writer.setTitle(titleOf(document));
    writer.setCreator(QStringLiteral("Attest"));
    paint(document, writer, size);
    makeReproducible(pdf);
    return pdf;
}

} // namespace

int main(int argc, char **argv)
{
    QHashSeed::setDeterministicGlobalSeed(); // it decides the order of the fonts in the file
    qputenv("TZ", "UTC");                    // of the time in it
    const QGuiApplication application(argc, argv);
    const QStringList names = QGuiApplication::arguments();
    QFile text(names.value(1));
    if (names.size() != 3 || !text.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "Usage: makemanual TEXT.md OUT.pdf\n");
        return 2;
    }
    QString missing;
    const QByteArray pdf = makePdf(QString::fromUtf8(text.readAll()), QFileInfo(names[1]).path(), &missing);
    if (pdf.isEmpty()) {
        std::fprintf(stderr, "makemanual: %s: the picture %s is not there, or no pictures/NAME.png by itself\n",
                     qPrintable(names[1]), qPrintable(missing));
        return 1;
    }
    QSaveFile out(names[2]);
    if (!out.open(QIODevice::WriteOnly) || out.write(pdf) != pdf.size() || !out.commit()) {
        std::fprintf(stderr, "makemanual: %s cannot be written: %s\n", qPrintable(names[2]),
                     qPrintable(out.errorString()));
        return 1;
    }
    return 0;
}
