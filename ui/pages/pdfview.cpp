#include "ui/pages/pdfview.h"

#include "core/values/documentlink.h"
#include "ui/pages/pagefind.h"
#include "ui/pages/pageoutline.h"
#include "ui/pages/pagethumbs.h"
#include "ui/pages/pdfbar.h"
#include "ui/widgets/plainlabel.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {
namespace {

bool hasBoxes(const QList<core::PlaceOnPage> &places)
{
    return std::any_of(places.begin(), places.end(), [](const auto &place) { return !place.boxes.isEmpty(); });
}

} // namespace

PdfView::PdfView(const PageSource &source, QWidget *parent)
    : QWidget(parent),
      m_source(source),
      m_canvas(new PageCanvas(source)),
      m_bar(new PdfBar),
      m_find(new PageFind(source)),
      m_thumbs(new PageThumbs(source)),
      m_outline(new PageOutline),
      m_side(new QTabWidget),
      m_parts(new QSplitter(Qt::Horizontal)),
      m_notice(new PlainLabel)
{
    setAccessibleName(tr("Document"));
    m_notice->setObjectName(QStringLiteral("notice"));
    m_notice->setProperty("role", QStringLiteral("partly"));
    m_notice->setWordWrap(true);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setContentsMargins(12, 4, 12, 8);
    m_notice->hide();
    m_find->hide();
    m_side->setDocumentMode(true);
    m_side->setAccessibleName(tr("Pages and outline"));
    m_canvas->setAccessibleName(tr("Pages"));
    m_side->addTab(m_thumbs, tr("Pages"));
    m_side->addTab(m_outline, tr("Outline"));
    m_side->hide();
    m_parts->addWidget(m_side);
    m_parts->addWidget(m_canvas);
    m_parts->setStretchFactor(1, 1);
    m_parts->setChildrenCollapsible(false);
    m_side->setMinimumWidth(120);
    m_canvas->setMinimumWidth(140);

    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_bar, m_find, m_notice})
        rows->addWidget(part);
    rows->addWidget(m_parts, 1);
    connectParts();
    showPlace();
}

void PdfView::connectParts()
{
    connect(m_bar->side, &QToolButton::toggled, this, &PdfView::showSide);
    connect(m_bar->back, &QToolButton::clicked, this, &PdfView::back);
    connect(m_bar->forward, &QToolButton::clicked, this, &PdfView::forward);
    connect(m_bar->find, &QToolButton::clicked, this, &PdfView::find);
    connect(m_bar->zoomOut, &QToolButton::clicked, m_canvas, [this] { m_canvas->zoomBy(-1); });
    connect(m_bar->zoomIn, &QToolButton::clicked, m_canvas, [this] { m_canvas->zoomBy(1); });
    connect(m_bar->leave, &QToolButton::clicked, this, &PdfView::closed);
    connect(m_bar->fitWidth, &QAction::triggered, m_canvas, [this] { m_canvas->fitTo(PageCanvas::Fit::Width); });
    connect(m_bar->fitPage, &QAction::triggered, m_canvas, [this] { m_canvas->fitTo(PageCanvas::Fit::Page); });
    connect(m_bar->turnRight, &QAction::triggered, m_canvas,
            [this] { m_canvas->setTurns(m_canvas->layout().turns() + 1); });
    connect(m_bar->turnLeft, &QAction::triggered, m_canvas,
            [this] { m_canvas->setTurns(m_canvas->layout().turns() - 1); });
    connect(m_bar->copy, &QAction::triggered, this,
            [this] { m_canvas->gather([](const QString &text) { QGuiApplication::clipboard()->setText(text); }); });
    connect(m_bar->copyLink, &QAction::triggered, this, &PdfView::copyLink);
    connect(m_bar->ask, &QAction::triggered, this, [this] {
        m_canvas->gather([this, id = m_document.id](const QString &text) { emit askWanted(id, text); });
    });
    connect(m_bar->print, &QAction::triggered, this, &PdfView::printWanted);
    connect(m_bar->outside, &QAction::triggered, this, [this] { emit fileWanted(m_document, false); });
    connect(m_bar->folder, &QAction::triggered, this, [this] { emit fileWanted(m_document, true); });
    connect(m_bar, &PdfBar::pageTyped, this, [this](int page) {
        jump(qBound(1, page, qMax(1, m_canvas->layout().count())));
        m_canvas->setFocus();
    });
    connect(m_canvas, &PageCanvas::moved, this, &PdfView::showPlace);
    connect(m_canvas, &PageCanvas::selected, this, [this] { showSelected(); });
    connect(m_thumbs, &PageThumbs::pageWanted, m_canvas, &PageCanvas::goToPage);
    connect(m_outline, &PageOutline::pageWanted, this, &PdfView::jump);
    connect(m_find, &PageFind::found, m_canvas, &PageCanvas::setFound);
    connect(m_find, &PageFind::wanted, m_canvas, &PageCanvas::bringIntoSight);
    connect(m_find, &PageFind::closed, this, [this] {
        m_find->close();
        m_canvas->setFocus();
    });
}

