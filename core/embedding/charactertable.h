// SentencePiece's table of character replacements applied before tokenisation ("precompiled_charsmap"): a UTF-8 trie (a
// double array, as written by Darts-clone) and the replacement texts that its leaves point to.
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
    // Returns nullopt if the bytes are not such a table.
    static std::optional<CharacterTable> from(const QByteArray &bytes);

    QString normalized(const QString &text) const;

private:
    std::optional<QByteArray> find(QByteArrayView character) const; // the replacement; nullopt: the character is kept
    QByteArray normalizedCluster(const QByteArray &cluster) const;

    std::vector<quint32> m_trie;
    QByteArray m_texts; // replacement texts, each terminated by a zero byte
    std::array<std::optional<QByteArray>, 128> m_ascii;
};

} // namespace core
