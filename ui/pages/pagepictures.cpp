#include "ui/pages/pagepictures.h"
#include "ui/widgets/localized.h"

#include <QPointer>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr int inFlight = 2;                    // pages requested at once, so that fast scrolling requests few
constexpr qint64 mostBytes = 96 * 1024 * 1024; // pictures kept in addition to visible ones
constexpr int pagesAround = 3;                 // kept on each side of the view

QImage turned(const QImage &image, int quarters)
{
    return quarters == 0 ? image : image.transformed(QTransform().rotate(90 * quarters));
}

} // namespace

PagePictures::PagePictures(const PageSource &source, QObject *parent) : QObject(parent), m_source(source) {}

void PagePictures::open(core::DocumentId document)
{
    ++m_opened;
    m_document = document;
    m_turns = 0;
    m_pictures.clear();
    m_failed.clear();
    m_labels.clear();
    m_asked.clear();
}

void PagePictures::setTurns(int quarters)
{
    for (Picture &picture : m_pictures)
        picture.image = turned(picture.image, (quarters - m_turns) & 3);
    m_turns = quarters & 3;
}

const QImage *PagePictures::picture(int page) const
{
    const auto found = m_pictures.constFind(page);
    return found == m_pictures.constEnd() ? nullptr : &found->image;
}

qint64 PagePictures::bytes() const
{
    qint64 bytes = 0;
    for (const Picture &picture : m_pictures)
        bytes += picture.image.sizeInBytes();
    return bytes;
}

void PagePictures::want(const QList<int> &pages, double scale)
{
    if (m_document == 0 || !m_source.picture)
        return;
    for (const int page : pages) {
        if (m_asked.size() >= inFlight)
            return; // more are requested when these have arrived
        if (m_asked.contains(page) || m_failed.contains(page))
            continue;
        const auto held = m_pictures.constFind(page);
        if (held != m_pictures.constEnd() && std::abs(held->scale - scale) < scale * 0.01)
            continue;
        m_asked.insert(page);
        QPointer<PagePictures> self(this);
        m_source.picture(m_document, page, scale, this,
                         [self, page, scale, opened = m_opened](const core::Result<app::PageView> &result) {
                             if (self && self->m_opened == opened)
                                 self->take(page, scale, result);
                         });
    }
}

void PagePictures::take(int page, double scale, const core::Result<app::PageView> &result)
{
    m_asked.remove(page);
    if (!result && result.error().code == core::Error::Cancelled)
        return emit givenUp();
    const bool whole = result && result->width > 0 && result->height > 0 &&
                       result->pixels.size() >= qint64(result->width) * result->height * 4;
    if (!whole) {
        m_failed[page] = result ? tr("This page could not be drawn.") : localized(result.error().message);
        return emit came(page, {});
    }
    const QImage picture(reinterpret_cast<const uchar *>(result->pixels.constData()), result->width, result->height,
                         qsizetype(result->width) * 4, QImage::Format_RGB32);
    m_pictures[page] = {m_turns == 0 ? picture.copy() : turned(picture, m_turns), scale};
    m_labels[page] = result->label;
    emit came(page, QSizeF(result->pageWidth, result->pageHeight));
}

void PagePictures::forgetFar(int first, int last)
{
    const auto distance = [first, last](int page) {
        return page < first ? first - page : page > last ? page - last : 0;
    };
    QList<int> pages = m_pictures.keys();
    std::sort(pages.begin(), pages.end(), [&](int a, int b) { return distance(a) > distance(b); });
    qint64 held = bytes();
    for (const int page : std::as_const(pages)) {
        const int away = distance(page);
        if (away == 0 || (away <= pagesAround && held <= mostBytes))
            return;
        held -= m_pictures.take(page).image.sizeInBytes();
    }
}

} // namespace ui
