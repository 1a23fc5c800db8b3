// Every flow with the built-in model on a real document: questions it covers are answered with a page that says so,
// other questions are refused.
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"
#include "core/ingest/ingestflow.h"
#include "core/ports/backend.h"
#include "core/language/terms.h"
#include "core/flow/tracejson.h"
#include "core/library/libraryindexes.h"
#include "tests/traceevents.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace core;

class tst_climate : public QObject
{
    Q_OBJECT

    void forEachFlow()
    {
        QTest::addColumn<QString>("flow");
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            if (flow->id() != "plain") // the baseline, which checks nothing and seldom refuses
                QTest::newRow(flow->id().data()) << toQString(flow->id());
        }
    }

    Turn ask(const QString &flow, const QString &question)
    {
        Settings settings;
        const Result<ModelSet> mind = backendFor(settings.model)->open(settings, {}, *m_library, {});
        if (!mind)
            qFatal("%s", qPrintable(mind.error().message));
        Inline parallel;
        AnswerTools tools{*m_library,         *mind->writer, *mind->critic, *mind->evidence,
                          mind->critic.get(), settings,      parallel,      {}};
        tools.reflector = mind->reflector.get();
        tools.quotes = true;
        Trace trace;
        Turn turn =
            answer(*answerFlow(flow), {question, {}, {}}, tools, [&](const TraceEvent &event) { trace.append(event); });
        turn.trace = trace;
        return turn;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_library;

private slots:
    void initTestCase()
    {
        const QString path = QStringLiteral(ATTEST_SHARED_DATA "/climate/Understanding_Climate_Change.pdf");
        if (!QFileInfo::exists(path))
            QSKIP("the document about climate change is not in the shared data");
        Result<std::unique_ptr<Library>> opened = Library::open(m_folder.path(), [](const QString &) {});
        QVERIFY(bool(opened));
        m_library = *std::move(opened);
        IngestingTools tools{*m_library, {}, {}, {}};
        const Result<Document> read = ingest(path, {}, false, tools, [](const TraceEvent &) {});
        QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->status, DocumentStatus::Indexed);
        Inline parallel;
        QVERIFY(bool(LibraryIndexes(*m_library).fit(parallel, {}))); // as the program does after reading
    }

    void answersWhatTheDocumentSays_data() { forEachFlow(); }

    void answersWhatTheDocumentSays()
    {
        QFETCH(QString, flow);
        const Turn turn = ask(flow, QStringLiteral("What is the impact of climate change on the environment?"));
        QVERIFY2(!turn.answer.isEmpty(), qPrintable(turn.remark));
        QCOMPARE(turn.ending, Ending::Passed);
        QVERIFY(!turn.citations.isEmpty());
        for (const Citation &citation : turn.citations) {
            QVERIFY(!citation.places.isEmpty()); // located on its page
            const auto isSource = [&](const Passage &passage) {
                return passage.id == citation.passage &&
                       passage.text.mid(citation.from, citation.to - citation.from) == citation.quote;
            };
            QVERIFY(std::any_of(turn.sources.cbegin(), turn.sources.cend(), isSource));
        }
    }

    void pointsAtWholeSentencesOfThePassagesFound_data() { forEachFlow(); }

    // Also if only a part of a passage was used.
    void pointsAtWholeSentencesOfThePassagesFound()
    {
        QFETCH(QString, flow);
        const Turn turn = ask(flow, QStringLiteral("What is the impact of climate change on the environment?"));
        int pointed = 0;
        for (const TraceEvent &event : turn.trace) {
            const Verdict verdict =
                kindOf(event) == TraceKind::Judged ? verdictFrom(ofQt(detailsOf(event))) : Verdict();
            if (verdict.passage == 0 || verdict.from == verdict.to)
                continue;
            ++pointed;
            const Result<Passage> passage = m_library->passage(verdict.passage);
            QVERIFY(bool(passage));
            bool begins = false;
            bool ends = false;
            for (const Sentence &sentence : sentences(passage->text)) {
                begins = begins || sentence.from == verdict.from;
                ends = ends || sentence.to == verdict.to;
            }
            QVERIFY2(begins && ends, qPrintable(passage->text.mid(verdict.from, verdict.to - verdict.from)));
        }
        QVERIFY(pointed > 0);
    }

    void refusesWhatTheDocumentDoesNotSpeakOf_data() { forEachFlow(); }

    void refusesWhatTheDocumentDoesNotSpeakOf()
    {
        QFETCH(QString, flow);
        const Turn turn = ask(flow, QStringLiteral("how did harry beat quirrell?"));
        QCOMPARE(turn.ending, Ending::Abstained);
        QCOMPARE(turn.refusal, Refusal::NothingRelevant);
        QVERIFY(turn.answer.isEmpty() && turn.sources.isEmpty() && !turn.remark.isEmpty());
        // Passages with common words are shown, without a claim that they answer.
        const Turn near = ask(flow, QStringLiteral("what is the impact of inflation on house prices?"));
        QVERIFY2(near.likelihood.level < Likelihood::Probable, qPrintable(near.answer));
    }
};

QTEST_GUILESS_MAIN(tst_climate)
#include "tst_climate.moc"
