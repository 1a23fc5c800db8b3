// Pictures for README.md and the manual: the real window with the sample library and the built-in judge, used like a
// person would. If ATTEST_PICTURES names a folder they are saved there; ./installer/screenshot does that.
#include "app/services/assistant.h"
#include "tests/gui/testwindow.h"
#include "tests/traceevents.h"
#include "ui/run/attemptspanel.h"
#include "ui/window/columns.h"
#include "ui/window/conversation.h"
#include "ui/evaluation/evaluationpage.h"
#include "ui/run/forkline.h"
#include "ui/run/graphpanel.h"
#include "ui/pages/pdfview.h"
#include "ui/run/replaybar.h"
#include "ui/run/runpanel.h"
#include "ui/settings/settingsdialog.h"
#include "ui/widgets/theme.h"
#include "ui/run/verdictpanel.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QListWidget>
#include <QSplitter>
#include <QStandardPaths>
#include <QTabWidget>
#include <QMap>
#include <QTest>

#include <algorithm>

using desks::patience;

namespace {

const QString question = QStringLiteral("What does attest-pdf have no permission to do?");
const QString another = QStringLiteral("Where is the key of a model server kept?");
const QString unknown = QStringLiteral("What did the manual cost to print in 1987?");
const QSize usual(1280, 800);

class Desk : public desks::Desk
{
public:
    explicit Desk(const QSize &size = usual)
    {
        window->resize(size);
        window->activateWindow();
        assistant->setSettings(core::Settings());
        assistant->documents().addSampleLibrary();
        QTRY_VERIFY_WITH_TIMEOUT(documents() >= 8 && !assistant->queue().paused() && model()->queue().running == 0,
                                 patience);
    }
};

// Drawn once nothing changes any more, so not during an animation, and without a blinking cursor.
QImage drawn(QWidget *widget, const QRect &part = {})
{
    QImage last;
    (void)QTest::qWaitFor(
        [&] {
            QTest::qWait(150);
            const QImage now = widget->grab(part.isNull() ? widget->rect() : part).toImage();
            return now == std::exchange(last, now);
        },
        5000);
    return last;
}

int distance(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
}

// The 64 most frequent colours; of nearly equal colours only the most frequent one.
QList<QRgb> coloursOf(const QHash<QRgb, int> &counts)
{
    QList<QRgb> kept = counts.keys();
    std::sort(kept.begin(), kept.end(),
              [&](QRgb a, QRgb b) { return counts[a] != counts[b] ? counts[a] > counts[b] : a < b; });
    kept = kept.mid(0, 64);
    struct Group
    {
        QRgb colour = 0;
        int most = 0;
        int all = 0;
    };
    QMap<QRgb, Group> groups; // sorted, so that the order is reproducible
    for (auto each = counts.begin(); each != counts.end(); ++each) {
        Group &group = groups[each.key() & 0xfff0f0f0];
        group.all += each.value();
        if (each.value() > group.most || (each.value() == group.most && each.key() < group.colour))
            group = {each.key(), each.value(), group.all};
    }
    QList<Group> sorted = groups.values();
    std::stable_sort(sorted.begin(), sorted.end(), [](const Group &a, const Group &b) { return a.all > b.all; });
    for (const Group &group : std::as_const(sorted)) {
        if (kept.size() < 256 && !kept.contains(group.colour))
            kept.append(group.colour);
    }
    return kept;
}

// Reduces the file to a third without visible changes to letters.
QImage withFewColours(const QImage &picture)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    const QList<QRgb> kept = coloursOf(counts);
    const QList<QRgb> colours = counts.keys();
    QHash<QRgb, uint> nearest;
    for (const QRgb colour : colours) {
        const auto best = std::min_element(
            kept.begin(), kept.end(), [colour](QRgb a, QRgb b) { return distance(a, colour) < distance(b, colour); });
        nearest.insert(colour, uint(best - kept.begin()));
    }
    QImage small(picture.size(), QImage::Format_Indexed8);
    small.setColorTable(kept);
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            small.setPixel(x, y, nearest[picture.pixel(x, y)]);
    }
    return small;
}

} // namespace

class TestPictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        QApplication::setApplicationName(QStringLiteral("attest-test"));
        QApplication::setCursorFlashTime(0);
    }

    void init()
    {
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively();
        ui::applyTheme(QStringLiteral("light"));
    }

    void library()
    {
        Desk desk;
        take(desk.window.get(), "library");
    }

    void answer()
    {
        Desk desk;
        desk.ask(question);
        QCOMPARE(desk.lastTurn()->turn().ending, core::Ending::Passed);
        QTRY_VERIFY_WITH_TIMEOUT(desk.says(question), patience);
        take(desk.window.get(), "answer");
    }

    void verdicts()
    {
        Desk desk(QSize(1480, 1000));
        desk.ask(question);
        desk.showTab(QStringLiteral("Evidence"));
        take(desk.find<ui::VerdictPanel>(), "verdicts");
    }

    void graph()
    {
        Desk desk(QSize(1400, 900));
        desk.ask(question);
        desk.showTab(QStringLiteral("Flow"));
        desk.press(QStringLiteral("Full graph"));
        take(desk.window.get(), "graph");
    }

    void refusal()
    {
        Desk desk;
        desk.ask(QStringLiteral("Who won the football world cup in 1998?"));
        QVERIFY(!desk.lastTurn()->turn().nearest.isEmpty());
        take(desk.find<ui::Conversation>(), "refusal");
    }

    void attempts()
    {
        Desk desk;
        desk.ask(unknown);
        desk.showTab(QStringLiteral("Compare"));
        take(desk.find<ui::RunPanel>(), "attempts");
    }

    void replayAndFork()
    {
        Desk desk(QSize(1480, 1000));
        desk.ask(question);
        desk.follow(QStringLiteral("replay"));
        auto *replay = desk.find<ui::ReplayBar>();
        QVERIFY(replay->isVisible());
        const core::Trace trace = desk.lastTurn()->turn().trace;
        for (int i = 0; i < trace.size(); ++i) {
            if (kindOf(trace[i]) == TraceKind::Entered && trace[i].node == QStringLiteral("grade"))
                replay->seek(i + 1);
        }
        take(desk.find<ui::RunPanel>(), "replay");
        QTest::mouseClick(replay->findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(desk.find<ui::ForkLine>()->isVisible());
        take(desk.find<ui::RunPanel>(), "fork");
    }

    void page()
    {
        Desk desk(QSize(1400, 700));
        desk.ask(question);
        const core::Citation citation = desk.lastTurn()->turn().citations.first();
        QVERIFY(!citation.places.isEmpty());
        desk.follow(QStringLiteral("cite:%1").arg(citation.number));
        auto *view = desk.find<ui::PdfView>();
        QTRY_VERIFY_WITH_TIMEOUT(view->canvas()->pictures().pages().contains(citation.page), patience);
        desk.find<ui::Menus>()->showRight->trigger(); // makes room for the page
        take(desk.window.get(), "page");
    }

    void bundle()
    {
        Desk desk;
        desk.ask(question);
        desk.exportAs(QStringLiteral("Evidence bundle, to open in Attest"));
        take(desk.find<ui::Conversation>(), "export");
    }

    void evaluation()
    {
        Desk desk;
        desk.find<ui::Menus>()->evaluation->trigger();
        auto *page = desk.find<ui::EvaluationPage>();
        desk.drop({desk.write("questions.jsonl", questions())});
        QTRY_VERIFY_WITH_TIMEOUT(desk.find<QPushButton>("evaluate")->isEnabled(), patience);
        QTest::mouseClick(desk.find<QPushButton>("evaluate"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page->status().contains(QStringLiteral(" measured in")), patience);
        ui::applyTheme(QStringLiteral("dark"));
        take(desk.window.get(), "evaluation");
    }

    void settings()
    {
        Desk desk;
        desk.find<ui::Menus>()->settings->trigger();
        auto *dialog = desk.find<ui::SettingsDialog>();
        take(dialog, "settings");
        dialog->reject();
    }

private:
    void take(QWidget *widget, const char *name)
    {
        QVERIFY(!QTest::currentTestFailed());
        if (QWidget *focused = QApplication::focusWidget(); focused && !qobject_cast<QDialog *>(widget))
            focused->clearFocus(); // the focus should not be visible
        const QImage picture = drawn(widget);
        QVERIFY2(picture.width() >= 300 && picture.height() >= 300, name);
        const QString folder = qEnvironmentVariable("ATTEST_PICTURES");
        if (!folder.isEmpty())
            QVERIFY(withFewColours(picture.convertToFormat(QImage::Format_RGB32))
                        .save(QDir(folder).filePath(QLatin1String(name) + QStringLiteral(".png")), "PNG", 0));
    }

    static QByteArray questions()
    {
        return R"({"id": "1", "question": "What does attest-pdf have no permission to do?", "answer": "network"}
{"id": "2", "question": "How many passages does Self-RAG retrieve by default?", "answer": "four"}
{"id": "3", "question": "At most how often may Self-RAG rewrite the question?", "answer": "twice"}
{"id": "4", "question": "What does a refusal show?", "answer": "nearest passages"}
{"id": "5", "question": "Which command writes the whole library into one file?", "answer": "backup"}
{"id": "6", "question": "Who composed the opera Fidelio?", "answerable": false}
{"id": "7", "question": "What did the manual cost to print in 1987?", "answerable": false}
)";
    }

    QTemporaryDir m_home;
};

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
