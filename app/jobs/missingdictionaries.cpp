#include "app/jobs/missingdictionaries.h"

#include "core/language/dictionaries.h"
#include "core/language/languageguess.h"

#include <QLocale>

#include <algorithm>

namespace app {
namespace {

// Guesses from one of its first pages, since the very first may be a title page.
QString languageOf(const core::Document &document, const core::Library &library)
{
    constexpr int looked = 2;
    const core::Result<core::Page> page = library.page(document.id, std::min(looked, document.pages));
    return page ? core::guessLanguage(page->text) : QString();
}

} // namespace

QList<MissingDictionary> missingDictionaries(const core::Library &library, const std::stop_token &stop)
{
    constexpr qsizetype mostDocuments = 500;
    QStringList wanted{QLocale::system().name().left(2)};
    const QList<core::Document> documents = library.documents();
    for (const core::Document &document : documents.mid(0, mostDocuments)) {
        if (stop.stop_requested())
            break;
        wanted.append(languageOf(document, library));
    }
    wanted.removeDuplicates();
    wanted.sort();
    QList<MissingDictionary> missing;
    for (const QString &language : std::as_const(wanted)) {
        if (core::guessableLanguages().contains(language) && !core::Dictionaries::installed().first(language).isThere())
            missing.append({language, core::dictionaryPackage(language)});
    }
    return missing;
}

} // namespace app
