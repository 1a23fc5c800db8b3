// Tests with a real llama.cpp server: ATTEST_LLAMA_SERVER=http://127.0.0.1:8080/v1 names a running one with several
// slots; ATTEST_LLAMA_EMBEDDER one that makes vectors; ATTEST_LLAMA_RESTART a command that restarts the first. The
// script tests/llamaserver provides all three. Whatever the model outputs, even noise, must become a verdict, an answer
// or an error sentence.
#include "core/base/catalogue.h"
#include "core/ports/backend.h"
#include "core/llm/promptedcritic.h"
#include "core/llm/verdictparser.h"
#include "core/openai/discovery.h"
#include "core/openai/openaimodel.h"
#include "core/openai/probe.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <thread>

using namespace core;

class TestLlamaServer : public QObject
{
    Q_OBJECT

    Settings m_settings;
    openai::Offer m_offer;
    ModelProfile m_profile;

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

    // The schema fixes the number of labels; low probabilities show that a noisy model was forced.
    void answersAListOfTheLengthThatIsAskedFor()
    {
        Prompt prompt = telling(96);
        prompt.schema = R"({"type":"object","properties":{"verdicts":{"type":"array","items":{"type":"string",)"
                        R"("enum":["yes","no"]},"minItems":3,"maxItems":3}},"required":["verdicts"],)"
                        R"("additionalProperties":false})";
        const auto asked = model();
        const Result<Reply> reply = asked->reply(prompt, {}, {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        qInfo() << "list:" << reply->text.simplified() << "enforced:" << asked->can(Ability::Schema);
        if (asked->can(Ability::Schema) && !reply->cut)
            QCOMPARE(readEach(reply->text, 3, readYesNo).size(), 3);
        PromptedCritic critic(*asked);
        Passage passage;
        passage.text = QStringLiteral("Copper melts at 1085 degrees. Tin is soft.");
        const Result<Verdict> verdict =
            critic.judge({.kind = Verdict::Support,
                          .question = QStringLiteral("Is tin soft?"),
                          .text = QStringLiteral("Tin is soft. Copper melts."),
                          .passages = {passage},
                          .sentences = {QStringLiteral("Tin is soft."), QStringLiteral("Copper melts.")}},
                         {});
        QVERIFY2(verdict, verdict ? "" : qPrintable(verdict.error().message));
        qInfo() << "support:" << verdict->label << verdict->parts.size() << "parts," << verdict->cost.calls << "calls";
        QVERIFY(verdict->parts.isEmpty() || verdict->parts.size() == 2);
    }

    void judgesSideBySide()
    {
        const Backend *backend = backendFor(m_settings.model);
        QVERIFY(backend);
        alignas(16) static char nothing[16];
        const Result<ModelSet> mind = backend->open(m_settings, {}, reinterpret_cast<const Library &>(nothing), {});
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
        offer.context = 0; // makes the server determine it
        openai::Model asked(openai::Server::from(m_settings), offer, 1);
        Prompt prompt = telling(8);
        prompt.user = QStringLiteral("copper and tin ").repeated(20000);
        const Result<Reply> reply = asked.reply(prompt, {}, {});
        QVERIFY(!reply);
        qInfo() << reply.error().message;
        QVERIFY2(reply.error().message.contains(QStringLiteral("use fewer passages")),
                 qPrintable(reply.error().message));
    }

    void isFoundByItself()
    {
        Settings settings;
        settings.serverUrl = QStringLiteral("http://127.0.0.1:1/v1");
        Connections connections;
        connections.ports = {QUrl(m_settings.serverUrl).port()};
        Inline oneByOne;
        QElapsedTimer clock;
        clock.start();
        const QList<FoundServer> found = findServers(settings, connections, oneByOne, {});
        qInfo() << "found in" << clock.elapsed() << "ms";
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().kind, QStringLiteral("llama-server"));
        QCOMPARE(found.first().models, QStringList{m_offer.id});
    }

    void tellsWhatItCan()
    {
        QElapsedTimer clock;
        clock.start();
        Inline oneByOne;
        const Result<ModelProfile> profile = probe(m_offer.id, m_settings, {}, {}, oneByOne, {});
        QVERIFY2(profile, profile ? "" : qPrintable(profile.error().message));
        qInfo() << "probed in" << clock.elapsed() << "ms";
        for (const Finding &finding : findings(*profile))
            qInfo().noquote() << finding.ability << "-" << finding.state;
        QCOMPARE(profile->kind, QStringLiteral("llama-server"));
        QVERIFY(profile->atOnce > 1);
        QVERIFY(profile->context > 0);
        QCOMPARE(profile->chat, std::optional(true));
        QCOMPARE(profile->logprobs, std::optional(true));
        QCOMPARE(profile->embeddings, std::optional(false));
        QCOMPARE(profile->reflectionTokens, std::optional(false));
        m_profile = *profile;
    }

    void worksOnAsMuchAtOnceAsItHasSlots()
    {
        m_settings.concurrentCalls = 16;
        alignas(16) static char nothing[16];
        const Result<ModelSet> mind =
            backendFor(m_settings.model)->open(m_settings, {}, reinterpret_cast<const Library &>(nothing), {});
        QVERIFY2(mind, mind ? "" : qPrintable(mind.error().message));
        QCOMPARE(mind->atOnce, m_profile.atOnce);
    }

    void makesVectors()
    {
        Settings settings;
        settings.serverUrl = qEnvironmentVariable("ATTEST_LLAMA_EMBEDDER");
        if (settings.serverUrl.isEmpty())
            QSKIP("ATTEST_LLAMA_EMBEDDER names no running server");
        settings.embedder = m_offer.id;
        const auto embedder = backendFor(settings.embedder)->embedder(settings, {}, {});
        QVERIFY(embedder);
        QStringList texts;
        for (int i = 0; i < 40; ++i)
            texts.append(QStringLiteral("Passage %1 about copper and tin. ").arg(i % 20));
        texts.append(QStringLiteral("A very long passage about metals. ").repeated(200)); // longer than its context
        const auto vectors = (*embedder)->embed(texts, Embedder::Passage, {});
        QVERIFY2(vectors, vectors ? "" : qPrintable(vectors.error().message));
        QCOMPARE(vectors->size(), std::size_t(41));
        QVERIFY(vectors->front().size() > 1);
        for (std::size_t i = 0; i < 20; ++i) { // in the order of the texts; batches differ by rounding
            double cosine = 0;
            for (std::size_t k = 0; k < vectors->at(i).size(); ++k)
                cosine += double(vectors->at(i)[k]) * vectors->at(i + 20)[k];
            QVERIFY2(cosine > 0.999, qPrintable(QString::number(cosine)));
        }
        qInfo() << "dimension" << vectors->front().size();
    }

    void outlivesARestart()
    {
        QStringList command = QProcess::splitCommand(qEnvironmentVariable("ATTEST_LLAMA_RESTART"));
        if (command.isEmpty())
            QSKIP("ATTEST_LLAMA_RESTART is not set");
        const auto asked = model();
        Result<Reply> before = Error::cancelled(), after = Error::cancelled();
        int restarted = -1;
        std::thread([&] { // connections belong to threads, so use another one
            before = asked->reply(telling(4), {}, {});
            restarted = QProcess::execute(command.takeFirst(), command);
            QElapsedTimer clock;
            for (clock.start(); !after && clock.elapsed() < 20'000;) // at first nothing listens, then the model loads
                after = asked->reply(telling(4), {}, {});
            qInfo() << "served again after" << clock.elapsed() << "ms";
        })
            .join();
        QVERIFY(before);
        QCOMPARE(restarted, 0);
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
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
