// Bytes of a stream cut into lines, as MCP's stdio has them: a message a line. Pure; whatever the bytes are, it never
// holds more than one line of the length allowed.
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
        bool tooLong = false; // then the line is empty: it was dropped
    };

    explicit LineFrames(qsizetype longest) : m_longest(longest) {}

    void add(QByteArrayView bytes);
    std::optional<Frame> next(); // of the lines that are whole; blank ones are left out

private:
    qsizetype m_longest;
    QByteArray m_bytes;
    qsizetype m_seen = 0;    // of m_bytes, without the end of a line
    bool m_dropping = false; // what comes up to the end of the line belongs to one that is too long
};

} // namespace app
