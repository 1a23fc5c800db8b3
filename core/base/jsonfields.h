// Converts structs to and from JSON, using one field table per struct:
//
//     template <class Fields> void describe(Fields &f, Cost &cost)
//     {
//         f("calls", cost.calls);
//         f.unlessDefault("seconds", cost.seconds); // not written if it is 0
//     }
//
// jsonOf(cost) writes it; valueOf<Cost>(json) reads it. A field that is missing or has the wrong type keeps its
// default, so that older files can be read. Include this header only in .cpp files and tracefields.h.
#pragma once

#include "core/base/json.h"

#include <QHash>
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

// Types that are not stored as JSON objects define fieldValue(value) and setField(json, value) instead.
template <class T>
concept HasFieldValue = requires(T &value, const Json &json)
{
    {
        fieldValue(value)
        } -> std::convertible_to<Json>;
    setField(json, value);
};

// An enum value, stored as its name. The names are in the order of the enumerators.
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
        json.set(key, written(value));
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
    // Writes the fields of a member into the same JSON object instead of a nested one.
    template <class T>
    void flat(const T &part)
    {
        describe(*this, const_cast<T &>(part)); // not changed: writing JSON only reads it
    }
    bool has(const char *) const { return false; } // meaningful only in FieldReader

    static Json written(const QString &text) { return text; }
    static Json written(const QByteArray &latin) { return QString::fromLatin1(latin); }
    static Json written(bool value) { return value; }
    static Json written(int value) { return value; }
    static Json written(qint64 value) { return value; }
    static Json written(double value) { return value; }
    static Json written(float value) { return double(value); }
    static Json written(const Json &json) { return json; }
    static Json written(const QMap<QString, QString> &texts)
    {
        JsonObject object;
        for (auto it = texts.cbegin(); it != texts.cend(); ++it)
            object.set(it.key(), it.value());
        return object;
    }
    static Json written(const QHash<qint64, QByteArray> &values)
    {
        JsonObject object;
        for (auto it = values.cbegin(); it != values.cend(); ++it)
            object.set(QString::number(it.key()), written(*it));
        return object;
    }
    template <class Enum>
    static Json written(const Named<Enum> &value)
    {
        return QLatin1String(value.names[std::size_t(value.value)]);
    }
    template <class T>
    static Json written(const QList<T> &values)
    {
        return writtenList(values);
    }
    template <class T, std::size_t N>
    static Json written(const std::array<T, N> &values)
    {
        return writtenList(values);
    }
    template <class T>
    requires HasFieldValue<T>
    static Json written(const T &value) { return fieldValue(value); }
    template <class T>
    requires(HasFields<T> && !HasFieldValue<T>) static Json written(const T &value)
    {
        FieldWriter writer;
        writer.flat(value);
        return std::move(writer.json);
    }

    JsonObject json;

private:
    template <class List>
    static Json writtenList(const List &values)
    {
        QList<Json> all;
        all.reserve(qsizetype(values.size()));
        for (const auto &value : values)
            all.append(written(value));
        return all;
    }
};

class FieldReader
{
public:
    static constexpr bool writes = false;

    explicit FieldReader(const Json &from) : json(from) {}

    template <class T>
    void operator()(const char *key, T &&value)
    {
        const Json found = json[QLatin1String(key)];
        if (!found.isMissing())
            read(found, value);
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
        const Json found = json[QLatin1String(key)];
        if (std::is_same_v<T, bool> ? found.isBool() : !found.isMissing())
            read(found, value.emplace());
    }
    template <class T>
    void flat(T &part)
    {
        describe(*this, part);
    }
    bool has(const char *key) const { return !json[QLatin1String(key)].isMissing(); }

    static void read(const Json &json, QString &text) { text = json.toString(text); }
    static void read(const Json &json, QByteArray &latin) { latin = json.toString().toLatin1(); }
    static void read(const Json &json, bool &value) { value = json.toBool(value); }
    static void read(const Json &json, int &value) { value = json.toInt(value); }
    static void read(const Json &json, qint64 &value) { value = json.toInteger(value); }
    static void read(const Json &json, double &value) { value = json.toDouble(value); }
    static void read(const Json &json, float &value) { value = float(json.toDouble(double(value))); }
    static void read(const Json &json, QMap<QString, QString> &texts)
    {
        for (const auto &[key, text] : json.entries())
            texts.insert(key, text.toString());
    }
    static void read(const Json &json, QHash<qint64, QByteArray> &values)
    {
        for (const auto &[key, value] : json.entries())
            read(value, values[key.toLongLong()]);
    }
    template <class Enum>
    static void read(const Json &json, const Named<Enum> &value)
    {
        const QString name = json.toString();
        for (std::size_t i = 0; i < value.names.size(); ++i) {
            if (name == QLatin1String(value.names[i]))
                value.value = Enum(i);
        }
    }
    template <class T>
    static void read(const Json &json, QList<T> &values)
    {
        values.clear();
        values.reserve(json.isArray() ? json.size() : 0);
        for (const Json &each : json)
            read(each, values.emplaceBack());
    }
    template <class T, std::size_t N>
    static void read(const Json &json, std::array<T, N> &values)
    {
        for (std::size_t i = 0; i < N && json.isArray() && qsizetype(i) < json.size(); ++i)
            read(json[qsizetype(i)], values[i]);
    }
    template <class T>
    requires HasFieldValue<T>
    static void read(const Json &json, T &value) { setField(json, value); }
    template <class T>
    requires(HasFields<T> && !HasFieldValue<T>) static void read(const Json &json, T &value)
    {
        FieldReader reader(json);
        describe(reader, value);
    }

    const Json json;
};

template <class T>
requires HasFields<T> Json jsonOf(const T &value)
{
    FieldWriter writer;
    writer.flat(value);
    return std::move(writer.json);
}

template <class T>
requires HasFields<T> T valueOf(const Json &json)
{
    T value;
    FieldReader reader(json);
    describe(reader, value);
    return value;
}

} // namespace core
