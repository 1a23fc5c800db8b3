#include "core/embedding/charactertable.h"

#include <QTextBoundaryFinder>
#include <QtEndian>

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype longestCluster = 6; // bytes; clusters of this length or more are looked up character by character

// A unit of the double array has a label, the offset of its children, and whether one of them is a leaf.
bool hasLeaf(quint32 unit)
{
    return (unit >> 8 & 1) != 0;
}

quint32 valueOf(quint32 unit)
{
    return unit & 0x7fffffff;
}

quint32 labelOf(quint32 unit)
{
    return unit & 0x800000ff;
}

quint32 distanceOf(quint32 unit)
{
    return (unit >> 10) << ((unit & 1U << 9) >> 6);
}

qsizetype lengthAt(QByteArrayView text, qsizetype at) // length of the character in bytes
{
    qsizetype end = at + 1;
    while (end < text.size() && (quint8(text[end]) & 0xc0) == 0x80)
        ++end;
    return end - at;
}

} // namespace

std::optional<CharacterTable> CharacterTable::from(const QByteArray &bytes)
{
    if (bytes.size() < 8)
        return {};
    const auto size = qsizetype(qFromLittleEndian<quint32>(bytes.constData()));
    if (size < 4 || size % 4 != 0 || size > bytes.size() - 4)
        return {};
    CharacterTable table;
    for (qsizetype at = 4; at < 4 + size; at += 4)
        table.m_trie.push_back(qFromLittleEndian<quint32>(bytes.constData() + at));
    table.m_texts = bytes.mid(4 + size);
    for (int c = 1; c < 128; ++c) {
        const char character = char(c);
        table.m_ascii[size_t(c)] = table.find(QByteArrayView(&character, 1));
    }
    return table;
}

QString CharacterTable::normalized(const QString &text) const
{
    const auto isPlain = [this](QChar c) { return c.unicode() < 128 && c != u'\0' && !m_ascii[c.unicode()]; };
    if (std::all_of(text.begin(), text.end(), isPlain))
        return text;
    QByteArray made;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype from = 0, to = 0; from < text.size(); from = to) {
        do {
            to = finder.toNextBoundary();
        } while (to > from && to < text.size() && text[to].isLowSurrogate()); // Qt 6.4 splits some surrogate pairs
        if (to <= from)
            to = text.size();
        made += normalizedCluster(text.mid(from, to - from).toUtf8());
    }
    return QString::fromUtf8(made);
}

QByteArray CharacterTable::normalizedCluster(const QByteArray &cluster) const
{
    if (cluster.size() < longestCluster) {
        if (const std::optional<QByteArray> whole = find(cluster))
            return *whole;
    }
    QByteArray made;
    for (qsizetype at = 0; at < cluster.size();) {
        const QByteArrayView character = QByteArrayView(cluster).sliced(at, lengthAt(cluster, at));
        made += find(character).value_or(character.toByteArray());
        at += character.size();
    }
    return made;
}

// As in other readers of SentencePiece's tables, the shortest prefix in the table is used.
std::optional<QByteArray> CharacterTable::find(QByteArrayView character) const
{
    const auto unit = [this](size_t at) { return at < m_trie.size() ? m_trie[at] : 0; };
    size_t node = distanceOf(unit(0));
    for (const char byte : character) {
        node ^= quint8(byte);
        if (byte == 0 || labelOf(unit(node)) != quint8(byte))
            return {};
        const quint32 found = unit(node);
        node ^= distanceOf(found);
        if (!hasLeaf(found))
            continue;
        const auto at = qsizetype(valueOf(unit(node)));
        if (at >= m_texts.size())
            return {};
        const qsizetype end = m_texts.indexOf('\0', at);
        return m_texts.mid(at, (end < 0 ? m_texts.size() : end) - at);
    }
    return {};
}

} // namespace core
