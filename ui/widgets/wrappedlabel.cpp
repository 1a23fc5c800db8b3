#include "ui/widgets/wrappedlabel.h"

#include <QEvent>

namespace ui {

WrappedLabel::WrappedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText); // as in PlainLabel
    setWordWrap(true);
}

int WrappedLabel::heightForWidth(int width) const
{
    if (width != m_width || text() != m_measured) {
        m_height = QLabel::heightForWidth(width);
        m_width = width;
        m_measured = text();
    }
    return m_height;
}

QSize WrappedLabel::sizeHint() const
{
    return m_width < 0 ? QLabel::sizeHint() : QSize(m_width, m_height);
}

QSize WrappedLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, fontMetrics().height()};
}

void WrappedLabel::changeEvent(QEvent *event)
{
    m_width = -1; // font or style changed
    QLabel::changeEvent(event);
}

} // namespace ui
