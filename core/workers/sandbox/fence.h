// The files that remain readable inside the sandbox: fonts and character maps, but none of the user's documents.
// Enforced through Landlock's system calls; if the kernel is older than 5.13 or lacks Landlock, every file remains
// readable.
#pragma once

#include <string>
#include <vector>

namespace core {

bool kernelHasFences();

// The folders of fonts, fontconfig's files, and programs and their data, both the system's and the user's.
std::vector<std::string> fontPlaces();

// Permanent; call it after PR_SET_NO_NEW_PRIVS. Missing folders are skipped, and files already open stay open. False:
// the kernel supports it, but it failed.
bool readOnlyIn(const std::vector<std::string> &places);

} // namespace core
