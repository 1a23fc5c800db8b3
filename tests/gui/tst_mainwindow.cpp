#include "app/services/assistant.h"
#include "app/jobs/manual.h"
#include "core/maintenance/backup.h"
#include "core/library/library.h"
#include "tests/gui/testwindow.h"
#include "tests/pdfs.h"
#include "tests/scriptedserver.h"
#include "tests/traceevents.h"
#include "ui/conversation/answerview.h"
#include "ui/conversation/askbar.h"
#include "ui/run/budgetline.h"
#include "ui/window/columns.h"
#include "ui/window/conversation.h"
#include "ui/library/bindialog.h"
#include "ui/library/documentdelegate.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/conversation/exportline.h"
#include "ui/run/graphpanel.h"
#include "ui/library/ingestbar.h"
#include "ui/settings/keyfield.h"
#include "ui/library/librarypanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/menus.h"
#include "ui/widgets/notice.h"
#include "ui/pages/pagecanvas.h"
#include "ui/pages/pdfview.h"
#include "ui/run/replaybar.h"
#include "ui/run/runmodel.h"
#include "ui/run/runpanel.h"
#include "ui/run/stepper.h"
#include "ui/run/tracepanel.h"
#include "ui/conversation/sessionpanel.h"
#include "ui/settings/settingfield.h"
#include "ui/settings/settingsdialog.h"
#include "ui/widgets/taskline.h"
#include "ui/widgets/theme.h"
#include "ui/conversation/turnview.h"
#include "ui/run/verdictpanel.h"
#include "ui/window/welcome.h"

#include <QJsonObject>
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDataStream>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QLocale>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidget>

using namespace core;

namespace {

using desks::copperPages;
using desks::Desk;
using desks::patience;

QString writeMany(const Desk &desk, int count)
{
    const QString many = desk.at("many");
    QDir().mkpath(many);
    for (int i = 0; i < count; ++i) {
        QStringList pages = copperPages;
        pages[0] += QStringLiteral("\nThis is copy number %1 of the report.").arg(i);
        tests::writeFile(QStringLiteral("%1/%2.pdf").arg(many).arg(i), tests::makePdf(pages));
    }
    return many;
}

QPushButton *button(const QWidget *widget, const QString &text)
{
    for (QPushButton *each : widget->findChildren<QPushButton *>()) {
        if (each->text() == text && each->isVisible())
            return each;
    }
    return nullptr;
}

void click(const QListView *list, const QPoint &at)
{
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
}

QRect rowOf(const QListView *list, const QString &name)
{
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        if (index.data(ui::LibraryModel::NameRole).toString() == name)
            return list->visualRect(index);
    }
    return {};
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void hasFewThreadsWhileNothingGoesOn();
    void showsThreeDoorsWhileTheLibraryIsEmpty();
    void readsADroppedPdfAndAnswersFromIt();
    void opensThePageOfACitation();
    void refusesWhatTheDocumentsDoNotSay();
    void answersAnywayWhenTheUserWantsIt();
    void showsWhyOnDemand();
    void replaysAnOlderAnswer();
    void showsTheWholeGraphInTheMiddle();
    void aReplayBeginsAtTheStartAndSaysWhatArrives();
    void stopsAtOnce();
    void unlocksALockedPdfInItsRow();
    void saysThatAPasswordDoesNotFit();
    void saysWhyAFileCouldNotBeRead();
    void removesADocumentUnlessItIsUndone();
    void pausesAndStopsTheQueue();
    void closesQuicklyWhileItReads();
    void takesFilesDroppedAnywhere();
    void triesTheSampleLibrary();
    void showsTheManualWithoutAddingIt();
    void followsALinkToItsPage();
    void answersByItselfWhereTheServerIsDown();
    void saysWhereItHasExportedTo();
    void saysNothingOfAnotherPlace();
    void numbersFollowTheLocale();
    void exportsTheSession();
    void restoresFromTheBin();
    void showsTwentyDocumentsAtOnce();
    void takesTitlesFromABibtexFile();
    void backsUpTheLibrary();
    void restoresABackupOnceTheUserAgrees();
    void stopsATaskThatTakesItsTime();
    void bringsDocumentsUpToDate();
    void opensASessionAgain();
    void renamesASessionInPlace();
    void saysWhoHoldsTheLibrary();
    void remembersFlowAndModel();
    void findsASettingByItsName();
    void aProfileFillsInTheSettingsOfItsSource();
    void scrollingTheSettingsChangesNone();
    void keepsTheDecimalsOfASetting();
    void keepsThePasswordOfASearchServerOutOfTheSettings();
    void takesAFolderForVectors();
    void saysWhatLeavesForVectors();
    void findsNoModelWhereThereIsNoServer();
    void triesAModelAsAJudgeAndTakesTheBetterOnes();
    void becomesTabsAndADrawerInANarrowWindow();
    void whatIsAskedForComesToTheFront();
    void remembersItsLayout();
    void opensTheLastSessionAgain();
    void ignoresALayoutItDoesNotUnderstand();
    void staysAliveWhileTwoHundredPdfsAreAdded();
    void takesItsOwnPicture();
    void keepsTheSampleLibraryApart();

private:
    QTemporaryDir m_home;
};

void TestMainWindow::initTestCase()
{
    // The tests' settings must not touch the user's.
    qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
    QApplication::setApplicationName(QStringLiteral("attest-test"));
    ui::applyTheme(QStringLiteral("light"));
}

void TestMainWindow::init()
{
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively();
}

void TestMainWindow::cleanup()
{
    QVERIFY(!QApplication::activeModalWidget());
}

// On two cores there were 57 when each lane and pool started all its threads at once.
void TestMainWindow::hasFewThreadsWhileNothingGoesOn()
{
    Desk desk;
    desk.addCopper();
    QTRY_COMPARE_WITH_TIMEOUT(desk.model()->queue().running, 0, patience);
    const auto names = [] {
        QStringList all;
        const QDir tasks(QStringLiteral("/proc/self/task"));
        for (const QString &task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile name(tasks.filePath(task + QStringLiteral("/comm")));
            if (name.open(QIODevice::ReadOnly))
                all.append(QString::fromLocal8Bit(name.readAll().trimmed()));
        }
        all.removeOne(QStringLiteral("QtTest Watchdog"));
        return all;
    };
    QTRY_VERIFY2_WITH_TIMEOUT(names().size() <= 10, qPrintable(names().join(QStringLiteral(", "))), 30000);
    qInfo("%d threads", int(names().size()));
}

void TestMainWindow::showsThreeDoorsWhileTheLibraryIsEmpty()
{
    Desk desk;
    auto *welcome = desk.find<ui::Welcome>();
    const auto doors = [&] {
        int visible = 0;
        for (const QAbstractButton *door : welcome->findChildren<QAbstractButton *>())
            visible += door->isVisible();
        return visible;
    };
    QTRY_COMPARE_WITH_TIMEOUT(doors(), 3, patience);
    QVERIFY(!desk.find<ui::AskBar>()->isVisible());
    desk.addCopper();
    QVERIFY(!welcome->isVisible());
    QVERIFY(desk.find<ui::AskBar>()->isVisible());
}

void TestMainWindow::readsADroppedPdfAndAnswersFromIt()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    const Turn &turn = desk.lastTurn()->turn();
    QCOMPARE(turn.ending, Ending::Passed);
    QVERIFY2(desk.lastTurn()->answerText().contains(QStringLiteral("Balkans")), qPrintable(turn.answer));
    QVERIFY(!turn.citations.isEmpty());
    // The graph shows the finished run.
    QVERIFY(desk.find<ui::RunPanel>()->run().progress().finished());
    QVERIFY(!desk.find<ui::RunPanel>()->run().progress().taken().isEmpty());
    QTRY_VERIFY(desk.window->windowTitle().startsWith(QStringLiteral("Where was copper")));
    QCOMPARE(desk.find<QPushButton>("ask")->text(), QStringLiteral("Ask"));
}

void TestMainWindow::opensThePageOfACitation()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.ask(QStringLiteral("What share of copper is used for wires and cables?"));
    auto *text = desk.lastTurn()->findChild<ui::AnswerText *>();
    QTextCursor mark = text->document()->find(QStringLiteral("[1]"));
    QVERIFY(!mark.isNull());
    mark.setPosition(mark.position() - 1);
    auto *page = desk.find<ui::PdfView>();
    QVERIFY(!page->isVisible());
    QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, text->cursorRect(mark).center());
    QVERIFY(page->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(page->page(), 2, patience); // the page with those words
    QCOMPARE(page->document().title, QStringLiteral("copper.pdf"));
    desk.find<ui::Menus>()->closePage->trigger();
    QVERIFY(!page->isVisible());
}

