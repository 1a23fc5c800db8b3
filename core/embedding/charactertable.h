// SentencePiece's table of what characters become before a text is cut into tokens ("precompiled_charsmap"): a trie of
// UTF-8 (a double array, as Darts-clone writes it) and the texts that its leaves point to.
#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace core {

class CharacterTable
{
public:
    // None: the bytes are no such table.
    static std::optional<CharacterTable> from(const QByteArray &bytes);

    QString normalized(const QString &text) const;

private:
    std::optional<QByteArray> find(QByteArrayView character) const; // what it becomes; none: it stays
    QByteArray normalizedCluster(const QByteArray &cluster) const;

    std::vector<quint32> m_trie;
    QByteArray m_texts; // each ends with a zero
    std::array<std::optional<QByteArray>, 128> m_ascii;
};

} // namespace core
