// Translates words with tables of everyday German and English words, if these are installed; resources/words builds
// them. Thread-safe.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QByteArrayView>
#include <QFile>

namespace core {

struct Translation
{
    int first = 0; // terms [first, last) of the question
    int last = 0;
    QStringList words; // in lower case; together they are the translation
    double share = 0;  // share of the dictionary's word pairs that have this translation, 0 ... 1
};

class BilingualDictionary
{
public:
    explicit BilingualDictionary(const QString &table); // if the table cannot be read, there are no translations
    ~BilingualDictionary();
    BilingualDictionary(const BilingualDictionary &) = delete;
    BilingualDictionary &operator=(const BilingualDictionary &) = delete;

    // The installed dictionary from German to English, or from English to German.
    static const BilingualDictionary &installed(bool fromGerman);

    bool isThere() const { return !m_table.isEmpty(); }

    // Translates terms, as returned by terms(), singly and in pairs. Translations are in the order of the terms, the
    // most common translation of each term first. Single stop terms are skipped.
    QList<Translation> translations(const QStringList &terms) const;

private:
    QByteArrayView lineOf(const QByteArray &key) const;

    QFile m_file;
    QByteArrayView m_table; // lines sorted by key, mapped into memory
};

// Whether a library has texts in a language, judging by its function words.
bool hasTextsIn(const QString &language, const Idf &idf);

} // namespace core
