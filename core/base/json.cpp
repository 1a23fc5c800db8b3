#include "core/base/json.h"

#include <nlohmann/json.hpp>

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <vector>

namespace core {
namespace {

using Node = nlohmann::json;

void appendUtf8(std::string &bytes, char32_t c)
{
    const auto more = [&](int shift) { bytes += char(0x80 | ((c >> shift) & 0x3f)); };
    if (c < 0x80)
        bytes += char(c);
    else if (c < 0x800)
        bytes += char(0xc0 | (c >> 6)), more(0);
    else if (c < 0x10000)
        bytes += char(0xe0 | (c >> 12)), more(6), more(0);
    else
        bytes += char(0xf0 | (c >> 18)), more(12), more(6), more(0);
}

// An unpaired surrogate, as in a truncated text, gets three bytes of its own (as in WTF-8), so that it survives.
std::string utf8(QStringView text)
{
    std::string bytes(std::size_t(text.size()), '\0');
    qsizetype plain = 0;
    for (; plain < text.size() && text[plain].unicode() < 0x80; ++plain)
        bytes[std::size_t(plain)] = char(text[plain].unicode());
    if (plain == text.size())
        return bytes;
    bytes.resize(std::size_t(plain));
    for (qsizetype i = plain; i < text.size(); ++i) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        appendUtf8(bytes, isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : char32_t(text[i].unicode()));
        i += isPair;
    }
    return bytes;
}

// The unpaired surrogate at that position, or 0.
char16_t halfAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return quint8(text[at + i]); };
    const bool isHalf = at + 2 < text.size() && byte(0) == 0xed && byte(1) >= 0xa0;
    return isHalf ? char16_t(0xd000 | (byte(1) & 0x3f) << 6 | (byte(2) & 0x3f)) : char16_t(0);
}

QString fromUtf8(std::string_view text)
{
    QString read;
    std::size_t from = 0;
    for (std::size_t at = text.find('\xed'); at != text.npos; at = text.find('\xed', at + 1)) {
        const char16_t half = halfAt(text, at);
        if (!half)
            continue;
        read += QString::fromUtf8(text.data() + from, qsizetype(at - from)) + QChar(half);
        from = at + 3;
    }
    const QString rest = QString::fromUtf8(text.data() + from, qsizetype(text.size() - from));
    return from == 0 ? rest : read + rest;
}

// Takes the entries of an object in the order of QJsonObject, by UTF-16: the order of the bytes, except beyond U+DFFF.
template <class Take>
void eachEntry(const Node &object, Take take)
{
    using Entry = Node::object_t::value_type;
    const auto &entries = object.get_ref<const Node::object_t &>();
    const auto isBeyond = [](const Entry &entry) {
        return std::any_of(entry.first.begin(), entry.first.end(), [](char c) { return quint8(c) >= 0xee; });
    };
    if (std::none_of(entries.begin(), entries.end(), isBeyond)) {
        for (const Entry &entry : entries)
            take(entry.first, entry.second);
        return;
    }
    std::vector<std::pair<QString, const Entry *>> sorted;
    for (const Entry &entry : entries)
        sorted.push_back({fromUtf8(entry.first), &entry});
    std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[key, entry] : sorted)
        take(entry->first, entry->second);
}

// Checks what nlohmann's parser does not limit, and accepts what it rejects although QJsonDocument writes it.
class Survey
{
public:
    explicit Survey(QByteArrayView bytes) : m_bytes(bytes)
    {
        for (qsizetype i = 0; i < bytes.size() && depth <= Json::mostDepth; ++i) {
            const char c = bytes[i];
            if (c == '"')
                m_inString = !m_inString;
            else if (m_inString && c == '\\')
                i += skipped(i);
            else if (!m_inString && (c == '[' || c == '{'))
                depth = std::max(depth, ++m_open);
            else if (!m_inString && (c == ']' || c == '}'))
                --m_open;
            else if (!m_inString && (c == 'e' || c == 'E'))
                hasExponents = hasExponents || (i > 0 && bytes[i - 1] >= '0' && bytes[i - 1] <= '9');
        }
    }

