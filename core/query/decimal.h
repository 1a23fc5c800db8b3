// A decimal number exactly as printed, so that sums and comparisons avoid binary floating point. A value type.
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace core {

class Decimal
{
public:
    constexpr Decimal() = default;
    constexpr Decimal(qint64 digits, int places) : m_digits(digits), m_places(places) {}

    // The value of `number` rounded to `places` decimal places; nullopt if it has too many digits.
    static std::optional<Decimal> of(double number, int places);

    double value() const;
    int places() const { return m_places; }
    bool isZero() const { return m_digits == 0; }
    bool isNegative() const { return m_digits < 0; }
    Decimal negated() const { return {-m_digits, m_places}; }
    QString text() const; // "1,234.50", "−3"

    // nullopt: the sum has too many digits.
    friend std::optional<Decimal> sumOf(const Decimal &a, const Decimal &b);
    friend std::strong_ordering operator<=>(const Decimal &a, const Decimal &b);
    friend bool operator==(const Decimal &a, const Decimal &b) { return (a <=> b) == std::strong_ordering::equal; }

private:
    qint64 m_digits = 0; // 12345 for 1,234.5
    int m_places = 0;
};

std::optional<Decimal> sumOf(const Decimal &a, const Decimal &b);

} // namespace core
