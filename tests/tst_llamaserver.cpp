// The same against a real server of llama.cpp: ATTEST_LLAMA_SERVER=http://127.0.0.1:8080/v1 names one that runs.
// Whatever its model says, even a toy's noise, has to end in a verdict, an answer or a sentence.
#include "core/base/catalogue.h"
#include "core/model/backend.h"
#include "core/models/openaimodel.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace core;

class TestLlamaServer : public QObject
{
    Q_OBJECT

    Settings m_settings;
    openai::Offer m_offer;

    std::unique_ptr<openai::Model> model() const
    {
        return std::make_unique<openai::Model>(openai::Server::from(m_settings), m_offer, 4);
    }

    static Prompt telling(int maxTokens)
    {
        Prompt prompt;
        prompt.user = QStringLiteral("Tell me about copper, tin and bronze.");
        prompt.maxTokens = maxTokens;
        return prompt;
    }

private slots:
    void initTestCase()
    {
        m_settings.serverUrl = qEnvironmentVariable("ATTEST_LLAMA_SERVER");
        if (m_settings.serverUrl.isEmpty())
            QSKIP("ATTEST_LLAMA_SERVER names no running server");
        const Result<QList<openai::Offer>> offers = openai::modelsOf(openai::Server::from(m_settings), {});
        QVERIFY2(offers, offers ? "" : qPrintable(offers.error().message));
        QVERIFY(!offers->isEmpty());
        m_offer = offers->constFirst();
        m_settings.model = m_offer.id;
    }

    void isKnownForWhatItIs()
    {
        QCOMPARE(m_offer.server, openai::Kind::LlamaServer);
        qInfo() << m_offer.id << "context" << m_offer.context;
    }

    void writesWordByWord()
    {
        QString heard;
        int times = 0;
        const Result<Reply> reply = model()->reply(telling(40),
                                                   [&](const QString &words) {
                                                       heard += words;
                                                       ++times;
                                                   },
                                                   {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(heard.trimmed(), reply->text);
        QVERIFY(reply->cost.promptTokens > 0);
        QVERIFY(reply->cost.completionTokens > 0);
        qInfo() << times << "pieces," << reply->cost.seconds << "s";
    }

    void givesLogProbabilities()
    {
        Prompt prompt = telling(1);
        prompt.logprobs = 20;
        const Result<Reply> reply = model()->reply(prompt, {}, {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(reply->tokens.size(), 1);
        QCOMPARE(reply->tokens.constFirst().alternatives.size(), 20);
    }

    void choosesWhereItCan()
    {
        Prompt prompt = telling(8);
        prompt.choices = {QStringLiteral("yes"), QStringLiteral("no")};
        const auto asked = model();
        const Result<Reply> reply = asked->reply(prompt, {}, {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        qInfo() << "choice:" << reply->text.left(40) << "enforced:" << asked->can(Ability::Choices);
        if (asked->can(Ability::Choices))
            QVERIFY2(prompt.choices.contains(reply->text), qPrintable(reply->text));
    }

    void answersASchemaOrDoesWithoutIt()
    {
        Prompt prompt = telling(64);
        prompt.schema = R"({"type":"object","properties":{"score":{"type":"string","enum":["yes","no"]}},)"
                        R"("required":["score"],"additionalProperties":false})";
        const auto asked = model();
        const Result<Reply> reply = asked->reply(prompt, {}, {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        qInfo() << "schema:" << reply->text.left(40) << "enforced:" << asked->can(Ability::Schema);
    }

    void judgesSideBySide()
    {
        const Backend *backend = backendFor(m_settings.model);
        QVERIFY(backend);
        alignas(16) static char nothing[16];
        const Result<Mind> mind = backend->open(m_settings, {}, reinterpret_cast<const Library &>(nothing), {});
        QVERIFY2(mind, mind ? "" : qPrintable(mind.error().message));
        QElapsedTimer clock;
        clock.start();
        std::atomic<int> verdicts = 0, invalid = 0, calls = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&, i] {
                for (int k = 0; k < 5; ++k) {
                    Passage passage;
                    passage.text = QStringLiteral("Passage %1 says that metal %2 melts.").arg(i).arg(k);
                    const Result<Verdict> verdict =
                        mind->critic->relevance(QStringLiteral("When does metal 3 melt?"), passage, {});
                    verdicts += verdict ? 1 : 0;
                    invalid += verdict && verdict->invalid() ? 1 : 0;
                    calls += verdict ? verdict->cost.calls : 0;
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(verdicts.load(), 20);
        qInfo() << invalid.load() << "of 20 invalid," << calls.load() << "calls," << clock.elapsed() << "ms";
    }

    void saysThatThePassagesAreTooLong()
    {
        openai::Offer offer = m_offer;
        offer.context = 0; // lets the server find out
        openai::Model asked(openai::Server::from(m_settings), offer, 1);
        Prompt prompt = telling(8);
        prompt.user = QStringLiteral("copper and tin ").repeated(20000);
        const Result<Reply> reply = asked.reply(prompt, {}, {});
        QVERIFY(!reply);
        qInfo() << reply.error().message;
        QVERIFY2(reply.error().message.contains(QStringLiteral("use fewer passages")),
                 qPrintable(reply.error().message));
    }

    void stopsBetweenTwoWords()
    {
        std::stop_source stop;
        QElapsedTimer clock;
        const Result<Reply> reply = model()->reply(
            telling(1500),
            [&](const QString &) {
                if (!stop.stop_requested())
                    clock.start();
                stop.request_stop();
            },
            stop.get_token());
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Cancelled);
        qInfo() << "stopped in" << clock.elapsed() << "ms";
        QVERIFY(clock.elapsed() < 100);
    }
};

QTEST_GUILESS_MAIN(TestLlamaServer)
#include "tst_llamaserver.moc"
