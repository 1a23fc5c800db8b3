// Settings by the name of their source: "as in S2" sets what that system was described with, so that a recorded run can
// be repeated. What a source does not say stays as it is.
#pragma once

#include "core/base/settings.h"

#include <QStringList>

#include <span>

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
    const char *summary; // the source, and what of it no setting can say
    std::span<const ProfileValue> values;
};

std::span<const Profile> profiles();
const Profile *findProfile(const QString &id);
void apply(Settings &settings, const Profile &profile);
// The keys whose values a profile would change, for people: "passages 4 → 3".
QStringList differences(const Settings &settings, const Profile &profile);

} // namespace core
