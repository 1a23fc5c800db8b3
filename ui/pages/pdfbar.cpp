#include "ui/pages/pdfbar.h"
#include "ui/pages/pagewords.h"

#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

namespace ui {
namespace {

QToolButton *button(const char *name, const QString &tip, const QString &keys = {}, bool shortcut = true)
{
    auto *button = new QToolButton;
    button->setIcon(icon(QLatin1String(name)));
    button->setToolTip(keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys));
    button->setAccessibleName(tip);
    button->setObjectName(QLatin1String(name));
    if (shortcut && !keys.isEmpty())
        button->setShortcut(QKeySequence(keys));
    return button;
}

} // namespace

// Keys for viewing alone are handled by the canvas.
PdfBar::PdfBar(QWidget *parent)
    : QWidget(parent),
      side(button("list", tr("Pages and outline"))),
      back(button("back", tr("Back to where you were"), tr("Alt+Left"))),
      forward(button("forward", tr("Forward again"), tr("Alt+Right"))),
      find(button("search", tr("Find in the document"), tr("Ctrl+F"), false)),
      zoomOut(button("zoom-out", tr("Smaller"), tr("Ctrl+−"), false)),
      zoomIn(button("zoom-in", tr("Larger"), tr("Ctrl++"), false)),
      leave(button("cross", tr("Close the document"))),
      m_title(new ElidedLabel),
      m_label(new PlainLabel),
      m_number(new QLineEdit),
      m_count(new PlainLabel)
{
    side->setCheckable(true);
    m_title->setProperty("role", QStringLiteral("title"));
    m_number->setValidator(new QIntValidator(1, 999'999, m_number));
    m_number->setAlignment(Qt::AlignRight);
    m_number->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("00000")) + 20);
    m_number->setAccessibleName(tr("Page number"));
    m_number->setToolTip(tr("Type a page number and press Enter"));
    for (QLabel *beside : {m_label, m_count})
        beside->setProperty("role", QStringLiteral("quiet"));
    m_label->hide();

    QToolButton *more = button("more", tr("More actions"));
    auto *menu = new QMenu(more);
    fitWidth = menu->addAction(icon(QStringLiteral("fit-width")), tr("Fit the &width\tCtrl+0"));
    fitPage = menu->addAction(icon(QStringLiteral("fit")), tr("Fit the &page\tCtrl+9"));
    auto *fits = new QActionGroup(menu);
    fits->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (QAction *fit : {fitWidth, fitPage}) {
        fit->setCheckable(true);
        fits->addAction(fit);
    }
    menu->addSeparator();
    turnRight = menu->addAction(icon(QStringLiteral("retry")), tr("Rotate &right\tCtrl+R"));
    turnLeft = menu->addAction(icon(QStringLiteral("undo")), tr("Rotate &left\tCtrl+Shift+R"));
    copy = new QAction(icon(QStringLiteral("copy")), tr("&Copy\tCtrl+C"), this);
    copyLink = new QAction(tr("Copy lin&k to this page"), this);
    ask = new QAction(icon(QStringLiteral("ask")), tr("&Ask about this"), this);
    menu->addSeparator();
    menu->addActions({copy, copyLink, ask});
    menu->addSeparator();
    print = menu->addAction(tr("Pri&nt…\tCtrl+P"));
    outside = menu->addAction(tr("Open in the &system viewer"));
    folder = menu->addAction(icon(QStringLiteral("folder")), tr("Show in &folder"));
    more->setMenu(menu);
    more->setPopupMode(QToolButton::InstantPopup);

    auto *bar = new QHBoxLayout(this);
    bar->setContentsMargins(4, 4, 4, 4);
    bar->setSpacing(2);
    for (QWidget *part : {side, back, forward})
        bar->addWidget(part);
    bar->addWidget(m_title, 1);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_label, m_number, m_count, find, zoomOut, zoomIn, more, leave})
        bar->addWidget(part);
    connect(m_number, &QLineEdit::returnPressed, this, [this] {
        m_number->setModified(false);
        emit pageTyped(m_number->text().toInt());
    });
    showPlace(1, {}, 0);
}

void PdfBar::setTitle(const QString &title)
{
    m_title->setFullText(title);
}

QString PdfBar::title() const
{
    return m_title->fullText();
}

void PdfBar::showPlace(int page, const QString &label, int of)
{
    m_number->setEnabled(of > 0);
    for (QWidget *part : {side, find, zoomOut, zoomIn})
        part->setEnabled(of > 0);
    if (!m_number->hasFocus() || !m_number->isModified())
        m_number->setText(of > 0 ? QString::number(page) : QString());
    const bool labelled = of > 0 && !label.isEmpty() && label != QString::number(page);
    const QString count = tr("of %1").arg(QLocale().toString(of));
    m_label->setText(labelled ? tr("p. %1 (PDF").arg(label) : QString()); // the user types the PDF's page number
    m_label->setVisible(labelled);
    m_count->setText(of == 0 ? QString() : labelled ? QStringLiteral(") ") + count : count);
    m_place = QStringLiteral("%1 %2").arg(pageNumbers(page, label), count);
}

} // namespace ui
