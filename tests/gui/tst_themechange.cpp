// Changing the theme in every state of the window: no deleted object is used, no remaining widget keeps old colours,
// and Qt prints no warnings.
#include "testwindow.h"
#include "tests/scriptedserver.h"
#include "ui/widgets/theme.h"
#include "ui/run/verdictcard.h"

#include <QCheckBox>
#include <QDialog>
#include <QListView>
#include <QMutex>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>

using namespace core;
using namespace desks;

namespace {

const QString asked = QStringLiteral("Where was copper first smelted?");
const QString unknown = QStringLiteral("How much copper did Chile export to Japan in 1987?");

// Switches ten times; each time, deferred work is completed too.
void changeThemes()
{
    for (int i = 0; i < 10; ++i) {
        ui::applyTheme(i % 2 == 0 ? QStringLiteral("dark") : QStringLiteral("light"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::qWait(1);
    }
}

// Colours of the session rows, and those in the texts of visible labels.
QSet<QRgb> coloursIn(const Desk &desk)
{
    QSet<QRgb> colours;
    const auto *list = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        colours.insert(list->topLevelItem(i)->foreground(0).color().rgb());
        for (int j = 0; j < list->topLevelItem(i)->childCount(); ++j)
            colours.insert(list->topLevelItem(i)->child(j)->foreground(1).color().rgb());
    }
    static const QRegularExpression colour(QStringLiteral("color:(#[0-9a-f]{6})"));
    for (const QLabel *label : desk.window->findChildren<QLabel *>()) {
        if (!label->isVisible())
            continue;
        for (auto each = colour.globalMatch(label->text()); each.hasNext();)
            colours.insert(QColor(each.next().captured(1)).rgb());
    }
    return colours;
}

QSet<QRgb> textColoursOf(bool dark)
{
    QSet<QRgb> colours;
    for (const ui::Role role : {ui::Role::Text, ui::Role::Secondary, ui::Role::Disabled, ui::Role::Accent,
                                ui::Role::Good, ui::Role::Partly, ui::Role::Bad})
        colours.insert(ui::color(role, dark).rgb());
    return colours;
}

QStringList heard; // guarded by this lock, as lanes print too
QMutex hearing;

QStringList said()
{
    const QMutexLocker locker(&hearing);
    return heard;
}

void hear(QtMsgType type, const QMessageLogContext &, const QString &words)
{
    const bool ofThePlatform = words.startsWith(QStringLiteral("This plugin does not support"));
    if (type != QtDebugMsg && type != QtInfoMsg && !ofThePlatform) {
        const QMutexLocker locker(&hearing);
        heard.append(words);
    }
}

} // namespace

class tst_themechange : public QObject
{
    Q_OBJECT

private slots:
    void init() { ui::applyTheme(QStringLiteral("light")); }

    void overARefusal()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(unknown);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(!desk.lastTurn()->turn().nearest.isEmpty());
        changeThemes();
        QVERIFY(desk.says(QStringLiteral("The nearest passages")));
        desk.picture("refusal-after-themes");
        desk.press(QStringLiteral("Rephrase the question")); // still works
        QCOMPARE(desk.find<ui::QuestionEdit>()->toPlainText(), unknown);
    }

