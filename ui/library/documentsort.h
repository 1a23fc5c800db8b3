// The order in which documents are listed, and when each was last used.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>

#include <algorithm>

namespace ui {

struct DocumentSort
{
    enum class By { Title, Added, Used };

    By by = By::Title;
    QHash<QString, qint64> used = {}; // milliseconds since 1970, keyed by path; only about the latest hundred

    void use(const QString &path)
    {
        constexpr qsizetype most = 400;
        used.insert(path, QDateTime::currentMSecsSinceEpoch());
        if (used.size() > most)
            used.erase(std::min_element(used.cbegin(), used.cend()));
    }
};

} // namespace ui
