// JSON read from and written to files, servers, models and the store. Reading never fails: a value that is missing or
// has the wrong type is null, empty, or the given default; no exception escapes. Keys are written in sorted order. A
// Json shares the document it came from and is immutable; to build one entry by entry, use JsonObject. Thread-safe.
// Wraps nlohmann/json, which only json.cpp includes, because it is expensive to compile.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <nlohmann/json_fwd.hpp>

#include <iterator>
#include <memory>
#include <string>
#include <utility>

namespace core {

class Json
{
public:
    Json() = default; // null
    Json(bool value);
    Json(int value);
    Json(qint64 value);
    Json(double value); // null if it is not finite
    Json(const QString &text);
    Json(QLatin1String text);
    Json(const char *text); // UTF-8
    template <class T>
    Json(T *) = delete; // otherwise u"text" would become true
    Json(const QStringList &texts);
    Json(QList<Json> values);
    static Json object(const QList<std::pair<const char *, Json>> &entries); // if a key is repeated, the last one wins

    static constexpr int mostDepth = 512; // nesting of arrays and objects

    struct Problem
    {
        QString what;
        qsizetype at = 0; // byte
    };
    // Null if the bytes are not JSON or are nested more deeply than mostDepth; the caller limits their size. An
    // unpaired surrogate, which JSON can contain ("\ud83d"), becomes U+FFFD.
    static Json parse(QByteArrayView bytes, Problem *problem = nullptr);

    enum class Form { Compact, Indented };
    QByteArray written(Form form = Form::Compact) const; // byte for byte the same as QJsonDocument's output

    bool isMissing() const { return !m_node; } // the parent has no such entry
    bool isNull() const;                       // null or missing
    bool isBool() const;
    bool isNumber() const;
    bool isString() const;
    bool isArray() const;
    bool isObject() const;
    bool toBool(bool usual = false) const;
    int toInt(int usual = 0) const; // `usual` if not a whole number that fits; the same for toInteger()
    qint64 toInteger(qint64 usual = 0) const;
    double toDouble(double usual = 0) const;
    QString toString(const QString &usual = {}) const;

    qsizetype size() const; // number of elements of an array or an object
    bool contains(QStringView key) const { return !(*this)[key].isMissing(); }
    Json operator[](QStringView key) const;
    Json operator[](QLatin1String key) const;
    Json operator[](qsizetype index) const;
    bool operator==(const Json &other) const;        // a missing value equals null
    QList<std::pair<QString, Json>> entries() const; // entries of an object, sorted by key

    class Iterator // iterates over an array
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Json;
        using difference_type = qsizetype;
        using pointer = void;
        using reference = Json;

        Iterator(const Json &array, qsizetype at) : m_array(array), m_at(at) {}
        Json operator*() const { return m_array[m_at]; }
        Iterator &operator++()
        {
            ++m_at;
            return *this;
        }
        bool operator==(const Iterator &other) const { return m_at == other.m_at; }

    private:
        const Json &m_array;
        qsizetype m_at;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, isArray() ? size() : 0}; }

private:
    explicit Json(nlohmann::json &&value);
    Json at(const nlohmann::json *node) const;
    static nlohmann::json taken(Json &&value); // moves if `value` is not shared

    friend class JsonObject;
    std::shared_ptr<nlohmann::json> m_root; // the document that owns the node; changed only by its creator, and only
                                            // while it is not shared
    const nlohmann::json *m_node = nullptr;
};

QStringList textsOf(const Json &array); // elements that are not strings become empty

// An object under construction. Copies taken from it earlier, as a Json, do not change.
class JsonObject : public Json
{
public:
    JsonObject();          // an empty object
    JsonObject(Json from); // becomes empty if `from` is not an object
    void set(const char *key, Json value);
    void set(const QString &key, Json value);
    void remove(const char *key);

private:
    void makeOwn();
    nlohmann::json &entry(const std::string &key);
};

using JsonEntries = QList<std::pair<const char *, Json>>; // entries of an object under construction

} // namespace core
