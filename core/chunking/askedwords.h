// A small set of words to look for throughout a document. Hashes rule out nearly all other words before a string is
// built. Used to build the running text; private to this folder.
#pragma once

#include <QSet>
#include <QString>

#include <vector>

namespace core {

class AskedWords
{
public:
    static quint32 hashed(quint32 before, char16_t c) { return (before ^ c) * 16777619u; }
    void add(const QString &word)
    {
        if (m_words.contains(word))
            return;
        m_words.insert(word);
        quint32 hash = 0;
        for (const QChar c : word)
            hash = hashed(hash, c.unicode());
        m_seen[placeOf(hash)] = true;
    }
    bool isEmpty() const { return m_words.isEmpty(); }
    bool mayHave(quint32 hash) const { return m_seen[placeOf(hash)]; }
    bool contains(const QString &word) const { return m_words.contains(word); }

private:
    static size_t placeOf(quint32 hash) { return (hash ^ hash >> 16) & 0xffff; }

    QSet<QString> m_words;
    std::vector<bool> m_seen = std::vector<bool>(0x10000);
};

} // namespace core
