// The spelling dictionaries that are installed, by language. Safe from several threads.
#pragma once

#include "core/language/dictionary.h"

#include <map>
#include <vector>

namespace core {

class Dictionaries
{
public:
    // Of these folders: "de_DE.dic" is of the language "de". Two of a language at most, since each takes time to read
    // and "es" alone has twenty.
    explicit Dictionaries(const QStringList &folders);

    static const Dictionaries &installed(); // on the system, or in a sandbox of the program's own

    QStringList languages() const;                                 // codes of two letters, sorted
    const Dictionary &first(const QString &language) const;        // one that is not there where the language has none
    bool know(const QString &word, const QString &language) const; // written so, or with capitals
    bool know(const QString &word) const;                          // in any language
    QStringList suggestions(const QString &word, const QString &language) const;

private:
    std::map<QString, std::vector<std::unique_ptr<Dictionary>>> m_of;
};

// The Debian package that brings a dictionary of a language.
QString dictionaryPackage(const QString &language);

} // namespace core
