// Makes many PDFs quickly: a few hundred pages of generated prose (bench/prose.h), reused in turn, each with one unique
// line.
#pragma once

#include "bench/prose.h"

#include <QDir>
#include <QFile>

namespace tests {

class ManyPdfs
{
public:
    explicit ManyPdfs(int characters = 3000)
    {
        bench::Prose prose(7);
        for (int i = 0; i < 300; ++i)
            m_contents.append(contentOf(prose.page(i, i / 10, characters).text));
    }

    // Fills the folder up to this many files with this many pages each; existing files stay.
    bool write(const QString &folder, int files, int pages)
    {
        if (!QDir().mkpath(folder))
            return false;
        for (int i = 0; i < files; ++i) {
            QFile file(QStringLiteral("%1/report-%2.pdf").arg(folder).arg(i, 5, 10, QLatin1Char('0')));
            if (file.exists())
                continue;
            const QByteArray bytes = pdf(i, pages);
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                return false;
        }
        return true;
    }

private:
    static QByteArray shown(const QString &line)
    {
        return '(' + line.toLatin1().replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)") + ") '\n";
    }

    static QByteArray contentOf(const QString &text)
    {
        constexpr int wide = 95;
        QByteArray content;
        for (const QString &paragraph : text.split(u'\n')) {
            QString line;
            for (const QString &word : paragraph.split(u' ')) {
                if (line.size() + word.size() > wide)
                    content += shown(std::exchange(line, {}));
                line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word;
            }
            content += shown(line);
        }
        return content;
    }

    QByteArray pdf(int number, int pages)
    {
        QByteArray bytes = "%PDF-1.4\n";
        QList<qsizetype> places;
        const auto object = [&](const QByteArray &body) {
            places.append(bytes.size());
            bytes += QByteArray::number(places.size()) + " 0 obj" + body + "endobj\n";
        };
        QByteArray kids;
        for (int i = 0; i < pages; ++i)
            kids += QByteArray::number(4 + 2 * i) + " 0 R ";
        object("<</Type/Catalog/Pages 2 0 R>>");
        object("<</Type/Pages/Count " + QByteArray::number(pages) + "/Kids[" + kids + "]>>");
        object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>");
        for (int i = 0; i < pages; ++i) {
            object("<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>>>/Contents " +
                   QByteArray::number(5 + 2 * i) + " 0 R>>");
            const QByteArray content =
                "BT /F 9 Tf 12 TL 50 760 Td\n" +
                shown(QStringLiteral("Report %1 speaks on page %2 of this matter alone.").arg(number).arg(i + 1)) +
                m_contents[(number * 31 + i * 7) % m_contents.size()] + "ET\n";
            object("<</Length " + QByteArray::number(content.size()) + ">>stream\n" + content + "endstream ");
        }
        const qsizetype table = bytes.size();
        bytes += "xref\n0 " + QByteArray::number(places.size() + 1) + "\n0000000000 65535 f \n";
        for (const qsizetype place : std::as_const(places))
            bytes += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        return bytes + "trailer<</Root 1 0 R/Size " + QByteArray::number(places.size() + 1) + ">>\nstartxref\n" +
               QByteArray::number(table) + "\n%%EOF\n";
    }

    QList<QByteArray> m_contents;
};

} // namespace tests