void TestMainWindow::refusesWhatTheDocumentsDoNotSay()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    const QString question = QStringLiteral("Who composed the opera Fidelio?");
    desk.ask(question);
    QCOMPARE(desk.lastTurn()->turn().ending, Ending::Abstained);
    QVERIFY(desk.lastTurn()->answerText().isEmpty());
    QPushButton *rephrase = button(desk.lastTurn(), QStringLiteral("Rephrase the question"));
    QVERIFY(rephrase);
    QTest::mouseClick(rephrase, Qt::LeftButton);
    QCOMPARE(desk.find<ui::QuestionEdit>()->toPlainText(), question);
}

void TestMainWindow::answersAnywayWhenTheUserWantsIt()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.ask(QStringLiteral("How much copper did Chile export to Japan in 1987?"));
    QCOMPARE(desk.lastTurn()->turn().ending, Ending::Abstained);
    QVERIFY(!desk.lastTurn()->turn().nearest.isEmpty());
    QPushButton *anyway = button(desk.lastTurn(), QStringLiteral("Answer from these anyway"));
    QVERIFY(anyway);
    QTest::mouseClick(anyway, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(desk.window->findChildren<ui::TurnView *>().size(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(desk.answered(), patience);
    QVERIFY(desk.lastTurn()->turn().refusal != Refusal::NothingRelevant);
    QVERIFY(desk.lastTurn()->turn().refusal != Refusal::NothingFound);
}

void TestMainWindow::showsWhyOnDemand()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    desk.find<ui::Menus>()->showRight->trigger();
    auto *verdicts = desk.find<ui::VerdictPanel>();
    QVERIFY(!verdicts->isVisible());
    desk.follow(QStringLiteral("why"));
    QVERIFY(verdicts->isVisible());
    const ui::Ledger &ledger = desk.find<ui::RunPanel>()->run().ledger();
    QVERIFY(!ledger.entries().isEmpty());
    QVERIFY(!ledger.answer().isEmpty());
}

void TestMainWindow::replaysAnOlderAnswer()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    for (const char *question : {"Where was copper first smelted?", "Who composed the opera Fidelio?"})
        desk.ask(QString::fromLatin1(question));
    auto *replay = desk.find<ui::ReplayBar>();
    QVERIFY(!replay->isVisible()); // a run that has just ended is not a replay
    auto *older = desk.window->findChildren<ui::TurnView *>().first()->findChild<QLabel *>(); // its question
    QTest::mouseClick(older, Qt::LeftButton);
    desk.showTab(QStringLiteral("Flow"));
    QVERIFY(replay->isVisible());
    const auto taken = desk.find<ui::RunPanel>()->run().progress().taken();
    QCOMPARE(taken.last().outcome, QStringLiteral("useful"));
    replay->seek(1); // back to where only the first step had been entered
    QVERIFY(desk.find<ui::RunPanel>()->run().progress().taken().isEmpty());
    QTest::mouseClick(replay->findChild<QAbstractButton *>(QStringLiteral("leave")), Qt::LeftButton);
    QVERIFY(!replay->isVisible());
    QCOMPARE(desk.find<ui::RunPanel>()->run().progress().taken().size(), taken.size());
}

void TestMainWindow::showsTheWholeGraphInTheMiddle()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    desk.showTab(QStringLiteral("Flow"));
    auto *graph = desk.find<ui::GraphPanel>();
    QVERIFY(!graph->isVisible());
    for (const bool byKey : {false, true}) {
        desk.press(QStringLiteral("Full graph"));
        QVERIFY(graph->isVisible() && graph->width() > 500);
        QVERIFY(!desk.find<ui::AnswerView>()->isVisible());
        QTest::mouseClick(graph, Qt::LeftButton, {}, graph->boxOf(QStringLiteral("judge")).center().toPoint());
        QVERIFY(desk.find<ui::TracePanel>()->isVisible()); // what that step did
        if (byKey)
            QTest::keyClick(graph, Qt::Key_Escape);
        else
            desk.press(QStringLiteral("Back to the conversation"));
        QVERIFY(!graph->isVisible() && desk.find<ui::AnswerView>()->isVisible());
    }
}

void TestMainWindow::aReplayBeginsAtTheStartAndSaysWhatArrives()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    desk.follow(QStringLiteral("replay"));
    auto *replay = desk.find<ui::ReplayBar>();
    QVERIFY(replay->isVisible());
    QVERIFY(replay->shown() < 2); // it is playing
    QTextBrowser *arrived = nullptr;
    for (auto *each : desk.window->findChildren<QTextBrowser *>()) {
        if (each->accessibleName() == QStringLiteral("Results of this step"))
            arrived = each;
    }
    QVERIFY(arrived && arrived->isVisible());
    const int first = replay->step();
    QElapsedTimer clock;
    clock.start();
    QTRY_VERIFY_WITH_TIMEOUT(replay->step() > first, patience);
    QVERIFY2(clock.elapsed() > 300, qPrintable(QString::number(clock.elapsed()))); // a step takes 600 ms
    replay->pause();
    replay->seek(0);
    while (replay->step() < 2 && !replay->isAtEnd())
        replay->seekStep(1);
    replay->seek(replay->shown() - 1); // before the third step, after all events of the second
    const auto says = [&](const char *words) { return arrived->toPlainText().contains(QString::fromUtf8(words)); };
    QTRY_VERIFY_WITH_TIMEOUT(says("Filter passages") && says("● relevant"), patience);
}

