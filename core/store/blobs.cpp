// A word costs about ten bytes: its place follows from the one before.
#include "core/store/blobs.h"

#include <cmath>

namespace core {
namespace {

constexpr float steps = 64; // a point

class Packer
{
public:
    explicit Packer(qsizetype expected) { m_bytes.reserve(expected); }
    void put(qint64 value)
    {
        quint64 rest = (quint64(value) << 1) ^ quint64(value >> 63); // small numbers of either sign are short
        while (rest >= 0x80) {
            m_bytes.append(char(rest | 0x80));
            rest >>= 7;
        }
        m_bytes.append(char(rest));
    }
    QByteArray bytes() { return std::move(m_bytes); }

private:
    QByteArray m_bytes;
};

class Unpacker
{
public:
    explicit Unpacker(QByteArrayView bytes) : m_bytes(bytes) {}
    bool atEnd() const { return m_at >= m_bytes.size(); }
    qint64 take()
    {
        quint64 value = 0;
        for (int shift = 0; shift < 63 && m_at < m_bytes.size(); shift += 7) {
            const auto byte = quint8(m_bytes[m_at++]);
            value |= quint64(byte & 0x7f) << shift;
            if (byte < 0x80)
                return value < (1ull << 40) ? qint64(value >> 1) ^ -qint64(value & 1) : giveUp();
        }
        return giveUp();
    }

private:
    qint64 giveUp()
    {
        m_at = m_bytes.size();
        return 0;
    }

    QByteArrayView m_bytes;
    qsizetype m_at = 0;
};

qint64 stepsOf(float points)
{
    return std::isfinite(points) ? std::llround(std::clamp(points, -1e6f, 1e6f) * steps) : 0;
}

} // namespace

QByteArray toBlob(const QList<Word> &words)
{
    Packer packer(words.size() * 11);
    qint64 end = 0, right = 0, top = 0, height = 0, size = 0;
    for (const Word &word : words) {
        const qint64 left = stepsOf(word.box.left);
        const qint64 wordTop = stepsOf(word.box.top);
        const qint64 wordRight = stepsOf(word.box.right);
        const qint64 wordHeight = stepsOf(word.box.bottom) - wordTop;
        const qint64 wordSize = stepsOf(word.size);
        for (const qint64 value : {word.from - end, qint64(word.length), left - right, wordRight - left, wordTop - top,
                                   wordHeight - height, wordSize - size})
            packer.put(value);
        end = word.from + word.length;
        right = wordRight;
        top = wordTop;
        height = wordHeight;
        size = wordSize;
    }
    return packer.bytes();
}

QList<Word> wordsFrom(QByteArrayView blob, qsizetype textSize)
{
    QList<Word> words;
    words.reserve(blob.size() / 9);
    Unpacker unpacker(blob);
    qint64 end = 0, right = 0, top = 0, height = 0, size = 0;
    while (!unpacker.atEnd()) {
        const qint64 from = end + unpacker.take();
        const qint64 length = unpacker.take();
        const qint64 left = right + unpacker.take();
        right = left + unpacker.take();
        top += unpacker.take();
        height += unpacker.take();
        size += unpacker.take();
        if (from < 0 || length < 0 || from > textSize || length > textSize - from)
            break;
        end = from + length;
        words.append({int(from),
                      int(length),
                      {float(left) / steps, float(top) / steps, float(right) / steps, float(top + height) / steps},
                      float(size) / steps});
    }
    return words;
}

QByteArray toBlob(const QList<Span> &spans)
{
    Packer packer(spans.size() * 6);
    qint64 end = 0, page = 0;
    for (const Span &span : spans) {
        packer.put(span.from - end);
        packer.put(span.length);
        packer.put(span.page - page);
        packer.put(span.pageFrom);
        end = span.from + span.length;
        page = span.page;
    }
    return packer.bytes();
}

QList<Span> spansFrom(QByteArrayView blob, qsizetype textSize)
{
    QList<Span> spans;
    Unpacker unpacker(blob);
    qint64 end = 0, page = 0;
    while (!unpacker.atEnd()) {
        const qint64 from = end + unpacker.take();
        const qint64 length = unpacker.take();
        page += unpacker.take();
        const qint64 pageFrom = unpacker.take();
        if (from < 0 || length < 0 || pageFrom < 0 || from > textSize || length > textSize - from)
            break;
        end = from + length;
        spans.append({int(from), int(length), int(page), int(pageFrom)});
    }
    return spans;
}

} // namespace core
