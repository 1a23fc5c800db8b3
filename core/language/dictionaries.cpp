#include "core/language/dictionaries.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace core {
namespace {

constexpr size_t mostOfALanguage = 2;

QStringList foldersOfTheSystem()
{
    QStringList folders = QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("hunspell"),
                                                    QStandardPaths::LocateDirectory);
    if (const QString usual = QStringLiteral("/usr/share/hunspell"); !folders.contains(usual))
        folders.append(usual);
    return folders;
}

// Prefers "de_DE" to "de_AT"; for English, takes both spellings, so that neither is called a mistake.
int rankOf(const QString &name)
{
    static const QStringList english{QStringLiteral("en_US"), QStringLiteral("en_GB")};
    const QString language = name.section(u'_', 0, 0);
    if (const qsizetype place = english.indexOf(name); place >= 0)
        return int(place);
    return name == language + u'_' + language.toUpper() ? 0 : 2;
}

QStringList namesIn(const QDir &folder)
{
    QStringList names;
    for (const QString &file : folder.entryList({QStringLiteral("*.dic")}, QDir::Files, QDir::Name)) {
        const QString name = file.chopped(4);
        if (name.section(u'_', 0, 0).size() == 2 && folder.exists(name + QStringLiteral(".aff")))
            names.append(name);
    }
    std::stable_sort(names.begin(), names.end(),
                     [](const QString &a, const QString &b) { return rankOf(a) < rankOf(b); });
    return names;
}

QString capitalised(QString word)
{
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

} // namespace

Dictionaries::Dictionaries(const QStringList &folders)
{
    QStringList files; // several names may refer to one file
    for (const QString &folder : folders) {
        for (const QString &name : namesIn(QDir(folder))) {
            auto &known = m_of[name.left(2)];
            const QString file = QFileInfo(folder + u'/' + name + QStringLiteral(".dic")).canonicalFilePath();
            if (known.size() >= mostOfALanguage || files.contains(file))
                continue;
            files.append(file);
            known.push_back(std::make_unique<Dictionary>(folder, name));
        }
    }
}

// Never destroyed: that would take 7 ms at exit, a fifth of the time of a search.
const Dictionaries &Dictionaries::installed()
{
    static const auto *const dictionaries = new Dictionaries(foldersOfTheSystem());
    return *dictionaries;
}

QStringList Dictionaries::languages() const
{
    QStringList all;
    for (const auto &[language, dictionaries] : m_of)
        all.append(language);
    return all;
}

const Dictionary &Dictionaries::first(const QString &language) const
{
    static const Dictionary none{QString(), QString()};
    const auto found = m_of.find(language);
    return found == m_of.end() ? none : *found->second.front();
}

bool Dictionaries::know(const QString &word, const QString &language) const
{
    const auto found = m_of.find(language);
    return found != m_of.end() && std::any_of(found->second.begin(), found->second.end(), [&](const auto &dictionary) {
               return dictionary->knows(word) || dictionary->knows(capitalised(word)) ||
                      dictionary->knows(word.toUpper());
           });
}

bool Dictionaries::know(const QString &word) const
{
    return std::any_of(m_of.begin(), m_of.end(), [&](const auto &each) { return know(word, each.first); });
}

QStringList Dictionaries::suggestions(const QString &word, const QString &language) const
{
    return first(language).suggestions(word);
}

QString dictionaryPackage(const QString &language)
{
    static const std::map<QString, QString> others{{QStringLiteral("de"), QStringLiteral("hunspell-de-de")},
                                                   {QStringLiteral("en"), QStringLiteral("hunspell-en-us")}};
    const auto other = others.find(language);
    return other == others.end() ? QStringLiteral("hunspell-") + language : other->second;
}

} // namespace core
