// The window reports problems with a judge, and offers scores instead of its verdicts where possible.
#include "core/library/library.h"
#include "core/library/librarysessions.h"
#include "scriptedserver.h"
#include "tests/gui/testwindow.h"
#include "tests/traceevents.h"
#include "ui/settings/healthdialog.h"
#include "ui/widgets/notice.h"
#include "core/flow/tracejson.h"

#include <QJsonObject>
#include <QComboBox>
#include <QLabel>

using namespace core;
using desks::patience;

namespace {

// A library in which the judge gave thirty passages the same verdict.
void keepVerdicts(const QString &folder, const QString &judge, bool passed)
{
    const auto library = Library::open(folder, [](const QString &) {});
    QVERIFY(bool(library));
    Turn turn;
    turn.id = QStringLiteral("t");
    turn.question = QStringLiteral("Why?");
    for (int i = 0; i < 30; ++i) {
        Verdict verdict;
        verdict.kind = Verdict::Relevance;
        verdict.label = passed ? QStringLiteral("yes") : QStringLiteral("no");
        verdict.passed = passed;
        verdict.judge = judge;
        verdict.passage = i + 1;
        verdict.cost.calls = 1;
        turn.trace.append(MadeEvent{TraceKind::Judged, QStringLiteral("grade"), 1, {}, inQt(toJson(verdict)), 0});
    }
    Session session;
    session.title = QStringLiteral("Asked");
    const Result<SessionId> id = LibrarySessions(**library).save(session);
    QVERIFY(bool(id));
    QVERIFY(bool(LibrarySessions(**library).saveTurn(*id, turn)));
}

struct Judges
{
    QTemporaryDir folder;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<ui::MainWindow> window;
    ui::HealthDialog *dialog = nullptr;

    explicit Judges(const QString &judge, const QString &model, bool passed = false, const QString &server = {})
    {
        const QString library = folder.filePath(QStringLiteral("library"));
        keepVerdicts(library, judge, passed);
        assistant = std::make_unique<app::Assistant>(library);
        bool open = false;
        QObject::connect(assistant.get(), &app::Assistant::libraryChanged, assistant.get(), [&] { open = true; });
        window = std::make_unique<ui::MainWindow>(*assistant);
        window->show();
        QTRY_VERIFY_WITH_TIMEOUT(open, patience);
        Settings settings;
        settings.model = model;
        if (!server.isEmpty())
            settings.serverUrl = server;
        assistant->setSettings(settings);
        if (!server.isEmpty())
            tryOut(server, model);
        window->findChild<ui::Menus *>()->health->trigger();
        dialog = window->findChild<ui::HealthDialog *>();
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(label("Remarks")->text() != QStringLiteral("Counting…"), patience);
    }
    ~Judges() { assistant->setSettings(Settings()); }

    // As the settings dialog does.
    void tryOut(const QString &server, const QString &model) const
    {
        bool tried = false;
        assistant->models().probe(server, model, {}, {assistant.get(), [&](const auto &) { tried = true; }});
        QTRY_VERIFY_WITH_TIMEOUT(tried, patience);
    }

    QLabel *label(const char *name) const
    {
        for (QLabel *each : dialog->findChildren<QLabel *>()) {
            if (each->accessibleName() == QLatin1String(name))
                return each;
        }
        return nullptr;
    }
    QLabel *scores() const { return label("Scores instead of yes or no"); }
    QPushButton *change() const { return dialog->findChild<QPushButton *>(QStringLiteral("switch")); }
};

} // namespace