    int depth = 0;
    bool hasExponents = false; // some number has an exponent
    QByteArray mended;         // with U+FFFD for unpaired surrogates; empty: there are none

private:
    // Skips an escape sequence after its backslash.
    qsizetype skipped(qsizetype at)
    {
        const int code = codeAt(at);
        if (code < 0xd800 || code > 0xdfff)
            return 1;
        const int next = codeAt(at + 6);
        if (code < 0xdc00 && next >= 0xdc00 && next <= 0xdfff)
            return 11;
        if (mended.isEmpty())
            mended = m_bytes.toByteArray();
        mended.replace(at, 6, "\\ufffd");
        return 5;
    }

    int codeAt(qsizetype at) const // value of "\u12ab"; -1: not an escape
    {
        bool isHex = false;
        const bool isThere = at + 6 <= m_bytes.size() && m_bytes[at] == '\\' && m_bytes[at + 1] == 'u';
        const int code = isThere ? m_bytes.sliced(at + 2, 4).toByteArray().toInt(&isHex, 16) : -1;
        return isHex ? code : -1;
    }

    QByteArrayView m_bytes;
    bool m_inString = false;
    int m_open = 0;
};

// Finds the first error: nlohmann's parser reports it only to a SAX handler or by an exception.
class FirstMistake : public nlohmann::json_sax<Node>
{
public:
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t &) override { return true; }
    bool string(string_t &) override { return true; }
    bool binary(binary_t &) override { return true; }
    bool start_object(std::size_t) override { return ++m_depth <= Json::mostDepth; }
    bool key(string_t &) override { return true; }
    bool end_object() override { return m_depth-- > 0; }
    bool start_array(std::size_t) override { return ++m_depth <= Json::mostDepth; }
    bool end_array() override { return m_depth-- > 0; }
    bool parse_error(std::size_t position, const std::string &, const nlohmann::detail::exception &) override
    {
        at = qsizetype(position);
        return false;
    }

    qsizetype at = 0;

private:
    int m_depth = 0;
};

// As in QJsonValue, where larger numbers are floating-point.
bool isWhole(const Node &number)
{
    return !number.is_number_unsigned() || number.get<quint64>() <= quint64(std::numeric_limits<qint64>::max());
}

// "1e18" is read as a whole number if it fits.
void makeWhole(Node &node)
{
    if (node.is_structured()) {
        for (Node &each : node)
            makeWhole(each);
    } else if (node.is_number_float()) {
        const double number = node.get<double>();
        if (std::floor(number) == number && number >= -0x1p63 && number < 0x1p63)
            node = qint64(number);
    }
}

class Text // writes a value as QJsonDocument does
{
public:
    explicit Text(bool isIndented) : m_isIndented(isIndented) {}

    void write(const Node &node, int depth)
    {
        if (node.is_object())
            writeObject(node, depth);
        else if (node.is_array())
            writeArray(node, depth);
        else
            writeSimple(node);
    }

    QByteArray bytes;

private:
    void writeSimple(const Node &node)
    {
        if (node.is_string())
            writeString(node.get_ref<const std::string &>());
        else if (node.is_boolean())
            bytes += node.get<bool>() ? "true" : "false";
        else if (node.is_number_integer() && isWhole(node))
            bytes += QByteArray::number(node.get<qint64>());
        else if (node.is_number() && std::isfinite(node.get<double>()))
            bytes += QByteArray::number(node.get<double>(), 'g', QLocale::FloatingPointShortest);
        else
            bytes += "null";
    }

    void writeString(const std::string &text)
    {
        bytes += '"';
        std::size_t from = 0; // start of text that is written unchanged
        for (std::size_t i = 0; i < text.size(); ++i) {
            const quint8 c = quint8(text[i]);
            const char16_t half = c == 0xed ? halfAt(text, i) : char16_t(0);
            if (c >= 0x20 && c != '"' && c != '\\' && !half)
                continue;
            bytes.append(text.data() + from, qsizetype(i - from));
            writeEscape(half ? half : c);
            i += half ? 2 : 0;
            from = i + 1;
        }
        bytes.append(text.data() + from, qsizetype(text.size() - from));
        bytes += '"';
    }

