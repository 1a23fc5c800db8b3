// Which addresses of the internet anybody can reach: not this computer, not its own network, nothing reserved.
#pragma once

#include <QtGlobal>

#include <array>

namespace core {

// 16 bytes of IPv6 in network order; an address of IPv4 as ::ffff:a.b.c.d.
bool isPublicAddress(const std::array<quint8, 16> &address);

} // namespace core
