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
    bool computeAnswers = true;     // questions about numbers are answered from the cells of tables, where they can be
    bool completeQuestions = true;  // one that leans on the one before it ("And in 2018?") is completed first
    bool evidenceModel = true;      // what is found is ranked by the evidence model, where it is installed
    bool gradeAgainstQuery = false; // grade against the rewritten query, as the originals do, not against the question

    // Fewer and earlier calls, with the same verdicts (flows.md, section 7).
    bool parallelChecks = true;   // whether an answer is grounded and whether it is useful are asked at once
    bool writeAhead = true;       // writing begins while passages are graded, and counts when all of them pass
    bool rememberVerdicts = true; // an equal question to a Critic is not asked twice
    bool stopEarly = true;        // what cannot win any more is not finished

    // Adaptive RAG, and the web for it and for Corrective RAG.
    bool sizeUp = false;  // decide first whether a question needs no, one or several searches (Adaptive-RAG's classes)
    int maxThoughts = 10; // steps of a question that needs several searches
    int maxWebSearches = 1;
    QString webSearch = QStringLiteral("off"); // off, searxng, tavily
    QString webUrl;                            // of the SearXNG server
    int webPages = 3;                          // pages taken from a web search
    bool webReading = true;                    // the pages themselves are read, not only what the search says of them

    // Corrective RAG (flows.md, section 2.D).
    bool simplified = false; // any passage refused leads to the web, nothing is refined
    double upperScore = 0.59;
    double lowerScore = -0.9;
    QString strips = QStringLiteral("excerption"); // off, selection, windows, excerption
    int stripsKept = 6;
    double stripFloor = -0.5;
    bool postCheck = true; // the answer is checked as Self-RAG does

    // Reflection tokens (flows.md, section 2.C).
    QString retrieval = QStringLiteral("adaptive"); // adaptive, always, never, token
    double retrievalThreshold = 0.2;
    double relevanceWeight = 1;
    double supportWeight = 1;
    double utilityWeight = 0.5;
    bool sequenceScore = true;   // the probability of the text itself is part of its score
    bool hardConstraints = true; // what is not relevant or not supported is dropped, not only ranked below
    bool longForm = false;       // sentence by sentence, by beam search
    int beams = 2;
    int maxSegments = 7;
    QString pathScore = QStringLiteral("mean"); // mean, sum, product
    int answerTokens = 100;                     // of an answer, or of a segment of one

    // Servers that speak the OpenAI protocol. A model is named as its server names it; one of another server than
    // serverUrl has that server's address behind its name: "llama3.2@http://localhost:8080/v1".
    QString serverUrl = QStringLiteral("http://localhost:11434/v1");
    double temperature = 0;
    int maxTokens = 1024; // of a reply
    // short: some sentences, from what was found alone; normal, detailed: more of them, and from what stands beside it
    // too, as far as the model's context has room.
    QString answerLength = QStringLiteral("normal"); // of what a model writes
    int concurrentCalls = 4;                         // requests in flight at once
    // A model for one role instead of `model`; empty: that one.
    QString writerModel;
    QString rewriterModel;
    QString relevanceModel;
    QString supportModel;
    QString utilityModel;
    QString routerModel;
    QString embedder = QStringLiteral("builtin"); // a model for vectors, or the full path of a static one; empty: none
    QString localModel; // a GGUF file that a llama-server of our own serves, as the model "local"

    // Reading.
    int passageLength = 1000; // characters
    int passageOverlap = 200;
    int readers = 0;                      // programs that read PDFs at the same time; 0: one for each core, at most 8
    QString ocr = QStringLiteral("auto"); // off, auto: pages that are pictures or garbled, force: every page
    QString ocrLanguages;                 // as Tesseract names them; empty: the system's language, and English

    // The window.
    QString theme = QStringLiteral("system");    // system, light, dark
    int fontSize = 0;                            // points; 0: the system's
    QString language = QStringLiteral("system"); // or en, de, fr, es, zh

    // Of the desktop.
    bool desktopSearch = true; // the desktop's search finds passages while a window is open
    bool notifications = true; // long work that ends while the window is out of sight is told

    // Exports.
    QString citationStyle = QStringLiteral("apa"); // apa, chicago, ieee
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
    const char *group = nullptr;   // begins at this row: its title, for people
};

// One row a setting: the settings file, the settings dialog, --set and --help are made from this table.
std::span<const Setting> settingsTable();

const Setting *findSetting(const QString &key);
QString settingText(const Settings &settings, const Setting &setting);

// Sets a value from its text. Returns the reason in one sentence when it may not be, and an empty string otherwise.
QString setFromText(Settings &settings, const Setting &setting, const QString &text);

} // namespace core
