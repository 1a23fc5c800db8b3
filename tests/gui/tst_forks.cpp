// Forking as a user does: from a replay or a rejected passage; the new answer is shown beside its origin.
#include "app/services/assistant.h"
#include "tests/papers.h"
#include "tests/traceevents.h"
#include "ui/run/attemptspanel.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/run/forkline.h"
#include "ui/window/mainwindow.h"
#include "ui/run/replaybar.h"
#include "ui/run/runpanel.h"
#include "ui/widgets/theme.h"
#include "ui/conversation/turnview.h"
#include "ui/conversation/askbar.h"
#include "ui/run/verdictcard.h"
#include "ui/run/verdictpanel.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>
#include <QTest>

using namespace core;

namespace {

constexpr int patience = 20000;

const QStringList papers{
    QStringLiteral(
        "Copper was first smelted in the Balkans about seven thousand years ago. The oldest furnace was found "
        "at Belovode in Serbia."),
    QStringLiteral(
        "Copper conducts electricity better than any metal but silver. Half of all copper is used for wires."),
    QStringLiteral("The opera has a chorus of smiths who sing of copper kettles and of the years of their youth."),
    QStringLiteral("Furnaces of that age were dug into the ground and lined with clay by people of the Balkans.")};

struct Desk
{
    Desk()
    {
        { // created before the window opens it
            const std::unique_ptr<Library> library = libraryAt(folder.path(), papers);
        }
        assistant = std::make_unique<app::Assistant>(folder.path());
        window = std::make_unique<ui::MainWindow>(*assistant);
        window->resize(1400, 900);
        window->show();
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
        assistant->setSettings(Settings());
    }

    template <class T>
    T *find(const char *name = nullptr) const
    {
        return window->findChild<T *>(QLatin1String(name));
    }

    QList<ui::TurnView *> turns() const { return window->findChildren<ui::TurnView *>(); }

    void wait(int count) const
    {
        QTRY_VERIFY_WITH_TIMEOUT(turns().size() == count && !turns().last()->running(), patience);
    }

    void ask(const QString &question) const
    {
        const int count = int(turns().size()) + 1;
        QTRY_VERIFY_WITH_TIMEOUT(find<ui::QuestionEdit>()->isVisible(), patience);
        find<ui::QuestionEdit>()->setFocus();
        QTest::keyClicks(find<ui::QuestionEdit>(), question);
        QTest::mouseClick(find<QPushButton>("ask"), Qt::LeftButton);
        wait(count);
    }

    void follow(const QString &link) const // of the last answer
    {
        for (QLabel *label : turns().last()->findChildren<QLabel *>()) {
            if (label->text().contains(QStringLiteral("href=\"%1\"").arg(link)))
                return emit label->linkActivated(link);
        }
        for (QAction *action : turns().last()->findChildren<QAction *>(link)) // one of its buttons
            return action->trigger();
        QFAIL("there is no such link");
    }

    // Saves a picture for inspection if ATTEST_PICTURES names a folder.
    void picture(const char *name) const
    {
        const QString folderOfPictures = qEnvironmentVariable("ATTEST_PICTURES");
        if (folderOfPictures.isEmpty())
            return;
        QTest::qWait(300); // wait for the layout
        window->grab().save(QStringLiteral("%1/%2.png").arg(folderOfPictures, QLatin1String(name)));
    }

    QTemporaryDir folder;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<ui::MainWindow> window;
};

QString origin(const ui::TurnView *turn)
{
    for (const QLabel *label : turn->findChildren<QLabel *>()) {
        if (label->text().contains(QStringLiteral("Forked at")))
            return label->text();
    }
    return {};
}

} // namespace

