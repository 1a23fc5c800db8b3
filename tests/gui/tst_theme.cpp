// Appearance: sufficient contrast of all adjacent colours, complete themes, and icons in the theme's colours.
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QtTest>

using ui::Role;

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    // The bar beside a paragraph without the pointer; and the text in a coloured pill.
    void barsAndPillsCanBeSeen()
    {
        for (const char *theme : {"light", "dark"}) {
            ui::applyTheme(QLatin1String(theme));
            for (const ui::Role role : {ui::Role::Good, ui::Role::Partly, ui::Role::Bad, ui::Role::Secondary}) {
                QVERIFY(ui::contrast(ui::tint(role, 0.75), ui::color(ui::Role::Panel)) >= 3);
                QVERIFY(ui::contrast(ui::color(role), ui::tint(role, 0.05)) >= 4.5);
            }
        }
    }

    void init() { ui::applyTheme(QStringLiteral("light")); }

    void textIsReadableOnEverySurface_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<int>("surface");
        QTest::addColumn<bool>("dark");
        const QList<Role> texts{Role::Text, Role::Secondary, Role::Accent, Role::Good, Role::Partly, Role::Bad};
        for (const Role role : texts) {
            for (const Role surface : {Role::Window, Role::Panel, Role::Raised}) {
                for (const bool dark : {false, true})
                    QTest::addRow("role %d on %d, %s", int(role), int(surface), dark ? "dark" : "light")
                        << int(role) << int(surface) << dark;
            }
        }
    }
    void textIsReadableOnEverySurface()
    {
        QFETCH(int, role);
        QFETCH(int, surface);
        QFETCH(bool, dark);
        const double ratio = ui::contrast(ui::color(Role(role), dark), ui::color(Role(surface), dark));
        QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
    }

    void textIsReadableOnTheAccentAndOnASelection()
    {
        for (const char *theme : {"light", "dark"}) {
            ui::applyTheme(QLatin1String(theme));
            QVERIFY(ui::contrast(ui::color(Role::Panel), ui::color(Role::Accent)) >= 4.5);
            QVERIFY(ui::contrast(ui::color(Role::Text), ui::tint(Role::Accent, 0.18)) >= 4.5);
            QVERIFY(ui::contrast(ui::color(Role::Secondary), ui::tint(Role::Accent, 0.18)) >= 4.5);
        }
    }

    void shapesStandOutFromTheirSurface()
    {
        for (const bool dark : {false, true}) {
            for (const Role role : {Role::Accent, Role::Good, Role::Partly, Role::Bad, Role::Secondary}) {
                for (const Role surface : {Role::Window, Role::Panel, Role::Raised})
                    QVERIFY(ui::contrast(ui::color(role, dark), ui::color(surface, dark)) >= 3);
            }
        }
    }

    void contrastIsThatOfTheStandard()
    {
        QCOMPARE(ui::contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(ui::contrast(Qt::red, Qt::red), 1.0);
        QVERIFY(qAbs(ui::contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
    }

    void paletteAndColoursGoTogether()
    {
        for (const QString &theme : {QStringLiteral("dark"), QStringLiteral("light")}) {
            ui::applyTheme(theme);
            QCOMPARE(ui::isDark(), theme == QLatin1String("dark"));
            QCOMPARE(QApplication::palette().color(QPalette::Window), ui::color(Role::Window));
            QCOMPARE(QApplication::palette().color(QPalette::Text), ui::color(Role::Text));
        }
    }

    void followsTheSystemOnlyWhenTold()
    {
        const QPalette darkSystem(QColor(0x20, 0x20, 0x20));
        ui::applyTheme(QStringLiteral("light"));
        QApplication::setPalette(darkSystem);
        QCoreApplication::processEvents();
        QVERIFY(!ui::isDark());

        ui::applyTheme(QStringLiteral("system"));
        QVERIFY(!ui::isDark()); // these tests run with a light system theme
        QApplication::setPalette(darkSystem);
        QTRY_VERIFY(ui::isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Window), ui::color(Role::Window, true));
    }

    void styleSheetKnowsAllItsColours()
    {
        const QString sheet = qApp->styleSheet();
        QVERIFY(!sheet.isEmpty());
        const auto left = QRegularExpression(QStringLiteral("@[a-z]+")).match(sheet.section(QStringLiteral("*/"), 1));
        QVERIFY2(!left.hasMatch(), qPrintable(left.captured()));
        auto images = QRegularExpression(QStringLiteral("url\\((:[^)]*)\\)")).globalMatch(sheet);
        QVERIFY(images.hasNext());
        while (images.hasNext())
            QVERIFY(QFile::exists(images.next().captured(1)));
    }

    void everyIconDraws()
    {
        const QStringList files = QDir(QStringLiteral(":/icons")).entryList();
        QVERIFY(files.size() > 30);
        for (const QString &file : files) {
            QVERIFY2(QSvgRenderer(QStringLiteral(":/icons/") + file).isValid(), qPrintable(file));
            const QImage image = ui::icon(file.chopped(4)).pixmap(32).toImage();
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    drawn += qAlpha(image.pixel(x, y)) > 128;
            }
            QVERIFY2(drawn > 15, qPrintable(file));
        }
    }

    void anIconTakesTheColourOfTheThemeItIsPaintedIn()
    {
        const QIcon stop = ui::icon(QStringLiteral("stop"));
        const auto middle = [&stop] { return stop.pixmap(24).toImage().pixelColor(12, 12).rgb(); };
        QCOMPARE(middle(), ui::color(Role::Text, false).rgb());
        ui::applyTheme(QStringLiteral("dark"));
        QCOMPARE(middle(), ui::color(Role::Text, true).rgb());
        QCOMPARE(stop.pixmap(24, QIcon::Disabled).toImage().pixelColor(12, 12).rgb(),
                 ui::color(Role::Disabled, true).rgb());
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
