#include "core/ocr/languages.h"

#include <QDir>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace core {
namespace {

bool holdsLanguages(const QString &folder)
{
    return !QDir(folder).entryList({QStringLiteral("*.traineddata")}, QDir::Files).isEmpty();
}

QString folderOfLanguages()
{
    const QString named = qEnvironmentVariable("TESSDATA_PREFIX");
    QStringList places;
    if (!named.isEmpty()) {
        places = {named, named + QStringLiteral("/tessdata")};
    } else {
        const QString versions = QStringLiteral("/usr/share/tesseract-ocr");
        const QStringList found =
            QDir(versions).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
        for (const QString &version : found) // newest version first
            places.append(versions + u'/' + version + QStringLiteral("/tessdata"));
        places += {QStringLiteral("/usr/share/tessdata"), QStringLiteral("/usr/local/share/tessdata")};
    }
    for (const QString &place : places) {
        if (holdsLanguages(place))
            return QDir(place).absolutePath();
    }
    return {};
}

// Tesseract's name, usually three letters.
QString nameOf(const QLocale &locale)
{
    switch (locale.language()) {
    case QLocale::C:
    case QLocale::AnyLanguage:
        return {};
    case QLocale::Chinese:
        return locale.script() == QLocale::TraditionalHanScript ? QStringLiteral("chi_tra") : QStringLiteral("chi_sim");
    case QLocale::NorwegianBokmal:
    case QLocale::NorwegianNynorsk:
        return QStringLiteral("nor");
    case QLocale::Kurdish:
        return QStringLiteral("kmr");
    case QLocale::Serbian:
        return locale.script() == QLocale::LatinScript ? QStringLiteral("srp_latn") : QStringLiteral("srp");
    case QLocale::Uzbek:
        return locale.script() == QLocale::CyrillicScript ? QStringLiteral("uzb_cyrl") : QStringLiteral("uzb");
    case QLocale::Azerbaijani:
        return locale.script() == QLocale::CyrillicScript ? QStringLiteral("aze_cyrl") : QStringLiteral("aze");
    default:
        return QLocale::languageToCode(locale.language(), QLocale::ISO639Part2T);
    }
}

QStringList systemLanguages()
{
    QStringList names;
    const QLocale system = QLocale::system();
    const QStringList preferred = system.uiLanguages();
    for (const QString &language : QStringList{system.name()} + preferred)
        names.append(nameOf(QLocale(language)));
    return names;
}

Error missing(const QString &language)
{
    QString package = language;
    package.replace(u'_', u'-');
    return {Error::Unavailable,
            QStringLiteral("Text recognition has no data for “%1”; install the package tesseract-ocr-%2, or choose "
                           "other languages in the settings.")
                .arg(language, package),
            {}};
}

} // namespace

OcrLanguages installedOcrLanguages()
{
    OcrLanguages languages;
    languages.folder = folderOfLanguages();
    if (languages.folder.isEmpty())
        return languages;
    const QString suffix = QStringLiteral(".traineddata");
    for (QString name : QDir(languages.folder).entryList({u'*' + suffix}, QDir::Files, QDir::Name)) {
        name.chop(suffix.size());
        if (name == QLatin1String("osd"))
            languages.findsOrientation = true;
        else if (name != QLatin1String("equ")) // data for equations, used by a removed part of Tesseract
            languages.installed.append(name);
    }
    return languages;
}

QString ocrLanguageName(const QString &language)
{
    static const QHash<QString, QString> locales{{QStringLiteral("chi_sim"), QStringLiteral("zh_Hans")},
                                                 {QStringLiteral("chi_tra"), QStringLiteral("zh_Hant")},
                                                 {QStringLiteral("enm"), QStringLiteral("en")},
                                                 {QStringLiteral("frk"), QStringLiteral("de")},
                                                 {QStringLiteral("frm"), QStringLiteral("fr")},
                                                 {QStringLiteral("kmr"), QStringLiteral("ku")},
                                                 {QStringLiteral("nor"), QStringLiteral("nb")},
                                                 {QStringLiteral("srp_latn"), QStringLiteral("sr_Latn")}};
    const QString code = language.section(u'_', 0, 0);
    const auto known = std::find_if(locales.keyBegin(), locales.keyEnd(),
                                    [&](const QString &each) { return language.startsWith(each); });
    const QLocale::Language spoken = QLocale::codeToLanguage(code);
    QString name;
    if (known != locales.keyEnd())
        name = QLocale(locales[*known]).nativeLanguageName();
    else if (spoken == QLocale::English) // the default English locale is American
        name = QLocale::languageToString(spoken);
    else if (spoken != QLocale::AnyLanguage && spoken != QLocale::C)
        name = QLocale(spoken).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name.isEmpty() ? language : QStringLiteral("%1 (%2)").arg(name, language);
}

Result<QStringList> chosenOcrLanguages(const QString &setting, const OcrLanguages &languages)
{
    static const QRegularExpression between(QStringLiteral("[\\s,+]+"));
    if (languages.installed.isEmpty())
        return Error{Error::Unavailable,
                     QStringLiteral("No OCR language is installed; install the package tesseract-ocr-eng, or "
                                    "tesseract-ocr- with the language of your scans."),
                     languages.folder};
    QStringList chosen = setting.split(between, Qt::SkipEmptyParts);
    chosen.removeDuplicates();
    for (const QString &language : std::as_const(chosen)) {
        if (!languages.installed.contains(language))
            return missing(language.left(40));
    }
    if (!chosen.isEmpty())
        return chosen;
    for (const QString &language : systemLanguages() + QStringList{QStringLiteral("eng")}) {
        if (languages.installed.contains(language) && !chosen.contains(language))
            chosen.append(language);
    }
    return chosen.isEmpty() ? QStringList{languages.installed.first()} : chosen;
}

} // namespace core
