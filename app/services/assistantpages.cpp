// What Assistant does to show a page of a document: on a lane, with the password that opened it.
#include "app/services/assistantlanes.h"
#include "core/pdf/pdfreader.h"

namespace app {
namespace {

core::Result<PageView> viewOf(const core::Library &library, core::DocumentId id, int number, double scale,
                              const QHash<QByteArray, QString> &passwords, QByteArray *hash, std::stop_token stop)
{
    const core::Result<core::Document> document = library.document(id);
    if (!document)
        return document.error();
    *hash = document->hash;
    const QString path = placeOf(*document, stop);
    if (stop.stop_requested())
        return core::Error::cancelled();
    if (path.isEmpty())
        return core::Error{
            core::Error::NotFound,
            QStringLiteral("“%1” is not there any more; plug in its drive, or add it from its new place.")
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

} // namespace

void Assistant::manual(QObject *receiver, std::function<void(const core::Result<core::Document> &)> told)
{
    const auto tell = [receiver = QPointer(receiver), told](const core::Result<core::Document> &document) {
        if (receiver)
            told(document);
    };
    if (d->manual)
        return d->inWindow([tell, manual = d->manual] { tell(manual->document()); });
    d->views.post([this, tell](std::stop_token stop) {
        core::Result<Manual> read = Manual::read(sampleFolder(), stop);
        d->inWindow([this, tell, read = std::move(read)] {
            if (read)
                d->manual = std::make_shared<const Manual>(*read);
            tell(read ? core::Result<core::Document>(d->manual->document()) : read.error());
        });
    });
}

void Assistant::page(core::DocumentId id, int number, double scale, QObject *receiver,
                     std::function<void(const core::Result<PageView> &)> shown)
{
    const auto show = [receiver = QPointer(receiver), shown](const core::Result<PageView> &view) {
        if (receiver)
            shown(view);
    };
    if (id == Manual::id && d->manual)
        return void(d->views.post([=, this, manual = d->manual](std::stop_token stop) {
            d->inWindow([show, view = viewOf(*manual, number, scale, stop)] { show(view); });
        }));
    if (!d->usable())
        return d->inWindow([show, error = d->notOpen()] { show(error); });
    d->showPage(id, number, scale, true, show);
}

// Where the PDF is locked the keychain is asked, once for each content, and the page drawn again if it knows.
void Assistant::Private::showPage(core::DocumentId id, int number, double scale, bool askKeychain,
                                  std::function<void(const core::Result<PageView> &)> shown)
{
    views.post([=, this, passwords = secrets.known()](std::stop_token stop) {
        QByteArray hash;
        const core::Result<PageView> view = viewOf(*library, id, number, scale, passwords, &hash, stop);
        const bool locked = !view && view.error().code == core::Error::NeedsPassword;
        inWindow([=, this] {
            if (!locked)
                return shown(view);
            const core::Error error{core::Error::NeedsPassword,
                                    tr("This PDF is locked; type its password on the page about the document."),
                                    {}};
            if (!askKeychain)
                return shown(error);
            secrets.find(hash, [=, this](Secret secret) {
                if (secret == Secret::Wanted || !usable())
                    return shown(error);
                showPage(id, number, scale, false, shown);
            });
        });
    });
}

} // namespace app
