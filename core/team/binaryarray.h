// Writes fields of a binary COPY that PostgresCopy does not support.
#pragma once

#include <QByteArray>
#include <QtEndian>

#include <bit>
#include <vector>

namespace core {

inline QByteArray bigintBytes(qint64 value)
{
    value = qToBigEndian(value);
    return QByteArray(reinterpret_cast<const char *>(&value), sizeof value);
}

// An array in PostgreSQL's binary format: one dimension, starting at index 1, no nulls.
template <class T>
QByteArray arrayBytes(const std::vector<T> &values)
{
    static_assert(std::is_same_v<T, qint64> || std::is_same_v<T, qint16> || std::is_same_v<T, float>);
    constexpr quint32 oid = std::is_same_v<T, qint64> ? 20 : std::is_same_v<T, qint16> ? 21 : 700; // the elements' type
    QByteArray bytes;
    const auto append = [&bytes](auto value) {
        value = qToBigEndian(value);
        bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    };
    append(qint32(values.empty() ? 0 : 1));
    append(qint32(0));
    append(oid);
    if (values.empty())
        return bytes;
    append(qint32(values.size()));
    append(qint32(1));
    for (const T value : values) {
        append(qint32(sizeof value));
        if constexpr (std::is_same_v<T, float>)
            append(std::bit_cast<qint32>(value));
        else
            append(value);
    }
    return bytes;
}

} // namespace core
