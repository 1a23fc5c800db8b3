// Questions whose answers are known, asked in several ways, from the set to the report: what the window and attest-cli
// have in common. Blocks; one thread.
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
    core::Settings settings; // of all ways
    QStringList flows;       // each with each of the models; none: that of the settings
    QStringList models;      // the same
    int depth = 10;          // of recall
    bool retrievalOnly = false;
    bool withinDocument = false;
    bool keep = false; // each answer about the user's own documents is a turn of a session
    bool anew = false; // what the journal holds is forgotten
    QString journal;   // a file of that name and “.part” holds what was measured; empty: none
};

struct EvalMeans // what it is done with; all of it outlives the run
{
    core::Parallel &parallel;
    core::Parallel &embedding; // by which vectors of the texts of a set are made
    LocalServer &local;
    std::function<core::Connections(const core::Settings &)> connections; // of a way of asking
    std::function<void(const QString &sentence)> note;                    // what is worth knowing, but no error
    // Rows measured, how many of them by an earlier run, and all there are.
    std::function<void(int measured, int before, int all)> told;
};

// A library of the texts that a set brings, for as long as `scratch` is there, with all that a library of the user's
// learns from its text. Errors: Storage (there is no room for it), Unavailable (the embedder), those of
// core::addTexts().
core::Result<std::unique_ptr<core::Library>> libraryOfTexts(const core::QuestionSet &set, const QTemporaryDir &scratch,
                                                            const core::Settings &settings, const EvalMeans &means,
                                                            const std::stop_token &stop);

class Evaluating
{
public:
    // The set and the library outlive it.
    Evaluating(const core::QuestionSet &set, core::Library &library, const EvalPlan &plan, const EvalMeans &means);

    // Goes on where the journal ends. Errors: Storage (the journal), Unavailable (a model), those of a search,
    // Cancelled.
    core::Result<void> run(std::stop_token stop);
    core::Json report() const; // of what is measured, be it all or not
    int measured() const { return m_measured; }
    int all() const { return int(m_set.size() * m_ways.size()); }
    void done() { m_journal.remove(); } // the report is where it belongs

    // Rows of an earlier run are gone on with only where all that they depend on is the same: then this is.
    static QByteArray signatureOf(const core::QuestionSet &set, const core::Library &library, const EvalPlan &plan);
    // The ways of a plan: flows and models, in the order in which they are measured.
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
    core::Turn m_turn;             // the last
    core::SessionId m_session = 0; // that it is kept in
    int m_turns = 0;               // of that session
    int m_measured = 0;
    int m_before = 0; // of these, by an earlier run
    bool m_remarked = false;
};

} // namespace app
