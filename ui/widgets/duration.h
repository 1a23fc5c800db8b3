// Formats a duration: "12 s", "3 min", "1 h 20 min".
#pragma once

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <cmath>

namespace ui {

struct DurationTexts // the translation context
{
    Q_DECLARE_TR_FUNCTIONS(ui::IngestBar)
};

inline QString durationWords(double seconds)
{
    if (seconds < 60)
        return DurationTexts::tr("%1 s").arg(std::max(1, int(std::lround(seconds))));
    if (seconds < 3600)
        return DurationTexts::tr("%1 min").arg(std::lround(seconds / 60));
    return DurationTexts::tr("%1 h %2 min").arg(int(seconds / 3600)).arg(int(std::fmod(seconds, 3600) / 60));
}

} // namespace ui
