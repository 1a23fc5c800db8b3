// Accessibility of the window in its main states: each control has a spoken name and can be reached with the
// keyboard.
#include "tests/gui/testwindow.h"
#include "tests/gui/keyboardwalk.h"
#include "tests/scriptedserver.h"
#include "ui/window/conversation.h"
#include "ui/library/documentview.h"
#include "ui/evaluation/evaluationpage.h"
#include "ui/library/foldersdialog.h"
#include "ui/run/forkline.h"
#include "ui/run/graphpanel.h"
#include "ui/settings/healthdialog.h"
#include "ui/widgets/notice.h"
#include "ui/pages/pdfview.h"
#include "ui/run/replaybar.h"
#include "ui/run/runpanel.h"
#include "ui/run/runtimeline.h"
#include "ui/settings/settingsdialog.h"
#include "ui/widgets/theme.h"
#include "ui/run/verdictcard.h"
#include "ui/run/verdictpanel.h"
#include "ui/window/welcome.h"

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QListView>
#include <QListWidget>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

using desks::patience;

namespace {

const QString asked = QStringLiteral("Where was copper first smelted?");
const QString unknown = QStringLiteral("How much copper did Chile export to Japan in 1987?");

class Desk : public desks::Desk
{
public:
    Desk()
    {
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTRY_VERIFY_WITH_TIMEOUT(find<ui::Welcome>()->findChild<QAbstractButton *>()->isVisible(), patience);
    }

    void menuByKey(QWidget *list) const // as pressed with the context-menu key
    {
        const QPoint place = list->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place, list->mapToGlobal(place));
        QCoreApplication::sendEvent(list, &event);
    }

    void openCitation() const
    {
        const core::Turn turn = lastTurn()->turn();
        QVERIFY(!turn.citations.isEmpty());
        follow(QStringLiteral("cite:%1").arg(turn.citations.first().number));
        QVERIFY(find<ui::PdfView>()->isVisible());
    }
};

QString list(const QStringList &faults)
{
    return faults.isEmpty() ? QString() : u'\n' + faults.join(u'\n');
}

} // namespace

#define COMPLETE(widget)                                    \
    do {                                                    \
        QApplication::processEvents();                      \
        const QStringList found = walk::faults(widget);     \
        QVERIFY2(found.isEmpty(), qPrintable(list(found))); \
    } while (false)

