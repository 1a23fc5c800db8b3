#include "app/services/documentfile.h"

#include "core/base/detachedcall.h"

#include <QFileInfo>

#include <optional>

namespace app {

QString fileOf(const core::Document &document, const std::stop_token &stop)
{
    for (const QString &place : QStringList{document.path} + document.places) {
        const std::optional<QFileInfo> file = core::lookForFile(place, stop);
        if (file && file->isFile())
            return place;
    }
    return {};
}

} // namespace app