void TestMainWindow::stopsAtOnce()
{
    ScriptedServer server;
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    Settings settings = desk.assistant->settings();
    settings.serverUrl = server.url();
    settings.model = QStringLiteral("toy");
    desk.assistant->setSettings(settings);
    server.handle([](const Scripted::Request &) {
        return Scripted::events({": wait\n\n"}, Scripted::Reply::Stall); // begins and never ends
    });
    desk.beginToAsk(QStringLiteral("Where was copper first smelted?"));
    auto *ask = desk.find<QPushButton>("ask");
    QTRY_COMPARE(ask->text(), QStringLiteral("Stop"));
    // During the run its steps are shown in the answer's place, and its session is in the list.
    auto *steps = desk.lastTurn()->findChild<ui::Stepper *>();
    QTRY_VERIFY_WITH_TIMEOUT(steps->isVisible() && steps->height() > 60, patience);
    QCOMPARE(steps->steps().last().title, QStringLiteral("Check usefulness"));
    QTRY_COMPARE_WITH_TIMEOUT(desk.listed(), QStringList{QStringLiteral("Where was copper first smelted?")}, patience);
    QVERIFY(desk.lastTurn()->running());
    QElapsedTimer clock;
    clock.start();
    QTest::mouseClick(ask, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(ask->text(), QStringLiteral("Ask"), patience);
    qInfo("stopped after %lld ms", clock.elapsed());
    QVERIFY(clock.elapsed() < 5000);
    QVERIFY(desk.answered());
    QCOMPARE(desk.lastTurn()->turn().refusal, Refusal::Stopped);
}

void TestMainWindow::unlocksALockedPdfInItsRow()
{
    Desk desk;
    tests::PdfFile locked;
    for (const QString &text : copperPages)
        locked.pages.append(tests::pdfPage(text));
    locked.password = QStringLiteral("sesame");
    desk.drop({desk.write("locked.pdf", tests::makePdf(locked))});
    auto *list = desk.find<ui::LibraryPanel>()->findChild<QListView *>();
    QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() == 1 && desk.model()->status(0) == DocumentStatus::NeedsPassword,
                             patience);
    const QModelIndex index = list->model()->index(0, 0);
    QCOMPARE(ui::DocumentDelegate::actionFor(index), QStringLiteral("Password…"));
    QTRY_VERIFY(list->isVisible());
    QLineEdit *field = nullptr;
    const auto opened = [&] {
        QApplication::processEvents();
        click(list, list->visualRect(index).bottomRight() - QPoint(20, 12));
        field = list->viewport()->findChild<QLineEdit *>();
        return field != nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(opened(), patience);
    QCOMPARE(field->echoMode(), QLineEdit::Password);
    QTest::keyClicks(field, QStringLiteral("sesame"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience);
}

void TestMainWindow::saysThatAPasswordDoesNotFit()
{
    Desk desk;
    tests::PdfFile file;
    for (const QString &text : copperPages)
        file.pages.append(tests::pdfPage(text));
    file.password = QStringLiteral("sesame");
    desk.drop({desk.write("locked.pdf", tests::makePdf(file)), desk.write("zinc.pdf", tests::makePdf(copperPages))});
    auto *list = desk.find<ui::LibraryPanel>()->findChild<QListView *>();
    const auto locked = [list] {
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (ui::DocumentDelegate::actionFor(index) == QStringLiteral("Password…"))
                return index;
        }
        return QModelIndex();
    };
    QTRY_VERIFY_WITH_TIMEOUT(desk.documents() == 1 && locked().isValid(), patience);
    for (const char *password : {"wrong", "sesame"}) {
        // Rows move while others are read, so a click may hit another row.
        QLineEdit *field = nullptr;
        const auto opened = [&] {
            QApplication::processEvents();
            if (const QModelIndex index = locked(); index.isValid())
                click(list, list->visualRect(index).bottomRight() - QPoint(20, 12));
            for (auto *each : list->viewport()->findChildren<QLineEdit *>()) {
                if (each->isVisible())
                    field = each;
            }
            return field != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(opened(), patience);
        QVERIFY(list->visualRect(locked()).contains(field->geometry()));
        QTest::keyClicks(field, QLatin1String(password));
        QTest::keyClick(field, Qt::Key_Return);
        if (qstrcmp(password, "wrong") == 0)
            QTRY_VERIFY_WITH_TIMEOUT(desk.says(QStringLiteral("does not open “locked")), patience);
    }
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(desk.says(QStringLiteral("is now open")), patience);
}

void TestMainWindow::saysWhyAFileCouldNotBeRead()
{
    Desk desk;
    desk.drop({desk.write("notes.pdf", "this is no PDF at all")});
    QTRY_COMPARE_WITH_TIMEOUT(desk.model()->rowCount(), 1, patience);
    QTRY_COMPARE_WITH_TIMEOUT(desk.model()->queue().failed, 1, patience); // and nothing changes any more
    QCOMPARE(desk.model()->status(0), DocumentStatus::Unreadable);
    const QModelIndex index = desk.model()->index(0);
    QVERIFY(index.data(ui::LibraryModel::LineRole).toString().endsWith(u'.'));
    QCOMPARE(ui::DocumentDelegate::actionFor(index), QStringLiteral("Retry"));
}

void TestMainWindow::removesADocumentUnlessItIsUndone()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    auto *panel = desk.find<ui::LibraryPanel>();
    auto *list = panel->findChild<QListView *>();
    auto *notice = panel->findChild<ui::Notice *>();
    const auto remove = [&] {
        QApplication::processEvents();
        click(list, rowOf(list, QStringLiteral("copper.pdf")).center());
        QTest::keyClick(list, Qt::Key_Delete);
    };
    remove();
    QCOMPARE(list->model()->rowCount(), 0);
    QVERIFY(notice->isVisible());
    QTest::mouseClick(button(notice, QStringLiteral("Undo")), Qt::LeftButton);
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(desk.documents(), 1);

    remove();
    desk.window->close(); // does not wait until undoing expires
    QTRY_COMPARE_WITH_TIMEOUT(desk.model()->rowCount(), 0, patience);
}

void TestMainWindow::pausesAndStopsTheQueue()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    auto *bar = desk.find<ui::IngestBar>();
    desk.assistant->queue().setPaused(true);
    desk.drop({writeMany(desk, 30)});
    QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && desk.model()->queue().running >= 28, patience);
    QTest::qWait(300);
    QVERIFY(desk.model()->queue().ended <= 2); // those already started
    for (QAbstractButton *each : bar->findChildren<QAbstractButton *>()) {
        if (each->text() == QStringLiteral("Stop"))
            QTest::mouseClick(each, Qt::LeftButton);
    }
    QTRY_VERIFY_WITH_TIMEOUT(!bar->isVisible(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(desk.model()->rowCount(), desk.documents(), patience);
    QVERIFY(desk.documents() <= 4);
}

void TestMainWindow::closesQuicklyWhileItReads()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.drop({writeMany(desk, 60)});
    QTRY_VERIFY_WITH_TIMEOUT(desk.documents() > 3, patience);
    QElapsedTimer clock;
    clock.start();
    desk.close();
    qInfo("closed after %lld ms", clock.elapsed());
    QVERIFY(clock.elapsed() < 5000);
}

void TestMainWindow::takesFilesDroppedAnywhere()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QStringList pages = copperPages;
    const QList<QWidget *> places{desk.find<ui::QuestionEdit>(), desk.lastTurn()->findChild<ui::AnswerText *>(),
                                  desk.find<ui::LibraryPanel>()->findChild<QLineEdit *>(),
                                  desk.find<ui::VerdictPanel>()};
    int count = 1;
    for (const QWidget *place : places) {
        pages[0] += QStringLiteral("\nAnother line.");
        const QByteArray name = QByteArray::number(++count) + ".pdf";
        desk.drop({desk.write(name.constData(), tests::makePdf(pages))},
                  place->mapTo(desk.window.get(), place->rect().center()));
        QVERIFY(!QTest::currentTestFailed());
        QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), count, patience);
    }
    QVERIFY(desk.find<ui::QuestionEdit>()->toPlainText().isEmpty());
}

void TestMainWindow::triesTheSampleLibrary()
{
    Desk desk;
    if (!QFileInfo(app::Manual::folder()).isDir())
        QSKIP("the manual has not been made: build the target manual");
    auto *welcome = desk.find<ui::Welcome>();
    QTRY_VERIFY_WITH_TIMEOUT(welcome->findChild<QAbstractButton *>()->isVisible(), patience);
    for (QAbstractButton *door : welcome->findChildren<QAbstractButton *>()) {
        if (door->text() == QStringLiteral("Try the sample library"))
            QTest::mouseClick(door, Qt::LeftButton);
    }
    QTRY_VERIFY_WITH_TIMEOUT(desk.documents() > 3 && desk.model()->queue().running == 0, patience);
}

// The manual opens for reading, searching and its outline; the library does not change.
void TestMainWindow::followsALinkToItsPage()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience);
    const QByteArray sum = desk.model()->document(0).hash;
    auto *page = desk.find<ui::PdfView>();
    desk.window->showLink({sum, 2, QStringLiteral("silver")});
    QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(page->page(), 2, patience);
    QCOMPARE(page->document().hash, sum);
    desk.window->showLink({sum, 1, {}});
    QTRY_COMPARE_WITH_TIMEOUT(page->page(), 1, patience);
    desk.window->showLink({QByteArray(64, '0'), 1, {}});
    QTRY_VERIFY_WITH_TIMEOUT(desk.says(QStringLiteral("is not in this library")), patience);
    // During startup, before the documents are known.
    desk.open(desk.at("library"));
    desk.window->showLink({sum, 2, QStringLiteral("silver")});
    QTRY_VERIFY_WITH_TIMEOUT(desk.find<ui::PdfView>()->isVisible(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(desk.find<ui::PdfView>()->page(), 2, patience);
}

void TestMainWindow::showsTheManualWithoutAddingIt()
{
    Desk desk;
    if (!QFileInfo(app::Manual::folder()).isDir())
        QSKIP("the manual has not been made: build the target manual");
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.find<ui::Menus>()->manual->trigger();
    auto *page = desk.find<ui::PdfView>();
    QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), patience);
    QCOMPARE(page->document().title, QStringLiteral("Manual"));
    QVERIFY(page->canvas()->layout().count() > 7);
    QTRY_VERIFY_WITH_TIMEOUT(page->canvas()->accessibleDescription().contains(QStringLiteral("Page 1 of")), patience);
    int found = 0;
    const auto count = [&found](const app::Findings &findings) { found += int(findings.places.size()); };
    desk.assistant->pages().find(page->document().id, QStringLiteral("Ctrl+Shift+F"), {desk.window.get(), count});
    QTRY_VERIFY_WITH_TIMEOUT(found > 0, patience);
    int chapters = 0;
    const auto outlined = [&chapters](const QList<core::OutlineItem> &items) {
        for (const core::OutlineItem &item : items)
            chapters += item.level == 0;
    };
    desk.assistant->pages().outline(page->document().id, {desk.window.get(), outlined});
    QTRY_COMPARE_WITH_TIMEOUT(chapters, 8, patience);
    desk.picture("manual");
    QTRY_COMPARE_WITH_TIMEOUT(desk.model()->queue().running, 0,
                              patience); // its own document is reported later
    QCOMPARE(desk.model()->rowCount(), 1);
    desk.find<ui::Menus>()->manual->trigger(); // a second time, without reading it again
    QCOMPARE(desk.documents(), 1);
}

void TestMainWindow::exportsTheSession()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    QVERIFY(!desk.find<ui::Menus>()->exportAs->isEnabled());
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QVERIFY(desk.find<ui::Menus>()->exportAs->isEnabled());
    for (QAction *format : desk.find<ui::Menus>()->exportAs->actions()) {
        if (format->text() == QStringLiteral("Markdown"))
            format->trigger();
    }
    QTest::mouseClick(button(desk.find<ui::ExportLine>(), QStringLiteral("Export…")), Qt::LeftButton);
    const QString file = desk.folder.filePath(QStringLiteral("Where was copper first smelted.md"));
    const auto contents = [&] {
        QFile written(file);
        return written.open(QIODevice::ReadOnly) ? QString::fromUtf8(written.readAll()) : QString();
    };
    QTRY_VERIFY_WITH_TIMEOUT(contents().contains(QStringLiteral("Balkans")), patience);
}