class TestEveryControl : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        QApplication::setApplicationName(QStringLiteral("attest-test"));
        ui::applyTheme(QStringLiteral("light"));
    }

    void init() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively(); }

    void ofAnEmptyLibrary()
    {
        Desk desk;
        COMPLETE(desk.window.get());
    }

    void ofALibraryWithDocuments()
    {
        Desk desk;
        desk.addCopper();
        desk.drop({desk.write("notes.pdf", "%PDF-1.4\nbut the rest is not there")});
        QTRY_COMPARE_WITH_TIMEOUT(desk.model()->rowCount(), 2, patience);
        QTRY_COMPARE_WITH_TIMEOUT(desk.model()->queue().running, 0, patience);
        COMPLETE(desk.window.get());

        auto *documents = desk.find<ui::LibraryPanel>()->findChild<QListView *>();
        documents->setFocus();
        QTest::keyClick(documents, Qt::Key_Home);
        desk.menuByKey(documents);
        const QPointer<QWidget> menu = QApplication::activePopupWidget();
        QVERIFY2(menu, "the menu of a document does not come by keyboard");
        QCOMPARE(list(walk::menuFaults(desk.window.get())), QString());
        menu->close();
        QTest::keyClick(documents, Qt::Key_Delete);
        QVERIFY(desk.says(QStringLiteral("Removed")) || desk.model()->rowCount() == 1);
        COMPLETE(desk.window.get());
    }

    void ofADocument()
    {
        Desk desk;
        desk.addCopper();
        auto *documents = desk.find<ui::LibraryPanel>()->findChild<QListView *>();
        documents->setFocus();
        QTest::keyClick(documents, Qt::Key_Home);
        QTest::keyClick(documents, Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(desk.find<ui::DocumentView>()->isVisible(), patience);
        QTest::qWait(100);
        COMPLETE(desk.window.get());
    }

    void ofAnAnswerAndItsPage()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(asked);
        QVERIFY(!QTest::currentTestFailed());
        COMPLETE(desk.window.get());
        desk.openCitation();
        auto *page = desk.find<ui::PdfView>();
        QTRY_COMPARE_WITH_TIMEOUT(page->canvas()->pictures().pages().isEmpty(), false, patience);
        page->find();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("copper"));
        page->findChild<QToolButton *>(QStringLiteral("list"))->click(); // thumbnails and outline
        COMPLETE(desk.window.get());
    }

    void ofARefusal()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(unknown);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(!desk.lastTurn()->turn().nearest.isEmpty());
        COMPLETE(desk.window.get());
    }

    void ofAQuestionThatRuns()
    {
        ScriptedServer server;
        Desk desk;
        desk.addCopper();
        core::Settings settings = desk.assistant->settings();
        settings.serverUrl = server.url();
        settings.model = QStringLiteral("toy");
        settings.webSearch = QStringLiteral("searxng");
        settings.flow = QStringLiteral("adaptive-rag");
        desk.assistant->setSettings(settings);
        server.handle([](const Scripted::Request &) {
            return Scripted::events({": wait\n\n"}, Scripted::Reply::Stall); // begins and never ends
        });
        desk.beginToAsk(asked);
        QTRY_COMPARE_WITH_TIMEOUT(desk.find<QPushButton>("ask")->text(), QStringLiteral("Stop"), patience);
        COMPLETE(desk.window.get());
        desk.find<ui::AskBar>()->stop();
        QTRY_VERIFY_WITH_TIMEOUT(desk.answered(), patience);
    }

    void ofAReplayAndAFork()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(asked);
        desk.ask(unknown);
        QVERIFY(!QTest::currentTestFailed());
        desk.follow(QStringLiteral("replay"));
        QVERIFY(desk.find<ui::ReplayBar>()->isVisible());
        COMPLETE(desk.window.get());
        desk.find<ui::ReplayBar>()->seek(3);
        for (QPushButton *button : desk.find<ui::ReplayBar>()->findChildren<QPushButton *>()) {
            if (button->isEnabled() && button->isVisible())
                button->click(); // “Fork here”
        }
        QVERIFY(desk.find<ui::ForkLine>()->isVisible());
        COMPLETE(desk.window.get());
    }

    void ofHowItRan_data()
    {
        QTest::addColumn<QString>("tab");
        for (const char *tab : {"Evidence", "Flow", "Compare"})
            QTest::newRow(tab) << QString::fromLatin1(tab);
    }
    void ofHowItRan()
    {
        QFETCH(QString, tab);
        Desk desk;
        desk.addCopper();
        desk.ask(unknown); // requires two decisions
        QVERIFY(!QTest::currentTestFailed());
        desk.showTab(tab);
        QApplication::processEvents();
        for (const char *name : {"trace", "not-taken"})
            desk.find<QPushButton>(name)->setChecked(true);
        for (auto *card : desk.window->findChildren<ui::VerdictCard *>()) {
            if (card->isVisible())
                card->findChild<QPushButton *>(QStringLiteral("details"))->setChecked(true);
            for (QPushButton *button : card->findChildren<QPushButton *>()) {
                if (button->isCheckable() && button->isVisible() && button->objectName() != QString() &&
                    !button->objectName().startsWith(QStringLiteral("correct")))
                    button->setChecked(true); // the whole passage, the prompt and the reply
            }
        }
        COMPLETE(desk.window.get());
    }

    void ofSessions()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(asked);
        QVERIFY(!QTest::currentTestFailed());
        auto *sessions = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
        QTRY_VERIFY_WITH_TIMEOUT(sessions->topLevelItemCount() > 0 && sessions->topLevelItem(0)->childCount() == 1,
                                 patience);
        sessions->setFocus();
        sessions->setCurrentItem(sessions->topLevelItem(0)->child(0));
        desk.menuByKey(sessions);
        const QPointer<QMenu> menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY2(menu, "the menu of a session does not come by keyboard");
        QCOMPARE(list(walk::menuFaults(desk.window.get())), QString());
        for (QAction *action : menu->actions()) {
            if (action->text().remove(u'&').startsWith(QStringLiteral("Tags")))
                action->trigger();
        }
        menu->close();
        COMPLETE(desk.window.get()); // with the line for tags
    }

    void ofAnExport()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(asked);
        desk.exportAs(QStringLiteral("Evidence bundle, to open in Attest"));
        QVERIFY(!QTest::currentTestFailed());
        COMPLETE(desk.window.get());
        desk.press(QStringLiteral("Export…"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.file), patience);

        Desk other;
        other.window->addOrOpen({desk.file});
        QTRY_VERIFY_WITH_TIMEOUT(other.turns() == 1, patience);
        COMPLETE(other.window.get()); // content of an imported bundle
    }

    void ofTheEvaluation()
    {
        Desk desk;
        desk.addCopper();
        desk.find<ui::Menus>()->evaluation->trigger();
        auto *page = desk.find<ui::EvaluationPage>();
        QVERIFY(page->isVisible());
        COMPLETE(desk.window.get());
        desk.drop(
            {desk.write("questions.jsonl", "{\"id\": \"a\", \"question\": \"Where was the oldest furnace found?\", "
                                           "\"answer\": \"Belovode\"}\n")});
        QTRY_VERIFY_WITH_TIMEOUT(desk.find<QPushButton>("evaluate")->isEnabled(), patience);
        desk.find<QPushButton>("evaluate")->click();
        QTRY_VERIFY_WITH_TIMEOUT(page->status().startsWith(QStringLiteral("1 measured")), patience);
        auto *tabs = page->findChild<QTabWidget *>();
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            COMPLETE(desk.window.get());
        }
    }

    void ofTheSettings()
    {
        Desk desk;
        desk.addCopper();
        desk.find<ui::Menus>()->settings->trigger();
        auto *dialog = desk.find<ui::SettingsDialog>();
        QVERIFY(dialog && dialog->isVisible());
        auto *titles = dialog->findChild<QListWidget *>();
        for (int row = 0; row < titles->count(); ++row) {
            titles->setCurrentRow(row);
            const QStringList faults = walk::faults(dialog);
            QVERIFY2(faults.isEmpty(), qPrintable(titles->item(row)->text() + list(faults)));
        }
        dialog->reject();
    }

    void ofTheOtherDialogs()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(asked);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(QDir().mkpath(desk.at("watched")));
        desk.assistant->folders().watchFolder(desk.at("watched"));
        const auto *menus = desk.find<ui::Menus>();
        for (QAction *action : {menus->folders, menus->health, menus->team, menus->about}) {
            action->trigger();
            QPointer<QWidget> dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            QTest::qWait(300); // until the list has been told its content
            if (auto *folders = dialog->findChild<QTreeWidget *>(); folders && folders->topLevelItemCount() > 0)
                folders->setCurrentItem(folders->topLevelItem(0));
            const QStringList faults = walk::faults(dialog);
            QVERIFY2(faults.isEmpty(), qPrintable(action->text() + list(faults)));
            dialog->close();
        }
    }

    void ofANarrowWindow()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(asked);
        QVERIFY(!QTest::currentTestFailed());
        desk.window->resize(800, 600);
        QApplication::processEvents();
        COMPLETE(desk.window.get());
        desk.find<ui::Menus>()->showLeft->trigger(); // the drawer
        COMPLETE(desk.window.get());
        desk.find<ui::Menus>()->showRight->trigger();
        desk.find<ui::Menus>()->showRight->trigger(); // in front
        COMPLETE(desk.window.get());
    }

    // Painted items are no widgets, so Tab cannot reach them.
    void everythingInTheGraphGoesByTheArrowKeys()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(asked);
        QVERIFY(!QTest::currentTestFailed());
        desk.showTab(QStringLiteral("Flow"));
        desk.press(QStringLiteral("Full graph"));
        auto *graph = desk.find<ui::GraphPanel>();
        QVERIFY(graph->isVisible());
        QStringList reached;
        connect(graph, &ui::GraphPanel::stepSelected, this, [&](const QString &node) { reached.append(node); });
        graph->setFocus();
        QTest::keyClick(graph, Qt::Key_Home);
        for (const ui::PlacedNode &node : graph->placed().nodes) {
            QTest::keyClick(graph, Qt::Key_Return);
            if (!node.terminal)
                QVERIFY2(reached.contains(node.id), qPrintable(node.id));
            graph->setFocus(); // the selected step's row may have taken the focus
            QTest::keyClick(graph, Qt::Key_Down);
        }
        auto *timeline = desk.find<ui::RunTimeline>();
        QTRY_VERIFY(timeline->isVisible());
        const int all = int(desk.find<ui::RunPanel>()->run().visits().all().size());
        int visits = 0;
        connect(timeline, &ui::RunTimeline::stepSelected, this, [&] { ++visits; });
        timeline->setFocus();
        QTest::keyClick(timeline, Qt::Key_Home);
        for (int i = 1; i < all; ++i)
            QTest::keyClick(timeline, Qt::Key_Right);
        QCOMPARE(visits, all);
    }

    void aLabelIsHeardWithItsName()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(asked);
        QVERIFY(!QTest::currentTestFailed());
        QStringList heard;
        for (QLabel *label : desk.lastTurn()->findChildren<QLabel *>())
            heard.append(walk::spokenName(label));
        QVERIFY2(heard.contains(QStringLiteral("Question: ") + asked), qPrintable(heard.join(u'\n')));
        QVERIFY(std::any_of(heard.begin(), heard.end(), [](const QString &name) {
            return name.startsWith(QStringLiteral("Outcome: ❝ Quoted · "));
        }));
    }

    // Tests that the walk itself detects faults.
    void theWalkSeesWhatIsWrong()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *good = new QPushButton(QStringLiteral("Go on"));
        auto *symbol = new QPushButton(QStringLiteral("×"));
        auto *passed = new QPushButton(QStringLiteral("Passed by"));
        passed->setFocusPolicy(Qt::ClickFocus);
        auto *swallows = new QTextEdit;
        swallows->setAccessibleName(QStringLiteral("Text"));
        auto *menu = new QMenu(QStringLiteral("Menu"), &window);
        menu->addAction(QStringLiteral("&Copy"));
        menu->addAction(QStringLiteral("&Close"));
        for (int i = 0; i < 2; ++i) {
            auto *action = new QAction(QString::number(i), &window);
            action->setShortcut(QKeySequence(QStringLiteral("Ctrl+J")));
            window.addAction(action);
        }
        for (QWidget *each : std::initializer_list<QWidget *>{good, symbol, passed})
            column->addWidget(each);
        window.show();
        QCOMPARE(walk::nameless(&window).size(), 1);
        QVERIFY(walk::nameless(&window).first().contains(u'×'));
        QCOMPARE(walk::unreached(&window).size(), 2); // forwards and backwards
        QCOMPARE(walk::menuFaults(&window).size(), 1);
        QCOMPARE(walk::ambiguousKeys(&window).size(), 1);
        column->addWidget(swallows);
        QApplication::processEvents();
        QVERIFY(walk::unreached(&window).join(u' ').contains(QStringLiteral("does not let the Tab key go")));
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestEveryControl)
#include "tst_everycontrol.moc"
