// Icons drawn from our SVG files in the colours of the theme. They are coloured when painted, so an icon created in the
// light theme is right in the dark one too.
#include "ui/widgets/theme.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <memory>

namespace ui {
namespace {

QString path(const QString &name)
{
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

class DrawnIcon : public QIconEngine
{
public:
    DrawnIcon(const QString &name, Role role) : m_name(name), m_role(role) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QColor wanted = color(mode == QIcon::Disabled ? Role::Disabled : m_role);
        if (!m_renderer || m_drawnIn != wanted) {
            QFile file(path(m_name));
            if (!file.open(QIODevice::ReadOnly))
                return;
            m_renderer =
                std::make_shared<QSvgRenderer>(file.readAll().replace("currentColor", wanted.name().toLatin1()));
            m_drawnIn = wanted;
        }
        const int side = qMin(rect.width(), rect.height());
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        m_renderer->render(painter, square);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new DrawnIcon(m_name, m_role); }
    QString key() const override { return QStringLiteral("attest"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override { return {{16, 16}, {24, 24}, {48, 48}}; }

private:
    QString m_name;
    Role m_role;
    std::shared_ptr<QSvgRenderer> m_renderer;
    QColor m_drawnIn;
};

} // namespace

QIcon icon(const QString &name, Role role)
{
    if (QFile::exists(path(name)))
        return QIcon(new DrawnIcon(name, role));
    return QIcon::fromTheme(name);
}

} // namespace ui
