// Keeps search data up to date once all files have been read: the semantic space, the tables of documents, and vectors
// from the configured embedder. Uses separate lanes, because a large library takes hours. Use it only on the window's
// thread; it never blocks.
#pragma once

#include "app/runtime/pool.h"
#include "app/services/backgroundwork.h"
#include "app/services/documentservice.h"

namespace app {

class IndexService : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive it, except the queue, which is used only as long as it exists.
    IndexService(const core::Settings &settings, LibraryAccess &library, ModelService &models, Runs &runs,
                 BackgroundWork &work, const DocumentService &documents, const IngestQueue &queue, Pool &workers);

    void useEmbedder();                                             // sets the embedder named in the settings
    const QString &embedderUsed() const { return m_embedderUsed; }  // name of the embedder in use, as in the settings
    void tryAgain();                                                // tries to make vectors again after a failure
    void open();                                                    // call this when a library has been opened
    std::vector<Lane *> lanes() { return {&m_fitter, &m_vectors}; } // lanes that use the library

private:
    bool fitsLater() const;
    void fit();
    void keepTables();
    void embed();

    const core::Settings &m_settings;
    LibraryAccess &m_library;
    ModelService &m_models;
    Runs &m_runs;
    BackgroundWork &m_work;
    const DocumentService &m_documents;
    const IngestQueue &m_queue;
    Pool &m_workers;
    int m_fittedAt = 0;    // number of passages when the semantic space was last fitted
    int m_embedTried = -1; // number of passages when vectors were last made
    QString m_embedderUsed;
    Lane m_fitter;
    Lane m_vectors;
};

} // namespace app
