// The number of mouse clicks for common tasks, counted as a user clicks: on visible things, at their place. A number
// here may decrease, but increase only on purpose.
#include "app/settings/settingsfile.h"
#include "tests/gui/testwindow.h"
#include "tests/scriptedollama.h"
#include "ui/conversation/starters.h"
#include "ui/pages/pdfview.h"
#include "ui/settings/settingsdialog.h"
#include "ui/window/welcome.h"

#include <QComboBox>
#include <QToolButton>

using namespace desks;
using namespace Qt::StringLiterals;

namespace {

const QStringList topics{u"Copper smelting"_s, u"Electric cables"_s, u"Mining waste"_s, u"Roof cladding"_s};

QByteArray report()
{
    tests::PdfFile file;
    for (const QString &topic : topics) {
        QString page = topic + u"\n\n"_s;
        for (int year = 1950; year < 1966; ++year)
            page +=
                u"In %1 the report told of %2 in some detail, and measured it anew.\n"_s.arg(year).arg(topic.toLower());
        file.pages.append(tests::pdfPage(page));
        file.outline.append({topic, int(file.pages.size()), 0});
    }
    return tests::makePdf(file);
}

class Hand
{
public:
    int presses() const { return m_presses; }

    void press(QWidget *widget)
    {
        QVERIFY(widget && widget->isVisible() && widget->isEnabled());
        ++m_presses;
        QTest::mouseClick(widget, Qt::LeftButton);
    }

    // Clicks a link at its position in a text of this widget.
    void press(const QWidget *within, const QString &link)
    {
        for (QLabel *label : within->findChildren<QLabel *>()) {
            if (!label->isVisible() || !label->text().contains(link))
                continue;
            QString over;
            const auto heard =
                QObject::connect(label, &QLabel::linkHovered, label, [&](const QString &at) { over = at; });
            for (int y = 4; y < label->height(); y += 6) {
                for (int x = 4; x < label->width(); x += 6) {
                    QTest::mouseMove(label, {x, y});
                    if (over != link)
                        continue;
                    QObject::disconnect(heard);
                    ++m_presses;
                    QTest::mouseClick(label, Qt::LeftButton, {}, {x, y});
                    return;
                }
            }
            QObject::disconnect(heard);
        }
        QFAIL(qPrintable(link));
    }

private:
    int m_presses = 0;
};

QPushButton *buttonOf(const QWidget *within, const QString &text)
{
    for (QPushButton *button : within->findChildren<QPushButton *>()) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

struct ReportDesk : Desk
{
    ReportDesk()
    {
        drop({write("report.pdf", report())});
        QTRY_COMPARE_WITH_TIMEOUT(documents(), 1, patience);
    }
};

// The server in the settings, stored before the window opens.
struct KeptServer
{
    explicit KeptServer(const QString &url)
    {
        core::Settings settings;
        settings.serverUrl = url;
        (void)app::SettingsFile(app::SettingsFile::usual()).setSettings(settings);
    }
    ~KeptServer() { (void)app::SettingsFile(app::SettingsFile::usual()).setSettings({}); }
};

} // namespace

class tst_clicks : public QObject
{
    Q_OBJECT

private slots:
    void fromTheDropToTheFirstAnswer()
    {
        const ReportDesk desk;
        Hand hand;
        const auto *starters = desk.find<ui::Starters>();
        QTRY_VERIFY_WITH_TIMEOUT(starters->isVisible(), patience);
        hand.press(starters->findChild<QPushButton *>());
        QTRY_VERIFY_WITH_TIMEOUT(desk.answered(), patience);
        QVERIFY(!desk.lastTurn()->turn().answer.isEmpty());
        QCOMPARE(hand.presses(), 1);
    }

    void fromAQuestionToItsAnswer()
    {
        const ReportDesk desk; // the question line has the focus from the start
        QTRY_VERIFY(desk.find<ui::QuestionEdit>()->isEnabled());
        desk.find<ui::QuestionEdit>()->setFocus();
        QTest::keyClicks(desk.window->focusWidget(), u"What did the report of 1952 tell of copper smelting?"_s);
        QTest::keyClick(desk.window->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(desk.answered(), patience);
        QVERIFY(!desk.lastTurn()->turn().answer.isEmpty());
    }

    void fromAnAnswerToItsPage()
    {
        const ReportDesk desk;
        desk.ask(u"What did the report of 1952 tell of copper smelting?"_s);
        Hand hand;
        hand.press(desk.lastTurn(), u"cite:1"_s);
        const auto *page = desk.find<ui::PdfView>();
        QTRY_VERIFY_WITH_TIMEOUT(page->isVisible() && page->page() == 1, patience);
        QCOMPARE(hand.presses(), 1);
    }

    void fromARefusalToItsRemedy()
    {
        const ReportDesk desk;
        desk.ask(u"Who was the first minister of Norway to smelt copper?"_s);
        const int before = desk.turns();
        Hand hand;
        hand.press(buttonOf(desk.lastTurn(), u"Answer from these anyway"_s));
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() > before && desk.answered(), patience);
        QVERIFY(!desk.lastTurn()->turn().answer.isEmpty());
        QCOMPARE(hand.presses(), 1);
    }

    void toAModelThatIsChosenAndTested()
    {
        ScriptedOllama ollama;
        ollama.change([](ScriptedOllama::State &state) {
            state.models.first().name = u"qwen3:4b"_s;
            state.says = [](const QJsonObject &) { return u"yes"_s; };
        });
        const KeptServer kept(ollama.url());
        const Desk desk;
        const auto *welcome = desk.find<ui::Welcome>();
        Hand hand;
        QAbstractButton *door = nullptr;
        const auto isThere = [&] {
            for (QAbstractButton *each : welcome->findChildren<QAbstractButton *>()) {
                if (each->text() == u"Use qwen3:4b"_s && each->isVisible())
                    door = each;
            }
            return door != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isThere(), patience);
        hand.press(door);
        QTRY_VERIFY_WITH_TIMEOUT(door->accessibleDescription().contains(u"is ready"_s), patience);
        QCOMPARE(desk.assistant->settings().model, u"qwen3:4b"_s);
        QCOMPARE(hand.presses(), 1);
    }

    void fromASessionToItsMemo()
    {
        const ReportDesk desk;
        desk.ask(u"What did the report of 1952 tell of copper smelting?"_s);
        Hand hand;
        for (QToolButton *each : desk.window->findChildren<QToolButton *>()) {
            if (each->defaultAction() == desk.find<ui::Menus>()->exportSession)
                hand.press(each);
        }
        hand.press(buttonOf(desk.find<ui::ExportLine>(), u"Export…"_s));
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(desk.file).size() > 1000, patience); // the file dialog has been answered
        QVERIFY(desk.file.endsWith(u".pdf"_s));
        QCOMPARE(hand.presses(), 2);
    }
};

QTEST_MAIN(tst_clicks)
#include "tst_clicks.moc"
