// A model per role: which one is asked, and which one is named.
#include "core/library/library.h"
#include "core/models/roles.h"
#include "scriptedserver.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace core;

namespace {

const QString question = QStringLiteral("When does copper melt?");

Passage passage()
{
    Passage one;
    one.id = 1;
    one.title = QStringLiteral("Metals");
    one.text = QStringLiteral("Copper melts at 1085 degrees. Tin melts at 232 degrees.");
    return one;
}

AnswerTask task()
{
    AnswerTask one;
    one.question = question;
    one.passages = {passage()};
    return one;
}

struct World
{
    World()
    {
        server.offerModels({QStringLiteral("big"), QStringLiteral("small"), QStringLiteral("tiny")});
        answer(server);
        settings.serverUrl = server.url();
        settings.model = QStringLiteral("small");
        library = *Library::open(folder.path(), [](const QString &) {});
    }

    static void answer(ScriptedServer &server)
    {
        server.answerChats([](const QJsonObject &request) {
            const QString prompt = Scripted::promptOf(request);
            return prompt.contains(QLatin1String("one word"))        ? QStringLiteral("yes")
                   : prompt.contains(QLatin1String("better search")) ? QStringLiteral("melting point of copper")
                                                                     : QStringLiteral("It melts at 1085 degrees [1].");
        });
    }

    Result<ModelSet> open() { return openModels(settings, connections, *library, {}); }

    QString lastAsked(const ScriptedServer &of) const
    {
        return of.chats().constLast().json.value(QStringLiteral("model")).toString();
    }
    QString lastAsked() const { return lastAsked(server); }

    QTemporaryDir folder;
    ScriptedServer server;
    Settings settings;
    Connections connections;
    std::unique_ptr<Library> library;
};

int listings(const ScriptedServer &server)
{
    const QList<ScriptedServer::Request> requests = server.requests();
    return int(std::count_if(requests.begin(), requests.end(),
                             [](const ScriptedServer::Request &request) { return request.path.endsWith("/models"); }));
}

} // namespace

