// Synonyms from WordNet's plain files, where they are installed; nothing elsewhere.
#pragma once

#include <QString>
#include <QStringList>

namespace core {

class WordNet
{
public:
    explicit WordNet(const QString &folder);

    static const WordNet &installed(); // /usr/share/wordnet

    // Of the commonest senses, the word itself left out; several words only with underscores. Safe from several
    // threads.
    QStringList synonyms(const QString &word) const;

private:
    QString m_folder;
    bool m_isThere = false;
};

} // namespace core
