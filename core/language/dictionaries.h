// The installed spelling dictionaries, by language. Thread-safe.
#pragma once

#include "core/language/dictionary.h"

#include <map>
#include <vector>

namespace core {

class Dictionaries
{
public:
    // Looks in these folders: "de_DE.dic" belongs to the language "de". Uses at most two dictionaries per language,
    // because each is slow to read and "es" alone has twenty.
    explicit Dictionaries(const QStringList &folders);

    static const Dictionaries &installed(); // the system's, or those in the program's sandbox

    QStringList languages() const;                                 // two-letter codes, sorted
    const Dictionary &first(const QString &language) const;        // an empty dictionary if the language has none
    bool know(const QString &word, const QString &language) const; // as written, capitalised or in upper case
    bool know(const QString &word) const;                          // in any language
    QStringList suggestions(const QString &word, const QString &language) const;

private:
    std::map<QString, std::vector<std::unique_ptr<Dictionary>>> m_of;
};

// The Debian package with a language's dictionary.
QString dictionaryPackage(const QString &language);

} // namespace core