    void writeEscape(char16_t c)
    {
        static constexpr std::string_view named = "\"\\\b\f\n\r\t";
        const std::size_t name = c < 0x80 ? named.find(char(c)) : named.npos;
        bytes += '\\';
        if (name != named.npos)
            bytes += "\"\\bfnrt"[name];
        else
            bytes += 'u' + QByteArray::number(c, 16).rightJustified(4, '0');
    }

    void writeObject(const Node &node, int depth)
    {
        bytes += m_isIndented ? "{\n" : "{";
        bool first = true;
        eachEntry(node, [&](const std::string &key, const Node &value) {
            begin(first, depth);
            writeString(key);
            bytes += m_isIndented ? ": " : ":";
            write(value, depth + 1);
            first = false;
        });
        end('}', first, depth);
    }

    void writeArray(const Node &node, int depth)
    {
        bytes += m_isIndented ? "[\n" : "[";
        bool first = true;
        for (const Node &each : node) {
            begin(first, depth);
            write(each, depth + 1);
            first = false;
        }
        end(']', first, depth);
    }

    void begin(bool first, int depth)
    {
        if (!first)
            bytes += m_isIndented ? ",\n" : ",";
        if (m_isIndented)
            bytes += QByteArray(4 * (depth + 1), ' ');
    }

    void end(char closing, bool isEmpty, int depth)
    {
        if (m_isIndented)
            bytes += (isEmpty ? QByteArray() : QByteArray("\n")) + QByteArray(4 * depth, ' ');
        bytes += closing;
    }

    const bool m_isIndented;
};

} // namespace

Json::Json(nlohmann::json &&value) : m_root(std::make_shared<Node>(std::move(value))), m_node(m_root.get()) {}

Json::Json(bool value) : Json(Node(value)) {}

Json::Json(int value) : Json(Node(value)) {}

Json::Json(qint64 value) : Json(Node(value)) {}

// A whole number is stored as such, whatever type it was passed as; beyond 2^53, where doubles have gaps, it is kept.
Json::Json(double value)
    : Json(!std::isfinite(value)                                     ? Node()
           : std::floor(value) == value && std::abs(value) <= 0x1p53 ? Node(qint64(value))
                                                                     : Node(value))
{
}

Json::Json(const QString &text) : Json(Node(utf8(text))) {}

Json::Json(QLatin1String text) : Json(Node(utf8(QString(text)))) {}

Json::Json(const char *text) : Json(Node(text)) {}

Json::Json(const QStringList &texts)
{
    Node all = Node::array();
    for (const QString &text : texts)
        all.push_back(utf8(text));
    *this = Json(std::move(all));
}

Json::Json(QList<Json> values)
{
    Node all = Node::array();
    all.get_ref<Node::array_t &>().reserve(std::size_t(values.size()));
    for (Json &value : values) // copies a shared list, so that nothing is moved out of it
        all.push_back(taken(std::move(value)));
    *this = Json(std::move(all));
}

Json Json::object(const QList<std::pair<const char *, Json>> &entries)
{
    Node all = Node::object();
    for (const auto &[key, value] : entries)
        all[key] = value.m_node ? *value.m_node : Node();
    return Json(std::move(all));
}

Json Json::parse(QByteArrayView bytes, Problem *problem)
{
    const Survey survey(bytes);
    const bool isTooDeep = survey.depth > mostDepth;
    const QByteArrayView sound = survey.mended.isEmpty() ? bytes : QByteArrayView(survey.mended);
    Node read = isTooDeep ? Node(Node::value_t::discarded) : Node::parse(sound.begin(), sound.end(), nullptr, false);
    if (survey.hasExponents)
        makeWhole(read);
    if (!read.is_discarded())
        return Json(std::move(read));
    if (problem) {
        FirstMistake mistake;
        (void)Node::sax_parse(sound.begin(), sound.end(), &mistake);
        *problem = {isTooDeep ? QStringLiteral("nested too deeply") : QStringLiteral("no JSON"), mistake.at};
    }
    return {};
}

Node Json::taken(Json &&value)
{
    if (!value.m_node)
        return {};
    const bool isOwn = value.m_node == value.m_root.get() && value.m_root.use_count() == 1;
    return isOwn ? std::move(*value.m_root) : *value.m_node;
}

