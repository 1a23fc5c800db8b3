// The files that remain readable in the sandbox: those for fonts and character maps, nothing of the user's. Enforced by
// Landlock through its system calls; with a kernel before 5.13, or one without it, every file stays readable.
#pragma once

#include <string>
#include <vector>

namespace core {

bool kernelHasFences();

// Programs and their data, fonts and fontconfig's files, from the system and the user.
std::vector<std::string> fontPlaces();

// Permanent, and only after PR_SET_NO_NEW_PRIVS. Missing places are skipped; files already open stay open. False: the
// kernel supports it, and it failed.
bool readOnlyIn(const std::vector<std::string> &places);

} // namespace core
