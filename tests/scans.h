// Simulated scans: pages of a PDF are drawn, rotated slightly, soiled, and stored in a PDF as pictures only.
#pragma once

#include "core/pdf/pdfreader.h"
#include "tests/pdfs.h"

#include <cmath>
#include <numbers>
#include <random>

namespace tests {

struct GreyPicture
{
    int width = 0;
    int height = 0;
    QByteArray pixels; // one byte per pixel

    uchar at(int x, int y) const
    {
        const bool inside = x >= 0 && y >= 0 && x < width && y < height;
        return inside ? uchar(pixels[qsizetype(y) * width + x]) : uchar(255);
    }
};

inline GreyPicture grey(const core::PageImage &image)
{
    GreyPicture picture{image.width, image.height, QByteArray(qsizetype(image.width) * image.height, '\0')};
    for (qsizetype i = 0; i < picture.pixels.size(); ++i)
        picture.pixels[i] = image.pixels[4 * i + 1];
    return picture;
}

// Rotates clockwise about the centre with bilinear interpolation; the size is unchanged.
inline GreyPicture skewed(const GreyPicture &picture, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    const double middleX = picture.width / 2.0;
    const double middleY = picture.height / 2.0;
    GreyPicture turned{picture.width, picture.height, QByteArray(picture.pixels.size(), '\0')};
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            const double fromX = std::cos(angle) * (x - middleX) + std::sin(angle) * (y - middleY) + middleX;
            const double fromY = -std::sin(angle) * (x - middleX) + std::cos(angle) * (y - middleY) + middleY;
            const int left = int(std::floor(fromX));
            const int top = int(std::floor(fromY));
            const double right = fromX - left;
            const double down = fromY - top;
            const double value =
                (1 - down) * ((1 - right) * picture.at(left, top) + right * picture.at(left + 1, top)) +
                down * ((1 - right) * picture.at(left, top + 1) + right * picture.at(left + 1, top + 1));
            turned.pixels[qsizetype(y) * picture.width + x] = char(int(value + 0.5));
        }
    }
    return turned;
}

// Off-white paper, ink that is not quite black, and specks of dirt; deterministic.
inline GreyPicture dirty(GreyPicture picture, double spread = 8, int specks = 200)
{
    std::minstd_rand random(7);
    std::normal_distribution<double> noise(0, spread);
    for (char &pixel : picture.pixels) {
        const double value = 30 + uchar(pixel) * 0.84 + noise(random);
        pixel = char(std::clamp(int(value), 0, 255));
    }
    for (int i = 0; i < specks; ++i)
        picture.pixels[qsizetype(random() % quint64(picture.pixels.size()))] = 0;
    return picture;
}

inline GreyPicture quarterTurned(const GreyPicture &picture, int quarters) // clockwise
{
    GreyPicture turned = picture;
    for (int i = 0; i < quarters; ++i) {
        const GreyPicture before = turned;
        turned.width = before.height;
        turned.height = before.width;
        for (int y = 0; y < turned.height; ++y)
            for (int x = 0; x < turned.width; ++x)
                turned.pixels[qsizetype(y) * turned.width + x] = char(before.at(y, before.height - 1 - x));
    }
    return turned;
}

struct ScanPage // a picture covering the page and its text; or text only
{
    GreyPicture picture;
    PdfPage text;
    int rotate = 0;
    QByteArray stamp = {}; // drawn over the picture
};

// A PDF of such pages, with pictures of 300 pixels per inch.
inline QByteArray makeScan(const QList<ScanPage> &pages)
{
    const int first = 4;
    QList<QByteArray> objects(first + 3 * pages.size());
    QByteArray kids;
    const auto stream = [](const QByteArray &entries, const QByteArray &bytes) {
        return "<< " + entries + " /Length " + QByteArray::number(bytes.size()) + " >>\nstream\n" + bytes +
               "\nendstream";
    };
    const auto number = [](double value) { return QByteArray::number(value, 'f', 3) + ' '; };
    for (int i = 0; i < pages.size(); ++i) {
        const ScanPage &page = pages[i];
        const GreyPicture &picture = page.picture;
        const bool isPicture = picture.width > 0;
        const int id = first + 3 * i;
        const double width = isPicture ? picture.width * 0.24 : page.text.width;
        const double height = isPicture ? picture.height * 0.24 : page.text.height;
        QByteArray content;
        for (const PdfLine &line : page.text.lines)
            content += "BT /F1 " + number(line.size) + "Tf 1 0 0 1 " + number(line.x) + number(height - line.y) +
                       "Tm <" + line.text.toLatin1().toHex() + "> Tj ET\n";
        if (isPicture)
            content += "q " + number(width) + "0 0 " + number(height) + "0 0 cm /Scan Do Q\n";
        if (!page.stamp.isEmpty())
            content += "BT /F1 12 Tf 1 0 0 1 20 10 Tm (" + page.stamp + ") Tj ET\n";
        const QByteArray n = QByteArray::number(id);
        kids += n + " 0 R ";
        objects[id] = "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 " + number(width) + number(height) + "] /Rotate " +
                      QByteArray::number(page.rotate) + " /Contents " + QByteArray::number(id + 1) +
                      " 0 R /Resources << /Font << /F1 3 0 R >> " +
                      (isPicture ? "/XObject << /Scan " + QByteArray::number(id + 2) + " 0 R >> " : QByteArray()) +
                      ">> >>";
        objects[id + 1] = stream({}, content);
        objects[id + 2] =
            isPicture ? stream("/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8 "
                               "/Filter /FlateDecode /Width " +
                                   QByteArray::number(picture.width) + " /Height " + QByteArray::number(picture.height),
                               qCompress(picture.pixels, 1).mid(4))
                      : QByteArray("null");
    }
    objects[1] = "<< /Type /Catalog /Pages 2 0 R >>";
    objects[2] = "<< /Type /Pages /Kids [ " + kids + "] /Count " + QByteArray::number(pages.size()) + " >>";
    objects[3] = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";
    QByteArray bytes = "%PDF-1.5\n";
    QByteArray table = "0000000000 65535 f \n";
    for (int id = 1; id < objects.size(); ++id) {
        table += QByteArray::number(bytes.size()).rightJustified(10, '0') + " 00000 n \n";
        bytes += QByteArray::number(id) + " 0 obj\n" + objects[id] + "\nendobj\n";
    }
    const QByteArray size = QByteArray::number(objects.size());
    return bytes + "xref\n0 " + size + "\n" + table + "trailer\n<< /Size " + size + " /Root 1 0 R >>\nstartxref\n" +
           QByteArray::number(bytes.size()) + "\n%%EOF\n";
}

} // namespace tests