QByteArray Json::written(Form form) const
{
    Text text(form == Form::Indented);
    static const Node null;
    text.write(m_node ? *m_node : null, 0);
    return form == Form::Indented ? text.bytes + '\n' : text.bytes;
}

bool Json::isNull() const
{
    return !m_node || m_node->is_null();
}

bool Json::isBool() const
{
    return m_node && m_node->is_boolean();
}

bool Json::isNumber() const
{
    return m_node && m_node->is_number();
}

bool Json::isString() const
{
    return m_node && m_node->is_string();
}

bool Json::isArray() const
{
    return m_node && m_node->is_array();
}

bool Json::isObject() const
{
    return m_node && m_node->is_object();
}

bool Json::toBool(bool usual) const
{
    return isBool() ? m_node->get<bool>() : usual;
}

int Json::toInt(int usual) const
{
    const double number = toDouble(std::numeric_limits<double>::quiet_NaN());
    const bool fits = std::floor(number) == number && number >= std::numeric_limits<int>::min() &&
                      number <= std::numeric_limits<int>::max();
    return fits ? int(number) : usual;
}

qint64 Json::toInteger(qint64 usual) const
{
    if (isNumber() && m_node->is_number_integer() && !m_node->is_number_unsigned())
        return m_node->get<qint64>();
    const double number = toDouble(std::numeric_limits<double>::quiet_NaN());
    const bool fits = std::floor(number) == number && number >= -0x1p63 && number < 0x1p63;
    return !fits ? usual : m_node->is_number_unsigned() ? qint64(m_node->get<quint64>()) : qint64(number);
}

double Json::toDouble(double usual) const
{
    return isNumber() ? m_node->get<double>() : usual;
}

QString Json::toString(const QString &usual) const
{
    return isString() ? fromUtf8(m_node->get_ref<const std::string &>()) : usual;
}

qsizetype Json::size() const
{
    return isArray() || isObject() ? qsizetype(m_node->size()) : 0;
}

Json Json::at(const nlohmann::json *node) const
{
    Json found;
    found.m_root = m_root;
    found.m_node = node;
    return found;
}

Json Json::operator[](QStringView key) const
{
    if (!isObject())
        return {};
    const auto found = m_node->find(utf8(key));
    return found == m_node->end() ? Json() : at(&*found);
}

Json Json::operator[](QLatin1String key) const // `key` must be ASCII
{
    if (!isObject())
        return {};
    const auto &entries = m_node->get_ref<const Node::object_t &>();
    const auto found = entries.find(std::string_view(key.data(), std::size_t(key.size())));
    return found == entries.end() ? Json() : at(&found->second);
}

Json Json::operator[](qsizetype index) const
{
    return isArray() && index >= 0 && index < size() ? at(&(*m_node)[std::size_t(index)]) : Json();
}

bool Json::operator==(const Json &other) const
{
    return isNull() || other.isNull() ? isNull() && other.isNull() : *m_node == *other.m_node;
}

QList<std::pair<QString, Json>> Json::entries() const
{
    QList<std::pair<QString, Json>> all;
    if (!isObject())
        return all;
    all.reserve(size());
    eachEntry(*m_node, [&](const std::string &key, const Node &value) { all.append({fromUtf8(key), at(&value)}); });
    return all;
}

QStringList textsOf(const Json &array)
{
    QStringList texts;
    for (const Json &each : array)
        texts.append(each.toString());
    return texts;
}

JsonObject::JsonObject() : Json(Node::object()) {}

JsonObject::JsonObject(Json from) : Json(from.isObject() ? std::move(from) : Json(Node::object())) {}

void JsonObject::makeOwn()
{
    if (m_node == m_root.get() && m_root.use_count() == 1)
        return;
    m_root = std::make_shared<Node>(*m_node);
    m_node = m_root.get();
}

Node &JsonObject::entry(const std::string &key)
{
    makeOwn();
    return m_root->get_ref<Node::object_t &>()[key];
}

void JsonObject::set(const char *key, Json value)
{
    entry(key) = taken(std::move(value));
}

void JsonObject::set(const QString &key, Json value)
{
    entry(utf8(key)) = taken(std::move(value));
}

void JsonObject::remove(const char *key)
{
    makeOwn();
    m_root->erase(key);
}

} // namespace core
