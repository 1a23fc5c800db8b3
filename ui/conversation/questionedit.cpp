#include "ui/conversation/questionedit.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>

#include <cmath>

namespace ui {

QuestionEdit::QuestionEdit(QWidget *parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setAcceptDrops(false);                        // dropped files go to the library
    setProperty("role", QStringLiteral("input")); // for the style sheet
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &QuestionEdit::fitHeight);
    fitHeight();
}

void QuestionEdit::remember(const QString &question)
{
    m_asked.removeAll(question);
    m_asked.append(question);
    m_at = m_asked.size();
}

void QuestionEdit::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !(event->modifiers() & Qt::ShiftModifier)) {
        emit returned();
    } else if (event->key() == Qt::Key_Escape) {
        emit escaped();
    } else if (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down) {
        QPlainTextEdit::keyPressEvent(event);
    } else if (!recall(event->key() == Qt::Key_Up ? -1 : 1)) {
        QPlainTextEdit::keyPressEvent(event);
    }
}

// Only from an empty line, or from an unchanged earlier question.
bool QuestionEdit::recall(int direction)
{
    const QString present = toPlainText();
    const bool untouched = m_at < m_asked.size() && m_asked[m_at] == present;
    if (!present.isEmpty() && !untouched)
        return false;
    const qsizetype to = (present.isEmpty() ? m_asked.size() : m_at) + direction;
    if (to < 0 || to > m_asked.size())
        return false;
    m_at = to;
    setPlainText(to < m_asked.size() ? m_asked[to] : QString());
    moveCursor(QTextCursor::End);
    return true;
}

void QuestionEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

void QuestionEdit::fitHeight()
{
    constexpr int most = 6; // lines; more are scrolled
    const int lines = qMax(1, int(std::ceil(document()->size().height())));
    setVerticalScrollBarPolicy(lines > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int around = height() - viewport()->height(); // border and padding set by the style sheet
    const double text = qMin(lines, most) * fontMetrics().lineSpacing() + 2 * document()->documentMargin();
    const int wanted = int(std::ceil(text)) + around;
    if (wanted != minimumHeight())
        setFixedHeight(wanted);
}

void QuestionEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

} // namespace ui