class TestHealthDialog : public QObject
{
    Q_OBJECT

private slots:
    void switchesToScoresAndBack()
    {
        Judges judges(QStringLiteral("built-in"), QStringLiteral("builtin"));
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(judges.label("Remarks")->text().contains(QLatin1String("almost everything")));
        QVERIFY(judges.change()->isVisible());
        if (qEnvironmentVariableIsSet("ATTEST_PICTURES"))
            judges.dialog->grab().save(qEnvironmentVariable("ATTEST_PICTURES") + QStringLiteral("/health.png"));
        QTest::mouseClick(judges.change(), Qt::LeftButton);
        QCOMPARE(judges.assistant->settings().flow, QStringLiteral("reflection-rag"));
        QVERIFY(!judges.assistant->settings().hardConstraints);
        QCOMPARE(judges.window->findChild<QComboBox *>(QStringLiteral("flow"))->currentData().toString(),
                 QStringLiteral("reflection-rag"));
        QVERIFY(!judges.change()->isVisible());
        QVERIFY(judges.scores()->text().startsWith(QLatin1String("Answers are already ranked by score,")));
        auto *said = judges.dialog->findChild<ui::Notice *>();
        QVERIFY(said->isVisible());
        QVERIFY2(said->text().contains(QLatin1String("Reflection RAG")), qPrintable(said->text()));
        if (qEnvironmentVariableIsSet("ATTEST_PICTURES"))
            judges.dialog->grab().save(qEnvironmentVariable("ATTEST_PICTURES") + QStringLiteral("/health-done.png"));

        Settings meanwhile = judges.assistant->settings();
        meanwhile.passages = 7; // kept, not reverted
        judges.assistant->setSettings(meanwhile);
        for (QPushButton *button : said->findChildren<QPushButton *>()) {
            if (button->text() == QLatin1String("Undo"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(judges.assistant->settings().flow, Settings().flow);
        QVERIFY(judges.assistant->settings().hardConstraints);
        QCOMPARE(judges.assistant->settings().passages, 7);
        QVERIFY(judges.change()->isVisible());
    }

    void saysWhatWouldHelpWhereTheServerWasNotTried()
    {
        Judges judges(QStringLiteral("toy"), QStringLiteral("toy"));
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(judges.scores()->isVisible());
        QVERIFY2(judges.scores()->text().contains(QLatin1String("test the model on the Model page")),
                 qPrintable(judges.scores()->text()));
        QVERIFY(!judges.change()->isVisible());
    }

    void goesByWhatTheServerWasFoundToDo_data()
    {
        QTest::addColumn<bool>("sure");
        QTest::newRow("log-probabilities") << true;
        QTest::newRow("none") << false;
    }

    void goesByWhatTheServerWasFoundToDo()
    {
        QFETCH(bool, sure);
        ScriptedServer server;
        if (sure)
            server.answerChats([](const QJsonObject &) { return QStringLiteral("yes"); });
        else
            server.handle([](const Scripted::Request &request) {
                if (request.path.endsWith("/models"))
                    return Scripted::models({QStringLiteral("toy")});
                return request.json[u"stream"].toBool() ? Scripted::stream({QStringLiteral("yes")})
                                                        : Scripted::chat(QStringLiteral("yes"));
            });
        Judges judges(QStringLiteral("toy"), QStringLiteral("toy"), false, server.url());
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(judges.scores()->isVisible());
        QCOMPARE(judges.change()->isVisible(), sure);
        QCOMPARE(judges.scores()->text().contains(QLatin1String("does not report how sure")), !sure);
    }

    void namesAJudgeThatDoesWorseThanTheBuiltinCheck()
    {
        ScriptedServer server;
        server.answerChats([](const QJsonObject &) { return QStringLiteral("purple"); });
        Judges judges(QStringLiteral("toy"), QStringLiteral("builtin"));
        QVERIFY(!QTest::currentTestFailed());
        Settings settings = judges.assistant->settings();
        settings.serverUrl = server.url();
        settings.supportModel = QStringLiteral("toy");
        judges.assistant->setSettings(settings);
        QVERIFY(judges.assistant->models().judgeWarnings().isEmpty()); // it was not tested
        QList<int> told;
        QString said;
        const auto trying = [&](int done, int of) {
            told.append(done);
            QCOMPARE(of, 40);
        };
        const auto tried = [&](const core::Result<app::JudgeTrialTold> &trial) {
            said = trial ? trial->sentence : trial.error().message;
        };
        QObject *receiver = judges.assistant.get();
        judges.assistant->models().judge(server.url(), QStringLiteral("toy"), false, {receiver, trying},
                                         {receiver, tried});
        QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), patience);
        QVERIFY2(said.startsWith(QLatin1String("toy agrees with people on 0 % of 40")), qPrintable(said));
        QCOMPARE(told.size(), 40);
        const QStringList warnings = judges.assistant->models().judgeWarnings(); // only for the role that it has
        QCOMPARE(warnings.size(), 1);
        delete judges.dialog;
        judges.window->findChild<ui::Menus *>()->health->trigger();
        judges.dialog = judges.window->findChild<ui::HealthDialog *>();
        QTRY_VERIFY_WITH_TIMEOUT(judges.label("Remarks")->text().contains(warnings.first()), patience);
    }

    void offersNothingForAJudgeThatDoesNotJudgeAnyMore()
    {
        Judges judges(QStringLiteral("toy"), QStringLiteral("builtin"));
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(judges.label("Remarks")->text().contains(QLatin1String("almost everything")));
        QVERIFY(!judges.scores()->isVisible() && !judges.change()->isVisible());
    }

    void offersThemForOneThatNeverSaysNo()
    {
        Judges judges(QStringLiteral("built-in"), QStringLiteral("builtin"), true);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(judges.change()->isVisible());
    }
};

QTEST_MAIN(TestHealthDialog)
#include "tst_healthdialog.moc"
