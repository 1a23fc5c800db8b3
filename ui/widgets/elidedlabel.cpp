#include "ui/widgets/elidedlabel.h"

#include <QPainter>
#include <QStyle>

namespace ui {

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

ElidedLabel::ElidedLabel(Qt::TextElideMode elision, QWidget *parent) : ElidedLabel(parent)
{
    m_elision = elision;
}

void ElidedLabel::setFullText(const QString &text, const QString &shorter)
{
    m_text = text;
    m_shorter = shorter;
    setAccessibleName(text);
    setToolTip(text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()));
    updateGeometry();
    update();
}

QSize ElidedLabel::minimumSizeHint() const
{
    ensurePolished();
    return {fontMetrics().averageCharWidth() * 8, fontMetrics().height()};
}

QSize ElidedLabel::sizeHint() const
{
    ensurePolished();
    return {fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool fits = m_shorter.isEmpty() || fontMetrics().horizontalAdvance(m_text) <= width();
    const QString text = fontMetrics().elidedText(fits ? m_text : m_shorter, m_elision, width());
    style()->drawItemText(&painter, rect(), int(alignment()), palette(), isEnabled(), text, foregroundRole());
}

} // namespace ui