// Without a suffix, confirmed by Return, into the previous folder; the folder can be shown.
void TestMainWindow::saysWhereItHasExportedTo()
{
    Desk desk;
    desk.addCopper();
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QVERIFY(!QTest::currentTestFailed());
    QVERIFY(QDir(desk.folder.path()).mkdir(QStringLiteral("exports")));
    QStringList suggested;
    ui::Dialogs dialogs = desk.dialogs();
    dialogs.fileToSave = [&](QWidget *, const QString &name) {
        suggested.append(name);
        return desk.folder.filePath(QStringLiteral("exports/copper"));
    };
    desk.window = std::make_unique<ui::MainWindow>(*desk.assistant, dialogs);
    desk.window->resize(1400, 900);
    desk.window->show();
    desk.addCopper();
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QVERIFY(!QTest::currentTestFailed());
    for (const bool again : {false, true}) {
        desk.exportAs(QStringLiteral("Markdown"));
        QVERIFY(!QTest::currentTestFailed());
        auto *line = desk.find<ui::ExportLine>();
        auto *title = line->findChild<ui::ElidedLabel *>();
        QVERIFY2(title->width() >= title->sizeHint().width(), "the title is cut off where there is room");
        desk.picture("export-line");
        auto *go = button(line, QStringLiteral("Export…"));
        go->setFocus();
        desk.agrees = again; // the file exists by then
        QTest::keyClick(go, Qt::Key_Return);
        const QString file = desk.folder.filePath(QStringLiteral("exports/copper.md"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), patience);
        QTRY_VERIFY_WITH_TIMEOUT(desk.says(QStringLiteral("Saved as “copper.md”.")), patience);
        QVERIFY(button(desk.window.get(), QStringLiteral("Show in folder"))->isVisible());
        QVERIFY(button(desk.window.get(), QStringLiteral("Open"))->isVisible());
        QCOMPARE(desk.asked.contains(QStringLiteral("copper.md")), again);
        desk.picture("exported");
    }
    QCOMPARE(suggested.first(), QStringLiteral("Where was copper first smelted.md"));
    QCOMPARE(suggested.last(), desk.folder.filePath(QStringLiteral("exports/Where was copper first smelted.md")));

    ui::MainWindow other(*desk.assistant, dialogs);
    other.restoreLayout(desk.window->layoutState());
    QByteArray folder;
    QDataStream stream(&folder, QIODevice::WriteOnly);
    stream << desk.folder.filePath(QStringLiteral("exports"));
    QVERIFY(other.layoutState().contains(folder));
}

// An error in one session is not shown in another, nor on the evaluation page.
void TestMainWindow::saysNothingOfAnotherPlace()
{
    Desk desk;
    desk.addCopper();
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    desk.find<ui::Menus>()->newSession->trigger();
    QTRY_COMPARE(desk.turns(), 0);
    desk.ask(QStringLiteral("What is half of all copper used for?"));
    QVERIFY(!QTest::currentTestFailed());
    auto *notice = desk.find<ui::Conversation>()->notice;
    notice->say(QStringLiteral("It went wrong."));
    QVERIFY(notice->isVisible());
    desk.find<ui::Menus>()->evaluation->trigger();
    QVERIFY(!notice->isVisible());
    notice->say(QStringLiteral("It went wrong."));
    desk.find<ui::Menus>()->evaluation->trigger();
    QVERIFY(!notice->isVisible());
    notice->say(QStringLiteral("It went wrong."));
    desk.ask(QStringLiteral("Where was the oldest furnace found?")); // hides the message, whose cause is past
    QVERIFY(!notice->isVisible());
    notice->say(QStringLiteral("It went wrong."));
    auto *list = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
    const auto other =
        list->findItems(QStringLiteral("Where was copper first smelted?"), Qt::MatchExactly | Qt::MatchRecursive);
    QVERIFY(!other.isEmpty());
    emit desk.find<ui::SessionPanel>()->opened(other.first()->data(0, Qt::UserRole).toLongLong());
    QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 1, patience);
    QVERIFY(!notice->isVisible());
}

void TestMainWindow::answersByItselfWhereTheServerIsDown()
{
    QString gone;
    {
        const ScriptedServer server;
        gone = server.url();
    }
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    Settings settings = desk.assistant->settings();
    settings.serverUrl = gone;
    settings.model = QStringLiteral("toy");
    desk.assistant->setSettings(settings);
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QVERIFY(!QTest::currentTestFailed());
    QCOMPARE(desk.lastTurn()->turn().refusal, Refusal::ModelUnreachable);
    desk.picture("server-down");
    desk.press(QStringLiteral("Answer with the built-in model"));
    QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 2 && desk.answered(), patience);
    QCOMPARE(desk.lastTurn()->turn().question, QStringLiteral("Where was copper first smelted?"));
    QVERIFY(desk.lastTurn()->turn().answer.contains(QStringLiteral("Balkans")));
    QCOMPARE(desk.assistant->settings().model, QStringLiteral("toy"));
    desk.assistant->setSettings(Settings());
}

void TestMainWindow::numbersFollowTheLocale()
{
    const QLocale before;
    const auto back = qScopeGuard([&before] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    Desk desk;
    desk.addCopper();
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QVERIFY(!QTest::currentTestFailed());
    static const QRegularExpression english(QStringLiteral("[0-9]\\.[0-9]+ ?(s\\b|%)"));
    static const QRegularExpression iso(QStringLiteral("20[0-9]{2}-[0-9]{2}-[0-9]{2}"));
    for (const QLabel *label : desk.window->findChildren<QLabel *>())
        QVERIFY2(!label->text().contains(english) && !label->text().contains(iso), qPrintable(label->text()));
    QVERIFY2(!desk.find<ui::BudgetLine>()->text().contains(english), qPrintable(desk.find<ui::BudgetLine>()->text()));
    for (const char *format : {"Markdown", "HTML"}) {
        desk.exportAs(QLatin1String(format));
        desk.press(QStringLiteral("Export…"));
        QVERIFY(!QTest::currentTestFailed());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.file), patience);
        QFile file(desk.file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const QString when = text.left(text.indexOf(QStringLiteral(" · Attest"))).right(60);
        QVERIFY2(when.contains(QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)), qPrintable(when));
        QVERIFY(!text.contains(QRegularExpression(iso.pattern() + u'T')));
    }
}

void TestMainWindow::restoresFromTheBin()
{
    Desk desk;
    desk.addCopper();
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QVERIFY(!QTest::currentTestFailed());
    auto *list = desk.find<ui::LibraryPanel>()->findChild<QListView *>();
    click(list, list->visualRect(list->model()->index(0, 0)).center());
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(list->model()->rowCount(), 0);
    desk.find<ui::LibraryPanel>()->settle(); // undoing has expired
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 0, patience);

    desk.find<ui::Menus>()->bin->trigger();
    auto *dialog = desk.find<ui::BinDialog>();
    auto *removed = dialog->findChild<QTreeWidget *>();
    QTRY_COMPARE_WITH_TIMEOUT(removed->topLevelItemCount(), 1, patience);
    QVERIFY(!button(dialog, QStringLiteral("&Restore"))->isEnabled());
    removed->topLevelItem(0)->setSelected(true);
    desk.picture("bin");
    QTest::mouseClick(button(dialog, QStringLiteral("&Restore")), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience);
    QTRY_COMPARE_WITH_TIMEOUT(removed->topLevelItemCount(), 0, patience);
    dialog->reject();
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QVERIFY(desk.lastTurn()->turn().answer.contains(QStringLiteral("Balkans")));
}

void TestMainWindow::showsTwentyDocumentsAtOnce()
{
    Desk desk;
    desk.addCopper();
    desk.window->resize(1440, 900);
    desk.window->show();
    QList<Document> documents;
    for (int i = 1; i <= 60; ++i) {
        Document document;
        document.id = i;
        document.title = QStringLiteral("Annual report %1 of a company with a long name").arg(1960 + i);
        document.path = u'/' + document.title;
        document.places = {document.path};
        document.status = DocumentStatus::Indexed;
        document.pages = 3 * i;
        documents.append(document);
    }
    auto *panel = desk.find<ui::LibraryPanel>();
    panel->setDocuments(documents);
    QApplication::processEvents();
    const auto *list = panel->findChild<QListView *>();
    const int height = list->visualRect(list->model()->index(0, 0)).height();
    QVERIFY2(list->viewport()->height() >= 20 * height,
             qPrintable(QStringLiteral("%1 / %2").arg(list->viewport()->height()).arg(height)));
    desk.picture("sixty-documents");
}

