#include "ui/pages/pagefind.h"

#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

namespace ui {
namespace {

constexpr int typingPause = 150; // in milliseconds

QToolButton *button(const QString &name, const QString &tip, const QList<QKeySequence> &keys = {})
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(icon(name));
    button->setToolTip(keys.isEmpty() ? tip
                                      : QStringLiteral("%1 (%2)").arg(tip, keys[0].toString(QKeySequence::NativeText)));
    button->setAccessibleName(tip);
    if (!keys.isEmpty())
        button->setShortcut(keys[0]);
    return button;
}

} // namespace

PageFind::PageFind(const PageSource &source, QWidget *parent)
    : QWidget(parent),
      m_source(source),
      m_line(new QLineEdit),
      m_counter(new PlainLabel),
      m_gap(new PlainLabel),
      m_previous(button(QStringLiteral("up"), tr("Previous match"), {QKeySequence(tr("Shift+F3"))})),
      m_next(button(QStringLiteral("down"), tr("Next match"), {QKeySequence(tr("F3"))}))
{
    setAccessibleName(tr("Find in the document"));
    m_line->setPlaceholderText(tr("Find in the document…"));
    m_line->setAccessibleName(tr("Words to find in the document"));
    m_line->installEventFilter(this);
    m_counter->setObjectName(QStringLiteral("counter"));
    m_counter->setProperty("role", QStringLiteral("quiet"));
    m_gap->setProperty("role", QStringLiteral("partly"));
    m_gap->setTextFormat(Qt::PlainText);
    m_gap->setWordWrap(true);
    m_gap->setContentsMargins(8, 0, 8, 0);
    m_gap->hide();
    QToolButton *leave = button(QStringLiteral("cross"), tr("Close the search"));

    auto *bar = new QHBoxLayout;
    bar->setSpacing(4);
    bar->addWidget(m_line, 1);
    for (QWidget *part : std::initializer_list<QWidget *>{m_counter, m_previous, m_next, leave})
        bar->addWidget(part);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(4, 0, 4, 4);
    rows->setSpacing(4);
    rows->addLayout(bar);
    rows->addWidget(m_gap);

    m_typed.setSingleShot(true);
    connect(&m_typed, &QTimer::timeout, this, &PageFind::search);
    connect(m_line, &QLineEdit::textChanged, this, [this] {
        m_moves = true;
        m_typed.start(typingPause);
    });
    connect(m_previous, &QToolButton::clicked, this, &PageFind::previous);
    connect(m_next, &QToolButton::clicked, this, &PageFind::next);
    connect(leave, &QToolButton::clicked, this, &PageFind::closed);
    tell();
}

void PageFind::setDocument(core::DocumentId document)
{
    if (document == m_document)
        return;
    m_document = document;
    m_from = 1;
    m_moves = false; // the user is looking at something specific
    if (isHidden())
        forget();
    else
        search();
}

void PageFind::open(int page)
{
    const bool again = isHidden();
    m_from = page;
    m_moves = true;
    setVisible(true);
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
    if (again)
        search();
}

void PageFind::close()
{
    hide();
    forget();
}

void PageFind::forget()
{
    ++m_searches;
    m_typed.stop();
    if (m_searching && m_source.find)
        m_source.find(m_document, {}, this, {}); // cancels the current search
    m_searching = false;
    m_places.clear();
    m_present = -1;
    m_unread = 0;
    m_more = false;
    tell();
    emit found(m_places, m_present);
}

void PageFind::search()
{
    forget();
    if (m_document == 0 || m_line->text().trimmed().isEmpty() || !m_source.find)
        return;
    m_searching = true;
    tell();
    m_source.find(m_document, m_line->text(), this, [this, search = m_searches](const app::Findings &findings) {
        if (search == m_searches)
            take(findings);
    });
}

void PageFind::take(const app::Findings &findings)
{
    m_places.append(findings.places);
    m_unread = findings.unread;
    m_more = findings.more;
    m_searching = !findings.done;
    if (m_present < 0) {
        for (int i = 0; i < m_places.size() && m_present < 0; ++i) {
            if (m_places[i].page >= m_from)
                m_present = i;
        }
        if (m_present < 0 && findings.done && !m_places.isEmpty())
            m_present = 0; // all of them are before this page
        if (m_present >= 0 && m_moves)
            emit wanted(m_places[m_present]);
    }
    tell();
    emit found(m_places, m_present);
}

void PageFind::goTo(int place)
{
    m_present = place;
    m_from = m_places[place].page;
    tell();
    emit found(m_places, m_present);
    emit wanted(m_places[m_present]);
}

void PageFind::next()
{
    if (m_typed.isActive())
        return search();
    if (!m_places.isEmpty())
        goTo((m_present + 1) % int(m_places.size()));
}

void PageFind::previous()
{
    if (m_typed.isActive())
        return search();
    if (!m_places.isEmpty())
        goTo(m_present <= 0 ? int(m_places.size()) - 1 : m_present - 1);
}

QString PageFind::counter() const
{
    return m_counter->text();
}

void PageFind::tell()
{
    const QLocale locale;
    const QString count = locale.toString(m_places.size()) + (m_more ? QStringLiteral("+") : QString());
    QString text;
    if (!m_places.isEmpty())
        text = tr("%1 of %2").arg(locale.toString(m_present + 1), count);
    else if (!m_searching && m_document != 0 && !m_line->text().trimmed().isEmpty() && !isHidden())
        text = tr("Not found");
    m_counter->setText(m_searching ? text + u'…' : text);
    m_line->setAccessibleDescription(m_counter->text());
    m_previous->setEnabled(!m_places.isEmpty());
    m_next->setEnabled(!m_places.isEmpty());
    m_gap->setText(
        m_unread == 1
            ? tr("The text of one page is not known, so nothing can be found on it.")
            : tr("The text of %1 pages is not known, so nothing can be found on them.").arg(locale.toString(m_unread)));
    m_gap->setVisible(m_unread > 0);
}

// Escape closes this search rather than stopping a running question.
bool PageFind::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool escape = key->key() == Qt::Key_Escape;
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!escape && !enter)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride)
        event->accept();
    else if (escape)
        emit closed();
    else if (key->modifiers() & Qt::ShiftModifier)
        previous();
    else
        next();
    return true;
}

} // namespace ui
