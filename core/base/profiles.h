// Settings by the name of their source: "as in S2" sets what that system was described with, so that a recorded run can
// be repeated. Whatever else its flow depends on is as it was at first, whichever profile came before; models, servers,
// the web search, time limits and what only saves time stay the user's.
#pragma once

#include "core/base/settings.h"

#include <QList>
#include <QStringList>

#include <span>
#include <utility>

namespace core {

struct ProfileValue
{
    const char *key; // of a Setting
    const char *value;
};

struct Profile
{
    const char *id;
    const char *title;
    const char *summary;                  // the source, and what of it no setting can say
    std::span<const ProfileValue> values; // of what the source says; the flow comes first
};

std::span<const Profile> profiles();
const Profile *findProfile(const QString &id);
// All that it sets: what the source says, and the first values of the rest, in the order of the settings.
QList<std::pair<const Setting *, QString>> valuesOf(const Profile &profile);
void apply(Settings &settings, const Profile &profile);
// The keys whose values a profile would change, for people: "passages 4 → 3".
QStringList differences(const Settings &settings, const Profile &profile);

} // namespace core
