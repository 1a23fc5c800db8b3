// What words are called in another language, by the tables that resources/words makes of everyday German and English
// words, where they are installed; nothing elsewhere. Any thread.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QByteArrayView>
#include <QFile>

namespace core {

struct Translation
{
    int first = 0; // terms [first, last) of what is translated
    int last = 0;
    QStringList words; // small letters; all of them together say it
    double share = 0;  // of the pairs of the dictionary that say it so, 0 ... 1
};

class BilingualDictionary
{
public:
    explicit BilingualDictionary(const QString &table); // none can be read: nothing is translated
    ~BilingualDictionary();
    BilingualDictionary(const BilingualDictionary &) = delete;
    BilingualDictionary &operator=(const BilingualDictionary &) = delete;

    // From German into English, or back.
    static const BilingualDictionary &installed(bool fromGerman);

    bool isThere() const { return !m_table.isEmpty(); }

    // Of terms as terms() gives them, alone and two together, in their order, the usual translation of each first. Stop
    // terms by themselves are left out.
    QList<Translation> translations(const QStringList &terms) const;

private:
    QByteArrayView lineOf(const QByteArray &key) const;

    QFile m_file;
    QByteArrayView m_table; // lines sorted by key, mapped into memory
};

// Whether a library has texts in a language, as far as its small words tell.
bool hasTextsIn(const QString &language, const Idf &idf);

} // namespace core
