// Evaluates questions with known answers in several variants, from the question set to the report. Shared by the window
// and attest-cli. Blocks; single-threaded.
#pragma once

#include "app/jobs/evaljournal.h"
#include "app/jobs/localserver.h"
#include "core/base/parallel.h"
#include "core/base/settings.h"
#include "core/eval/evaluation.h"
#include "core/eval/report.h"
#include "core/flows/steps/answerstate.h"
#include "core/library/library.h"
#include "core/ports/connections.h"

#include <QTemporaryDir>

#include <optional>

namespace app {

struct EvalPlan
{
    core::Settings settings; // shared by all variants
    QStringList flows;       // each is combined with each model; empty: the configured flow
    QStringList models;      // each is combined with each flow; empty: the configured model
    int depth = 10;          // number of results used to compute recall
    bool retrievalOnly = false;
    bool withinDocument = false;
    bool keep = false; // stores each answer about the user's own documents as a turn in a session
    bool anew = false; // discards the journal of an earlier run
    QString journal;   // rows are saved in a file with this name plus “.part”; empty: rows are not saved
};

struct EvalMeans // what the evaluation needs; everything must outlive the run
{
    core::Parallel &parallel;
    core::Parallel &embedding; // used to make vectors of a set's texts
    LocalServer &local;
    std::function<core::Connections(const core::Settings &)> connections; // connections for a variant's settings
    std::function<void(const QString &sentence)> note;                    // receives remarks that are not errors
    // Receives the number of rows measured, the number of those measured in an earlier run, and the total.
    std::function<void(int measured, int before, int all)> told;
};

// Makes a library from the texts in a set, with all the search data that a user's library has. It exists as long as
// `scratch`. Errors: Storage (no room), Unavailable (the embedder), those of core::addTexts().
core::Result<std::unique_ptr<core::Library>> libraryOfTexts(const core::QuestionSet &set, const QTemporaryDir &scratch,
                                                            const core::Settings &settings, const EvalMeans &means,
                                                            const std::stop_token &stop);

class Evaluating
{
public:
    // The set and the library must outlive it.
    Evaluating(const core::QuestionSet &set, core::Library &library, const EvalPlan &plan, const EvalMeans &means);

    // Resumes where the journal ends. Errors: Storage (the journal), Unavailable (a model), those of a search,
    // Cancelled.
    core::Result<void> run(std::stop_token stop);
    core::Json report() const; // covers the rows measured so far
    int measured() const { return m_measured; }
    int all() const { return int(m_set.size() * m_ways.size()); }
    void done() { m_journal.remove(); } // call this once the report has been saved

    // Identifies everything that rows depend on. Rows of an earlier run are reused only if the signatures match.
    static QByteArray signatureOf(const core::QuestionSet &set, const core::Library &library, const EvalPlan &plan);
    // The variants of a plan (flows and models), in the order in which they are measured.
    static QList<core::Settings> waysOf(const EvalPlan &plan, core::QuestionSet::Form form);

private:
    struct Way
    {
        core::Settings settings;
        core::EvalRows rows;
    };

    core::Result<void> measure(int way, std::stop_token stop);
    core::Result<core::Json> judged(int number, core::Critic &critic, std::stop_token stop) const;
    core::Turn ask(const core::Asked &asked, const core::Settings &settings, const core::Connections &connections,
                   std::stop_token stop);
    void keepTurn(const Way &way, core::Json &row);
    core::Result<void> keepFailed(int way, const QList<std::pair<int, core::Error>> &inVain);
    void keepRow(Way &way, const core::Json &row, bool before);

    const core::QuestionSet &m_set;
    core::Library &m_library;
    const EvalMeans m_means;
    const EvalPlan m_plan;
    const core::Shelf m_shelf;
    const bool m_judges;
    const bool m_asks;
    QList<Way> m_ways;
    EvalJournal m_journal;
    core::Turn m_turn;             // the last turn
    core::SessionId m_session = 0; // session in which turns are stored
    int m_turns = 0;               // number of turns in that session
    int m_measured = 0;
    int m_before = 0; // number of rows measured in an earlier run
    bool m_remarked = false;
};

} // namespace app
