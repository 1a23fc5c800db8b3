#include "core/base/httphead.h"

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype mostHeadBytes = 64 << 10;

bool isNumber(const QByteArray &text)
{
    return !text.isEmpty() && text.size() < 16 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

bool HttpHead::take(QByteArray line)
{
    m_bytes += line.size();
    if (m_bytes > mostHeadBytes)
        return false;
    if (m_whole) // a trailer, which is ignored
        return true;
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    if (m_status == 0)
        return takeStatus(line);
    if (line.isEmpty())
        return end();
    const qsizetype colon = line.indexOf(':');
    m_headers.append({line.left(colon).trimmed().toLower(), line.mid(colon + 1).trimmed()});
    return colon > 0;
}

bool HttpHead::takeStatus(const QByteArray &line)
{
    const QByteArray code = line.mid(9, 3);
    m_status = code.toInt();
    return line.startsWith("HTTP/1.") && line.size() >= 12 && isNumber(code) && m_status >= 100;
}

bool HttpHead::end()
{
    if (m_status < 200 && m_status != 101) { // an interim reply: the final one follows
        m_status = 0;
        m_headers.clear();
        return true;
    }
    m_whole = true;
    if (m_status == 204 || m_status == 304)
        return true;
    const QByteArrayList codings = headers("transfer-encoding");
    if (!codings.isEmpty())
        return codings.size() == 1 && codings.first().toLower() == "chunked";
    const QByteArrayList lengths = headers("content-length");
    return std::all_of(lengths.begin(), lengths.end(),
                       [&lengths](const QByteArray &length) { return isNumber(length) && length == lengths.first(); });
}

QByteArrayList HttpHead::headers(const QByteArray &name) const
{
    QByteArrayList values;
    for (const auto &[key, value] : m_headers) {
        if (key == name)
            values.append(value);
    }
    return values;
}

} // namespace core
