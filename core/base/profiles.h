// Presets that reproduce published systems. A profile applies the settings that its source gives and resets the others
// that its flow depends on to their defaults, whichever profile was applied before. Models, servers, web search, time
// limits and settings that only save time are left as the user set them.
#pragma once

#include "core/base/settings.h"

#include <QList>
#include <QStringList>

#include <span>
#include <utility>

namespace core {

struct ProfileValue
{
    const char *key; // key of a Setting
    const char *value;
};

struct Profile
{
    const char *id;
    const char *title;
    const char *summary;                  // the source, and anything that settings cannot reproduce
    std::span<const ProfileValue> values; // values given by the source; the flow is the first
};

std::span<const Profile> profiles();
const Profile *findProfile(const QString &id);
// Every value that the profile sets, whether given by its source or a default, in the order of the settings.
QList<std::pair<const Setting *, QString>> valuesOf(const Profile &profile);
void apply(Settings &settings, const Profile &profile);
// The settings that a profile would change, for display: "passages 4 → 3".
QStringList differences(const Settings &settings, const Profile &profile);

} // namespace core
