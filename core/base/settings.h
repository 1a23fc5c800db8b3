// The user's settings. Each run gets a copy, so nothing changes during a run. There is no global instance.
#pragma once

#include <QString>

#include <span>
#include <variant>

namespace core {

struct Settings
{
    // Answering.
    QString flow = QStringLiteral("self-rag");
    QString model = QStringLiteral("builtin"); // "builtin", or the name of a model on the server
    int passages = 4;                          // k: passages retrieved per question
    int maxRewrites = 2;
    int maxRegenerations = 2;
    int maxSteps = 40;
    int maxCalls = 60;
    int maxSeconds = 120;
    bool computeAnswers = true;     // answer questions about numbers from table cells where possible
    bool completeQuestions = true;  // complete follow-up questions ("And in 2018?") first
    bool evidenceModel = true;      // rank results with the evidence model (core/crossencoder) if it is installed
    bool gradeAgainstQuery = false; // grade against the rewritten query, not the question, as published systems do

    // Settings that save calls or make them earlier without changing a verdict.
    bool parallelChecks = true;   // ask in parallel whether an answer is grounded and whether it is useful
    bool writeAhead = true;       // start writing while passages are graded; kept if all of them pass
    bool rememberVerdicts = true; // do not ask a Critic the same question twice
    bool stopEarly = true;        // abandon answers that can no longer become the best

    // Adaptive RAG, and its web search, which Corrective RAG uses too.
    bool sizeUp = false;  // first decide whether a question needs no search, one, or several (Adaptive-RAG's classes)
    int maxThoughts = 10; // steps for a question that needs several searches
    int maxWebSearches = 1;
    QString webSearch = QStringLiteral("off"); // off, searxng, tavily
    QString webUrl;                            // the SearXNG server
    int webPages = 3;                          // pages taken from a web search
    bool webReading = true;                    // read the pages themselves, not only the search engine's snippets

    // Corrective RAG.
    bool simplified = false; // a single rejected passage triggers a web search; passages are not cut into strips
    double upperScore = 0.59;
    double lowerScore = -0.9;
    QString strips = QStringLiteral("excerption"); // off, selection, windows, excerption
    int stripsKept = 6;
    double stripFloor = -0.5;
    bool postCheck = true; // check the answer, as Self-RAG does

    // Reflection tokens.
    QString retrieval = QStringLiteral("adaptive"); // adaptive, always, never, token
    double retrievalThreshold = 0.2;
    double relevanceWeight = 1;
    double supportWeight = 1;
    double utilityWeight = 0.5;
    bool sequenceScore = true;   // include the probability of the text in its score
    bool hardConstraints = true; // drop irrelevant or unsupported text instead of ranking it lower
    bool longForm = false;       // write sentence by sentence, with beam search
    int beams = 2;
    int maxSegments = 7;
    QString pathScore = QStringLiteral("mean"); // mean, sum, product
    int answerTokens = 100;                     // limit per answer or segment

    // OpenAI-compatible servers. A model is named as on its server; if that server is not serverUrl, the server's
    // address is appended: "llama3.2@http://localhost:8080/v1".
    QString serverUrl = QStringLiteral("http://localhost:11434/v1");
    double temperature = 0;
    int maxTokens = 1024; // limit per reply
    // short: a few sentences, only from the passages found; normal, detailed: more sentences, also from the text around
    // the passages if the model's context has room for it.
    QString answerLength = QStringLiteral("normal"); // length of a model's answer
    int concurrentCalls = 4;                         // maximum number of requests in flight
    // A model for one role instead of `model`; empty: use `model`.
    QString writerModel;
    QString rewriterModel;
    QString relevanceModel;
    QString supportModel;
    QString utilityModel;
    QString routerModel;
    QString embedder = QStringLiteral("builtin"); // an embedding model, or the full path of a static one; empty: none
    QString localModel; // a GGUF file that Attest's own llama-server serves as the model "local"

    // Reading.
    int passageLength = 1000; // characters
    int passageOverlap = 200;
    int readers = 0;                      // number of processes that read PDFs; 0: one per core, at most 8
    QString ocr = QStringLiteral("auto"); // off, auto (pages that are pictures or garbled), force (every page)
    QString ocrLanguages;                 // Tesseract's names; empty: the system's language, and English

    // The window.
    QString theme = QStringLiteral("system");    // system, light, dark
    int fontSize = 0;                            // points; 0: the system's size
    QString language = QStringLiteral("system"); // or en, de, fr, es, zh

    // The desktop.
    bool desktopSearch = true; // offer passages to desktop search while a window is open
    bool notifications = true; // notify when a long task ends while the window is out of sight

    // Exports.
    QString citationStyle = QStringLiteral("apa"); // apa, chicago, ieee
};

struct Setting
{
    using Member = std::variant<int Settings::*, double Settings::*, bool Settings::*, QString Settings::*>;

    const char *key;   // in the settings file and after --set
    const char *title; // for display; translated when shown
    Member member;
    double least = 0; // smallest value, for numbers
    double most = 0;
    const char *choices = nullptr; // for texts: allowed values, separated by spaces; null: any text
    const char *group = nullptr;   // title of the settings group that starts at this row, for display
};

// One row per setting; the settings file, the settings dialog, --set and --help are built from this table.
std::span<const Setting> settingsTable();

const Setting *findSetting(const QString &key);
QString settingText(const Settings &settings, const Setting &setting);

// Sets a value from text. Returns an empty string, or one sentence saying why the value is not allowed.
QString setFromText(Settings &settings, const Setting &setting, const QString &text);

} // namespace core
