// Which addresses of the internet anybody can reach: not this computer, not its own network, nothing reserved.
#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>

struct sockaddr;

namespace core {

// 16 bytes of IPv6 in network order; an address of IPv4 as ::ffff:a.b.c.d.
using IpAddress = std::array<quint8, 16>;

bool isPublicAddress(const IpAddress &address);
bool isLoopback(const IpAddress &address);

// Of a host that is a number: "127.0.0.1", "::1", "fe80::1%eth0". A name has none.
std::optional<IpAddress> addressOf(const QString &host);
std::optional<IpAddress> addressOf(const sockaddr &place); // none: of another family
QByteArray numberOf(const IpAddress &address);             // "127.0.0.1", "::1"

} // namespace core
