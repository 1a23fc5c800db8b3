// Static embedding models for tests: files in the safetensors format.
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QtEndian>

#include <bit>

namespace tests {

struct Part // a tensor of a safetensors file
{
    QString name;
    QString type;
    QList<int> shape;
    QByteArray bytes;
};

template <class T>
QByteArray littleEndian(const QList<T> &numbers)
{
    QByteArray bytes;
    for (const T number : numbers) {
        char raw[sizeof(T)];
        qToLittleEndian(number, raw);
        bytes.append(raw, sizeof(T));
    }
    return bytes;
}

inline QByteArray floats(const QList<float> &numbers)
{
    QList<quint32> bits;
    for (const float number : numbers)
        bits.append(std::bit_cast<quint32>(number));
    return littleEndian(bits);
}

inline QByteArray withHeader(const QByteArray &header, const QByteArray &data)
{
    return littleEndian(QList<quint64>{quint64(header.size())}) + header + data;
}

inline QByteArray safetensors(const QList<Part> &parts)
{
    QJsonObject header{{QStringLiteral("__metadata__"), QJsonObject{{QStringLiteral("format"), QStringLiteral("pt")}}}};
    QByteArray data;
    for (const Part &part : parts) {
        QJsonArray shape;
        for (const int side : part.shape)
            shape.append(side);
        header[part.name] =
            QJsonObject{{QStringLiteral("dtype"), part.type},
                        {QStringLiteral("shape"), shape},
                        {QStringLiteral("data_offsets"), QJsonArray{data.size(), data.size() + part.bytes.size()}}};
        data += part.bytes;
    }
    return withHeader(QJsonDocument(header).toJson(QJsonDocument::Compact), data);
}

} // namespace tests
