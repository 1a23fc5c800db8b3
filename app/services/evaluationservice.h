// Evaluates questions with known answers in several variants, and manages the user's own test questions. Has its own
// lanes, so that questions and reading need not wait. Use it only on the window's thread; it never blocks. Replies
// arrive there.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/pool.h"
#include "app/runtime/reply.h"
#include "app/services/evaloptions.h"
#include "app/services/libraryaccess.h"
#include "app/services/modelservice.h"
#include "app/services/runs.h"
#include "app/settings/settingsfile.h"
#include "core/base/json.h"
#include "core/base/settings.h"

#include <vector>

namespace app {

struct EvalPlan;

class EvaluationService : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive it.
    EvaluationService(const QString &libraryFolder, SettingsFile &file, const core::Settings &settings,
                      LibraryAccess &library, ModelService &models, Pool &pool, Runs &runs);
    ~EvaluationService() override; // completes the user's last changes, and stops everything else

    // Summarises a file or folder of questions.
    void readSetSummary(const QString &path, const Reply<core::Result<EvalSet>> &told);
    // Starts a run whose events report how many of the "rows" are "done", and how many of those were done "before", in
    // an earlier run. The report (core/eval/report.h) arrives before the run finishes, and covers the rows done.
    int evaluate(const EvalOptions &options, const Reply<core::Json> &measured);
    EvalOptions last() const; // the options used last, as stored
    // Saves JSON, or a table if the file name ends in “.md”.
    void saveReport(const core::Json &report, const QString &file, const Reply<core::Result<void>> &saved);

    // Path of the user's own test questions, next to the library; the file may not exist yet
    // (core/eval/ownquestions.h).
    QString ownQuestions() const;
    void findOwnQuestion(const QString &question, const Reply<core::Result<OwnQuestion>> &found);
    // Replaces the line of that question, or removes it if `line` is empty. Replies with the previous line and the
    // number of questions.
    void setOwnQuestion(const QString &question, const QByteArray &line, const Reply<core::Result<OwnQuestion>> &done);

    std::vector<Lane *> lanes() { return {&m_files, &m_views, &m_evaluations}; } // lanes that use the library

signals:
    void sessionsChanged(); // answers may have been stored

private:
    core::Result<void> measure(const QString &questions, const EvalPlan &wanted, const core::Connections &known,
                               int run, const Reply<core::Json> &measured, const std::stop_token &stop);

    const QString m_folder;
    SettingsFile &m_file;
    const core::Settings &m_settings; // always up to date
    LibraryAccess &m_library;
    ModelService &m_models;
    Pool &m_pool;
    Runs &m_runs;
    Lane m_files; // runs one job at a time, because all of them change the same file
    Lane m_views;
    Lane m_evaluations;
};

} // namespace app
