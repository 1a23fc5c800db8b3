#include "core/embedding/safetensors.h"
#include "core/base/json.h"

#include <QFile>
#include <QtEndian>

#include <bit>
#include <cmath>
#include <limits>
#include <optional>

namespace core {
namespace {

constexpr qint64 largestFile = qint64(2) << 30;     // in bytes
constexpr quint64 longestHeader = quint64(8) << 20; // a table's header has some hundred bytes

Error broken(const QString &file, const QString &what)
{
    return {
        Error::Invalid, QStringLiteral("“%1” %2; copy the model again, or choose another one.").arg(file, what), {}};
}

int sizeOf(const QString &type)
{
    static const QHash<QString, int> sizes{
        {QStringLiteral("F64"), 8},  {QStringLiteral("F32"), 4}, {QStringLiteral("F16"), 2},
        {QStringLiteral("BF16"), 2}, {QStringLiteral("I64"), 8}, {QStringLiteral("I32"), 4},
        {QStringLiteral("I16"), 2},  {QStringLiteral("I8"), 1},  {QStringLiteral("U8"), 1}};
    return sizes.value(type);
}

template <class T>
T littleEndian(const char *data)
{
    return qFromLittleEndian<T>(data);
}

// IEEE 754 binary16.
double half(quint16 bits)
{
    const int exponent = bits >> 10 & 31;
    const int fraction = bits & 1023;
    const double sign = bits >> 15 ? -1 : 1;
    if (exponent == 31)
        return fraction ? std::numeric_limits<double>::quiet_NaN() : sign * std::numeric_limits<double>::infinity();
    return sign * (exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25));
}

// A non-negative whole number, small enough for arithmetic.
std::optional<qint64> wholeNumber(const Json &value)
{
    constexpr double most = double(largestFile);
    const double number = value.toDouble(-1);
    return number >= 0 && number <= most && std::floor(number) == number ? std::optional(qint64(number)) : std::nullopt;
}

// Nothing if shape, type and size do not match.
std::optional<Tensor> tensorFrom(const Json &json, const char *data, qint64 bytes)
{
    Tensor tensor;
    tensor.type = json[u"dtype"].toString();
    qint64 expected = sizeOf(tensor.type);
    for (const Json &side : json[u"shape"]) {
        const std::optional<qint64> length = wholeNumber(side);
        if (!length || (*length > 0 && expected > largestFile / *length))
            return {};
        expected *= *length;
        tensor.shape.push_back(*length);
    }
    const std::optional<qint64> from = wholeNumber(json[u"data_offsets"][0]);
    const std::optional<qint64> to = wholeNumber(json[u"data_offsets"][1]);
    if (!from || !to || *from > *to || *to > bytes || *to - *from != expected || sizeOf(tensor.type) == 0)
        return {};
    tensor.data = data + *from;
    return tensor;
}

} // namespace

qint64 Tensor::count() const
{
    qint64 count = 1;
    for (const qint64 side : shape)
        count *= side;
    return count;
}

double Tensor::at(qint64 index) const
{
    const char *place = data + index * sizeOf(type);
    if (type == QLatin1String("F32"))
        return std::bit_cast<float>(littleEndian<quint32>(place));
    if (type == QLatin1String("F16"))
        return half(littleEndian<quint16>(place));
    if (type == QLatin1String("BF16"))
        return std::bit_cast<float>(quint32(littleEndian<quint16>(place)) << 16);
    if (type == QLatin1String("F64"))
        return std::bit_cast<double>(littleEndian<quint64>(place));
    if (type == QLatin1String("I64"))
        return double(littleEndian<qint64>(place));
    if (type == QLatin1String("I32"))
        return littleEndian<qint32>(place);
    if (type == QLatin1String("I16"))
        return littleEndian<qint16>(place);
    return type == QLatin1String("I8") ? double(qint8(*place)) : double(quint8(*place));
}

Result<SafeTensors> SafeTensors::read(const QString &name)
{
    QFile file(name);
    if (!file.exists())
        return Error{
            Error::NotFound, QStringLiteral("There is no file “%1”; choose the model's folder.").arg(name), {}};
    if (!file.open(QIODevice::ReadOnly))
        return Error{Error::Unreadable, QStringLiteral("“%1” cannot be read (%2).").arg(name, file.errorString()), {}};
    if (file.size() > largestFile)
        return broken(name, QStringLiteral("is larger than two gigabytes"));
    return from(file.readAll(), name);
}

Result<SafeTensors> SafeTensors::from(QByteArray bytes, const QString &name)
{
    SafeTensors tensors;
    tensors.m_bytes = std::move(bytes);
    const qint64 size = tensors.m_bytes.size();
    const quint64 header = size < 8 ? 0 : littleEndian<quint64>(tensors.m_bytes.constData());
    if (header == 0 || header > longestHeader || header > quint64(size - 8))
        return broken(name, QStringLiteral("does not have the header of a model file"));
    const Json tables = Json::parse(tensors.m_bytes.mid(8, qsizetype(header)));
    if (!tables.isObject())
        return broken(name, QStringLiteral("has a header that cannot be read"));
    const char *data = tensors.m_bytes.constData() + 8 + header;
    for (const auto &[key, table] : tables.entries()) {
        if (key == QLatin1String("__metadata__"))
            continue;
        const std::optional<Tensor> tensor = tensorFrom(table, data, size - 8 - qint64(header));
        if (!tensor)
            return broken(name, QStringLiteral("has an invalid entry for its table “%1”").arg(key.left(80)));
        tensors.m_tensors.insert(key, *tensor);
    }
    return tensors;
}

const Tensor *SafeTensors::find(const QString &name) const
{
    const auto found = m_tensors.constFind(name);
    return found == m_tensors.constEnd() ? nullptr : &*found;
}

} // namespace core
