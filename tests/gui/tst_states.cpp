// Pictures of the window in each of its states, in the size, theme and font set by the environment; without
// ATTEST_PICTURES it only checks that each state can be reached. installer/states takes them all and arranges them on
// sheets.
#include "tests/gui/windowstates.h"
#include "ui/widgets/theme.h"

#include <QFontDatabase>
#include <QStandardPaths>

class tst_states : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        QApplication::setApplicationName(QStringLiteral("attest-test"));
        QApplication::setCursorFlashTime(0);
        const QString fonts = qEnvironmentVariable("ATTEST_FONTS"); // a folder
        for (const QString &file : QDir(fonts).entryList({QStringLiteral("*.ttf"), QStringLiteral("*.otf")})) {
            if (!fonts.isEmpty())
                QFontDatabase::addApplicationFont(QDir(fonts).filePath(file));
        }
        if (const QString family = qEnvironmentVariable("ATTEST_FONT"); !family.isEmpty()) {
            QVERIFY2(QFontDatabase::families().contains(family), qPrintable(family));
            QFont font(family);
            font.setPointSizeF(QApplication::font().pointSizeF());
            QApplication::setFont(font);
        }
        ui::applyTheme(qEnvironmentVariable("ATTEST_THEME", QStringLiteral("light")));
    }

    void init() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively(); }

    void eachIsComeTo_data()
    {
        QTest::addColumn<int>("state");
        for (int i = 0; i < int(std::size(states::all)); ++i)
            QTest::newRow(states::all[i].name) << i;
    }
    void eachIsComeTo()
    {
        QFETCH(int, state);
        const QStringList sides = qEnvironmentVariable("ATTEST_SIZE", QStringLiteral("1440x900")).split(u'x');
        states::Desk desk(QSize(sides.value(0).toInt(), sides.value(1).toInt()));
        core::Settings settings = desk.assistant->settings();
        settings.theme = qEnvironmentVariable("ATTEST_THEME", QStringLiteral("light"));
        desk.assistant->setSettings(settings);
        QWidget *look = states::all[state].reach(desk);
        QVERIFY(look && look->isVisible());
        const QString folder = qEnvironmentVariable("ATTEST_PICTURES");
        if (folder.isEmpty())
            return;
        if (QWidget *focused = QApplication::focusWidget(); focused && look == desk.window.get())
            focused->clearFocus();
        QImage last;
        (void)QTest::qWaitFor(
            [&] {
                QTest::qWait(150);
                const QImage now = look->grab().toImage();
                return now == std::exchange(last, now);
            },
            3000);
        QVERIFY(last.save(QDir(folder).filePath(QLatin1String(states::all[state].name) + QStringLiteral(".png"))));
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(tst_states)
#include "tst_states.moc"
