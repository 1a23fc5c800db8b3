// A table of the window's states, each reached as a user would reach it: used to check labels in other languages and to
// take pictures.
#pragma once

#include "tests/gui/testwindow.h"
#include "tests/heldreader.h"
#include "tests/scriptedserver.h"
#include "tests/statements.h"
#include "ui/conversation/answerview.h"
#include "ui/conversation/statuspill.h"
#include "ui/evaluation/evaluationpage.h"
#include "ui/library/bindialog.h"
#include "ui/library/documentview.h"
#include "ui/library/foldersdialog.h"
#include "ui/pages/pdfview.h"
#include "ui/run/forkline.h"
#include "ui/run/graphpanel.h"
#include "ui/run/replaybar.h"
#include "ui/run/runpanel.h"
#include "ui/run/verdictcard.h"
#include "ui/settings/settingsdialog.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/taskline.h"
#include "ui/window/conversation.h"
#include "ui/window/welcome.h"

#include <QContextMenuEvent>
#include <QListView>
#include <QListWidget>

namespace states {

using desks::patience;

inline const QString asked = QStringLiteral("Where was copper first smelted?");
inline const QString unknown = QStringLiteral("How much copper did Chile export to Japan in 1987?");
inline const QString mistyped = QStringLiteral("Where was the oldest furnce found?");
inline const QString counted = QStringLiteral("What was the gross margin of Example in FY2022?");

inline const QStringList names{
    QStringLiteral("Annual report 2022 — Example Industries"),
    QStringLiteral("The copper smelters of the Balkans, their furnaces and their trade in the "
                   "fifth millennium before our era"),
    QStringLiteral("minutes"), QStringLiteral("Interconnection-agreement_final_v3_signed")};

// The window's text for an English one: by default the same text; a test may set another language.
inline std::function<QString(const QString &)> &said()
{
    static std::function<QString(const QString &)> words = [](const QString &english) { return english; };
    return words;
}

inline QString said(const char *english)
{
    return said()(QString::fromUtf8(english));
}

class Desk : public desks::Desk
{
public:
    explicit Desk(QSize size) : desks::Desk()
    {
        window->resize(size);
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
        QTRY_VERIFY_WITH_TIMEOUT(find<ui::Welcome>()->findChild<QAbstractButton *>()->isVisible(), patience);
    }
    ~Desk() // closes the window while the server it asks still exists
    {
        if (QWidget *dialog = QApplication::activeModalWidget())
            dialog->close();
        close();
    }

    // Adds documents of every kind: with short and long names, scanned, locked, unreadable, tagged.
    void addMany()
    {
        QStringList files;
        for (int i = 0; i < 24; ++i) {
            tests::PdfFile file;
            file.pages = {
                tests::pdfPage(QStringLiteral("Volume %1.\n\nCable number %1 was laid in 19%2.").arg(i).arg(10 + i))};
            const QString name = QStringLiteral("%1 %2.pdf").arg(names[i % names.size()]).arg(i + 1);
            files.append(folder.filePath(name));
            QVERIFY(tests::writeFile(files.last(), tests::makePdf(file)));
        }
        files.append(write("notes.pdf", "%PDF-1.4\nbut the rest is not there"));
        drop(files);
        QTRY_COMPARE_WITH_TIMEOUT(documents(), 24, patience);
        QTRY_COMPARE_WITH_TIMEOUT(model()->queue().running, 0, patience);
    }

    void useModel(std::function<QString(const QString &)> says)
    {
        server = std::make_unique<ScriptedServer>();
        server->answerChats([says = std::move(says)](const QJsonObject &request) {
            return says(QString::fromUtf8(QJsonDocument(request).toJson()));
        });
        core::Settings settings = assistant->settings();
        settings.serverUrl = server->url();
        settings.model = QStringLiteral("toy");
        assistant->setSettings(settings);
    }

    void menuByKey(QWidget *list) const // as pressed with the context-menu key
    {
        const QPoint place = list->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place, list->mapToGlobal(place));
        QCoreApplication::sendEvent(list, &event);
    }

    QListView *list() const
    {
        auto *list = find<ui::LibraryPanel>()->findChild<QListView *>();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        return list;
    }

    QWidget *dialog(QAction *action) const
    {
        action->trigger();
        QTest::qWait(300); // until the list has its contents
        return QApplication::activeModalWidget();
    }

    std::unique_ptr<ScriptedServer> server;
};

// Brings the window into the state, and returns what to look at: the window or one of its dialogs.
struct State
{
    const char *name;
    QWidget *(*reach)(Desk &);
};

inline QWidget *settingsPage(Desk &desk, int page)
{
    desk.addCopper();
    desk.find<ui::Menus>()->settings->trigger();
    auto *dialog = desk.find<ui::SettingsDialog>();
    dialog->findChild<QListWidget *>()->setCurrentRow(page);
    return dialog;
}

