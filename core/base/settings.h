// What the user can set. A run gets a copy; nothing changes under a running flow, and there is no global.
#pragma once

#include <QString>

#include <span>
#include <variant>

namespace core {

struct Settings
{
    // Answering. The defaults are those of flows.md, sections 1.0 and 3.
    QString flow = QStringLiteral("self-rag");
    QString model = QStringLiteral("builtin"); // or the name of a model on the server
    int passages = 4;                          // k: passages retrieved for a question
    int maxRewrites = 2;
    int maxRegenerations = 2;
    int maxSteps = 40;
    int maxCalls = 60;
    int maxSeconds = 120;
    bool gradeAgainstQuery = false; // grade against the rewritten query, as the originals do, not against the question

    // A server that speaks the OpenAI protocol.
    QString serverUrl = QStringLiteral("http://localhost:11434/v1");
    double temperature = 0;
    int concurrentCalls = 4; // requests in flight at once

    // Reading.
    int passageLength = 1000; // characters
    int passageOverlap = 200;
    int readers = 2; // programs that read PDFs at the same time

    // The window.
    QString theme = QStringLiteral("system"); // system, light, dark
};

struct Setting
{
    using Member = std::variant<int Settings::*, double Settings::*, bool Settings::*, QString Settings::*>;

    const char *key;   // in the settings file and after --set
    const char *title; // for people; translated where it is shown
    Member member;
    double least = 0; // of numbers
    double most = 0;
    const char *choices = nullptr; // of texts: allowed values, separated by blanks; none: anything
};

// One row a setting: the settings file, the settings dialog, --set and --help are made from this table.
std::span<const Setting> settingsTable();

const Setting *findSetting(const QString &key);
QString settingText(const Settings &settings, const Setting &setting);

// Sets a value from its text. Returns the reason in one sentence when it may not be, and an empty string otherwise.
QString setFromText(Settings &settings, const Setting &setting, const QString &text);

} // namespace core
