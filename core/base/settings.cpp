#include "core/base/settings.h"

#include <QRegularExpression>
#include <QStringList>

namespace core {
namespace {

constexpr Setting settingTable[] = {
    {"flow", QT_TRANSLATE_NOOP("Setting", "Flow"), &Settings::flow, 0, 0, nullptr,
     QT_TRANSLATE_NOOP("Setting", "Answering")},
    {"model", QT_TRANSLATE_NOOP("Setting", "Model"), &Settings::model},
    {"passages", QT_TRANSLATE_NOOP("Setting", "Passages for a question (k)"), &Settings::passages, 1, 50},
    {"max-rewrites", QT_TRANSLATE_NOOP("Setting", "Most rewrites of a question"), &Settings::maxRewrites, 0, 10},
    {"max-regenerations", QT_TRANSLATE_NOOP("Setting", "Most regenerations of an answer"), &Settings::maxRegenerations,
     0, 10},
    {"max-steps", QT_TRANSLATE_NOOP("Setting", "Most steps for a question"), &Settings::maxSteps, 5, 500},
    {"max-calls", QT_TRANSLATE_NOOP("Setting", "Most calls for a question"), &Settings::maxCalls, 1, 1000},
    {"max-seconds", QT_TRANSLATE_NOOP("Setting", "Most seconds for a question"), &Settings::maxSeconds, 1, 3600},
    {"compute-answers", QT_TRANSLATE_NOOP("Setting", "Compute answers from tables"), &Settings::computeAnswers},
    {"complete-questions", QT_TRANSLATE_NOOP("Setting", "Complete a question that leans on the one before it"),
     &Settings::completeQuestions},
    {"grade-against-query", QT_TRANSLATE_NOOP("Setting", "Grade against the rewritten query, as the originals do"),
     &Settings::gradeAgainstQuery},
    {"parallel-checks", QT_TRANSLATE_NOOP("Setting", "Check at once whether an answer is grounded and useful"),
     &Settings::parallelChecks, 0, 0, nullptr, QT_TRANSLATE_NOOP("Setting", "Speed")},
    {"write-ahead", QT_TRANSLATE_NOOP("Setting", "Begin to write while passages are graded"), &Settings::writeAhead},
    {"remember-verdicts", QT_TRANSLATE_NOOP("Setting", "Remember verdicts instead of asking again"),
     &Settings::rememberVerdicts},
    {"stop-early", QT_TRANSLATE_NOOP("Setting", "Do not finish what cannot win any more"), &Settings::stopEarly},
    {"size-up", QT_TRANSLATE_NOOP("Setting", "Decide first how many searches a question needs"), &Settings::sizeUp, 0,
     0, nullptr, QT_TRANSLATE_NOOP("Setting", "Adaptive RAG")},
    {"max-thoughts", QT_TRANSLATE_NOOP("Setting", "Most steps of a question that needs several searches"),
     &Settings::maxThoughts, 1, 20},
    {"web-search", QT_TRANSLATE_NOOP("Setting", "Web search"), &Settings::webSearch, 0, 0, "off searxng tavily",
     QT_TRANSLATE_NOOP("Setting", "Web search")},
    {"web-url", QT_TRANSLATE_NOOP("Setting", "SearXNG server"), &Settings::webUrl},
    {"web-pages", QT_TRANSLATE_NOOP("Setting", "Pages taken from a web search"), &Settings::webPages, 1, 10},
    {"web-reading", QT_TRANSLATE_NOOP("Setting", "Read the pages found, not only what the search says of them"),
     &Settings::webReading},
    {"max-web-searches", QT_TRANSLATE_NOOP("Setting", "Most web searches for a question"), &Settings::maxWebSearches, 0,
     5},
    {"simplified", QT_TRANSLATE_NOOP("Setting", "One refused passage leads to the web, nothing is refined"),
     &Settings::simplified, 0, 0, nullptr, QT_TRANSLATE_NOOP("Setting", "Corrective RAG")},
    {"upper-score", QT_TRANSLATE_NOOP("Setting", "Score from which a passage is surely right"), &Settings::upperScore,
     -1, 1},
    {"lower-score", QT_TRANSLATE_NOOP("Setting", "Score below which a passage is surely wrong"), &Settings::lowerScore,
     -1, 1},
    {"strips", QT_TRANSLATE_NOOP("Setting", "Knowledge strips"), &Settings::strips, 0, 0,
     "off selection windows excerption"},
    {"strips-kept", QT_TRANSLATE_NOOP("Setting", "Strips kept"), &Settings::stripsKept, 1, 20},
    {"strip-floor", QT_TRANSLATE_NOOP("Setting", "Score below which a strip is dropped"), &Settings::stripFloor, -1, 1},
    {"post-check", QT_TRANSLATE_NOOP("Setting", "Check the answer as Self-RAG does"), &Settings::postCheck},
    {"retrieval", QT_TRANSLATE_NOOP("Setting", "Search for passages"), &Settings::retrieval, 0, 0,
     "adaptive always never token", QT_TRANSLATE_NOOP("Setting", "Reflection tokens")},
    {"retrieval-threshold", QT_TRANSLATE_NOOP("Setting", "Threshold of searching"), &Settings::retrievalThreshold, 0,
     1},
    {"relevance-weight", QT_TRANSLATE_NOOP("Setting", "Weight of relevance"), &Settings::relevanceWeight, 0, 5},
    {"support-weight", QT_TRANSLATE_NOOP("Setting", "Weight of support"), &Settings::supportWeight, 0, 5},
    {"utility-weight", QT_TRANSLATE_NOOP("Setting", "Weight of utility"), &Settings::utilityWeight, 0, 5},
    {"sequence-score", QT_TRANSLATE_NOOP("Setting", "Count the probability of the text itself"),
     &Settings::sequenceScore},
    {"hard-constraints", QT_TRANSLATE_NOOP("Setting", "Drop what is not relevant or not supported"),
     &Settings::hardConstraints},
    {"long-form", QT_TRANSLATE_NOOP("Setting", "Long form: sentence by sentence"), &Settings::longForm},
    {"beams", QT_TRANSLATE_NOOP("Setting", "Beams kept (long form)"), &Settings::beams, 1, 8},
    {"max-segments", QT_TRANSLATE_NOOP("Setting", "Most sentences (long form)"), &Settings::maxSegments, 1, 20},
    {"path-score", QT_TRANSLATE_NOOP("Setting", "Score of several sentences"), &Settings::pathScore, 0, 0,
     "mean sum product"},
    {"answer-tokens", QT_TRANSLATE_NOOP("Setting", "Tokens of an answer or a sentence"), &Settings::answerTokens, 10,
     1000},
    {"server-url", QT_TRANSLATE_NOOP("Setting", "Model server (OpenAI protocol)"), &Settings::serverUrl, 0, 0, nullptr,
     QT_TRANSLATE_NOOP("Setting", "Model server")},
    {"temperature", QT_TRANSLATE_NOOP("Setting", "Temperature of the model"), &Settings::temperature, 0, 2},
    {"max-tokens", QT_TRANSLATE_NOOP("Setting", "Most tokens of a reply"), &Settings::maxTokens, 16, 8192},
    {"concurrent-calls", QT_TRANSLATE_NOOP("Setting", "Calls to the server at once"), &Settings::concurrentCalls, 1,
     32},
    {"local-model", QT_TRANSLATE_NOOP("Setting", "A model file of your own (GGUF)"), &Settings::localModel},
    {"writer-model", QT_TRANSLATE_NOOP("Setting", "Model that writes"), &Settings::writerModel, 0, 0, nullptr,
     QT_TRANSLATE_NOOP("Setting", "A model for each role")},
    {"rewriter-model", QT_TRANSLATE_NOOP("Setting", "Model that rephrases"), &Settings::rewriterModel},
    {"relevance-model", QT_TRANSLATE_NOOP("Setting", "Model that judges relevance"), &Settings::relevanceModel},
    {"support-model", QT_TRANSLATE_NOOP("Setting", "Model that judges support"), &Settings::supportModel},
    {"utility-model", QT_TRANSLATE_NOOP("Setting", "Model that judges usefulness"), &Settings::utilityModel},
    {"router-model", QT_TRANSLATE_NOOP("Setting", "Model that decides where to look"), &Settings::routerModel},
    {"embedder", QT_TRANSLATE_NOOP("Setting", "Model for vectors"), &Settings::embedder},
    {"passage-length", QT_TRANSLATE_NOOP("Setting", "Length of a passage (characters)"), &Settings::passageLength, 200,
     8000, nullptr, QT_TRANSLATE_NOOP("Setting", "Reading")},
    {"passage-overlap", QT_TRANSLATE_NOOP("Setting", "Overlap of passages (characters)"), &Settings::passageOverlap, 0,
     2000},
    {"readers", QT_TRANSLATE_NOOP("Setting", "PDFs read at once (0: one for each core)"), &Settings::readers, 0, 16},
    {"ocr", QT_TRANSLATE_NOOP("Setting", "Recognise the text of scans"), &Settings::ocr, 0, 0, "auto off force"},
    {"ocr-languages", QT_TRANSLATE_NOOP("Setting", "Languages of scans"), &Settings::ocrLanguages},
    {"theme", QT_TRANSLATE_NOOP("Setting", "Light or dark"), &Settings::theme, 0, 0, "system light dark",
     QT_TRANSLATE_NOOP("Setting", "Window")},
};

// Settings are written to a file, so that nothing secret may stand in an address.
bool holdsPassword(const QString &text)
{
    static const QRegularExpression userInfo(QStringLiteral(R"(https?://[^/?#\s]*@)"),
                                             QRegularExpression::CaseInsensitiveOption);
    return userInfo.match(text).hasMatch();
}

} // namespace

std::span<const Setting> settingsTable()
{
    return settingTable;
}

const Setting *findSetting(const QString &key)
{
    for (const Setting &setting : settingTable) {
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
        if (holdsPassword(text))
            return QStringLiteral(
                       "“%1” is written to a file, so leave the name and the password out of the address, and "
                       "give them as its key: in the line for the key, or with “attest-cli key”.")
                .arg(key);
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
