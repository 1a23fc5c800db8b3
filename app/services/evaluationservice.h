// Evaluation: questions with known answers, asked in several ways, and test questions of the user's own. On lanes of
// its own: neither questions of the user nor reading wait for it. The window's thread; never blocks. Replies come in
// the window's thread.
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
    // All of them outlive it.
    EvaluationService(const QString &libraryFolder, SettingsFile &file, const core::Settings &settings,
                      LibraryAccess &library, ModelService &models, Pool &pool, Runs &runs);
    ~EvaluationService() override; // what the user did last is done; the rest is stopped

    // What a file or a folder of questions holds.
    void readSetSummary(const QString &path, const Reply<core::Result<EvalSet>> &told);
    // A run of its own kind, whose events tell of "done" and "before" (measured by an earlier run) of "rows". The
    // report (core/eval/report.h) is told before it is finished, and where it was stopped or failed that of what was
    // measured.
    int evaluate(const EvalOptions &options, const Reply<core::Json> &measured);
    EvalOptions last() const; // remembered
    // As JSON, or as a table where the file is named so (“.md”).
    void saveReport(const core::Json &report, const QString &file, const Reply<core::Result<void>> &saved);

    // Test questions of the user's own: a file beside the library that may not be there yet (core/eval/ownquestions.h).
    QString ownQuestions() const;
    void findOwnQuestion(const QString &question, const Reply<core::Result<OwnQuestion>> &found);
    // Puts a line in the place of that question's, or takes that away where it is empty. Told what was there before,
    // and how many questions there are now.
    void setOwnQuestion(const QString &question, const QByteArray &line, const Reply<core::Result<OwnQuestion>> &done);

    std::vector<Lane *> lanes() { return {&m_files, &m_views, &m_evaluations}; } // which use the library

signals:
    void sessionsChanged(); // answers may have been kept

private:
    core::Result<void> measure(const QString &questions, const EvalPlan &wanted, const core::Connections &known,
                               int run, const Reply<core::Json> &measured, const std::stop_token &stop);

    const QString m_folder;
    SettingsFile &m_file;
    const core::Settings &m_settings; // as they are now
    LibraryAccess &m_library;
    ModelService &m_models;
    Pool &m_pool;
    Runs &m_runs;
    Lane m_files; // one after the other: they change the same
    Lane m_views;
    Lane m_evaluations;
};

} // namespace app
