// For tests of Corrective RAG: a library about mortgages, a Critic that scores passages by their words, and a web.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/language/terms.h"
#include "fakes.h"
#include "papers.h"
#include "turns.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <mutex>
#include <thread>

namespace corrective {

using namespace core;

inline const QString question = QStringLiteral("what are points on a mortgage");

// Scores a text by the first of the known words that it contains.
class ScoringCritic : public ScriptedCritic
{
public:
    explicit ScoringCritic(QList<std::pair<QString, double>> known, double otherwise = -1)
        : ScriptedCritic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y")),
          scores(std::move(known)),
          other(otherwise)
    {
    }

    Result<Verdict> relevance(const QString &, const Passage &passage, std::stop_token stop) override
    {
        const std::lock_guard lock(m_mutex);
        if (stop.stop_requested())
            return Error::cancelled();
        ++calls;
        onCall();
        judged.append(passage);
        Verdict verdict;
        double score = other;
        for (qsizetype i = scores.size() - 1; i >= 0; --i)
            score = passage.text.contains(scores[i].first) ? scores[i].second : score;
        verdict.probability = (score + 1) / 2;
        verdict.passed = score >= 0;
        verdict.label = verdict.passed ? QStringLiteral("yes") : QStringLiteral("no");
        if (score > 1) { // an unreadable score
            verdict.label = QStringLiteral("invalid");
            verdict.probability = 0;
            verdict.passed = false;
        }
        verdict.cost.calls = 1;
        return verdict;
    }

    QList<std::pair<QString, double>> scores;
    double other;
    QList<Passage> judged;

private:
    std::mutex m_mutex;
};

class FakeWeb : public WebSearch
{
public:
    QString name() const override { return QStringLiteral("a web of the test"); }

    Result<QList<Passage>> search(const QString &query, int count, std::stop_token stop) override
    {
        queries.append(query);
        counts.append(count);
        onSearch();
        if (stop.stop_requested())
            return Error::cancelled();
        if (error)
            return *error;
        return pages;
    }

    void add(const QString &address, const QString &text)
    {
        Passage passage;
        passage.address = address;
        passage.title = address;
        passage.text = text;
        passage.id = -PassageId(pages.size()) - 1;
        pages.append(passage);
    }

    QList<Passage> pages;
    std::optional<Error> error;
    QStringList queries;
    QList<int> counts;
    std::function<void()> onSearch = [] {};
};

// Runs every item on its own thread, the last item first.
class Backwards : public Parallel
{
public:
    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
    {
        std::vector<std::jthread> threads;
        for (int i = count - 1; i >= 0 && !stop.stop_requested(); --i)
            threads.emplace_back([&work, i] { work(i); });
    }
};

class CorrectiveRun
{
public:
    void fill()
    {
        keep(QStringLiteral("Discount points on a mortgage are prepaid interest of the borrower. "
                            "One point costs one percent of the loan amount. "
                            "Points on a mortgage lower the rate when they are paid. "
                            "The weather in the capital was mild that year. "
                            "Ducks swim on the lake in front of the bank. "
                            "Nobody knows who painted the portrait in the hall."));
        keep(QStringLiteral("Origination points on a mortgage are a fee of the broker. "
                            "They say nothing about the rate of the loan. "
                            "Lenders call both of them points on a mortgage."));
    }

    void keep(const QString &text)
    {
        Page page;
        page.number = 1;
        page.status = PageStatus::Text;
        page.text = text;
        for (const Term &term : terms(text))
            page.words.append({term.from, term.length, {float(term.from), 0, float(term.from + term.length), 9}, 9});
        Passage passage;
        passage.text = text;
        passage.spans = {{0, int(text.size()), 1, 0}};
        passage.page = passage.lastPage = 1;
        Document document;
        document.path = QStringLiteral("/papers/%1.pdf").arg(++m_documents);
        document.hash = QByteArray::number(m_documents);
        document.status = DocumentStatus::Indexed;
        document.pages = 1;
        const Result<Document> added = library->add(document, {page}, {passage});
        if (!added)
            qFatal("%s", qPrintable(added.error().message));
    }

    Turn ask(Critic &critic, Writer &writer, WebSearch *web, const QString &asked = question)
    {
        trace.clear();
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*library, writer, critic, evidence, nullptr, settings, *parallel, stop.get_token()};
        tools.web = web;
        tools.atOnce = atOnce;
        std::mutex mutex;
        Turn turn = answer(*answerFlow(QStringLiteral("corrective-rag")), {asked, {}, chosen}, tools,
                           [&](const TraceEvent &event) {
                               const std::lock_guard lock(mutex);
                               trace.append(event);
                           });
        turn.trace = trace;
        return turn;
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = libraryAt(folder.path());
    Settings settings;
    Inline oneByOne;
    Parallel *parallel = &oneByOne;
    int atOnce = 1;
    std::stop_source stop;
    QList<Passage> chosen;
    Trace trace;

private:
    int m_documents = 0;
};

inline QJsonObject leaving(const Turn &turn, const QString &node)
{
    for (const TraceEvent &event : turn.trace) {
        if (kindOf(event) == TraceKind::Left && event.node == node)
            return detailsOf(event);
    }
    return {};
}

inline QString because(const Turn &turn, const QString &node)
{
    return leaving(turn, node)[u"because"].toString();
}

inline QStringList texts(const QList<Passage> &passages)
{
    QStringList all;
    for (const Passage &passage : passages)
        all.append(passage.text);
    return all;
}

inline const QString keywords = QStringLiteral("mortgage points, closing costs");
inline const QString pageOfBank = QStringLiteral("https://bank.example/points");

using Known = QList<std::pair<QString, double>>;

inline Known good()
{
    return {{QStringLiteral("prepaid"), 0.9}, {QStringLiteral("Origination"), 0.2}};
}
inline Known middling()
{
    return {{QStringLiteral("prepaid"), 0.3}, {QStringLiteral("bank says"), 0.8}};
}
inline Known bad()
{
    return {{QStringLiteral("bank says"), 0.8}};
}

} // namespace corrective