void TestMainWindow::takesTitlesFromABibtexFile()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.write("tin.pdf", tests::makePdf({QStringLiteral("Tin melts at 232 degrees.")}));
    const auto says = [&](const QString &words) {
        const QList<ui::Notice *> notices = desk.window->findChildren<ui::Notice *>();
        return std::any_of(notices.begin(), notices.end(),
                           [&](const ui::Notice *notice) { return notice->text().contains(words); });
    };
    const auto isListed = [&](const QString &title, const QString &author) {
        for (int row = 0; row < desk.model()->rowCount(); ++row) {
            const core::Document &document = desk.model()->document(row);
            if (document.title == title && document.author == author)
                return true;
        }
        return false;
    };
    desk.drop({desk.write("thesis.bib", "@book{cu, title = {On copper}, author = {Ada Frost}, file = {copper.pdf}}\n"
                                        "@book{sn, title = {On tin}, author = {Ben Snow}, file = {tin.pdf}}\n"
                                        "@book{pb, title = {On lead}, file = {lead.pdf}}\n")});
    QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("“thesis.bib” changes the title, author or year of 1 document; "
                                                 "1 PDF that it names will be read first; 1 file is missing.")),
                             patience);
    QTRY_VERIFY_WITH_TIMEOUT(isListed(QStringLiteral("On copper"), QStringLiteral("Ada Frost")), patience);
    QTRY_VERIFY_WITH_TIMEOUT(isListed(QStringLiteral("On tin"), QStringLiteral("Ben Snow")), patience); // once read
    QCOMPARE(desk.documents(), 2);
    desk.drop({desk.write("notes.bib", "no entry")});
    QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("contains no BibTeX entry")), patience);
}

void TestMainWindow::backsUpTheLibrary()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    const auto says = [&](const QString &words) {
        const QList<ui::Notice *> notices = desk.window->findChildren<ui::Notice *>();
        return std::any_of(notices.begin(), notices.end(),
                           [&](const ui::Notice *notice) { return notice->text().contains(words); });
    };
    desk.file = desk.at("mine.backup");
    desk.find<ui::Menus>()->backUp->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(says(desk.file), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.find<ui::TaskLine>()->isVisible(), patience);

    const QString elsewhere = desk.at("elsewhere");
    QVERIFY(bool(core::restore(desk.file, elsewhere, core::IfThere::Refuse, [](int) {}, {})));
    desk.open(elsewhere);
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience);
    desk.ask(QStringLiteral("Where was copper first smelted?"));

    desk.file = elsewhere + QStringLiteral("/inside.backup");
    desk.find<ui::Menus>()->backUp->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("own folder")), patience);
    QVERIFY(!QFile::exists(desk.file));

    desk.file.clear(); // cancelled
    desk.find<ui::Menus>()->backUp->trigger();
    QVERIFY(!desk.find<ui::TaskLine>()->isVisible());
}

void TestMainWindow::restoresABackupOnceTheUserAgrees()
{
    Desk desk;
    const auto add = [&desk](const char *name, const QString &text, int documents) {
        const QString file = desk.write(name, tests::makePdf(QStringList{text}));
        desk.assistant->documents().add({file});
        return QTest::qWaitFor([&] { return desk.documents() == documents; }, patience);
    };
    QVERIFY(add("first.pdf", QStringLiteral("Copper was first smelted in the fifth millennium."), 1));
    desk.file = desk.at("the.backup");
    desk.find<ui::Menus>()->backUp->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.file), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.find<ui::TaskLine>()->isVisible(), patience);
    QVERIFY(add("second.pdf", QStringLiteral("Bees dance in the hive to tell of flowers."), 2));

    desk.find<ui::Menus>()->restore->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(desk.asked.contains(QStringLiteral("documents: 1,")), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.find<ui::TaskLine>()->isVisible(), patience);
    QCOMPARE(desk.documents(), 2); // the user did not agree
    auto *list = desk.find<ui::LibraryPanel>()->findChild<QListView *>();
    click(list, rowOf(list, QStringLiteral("first.pdf")).center());
    QTest::keyClick(list, Qt::Key_Delete); // by mistake, which is why there is a backup
    desk.find<ui::LibraryPanel>()->settle();
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience);
    desk.agrees = true;
    desk.find<ui::Menus>()->restore->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() == 1 && !rowOf(list, QStringLiteral("first.pdf")).isEmpty(),
                             patience);
    QVERIFY(add("third.pdf", QStringLiteral("Glaciers carry stones into the valleys."), 2)); // the library still works
}

void TestMainWindow::stopsATaskThatTakesItsTime()
{
    ui::TaskLine line;
    QSignalSpy stopped(&line, &ui::TaskLine::stopped);
    app::Run slow;
    slow.number = 3;
    slow.kind = app::Run::Task;
    slow.subject = QStringLiteral("Backing up");
    slow.stoppable = true;
    line.begin(slow);
    line.add(3, {{{}, 1, core::TaskProgress{.unit = core::TaskProgress::Percent, .done = 40, .of = 100}}});
    QVERIFY(line.text().contains(QStringLiteral("40 %")));
    auto *stop = line.findChild<QToolButton *>();
    QVERIFY(stop->isVisible());

    app::Run quick = slow;
    quick.number = 4;
    quick.subject = QStringLiteral("Exporting");
    quick.stoppable = false;
    line.begin(quick);
    line.add(3, {{{}, 1, core::TaskProgress{.unit = core::TaskProgress::Percent, .done = 50, .of = 100}}});
    QVERIFY(line.text().contains(quick.subject));
    QVERIFY(!stop->isVisible());
    line.end(4, {});
    QVERIFY(line.text().contains(QStringLiteral("50 %")));
    stop->click();
    QCOMPARE(stopped.size(), 1);
    QCOMPARE(stopped.first().first().toInt(), 3);
    line.end(3, core::Error::cancelled());
    QVERIFY(!line.isVisible());
}

void TestMainWindow::bringsDocumentsUpToDate()
{
    Desk desk;
    QStringList lines;
    for (int i = 0; i < 40; ++i)
        lines.append(QStringLiteral("Line %1 says that harbours freeze in winter.").arg(i));
    const QString file = desk.write("long.pdf", tests::makePdf({lines.join(u'\n')}));
    desk.assistant->documents().add({file});
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience);
    const auto says = [&](const QString &words) {
        const QList<ui::Notice *> notices = desk.window->findChildren<ui::Notice *>();
        return std::any_of(notices.begin(), notices.end(),
                           [&](const ui::Notice *notice) { return notice->text().contains(words); });
    };
    desk.find<ui::Menus>()->renew->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("All documents are up to date")), patience);

    // A line shows the progress while the length is changed; afterwards the passages differ.
    const auto passages = [](const QList<core::Document> &all) { return all.isEmpty() ? 0 : all.first().passages; };
    QSignalSpy changed(desk.assistant.get(), &app::Assistant::libraryChanged);
    QString told;
    const auto collect = [&](int, const core::Trace &) { told += desk.find<ui::TaskLine>()->text(); };
    const auto listening = connect(desk.assistant.get(), &app::Assistant::traced, this, collect);
    const core::Settings before = desk.assistant->settings();
    core::Settings shorter = before;
    shorter.passageLength = 300;
    shorter.passageOverlap = 50;
    desk.assistant->setSettings(shorter);
    QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty() && passages(changed.last().first().value<QList<core::Document>>()) > 4,
                             patience);
    disconnect(listening);
    desk.assistant->setSettings(before);
    QVERIFY2(told.contains(QStringLiteral("of 1")), qPrintable(told));
}

void TestMainWindow::opensASessionAgain()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    const QString answer = desk.lastTurn()->answerText();
    desk.open(desk.at("library"));

    auto *list = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
    const auto session = [&]() -> QTreeWidgetItem * {
        QTreeWidgetItem *day = list->topLevelItem(0);
        return day ? day->child(0) : nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(session(), patience);
    QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("Today"));
    QCOMPARE(session()->text(0), QStringLiteral("Where was copper first smelted?"));
    QCOMPARE(session()->text(1), QStringLiteral("1"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(session()).center());
    QTRY_VERIFY_WITH_TIMEOUT(desk.answered(), patience);
    QCOMPARE(desk.lastTurn()->answerText(), answer);
    // Its run is shown as if it had just happened, without a model.
    QVERIFY(desk.find<ui::RunPanel>()->run().progress().finished());
    QVERIFY(!desk.find<ui::RunPanel>()->run().progress().taken().isEmpty());
}

void TestMainWindow::renamesASessionInPlace()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    auto *list = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
    const auto title = [&] {
        QTreeWidgetItem *day = list->topLevelItem(0);
        return day && day->child(0) ? day->child(0)->text(0) : QString();
    };
    QTRY_VERIFY_WITH_TIMEOUT(!title().isEmpty(), patience);
    list->setFocus();
    QTRY_VERIFY(list->currentItem());
    list->editItem(list->currentItem(), 0);
    auto *field = list->viewport()->findChild<QLineEdit *>();
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("Copper"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(desk.window->windowTitle(), QStringLiteral("Copper"), patience);
    QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("Copper"), patience);
}

