// Translations of words, from the tables of everyday German and English words that resources/words builds, if they are
// installed. Any thread.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QByteArrayView>
#include <QFile>

namespace core {

struct Translation
{
    int first = 0; // terms [first, last) of the question
    int last = 0;
    QStringList words; // lower case; the translation is all of them together
    double share = 0;  // of the dictionary's pairs that translate it so, 0 ... 1
};

class BilingualDictionary
{
public:
    explicit BilingualDictionary(const QString &table); // if it cannot be read, nothing is translated
    ~BilingualDictionary();
    BilingualDictionary(const BilingualDictionary &) = delete;
    BilingualDictionary &operator=(const BilingualDictionary &) = delete;

    // From German to English, or back.
    static const BilingualDictionary &installed(bool fromGerman);

    bool isThere() const { return !m_table.isEmpty(); }

    // For terms as terms() returns them, singly and in pairs, in order, the most usual translation of each first.
    // Single stop terms are skipped.
    QList<Translation> translations(const QStringList &terms) const;

private:
    QByteArrayView lineOf(const QByteArray &key) const;

    QFile m_file;
    QByteArrayView m_table; // lines sorted by key, mapped into memory
};

// Whether a library has texts in a language, judging by its function words.
bool hasTextsIn(const QString &language, const Idf &idf);

} // namespace core
