// JSON of structs by one table of fields each, from which reading and writing both follow:
//
//     template <class Fields> void describe(Fields &f, Cost &cost)
//     {
//         f("calls", cost.calls);
//         f.unlessDefault("seconds", cost.seconds); // not written where it is what a new Cost has
//     }
//
// jsonOf(cost) writes it; valueOf<Cost>(json) reads it. A field that is missing, or of another type, keeps the value
// that a new struct has; so older files open. For sources behind a door to JSON; include it in a .cpp.
#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <type_traits>

namespace core {

class FieldWriter;
class FieldReader;

template <class T>
concept HasFields = requires(FieldWriter &writer, FieldReader &reader, T &value)
{
    describe(writer, value);
    describe(reader, value);
};

// Of what is no object in JSON: fieldValue(value) and setField(json, value).
template <class T>
concept HasFieldValue = requires(T &value, const QJsonValue &json)
{
    {
        fieldValue(value)
        } -> std::convertible_to<QJsonValue>;
    setField(json, value);
};

// A value of an enum by its name in JSON; the names are in the order of the values.
template <class Enum>
struct Named
{
    Enum &value;
    std::span<const char *const> names;
};

template <class Enum>
Named<Enum> named(Enum &value, std::span<const char *const> names)
{
    return {value, names};
}

class FieldWriter
{
public:
    static constexpr bool writes = true;

    template <class T>
    void operator()(const char *key, const T &value)
    {
        json.insert(QLatin1String(key), written(value));
    }
    template <class T>
    void unlessDefault(const char *key, const T &value, const T &usual = T())
    {
        if (value != usual)
            (*this)(key, value);
    }
    template <class T>
    void unlessEmpty(const char *key, const T &value)
    {
        if (!value.isEmpty())
            (*this)(key, value);
    }
    template <class T>
    void ifSet(const char *key, const std::optional<T> &value)
    {
        if (value)
            (*this)(key, *value);
    }
    // The fields of a part that have no object of their own.
    template <class T>
    void flat(const T &part)
    {
        describe(*this, const_cast<T &>(part)); // which is only read
    }
    bool has(const char *) const { return false; } // of what is read

    static QJsonValue written(const QString &text) { return text; }
    static QJsonValue written(const QByteArray &latin) { return QString::fromLatin1(latin); }
    static QJsonValue written(bool value) { return value; }
    static QJsonValue written(int value) { return value; }
    static QJsonValue written(qint64 value) { return value; }
    static QJsonValue written(double value) { return value; }
    static QJsonValue written(float value) { return double(value); }
    static QJsonValue written(const QJsonValue &json) { return json; }
    static QJsonValue written(const QMap<QString, QString> &texts)
    {
        QJsonObject object;
        for (auto it = texts.cbegin(); it != texts.cend(); ++it)
            object.insert(it.key(), it.value());
        return object;
    }
    static QJsonValue written(const QHash<qint64, QByteArray> &values)
    {
        QJsonObject object;
        for (auto it = values.cbegin(); it != values.cend(); ++it)
            object.insert(QString::number(it.key()), written(*it));
        return object;
    }
    template <class Enum>
    static QJsonValue written(const Named<Enum> &value)
    {
        return QLatin1String(value.names[std::size_t(value.value)]);
    }
    template <class T>
    static QJsonValue written(const QList<T> &values)
    {
        QJsonArray array;
        for (const T &value : values)
            array.append(written(value));
        return array;
    }
    template <class T, std::size_t N>
    static QJsonValue written(const std::array<T, N> &values)
    {
        QJsonArray array;
        for (const T &value : values)
            array.append(written(value));
        return array;
    }
    template <class T>
    requires HasFieldValue<T>
    static QJsonValue written(const T &value) { return fieldValue(value); }
    template <class T>
    requires(HasFields<T> && !HasFieldValue<T>) static QJsonValue written(const T &value)
    {
        FieldWriter writer;
        writer.flat(value);
        return writer.json;
    }

    QJsonObject json;
};

class FieldReader
{
public:
    static constexpr bool writes = false;

    explicit FieldReader(const QJsonObject &from) : json(from) {}

    template <class T>
    void operator()(const char *key, T &&value)
    {
        const auto found = json.constFind(QLatin1String(key));
        if (found != json.constEnd())
            read(*found, value);
    }
    template <class T>
    void unlessDefault(const char *key, T &value, const T & = T())
    {
        (*this)(key, value);
    }
    template <class T>
    void unlessEmpty(const char *key, T &value)
    {
        (*this)(key, value);
    }
    template <class T>
    void ifSet(const char *key, std::optional<T> &value)
    {
        if (has(key))
            (*this)(key, value.emplace());
    }
    template <class T>
    void flat(T &part)
    {
        describe(*this, part);
    }
    bool has(const char *key) const { return json.contains(QLatin1String(key)); }

    static void read(const QJsonValue &json, QString &text) { text = json.toString(text); }
    static void read(const QJsonValue &json, QByteArray &latin) { latin = json.toString().toLatin1(); }
    static void read(const QJsonValue &json, bool &value) { value = json.toBool(value); }
    static void read(const QJsonValue &json, int &value) { value = json.toInt(value); }
    static void read(const QJsonValue &json, qint64 &value) { value = json.toInteger(value); }
    static void read(const QJsonValue &json, double &value) { value = json.toDouble(value); }
    static void read(const QJsonValue &json, float &value) { value = float(json.toDouble(double(value))); }
    static void read(const QJsonValue &json, QMap<QString, QString> &texts)
    {
        const QJsonObject object = json.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            texts.insert(it.key(), it->toString());
    }
    static void read(const QJsonValue &json, QHash<qint64, QByteArray> &values)
    {
        const QJsonObject object = json.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            read(*it, values[it.key().toLongLong()]);
    }
    template <class Enum>
    static void read(const QJsonValue &json, const Named<Enum> &value)
    {
        const QString name = json.toString();
        for (std::size_t i = 0; i < value.names.size(); ++i) {
            if (name == QLatin1String(value.names[i]))
                value.value = Enum(i);
        }
    }
    template <class T>
    static void read(const QJsonValue &json, QList<T> &values)
    {
        values.clear();
        for (const QJsonValue &each : json.toArray())
            read(each, values.emplaceBack());
    }
    template <class T, std::size_t N>
    static void read(const QJsonValue &json, std::array<T, N> &values)
    {
        const QJsonArray array = json.toArray();
        for (std::size_t i = 0; i < N && qsizetype(i) < array.size(); ++i)
            read(array[qsizetype(i)], values[i]);
    }
    template <class T>
    requires HasFieldValue<T>
    static void read(const QJsonValue &json, T &value) { setField(json, value); }
    template <class T>
    requires(HasFields<T> && !HasFieldValue<T>) static void read(const QJsonValue &json, T &value)
    {
        FieldReader reader(json.toObject());
        describe(reader, value);
    }

    const QJsonObject json;
};

template <class T>
requires HasFields<T> QJsonObject jsonOf(const T &value)
{
    FieldWriter writer;
    writer.flat(value);
    return writer.json;
}

template <class T>
requires HasFields<T> T valueOf(const QJsonObject &json)
{
    T value;
    FieldReader reader(json);
    describe(reader, value);
    return value;
}

} // namespace core
