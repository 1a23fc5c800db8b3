#include "core/base/png.h"

#include <QtEndian>

#include <array>
#include <cstring>

namespace core {
namespace {

constexpr std::array<quint32, 256> crcTable = [] {
    std::array<quint32, 256> table{};
    for (quint32 n = 0; n < table.size(); ++n) {
        quint32 value = n;
        for (int bit = 0; bit < 8; ++bit)
            value = value & 1 ? 0xedb88320u ^ (value >> 1) : value >> 1;
        table[n] = value;
    }
    return table;
}();

quint32 crcOf(const QByteArray &bytes)
{
    quint32 crc = 0xffffffffu;
    for (const char byte : bytes)
        crc = crcTable[(crc ^ quint8(byte)) & 0xff] ^ (crc >> 8);
    return ~crc;
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(sizeof number, Qt::Uninitialized);
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray chunk(const char *name, const QByteArray &content)
{
    const QByteArray named = QByteArray(name) + content;
    return bigEndian(quint32(content.size())) + named + bigEndian(crcOf(named));
}

// Rows of red, green and blue, each preceded by 0: unfiltered.
QByteArray rowsOf(int width, int height, const QByteArray &pixels)
{
    QByteArray rows;
    rows.reserve(qsizetype(height) * (3 * qsizetype(width) + 1));
    const char *at = pixels.constData();
    for (int y = 0; y < height; ++y) {
        rows.append('\0');
        for (int x = 0; x < width; ++x, at += sizeof(quint32)) {
            quint32 pixel = 0;
            std::memcpy(&pixel, at, sizeof pixel);
            const char colours[] = {char(pixel >> 16), char(pixel >> 8), char(pixel)};
            rows.append(colours, sizeof colours);
        }
    }
    return rows;
}

} // namespace

QByteArray toPng(int width, int height, const QByteArray &pixels)
{
    if (width <= 0 || height <= 0 || pixels.size() < qsizetype(width) * height * qsizetype(sizeof(quint32)))
        return {};
    constexpr int lengthBefore = 4; // length prefix of qCompress
    const QByteArray head = bigEndian(quint32(width)) + bigEndian(quint32(height)) + QByteArray("\x08\x02\0\0\0", 5);
    return QByteArray("\x89PNG\r\n\x1a\n") + chunk("IHDR", head) +
           chunk("IDAT", qCompress(rowsOf(width, height, pixels)).mid(lengthBefore)) + chunk("IEND", {});
}

} // namespace core