    void overAnImportedBundle()
    {
        Desk here;
        here.addCopper();
        here.ask(unknown);
        here.ask(asked);
        here.exportAs(QStringLiteral("Evidence bundle, to open in Attest"));
        here.press(QStringLiteral("Export…"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(here.file), patience);
        QVERIFY(!QTest::currentTestFailed());

        Desk there;
        there.window->addOrOpen({here.file});
        QTRY_COMPARE_WITH_TIMEOUT(there.turns(), 2, patience);
        changeThemes();
        QCOMPARE(there.lastTurn()->turn().question, asked);
        QVERIFY(there.says(QStringLiteral("From the evidence bundle")));
    }

    void overAQuestionThatRuns()
    {
        ScriptedServer server;
        Desk desk;
        desk.addCopper();
        desk.ask(unknown); // above the running one
        core::Settings settings = desk.assistant->settings();
        settings.serverUrl = server.url();
        settings.model = QStringLiteral("toy");
        desk.assistant->setSettings(settings);
        server.handle([](const Scripted::Request &) {
            return Scripted::events({": wait\n\n"}, Scripted::Reply::Stall); // begins and never ends
        });
        desk.beginToAsk(asked);
        QTRY_COMPARE_WITH_TIMEOUT(desk.find<QPushButton>("ask")->text(), QStringLiteral("Stop"), patience);
        changeThemes();
        QVERIFY(desk.lastTurn()->running());
        desk.find<ui::AskBar>()->stop();
        QTRY_VERIFY_WITH_TIMEOUT(desk.answered(), patience);
        desk.assistant->setSettings(Settings()); // the answers are kept
    }

    void overVerdictsThatCanBeCorrected()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(asked);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window->findChildren<ui::VerdictCard *>().isEmpty(), patience);
        changeThemes();
        const auto cards = desk.window->findChildren<ui::VerdictCard *>();
        QVERIFY(std::any_of(cards.begin(), cards.end(), [](auto *card) { return card->isVisible(); }));
    }

    // A Qt warning is usually our own fault; the window is used like a person would.
    void nothingIsSaidOnTheConsole()
    {
        const QtMessageHandler before = qInstallMessageHandler(hear);
        const auto back = qScopeGuard([before] { qInstallMessageHandler(before); });
        {
            Desk desk;
            desk.addCopper();
            tests::PdfFile locked;
            locked.pages = {tests::pdfPage(copperPages.first())};
            locked.password = QStringLiteral("sesame");
            desk.drop({desk.write("locked.pdf", tests::makePdf(locked))});
            QTRY_COMPARE_WITH_TIMEOUT(desk.model()->rowCount(), 2, patience);
            QTRY_COMPARE_WITH_TIMEOUT(desk.model()->queue().running, 0, patience);
            auto *documents = desk.find<ui::LibraryPanel>()->findChild<QListView *>();
            for (int row = 0; row < 2; ++row) { // once each for two rows
                const QRect place = documents->visualRect(documents->model()->index(row, 0));
                const QPoint word = place.bottomRight() - QPoint(20, 12);
                QTest::mouseClick(documents->viewport(), Qt::LeftButton, {}, word);
                QTest::mouseDClick(documents->viewport(), Qt::LeftButton, {}, word);
                emit documents->activated(documents->model()->index(row, 0));
            }
            desk.ask(unknown);
            desk.ask(asked);
            QVERIFY(!QTest::currentTestFailed());
            desk.follow(QStringLiteral("replay"));
            for (const char *format : {"PDF", "HTML", "Evidence bundle, to open in Attest"}) {
                desk.exportAs(QLatin1String(format));
                desk.press(QStringLiteral("Export…"));
                QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.file), patience);
            }
            changeThemes();
            auto *sessions = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
            sessions->setFocus();
            QTest::keyClick(sessions, Qt::Key_F2);
            QTest::keyClick(sessions, Qt::Key_F2);
            QTest::keyClick(sessions, Qt::Key_Delete);
            desk.find<ui::Menus>()->settings->trigger();
            QTest::qWait(50);
            for (QDialog *dialog : desk.window->findChildren<QDialog *>())
                dialog->reject();
            desk.find<ui::Menus>()->evaluation->trigger();
            desk.find<ui::Menus>()->manual->trigger();
            QTest::qWait(200);
        }
        QVERIFY2(said().isEmpty(), qPrintable(said().join(u'\n')));
    }

    void nothingKeepsTheColoursItHad()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(unknown);
        desk.ask(asked);
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 1, patience);
        QVERIFY(!QTest::currentTestFailed());
        for (const bool dark : {true, false}) {
            ui::applyTheme(dark ? QStringLiteral("dark") : QStringLiteral("light"));
            const QSet<QRgb> old = textColoursOf(!dark) - textColoursOf(dark);
            QTRY_VERIFY(!coloursIn(desk).isEmpty() && !coloursIn(desk).intersects(old));
            desk.picture(dark ? "theme-dark" : "theme-light");
        }
    }
};

QTEST_MAIN(tst_themechange)
#include "tst_themechange.moc"
