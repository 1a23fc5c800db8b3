#include "ui/conversation/reviewwords.h"

#include "ui/widgets/richwords.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/localized.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace ui {
namespace {

struct Review
{
    Q_DECLARE_TR_FUNCTIONS(Review)
};

} // namespace

core::Turn asChecked(const core::Turn &turn)
{
    core::Turn shown = turn;
    for (qsizetype i = 0; i < shown.sentences.size(); ++i)
        shown.sentences[i].support = core::supportShown(turn, i);
    return shown;
}

QString reviewHtml(const core::Turn &turn, const QList<core::StaleEvidence> &stale, bool mayCheck)
{
    QStringList lines;
    for (const core::StaleEvidence &each : stale)
        lines += toned(Role::Partly, QStringLiteral("! ")) + toned(Role::Secondary, localized(core::inWords(each)));
    const bool canHelp = std::any_of(stale.begin(), stale.end(), [](const core::StaleEvidence &each) {
        return each.state != core::StaleEvidence::Offline;
    });
    if (canHelp && mayCheck)
        lines.last() += QStringLiteral(" ") + link(QStringLiteral("recheck"), Review::tr("check again"));
    if (!turn.review.rechecks.isEmpty()) {
        const core::Recheck &last = turn.review.rechecks.last();
        const bool holds = last.answer == core::Support::Fully;
        const QString when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(last.at), QLocale::ShortFormat);
        lines += toned(holds ? Role::Good : Role::Partly, holds ? QStringLiteral("● ") : QStringLiteral("△ ")) +
                 toned(Role::Secondary, QStringLiteral("%1 (%2)").arg(localized(core::inWords(last)), when));
    }
    return lines.join(QStringLiteral("<br>"));
}

} // namespace ui
