// What Assistant does for the text beside the picture of a page: its words, the outline, and finding words in all of
// it.
#include "app/services/assistantlanes.h"
#include "core/chunking/pageboxes.h"
#include "core/language/wordsearch.h"

#include <QElapsedTimer>

namespace app {
namespace {

constexpr int tellScanEvery = 80; // milliseconds

bool isRead(const core::Page &page)
{
    const bool empty = page.status == core::PageStatus::Empty && page.reason.isEmpty(); // there is nothing on it
    return empty || page.status == core::PageStatus::Text || page.status == core::PageStatus::Ocr;
}

using Tell = std::function<void(const Findings &)>;

using PageOf = std::function<core::Result<core::Page>(int number)>;

void lookThrough(int pages, const PageOf &pageOf, const core::WordSearch &search, const Tell &tell,
                 const std::stop_token &stop)
{
    Findings findings;
    QElapsedTimer since;
    since.start();
    int found = 0;
    for (int number = 1; number <= pages && !findings.more; ++number) {
        if (stop.stop_requested())
            return;
        const core::Result<core::Page> page = pageOf(number);
        findings.unread += !page || !isRead(*page);
        const QList<core::Stretch> places = page ? search.in(page->text) : QList<core::Stretch>();
        for (const core::Stretch &place : places) {
            findings.more = found == Findings::most;
            if (findings.more)
                break;
            findings.places.append({number, core::boxesOf(*page, place.from, place.to)});
            ++found;
        }
        if (since.elapsed() < tellScanEvery)
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
    if (id == Manual::id && d->manual)
        return d->inWindow([tell, page = d->manual->page(number)] { tell(page); });
    if (!d->usable())
        return d->inWindow([tell, error = d->notOpen()] { tell(error); });
    d->views.post([this, id, number, tell](std::stop_token) {
        d->inWindow([tell, page = d->library->page(id, number)] { tell(page); });
    });
}

void Assistant::outline(core::DocumentId id, QObject *receiver,
                        std::function<void(const QList<core::OutlineItem> &)> told)
{
    if (id == Manual::id && d->manual)
        return d->inWindow([receiver = QPointer(receiver), told, outline = d->manual->document().origin.outline] {
            if (receiver)
                told(outline);
        });
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
    const std::shared_ptr<const Manual> manual = id == Manual::id ? d->manual : nullptr;
    if ((!manual && !d->usable()) || search.isEmpty())
        return;
    d->lookingFor =
        d->finding.post([this, id, search, manual, receiver = QPointer(receiver), told](std::stop_token stop) {
            const auto tell = [this, receiver, told, stop](const Findings &findings) {
                d->inWindow([receiver, told, stop, findings] {
                    if (receiver && !stop.stop_requested())
                        told(findings);
                });
            };
            if (manual)
                return lookThrough(
                    manual->document().pages, [&](int number) { return manual->page(number); }, search, tell, stop);
            const core::Result<core::Document> document = d->library->document(id);
            lookThrough(
                document ? document->pages : 0, [&](int number) { return d->library->page(id, number); }, search, tell,
                stop);
        });
}

} // namespace app