void PdfView::open(const core::Document &document, int page, const QList<core::PlaceOnPage> &places)
{
    leave();
    setDocument(document);
    m_places = places;
    m_canvas->setHighlights(places);
    if (hasBoxes(places)) {
        setNotice({});
        m_canvas->goToHighlight();
    } else {
        setNotice(tr("The words are on this page, but Attest could not find where; nothing is highlighted."));
        m_canvas->goToPage(page);
    }
}

void PdfView::browse(const core::Document &document, int page)
{
    leave();
    setDocument(document);
    m_places.clear();
    m_canvas->setHighlights({});
    setNotice({});
    m_canvas->goToPage(page);
}

void PdfView::close()
{
    m_document = {};
    m_trail.clear();
    m_places.clear();
    m_canvas->close();
    m_thumbs->open(0, 0);
    m_outline->setItems({});
    m_find->setDocument(0);
    m_bar->setTitle({});
    setNotice({});
    showPlace();
}

PdfView::Visit PdfView::here() const
{
    return {m_document, m_places, m_notice->text(), m_canvas->spot(), m_canvas->layout().turns()};
}

void PdfView::leave()
{
    if (m_document.id != 0)
        m_trail.leave(here());
}

void PdfView::back()
{
    restore(m_trail.back(here()));
}

void PdfView::forward()
{
    restore(m_trail.forward(here()));
}

void PdfView::restore(const std::optional<Visit> &visit)
{
    if (!visit)
        return;
    setDocument(visit->document);
    m_places = visit->places;
    m_canvas->setTurns(visit->turns);
    m_canvas->setHighlights(visit->places);
    setNotice(visit->notice);
    m_canvas->goTo(visit->spot);
}

void PdfView::jump(int page)
{
    leave();
    m_canvas->goToPage(page);
}

void PdfView::find()
{
    if (m_canvas->layout().count() > 0)
        m_find->open(page());
}

void PdfView::setDocument(const core::Document &document)
{
    const bool same = m_document.id == document.id && m_canvas->layout().count() == document.pages;
    m_document = document;
    m_bar->setTitle(document.title.isEmpty() ? QFileInfo(document.path).fileName() : document.title);
    m_canvas->setAccessibleName(tr("Pages of %1").arg(m_bar->title()));
    if (same)
        return;
    m_canvas->open(document.id, document.pages);
    m_thumbs->open(document.id, document.pages);
    m_find->setDocument(document.id);
    showSide(m_bar->side->isChecked());
}

void PdfView::setNotice(const QString &text)
{
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
}

void PdfView::showPlace()
{
    const int count = m_canvas->layout().count();
    m_bar->showPlace(m_canvas->page(), m_canvas->pictures().label(m_canvas->page()), count);
    m_bar->back->setEnabled(m_trail.hasBack());
    m_bar->forward->setEnabled(m_trail.hasForward());
    m_bar->fitWidth->setChecked(m_canvas->fit() == PageCanvas::Fit::Width);
    m_bar->fitPage->setChecked(m_canvas->fit() == PageCanvas::Fit::Page);
    showSelected();
    m_thumbs->setTurns(m_canvas->layout().turns());
    if (count > 0)
        m_thumbs->showPage(m_canvas->page());
    m_canvas->setAccessibleDescription(tr("Page %1").arg(m_bar->place()));
}

// A document in no library, such as the manual, cannot be asked about.
void PdfView::showSelected()
{
    const bool selected = !m_canvas->selection().isEmpty();
    m_bar->copy->setEnabled(selected);
    m_bar->ask->setEnabled(selected && m_document.id > 0);
    for (QAction *action : {m_bar->outside, m_bar->folder})
        action->setEnabled(m_document.id > 0);
    m_bar->copyLink->setEnabled(m_document.id > 0 && !m_document.hash.isEmpty());
}

// Includes the selected words if they are on one page.
void PdfView::copyLink()
{
    const PageSelection &selection = m_canvas->selection();
    const int page = selection.isEmpty() ? m_canvas->page() : selection.first().page;
    const auto copy = [link = core::DocumentLink{m_document.hash, page, {}}](const QString &words) {
        QGuiApplication::clipboard()->setText(core::textOf(core::DocumentLink{link.sum, link.page, words}));
    };
    if (selection.isEmpty() || selection.last().page != page)
        copy({});
    else
        m_canvas->gather(copy);
}

void PdfView::showSide(bool shown)
{
    const int width = m_thumbs->sizeHintForColumn(0) + 16;
    const bool appears = shown && m_side->isHidden();
    m_side->setVisible(shown);
    if (appears && m_parts->width() > width)
        m_parts->setSizes({width, m_parts->width() - width});
    if (!shown || !m_source.outline || m_outlined == m_document.id || m_document.id == 0)
        return;
    m_outlined = m_document.id;
    m_source.outline(m_document.id, this, [this, id = m_document.id](const QList<core::OutlineItem> &items) {
        if (id == m_document.id)
            m_outline->setItems(items);
    });
}

void PdfView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_bar->copy, m_bar->copyLink, m_bar->ask});
    menu->addSeparator();
    menu->addActions({m_bar->print, m_bar->outside, m_bar->folder});
    menu->addSeparator();
    menu->addActions({m_bar->fitWidth, m_bar->fitPage, m_bar->turnRight, m_bar->turnLeft});
    menu->popup(event->globalPos());
}

} // namespace ui
