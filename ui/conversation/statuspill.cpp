#include "ui/conversation/statuspill.h"

#include <QPainter>

namespace ui {
namespace {

constexpr int atTheSides = 10;
constexpr int aboveAndBelow = 4;

} // namespace

StatusPill::StatusPill(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void StatusPill::show(const QString &text, Role tone)
{
    m_tone = tone;
    setText(text);
    updateGeometry();
    update();
}

QSize StatusPill::sizeHint() const
{
    ensurePolished();
    return {fontMetrics().horizontalAdvance(text()) + 2 * atTheSides + 2, fontMetrics().height() + 2 * aboveAndBelow};
}

QSize StatusPill::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * 12 + 2 * atTheSides), sizeHint().height()};
}

void StatusPill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tint(m_tone, 0.45), 1));
    painter.setBrush(tint(m_tone, 0.05));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), height() / 2.0, height() / 2.0);
    painter.setPen(color(m_tone));
    const QRect inner = rect().adjusted(atTheSides, 0, -atTheSides, 0);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, inner.width() + 2));
}

} // namespace ui
