// Which files the sandbox leaves to be read: those that fonts and character maps are made of, nothing of the user's.
// Landlock does it, through its system calls; a kernel before 5.13, or one without it, leaves every file readable.
#pragma once

#include <string>
#include <vector>

namespace core {

bool kernelHasFences();

// Programs and their data, fonts and what fontconfig reads, of the system and of the user.
std::vector<std::string> fontPlaces();

// For good, and after PR_SET_NO_NEW_PRIVS. Places that are not there are left out; what is open already stays open.
// False: the kernel can, and it failed.
bool readOnlyIn(const std::vector<std::string> &places);

} // namespace core
