// PDFs that no program would write: valid files with flipped bits, truncated, or spliced from several. Number n of a
// kind depends only on the seed and n, so harmful ones can be reproduced.
#pragma once

#include <QByteArray>
#include <QList>

#include <random>

namespace tests {

class Spoiling
{
public:
    Spoiling(QList<QByteArray> good, quint32 seed) : m_good(std::move(good)), m_seed(seed) {}

    // Changes bits, bytes, numbers and runs of bytes, equally often in the structure and in compressed data.
    QByteArray flipped(int number) const
    {
        std::mt19937 dice = diceFor(1, number);
        QByteArray bytes = any(dice);
        const int changes = 1 << below(dice, 7);
        for (int i = 0; i < changes && !bytes.isEmpty(); ++i)
            spoil(bytes, dice);
        return bytes;
    }

    // A truncated download, or one without its beginning or middle; some get an end-of-file marker appended.
    QByteArray cut(int number) const
    {
        std::mt19937 dice = diceFor(2, number);
        QByteArray bytes = any(dice);
        const qsizetype at = below(dice, bytes.size());
        switch (below(dice, 4)) {
        case 0:
            return bytes.mid(at);
        case 1:
            return bytes.left(at) + bytes.mid(at + below(dice, bytes.size() - at));
        case 2:
            return bytes.left(at) + bytes.mid(bytes.lastIndexOf("trailer"));
        default:
            return bytes.left(at);
        }
    }

    // Mixes the objects of two to four files, with exchanged numbers.
    QByteArray spliced(int number) const
    {
        std::mt19937 dice = diceFor(3, number);
        const QByteArray base = any(dice);
        QList<Object> objects = objectsOf(base);
        QList<Object> foreign;
        for (qsizetype others = 1 + below(dice, 3); others > 0; --others)
            foreign += objectsOf(any(dice));
        if (objects.isEmpty() || foreign.isEmpty())
            return base.left(base.size() / 2) + any(dice);
        for (qsizetype swaps = 1 + below(dice, 8); swaps > 0; --swaps)
            objects[below(dice, objects.size())].body = foreign[below(dice, foreign.size())].body;
        if (below(dice, 2) == 0)
            objects.append(foreign.mid(0, 20));
        QByteArray bytes = "%PDF-1.7\n";
        for (const Object &object : std::as_const(objects))
            bytes += QByteArray::number(object.number) + " 0 obj" + object.body + "endobj\n";
        const qsizetype trailer = base.lastIndexOf("trailer"); // without it the reader searches for objects itself
        return bytes + (trailer < 0 ? QByteArray("%%EOF\n") : base.mid(trailer));
    }

private:
    struct Object
    {
        int number = 0;
        QByteArray body; // between obj and endobj
    };

    std::mt19937 diceFor(quint32 kind, int number) const
    {
        std::seed_seq seed{m_seed, kind, quint32(number)};
        return std::mt19937(seed);
    }
    static qsizetype below(std::mt19937 &dice, qsizetype end) { return end > 0 ? qsizetype(dice() % quint64(end)) : 0; }
    const QByteArray &any(std::mt19937 &dice) const { return m_good[below(dice, m_good.size())]; }

    static void spoil(QByteArray &bytes, std::mt19937 &dice)
    {
        const qsizetype at = below(dice, bytes.size());
        switch (below(dice, 8)) {
        case 0:
        case 1:
            bytes[at] = char(bytes[at] ^ (1 << below(dice, 8)));
            break;
        case 2:
            bytes[at] = "\0\xff()<>[]/ \n0-"[below(dice, 13)];
            break;
        case 3:
            bytes.remove(at, below(dice, 32));
            break;
        case 4:
            bytes.insert(at, bytes.mid(below(dice, bytes.size()), below(dice, 256)));
            break;
        default:
            spoilNumber(bytes, at, dice);
        }
    }

    // Replaces the first number after `at` with an unexpected one.
    static void spoilNumber(QByteArray &bytes, qsizetype at, std::mt19937 &dice)
    {
        static const QByteArray numbers[] = {"0",          "-1",         "1",          "65536",
                                             "2147483647", "2147483648", "4294967295", "99999999999999999999",
                                             "1e308",      "-0.0000001", "9 0 R",      "1 0 R"};
        const auto isDigit = [&](qsizetype i) { return i < bytes.size() && bytes[i] >= '0' && bytes[i] <= '9'; };
        while (at < bytes.size() && !isDigit(at))
            ++at;
        qsizetype end = at;
        while (isDigit(end))
            ++end;
        bytes.replace(at, end - at, numbers[below(dice, std::size(numbers))]);
    }

    static QList<Object> objectsOf(const QByteArray &bytes)
    {
        QList<Object> found;
        for (qsizetype at = bytes.indexOf(" obj"); at >= 0 && found.size() < 2000; at = bytes.indexOf(" obj", at)) {
            const qsizetype line = std::max(bytes.lastIndexOf('\n', at), bytes.lastIndexOf('\r', at)) + 1;
            const qsizetype end = bytes.indexOf("endobj", at);
            if (end < 0)
                break;
            found.append({bytes.mid(line, at - line).split(' ').first().toInt(), bytes.mid(at + 4, end - at - 4)});
            at = end;
        }
        return found;
    }

    QList<QByteArray> m_good;
    quint32 m_seed;
};

} // namespace tests
