#include "app/cli/mcp/lineframes.h"

namespace app {

void LineFrames::add(QByteArrayView bytes)
{
    m_bytes.append(bytes);
}

std::optional<LineFrames::Frame> LineFrames::next()
{
    while (true) {
        const qsizetype end = m_bytes.indexOf('\n', m_seen);
        if (end < 0) {
            m_seen = m_bytes.size();
            if (m_seen <= m_longest)
                return {};
            m_bytes.clear();
            m_seen = 0;
            if (std::exchange(m_dropping, true))
                continue;
            return Frame{{}, true};
        }
        QByteArray line = m_bytes.left(end).trimmed();
        m_bytes.remove(0, end + 1);
        m_seen = 0;
        if (std::exchange(m_dropping, false) || line.isEmpty())
            continue;
        if (line.size() > m_longest)
            return Frame{{}, true};
        return Frame{std::move(line), false};
    }
}

} // namespace app