class tst_roles : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        qunsetenv("ATTEST_API_KEY");
        qunsetenv("OPENAI_API_KEY");
    }

    void oneModelHasAllRoles()
    {
        World world;
        const Result<ModelSet> mind = world.open();
        QVERIFY2(mind, mind ? "" : qPrintable(mind.error().message));
        QCOMPARE(mind->writer->name(), QStringLiteral("small"));
        QCOMPARE(mind->critic->name(), QStringLiteral("small"));
        QCOMPARE(listings(world.server), 1);
        QCOMPARE(modelsOf(world.settings), QStringList{QStringLiteral("small")});
    }

    void doesNotAskWhatTheBuiltinCheckIsCertainOf()
    {
        World world;
        const Result<ModelSet> mind = world.open();
        QVERIFY2(mind, mind ? "" : qPrintable(mind.error().message));
        const QString wrong = QStringLiteral("Copper melts at 1340 degrees.");
        const QString half = wrong + QStringLiteral(" Tin is soft.");
        const Result<Verdict> refused = mind->critic->support(question, wrong, {passage()}, Scale::Graded, {});
        QCOMPARE(world.server.chats().size(), 0);
        QCOMPARE(refused->label, QStringLiteral("no"));
        QVERIFY(!refused->passed);
        QCOMPARE(refused->judge, QStringLiteral("built-in"));
        QCOMPARE(refused->how, QStringLiteral("certainty"));
        QCOMPARE(refused->reason, QStringLiteral("“1340” isn't in the passage"));
        QCOMPARE(refused->cost.calls, 0);
        QVERIFY(!mind->critic->support(question, half, {passage()}, Scale::Binary, {})->passed);
        QCOMPARE(world.server.chats().size(), 0);
        // Graded support may be partial, which only a model can tell.
        QVERIFY(bool(mind->critic->support(question, half, {passage()}, Scale::Graded, {})));
        const qsizetype asked = world.server.chats().size();
        QVERIFY(asked > 0);
        QVERIFY(bool(mind->critic->support(question, QStringLiteral("At 1085."), {passage()}, Scale::Binary, {})));
        QVERIFY(world.server.chats().size() > asked);
    }

    void theBuiltinJudgeNeedsNoCheckBeforeIt()
    {
        World world;
        world.settings.supportModel = QStringLiteral("builtin");
        const Result<ModelSet> mind = world.open();
        const Result<Verdict> verdict = mind->critic->support(question, QStringLiteral("Copper melts at 1340 degrees."),
                                                              {passage()}, Scale::Binary, {});
        QCOMPARE(verdict->how, QStringLiteral("features"));
    }

    void eachRoleIsAskedOfItsModel()
    {
        World world;
        world.settings.writerModel = QStringLiteral("big");
        world.settings.rewriterModel = QStringLiteral("tiny");
        world.settings.supportModel = QStringLiteral("big");
        world.settings.utilityModel = QStringLiteral("tiny");
        world.settings.routerModel = QStringLiteral("tiny");
        const Result<ModelSet> mind = world.open();
        QVERIFY2(mind, mind ? "" : qPrintable(mind.error().message));
        QCOMPARE(listings(world.server), 3); // each opened once

        QVERIFY(mind->writer->answer(task(), {}, {}));
        QCOMPARE(world.lastAsked(), QStringLiteral("big"));
        QVERIFY(mind->writer->rewrite({question, {}, {}}, {}));
        QCOMPARE(world.lastAsked(), QStringLiteral("tiny"));
        const auto judgedBy = [&world](const Result<Verdict> &verdict) {
            return verdict && verdict->passed && verdict->judge == world.lastAsked() ? verdict->judge : QString();
        };
        QCOMPARE(judgedBy(mind->critic->relevance(question, passage(), {})), QStringLiteral("small"));
        QCOMPARE(judgedBy(mind->critic->support(question, QStringLiteral("At 1085."), {passage()}, Scale::Binary, {})),
                 QStringLiteral("big"));
        QCOMPARE(judgedBy(mind->critic->utility(question, QStringLiteral("At 1085."), Scale::Binary, {})),
                 QStringLiteral("tiny"));
        QCOMPARE(judgedBy(mind->critic->retrieval(question, {}, {})), QStringLiteral("tiny"));
        QCOMPARE(modelsOf(world.settings),
                 (QStringList{QStringLiteral("big"), QStringLiteral("tiny"), QStringLiteral("small")}));
    }

    void aModelOnAnotherServerIsNamedWithIt()
    {
        World world;
        ScriptedServer other;
        other.offerModels({QStringLiteral("judge")});
        World::answer(other);
        world.connections.keys = {{world.server.url(), "sk-mine"}, {other.url(), "sk-other"}};
        world.settings.supportModel = QStringLiteral("judge@") + other.url();
        const Result<ModelSet> mind = world.open();
        QVERIFY2(mind, mind ? "" : qPrintable(mind.error().message));
        const auto verdict =
            mind->critic->support(question, QStringLiteral("At 1085."), {passage()}, Scale::Binary, {});
        QVERIFY(verdict);
        QCOMPARE(verdict->judge, world.settings.supportModel);
        QCOMPARE(world.lastAsked(other), QStringLiteral("judge"));
        QCOMPARE(other.chats().constLast().headers.value("authorization"), QByteArray("Bearer sk-other"));
        QVERIFY(mind->critic->relevance(question, passage(), {}));
        QCOMPARE(world.server.chats().constLast().headers.value("authorization"), QByteArray("Bearer sk-mine"));
    }

    void theBuiltInCriticJudgesWhatAServerWrites()
    {
        World world;
        world.settings.model = QStringLiteral("builtin");
        world.settings.writerModel = QStringLiteral("big");
        const Result<ModelSet> mind = world.open();
        QVERIFY2(mind, mind ? "" : qPrintable(mind.error().message));
        const Result<Answer> answer = mind->writer->answer(task(), {}, {});
        QVERIFY(answer);
        QCOMPARE(answer->text, QStringLiteral("It melts at 1085 degrees."));
        const int asked = int(world.server.chats().size());
        const auto verdict = mind->critic->support(question, answer->text, {passage()}, Scale::Graded, {});
        QVERIFY(verdict);
        QVERIFY(verdict->judge != QLatin1String("big"));
        QCOMPARE(world.server.chats().size(), asked);
        QCOMPARE(mind->critic->utilityScale(), Scale::Graded); // the built-in one provides it for free
        QVERIFY(mind->writer->canAnswerClosedBook());
        QCOMPARE(mind->atOnce, world.settings.concurrentCalls);
    }

    void aServerJudgesWhatTheBuiltInOneWrites()
    {
        World world;
        world.settings.writerModel = QStringLiteral("builtin");
        const Result<ModelSet> mind = world.open();
        QVERIFY2(mind, mind ? "" : qPrintable(mind.error().message));
        QVERIFY(!mind->writer->canAnswerClosedBook());
        QVERIFY(mind->writer->answer(task(), {}, {}));
        QCOMPARE(world.server.chats().size(), 0);
        QCOMPARE(mind->critic->relevance(question, passage(), {})->judge, QStringLiteral("small"));
    }

    void modelsOfDifferentServersWorkSideBySide()
    {
        World world;
        const auto oneSlot = [](const Scripted::Request &request) {
            return request.path == "/props"
                       ? Scripted::json({{QStringLiteral("total_slots"), 1}})
                       : Scripted::models({QStringLiteral("big"), QStringLiteral("small")}, QStringLiteral("llamacpp"));
        };
        world.server.handle(oneSlot);
        QCOMPARE(world.open()->atOnce, 1);
        world.settings.writerModel = QStringLiteral("big");
        QCOMPARE(world.open()->atOnce, 2);
        world.settings.concurrentCalls = 1;
        QCOMPARE(world.open()->atOnce, 1);
    }

    void saysWhichModelCannotBeOpened()
    {
        World world;
        world.settings.utilityModel = QStringLiteral("absent");
        const Result<ModelSet> mind = world.open();
        QVERIFY(!mind);
        QCOMPARE(mind.error().code, Error::Invalid);
        QVERIFY2(mind.error().message.contains(QStringLiteral("“absent”")), qPrintable(mind.error().message));
    }
};

QTEST_GUILESS_MAIN(tst_roles)
#include "tst_roles.moc"