inline const State all[] = {
    {"empty", [](Desk &desk) -> QWidget * { return desk.window.get(); }},
    {"adding",
     [](Desk &desk) -> QWidget * {
         const tests::HeldReader reader(3);
         QStringList files;
         for (int i = 0; i < 12; ++i) {
             const QByteArray name = QByteArray("Report ") + QByteArray::number(i) + ".pdf";
             files.append(
                 desk.write(name.constData(), tests::makePdf(QStringList{QStringLiteral("Volume %1.").arg(i)})));
         }
         desk.drop(files);
         (void)QTest::qWaitFor([&] { return desk.documents() == 3; }, patience);
         return desk.window.get();
     }},
    {"library",
     [](Desk &desk) -> QWidget * {
         desk.addMany();
         return desk.window.get();
     }},
    {"document-menu",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.menuByKey(desk.list());
         return QApplication::activePopupWidget();
     }},
    {"removed",
     [](Desk &desk) -> QWidget * {
         desk.addMany();
         QTest::keyClick(desk.list(), Qt::Key_Delete);
         return desk.window.get();
     }},
    {"document",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         QTest::keyClick(desk.list(), Qt::Key_Return, Qt::AltModifier);
         (void)QTest::qWaitFor([&] { return desk.find<ui::DocumentView>()->isVisible(); }, patience);
         QTest::qWait(100);
         return desk.window.get();
     }},
    {"quoted",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(asked);
         return desk.window.get();
     }},
    {"bands", // each with a quotation
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(asked);
         auto *view = desk.find<ui::AnswerView>();
         core::Session session;
         session.id = view->session();
         const core::Turn turn = view->chosenTurn();
         for (const core::Likelihood &likelihood : {core::Likelihood{core::Likelihood::Direct, 0.9, {}, {14, 11}},
                                                    {core::Likelihood::Probable, 0.6, {}, {39, 24}},
                                                    {core::Likelihood::Related, 0.3, {}, {43, 13}}}) {
             session.turns.append(turn);
             session.turns.last().id += QString::number(session.turns.size());
             session.turns.last().likelihood = likelihood;
         }
         view->setSession(session);
         return desk.window.get();
     }},
    {"computed",
     [](Desk &desk) -> QWidget * {
         desk.drop({desk.write("example-10k-2022.pdf", tests::filingPdf())});
         (void)QTest::qWaitFor([&] { return desk.documents() == 1; }, patience);
         desk.ask(counted);
         return desk.window.get();
     }},
    {"verified",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.useModel([](const QString &prompt) {
             return prompt.contains(QStringLiteral("[P1]")) && !prompt.contains(QStringLiteral("yes"))
                        ? QStringLiteral("Copper was first smelted in the Balkans about seven thousand years ago [1].")
                        : QStringLiteral("yes");
         });
         desk.ask(asked);
         return desk.window.get();
     }},
    {"refused",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(unknown);
         return desk.window.get();
     }},
    {"failed",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         core::Settings settings = desk.assistant->settings();
         settings.serverUrl = QStringLiteral("http://127.0.0.1:9/v1"); // no server listens there
         settings.model = QStringLiteral("toy");
         desk.assistant->setSettings(settings);
         desk.ask(asked);
         return desk.window.get();
     }},
    {"running",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.useModel([](const QString &) { return QStringLiteral("yes"); });
         desk.server->handle([](const Scripted::Request &) {
             return Scripted::events({": wait\n\n"}, Scripted::Reply::Stall); // a reply that begins and never ends
         });
         desk.beginToAsk(asked);
         (void)QTest::qWaitFor([&] { return desk.find<QPushButton>("ask")->text() == said("Stop"); }, patience);
         QTest::qWait(300);
         return desk.window.get();
     }},
    {"evidence",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(unknown);
         desk.showTab(said("Run details")); // if it is a tab
         desk.showTab(said("Evidence"));
         for (auto *card : desk.window->findChildren<ui::VerdictCard *>()) {
             if (card->isVisible())
                 card->findChild<QPushButton *>(QStringLiteral("details"))->setChecked(true);
         }
         return desk.window.get();
     }},
    {"flow",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(unknown);
         desk.showTab(said("Run details"));
         desk.showTab(said("Flow"));
         QApplication::processEvents();
         for (const char *name : {"trace", "not-taken"})
             desk.find<QPushButton>(name)->setChecked(true);
         return desk.window.get();
     }},
    {"graph",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(unknown);
         desk.showTab(said("Run details"));
         desk.showTab(said("Flow"));
         desk.press(said("Full graph"));
         return desk.window.get();
     }},
    {"compare",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(unknown); // requires two decisions
         desk.showTab(said("Run details"));
         desk.showTab(said("Compare"));
         return desk.window.get();
     }},
    {"replay",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(unknown);
         desk.follow(QStringLiteral("replay"));
         desk.find<ui::ReplayBar>()->seek(6);
         return desk.window.get();
     }},
    {"fork",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(unknown);
         desk.follow(QStringLiteral("replay"));
         desk.find<ui::ReplayBar>()->seek(3);
         for (QPushButton *button : desk.find<ui::ReplayBar>()->findChildren<QPushButton *>()) {
             if (button->isEnabled() && button->isVisible())
                 button->click();
         }
         return desk.window.get();
     }},
    {"suggestion",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(mistyped);
         return desk.window.get();
     }},
    {"page",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(asked);
         desk.follow(QStringLiteral("cite:%1").arg(desk.lastTurn()->turn().citations.value(0).number));
         auto *page = desk.find<ui::PdfView>();
         (void)QTest::qWaitFor([&] { return !page->canvas()->pictures().pages().isEmpty(); }, patience);
         return desk.window.get();
     }},
    {"find",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(asked);
         desk.follow(QStringLiteral("cite:%1").arg(desk.lastTurn()->turn().citations.value(0).number));
         auto *page = desk.find<ui::PdfView>();
         (void)QTest::qWaitFor([&] { return !page->canvas()->pictures().pages().isEmpty(); }, patience);
         page->find();
         QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("copper"));
         page->findChild<QToolButton *>(QStringLiteral("list"))->click(); // thumbnails and outline
         QTest::qWait(300);
         return desk.window.get();
     }},
    {"sessions",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(asked);
         desk.find<ui::Menus>()->newSession->trigger();
         (void)QTest::qWaitFor([&] { return desk.turns() == 0; }, patience);
         desk.ask(
             QStringLiteral("What is half of all the copper of this world used for, as far as these documents tell?"));
         auto *sessions = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
         (void)QTest::qWaitFor([&] { return desk.listed().size() == 2; }, patience);
         sessions->setFocus();
         sessions->setCurrentItem(sessions->topLevelItem(0)->child(0));
         desk.menuByKey(sessions);
         return QApplication::activePopupWidget();
     }},
    {"export",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(asked);
         desk.exportAs(said("Evidence bundle, to open in Attest"));
         return desk.window.get();
     }},
    {"exported",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(asked);
         desk.exportAs(said("Markdown"));
         desk.press(said("Export…"));
         (void)QTest::qWaitFor([&] { return QFile::exists(desk.file); }, patience);
         QTest::qWait(200);
         return desk.window.get();
     }},
    {"evaluation",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.find<ui::Menus>()->evaluation->trigger();
         return desk.window.get();
     }},
    {"evaluated",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.find<ui::Menus>()->evaluation->trigger();
         desk.drop(
             {desk.write("questions.jsonl", "{\"id\": \"a\", \"question\": \"Where was the oldest furnace found?\", "
                                            "\"answer\": \"Belovode\"}\n{\"id\": \"b\", \"question\": \"Who composed "
                                            "Fidelio?\", \"answerable\": false}\n")});
         (void)QTest::qWaitFor([&] { return desk.find<QPushButton>("evaluate")->isEnabled(); }, patience);
         desk.find<QPushButton>("evaluate")->click();
         auto *tabs = desk.find<ui::EvaluationPage>()->findChild<QTabWidget *>();
         (void)QTest::qWaitFor([&] { return tabs->isVisible(); }, patience);
         QTest::qWait(500);
         return desk.window.get();
     }},
    {"settings-model", [](Desk &desk) -> QWidget * { return settingsPage(desk, 0); }},
    {"settings-reading", [](Desk &desk) -> QWidget * { return settingsPage(desk, 1); }},
    {"settings-appearance", [](Desk &desk) -> QWidget * { return settingsPage(desk, 2); }},
    {"settings-advanced", [](Desk &desk) -> QWidget * { return settingsPage(desk, 3); }},
    {"folders",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         (void)QDir().mkpath(desk.at("watched"));
         desk.assistant->folders().watchFolder(desk.at("watched"));
         QWidget *dialog = desk.dialog(desk.find<ui::Menus>()->folders);
         if (auto *folders = dialog->findChild<QTreeWidget *>(); folders && folders->topLevelItemCount() > 0)
             folders->setCurrentItem(folders->topLevelItem(0));
         return dialog;
     }},
    {"judges",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         desk.ask(asked);
         return desk.dialog(desk.find<ui::Menus>()->health);
     }},
    {"bin",
     [](Desk &desk) -> QWidget * {
         desk.addCopper();
         QTest::keyClick(desk.list(), Qt::Key_Delete);
         desk.find<ui::Notice>()->settle();
         QTest::qWait(300);
         return desk.dialog(desk.find<ui::Menus>()->bin);
     }},
    {"lost",
     [](Desk &desk) -> QWidget * {
         const QString each =
             QStringLiteral("The library was damaged and this document has not been read again; add its PDF.");
         emit desk.find<ui::TaskLine>()->rescued(each, QStringList(30, each));
         return QApplication::activeModalWidget();
     }},
    {"team", [](Desk &desk) -> QWidget * { return desk.dialog(desk.find<ui::Menus>()->team); }},
    {"shortcuts", [](Desk &desk) -> QWidget * { return desk.dialog(desk.find<ui::Menus>()->shortcuts); }},
    {"about", [](Desk &desk) -> QWidget * { return desk.dialog(desk.find<ui::Menus>()->about); }},
};

} // namespace states
