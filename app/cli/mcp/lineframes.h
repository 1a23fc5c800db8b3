// Splits a byte stream into lines, the frames of MCP's stdio transport: one message per line. Pure; for any input it
// never holds more than one line of the allowed length.
#pragma once

#include <QByteArray>

#include <optional>

namespace app {

class LineFrames
{
public:
    struct Frame
    {
        QByteArray line;      // without its end
        bool tooLong = false; // the line is then empty: it was dropped
    };

    explicit LineFrames(qsizetype longest) : m_longest(longest) {}

    void add(QByteArrayView bytes);
    std::optional<Frame> next(); // the next complete line; blank ones are skipped

private:
    qsizetype m_longest;
    QByteArray m_bytes;
    qsizetype m_seen = 0;    // position in m_bytes, with no line end before it
    bool m_dropping = false; // the rest of the current line is too long and dropped
};

} // namespace app
