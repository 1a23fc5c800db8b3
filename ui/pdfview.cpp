#include "ui/pdfview.h"
#include "ui/elidedlabel.h"
#include "ui/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

namespace ui {
namespace {

constexpr int longestWayBack = 50;

QToolButton *button(const QString &name, const QString &tip)
{
    auto *button = new QToolButton;
    button->setIcon(icon(name));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setObjectName(name);
    return button;
}

bool hasBoxes(const QList<core::PlaceOnPage> &places)
{
    for (const core::PlaceOnPage &place : places) {
        if (!place.boxes.isEmpty())
            return true;
    }
    return false;
}

} // namespace

PdfView::PdfView(Pages pages, QWidget *parent)
    : QWidget(parent),
      m_canvas(new PageCanvas(std::move(pages))),
      m_back(button(QStringLiteral("back"), tr("Back to where you were"))),
      m_title(new ElidedLabel),
      m_number(new QLineEdit),
      m_count(new QLabel),
      m_notice(new QLabel)
{
    setAccessibleName(tr("Document"));
    QToolButton *zoomOut = button(QStringLiteral("zoom-out"), tr("Smaller (Ctrl+−)"));
    QToolButton *zoomIn = button(QStringLiteral("zoom-in"), tr("Larger (Ctrl++)"));
    QToolButton *fit = button(QStringLiteral("fit-width"), tr("Fit the width (Ctrl+0)"));
    QToolButton *leave = button(QStringLiteral("cross"), tr("Close the document"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_number->setValidator(new QIntValidator(1, 999'999, m_number));
    m_number->setAlignment(Qt::AlignRight);
    m_number->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("00000")) + 20);
    m_number->setAccessibleName(tr("Page number"));
    m_number->setToolTip(tr("Type a page number and press Enter"));
    m_count->setProperty("role", QStringLiteral("quiet"));
    m_notice->setProperty("role", QStringLiteral("partly"));
    m_notice->setWordWrap(true);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setContentsMargins(12, 4, 12, 8);
    m_notice->hide();

    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(4, 4, 4, 4);
    bar->setSpacing(4);
    bar->addWidget(m_back);
    bar->addWidget(m_title, 1);
    for (QWidget *part : std::initializer_list<QWidget *>{m_number, m_count, zoomOut, zoomIn, fit, leave})
        bar->addWidget(part);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(bar);
    rows->addWidget(m_notice);
    rows->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);

    connect(m_back, &QToolButton::clicked, this, &PdfView::back);
    connect(zoomOut, &QToolButton::clicked, m_canvas, &PageCanvas::zoomOut);
    connect(zoomIn, &QToolButton::clicked, m_canvas, &PageCanvas::zoomIn);
    connect(fit, &QToolButton::clicked, m_canvas, &PageCanvas::fitWidth);
    connect(leave, &QToolButton::clicked, this, &PdfView::closed);
    connect(m_number, &QLineEdit::returnPressed, this, &PdfView::goToTyped);
    connect(m_canvas, &PageCanvas::moved, this, &PdfView::showPlace);
    showPlace();
}

void PdfView::open(const core::Document &document, int page, const QList<core::PlaceOnPage> &places)
{
    remember();
    setDocument(document);
    m_places = places;
    m_canvas->setHighlights(places);
    if (hasBoxes(places)) {
        setNotice({});
        m_canvas->goToHighlight();
    } else {
        setNotice(
            tr("The words stand on this page, but their place on it could not be found; nothing is highlighted."));
        m_canvas->goToPage(page);
    }
}

void PdfView::browse(const core::Document &document, int page)
{
    remember();
    setDocument(document);
    m_places.clear();
    m_canvas->setHighlights({});
    setNotice({});
    m_canvas->goToPage(page);
}

void PdfView::close()
{
    m_document = {};
    m_visits.clear();
    m_places.clear();
    m_canvas->close();
    m_title->setFullText({});
    setNotice({});
    showPlace();
}

void PdfView::remember()
{
    if (m_document.id == 0)
        return;
    m_visits.append({m_document, m_places, m_notice->text(), m_canvas->spot()});
    if (m_visits.size() > longestWayBack)
        m_visits.removeFirst();
}

void PdfView::back()
{
    if (m_visits.isEmpty())
        return;
    const Visit visit = m_visits.takeLast();
    setDocument(visit.document);
    m_places = visit.places;
    m_canvas->setHighlights(visit.places);
    setNotice(visit.notice);
    m_canvas->goTo(visit.spot);
}

void PdfView::setDocument(const core::Document &document)
{
    if (m_document.id != document.id || m_canvas->pageCount() != document.pages)
        m_canvas->open(document.id, document.pages);
    m_document = document;
    m_title->setFullText(document.title.isEmpty() ? QFileInfo(document.path).fileName() : document.title);
    m_canvas->setAccessibleName(tr("Pages of %1").arg(m_title->fullText()));
}

void PdfView::setNotice(const QString &text)
{
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
}

void PdfView::showPlace()
{
    const int count = m_canvas->pageCount();
    const int page = m_canvas->page();
    const QString label = m_canvas->label(page);
    m_number->setEnabled(count > 0);
    m_back->setEnabled(!m_visits.isEmpty());
    if (!m_number->hasFocus() || !m_number->isModified())
        m_number->setText(count > 0 ? QString::number(page) : QString());
    const bool labelled = !label.isEmpty() && label != QString::number(page);
    const QString of = tr("of %1").arg(QLocale().toString(count));
    m_count->setText(count == 0 ? QString() : labelled ? tr("(%1) %2").arg(label, of) : of);
    m_canvas->setAccessibleDescription(tr("Page %1 %2").arg(page).arg(m_count->text()));
}

void PdfView::goToTyped()
{
    const int page = qBound(1, m_number->text().toInt(), qMax(1, m_canvas->pageCount()));
    m_number->setModified(false);
    m_canvas->goToPage(page);
    m_canvas->setFocus();
    showPlace();
}

} // namespace ui
