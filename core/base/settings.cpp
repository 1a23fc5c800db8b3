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
    {"max-rewrites", QT_TRANSLATE_NOOP("Setting", "Maximum query rewrites"), &Settings::maxRewrites, 0, 10},
    {"max-regenerations", QT_TRANSLATE_NOOP("Setting", "Maximum answer regenerations"), &Settings::maxRegenerations, 0,
     10},
    {"max-steps", QT_TRANSLATE_NOOP("Setting", "Maximum steps"), &Settings::maxSteps, 5, 500},
    {"max-calls", QT_TRANSLATE_NOOP("Setting", "Maximum model calls"), &Settings::maxCalls, 1, 1000},
    {"max-seconds", QT_TRANSLATE_NOOP("Setting", "Time limit (seconds)"), &Settings::maxSeconds, 1, 3600},
    {"compute-answers", QT_TRANSLATE_NOOP("Setting", "Compute answers from tables"), &Settings::computeAnswers},
    {"complete-questions", QT_TRANSLATE_NOOP("Setting", "Complete follow-up questions"), &Settings::completeQuestions},
    {"evidence-model", QT_TRANSLATE_NOOP("Setting", "Rank with the evidence model"), &Settings::evidenceModel},
    {"grade-against-query", QT_TRANSLATE_NOOP("Setting", "Grade against the rewritten query"),
     &Settings::gradeAgainstQuery},
    {"parallel-checks", QT_TRANSLATE_NOOP("Setting", "Check sources and usefulness in parallel"),
     &Settings::parallelChecks, 0, 0, nullptr, QT_TRANSLATE_NOOP("Setting", "Speed")},
    {"write-ahead", QT_TRANSLATE_NOOP("Setting", "Draft while grading"), &Settings::writeAhead},
    {"remember-verdicts", QT_TRANSLATE_NOOP("Setting", "Cache verdicts"), &Settings::rememberVerdicts},
    {"stop-early", QT_TRANSLATE_NOOP("Setting", "Stop early when a retry cannot do better"), &Settings::stopEarly},
    {"size-up", QT_TRANSLATE_NOOP("Setting", "Estimate the searches a question needs"), &Settings::sizeUp, 0, 0,
     nullptr, QT_TRANSLATE_NOOP("Setting", "Adaptive RAG")},
    {"max-thoughts", QT_TRANSLATE_NOOP("Setting", "Maximum reasoning steps"), &Settings::maxThoughts, 1, 20},
    {"web-search", QT_TRANSLATE_NOOP("Setting", "Web search"), &Settings::webSearch, 0, 0, "off searxng tavily",
     QT_TRANSLATE_NOOP("Setting", "Web search")},
    {"web-url", QT_TRANSLATE_NOOP("Setting", "SearXNG server"), &Settings::webUrl},
    {"web-pages", QT_TRANSLATE_NOOP("Setting", "Web pages per search"), &Settings::webPages, 1, 10},
    {"web-reading", QT_TRANSLATE_NOOP("Setting", "Read whole web pages, not only snippets"), &Settings::webReading},
    {"max-web-searches", QT_TRANSLATE_NOOP("Setting", "Maximum web searches"), &Settings::maxWebSearches, 0, 5},
    {"simplified", QT_TRANSLATE_NOOP("Setting", "Search the web after one rejected passage, without excerpts"),
     &Settings::simplified, 0, 0, nullptr, QT_TRANSLATE_NOOP("Setting", "Corrective RAG")},
    {"upper-score", QT_TRANSLATE_NOOP("Setting", "Upper threshold"), &Settings::upperScore, -1, 1},
    {"lower-score", QT_TRANSLATE_NOOP("Setting", "Lower threshold"), &Settings::lowerScore, -1, 1},
    {"strips", QT_TRANSLATE_NOOP("Setting", "Excerpts"), &Settings::strips, 0, 0, "off selection windows excerption"},
    {"strips-kept", QT_TRANSLATE_NOOP("Setting", "Maximum excerpts"), &Settings::stripsKept, 1, 20},
    {"strip-floor", QT_TRANSLATE_NOOP("Setting", "Minimum excerpt score"), &Settings::stripFloor, -1, 1},
    {"post-check", QT_TRANSLATE_NOOP("Setting", "Check the answer (Self-RAG)"), &Settings::postCheck},
    {"retrieval", QT_TRANSLATE_NOOP("Setting", "Search for passages"), &Settings::retrieval, 0, 0,
     "adaptive always never token", QT_TRANSLATE_NOOP("Setting", "Reflection tokens")},
    {"retrieval-threshold", QT_TRANSLATE_NOOP("Setting", "Retrieval threshold"), &Settings::retrievalThreshold, 0, 1},
    {"relevance-weight", QT_TRANSLATE_NOOP("Setting", "Relevance weight"), &Settings::relevanceWeight, 0, 5},
    {"support-weight", QT_TRANSLATE_NOOP("Setting", "Support weight"), &Settings::supportWeight, 0, 5},
    {"utility-weight", QT_TRANSLATE_NOOP("Setting", "Usefulness weight"), &Settings::utilityWeight, 0, 5},
    {"sequence-score", QT_TRANSLATE_NOOP("Setting", "Include the sequence probability"), &Settings::sequenceScore},
    {"hard-constraints", QT_TRANSLATE_NOOP("Setting", "Drop irrelevant and unsupported segments"),
     &Settings::hardConstraints},
    {"long-form", QT_TRANSLATE_NOOP("Setting", "Long form, sentence by sentence"), &Settings::longForm},
    {"beams", QT_TRANSLATE_NOOP("Setting", "Beam width (long form)"), &Settings::beams, 1, 8},
    {"max-segments", QT_TRANSLATE_NOOP("Setting", "Maximum sentences (long form)"), &Settings::maxSegments, 1, 20},
    {"path-score", QT_TRANSLATE_NOOP("Setting", "Path score"), &Settings::pathScore, 0, 0, "mean sum product"},
    {"answer-tokens", QT_TRANSLATE_NOOP("Setting", "Tokens per segment"), &Settings::answerTokens, 10, 1000},
    {"server-url", QT_TRANSLATE_NOOP("Setting", "Model server (OpenAI protocol)"), &Settings::serverUrl, 0, 0, nullptr,
     QT_TRANSLATE_NOOP("Setting", "Model server")},
    {"temperature", QT_TRANSLATE_NOOP("Setting", "Temperature"), &Settings::temperature, 0, 2},
    {"max-tokens", QT_TRANSLATE_NOOP("Setting", "Maximum reply tokens"), &Settings::maxTokens, 16, 8192},
    {"answer-length", QT_TRANSLATE_NOOP("Setting", "Length of a model's answer"), &Settings::answerLength, 0, 0,
     "short normal detailed"},
    {"concurrent-calls", QT_TRANSLATE_NOOP("Setting", "Parallel requests"), &Settings::concurrentCalls, 1, 32},
    {"local-model", QT_TRANSLATE_NOOP("Setting", "Model file (GGUF)"), &Settings::localModel},
    {"writer-model", QT_TRANSLATE_NOOP("Setting", "Writer"), &Settings::writerModel, 0, 0, nullptr,
     QT_TRANSLATE_NOOP("Setting", "Models by role")},
    {"rewriter-model", QT_TRANSLATE_NOOP("Setting", "Query rewriter"), &Settings::rewriterModel},
    {"relevance-model", QT_TRANSLATE_NOOP("Setting", "Relevance judge"), &Settings::relevanceModel},
    {"support-model", QT_TRANSLATE_NOOP("Setting", "Support judge"), &Settings::supportModel},
    {"utility-model", QT_TRANSLATE_NOOP("Setting", "Usefulness judge"), &Settings::utilityModel},
    {"router-model", QT_TRANSLATE_NOOP("Setting", "Router"), &Settings::routerModel},
    {"embedder", QT_TRANSLATE_NOOP("Setting", "Embeddings"), &Settings::embedder},
    {"passage-length", QT_TRANSLATE_NOOP("Setting", "Passage length (characters)"), &Settings::passageLength, 200, 8000,
     nullptr, QT_TRANSLATE_NOOP("Setting", "Reading")},
    {"passage-overlap", QT_TRANSLATE_NOOP("Setting", "Passage overlap (characters)"), &Settings::passageOverlap, 0,
     2000},
    {"readers", QT_TRANSLATE_NOOP("Setting", "Parallel readers (0: automatic)"), &Settings::readers, 0, 16},
    {"ocr", QT_TRANSLATE_NOOP("Setting", "OCR of scans"), &Settings::ocr, 0, 0, "auto off force"},
    {"ocr-languages", QT_TRANSLATE_NOOP("Setting", "OCR languages"), &Settings::ocrLanguages},
    {"theme", QT_TRANSLATE_NOOP("Setting", "Theme"), &Settings::theme, 0, 0, "system light dark",
     QT_TRANSLATE_NOOP("Setting", "Appearance")},
    {"font-size", QT_TRANSLATE_NOOP("Setting", "Font size (points, 0: system size)"), &Settings::fontSize, 0, 32},
    {"language", QT_TRANSLATE_NOOP("Setting", "Language (after a restart)"), &Settings::language, 0, 0,
     "system en de fr es zh"},
    {"desktop-search", QT_TRANSLATE_NOOP("Setting", "Passages in desktop search"), &Settings::desktopSearch, 0, 0,
     nullptr, QT_TRANSLATE_NOOP("Setting", "Desktop")},
    {"notifications", QT_TRANSLATE_NOOP("Setting", "Notify when long tasks finish in the background"),
     &Settings::notifications},
    {"citation-style", QT_TRANSLATE_NOOP("Setting", "Reference style"), &Settings::citationStyle, 0, 0,
     "apa chicago ieee", QT_TRANSLATE_NOOP("Setting", "Exports")},
};

