#include "ui/pages/pagethumbs.h"
#include "ui/pages/pagewords.h"

#include "ui/widgets/theme.h"

#include <QPainter>
#include <QPointer>
#include <QScrollBar>
#include <QSet>
#include <QStyledItemDelegate>
#include <QTransform>

namespace ui {
namespace {

constexpr int side = 132;                    // screen pixels of the square that holds each picture
constexpr int thumbBytes = 24 * 1024 * 1024; // of pictures in memory
constexpr double pointsAcross = 842;         // assumed length of a page's longer side

} // namespace

class ThumbModel : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void open(int pages)
    {
        beginResetModel();
        m_pages = pages;
        m_pictures.clear();
        m_labels.clear();
        m_failed.clear();
        endResetModel();
    }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_pages; }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const int page = index.row() + 1;
        const QString label = m_labels.value(page);
        if (role == Qt::DecorationRole) {
            const QPixmap *picture = m_pictures.object(page);
            return picture ? QVariant(*picture) : QVariant();
        }
        if (role == Qt::DisplayRole)
            return pageNumbers(page, label);
        if (role == Qt::AccessibleTextRole)
            return PageThumbs::tr("Page %1").arg(data(index, Qt::DisplayRole).toString());
        return {};
    }

    bool wants(int page) const { return !m_pictures.contains(page) && !m_failed.contains(page); }

    void take(int page, const core::Result<app::PageView> &view, double ratio)
    {
        if (!view || view->width <= 0 || view->pixels.size() < qint64(view->width) * view->height * 4) {
            m_failed.insert(page);
            return;
        }
        const QImage image(reinterpret_cast<const uchar *>(view->pixels.constData()), view->width, view->height,
                           qsizetype(view->width) * 4, QImage::Format_RGB32);
        const int most = int(side * ratio);
        auto *picture =
            new QPixmap(QPixmap::fromImage(image.scaled(most, most, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
        picture->setDevicePixelRatio(ratio);
        m_labels.insert(page, view->label);
        const int bytes = picture->width() * picture->height() * 4;
        m_pictures.insert(page, picture, bytes);
        emit dataChanged(index(page - 1), index(page - 1));
    }

    int held() const { return int(m_pictures.size()); }
    qint64 bytes() const { return m_pictures.totalCost(); }

private:
    int m_pages = 0;
    QCache<int, QPixmap> m_pictures{thumbBytes};
    QHash<int, QString> m_labels;
    QSet<int> m_failed;
};

namespace {

class ThumbDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    int turns = 0;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {side + 16, side + option.fontMetrics.height() + 16};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool present = option.state & QStyle::State_Selected;
        const QRect rect = option.rect;
        const QRect label(rect.left(), rect.bottom() - option.fontMetrics.height() - 3, rect.width(),
                          option.fontMetrics.height());
        QRectF room(0, 0, side, side);
        room.moveCenter(QPointF(rect.center().x(), rect.top() + 6 + side / 2.0));
        QPixmap picture = index.data(Qt::DecorationRole).value<QPixmap>();
        if (turns != 0 && !picture.isNull())
            picture = picture.transformed(QTransform().rotate(90 * turns));
        const QSizeF size = picture.isNull() ? QSizeF(side * 0.7, side) : picture.deviceIndependentSize();
        QRectF paper(QPointF(), size);
        paper.moveCenter(room.center());
        painter->fillRect(paper, Qt::white);
        if (!picture.isNull())
            painter->drawPixmap(paper.topLeft(), picture);
        painter->setPen(QPen(color(present ? Role::Accent : Role::Line), present ? 2 : 1));
        painter->drawRect(paper.adjusted(-1, -1, 1, 1));
        QFont font = option.font;
        font.setBold(present);
        painter->setFont(font);
        painter->setPen(color(present ? Role::Text : Role::Secondary));
        painter->drawText(label, Qt::AlignCenter, index.data(Qt::DisplayRole).toString());
    }
};

} // namespace

PageThumbs::PageThumbs(const PageSource &source, QWidget *parent)
    : QListView(parent),
      m_source(source),
      m_model(new ThumbModel(this))
{
    setAccessibleName(tr("Page thumbnails"));
    setModel(m_model);
    setItemDelegate(new ThumbDelegate(this));
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    m_asking.setSingleShot(true);
    connect(&m_asking, &QTimer::timeout, this, &PageThumbs::ask);
}

void PageThumbs::open(core::DocumentId document, int pages)
{
    ++m_opened;
    m_asked = false;
    m_document = document;
    m_following = true;
    m_model->open(pages);
    m_following = false;
    setTurns(0);
    askSoon();
}

void PageThumbs::showPage(int page)
{
    m_following = true;
    setCurrentIndex(m_model->index(page - 1));
    m_following = false;
}

void PageThumbs::setTurns(int quarters)
{
    static_cast<ThumbDelegate *>(itemDelegate())->turns = quarters;
    viewport()->update();
}

qint64 PageThumbs::heldBytes() const
{
    return m_model->bytes();
}

int PageThumbs::held() const
{
    return m_model->held();
}

void PageThumbs::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (!m_following && current.isValid())
        emit pageWanted(current.row() + 1);
}

void PageThumbs::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
    askSoon();
}

void PageThumbs::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    askSoon();
}

void PageThumbs::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    askSoon();
}

// Delayed, because the pages in between are not wanted while scrolling.
void PageThumbs::askSoon()
{
    m_asking.start(50);
}

std::pair<int, int> PageThumbs::visiblePages() const
{
    const QModelIndex first = indexAt({width() / 2, 1});
    const QModelIndex last = indexAt({width() / 2, viewport()->height() - 1});
    if (!first.isValid())
        return {1, 0};
    return {first.row() + 1, last.isValid() ? last.row() + 1 : m_model->rowCount()};
}

void PageThumbs::ask()
{
    if (m_asked || !isVisible() || m_document == 0 || !m_source.picture)
        return;
    const auto [first, last] = visiblePages();
    for (int page = first; page <= last; ++page) {
        if (!m_model->wants(page))
            continue;
        m_asked = true;
        const double ratio = devicePixelRatioF();
        QPointer<PageThumbs> self(this);
        m_source.picture(m_document, page, side * ratio / pointsAcross, this,
                         [self, page, ratio, opened = m_opened](const core::Result<app::PageView> &view) {
                             if (!self || self->m_opened != opened)
                                 return;
                             self->m_asked = false;
                             if (view || view.error().code != core::Error::Cancelled)
                                 self->m_model->take(page, view, ratio);
                             self->ask();
                         });
        return;
    }
}

} // namespace ui
