#include "app/services/indexservice.h"

#include "app/jobs/embedjob.h"
#include "core/embedding/staticembedder.h"
#include "core/library/librarytables.h"
#include "core/library/libraryindexes.h"
#include "core/library/libraryembedder.h"

#include <algorithm>

namespace app {
namespace {

constexpr int firstFit = 2000; // passages after which a first semantic space pays off while still adding

} // namespace

// The library is queried on a lane, as it may be applying a change, and the window must not wait.
IndexService::IndexService(const core::Settings &settings, LibraryAccess &library, ModelService &models, Runs &runs,
                           BackgroundWork &work, const DocumentService &documents, const IngestQueue &queue,
                           Pool &workers)
    : m_settings(settings),
      m_library(library),
      m_models(models),
      m_runs(runs),
      m_work(work),
      m_documents(documents),
      m_queue(queue),
      m_workers(workers),
      m_fitter(1, Priority::Background),
      m_vectors(1, Priority::Background)
{
    using Then = BackgroundWork::Then;
    using Look = BackgroundWork::Look;
    const auto later = [this] { return fitsLater(); };
    m_work.add({BackgroundWork::KeepTables, &m_fitter, later, [this]() -> Look {
                    return [this](std::stop_token) -> Then {
                        return core::LibraryTables(*m_library).areMissing() ? Then([this] { keepTables(); }) : Then();
                    };
                }});
    m_work.add({BackgroundWork::Fit, &m_fitter, later, [this]() -> Look {
                    return [this](std::stop_token) -> Then {
                        return core::LibraryIndexes(*m_library).wantsFitting() ? Then([this] { fit(); }) : Then();
                    };
                }});
    // After a failure, tries again only if there is something new, or the user asks a question.
    const auto hasNothingNew = [this] {
        return m_settings.embedder.isEmpty() || m_queue.busy() || m_documents.passages() == m_embedTried;
    };
    const auto look = [this]() -> Look {
        return
            [this](std::stop_token) -> Then { return wantsEmbedding(*m_library) ? Then([this] { embed(); }) : Then(); };
    };
    // Documents may have arrived since the last look.
    const auto ended = [this](const core::Result<void> &) { m_work.want(BackgroundWork::Embed); };
    m_work.add({BackgroundWork::Embed, &m_vectors, hasNothingNew, look, ended});
}

// Once the queue is empty; or, while it is long, whenever the library has grown fourfold.
bool IndexService::fitsLater() const
{
    return m_queue.busy() && m_documents.passages() < std::max(firstFit, 4 * m_fittedAt);
}

void IndexService::open()
{
    m_fittedAt = 0;
    m_embedTried = -1;
    m_work.want(BackgroundWork::KeepTables);
    if (!m_settings.embedder.isEmpty())
        useEmbedder();
}

// After a stop this continues at the next start; until then, tables are extracted from pages on demand.
void IndexService::keepTables()
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Reading the tables of your documents");
    m_work.post(BackgroundWork::KeepTables, run,
                [this](int, std::stop_token stop) { return core::LibraryTables(*m_library).putMissing(stop); });
}

void IndexService::fit()
{
    m_fittedAt = m_documents.passages();
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Learning what your documents are about");
    m_work.post(BackgroundWork::Fit, run,
                [this](int, std::stop_token stop) { return fitSpace(*m_library, m_workers, stop); });
}

void IndexService::useEmbedder()
{
    m_embedderUsed = m_settings.embedder;
    m_embedTried = -1;
    (void)m_runs.stop(m_work.run(BackgroundWork::Embed));
    const auto use = [this](KeyPlace) {
        if (!m_library.isUsable())
            return; // the next library opened starts this again
        m_vectors.post([this, present = m_settings, known = m_models.connections()](std::stop_token stop) {
            const core::Result<void> used =
                app::useEmbedder(*m_library, present, {known, m_models.localServer()}, stop);
            const auto then = [this, used] {
                if (!used)
                    m_runs.postTask(m_vectors, tr("Opening the model for vectors"),
                                    [used](std::stop_token) { return used; });
                m_work.want(BackgroundWork::Embed);
            };
            QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
        });
    };
    const QString server = core::ModelName::from(m_settings.embedder, m_settings).server;
    if (m_settings.embedder.isEmpty() || core::namesStaticEmbedder(m_settings.embedder) || server.isEmpty())
        use(KeyPlace::None);
    else
        m_models.findKey(server, {this, use}); // once the keychain has said whether it needs a key
}

void IndexService::tryAgain()
{
    m_embedTried = -1;
    m_work.want(BackgroundWork::Embed);
}

void IndexService::embed()
{
    if (m_documents.passages() == m_embedTried)
        return;
    m_embedTried = m_documents.passages();
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Computing vectors for your documents");
    // One call at a time: pool and server slots are for questions.
    m_work.post(BackgroundWork::Embed, run, [this](int number, std::stop_token stop) {
        core::Inline parallel;
        const auto tell = [this, number](int embedded, int all) {
            m_runs.tell(number, QStringLiteral("embed"),
                        {.unit = core::TaskProgress::Passages, .done = embedded, .of = all});
        };
        return core::LibraryEmbedder(*m_library).embed(tell, parallel, stop);
    });
}

} // namespace app
