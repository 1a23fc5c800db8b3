// The files that stay readable inside the sandbox: fonts and character maps, but none of the user's documents. Enforced
// by Landlock through its system calls; if the kernel is older than 5.13 or lacks it, every file stays readable.
#pragma once

#include <string>
#include <vector>

namespace core {

bool kernelHasFences();

// Fonts, fontconfig's files, programs and their data, from the system and the user.
std::vector<std::string> fontPlaces();

// Permanent; must come after PR_SET_NO_NEW_PRIVS. Missing places are skipped; open files stay open. False: the kernel
// supports it, but it failed.
bool readOnlyIn(const std::vector<std::string> &places);

} // namespace core
