// Splits a byte stream into lines, the frames of MCP's stdio transport: one message per line. Pure; whatever the input,
// it holds at most one line of the allowed length.
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
    std::optional<Frame> next(); // next complete line; skips blank ones

private:
    qsizetype m_longest;
    QByteArray m_bytes;
    qsizetype m_seen = 0;    // position in m_bytes up to which there is no line end
    bool m_dropping = false; // the current line is too long, and its rest is dropped
};

} // namespace app
