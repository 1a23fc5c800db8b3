// Evaluation: questions with known answers in several variants, and the user's own test questions. Has its own lanes:
// neither questions nor reading wait for it. The window's thread; never blocks. Replies come in the window's thread.
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
    // All must outlive it.
    EvaluationService(const QString &libraryFolder, SettingsFile &file, const core::Settings &settings,
                      LibraryAccess &library, ModelService &models, Pool &pool, Runs &runs);
    ~EvaluationService() override; // the user's last changes are completed; the rest is stopped

    // The contents of a file or folder of questions.
    void readSetSummary(const QString &path, const Reply<core::Result<EvalSet>> &told);
    // A run of its own kind, whose events report "done" and "before" (measured by an earlier run) of "rows". The report
    // (core/eval/report.h) is delivered before the run finishes; after a stop or an error it covers the rows measured.
    int evaluate(const EvalOptions &options, const Reply<core::Json> &measured);
    EvalOptions last() const; // stored
    // As JSON, or as a table if the file name ends in “.md”.
    void saveReport(const core::Json &report, const QString &file, const Reply<core::Result<void>> &saved);

    // The user's own test questions: a file beside the library that may not exist yet (core/eval/ownquestions.h).
    QString ownQuestions() const;
    void findOwnQuestion(const QString &question, const Reply<core::Result<OwnQuestion>> &found);
    // Replaces that question's line, or removes it if `line` is empty. Replies with the previous line, and how many
    // questions there are now.
    void setOwnQuestion(const QString &question, const QByteArray &line, const Reply<core::Result<OwnQuestion>> &done);

    std::vector<Lane *> lanes() { return {&m_files, &m_views, &m_evaluations}; } // which use the library

signals:
    void sessionsChanged(); // answers may have been stored

private:
    core::Result<void> measure(const QString &questions, const EvalPlan &wanted, const core::Connections &known,
                               int run, const Reply<core::Json> &measured, const std::stop_token &stop);

    const QString m_folder;
    SettingsFile &m_file;
    const core::Settings &m_settings; // always current
    LibraryAccess &m_library;
    ModelService &m_models;
    Pool &m_pool;
    Runs &m_runs;
    Lane m_files; // in sequence: they change the same file
    Lane m_views;
    Lane m_evaluations;
};

} // namespace app
