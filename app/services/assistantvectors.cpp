// What Assistant does with the embedder of the settings. On a lane of its own: a large library takes hours, and neither
// questions nor fitting wait for it.
#include "app/services/assistantlanes.h"
#include "app/jobs/embedjob.h"
#include "core/embedding/staticembedder.h"

namespace app {

void Assistant::Private::useEmbedder()
{
    embedderUsed = settings.embedder;
    embedTried = -1;
    if (runs.isRunning(embedding))
        (void)runs.stop(embedding);
    const auto use = [this](KeyPlace) {
        if (!usable())
            return; // whichever library is opened next asks again
        vectors.post([this, present = settings, known = models.connections()](std::stop_token stop) {
            const core::Result<void> used = app::useEmbedder(*library, present, {known, models.localServer()}, stop);
            inWindow([this, used] {
                if (!used)
                    postTask(vectors, tr("Opening the model for vectors"), [used](std::stop_token) { return used; });
                embedIfWanted();
            });
        });
    };
    const QString server = core::ModelName::from(settings.embedder, settings).server;
    if (settings.embedder.isEmpty() || core::namesStaticEmbedder(settings.embedder) || server.isEmpty())
        use(KeyPlace::None);
    else
        models.findKey(server, {q, use}); // once the keychain has told whether it needs a key
}

// Not again and again where it failed: when there is something new, or the user asks something.
void Assistant::Private::embedIfWanted()
{
    if (!usable() || settings.embedder.isEmpty() || embedding != 0 || queue.busy() || passages == embedTried)
        return;
    vectors.post([this](std::stop_token) {
        if (wantsEmbedding(*library))
            inWindow([this] { embed(); });
    });
}

void Assistant::Private::embed()
{
    if (embedding != 0 || passages == embedTried)
        return;
    embedTried = passages;
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Making vectors of your documents");
    // One call after the other: the pool and the server's places are for questions.
    embedding = runs.post(vectors, run, [this](int number, std::stop_token stop) {
        core::Inline parallel;
        const auto tell = [this, number](int embedded, int all) {
            runs.tell(number, QStringLiteral("embed"),
                      {.unit = core::TaskProgress::Passages, .done = embedded, .of = all});
        };
        return library->embed(tell, parallel, stop);
    });
}

} // namespace app