void TestMainWindow::saysWhoHoldsTheLibrary()
{
    Desk first;
    auto *doors = first.find<ui::Welcome>();
    QTRY_VERIFY_WITH_TIMEOUT(doors->findChild<QAbstractButton *>()->isVisible(), patience);
    Desk second(first.at("library"));
    const auto said = [&] {
        for (const QLabel *label : second.find<ui::Welcome>()->findChildren<QLabel *>()) {
            if (label->text() == QStringLiteral("The library could not be opened"))
                return label->isVisible();
        }
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(said(), patience);
    QVERIFY(!second.find<ui::AskBar>()->isVisible());
}

void TestMainWindow::remembersFlowAndModel()
{
    Desk desk;
    desk.addCopper();
    QVERIFY(!QTest::currentTestFailed());
    auto *flow = desk.find<QComboBox>("flow");
    QVERIFY(flow->count() > 1);
    flow->setFocus();
    QTest::keyClick(flow, Qt::Key_End);
    const QString chosen = flow->currentData().toString();
    QVERIFY(chosen != Settings().flow || flow->count() == 1);
    QCOMPARE(desk.assistant->settings().flow, chosen);
    desk.open(desk.at("library"));
    QCOMPARE(desk.find<QComboBox>("flow")->currentData().toString(), chosen);
}

static void showAdvanced(const ui::SettingsDialog *dialog)
{
    auto *titles = dialog->findChild<QListWidget *>();
    titles->setCurrentRow(titles->count() - 1);
}

void TestMainWindow::findsASettingByItsName()
{
    Desk desk;
    desk.find<ui::Menus>()->settings->trigger();
    auto *dialog = desk.find<ui::SettingsDialog>();
    QVERIFY(dialog && dialog->isVisible());
    auto *titles = dialog->findChild<QListWidget *>();
    QCOMPARE(titles->count(), 4);
    QVERIFY(dialog->field(QStringLiteral("model"))->isVisible());
    QVERIFY(!dialog->field(QStringLiteral("beams"))->isVisible());
    auto *search = dialog->findChild<QLineEdit *>();
    QTest::keyClicks(search, QStringLiteral("beam"));
    QVERIFY(dialog->field(QStringLiteral("beams"))->isVisible());
    QVERIFY(!dialog->field(QStringLiteral("max-segments"))->isVisible());
    QVERIFY(titles->item(0)->isHidden());
    search->clear();
    QVERIFY(dialog->field(QStringLiteral("max-segments"))->isVisible());
    QVERIFY(!titles->item(0)->isHidden());
    QTest::keyClicks(search, QStringLiteral("theme"));
    QVERIFY(dialog->field(QStringLiteral("theme"))->isVisible());
    search->clear();
    auto *style = qobject_cast<QComboBox *>(dialog->field(QStringLiteral("citation-style")));
    QCOMPARE(style->currentText(), QStringLiteral("APA"));
    style->setCurrentText(QStringLiteral("IEEE"));
    auto *size = qobject_cast<QSpinBox *>(dialog->field(QStringLiteral("font-size")));
    size->setValue(17);
    dialog->accept();
    QCOMPARE(QApplication::font().pointSize(), 17);
    QTRY_COMPARE(desk.window->font().pointSize(), 17);
    QCOMPARE(desk.assistant->settings().citationStyle, QStringLiteral("ieee"));
    desk.assistant->setSettings(Settings());
    QVERIFY(QApplication::font().pointSize() != 17);
}

void TestMainWindow::aProfileFillsInTheSettingsOfItsSource()
{
    Desk desk;
    desk.find<ui::Menus>()->settings->trigger();
    auto *dialog = desk.find<ui::SettingsDialog>();
    QVERIFY(dialog && dialog->isVisible());
    showAdvanced(dialog);
    QComboBox *profiles = nullptr;
    for (QComboBox *box : dialog->findChildren<QComboBox *>()) {
        if (box->accessibleName() == QStringLiteral("Preset"))
            profiles = box;
    }
    QVERIFY(profiles);
    profiles->setFocus();
    while (profiles->currentData().toString() != QStringLiteral("s4"))
        QTest::keyClick(profiles, Qt::Key_Down);
    QCOMPARE(dialog->settings().passages, 3);
    QCOMPARE(desk.assistant->settings().passages, Settings().passages); // not before OK
    dialog->accept();
    QCOMPARE(desk.assistant->settings().passages, 3);
}

static QStringList textOf(const Settings &settings)
{
    QStringList lines;
    for (const Setting &setting : settingsTable())
        lines.append(QLatin1String(setting.key) + u'=' + settingText(settings, setting));
    return lines;
}

void TestMainWindow::scrollingTheSettingsChangesNone()
{
    Desk desk;
    desk.find<ui::Menus>()->settings->trigger();
    auto *dialog = desk.find<ui::SettingsDialog>();
    QVERIFY(dialog && dialog->isVisible());
    showAdvanced(dialog);
    const Settings before = dialog->settings();
    const auto roll = [](QWidget *field) {
        const QPointF middle = QRectF(field->rect()).center();
        QWheelEvent wheel(middle, field->mapToGlobal(middle), {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(field, &wheel);
    };
    QList<QWidget *> fields;
    for (QWidget *field : dialog->findChildren<QWidget *>()) {
        if (qobject_cast<QAbstractSpinBox *>(field) || qobject_cast<QComboBox *>(field))
            fields.append(field);
    }
    QVERIFY(fields.size() > 10);
    for (QWidget *field : std::as_const(fields)) {
        QVERIFY(field->focusPolicy() != Qt::WheelFocus);
        roll(field);
    }
    QCOMPARE(textOf(dialog->settings()), textOf(before));
    const auto shown = std::find_if(fields.begin(), fields.end(), [](const QWidget *field) {
        return field->isVisible() && field->accessibleName() == QStringLiteral("Preset");
    });
    QVERIFY(shown != fields.end());
    dialog->activateWindow();
    (*shown)->setFocus(); // chosen by the user
    QTRY_VERIFY((*shown)->hasFocus());
    roll(*shown);
    QCOMPARE(qobject_cast<QComboBox *>(*shown)->currentIndex(), 1);
}

void TestMainWindow::keepsTheDecimalsOfASetting()
{
    Desk desk;
    Settings settings = desk.assistant->settings();
    QCOMPARE(setFromText(settings, *findSetting(QStringLiteral("upper-score")), QStringLiteral("0.125")), QString());
    desk.assistant->setSettings(settings);
    desk.find<ui::Menus>()->settings->trigger();
    auto *dialog = desk.find<ui::SettingsDialog>();
    dialog->accept();
    QCOMPARE(textOf(desk.assistant->settings()), textOf(settings));
}

void TestMainWindow::keepsThePasswordOfASearchServerOutOfTheSettings()
{
    Desk desk;
    desk.find<ui::Menus>()->settings->trigger();
    auto *dialog = desk.find<ui::SettingsDialog>();
    auto *engine = qobject_cast<QComboBox *>(dialog->field(QStringLiteral("web-search")));
    auto *url = qobject_cast<QLineEdit *>(dialog->field(QStringLiteral("web-url")));
    const auto fields = dialog->findChildren<ui::KeyField *>();
    const auto ofWeb = std::find_if(fields.begin(), fields.end(), [&](const ui::KeyField *field) {
        return field->parentWidget() == url->parentWidget();
    });
    QVERIFY(ofWeb != fields.end());
    ui::KeyField *key = *ofWeb;
    QVERIFY(!key->isEnabled());
    engine->setCurrentIndex(engine->findData(QStringLiteral("searxng")));
    QVERIFY(!key->isEnabled()); // no server is named
    const auto type = [&](const QString &address) {
        url->setText(address);
        emit url->editingFinished();
    };
    type(QStringLiteral("https://eve:sesame@search.example"));
    dialog->accept();
    QVERIFY(dialog->isVisible());
    QVERIFY(url->isVisible()); // its settings page is shown
    QVERIFY(desk.assistant->settings().webUrl.isEmpty());
    type(QStringLiteral("https://search.example/"));
    QVERIFY(key->isEnabled());
    key->findChild<QLineEdit *>()->setText(QStringLiteral("eve:sesame"));
    QTest::mouseClick(button(key, QStringLiteral("Save")), Qt::LeftButton);
    QHash<QString, app::KeyPlace> places;
    for (const auto service : {"https://search.example", "searxng"})
        desk.assistant->models().findKey(QLatin1String(service), {dialog, [&places, service](app::KeyPlace place) {
                                                                      places[QLatin1String(service)] = place;
                                                                  }});
    QTRY_COMPARE_WITH_TIMEOUT(places.size(), 2, patience);
    QVERIFY(places[QStringLiteral("https://search.example")] != app::KeyPlace::None);
    QVERIFY(places[QStringLiteral("searxng")] == app::KeyPlace::None);
    dialog->accept();
    QVERIFY(!dialog->isVisible());
    QCOMPARE(desk.assistant->settings().webUrl, QStringLiteral("https://search.example/"));
}

void TestMainWindow::takesAFolderForVectors()
{
    Desk desk;
    desk.file = desk.at("model"); // an empty folder
    desk.find<ui::Menus>()->settings->trigger();
    auto *dialog = desk.find<ui::SettingsDialog>();
    for (QPushButton *each : dialog->findChildren<QPushButton *>()) {
        if (each->accessibleName() == QStringLiteral("Choose the folder of a static model for vectors"))
            each->click();
    }
    dialog->accept();
    QCOMPARE(desk.assistant->settings().embedder, desk.file);
    const auto *notice = desk.find<ui::Conversation>()->notice;
    QTRY_VERIFY2_WITH_TIMEOUT(notice->text().contains(QStringLiteral("not the folder of a static model")),
                              qPrintable(notice->text()), patience);
}

void TestMainWindow::saysWhatLeavesForVectors()
{
    Desk desk;
    desk.find<ui::Menus>()->settings->trigger();
    auto *dialog = desk.find<ui::SettingsDialog>();
    QWidget *model = dialog->field(QStringLiteral("embedder"));
    const auto said = [&] {
        for (const QLabel *label : model->parentWidget()->parentWidget()->findChildren<QLabel *>()) {
            if (label->accessibleName() == QStringLiteral("What is sent to compute vectors"))
                return label->text();
        }
        return QString();
    };
    const QString nothing = QStringLiteral("Vectors are computed on this computer; nothing is sent.");
    QCOMPARE(said(), nothing);
    ui::setTextIn(model, QStringLiteral("nomic")); // on this machine's server
    QCOMPARE(said(), nothing);
    ui::setTextIn(model, QStringLiteral("nomic@https://models.example/v1"));
    QCOMPARE(said(), QStringLiteral("The text of every passage in the library, and each question, is sent to "
                                    "https://models.example/v1."));
    ui::setTextIn(model, QStringLiteral("local"));
    QCOMPARE(said(), nothing);
    ui::setTextIn(model, QStringLiteral("nomic"));
    ui::setTextIn(dialog->field(QStringLiteral("server-url")), QStringLiteral("https://elsewhere.example/v1"));
    QVERIFY2(said().contains(QStringLiteral("https://elsewhere.example/v1")), qPrintable(said()));
    for (const QString &here : {desk.at("model"), QStringLiteral("builtin")}) { // a folder, or the built-in one
        ui::setTextIn(model, here);
        QCOMPARE(said(), nothing);
    }
}

void TestMainWindow::findsNoModelWhereThereIsNoServer()
{
    Desk desk;
    desk.find<ui::Menus>()->settings->trigger();
    auto *dialog = desk.find<ui::SettingsDialog>();
    QVERIFY(dialog && dialog->isVisible());
    for (const Setting &setting : settingsTable())
        QVERIFY2(dialog->field(QLatin1String(setting.key)), setting.key);
    auto *pages = dialog->findChild<QListWidget *>();
    pages->setCurrentItem(pages->findItems(QStringLiteral("Model server"), Qt::MatchExactly).value(0));
    auto *url = qobject_cast<QLineEdit *>(dialog->field(QStringLiteral("server-url")));
    QVERIFY(url->isVisible());
    url->setText(QStringLiteral("http://127.0.0.1:9/v1"));
    QTest::mouseClick(button(dialog, QStringLiteral("Find models")), Qt::LeftButton);
    QLabel *found = nullptr;
    QLabel *abilities = nullptr;
    for (QLabel *label : dialog->findChildren<QLabel *>()) {
        if (label->accessibleName() == QStringLiteral("Models found"))
            found = label;
        if (label->accessibleName() == QStringLiteral("What the model can do"))
            abilities = label;
    }
    QTRY_VERIFY_WITH_TIMEOUT(found->text().endsWith(u'.') && button(dialog, QStringLiteral("Find models"))->isEnabled(),
                             patience);

    ScriptedServer server;
    url->setText(server.url());
    QTest::mouseClick(button(dialog, QStringLiteral("Find models")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(found->text().contains(QStringLiteral("toy")), patience);
    QCOMPARE(desk.assistant->settings().serverUrl, Settings().serverUrl); // not before OK
    auto *models = qobject_cast<QComboBox *>(dialog->field(QStringLiteral("model")));
    ScriptedServer other; // a model named with its address is tested there
    other.answerChats([](const QJsonObject &) { return QStringLiteral("yes"); });
    const QString elsewhere = QStringLiteral("toy@") + other.url();
    models->addItem(elsewhere, elsewhere);
    models->setCurrentIndex(models->findData(elsewhere));
    const qsizetype asked = server.requests().size();
    QTest::mouseClick(button(dialog, QStringLiteral("Test the model")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(abilities->text().contains(QStringLiteral("Log-probabilities:")), patience);
    QVERIFY(!other.requests().isEmpty());
    QCOMPARE(server.requests().size(), asked);
    QVERIFY(abilities->toolTip().contains(QStringLiteral("with the model's confidence")));
    models->setCurrentIndex(models->findData(QStringLiteral("toy")));
    dialog->accept();
    QCOMPARE(desk.assistant->settings().model, QStringLiteral("toy"));
    QCOMPARE(desk.find<QComboBox>("model")->currentText(), QStringLiteral("toy"));
}

void TestMainWindow::triesAModelAsAJudgeAndTakesTheBetterOnes()
{
    Desk desk;
    ScriptedServer server;
    server.answerChats([](const QJsonObject &request) { // it chats but cannot judge
        return Scripted::promptOf(request).contains(QLatin1String("Is copper a metal")) ? QStringLiteral("yes")
                                                                                        : QStringLiteral("purple");
    });
    const auto open = [&] {
        desk.find<ui::Menus>()->settings->trigger();
        auto *dialog = desk.find<ui::SettingsDialog>();
        auto *pages = dialog->findChild<QListWidget *>();
        pages->setCurrentItem(pages->findItems(QStringLiteral("Model server"), Qt::MatchExactly).value(0));
        return dialog;
    };
    const auto verdictIn = [](const ui::SettingsDialog *dialog) {
        for (QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->accessibleName() == QStringLiteral("How the model judges"))
                return label;
        }
        return static_cast<QLabel *>(nullptr);
    };
    auto *dialog = open();
    qobject_cast<QLineEdit *>(dialog->field(QStringLiteral("server-url")))->setText(server.url());
    ui::setTextIn(dialog->field(QStringLiteral("model")), QStringLiteral("toy"));
    ui::setTextIn(dialog->field(QStringLiteral("utility-model")), QStringLiteral("other"));
    QTest::mouseClick(button(dialog, QStringLiteral("Test the model")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(verdictIn(dialog)->text().startsWith(QStringLiteral("toy agrees with people on 0 %")),
                             patience);
    QVERIFY(verdictIn(dialog)->toolTip().contains(QStringLiteral("support: agrees with people on 0 of 14")));
    QPushButton *take = button(dialog, QStringLiteral("Use the better judges"));
    QVERIFY(take->isVisible());
    if (qEnvironmentVariableIsSet("ATTEST_PICTURES"))
        dialog->grab().save(qEnvironmentVariable("ATTEST_PICTURES") + QStringLiteral("/judge.png"));
    QTest::mouseClick(take, Qt::LeftButton);
    QVERIFY(!take->isVisible());
    QVERIFY(verdictIn(dialog)->text().endsWith(QStringLiteral("press OK to save.")));
    dialog->accept();
    QTRY_VERIFY_WITH_TIMEOUT(!desk.window->findChild<ui::SettingsDialog *>(), patience);
    QCOMPARE(desk.assistant->settings().relevanceModel, QStringLiteral("builtin"));
    QCOMPARE(desk.assistant->settings().supportModel, QStringLiteral("builtin"));
    QCOMPARE(desk.assistant->settings().utilityModel, QStringLiteral("other")); // the other model was not tested

    // The result is cached; the user can repeat the test and stop it.
    const qsizetype asked = server.chats().size();
    dialog = open();
    QTest::mouseClick(button(dialog, QStringLiteral("Test the model")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(verdictIn(dialog)->text().startsWith(QStringLiteral("toy agrees with people on 0 %")),
                             patience);
    QVERIFY2(server.chats().size() < asked + 40, "the verdicts were asked for again");
    server.handle([](const Scripted::Request &) {
        Scripted::Reply never;
        never.ending = Scripted::Reply::Stall;
        return never;
    });
    QTest::mouseClick(button(dialog, QStringLiteral("Try again")), Qt::LeftButton);
    QTest::mouseClick(button(dialog, QStringLiteral("Stop")), Qt::LeftButton);
    QCOMPARE(verdictIn(dialog)->text(), QStringLiteral("The judge test did not finish."));
    QVERIFY(button(dialog, QStringLiteral("Test as a judge"))->isVisible());
    dialog->reject();
    desk.assistant->setSettings(Settings());
}

void TestMainWindow::becomesTabsAndADrawerInANarrowWindow()
{
    Desk desk;
    QVERIFY(!desk.find<ui::LibraryPanel>()->isVisible()); // it is empty
    desk.addCopper();
    QVERIFY(desk.find<ui::LibraryPanel>()->isVisible() && !desk.find<ui::VerdictPanel>()->isVisible());
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QVERIFY(!QTest::currentTestFailed());
    auto *columns = desk.find<ui::Columns>();
    auto *evidence = desk.find<ui::VerdictPanel>();
    auto *library = desk.find<ui::LibraryPanel>();
    auto *ask = desk.find<ui::AskBar>();
    QVERIFY(evidence->isVisible() && library->isVisible());

    desk.window->resize(900, 700);
    QTRY_VERIFY(!evidence->isVisible()); // behind a tab
    QVERIFY(library->isVisible() && ask->isVisible());
    desk.find<ui::Menus>()->showRight->trigger(); // hides it
    desk.find<ui::Menus>()->showRight->trigger(); // shows it again, in front
    QVERIFY(evidence->isVisible());
    columns->showMiddle();
    QVERIFY(ask->isVisible());

    desk.window->resize(700, 600);
    QTRY_VERIFY(!library->isVisible()); // a closed drawer
    QVERIFY(ask->isVisible());
    desk.find<ui::Menus>()->showLeft->trigger();
    QVERIFY(library->isVisible());
    QVERIFY(ask->isVisible()); // underneath it
    QTest::mouseClick(desk.window.get()->childAt(690, 300), Qt::LeftButton);
    QVERIFY(!library->isVisible());

    desk.window->resize(1400, 900);
    QTRY_VERIFY(library->isVisible());
    QVERIFY(evidence->isVisible());
}

void TestMainWindow::whatIsAskedForComesToTheFront()
{
    Desk desk;
    desk.addCopper();
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 1, patience);
    auto *evidence = desk.find<ui::VerdictPanel>();
    auto *library = desk.find<ui::LibraryPanel>();
    auto *ask = desk.find<ui::AskBar>();
    auto *menus = desk.find<ui::Menus>();
    auto *list = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
    const auto clickSession = [list] {
        const QTreeWidgetItem *item = list->topLevelItem(0)->child(0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
    };
    desk.window->resize(900, 700);
    for (QAction *action : {menus->question, menus->previousAnswer, menus->newSession}) {
        menus->showRight->setChecked(true);
        desk.find<ui::Columns>()->showRight(true);
        QTRY_VERIFY(!ask->isVisible());
        action->trigger();
        QVERIFY2(ask->isVisible(), qPrintable(action->text()));
    }
    for (int i = 0; i < 3; ++i) { // from the second time on it is the current one
        if (i > 0) {
            QTRY_VERIFY_WITH_TIMEOUT(menus->showRight->isEnabled(), patience); // a new session has no evidence
            desk.find<ui::Columns>()->showRight(true);
            QVERIFY(evidence->isVisible());
        }
        clickSession();
        QVERIFY(ask->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 1, patience);
    }
    desk.window->resize(700, 600);
    QTRY_VERIFY(!library->isVisible());
    menus->showLeft->trigger();
    QVERIFY(library->isVisible());
    clickSession();
    QVERIFY(!library->isVisible());
    menus->showLeft->trigger();
    menus->newSession->trigger();
    QVERIFY(!library->isVisible());
}

void TestMainWindow::remembersItsLayout()
{
    Desk desk;
    desk.addCopper();
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 1, patience);
    desk.window->resize(1300, 800);
    desk.find<ui::Menus>()->showRight->trigger();
    QVERIFY(!desk.find<ui::VerdictPanel>()->isVisible());
    const QByteArray layout = desk.window->layoutState();
    desk.open(desk.at("library"));
    QVERIFY(desk.find<ui::Columns>()->rightShown());
    desk.window->restoreLayout(layout);
    QVERIFY(!desk.find<ui::Columns>()->rightShown());
    QVERIFY(!desk.find<ui::Menus>()->showRight->isChecked());
}

void TestMainWindow::opensTheLastSessionAgain()
{
    Desk desk;
    desk.addCopper();
    desk.ask(QStringLiteral("Where was copper first smelted?"));
    QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 1, patience);
    const QByteArray layout = desk.window->layoutState();
    desk.open(desk.at("library"));
    desk.window->restoreLayout(layout);
    QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 1, patience);
    desk.find<ui::Menus>()->newSession->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 0, patience); // and stays empty
}

void TestMainWindow::ignoresALayoutItDoesNotUnderstand()
{
    Desk desk;
    desk.addCopper();
    const QByteArray layout = desk.window->layoutState();
    for (int cut = 0; cut < layout.size(); cut += 7)
        desk.window->restoreLayout(layout.left(cut));
    desk.window->restoreLayout(QByteArray(500, '\xff'));
    desk.window->resize(1400, 900); // Qt 6.8 limits a window to the screen, which is narrow here
    QTRY_VERIFY(desk.find<ui::LibraryPanel>()->isVisible());
}

void TestMainWindow::staysAliveWhileTwoHundredPdfsAreAdded()
{
    Desk desk;
    const QString many = writeMany(desk, 200);
    QTimer pulse;
    QElapsedTimer since;
    qint64 longest = 0;
    connect(&pulse, &QTimer::timeout, this, [&] { longest = std::max(longest, since.restart()); });
    QTRY_VERIFY_WITH_TIMEOUT(desk.find<ui::Welcome>()->findChild<QAbstractButton *>()->isVisible(), patience);
    pulse.start(1);
    since.start();
    QElapsedTimer clock;
    clock.start();
    desk.drop({many});
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 200, 240000);
    qInfo("200 PDFs in %lld ms; the window was never busy for longer than %lld ms", clock.elapsed(), longest);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    QVERIFY2(longest < 250, qPrintable(QString::number(longest))); // the target is 50, but other programs may run
#endif
}

void TestMainWindow::takesItsOwnPicture()
{
    const QString program = QStringLiteral(ATTEST_BINARIES "/attest");
    if (!QFileInfo::exists(program))
        QSKIP("attest has not been built");
    QTemporaryDir folder;
    const QString pdf = folder.filePath(QStringLiteral("copper.pdf"));
    QVERIFY(tests::writeFile(pdf, tests::makePdf(copperPages)));
    const QString picture = folder.filePath(QStringLiteral("picture.png"));
    QProcess attest;
    attest.start(program,
                 {QStringLiteral("--library"), folder.filePath(QStringLiteral("library")), QStringLiteral("--size"),
                  QStringLiteral("900x700"), QStringLiteral("--theme"), QStringLiteral("dark"), QStringLiteral("--ask"),
                  QStringLiteral("Where was copper first smelted?"), QStringLiteral("--screenshot"), picture, pdf});
    QVERIFY(attest.waitForFinished(60000));
    QCOMPARE(attest.exitCode(), 0);
    const QImage image(picture);
    QCOMPARE(image.size(), QSize(900, 700));
    QVERIFY(image.pixelColor(450, 300).lightness() < 100); // dark

    attest.start(program, {QStringLiteral("--version")});
    QVERIFY(attest.waitForFinished(20000));
    QVERIFY(attest.readAllStandardOutput().contains(ATTEST_VERSION));
}

void TestMainWindow::keepsTheSampleLibraryApart()
{
    const QString program = QStringLiteral(ATTEST_BINARIES "/attest");
    if (!QFileInfo::exists(program))
        QSKIP("attest has not been built");
    if (!QFileInfo::exists(QStringLiteral(ATTEST_BINARIES "/../share/attest/manual")))
        QSKIP("the manual has not been made: build the target manual");
    const QTemporaryDir home;
    QProcess attest;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        variables.insert(QLatin1String(name), home.path());
    variables.insert(QStringLiteral("ATTEST_LIBRARY"), home.filePath(QStringLiteral("mine")));
    attest.setProcessEnvironment(variables);
    attest.start(program, {QStringLiteral("--sample"), QStringLiteral("--screenshot"),
                           home.filePath(QStringLiteral("picture.png"))});
    QVERIFY(attest.waitForFinished(60000));
    QCOMPARE(attest.exitCode(), 0);
    QVERIFY(!QFileInfo::exists(home.filePath(QStringLiteral("mine"))));
    QVERIFY(!QFileInfo::exists(home.filePath(QStringLiteral("attest"))));
    const auto sample = core::Library::open(home.filePath(QStringLiteral("attest-sample")), {});
    QVERIFY(sample);
    QCOMPARE((*sample)->documents().size(), 8);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
