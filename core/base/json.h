// JSON at the doors: files, servers, models, the store. Reading never fails: what is missing, or of another type, is
// null, empty, or the value that is asked for instead; no exception leaves. What is written has its keys in order. A
// value shares what it was read from and is never changed. Safe from several threads. The door to nlohmann/json, which
// is included in json.cpp alone, because it costs more to compile than a source.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <utility>

namespace core {

class Json
{
public:
    Json() = default; // null
    Json(bool value);
    Json(int value);
    Json(qint64 value);
    Json(double value); // null where it is not finite
    Json(const QString &text);
    Json(const char *text);
    Json(const QStringList &texts);
    Json(const QList<Json> &values);
    static Json object(const QList<std::pair<const char *, Json>> &entries); // of the same key the last

    static constexpr int mostDepth = 512; // of arrays and objects in each other

    struct Problem
    {
        QString what;
        qsizetype at = 0; // byte
    };
    // Null where the bytes are no JSON, or nested deeper than that; the caller bounds their size.
    static Json parse(QByteArrayView bytes, Problem *problem = nullptr);

    enum class Form { Compact, Indented };
    QByteArray written(Form form = Form::Compact) const; // the bytes are those that QJsonDocument gives

    bool isMissing() const { return !m_node; } // there is no such entry
    bool isNull() const;                       // or missing
    bool isBool() const;
    bool isNumber() const;
    bool isString() const;
    bool isArray() const;
    bool isObject() const;
    bool toBool(bool usual = false) const;
    int toInt(int usual = 0) const; // of a whole number that fits, as the next
    qint64 toInteger(qint64 usual = 0) const;
    double toDouble(double usual = 0) const;
    QString toString(const QString &usual = {}) const;
    QStringList toStrings() const; // of an array, what of it is no text as an empty one

    qsizetype size() const; // of an array or an object
    Json operator[](QStringView key) const;
    Json operator[](QLatin1String key) const;
    Json operator[](qsizetype index) const;
    QList<std::pair<QString, Json>> entries() const; // of an object, by key

    class Iterator // of an array
    {
    public:
        Iterator(const Json &array, qsizetype at) : m_array(array), m_at(at) {}
        Json operator*() const { return m_array[m_at]; }
        Iterator &operator++()
        {
            ++m_at;
            return *this;
        }
        bool operator!=(const Iterator &other) const { return m_at != other.m_at; }

    private:
        const Json &m_array;
        qsizetype m_at;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, isArray() ? size() : 0}; }

private:
    explicit Json(nlohmann::json &&value);
    Json at(const nlohmann::json *node) const;

    std::shared_ptr<const nlohmann::json> m_root; // what the node belongs to
    const nlohmann::json *m_node = nullptr;
};

using JsonEntries = QList<std::pair<const char *, Json>>; // of an object that is being made

} // namespace core
