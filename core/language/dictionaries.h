// The installed spelling dictionaries, by language. Thread-safe.
#pragma once

#include "core/language/dictionary.h"

#include <map>
#include <vector>

namespace core {

class Dictionaries
{
public:
    // Looks in these folders: "de_DE.dic" belongs to the language "de". At most two per language, since each takes time
    // to read and "es" alone has twenty.
    explicit Dictionaries(const QStringList &folders);

    static const Dictionaries &installed(); // installed on the system, or in the program's own sandbox

    QStringList languages() const;                                 // two-letter codes, sorted
    const Dictionary &first(const QString &language) const;        // an empty one if the language has none
    bool know(const QString &word, const QString &language) const; // as written, or with other capitals
    bool know(const QString &word) const;                          // in any language
    QStringList suggestions(const QString &word, const QString &language) const;

private:
    std::map<QString, std::vector<std::unique_ptr<Dictionary>>> m_of;
};

// The Debian package with a language's dictionary.
QString dictionaryPackage(const QString &language);

} // namespace core
