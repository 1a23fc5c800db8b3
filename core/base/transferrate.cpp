#include "core/base/transferrate.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

} // namespace

void TransferRate::add(Clock::time_point when, qint64 done)
{
    m_samples.push_back({when, done});
    while (m_samples.size() > 2 && when - m_samples.front().first > std::chrono::seconds(8))
        m_samples.pop_front();
}

double TransferRate::bytesPerSecond() const
{
    if (m_samples.size() < 2)
        return 0;
    const double seconds = std::chrono::duration<double>(m_samples.back().first - m_samples.front().first).count();
    const double bytes = double(m_samples.back().second - m_samples.front().second);
    return seconds > 0.5 ? std::max(bytes, 0.0) / seconds : 0;
}

QString transferInWords(qint64 done, qint64 total, double bytesPerSecond)
{
    if (total <= 0)
        return {};
    QStringList words{QStringLiteral("%1 of %2 GB").arg(number(double(done) / 1e9), number(double(total) / 1e9)),
                      QStringLiteral("%1 %").arg(100 * done / total)};
    if (bytesPerSecond > 0) {
        words.append(QStringLiteral("%1 MB/s").arg(number(bytesPerSecond / 1e6)));
        const double left = double(total - done) / bytesPerSecond;
        if (left >= 1 && left < 1e6)
            words.append(left < 90 ? QStringLiteral("about %1 s left").arg(std::ceil(left))
                                   : QStringLiteral("about %1 min left").arg(std::ceil(left / 60)));
    }
    return words.join(QStringLiteral(", "));
}

} // namespace core
