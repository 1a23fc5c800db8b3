#include "ui/library/teamwords.h"

#include "ui/widgets/localized.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace ui {
namespace {

struct TeamWords
{
    Q_DECLARE_TR_FUNCTIONS(ui::TeamWords)
};

QString contactOf(const app::TeamState &state)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(state.joined.pulled), QLocale::ShortFormat);
}

QString progressOf(const app::TeamState &state)
{
    const QLocale locale;
    QString text =
        TeamWords::tr("%1 of %2 documents received").arg(locale.toString(state.done), locale.toString(state.of));
    if (state.seconds >= 1)
        text += TeamWords::tr(" · %1 a second").arg(locale.toString(int(state.done / state.seconds)));
    return text;
}

} // namespace

QString teamLine(const app::TeamState &state)
{
    if (state.doing == app::TeamState::Pulling && state.of > 0)
        return TeamWords::tr("Team library · %1").arg(progressOf(state));
    if (!state.trouble.isEmpty())
        return TeamWords::tr("Team library · offline");
    if (state.joined.pulled == 0)
        return TeamWords::tr("Team library · not pulled yet");
    return TeamWords::tr("Team library · %1").arg(contactOf(state));
}

QString teamDetails(const app::TeamState &state)
{
    if (state.doing == app::TeamState::Pulling && state.of > 0)
        return progressOf(state);
    if (state.doing == app::TeamState::Leaving)
        return TeamWords::tr("Leaving the team library…");
    if (state.doing != app::TeamState::Nothing)
        return TeamWords::tr("Asking the server…");
    QStringList sentences;
    if (!state.trouble.isEmpty())
        sentences.append(localized(state.trouble));
    if (state.joined.server.isEmpty())
        return sentences.join(u' ');
    if (state.joined.pulled == 0)
        sentences.append(TeamWords::tr("The first pull has not finished yet."));
    else if (state.trouble.isEmpty())
        sentences.append(TeamWords::tr("Up to date. Last contact: %1.").arg(contactOf(state)));
    else
        sentences.append(
            TeamWords::tr("Last contact: %1. Documents pulled before then are still searched and used in answers.")
                .arg(contactOf(state)));
    return sentences.join(u' ');
}

} // namespace ui
