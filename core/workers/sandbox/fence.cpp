#include "core/workers/sandbox/fence.h"

#include <linux/landlock.h>

#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace core {
namespace {

constexpr std::uint64_t Reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t Everything = LANDLOCK_ACCESS_FS_MAKE_SYM * 2 - 1; // the thirteen rights of the first version

std::string fromEnvironment(const char *name, const std::string &otherwise)
{
    const char *value = std::getenv(name);
    return value && *value == '/' ? value : otherwise;
}

bool allow(int fence, const std::string &place)
{
    const int descriptor = open(place.c_str(), O_PATH | O_CLOEXEC);
    if (descriptor < 0)
        return true; // not supported here
    struct stat status
    {
    };
    const bool isFolder = fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
    landlock_path_beneath_attr beneath{};
    beneath.allowed_access = isFolder ? Reading : LANDLOCK_ACCESS_FS_READ_FILE;
    beneath.parent_fd = descriptor;
    const bool ok = syscall(SYS_landlock_add_rule, fence, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0) == 0;
    close(descriptor);
    return ok;
}

} // namespace

bool kernelHasFences()
{
    return syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
}

std::vector<std::string> fontPlaces()
{
    const std::string home = fromEnvironment("HOME", "/nonexistent");
    return
    {
        "/usr", "/lib", "/lib64", "/etc/fonts", "/var/cache/fontconfig",
            // Used by systems that keep programs elsewhere.
            "/nix/store", "/gnu/store",
            // Visible inside a Flatpak; in other containers the whole host, with its homes, is below /run/host.
            "/app/lib", "/app/share", "/app/etc/fonts", "/run/host/usr", "/run/host/fonts", "/run/host/local-fonts",
            "/run/host/user-fonts", "/run/host/fonts-cache", "/run/host/user-fonts-cache", home + "/.fonts",
            home + "/.fonts.conf", home + "/.fonts.conf.d", home + "/.fontconfig",
            fromEnvironment("XDG_DATA_HOME", home + "/.local/share") + "/fonts",
            fromEnvironment("XDG_CONFIG_HOME", home + "/.config") + "/fontconfig",
            fromEnvironment("XDG_CACHE_HOME", home + "/.cache") + "/fontconfig",
            fromEnvironment("FONTCONFIG_PATH", "/etc/fonts"),
            fromEnvironment("FONTCONFIG_FILE", "/etc/fonts/fonts.conf"),
#if defined __SANITIZE_ADDRESS__ // needed for its reports
            "/proc/self",
#endif
    };
}

bool readOnlyIn(const std::vector<std::string> &places)
{
    if (!kernelHasFences())
        return true;
    landlock_ruleset_attr handled{};
    handled.handled_access_fs = Everything;
    const auto fence =
        static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled.handled_access_fs, 0));
    bool ok = fence >= 0;
    for (const std::string &place : places)
        ok = ok && allow(fence, place);
    ok = ok && syscall(SYS_landlock_restrict_self, fence, 0) == 0;
    close(fence);
    return ok;
}

} // namespace core
