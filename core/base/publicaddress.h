// Distinguishes public internet addresses from reserved ones and from those of this computer or its local network.
#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>

struct sockaddr;

namespace core {

// 16 bytes of IPv6 in network byte order; IPv4 as ::ffff:a.b.c.d.
using IpAddress = std::array<quint8, 16>;

bool isPublicAddress(const IpAddress &address);
bool isLoopback(const IpAddress &address);

// The address if the host is an IP address ("127.0.0.1", "::1", "fe80::1%eth0"); nullopt if it is a name.
std::optional<IpAddress> addressOf(const QString &host);
std::optional<IpAddress> addressOf(const sockaddr &place); // nullopt: another address family
QByteArray numberOf(const IpAddress &address);             // "127.0.0.1", "::1"

} // namespace core
