#include "core/base/httpparser.h"

#include <algorithm>

namespace core {
namespace {

constexpr int mostHeaderBytes = 64 << 10;

bool isNumber(const QByteArray &text)
{
    return !text.isEmpty() && text.size() < 16 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

void HttpParser::feed(const QByteArray &bytes, const Sink &body)
{
    m_begun = m_begun || !bytes.isEmpty();
    m_buffer += bytes;
    while (!isOver() && step(body)) {
    }
}

void HttpParser::closed()
{
    if (!isOver())
        m_state = m_state == UntilClosed ? Whole : m_status == 0 && m_begun ? Garbled : Cut;
    m_keepAlive = false;
}

QByteArray HttpParser::header(const QByteArray &name) const
{
    for (const auto &[key, value] : m_headers) {
        if (key == name)
            return value;
    }
    return {};
}

bool HttpParser::garbled()
{
    m_state = Garbled;
    return false;
}

// Whether there was enough to go a step further.
bool HttpParser::step(const Sink &body)
{
    QByteArray line;
    switch (m_state) {
    case Header:
        return readHeader();
    case Length:
    case UntilClosed:
    case ChunkBody:
        return readBody(body);
    case ChunkSize: {
        if (!readLine(line))
            return false;
        bool isHex = false;
        m_left = line.split(';').first().trimmed().toLongLong(&isHex, 16);
        if (!isHex || m_left < 0)
            return garbled();
        m_state = m_left > 0 ? ChunkBody : Trailer;
        m_headerBytes = m_left > 0 ? 0 : m_headerBytes;
        return true;
    }
    case ChunkEnd:
        if (!readLine(line))
            return false;
        m_state = ChunkSize;
        return line.isEmpty() || garbled();
    case Trailer:
        if (!readLine(line))
            return false;
        m_state = line.isEmpty() ? Whole : Trailer;
        return true;
    case Whole:
    case Garbled:
    case Cut:
        break;
    }
    return false;
}

bool HttpParser::readLine(QByteArray &line)
{
    const qsizetype end = m_buffer.indexOf('\n');
    if ((end < 0 ? m_buffer.size() : end) + m_headerBytes > mostHeaderBytes)
        return garbled();
    if (end < 0)
        return false;
    line = m_buffer.left(end);
    if (line.endsWith('\r'))
        line.chop(1);
    m_buffer.remove(0, end + 1);
    m_headerBytes += int(end) + 1;
    return true;
}

bool HttpParser::readHeader()
{
    QByteArray line;
    if (!readLine(line))
        return false;
    if (m_status == 0) {
        const QByteArray code = line.mid(9, 3);
        if (!line.startsWith("HTTP/1.") || line.size() < 12 || !isNumber(code))
            return garbled();
        m_status = code.toInt();
        m_keepAlive = line.startsWith("HTTP/1.1");
        return true;
    }
    if (!line.isEmpty()) {
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0)
            return garbled();
        m_headers.append({line.left(colon).trimmed().toLower(), line.mid(colon + 1).trimmed()});
        return true;
    }
    if (m_status < 200 && m_status != 101) { // the answer itself is still to come
        m_status = 0;
        m_headers.clear();
        return true;
    }
    m_headerBytes = 0;
    m_state = bodyState();
    return true;
}

HttpParser::State HttpParser::bodyState()
{
    const QByteArray connection = header("connection").toLower();
    m_keepAlive = m_keepAlive && !connection.contains("close");
    if (m_status == 204 || m_status == 304)
        return Whole;
    if (const QByteArray coding = header("transfer-encoding").toLower(); !coding.isEmpty())
        return coding == "chunked" ? ChunkSize : Garbled;
    const QByteArray length = header("content-length");
    if (length.isEmpty())
        return UntilClosed;
    for (const auto &[key, value] : std::as_const(m_headers)) {
        if (key == "content-length" && value != length)
            return Garbled;
    }
    if (!isNumber(length))
        return Garbled;
    m_left = length.toLongLong();
    return m_left > 0 ? Length : Whole;
}

bool HttpParser::readBody(const Sink &body)
{
    if (m_buffer.isEmpty())
        return false;
    QByteArray piece = m_buffer;
    if (m_state != UntilClosed)
        piece.truncate(std::min(qint64(piece.size()), m_left));
    m_buffer.remove(0, piece.size());
    m_left -= piece.size();
    if (m_state == Length && m_left == 0)
        m_state = Whole;
    else if (m_state == ChunkBody && m_left == 0)
        m_state = ChunkEnd;
    body(piece);
    return true;
}

} // namespace core
