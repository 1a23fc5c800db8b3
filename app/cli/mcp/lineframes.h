// Splits a byte stream into lines, the frames of MCP's stdio transport: one message per line. Pure. Whatever the input,
// never buffers more than one line of the maximum length.
#pragma once

#include <QByteArray>

#include <optional>

namespace app {

class LineFrames
{
public:
    struct Frame
    {
        QByteArray line;      // without the line end
        bool tooLong = false; // the line was dropped, and `line` is empty
    };

    explicit LineFrames(qsizetype longest) : m_longest(longest) {}

    void add(QByteArrayView bytes);
    std::optional<Frame> next(); // the next complete line; skips blank ones

private:
    qsizetype m_longest;
    QByteArray m_bytes;
    qsizetype m_seen = 0;    // offset in m_bytes; there is no line end before it
    bool m_dropping = false; // the current line is too long, so the rest of it is dropped
};

} // namespace app