// Settings are written to a file, so an address must not contain a password.
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
            return QStringLiteral("“%1” must be true or false, not “%2”.").arg(key, text);
        settings.**yes = word == QLatin1String("true");
        return {};
    }
    if (const auto *words = std::get_if<QString Settings::*>(&setting.member)) {
        const QStringList choices = QString::fromLatin1(setting.choices).split(u' ', Qt::SkipEmptyParts);
        if (!choices.isEmpty() && !choices.contains(text))
            return QStringLiteral("“%1” must be one of: %2.").arg(key, choices.join(QLatin1String(", ")));
        if (holdsPassword(text))
            return QStringLiteral("“%1” is saved in a file, so leave the name and password out of the address and "
                                  "enter them as its key, in the field for the key or with “attest-cli key”.")
                .arg(key);
        settings.**words = text;
        return {};
    }
    const double number = text.toDouble(&understood);
    if (!understood || !(number >= setting.least && number <= setting.most))
        return QStringLiteral("“%1” must be a number from %2 to %3, not “%4”.")
            .arg(key, QString::number(setting.least), QString::number(setting.most), text);
    if (const auto *whole = std::get_if<int Settings::*>(&setting.member)) {
        if (number != int(number))
            return QStringLiteral("“%1” must be a whole number, not “%2”.").arg(key, text);
        settings.**whole = int(number);
        return {};
    }
    settings.*std::get<double Settings::*>(setting.member) = number;
    return {};
}

} // namespace core
