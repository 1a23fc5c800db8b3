// Small PDFs for tests, written directly: makePdf({"Page one", "Page two\nits second line"}). Positions are in points
// from the left and top edges of the page as stored, before rotation.
#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QFile>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace tests {

struct PdfLine
{
    double x = 72;
    double y = 72; // of the baseline, from the top
    QString text;
    double size = 12;
    bool bold = false;
};

struct PdfGlyph
{
    QString text;    // the text the file assigns to it
    int width = 500; // in thousandths of the font size
};

struct PdfPage
{
    QList<PdfLine> lines;
    double width = 612;
    double height = 792;
    int rotate = 0;               // degrees clockwise
    double crop = 0;              // points that the crop box removes on each side
    QString label;                // empty: the page number
    bool picture = false;         // a grey picture in the middle
    QByteArray operators;         // added to the content verbatim
    QByteArray attributes;        // added to the page dictionary verbatim
    QByteArray resources;         // added to its resource dictionary verbatim
    QByteArray fonts;             // added verbatim to the font dictionary, after /F1 to /F3
    QMap<uchar, PdfGlyph> glyphs; // glyphs of font /F4, which is Helvetica with all other codes half an em wide
};

struct PdfOutlineItem
{
    QString title;
    int page = 1; // 1-based
    int level = 0;
};

struct PdfFile
{
    QList<PdfPage> pages;
    QString title;
    QString author;
    QList<PdfOutlineItem> outline;
    QString password; // if set, the file is encrypted (RC4, 40 bits) with this user password
};

// Lines from the top margin downwards; an empty line makes a gap, which ends a paragraph.
inline PdfPage pdfPage(const QString &text, double x = 72, double size = 12)
{
    PdfPage page;
    double y = 72;
    for (const QString &line : text.split(u'\n')) {
        if (!line.isEmpty())
            page.lines.append({x, y, line, size, false});
        y += 1.2 * size;
    }
    return page;
}

// The left column starts at 72 points, the right one at 320. Their lines are written alternately, as some programs do,
// so that only the geometry shows the two columns.
inline PdfPage twoColumns(const QString &left, const QString &right, double size = 10)
{
    const PdfPage first = pdfPage(left, 72, size);
    const PdfPage second = pdfPage(right, 320, size);
    PdfPage page;
    for (qsizetype i = 0; i < std::max(first.lines.size(), second.lines.size()); ++i) {
        if (i < first.lines.size())
            page.lines.append(first.lines[i]);
        if (i < second.lines.size())
            page.lines.append(second.lines[i]);
    }
    return page;
}

// A word hyphenated at the end of a line: "exam-" and "ple".
inline PdfPage hyphenatedPage()
{
    return pdfPage(QStringLiteral("The committee found a remark-\nable number of well-\nknown examples."));
}

class PdfWriter
{
public:
    explicit PdfWriter(const PdfFile &file) : m_file(file) {}

    QByteArray write()
    {
        const int pages = m_file.pages.size();
        if (!m_file.password.isEmpty())
            prepareEncryption();
        // Objects: 1 catalogue, 2 page tree, 3-6 fonts, 7 metadata, 8 encryption, then two per page, then the outline.
        const int outline = FirstPage + 2 * pages;
        QByteArray labels;
        QByteArray kids;
        bool labelled = false;
        for (int i = 0; i < pages; ++i) {
            const QString &label = m_file.pages[i].label;
            labelled |= !label.isEmpty();
            labels += QByteArray::number(i) + " << " +
                      (label.isEmpty() ? "/S /D /St " + QByteArray::number(i + 1) : "/P " + string(label, 1)) + " >> ";
            kids += QByteArray::number(FirstPage + 2 * i) + " 0 R ";
        }
        object(1, "<< /Type /Catalog /Pages 2 0 R" +
                      (labelled ? " /PageLabels << /Nums [ " + labels + "] >>" : QByteArray()) +
                      (m_file.outline.isEmpty() ? QByteArray() : " /Outlines " + reference(outline)) + " >>");
        object(2, "<< /Type /Pages /Kids [ " + kids + "] /Count " + QByteArray::number(pages) + " >>");
        writeFonts();
        object(7, "<< /Producer " + string(QStringLiteral("Attest's tests"), 7) + " /Title " + string(m_file.title, 7) +
                      " /Author " + string(m_file.author, 7) + " >>");
        if (m_file.password.isEmpty())
            object(8, "null");
        else
            object(8,
                   "<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O " + hex(m_owner) + " /U " + hex(m_user) + " >>");
        for (int i = 0; i < pages; ++i)
            writePage(m_file.pages[i], FirstPage + 2 * i, namesOf(i));
        if (!m_file.outline.isEmpty())
            writeOutline(outline);
        for (int i = 0; i < pages; ++i) {
            if (!m_file.pages[i].glyphs.isEmpty())
                writeNames(m_file.pages[i].glyphs, namesOf(i));
        }
        return finished();
    }

private:
    static constexpr int FirstPage = 9;

