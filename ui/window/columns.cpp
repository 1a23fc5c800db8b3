#include "ui/window/columns.h"

#include "ui/widgets/spokenlabel.h"
#include "ui/widgets/theme.h"

#include <QDataStream>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

namespace ui {
namespace {

constexpr int pageAsTabBelow = 1000;
constexpr int pageAndRightFrom = 1450; // from this width on both fit beside the conversation

} // namespace

Columns::Columns(const Parts &parts, QWidget *parent)
    : QWidget(parent),
      m_parts(parts),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_tabs(new QTabWidget(this)),
      m_shade(new QWidget(this))
{
    m_tabs->setDocumentMode(true);
    m_tabs->setTabBarAutoHide(true);
    m_tabs->setFocusProxy(nullptr); // otherwise it would pass the focus to a hidden tab bar, and Tab would stop there
    m_tabs->setFocusPolicy(Qt::NoFocus);
    m_tabs->addTab(parts.middle, tr("Conversation"));
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(parts.left);
    m_splitter->addWidget(m_tabs);
    m_splitter->addWidget(parts.page);
    m_splitter->addWidget(parts.right);
    m_splitter->setStretchFactor(1, 1);
    hearFirst(m_tabs); // announced first, though the lists come before it in the window
    parts.left->setMinimumWidth(180);
    parts.left->setAutoFillBackground(true);
    m_tabs->setMinimumWidth(388); // enough for everything below a question
    parts.page->setMinimumWidth(280);
    parts.right->setMinimumWidth(240);
    parts.page->hide();
    m_shade->setObjectName(QStringLiteral("shade"));
    m_shade->setStyleSheet(QStringLiteral("#shade { background: rgba(0, 0, 0, 90); }"));
    m_shade->setAttribute(Qt::WA_StyledBackground);
    m_shade->installEventFilter(this);
    m_shade->hide();
    parts.left->installEventFilter(this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_splitter);
    connect(m_splitter, &QSplitter::splitterMoved, this, &Columns::remember);
    arrange();
}

bool Columns::leftShown() const
{
    return m_drawer ? m_drawerOpen : m_leftWanted;
}

bool Columns::leftInSight() const
{
    return m_drawer ? m_drawerOpen : m_leftWanted && m_leftFilled;
}

void Columns::showLeft(bool shown)
{
    if (m_drawer)
        m_drawerOpen = shown;
    else
        m_leftWanted = shown;
    arrange();
}

void Columns::showRight(bool shown)
{
    m_rightWanted = shown;
    arrange();
    if (shown && m_tabs->indexOf(m_parts.right) >= 0)
        m_tabs->setCurrentWidget(m_parts.right);
}

void Columns::setFilled(bool left, bool right)
{
    if (std::exchange(m_leftFilled, left) == left && m_rightFilled == right)
        return;
    m_rightFilled = right;
    arrange();
}

void Columns::showPage(bool shown)
{
    const bool inFront = m_tabs->currentWidget() == m_parts.page;
    m_pageWanted = shown;
    m_drawerOpen = m_drawerOpen && !shown;
    arrange();
    if (m_tabs->indexOf(m_parts.page) >= 0)
        m_tabs->setCurrentWidget(m_parts.page);
    else if (inFront)
        showMiddle(); // return to the clicked citation
}

void Columns::showMiddle()
{
    m_tabs->setCurrentWidget(m_parts.middle);
    if (m_drawer && m_drawerOpen)
        showLeft(false);
}

// Moves every part to its place at this width; parts already in place are not touched.
void Columns::arrange()
{
    const bool rightAsTab = width() < tabsBelow || (m_pageWanted && width() < pageAndRightFrom);
    moveToTab(m_parts.page, tr("Page"), width() < pageAsTabBelow, m_pageWanted, 2);
    moveToTab(m_parts.right, tr("Run details"), rightAsTab, m_rightWanted && m_rightFilled, 3);

    const bool drawer = width() < drawerBelow;
    if (drawer != m_drawer) {
        m_drawer = drawer;
        m_drawerOpen = false;
        if (drawer)
            m_parts.left->setParent(this);
        else
            m_splitter->insertWidget(0, m_parts.left);
    }
    m_parts.left->setVisible(leftInSight());
    m_shade->setVisible(m_drawer && m_drawerOpen);
    placeDrawer();
    share();
    emit changed();
}

void Columns::moveToTab(QWidget *part, const QString &title, bool tab, bool shown, int place)
{
    const int at = m_tabs->indexOf(part);
    if (tab && shown && at < 0)
        m_tabs->insertTab(place, part, title);
    if (!(tab && shown) && at >= 0)
        m_tabs->removeTab(at);
    if (!(tab && shown) && m_splitter->indexOf(part) < 0)
        m_splitter->insertWidget(part == m_parts.right ? m_splitter->count() : m_splitter->indexOf(m_tabs) + 1, part);
    if (!tab)
        part->setVisible(shown);
    else if (!shown)
        part->hide();
}

void Columns::placeDrawer()
{
    if (!m_drawer)
        return;
    m_shade->setGeometry(rect());
    m_parts.left->setGeometry(0, 0, qMin(300, width() - 60), height());
    m_shade->raise();
    m_parts.left->raise();
    if (m_drawerOpen)
        m_parts.left->setFocus();
}

void Columns::share()
{
    QList<int> sizes;
    int rest = width();
    for (int i = 0; i < m_splitter->count(); ++i) {
        const QWidget *part = m_splitter->widget(i);
        const int wanted = part == m_parts.left    ? m_leftWidth
                           : part == m_parts.right ? m_rightWidth
                           : part == m_parts.page  ? qMin(m_pageWidth, width() / 2)
                                                   : 0;
        sizes.append(wanted);
        if (!part->isHidden())
            rest -= wanted;
    }
    sizes[m_splitter->indexOf(m_tabs)] = qMax(rest, m_tabs->minimumWidth());
    m_splitter->setSizes(sizes);
}

// Remembers the widths that the user set.
void Columns::remember()
{
    const QList<int> sizes = m_splitter->sizes();
    for (int i = 0; i < m_splitter->count(); ++i) {
        const QWidget *part = m_splitter->widget(i);
        if (sizes[i] == 0)
            continue;
        if (part == m_parts.left)
            m_leftWidth = sizes[i];
        else if (part == m_parts.right)
            m_rightWidth = sizes[i];
        else if (part == m_parts.page)
            m_pageWidth = sizes[i];
    }
}

QByteArray Columns::state() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << qint32(1) << m_leftWanted << m_rightWanted << qint32(m_leftWidth) << qint32(m_rightWidth)
           << qint32(m_pageWidth);
    return state;
}

void Columns::restore(const QByteArray &state)
{
    QDataStream stream(state);
    qint32 version = 0;
    qint32 left = 0;
    qint32 right = 0;
    qint32 page = 0;
    bool leftWanted = true;
    bool rightWanted = true;
    stream >> version >> leftWanted >> rightWanted >> left >> right >> page;
    if (stream.status() != QDataStream::Ok || version != 1)
        return; // written by another version: use the defaults
    m_leftWanted = leftWanted;
    m_rightWanted = rightWanted;
    m_leftWidth = qBound(m_parts.left->minimumWidth(), int(left), 800);
    m_rightWidth = qBound(m_parts.right->minimumWidth(), int(right), 1200);
    m_pageWidth = qBound(m_parts.page->minimumWidth(), int(page), 1600);
    arrange();
}

void Columns::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool Columns::eventFilter(QObject *watched, QEvent *event)
{
    const bool shadeClicked = watched == m_shade && event->type() == QEvent::MouseButtonPress;
    const bool escaped = watched == m_parts.left && event->type() == QEvent::KeyPress &&
                         static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (m_drawer && (shadeClicked || escaped)) {
        showLeft(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
