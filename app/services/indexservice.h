// What searches rest on, kept up to date behind all reading: the semantic space, the tables of documents, and vectors
// by the embedder of the settings, on a lane of their own, because a large library takes hours. The window's thread;
// never blocks.
#pragma once

#include "app/runtime/pool.h"
#include "app/services/backgroundwork.h"
#include "app/services/documentservice.h"

namespace app {

class IndexService : public QObject
{
    Q_OBJECT

public:
    // All outlive it, but the queue, which is asked while it is there.
    IndexService(const core::Settings &settings, LibraryAccess &library, ModelService &models, Runs &runs,
                 BackgroundWork &work, const DocumentService &documents, const IngestQueue &queue, Pool &workers);

    void useEmbedder();                                             // that of the settings
    const QString &embedderUsed() const { return m_embedderUsed; }  // as the settings named it
    void tryAgain();                                                // to make vectors: what failed may succeed now
    void open();                                                    // a library was opened
    std::vector<Lane *> lanes() { return {&m_fitter, &m_vectors}; } // which use the library

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
    int m_fittedAt = 0;    // passages there were when the semantic space was last fitted
    int m_embedTried = -1; // passages there were when vectors were last made
    QString m_embedderUsed;
    Lane m_fitter;
    Lane m_vectors;
};

} // namespace app
