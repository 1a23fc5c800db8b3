// What Assistant does for the text beside the picture of a page: its words, the outline, and finding words in all of
// it.
#include "app/assistantlanes.h"
#include "core/text/pageboxes.h"
#include "core/text/wordsearch.h"

#include <QElapsedTimer>

namespace app {
namespace {

constexpr int tellEvery = 80; // milliseconds

bool isRead(const core::Page &page)
{
    const bool empty = page.status == core::PageStatus::Empty && page.reason.isEmpty(); // there is nothing on it
    return empty || page.status == core::PageStatus::Text || page.status == core::PageStatus::Ocr;
}

using Tell = std::function<void(const Findings &)>;

void lookThrough(const core::Library &library, core::DocumentId id, const core::WordSearch &search, const Tell &tell,
                 const std::stop_token &stop)
{
    const core::Result<core::Document> document = library.document(id);
    Findings findings;
    QElapsedTimer since;
    since.start();
    int found = 0;
    for (int number = 1; document && number <= document->pages && !findings.more; ++number) {
        if (stop.stop_requested())
            return;
        const core::Result<core::Page> page = library.page(id, number);
        findings.unread += !page || !isRead(*page);
        const QList<core::Stretch> places = page ? search.in(page->text) : QList<core::Stretch>();
        for (const core::Stretch &place : places) {
            findings.more = found == Findings::most;
            if (findings.more)
                break;
            findings.places.append({number, core::boxesOf(*page, place.from, place.to)});
            ++found;
        }
        if (since.elapsed() < tellEvery)
            continue;
        tell(findings);
        findings.places.clear();
        since.restart();
    }
    findings.done = true;
    tell(findings);
}

} // namespace

void Assistant::pageText(core::DocumentId id, int number, QObject *receiver,
                         std::function<void(const core::Result<core::Page> &)> told)
{
    const auto tell = [receiver = QPointer(receiver), told](const core::Result<core::Page> &page) {
        if (receiver)
            told(page);
    };
    if (!d->usable())
        return d->inWindow([tell, error = d->notOpen()] { tell(error); });
    d->views.post([this, id, number, tell](std::stop_token) {
        d->inWindow([tell, page = d->library->page(id, number)] { tell(page); });
    });
}

void Assistant::outline(core::DocumentId id, QObject *receiver,
                        std::function<void(const QList<core::OutlineItem> &)> told)
{
    if (!d->usable())
        return;
    d->views.post([this, id, receiver = QPointer(receiver), told](std::stop_token) {
        const core::Result<core::Document> document = d->library->document(id);
        d->inWindow([=, outline = document ? document->origin.outline : QList<core::OutlineItem>()] {
            if (receiver)
                told(outline);
        });
    });
}

void Assistant::findInDocument(core::DocumentId id, const QString &words, QObject *receiver,
                               std::function<void(const Findings &)> told)
{
    d->lookingFor.request_stop();
    const core::WordSearch search(words);
    if (!d->usable() || search.isEmpty())
        return;
    d->lookingFor = d->finding.post([this, id, search, receiver = QPointer(receiver), told](std::stop_token stop) {
        const auto tell = [this, receiver, told, stop](const Findings &findings) {
            d->inWindow([receiver, told, stop, findings] {
                if (receiver && !stop.stop_requested())
                    told(findings);
            });
        };
        lookThrough(*d->library, id, search, tell, stop);
    });
}

} // namespace app
