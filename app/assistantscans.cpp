// What Assistant does with scans. On a lane of its own, behind all reading: recognising text takes seconds a page, and
// nothing waits for it. What is left to do is seen from the pages themselves, so that it goes on after a restart.
#include "app/assistantlanes.h"
#include "core/flows/recognising.h"

#include <QFileInfo>

namespace app {

// Each document once; and none any more once the user has stopped one, until the next start.
void Assistant::Private::recogniseIfWanted()
{
    if (!library || resting || recognising != 0 || scansLeft || queue.busy() || queue.paused() ||
        settings.ocr == QLatin1String("off"))
        return;
    if (!scansForced.isEmpty())
        return recognise(scansForced.takeFirst(), true);
    scans.post([this, tried = scansTried](std::stop_token) {
        for (const auto &waiting : core::LibraryRecognition(*library).waiting()) {
            if (tried.contains(waiting.document))
                continue;
            if (const core::Result<core::Document> document = library->document(waiting.document))
                return inWindow([this, document] { recognise(*document, false); });
        }
    });
}

void Assistant::Private::beginScansAnew()
{
    scansTried.clear();
    scansLeft = false;
    recogniseIfWanted();
}

void Assistant::Private::recognise(const core::Document &document, bool every)
{
    if (recognising != 0 || scansLeft || queue.busy() || queue.paused() || (!every && scansTried.contains(document.id)))
        return; // asked for again when that has ended
    scansTried.insert(document.id);
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Recognising the text of %1").arg(QFileInfo(document.path).fileName());
    run.stoppable = true;
    recognising = post(
        scans, run,
        [=, this, settings = settings, passwords = secrets.toTry(document.hash)](int number, std::stop_token stop) {
            core::Inline alone; // the pool is for questions
            core::RecognisingTools tools{*library, settings, alone, 1, stop};
            tools.passwords = [&](const QByteArray &) { return passwords; };
            const auto told = [&](const core::TraceEvent &event) {
                if (event.kind == core::TraceEvent::Progress)
                    relay.send({number, {event.kind, event.node, event.visit, {}, event.details, event.at}});
            };
            const core::Result<core::Document> read = core::recognise(document.id, 0, {}, every, tools, told);
            return read ? core::Result<void>() : core::Result<void>(read.error());
        });
}

void Assistant::Private::recognised(const core::Result<void> &result)
{
    recognising = 0;
    if (resting)
        return;
    if (!result) // stopped; or, without a program or a language, the next one would fare alike
        scansLeft |= result.error().code == core::Error::Cancelled || result.error().code == core::Error::Unavailable;
    refreshDocuments(); // which looks for the next one
}

} // namespace app
