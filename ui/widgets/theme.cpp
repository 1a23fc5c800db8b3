#include "ui/widgets/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QPointer>
#include <QStyleFactory>
#include <QTimer>
#include <QWidget>

#include <array>
#include <cmath>

namespace ui {
namespace {

struct Shades
{
    Role role;
    const char *name; // its name in style.qss, after an @
    QRgb light;
    QRgb dark;
};

// In the order of Role; a test checks the contrast that text (4.5) and shapes (3) need.
constexpr std::array<Shades, 12> table{{
    {Role::Window, "window", 0xfff6f6f4, 0xff1b1c1e},
    {Role::Panel, "panel", 0xffffffff, 0xff232427},
    {Role::Raised, "raised", 0xffffffff, 0xff2b2d31},
    {Role::Text, "text", 0xff1d1e20, 0xffe8e8e6},
    {Role::Secondary, "secondary", 0xff5c6066, 0xffa3a7ae},
    {Role::Disabled, "disabled", 0xff9a9ea5, 0xff6b7078},
    {Role::Line, "line", 0xffdedfdc, 0xff3a3c41},
    {Role::Accent, "accent", 0xff2563c9, 0xff6ea0ff},
    {Role::Good, "good", 0xff1f7a4d, 0xff5fc08f},
    {Role::Partly, "partly", 0xff996600, 0xffe0b04a},
    {Role::Bad, "bad", 0xffb3372f, 0xfff08a80},
    {Role::Highlight, "highlight", 0xffffd84d, 0xffffd84d},
}};

bool dark = false;

double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QPalette palette()
{
    QPalette palette;
    const auto set = [&palette](std::initializer_list<QPalette::ColorRole> places, Role role) {
        for (const QPalette::ColorRole place : places)
            palette.setColor(place, color(role));
    };
    set({QPalette::Window}, Role::Window);
    set({QPalette::Base}, Role::Panel);
    set({QPalette::Button, QPalette::ToolTipBase}, Role::Raised);
    set({QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}, Role::Text);
    set({QPalette::BrightText}, Role::Bad);
    set({QPalette::PlaceholderText}, Role::Secondary);
    set({QPalette::Highlight, QPalette::Link, QPalette::LinkVisited}, Role::Accent);
    set({QPalette::HighlightedText}, Role::Panel); // readable on the accent colour in both themes
    palette.setColor(QPalette::AlternateBase, tint(Role::Text, 0.03));
    // Fusion draws frames and bevels with these; its defaults suit light grey windows only.
    palette.setColor(QPalette::Light, tint(Role::Text, dark ? 0.10 : 0.0));
    palette.setColor(QPalette::Midlight, color(Role::Line));
    palette.setColor(QPalette::Mid, tint(Role::Text, 0.25));
    palette.setColor(QPalette::Dark, tint(Role::Text, 0.40));
    palette.setColor(QPalette::Shadow, dark ? QColor(0, 0, 0) : tint(Role::Text, 0.55));
    for (const QPalette::ColorRole place : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, place, color(Role::Disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, color(Role::Line));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, color(Role::Disabled));
    return palette;
}

QString styleSheet()
{
    QFile file(QStringLiteral(":/style.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    sheet.replace(QLatin1String("@hover"), tint(Role::Text, 0.06).name());
    sheet.replace(QLatin1String("@pressed"), tint(Role::Text, 0.12).name());
    sheet.replace(QLatin1String("@selection"), tint(Role::Accent, 0.18).name());
    sheet.replace(QLatin1String("@frame"), tint(Role::Text, 0.22).name());
    sheet.replace(QLatin1String("@mode"), dark ? QLatin1String("dark") : QLatin1String("light"));
    for (const Shades &shades : table)
        sheet.replace(u'@' + QLatin1String(shades.name), color(shades.role).name());
    return sheet;
}

void paintApplication(bool wantDark)
{
    dark = wantDark;
    QApplication::setPalette(palette());
    qApp->setStyleSheet(styleSheet());
}

// The system palette is visible only as long as the application has set none.
bool systemIsDark()
{
    QApplication::setPalette(QPalette());
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

// Reacts to changes of the system's palette or theme, but not to those we make ourselves.
class SystemTheme : public QObject
{
public:
    explicit SystemTheme(QObject *parent) : QObject(parent) { qApp->installEventFilter(this); }

    void follow(bool on) { m_following = on; }

    void look(bool wantDark)
    {
        m_changing = true;
        paintApplication(wantDark);
        m_changing = false;
    }

    bool lookAtSystem()
    {
        m_changing = true;
        const bool wantDark = systemIsDark();
        m_changing = false;
        return wantDark;
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (!m_following || m_changing || m_waiting)
            return false;
        if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp) {
            later([this] { look(QApplication::palette().color(QPalette::Window).lightness() < 128); });
        } else if (event->type() == QEvent::ThemeChange) {
            later([this] { look(lookAtSystem()); });
        }
        return false;
    }

private:
    // Runs the work once for all widgets that receive the change, after all of them have been notified.
    template <class Work>
    void later(Work work)
    {
        m_waiting = true;
        QTimer::singleShot(0, this, [this, work] {
            m_waiting = false;
            if (m_following)
                work();
        });
    }

    bool m_following = false;
    bool m_changing = false;
    bool m_waiting = false;
};

class ColourWatch : public QObject
{
public:
    ColourWatch(QWidget *widget, std::function<void()> show) : QObject(widget)
    {
        m_later.setSingleShot(true);
        m_later.callOnTimeout(this, std::move(show));
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange && watched == parent())
            m_later.start();
        return false;
    }

private:
    QTimer m_later;
};

} // namespace

void onOtherColours(QWidget *widget, std::function<void()> show)
{
    new ColourWatch(widget, std::move(show));
}

bool isDark()
{
    return dark;
}

QColor color(Role role)
{
    return color(role, dark);
}

QColor color(Role role, bool inDark)
{
    const Shades &shades = table[std::size_t(role)];
    return QColor::fromRgb(inDark ? shades.dark : shades.light);
}

QColor tint(Role role, double share)
{
    const QColor over = color(role);
    const QColor under = color(Role::Panel);
    const auto part = [share](double a, double b) { return float(a * share + b * (1 - share)); };
    return QColor::fromRgbF(part(over.redF(), under.redF()), part(over.greenF(), under.greenF()),
                            part(over.blueF(), under.blueF()));
}

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

void applyFontSize(int points)
{
    static const QFont systems = QApplication::font();
    QFont font = systems;
    if (points > 0)
        font.setPointSize(points);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

void applyTheme(const QString &theme)
{
    static QPointer<SystemTheme> system;
    if (!system) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        system = new SystemTheme(qApp);
    }
    system->follow(false);
    const bool following = theme != QLatin1String("dark") && theme != QLatin1String("light");
    system->look(following ? system->lookAtSystem() : theme == QLatin1String("dark"));
    system->follow(following);
}

} // namespace ui
