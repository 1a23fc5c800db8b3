// Translates words with tables of everyday German and English words, if these are installed; resources/words builds
// them. Any thread.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QByteArrayView>
#include <QFile>

namespace core {

struct Translation
{
    int first = 0; // terms [first, last) of the question
    int last = 0;
    QStringList words; // lower case; together they are the translation
    double share = 0;  // share of the dictionary's pairs with this translation, 0 ... 1
};

class BilingualDictionary
{
public:
    explicit BilingualDictionary(const QString &table); // if the table cannot be read, nothing is translated
    ~BilingualDictionary();
    BilingualDictionary(const BilingualDictionary &) = delete;
    BilingualDictionary &operator=(const BilingualDictionary &) = delete;

    // From German to English, or from English to German.
    static const BilingualDictionary &installed(bool fromGerman);

    bool isThere() const { return !m_table.isEmpty(); }

    // Translates terms, as returned by terms(), singly and in pairs. Returns them in order, the most common translation
    // of each first. Single stop terms are skipped.
    QList<Translation> translations(const QStringList &terms) const;

private:
    QByteArrayView lineOf(const QByteArray &key) const;

    QFile m_file;
    QByteArrayView m_table; // lines sorted by key, mapped into memory
};

// Whether a library has texts in a language, judging by its function words.
bool hasTextsIn(const QString &language, const Idf &idf);

} // namespace core