class tst_forks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(qEnvironmentVariable("ATTEST_THEME", QStringLiteral("light"))); }

    void goesThroughARunStepByStep()
    {
        Desk desk;
        desk.ask(QStringLiteral("Where was copper first smelted?"));
        desk.follow(QStringLiteral("replay"));
        auto *bar = desk.find<ui::ReplayBar>();
        QVERIFY(bar->isVisible());
        auto *back = bar->findChild<QToolButton *>(QStringLiteral("previous-step"));
        auto *next = bar->findChild<QToolButton *>(QStringLiteral("next-step"));
        const QList<ForkStep> steps = forkSteps(desk.turns().last()->turn());
        QVERIFY(steps.size() > 3);
        bar->seek(int(desk.turns().last()->turn().trace.size())); // it had started to play
        for (qsizetype i = steps.size() - 1; i >= 0; --i) {
            QTest::mouseClick(back, Qt::LeftButton);
            QCOMPARE(bar->step(), int(i));
            QCOMPARE(bar->shown(), steps[i].event + 1);
        }
        bar->findChild<QSlider *>()->setFocus();
        QTest::keyClick(bar->findChild<QSlider *>(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(bar->step(), 1);
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(bar->step(), 2);
        auto *slider = bar->findChild<QSlider *>();
        const int shown = bar->shown();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(bar->shown(), shown + 1); // the next event
        QVERIFY(slider->accessibleDescription().contains(QStringLiteral("Step 3 of")));
    }

    void forksFromWhereTheReplayStands()
    {
        Desk desk;
        desk.ask(QStringLiteral("Where was copper first smelted?"));
        desk.follow(QStringLiteral("replay"));
        auto *bar = desk.find<ui::ReplayBar>();
        bar->seek(1);
        QTest::mouseClick(bar->findChild<QPushButton *>(QStringLiteral("fork")), Qt::LeftButton);
        auto *line = desk.find<ui::ForkLine>();
        QVERIFY(line->isVisible());
        auto *query = line->findChild<QLineEdit *>(QStringLiteral("query"));
        const auto changes = [line] {
            QStringList words;
            const auto *all = line->findChild<QWidget *>(QStringLiteral("changes"));
            for (const ui::ElidedLabel *label : all->findChildren<ui::ElidedLabel *>())
                words.append(label->fullText());
            return words.join(u'|');
        };
        QVERIFY2(changes().contains(QStringLiteral("Nothing yet")), qPrintable(changes()));
        query->setText(QStringLiteral("oldest furnace"));
        QVERIFY2(changes().endsWith(QStringLiteral("Next search|Where was copper first smelted?|oldest furnace")),
                 qPrintable(changes()));
        desk.picture("fork-line");
        QTest::keyClick(query, Qt::Key_Return);
        QVERIFY(!line->isVisible());
        desk.wait(2);
        const Turn turn = desk.turns().last()->turn();
        QTRY_VERIFY(!desk.turns().last()->turn().fork.turn.isEmpty());
        QCOMPARE(turn.queries.first(), QStringLiteral("oldest furnace"));
        QCOMPARE(turn.question, QStringLiteral("Where was copper first smelted?"));
        QCOMPARE(desk.turns().last()->turn().fork.turn, desk.turns().first()->turn().id);
        QVERIFY2(origin(desk.turns().last()).contains(QStringLiteral("oldest furnace")),
                 qPrintable(origin(desk.turns().last())));
        // The new answer is shown beside its origin.
        auto *tabs = desk.find<ui::RunPanel>()->findChild<QTabWidget *>();
        tabs->setCurrentWidget(desk.find<ui::AttemptsPanel>());
        auto *text = desk.find<ui::AttemptsPanel>()->findChild<QTextBrowser *>();
        QTRY_VERIFY(text->isVisible() && text->toPlainText().contains(QStringLiteral("[+“oldest furnace”]")));
        desk.picture("attempts");
    }

    void usesARejectedPassageAnyway()
    {
        Desk desk;
        desk.ask(QStringLiteral("Which people in the Balkans first smelted copper about seven thousand years ago?"));
        auto *panel = desk.find<ui::VerdictPanel>();
        QPushButton *use = nullptr;
        const auto find = [&] {
            for (QPushButton *button : panel->findChildren<QPushButton *>(QStringLiteral("use"))) {
                if (button->isVisible() && button->isEnabled())
                    use = button;
            }
            return use != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(find(), 5000);
        const auto *card = qobject_cast<ui::VerdictCard *>(use->parentWidget());
        QVERIFY(card);
        const QString note = card->findChild<QLabel *>(QStringLiteral("note"))->text();
        QVERIFY2(note.contains(QStringLiteral("Rejected by “Filter passages”")), qPrintable(note));
        desk.picture("rejected");
        QTest::mouseClick(use, Qt::LeftButton);
        desk.wait(2);
        QTRY_VERIFY(!desk.turns().last()->turn().fork.kept.isEmpty());
        const Turn turn = desk.turns().last()->turn();
        QCOMPARE(turn.fork.node, QStringLiteral("grade"));
        bool kept = false; // by the step, whether or not the writer uses a sentence of it
        for (const TraceEvent &event : turn.trace) {
            if (kindOf(event) == TraceKind::Left && event.node == QLatin1String("grade"))
                kept = kept || detailsOf(event)[u"kept"].toArray().contains(turn.fork.kept.first().id);
        }
        QVERIFY(kept);
        QVERIFY(origin(desk.turns().last()).contains(QStringLiteral("used anyway")));
        desk.picture("used-anyway");
    }

    void everyControlOfTheLineHasANameAndIsReached()
    {
        Desk desk;
        desk.ask(QStringLiteral("Where was copper first smelted?"));
        desk.follow(QStringLiteral("replay"));
        auto *bar = desk.find<ui::ReplayBar>();
        QTest::mouseClick(bar->findChild<QPushButton *>(QStringLiteral("fork")), Qt::LeftButton);
        auto *line = desk.find<ui::ForkLine>();
        int controls = 0;
        for (const QWidget *area : {static_cast<const QWidget *>(line), static_cast<const QWidget *>(bar)}) {
            for (const QWidget *control : area->findChildren<QWidget *>()) {
                const auto *button = qobject_cast<const QAbstractButton *>(control);
                const bool ofSpinBox = qobject_cast<const QAbstractSpinBox *>(control->parentWidget());
                if (!(control->focusPolicy() & Qt::TabFocus) || !control->isVisible() || ofSpinBox)
                    continue;
                ++controls;
                QVERIFY2(!control->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                         control->metaObject()->className());
            }
        }
        QVERIFY(controls > 10);
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(!line->isVisible());
    }
};

QTEST_MAIN(tst_forks)
#include "tst_forks.moc"