    static QByteArray reference(int id) { return QByteArray::number(id) + " 0 R"; }
    static QByteArray hex(const QByteArray &bytes) { return '<' + bytes.toHex() + '>'; }

    static QByteArray rc4(const QByteArray &key, QByteArray text)
    {
        unsigned char state[256];
        for (int i = 0; i < 256; ++i)
            state[i] = static_cast<unsigned char>(i);
        for (int i = 0, j = 0; i < 256; ++i) {
            j = (j + state[i] + static_cast<unsigned char>(key[i % key.size()])) & 255;
            std::swap(state[i], state[j]);
        }
        int i = 0;
        int j = 0;
        for (char &c : text) {
            i = (i + 1) & 255;
            j = (j + state[i]) & 255;
            std::swap(state[i], state[j]);
            c = static_cast<char>(c ^ state[(state[i] + state[j]) & 255]);
        }
        return text;
    }

    static QByteArray md5(const QByteArray &bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Md5); }

    void prepareEncryption() // PDF 1.7, section 7.6.3: algorithms 2, 3 and 4
    {
        const QByteArray padding =
            QByteArray::fromHex("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A");
        const QByteArray password = (m_file.password.toLatin1() + padding).left(32);
        m_owner = rc4(md5(password).left(5), password);
        m_key = md5(password + m_owner + QByteArray::fromHex("fcffffff") + id()).left(5);
        m_user = rc4(m_key, padding);
    }

    static QByteArray id() { return QByteArrayLiteral("0123456789abcdef"); }

    QByteArray encrypted(const QByteArray &bytes, int object) const
    {
        if (m_key.isEmpty())
            return bytes;
        QByteArray salt(5, '\0');
        for (int i = 0; i < 3; ++i)
            salt[i] = static_cast<char>(object >> (8 * i));
        return rc4(md5(m_key + salt).left(10), bytes);
    }

    QByteArray string(const QString &text, int object) const // UTF-16, as used by outline and metadata
    {
        QByteArray bytes = QByteArray::fromHex("feff");
        for (const QChar c : text) {
            bytes += static_cast<char>(c.unicode() >> 8);
            bytes += static_cast<char>(c.unicode() & 255);
        }
        return hex(encrypted(bytes, object));
    }

    void object(int id, const QByteArray &body)
    {
        m_offsets.resize(std::max<qsizetype>(m_offsets.size(), id + 1));
        m_offsets[id] = m_bytes.size();
        m_bytes += QByteArray::number(id) + " 0 obj\n" + body + "\nendobj\n";
    }

    void writeFonts()
    {
        const QByteArray encoding =
            " /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [ 129 /fi 141 /fl ] >> >>";
        object(3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica" + encoding);
        object(4, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold" + encoding);
        object(5, "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [ 6 "
                  "0 R ] >>");
        object(6, "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /CIDSystemInfo "
                  "<< /Registry " +
                      hex(encrypted("Adobe", 6)) + " /Ordering " + hex(encrypted("GB1", 6)) + " /Supplement 4 >> >>");
    }

    // Treats a line as Chinese if Latin-1 and the ligatures fi and fl cannot represent it.
    static QByteArray shown(const PdfLine &line)
    {
        QByteArray bytes;
        QByteArray wide;
        bool narrow = true;
        for (const QChar c : line.text) {
            const char16_t code = c.unicode();
            wide += static_cast<char>(code >> 8);
            wide += static_cast<char>(code & 255);
            bytes += static_cast<char>(code == 0xfb01 ? 129 : code == 0xfb02 ? 141 : code);
            narrow &= code < 256 || code == 0xfb01 || code == 0xfb02;
        }
        const QByteArray font = !narrow ? "/F3 " : line.bold ? "/F2 " : "/F1 ";
        return font + QByteArray::number(line.size) + " Tf " + hex(narrow ? bytes : wide) + " Tj";
    }

    int namesOf(int page) const // number of the object with the text of /F4's glyphs
    {
        const int outline = FirstPage + 2 * int(m_file.pages.size());
        return outline + (m_file.outline.isEmpty() ? 0 : 1 + int(m_file.outline.size())) + page;
    }

    static QByteArray mappedFont(const QMap<uchar, PdfGlyph> &glyphs, int names)
    {
        QByteArray widths;
        for (int code = 0; code < 256; ++code)
            widths += QByteArray::number(glyphs.value(uchar(code)).width) + ' ';
        return "/F4 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /FirstChar 0 "
               "/LastChar "
               "255 /Widths [ " +
               widths + "] /ToUnicode " + reference(names) + " >> ";
    }

    void writeNames(const QMap<uchar, PdfGlyph> &glyphs, int id)
    {
        QByteArray names;
        for (auto it = glyphs.cbegin(); it != glyphs.cend(); ++it) {
            QByteArray text;
            for (const QChar c : it->text)
                text += QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
            names += '<' + QByteArray::number(it.key(), 16).rightJustified(2, '0') + "> <" + text + ">\n";
        }
        const QByteArray map =
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Names def /CMapType 2 def\n"
            "1 begincodespacerange <00> <ff> endcodespacerange\n" +
            QByteArray::number(glyphs.size()) + " beginbfchar\n" + names + "endbfchar endcmap end end";
        const QByteArray content = encrypted(map, id);
        object(id, "<< /Length " + QByteArray::number(content.size()) + " >>\nstream\n" + content + "\nendstream");
    }

    void writePage(const PdfPage &page, int id, int names)
    {
        const auto number = [](double value) { return QByteArray::number(value, 'f', 3) + ' '; };
        QByteArray content;
        for (const PdfLine &line : page.lines)
            content += "BT 1 0 0 1 " + number(line.x) + number(page.height - line.y) + "Tm " + shown(line) + " ET\n";
        if (page.picture)
            content += "q 200 0 0 200 " + number(page.width / 2 - 100) + number(page.height / 2 - 100) +
                       "cm BI /W 2 /H 2 /CS /G /BPC 8 /F /AHx ID 40 80 c0 ff > EI Q\n";
        content = encrypted(content + page.operators, id + 1);
        const QByteArray crop = page.crop == 0
                                    ? QByteArray()
                                    : " /CropBox [ " + number(page.crop) + number(page.crop) +
                                          number(page.width - page.crop) + number(page.height - page.crop) + "]";
        object(id, "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 " + number(page.width) + number(page.height) + "]" +
                       crop + " /Rotate " + QByteArray::number(page.rotate) +
                       " /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R " + page.fonts +
                       (page.glyphs.isEmpty() ? QByteArray() : mappedFont(page.glyphs, names)) + ">> " +
                       page.resources + " >> /Contents " + reference(id + 1) + ' ' + page.attributes + " >>");
        object(id + 1, "<< /Length " + QByteArray::number(content.size()) + " >>\nstream\n" + content + "\nendstream");
    }

    void writeOutline(int root)
    {
        // The parent and the children of each item, in order; index -1 is the root.
        const QList<PdfOutlineItem> &items = m_file.outline;
        QList<int> parent;
        for (int i = 0; i < items.size(); ++i) {
            int above = i - 1;
            while (above >= 0 && items[above].level >= items[i].level)
                --above;
            parent.append(above);
        }
        const auto childrenOf = [&](int item) {
            QList<int> found;
            for (int i = 0; i < items.size(); ++i)
                if (parent[i] == item)
                    found.append(i);
            return found;
        };
        const auto children = [&](int item) {
            const QList<int> found = childrenOf(item);
            return found.isEmpty()
                       ? QByteArray()
                       : " /First " + reference(root + 1 + found.first()) + " /Last " +
                             reference(root + 1 + found.last()) + " /Count " + QByteArray::number(found.size());
        };
        object(root, "<< /Type /Outlines" + children(-1) + " >>");
        for (int i = 0; i < items.size(); ++i) {
            const QList<int> siblings = childrenOf(parent[i]);
            const qsizetype place = siblings.indexOf(i);
            const int id = root + 1 + i;
            object(id, "<< /Title " + string(items[i].title, id) + " /Parent " + reference(root + 1 + parent[i]) +
                           (place > 0 ? " /Prev " + reference(root + 1 + siblings[place - 1]) : QByteArray()) +
                           (place + 1 < siblings.size() ? " /Next " + reference(root + 1 + siblings[place + 1])
                                                        : QByteArray()) +
                           " /Dest [ " + reference(FirstPage + 2 * (items[i].page - 1)) + " /Fit ]" + children(i) +
                           " >>");
        }
    }

    QByteArray finished()
    {
        const qsizetype table = m_bytes.size();
        QByteArray end = "xref\n0 " + QByteArray::number(m_offsets.size()) + "\n0000000000 65535 f \n";
        for (int i = 1; i < m_offsets.size(); ++i)
            end += QByteArray::number(m_offsets[i]).rightJustified(10, '0') + " 00000 n \n";
        end += "trailer\n<< /Size " + QByteArray::number(m_offsets.size()) + " /Root 1 0 R /Info 7 0 R /ID [ " +
               hex(id()) + hex(id()) + " ]" + (m_key.isEmpty() ? "" : " /Encrypt 8 0 R") + " >>\nstartxref\n" +
               QByteArray::number(table) + "\n%%EOF\n";
        return m_bytes + end;
    }

    const PdfFile &m_file;
    QByteArray m_bytes = "%PDF-1.5\n%\xe2\xe3\xcf\xd3\n";
    QList<qsizetype> m_offsets;
    QByteArray m_key;
    QByteArray m_owner;
    QByteArray m_user;
};

inline QByteArray makePdf(const PdfFile &file)
{
    return PdfWriter(file).write();
}

inline QByteArray makePdf(const QList<PdfPage> &pages)
{
    PdfFile file;
    file.pages = pages;
    return makePdf(file);
}

// One page per text; see pdfPage().
inline QByteArray makePdf(const QStringList &pages)
{
    PdfFile file;
    for (const QString &text : pages)
        file.pages.append(pdfPage(text));
    return makePdf(file);
}

inline bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace tests
