// Synonyms from WordNet's plain files, if they are installed.
#pragma once

#include <QString>
#include <QStringList>

namespace core {

class WordNet
{
public:
    explicit WordNet(const QString &folder);

    static const WordNet &installed(); // in /usr/share/wordnet

    // Synonyms in the word's most common senses, without the word itself; multi-word synonyms contain underscores.
    // Thread-safe.
    QStringList synonyms(const QString &word) const;

private:
    QString m_folder;
    bool m_isThere = false;
};

} // namespace core
