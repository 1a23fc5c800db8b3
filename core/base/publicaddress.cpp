// The blocks come from the registries of special-purpose addresses (RFC 6890 and its updates).
#include "core/base/publicaddress.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cstring>
#include <iterator>
#include <netinet/in.h>
#include <sys/socket.h>

namespace core {
namespace {

struct Block
{
    quint32 address;
    int length; // number of significant bits
};

constexpr Block reservedV4[] = {
    {0x00000000, 8},  // "this" network
    {0x0a000000, 8},  // private
    {0x64400000, 10}, // carrier-grade NAT
    {0x7f000000, 8},  // loopback
    {0xa9fe0000, 16}, // link-local, including cloud metadata services
    {0xac100000, 12}, // private
    {0xc0000000, 24}, // protocol assignments
    {0xc0000200, 24}, // documentation
    {0xc0586300, 24}, // 6to4 relays
    {0xc0a80000, 16}, // private
    {0xc6120000, 15}, // benchmarking
    {0xc6336400, 24}, // documentation
    {0xcb007100, 24}, // documentation
    {0xe0000000, 3},  // multicast, reserved, broadcast
};

// Within 2000::/3, outside of which nothing is public; compares the first 32 bits.
constexpr Block reservedV6[] = {
    {0x20010000, 23}, // protocol assignments, including Teredo
    {0x20010db8, 32}, // documentation
    {0x20020000, 16}, // 6to4, which contains an IPv4 address
    {0x3fff0000, 20}, // documentation
};

constexpr std::array<quint8, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr std::array<quint8, 12> translated{0, 0x64, 0xff, 0x9b}; // NAT64: the IPv4 address inside decides
constexpr IpAddress ownV6{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};

bool isIn(quint32 address, const Block &block)
{
    return (address ^ block.address) >> (32 - block.length) == 0;
}

quint32 fourBytes(const IpAddress &address, std::size_t from)
{
    return quint32(address[from]) << 24 | quint32(address[from + 1]) << 16 | quint32(address[from + 2]) << 8 |
           address[from + 3];
}

bool beginsWith(const IpAddress &address, const std::array<quint8, 12> &prefix)
{
    return std::equal(prefix.begin(), prefix.end(), address.begin());
}

template <std::size_t N>
bool isReserved(quint32 address, const Block (&blocks)[N])
{
    return std::any_of(std::begin(blocks), std::end(blocks), [&](const Block &block) { return isIn(address, block); });
}

IpAddress mappedV4(const in_addr &number)
{
    IpAddress address{};
    std::copy(mapped.begin(), mapped.end(), address.begin());
    std::memcpy(address.data() + mapped.size(), &number, sizeof number);
    return address;
}

IpAddress plainV6(const in6_addr &number)
{
    return std::to_array(number.s6_addr);
}

} // namespace

bool isPublicAddress(const IpAddress &address)
{
    if (beginsWith(address, mapped) || beginsWith(address, translated))
        return !isReserved(fourBytes(address, 12), reservedV4);
    const quint32 first = fourBytes(address, 0);
    return isIn(first, {0x20000000, 3}) && !isReserved(first, reservedV6);
}

bool isLoopback(const IpAddress &address)
{
    return address == ownV6 || (beginsWith(address, mapped) && address[12] == 127);
}

std::optional<IpAddress> addressOf(const QString &host)
{
    const QByteArray number = host.section(u'%', 0, 0).toLatin1(); // a network device's name may follow it
    in_addr v4{};
    in6_addr v6{};
    if (inet_pton(AF_INET, number.constData(), &v4) == 1)
        return mappedV4(v4);
    if (inet_pton(AF_INET6, number.constData(), &v6) == 1)
        return plainV6(v6);
    return {};
}

std::optional<IpAddress> addressOf(const sockaddr &place)
{
    if (place.sa_family == AF_INET)
        return mappedV4(reinterpret_cast<const sockaddr_in &>(place).sin_addr);
    if (place.sa_family == AF_INET6)
        return plainV6(reinterpret_cast<const sockaddr_in6 &>(place).sin6_addr);
    return {};
}

QByteArray numberOf(const IpAddress &address)
{
    const bool isV4 = beginsWith(address, mapped);
    QByteArray number(INET6_ADDRSTRLEN, '\0');
    inet_ntop(isV4 ? AF_INET : AF_INET6, address.data() + (isV4 ? mapped.size() : 0), number.data(), INET6_ADDRSTRLEN);
    return number.constData();
}

} // namespace core
