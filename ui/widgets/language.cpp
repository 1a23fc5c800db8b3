#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace ui {
namespace {

// A user who prefers English to other available languages gets English, whose catalogue has only plural forms.
QString firstSpoken(const QStringList &preferred)
{
    for (const QString &name : preferred) {
        const QString language = name.section(u'-', 0, 0).section(u'_', 0, 0);
        if (language == QLatin1String("en") || language == QLatin1String("C"))
            return {};
        if (QTranslator().load(QStringLiteral(":/translations/attest_") + language))
            return language;
    }
    return {};
}

void install(const QString &file, const QString &folder)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

// English for texts missing in other catalogues, such as "1 page", "2 pages". Call it first in a program with windows.
void speakEnglish()
{
    install(QStringLiteral("attest_en"), QStringLiteral(":/translations"));
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(speakEnglish)

void speak(const QString &language)
{
    const bool isChosen = language != QLatin1String("system");
    const QString spoken = firstSpoken(isChosen ? QStringList{language} : QLocale::system().uiLanguages());
    if (isChosen && QLocale(language).language() != QLocale::system().language())
        QLocale::setDefault(QLocale(language)); // also sets the formats of numbers and dates
    if (spoken.isEmpty())
        return;
    const QString ofQt =
        spoken == QLatin1String("zh") ? QStringLiteral("qtbase_zh_CN") : QStringLiteral("qtbase_") + spoken;
    install(ofQt, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("attest_") + spoken, QStringLiteral(":/translations"));
}

} // namespace ui
