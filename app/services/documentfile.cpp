#include "app/services/documentfile.h"

#include "core/library/filenow.h"

namespace app {

QString fileOf(const core::Document &document, const std::stop_token &stop)
{
    QString other;
    for (const QString &place : QStringList{document.path} + document.places) {
        const core::FileNow now = core::fileNow(place, document, stop);
        if (now == core::FileNow::Same)
            return place;
        if (now == core::FileNow::Changed && other.isEmpty())
            other = place;
    }
    return other;
}

} // namespace app
