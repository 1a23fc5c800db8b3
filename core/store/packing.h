// Packs numbers, texts and boxes into bytes: numbers have variable length, boxes a precision of 1/64 point. Damaged
// bytes yield wrong values or none, but never more values than there are bytes. Private to this folder.
#pragma once

#include "core/values/document.h"

#include <QByteArray>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core {

constexpr float stepsOfPoint = 64;

inline qint64 stepsOf(float points)
{
    if (!std::isfinite(points))
        return 0;
    const double steps = std::clamp(points, -1e6f, 1e6f) * stepsOfPoint; // halves round away from zero, like llround
    return qint64(steps < 0 ? steps - 0.5 : steps + 0.5);
}

class Packer
{
public:
    explicit Packer(qsizetype expected) { m_bytes.reserve(expected); }
    void put(qint64 value)
    {
        quint64 rest = (quint64(value) << 1) ^ quint64(value >> 63); // zigzag: small numbers of either sign stay short
        char bytes[10];
        qsizetype count = 0;
        while (rest >= 0x80) {
            bytes[count++] = char(rest | 0x80);
            rest >>= 7;
        }
        bytes[count++] = char(rest);
        m_bytes.append(bytes, count);
    }
    void putText(const QString &text)
    {
        const QByteArray bytes = text.toUtf8();
        put(bytes.size());
        m_bytes.append(bytes);
    }
    void putReal(double value)
    {
        char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        m_bytes.append(bytes, sizeof value);
    }
    // The box's edges relative to a nearby box.
    void putBox(const Box &box, const Box &near)
    {
        put(stepsOf(box.left) - stepsOf(near.left));
        put(stepsOf(box.top) - stepsOf(near.top));
        put(stepsOf(box.right) - stepsOf(box.left));
        put(stepsOf(box.bottom) - stepsOf(box.top));
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
    QString takeText()
    {
        const qint64 size = take();
        if (size < 0 || size > m_bytes.size() - m_at) {
            giveUp();
            return {};
        }
        m_at += size;
        return QString::fromUtf8(m_bytes.sliced(m_at - size, size));
    }
    double takeReal()
    {
        double value = 0;
        if (m_bytes.size() - m_at < qsizetype(sizeof value))
            return double(giveUp());
        std::memcpy(&value, m_bytes.data() + m_at, sizeof value);
        m_at += sizeof value;
        return value;
    }
    Box takeBox(const Box &near)
    {
        const qint64 left = stepsOf(near.left) + take();
        const qint64 top = stepsOf(near.top) + take();
        const qint64 right = left + take();
        const qint64 bottom = top + take();
        return {float(left) / stepsOfPoint, float(top) / stepsOfPoint, float(right) / stepsOfPoint,
                float(bottom) / stepsOfPoint};
    }
    // A count of items, each of which takes at least one byte.
    qsizetype takeCount()
    {
        const qint64 count = take();
        return count >= 0 && count <= m_bytes.size() - m_at ? qsizetype(count) : qsizetype(giveUp());
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

} // namespace core
