#include "core/base/settings.h"

#include <QStringList>

namespace core {
namespace {

constexpr Setting table[] = {
    {"flow", QT_TRANSLATE_NOOP("Setting", "Flow"), &Settings::flow},
    {"model", QT_TRANSLATE_NOOP("Setting", "Model"), &Settings::model},
    {"passages", QT_TRANSLATE_NOOP("Setting", "Passages for a question (k)"), &Settings::passages, 1, 50},
    {"max-rewrites", QT_TRANSLATE_NOOP("Setting", "Most rewrites of a question"), &Settings::maxRewrites, 0, 10},
    {"max-regenerations", QT_TRANSLATE_NOOP("Setting", "Most regenerations of an answer"), &Settings::maxRegenerations,
     0, 10},
    {"max-steps", QT_TRANSLATE_NOOP("Setting", "Most steps for a question"), &Settings::maxSteps, 5, 500},
    {"max-calls", QT_TRANSLATE_NOOP("Setting", "Most calls for a question"), &Settings::maxCalls, 1, 1000},
    {"max-seconds", QT_TRANSLATE_NOOP("Setting", "Most seconds for a question"), &Settings::maxSeconds, 1, 3600},
    {"grade-against-query", QT_TRANSLATE_NOOP("Setting", "Grade against the rewritten query, as the originals do"),
     &Settings::gradeAgainstQuery},
    {"server-url", QT_TRANSLATE_NOOP("Setting", "Model server (OpenAI protocol)"), &Settings::serverUrl},
    {"temperature", QT_TRANSLATE_NOOP("Setting", "Temperature of the model"), &Settings::temperature, 0, 2},
    {"concurrent-calls", QT_TRANSLATE_NOOP("Setting", "Calls to the server at once"), &Settings::concurrentCalls, 1,
     32},
    {"passage-length", QT_TRANSLATE_NOOP("Setting", "Length of a passage (characters)"), &Settings::passageLength, 200,
     8000},
    {"passage-overlap", QT_TRANSLATE_NOOP("Setting", "Overlap of passages (characters)"), &Settings::passageOverlap, 0,
     2000},
    {"readers", QT_TRANSLATE_NOOP("Setting", "PDFs read at the same time"), &Settings::readers, 1, 16},
    {"theme", QT_TRANSLATE_NOOP("Setting", "Light or dark"), &Settings::theme, 0, 0, "system light dark"},
};

} // namespace

std::span<const Setting> settingsTable()
{
    return table;
}

const Setting *findSetting(const QString &key)
{
    for (const Setting &setting : table) {
        if (key == QLatin1String(setting.key))
            return &setting;
    }
    return nullptr;
}

QString settingText(const Settings &settings, const Setting &setting)
{
    if (const auto *whole = std::get_if<int Settings::*>(&setting.member))
        return QString::number(settings.**whole);
    if (const auto *number = std::get_if<double Settings::*>(&setting.member))
        return QString::number(settings.**number);
    if (const auto *yes = std::get_if<bool Settings::*>(&setting.member))
        return settings.**yes ? QStringLiteral("true") : QStringLiteral("false");
    return settings.*std::get<QString Settings::*>(setting.member);
}

QString setFromText(Settings &settings, const Setting &setting, const QString &text)
{
    const QString key = QLatin1String(setting.key);
    bool understood = false;
    if (const auto *yes = std::get_if<bool Settings::*>(&setting.member)) {
        const QString word = text.toLower();
        if (word != QLatin1String("true") && word != QLatin1String("false"))
            return QStringLiteral("“%1” is either true or false, not “%2”.").arg(key, text);
        settings.**yes = word == QLatin1String("true");
        return {};
    }
    if (const auto *words = std::get_if<QString Settings::*>(&setting.member)) {
        const QStringList choices = QString::fromLatin1(setting.choices).split(u' ', Qt::SkipEmptyParts);
        if (!choices.isEmpty() && !choices.contains(text))
            return QStringLiteral("“%1” is one of: %2.").arg(key, choices.join(QLatin1String(", ")));
        settings.**words = text;
        return {};
    }
    const double number = text.toDouble(&understood);
    if (!understood || !(number >= setting.least && number <= setting.most))
        return QStringLiteral("“%1” is a number from %2 to %3, not “%4”.")
            .arg(key, QString::number(setting.least), QString::number(setting.most), text);
    if (const auto *whole = std::get_if<int Settings::*>(&setting.member)) {
        if (number != int(number))
            return QStringLiteral("“%1” is a whole number, not “%2”.").arg(key, text);
        settings.**whole = int(number);
        return {};
    }
    settings.*std::get<double Settings::*>(setting.member) = number;
    return {};
}

} // namespace core
