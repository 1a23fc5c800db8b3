#include "core/base/json.h"

#include <nlohmann/json.hpp>

#include <QLocale>

#include <cmath>
#include <limits>

namespace core {
namespace {

using Node = nlohmann::json;

std::string utf8(QStringView text)
{
    return text.toUtf8().toStdString();
}

QString fromUtf8(const std::string &text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// Where the first mistake is: nlohmann's parser tells that to whom it reads to, or by an exception.
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

class Text // of a value, as QJsonDocument writes it
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
        else if (node.is_number_unsigned())
            bytes += QByteArray::number(node.get<quint64>());
        else if (node.is_number_integer())
            bytes += QByteArray::number(node.get<qint64>());
        else if (node.is_number() && std::isfinite(node.get<double>()))
            bytes += QByteArray::number(node.get<double>(), 'g', QLocale::FloatingPointShortest);
        else
            bytes += "null";
    }

    void writeString(const std::string &text)
    {
        bytes += '"';
        for (const char c : text) {
            switch (c) {
            case '"':
                bytes += "\\\"";
                break;
            case '\\':
                bytes += "\\\\";
                break;
            case '\b':
                bytes += "\\b";
                break;
            case '\f':
                bytes += "\\f";
                break;
            case '\n':
                bytes += "\\n";
                break;
            case '\r':
                bytes += "\\r";
                break;
            case '\t':
                bytes += "\\t";
                break;
            default:
                if (quint8(c) < 0x20)
                    bytes += "\\u00" + QByteArray::number(quint8(c), 16).rightJustified(2, '0');
                else
                    bytes += c;
            }
        }
        bytes += '"';
    }

    void writeObject(const Node &node, int depth)
    {
        bytes += m_isIndented ? "{\n" : "{";
        bool first = true;
        for (auto each = node.begin(); each != node.end(); ++each) {
            begin(first, depth);
            writeString(each.key());
            bytes += m_isIndented ? ": " : ":";
            write(*each, depth + 1);
            first = false;
        }
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

// A whole number is one, whatever type it comes in.
Json::Json(double value)
    : Json(!std::isfinite(value)                                  ? Node()
           : std::floor(value) == value && std::abs(value) < 1e18 ? Node(qint64(value))
                                                                  : Node(value))
{
}

Json::Json(const QString &text) : Json(Node(utf8(text))) {}

Json::Json(const char *text) : Json(Node(text)) {}

Json::Json(const QStringList &texts)
{
    Node all = Node::array();
    for (const QString &text : texts)
        all.push_back(utf8(text));
    *this = Json(std::move(all));
}

Json::Json(const QList<Json> &values)
{
    Node all = Node::array();
    for (const Json &value : values)
        all.push_back(value.m_node ? *value.m_node : Node());
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
    bool isTooDeep = false;
    const auto bounded = [&isTooDeep](int depth, Node::parse_event_t event, Node &) {
        const bool begins = event == Node::parse_event_t::object_start || event == Node::parse_event_t::array_start;
        isTooDeep = isTooDeep || (begins && depth >= mostDepth);
        return !isTooDeep;
    };
    Node read = Node::parse(bytes.begin(), bytes.end(), bounded, false);
    if (!read.is_discarded() && !isTooDeep)
        return Json(std::move(read));
    if (problem) {
        FirstMistake mistake;
        (void)Node::sax_parse(bytes.begin(), bytes.end(), &mistake);
        *problem = {isTooDeep ? QStringLiteral("nested too deeply") : QStringLiteral("no JSON"), mistake.at};
    }
    return {};
}

QByteArray Json::written(Form form) const
{
    Text text(form == Form::Indented);
    text.write(m_node ? *m_node : Node(), 0);
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
    const bool fits = std::floor(number) == number && std::abs(number) < 0x1p63;
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

QStringList Json::toStrings() const
{
    QStringList texts;
    for (const Json &each : *this)
        texts.append(each.toString());
    return texts;
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

Json Json::operator[](QLatin1String key) const
{
    return (*this)[QString(key)];
}

Json Json::operator[](qsizetype index) const
{
    return isArray() && index >= 0 && index < size() ? at(&(*m_node)[std::size_t(index)]) : Json();
}

QList<std::pair<QString, Json>> Json::entries() const
{
    QList<std::pair<QString, Json>> all;
    if (!isObject())
        return all;
    all.reserve(size());
    for (auto each = m_node->begin(); each != m_node->end(); ++each)
        all.append({fromUtf8(each.key()), at(&*each)});
    return all;
}

} // namespace core
