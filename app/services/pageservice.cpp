#include "app/services/pageservice.h"

#include "app/services/documentfile.h"
#include "core/base/detachedcall.h"
#include "core/chunking/pageboxes.h"
#include "core/language/wordsearch.h"
#include "core/pdf/pdfreader.h"
#include "core/values/coverage.h"

#include <QElapsedTimer>
#include <QFileInfo>

namespace app {
namespace {

constexpr int tellScanEvery = 80; // in milliseconds

bool isRead(const core::Page &page)
{
    const bool empty = page.status == core::PageStatus::Empty && page.reason.isEmpty(); // the page is blank
    return empty || core::hasText(page.status);
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

core::Result<PageView> viewOf(const core::Library &library, core::DocumentId id, int number, double scale,
                              const QHash<QByteArray, QString> &passwords, QByteArray *hash, std::stop_token stop)
{
    const core::Result<core::Document> document = library.document(id);
    if (!document)
        return document.error();
    *hash = document->hash;
    const QString path = fileOf(*document, stop);
    if (stop.stop_requested())
        return core::Error::cancelled();
    if (path.isEmpty())
        return core::Error{
            core::Error::NotFound,
            QStringLiteral("“%1” is no longer there; connect its drive, or add it from its new location.")
                .arg(document->path),
            {}};
    const core::Result<core::PageImage> image =
        core::renderPage(path, passwords.value(document->hash), number, scale, stop);
    if (!image)
        return image.error();
    PageView view{
        image->width, image->height, image->pixels, float(image->width / scale), float(image->height / scale), {}};
    const core::Result<core::Page> page = library.page(id, number);
    if (page) {
        view.label = page->label;
        view.pageWidth = page->width;
        view.pageHeight = page->height;
    }
    return view;
}

core::Result<PageView> viewOf(const Manual &manual, int number, double scale, std::stop_token stop)
{
    const core::Result<core::PageImage> image = manual.picture(number, scale, stop);
    if (!image)
        return image.error();
    const core::Result<core::Page> page = manual.page(number);
    return PageView{image->width, image->height, image->pixels, page->width, page->height, page->label};
}

core::Result<DocumentDetails> detailsOf(const core::Library &library, core::DocumentId id, const std::stop_token &stop)
{
    const core::Result<core::Document> document = library.document(id);
    if (!document)
        return document.error();
    const core::Result<QList<core::Page>> pages = library.pages(id);
    if (!pages)
        return pages.error();
    DocumentDetails details{*document, core::groupsOf(*pages), {}, Secret::Unneeded};
    for (const QString &place : document->places) {
        const std::optional<QFileInfo> file = core::lookForFile(place, stop);
        if (!file)
            return core::Error::cancelled();
        if (!file->exists())
            details.missing.append(place);
    }
    return details;
}

} // namespace

PageService::PageService(LibraryAccess &library, PdfPasswords &passwords, Runs &runs)
    : m_library(library),
      m_passwords(passwords),
      m_runs(runs),
      m_views(2),
      m_printing(1, Priority::Background)
{
}

PageService::~PageService() = default;

void PageService::manual(const Reply<core::Result<core::Document>> &told)
{
    if (m_manual)
        return told.later(this, m_manual->document());
    m_views.post([this, told](std::stop_token stop) {
        const auto take = [this, told, read = Manual::read(Manual::folder(), stop)] {
            if (read)
                m_manual = std::make_shared<const Manual>(*read);
            told(read ? core::Result<core::Document>(m_manual->document()) : read.error());
        };
        QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
    });
}

void PageService::page(core::DocumentId id, int number, double scale, const Reply<core::Result<PageView>> &shown)
{
    if (id == Manual::id && m_manual) {
        m_views.post([=, this, manual = m_manual](std::stop_token stop) {
            shown.later(this, viewOf(*manual, number, scale, stop));
        });
    } else if (!m_library.isUsable()) {
        shown.later(this, m_library.whyNotUsable());
    } else {
        show(id, number, scale, true, shown);
    }
}

// If the PDF is locked, asks the keychain once per content, and draws the page again if it has the password.
void PageService::show(core::DocumentId id, int number, double scale, bool askKeychain,
                       const Reply<core::Result<PageView>> &shown)
{
    m_views.post([=, this, passwords = m_passwords.known()](std::stop_token stop) {
        QByteArray hash;
        const core::Result<PageView> view = viewOf(*m_library, id, number, scale, passwords, &hash, stop);
        if (view || view.error().code != core::Error::NeedsPassword)
            return shown.later(this, view);
        const auto ask = [=, this] {
            const core::Error error{core::Error::NeedsPassword,
                                    tr("This PDF is locked; type its password on the page about the document."),
                                    {}};
            if (!askKeychain)
                return shown(error);
            m_passwords.find(hash, [=, this](Secret secret) {
                if (secret == Secret::Wanted || !m_library.isUsable())
                    return shown(error);
                show(id, number, scale, false, shown);
            });
        };
        QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection);
    });
}

void PageService::text(core::DocumentId id, int number, const Reply<core::Result<core::Page>> &told)
{
    if (id == Manual::id && m_manual)
        return told.later(this, m_manual->page(number));
    if (!m_library.isUsable())
        return told.later(this, m_library.whyNotUsable());
    m_views.post([=, this](std::stop_token) { told.later(this, m_library->page(id, number)); });
}

void PageService::outline(core::DocumentId id, const Reply<QList<core::OutlineItem>> &told)
{
    if (id == Manual::id && m_manual)
        return told.later(this, m_manual->document().origin.outline);
    if (!m_library.isUsable())
        return;
    m_views.post([=, this](std::stop_token) {
        const core::Result<core::Document> document = m_library->document(id);
        told.later(this, document ? document->origin.outline : QList<core::OutlineItem>());
    });
}

void PageService::find(core::DocumentId id, const QString &words, const Reply<Findings> &told)
{
    m_lookingFor.request_stop();
    const core::WordSearch search(words);
    const std::shared_ptr<const Manual> manual = id == Manual::id ? m_manual : nullptr;
    if ((!manual && !m_library.isUsable()) || search.isEmpty())
        return;
    m_lookingFor = m_finding.post([this, id, search, manual, told](std::stop_token stop) {
        const auto tell = [this, told, stop](const Findings &findings) {
            const auto unlessStopped = [told, stop, findings] {
                if (!stop.stop_requested())
                    told(findings);
            };
            QMetaObject::invokeMethod(this, unlessStopped, Qt::QueuedConnection);
        };
        if (manual)
            return lookThrough(
                manual->document().pages, [&](int number) { return manual->page(number); }, search, tell, stop);
        const core::Result<core::Document> document = m_library->document(id);
        lookThrough(
            document ? document->pages : 0, [&](int number) { return m_library->page(id, number); }, search, tell,
            stop);
    });
}

void PageService::places(const core::Passage &passage, int from, int to, const Reply<QList<core::PlaceOnPage>> &found)
{
    if (m_library.isUsable())
        m_views.post([=, this](std::stop_token) { found.later(this, m_library->places(passage, from, to)); });
}

void PageService::details(core::DocumentId id, const Reply<core::Result<DocumentDetails>> &told)
{
    if (!m_library.isUsable())
        return told.later(this, m_library.whyNotUsable());
    m_views.post([=, this](std::stop_token stop) {
        const core::Result<DocumentDetails> details = detailsOf(*m_library, id, stop);
        const bool isLocked = details && (details->document.origin.locked ||
                                          details->document.status == core::DocumentStatus::NeedsPassword);
        if (!isLocked)
            return told.later(this, details);
        const auto ask = [this, details = *details, told] {
            m_passwords.find(details.document.hash, [details, told](Secret secret) mutable {
                details.secret = secret;
                told(details);
            });
        };
        QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection);
    });
}

void PageService::print(const core::Document &document, const QList<int> &pages, double scale, const DrawPage &draw)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Printing “%1”").arg(document.title);
    run.stoppable = true;
    const std::shared_ptr<const Manual> manual = document.id == Manual::id ? m_manual : nullptr;
    const auto job = [=, this, id = document.id,
                      passwords = m_passwords.known()](int number, std::stop_token stop) -> core::Result<void> {
        constexpr int all = 100;
        const core::Percent percent = m_runs.percentOf(number, QStringLiteral("print"));
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QByteArray hash;
            const core::Result<PageView> page = manual
                                                    ? viewOf(*manual, pages[i], scale, stop)
                                                    : viewOf(*m_library, id, pages[i], scale, passwords, &hash, stop);
            if (!page)
                return page.error();
            if (const core::Result<void> drawn = draw(*page); !drawn)
                return drawn;
            percent(int(all * (i + 1) / pages.size()));
        }
        return {};
    };
    m_runs.post(m_printing, run, job);
}

} // namespace app
