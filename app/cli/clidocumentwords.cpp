// How attest-cli shows a document, as a line and as JSON.
#include "app/cli/clicommands.h"
#include "core/base/detachedcall.h"
#include "core/base/plural.h"
#include "core/library/filenow.h"

#include <QFileInfo>

namespace app {
namespace {

constexpr const char *statuses[] = {"waiting",    "reading", "indexed", "needs-password",
                                    "unreadable", "scanned", "failed",  "offline"};

QString statusName(core::DocumentStatus status)
{
    return QLatin1String(statuses[int(status)]);
}

// The text of a changed file is still there, but may be out of date.
QString statusName(const core::Document &document)
{
    return hasChangedNow(document) ? QStringLiteral("changed") : statusName(statusNow(document));
}

bool isThere(const QString &place)
{
    const std::optional<QFileInfo> file = core::lookForFile(place, {});
    return file && file->exists();
}

} // namespace

QString placeNow(const core::Document &document)
{
    for (const QString &place : QStringList{document.path} + document.places) {
        if (isThere(place))
            return place;
    }
    return {};
}

// A document whose file is missing now is offline, whatever was read; nothing of it is deleted.
core::DocumentStatus statusNow(const core::Document &document)
{
    return placeNow(document).isEmpty() ? core::DocumentStatus::Offline : document.status;
}

bool hasChangedNow(const core::Document &document)
{
    return document.status == core::DocumentStatus::Indexed && core::fileNow(document) == core::FileNow::Changed;
}

QStringList missingNow(const core::Document &document)
{
    QStringList missing;
    for (const QString &place : document.places) {
        if (!isThere(place))
            missing.append(place);
    }
    return missing;
}

core::Json documentJson(const core::Document &document)
{
    const core::Coverage &coverage = document.coverage;
    return core::Json::object({{"id", document.id},
                               {"path", document.path},
                               {"places", document.places},
                               {"missing", missingNow(document)},
                               {"title", document.title},
                               {"author", document.author},
                               {"year", document.year},
                               {"tags", document.tags},
                               {"hidden", document.isHidden},
                               {"pages", document.pages},
                               {"status", statusName(document)},
                               {"reason", document.reason},
                               {"coverage", core::Json::object({{"text", coverage.text},
                                                                {"ocr", coverage.ocr},
                                                                {"empty", coverage.empty},
                                                                {"locked", coverage.locked},
                                                                {"failed", coverage.failed}})},
                               {"passages", document.passages},
                               {"hash", QString::fromLatin1(document.hash)},
                               {"seconds", document.seconds}});
}

QString documentLine(const core::Document &document)
{
    QString line = QStringLiteral("%1  %2  %3, %4  %5")
                       .arg(QString::number(document.id).rightJustified(4), statusName(document).leftJustified(14),
                            core::plural(document.pages, "page"), core::plural(document.passages, "passage"),
                            QString(document.path).replace(u'\n', QChar::ReplacementCharacter));
    if (hasChangedNow(document))
        line += QStringLiteral(": changed since it was read; “attest-cli add FILE” reads it again");
    return document.reason.isEmpty() ? line : line + QStringLiteral(": ") + document.reason;
}

} // namespace app
