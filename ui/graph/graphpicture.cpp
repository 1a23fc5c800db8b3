#include "ui/graph/graphpicture.h"

#include "ui/graph/graphpainter.h"
#include "ui/widgets/theme.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double pictureMargin = 16;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

QSizeF GraphPicture::size() const
{
    const QFontMetricsF metrics(font);
    double wide = std::max(layout.size.width(), QFontMetricsF(bold(font)).horizontalAdvance(title));
    for (const QString &line : lines)
        wide = std::max(wide, std::min(metrics.horizontalAdvance(line), layout.size.width() * 1.5));
    const double high = layout.size.height() + (metrics.height() + 8) + double(lines.size()) * (metrics.height() + 4);
    return QSizeF(std::ceil(wide + 2 * pictureMargin), std::ceil(high + 2 * pictureMargin));
}

void GraphPicture::paint(QPainter &painter) const
{
    const QFontMetricsF metrics(font);
    const QSizeF all = size();
    painter.fillRect(QRectF(QPointF(), all), color(Role::Panel));
    const double wide = all.width() - 2 * pictureMargin;
    const auto write = [&](double y, const QFont &in, Role role, const QString &text) {
        painter.setFont(in);
        painter.setPen(color(role));
        painter.drawText(QRectF(pictureMargin, y, wide, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(in).elidedText(text, Qt::ElideRight, wide));
    };
    double y = pictureMargin;
    write(y, bold(font), Role::Text, title);
    y += metrics.height() + 8;
    painter.save();
    painter.translate((all.width() - layout.size.width()) / 2, y);
    GraphLook look;
    look.font = font;
    paintGraph(painter, layout, progress, look);
    painter.restore();
    y += layout.size.height();
    for (const QString &line : lines) {
        write(y, font, Role::Secondary, line);
        y += metrics.height() + 4;
    }
}

QImage GraphPicture::image(double ratio) const
{
    QImage image((size() * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QByteArray GraphPicture::png() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImage picture = image(2);
    picture.setText(QStringLiteral("Title"), title);
    picture.save(&buffer, "PNG");
    return bytes;
}

QByteArray GraphPicture::svg() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(title);
    generator.setDescription(lines.join(u'\n'));
    generator.setResolution(96); // one point of the picture is one of the file
    generator.setSize(size().toSize());
    generator.setViewBox(QRectF(QPointF(), size()));
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return bytes;
}

} // namespace ui
