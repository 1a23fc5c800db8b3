// One row of an evaluation, measured on its own library.
#include "core/eval/evaluation.h"

#include "core/extractive/builtincritic.h"
#include "core/models/builtin.h"
#include "papers.h"
#include "turns.h"
#include "core/session/sessionjson.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

struct Shelved // one passage that covers the first two of three pages
{
    Shelved()
    {
        const QStringList texts{u"Copper conducts electricity."_s, u"Bees dance in the hive."_s, u"Rain falls."_s};
        Document document;
        document.path = u"/papers/a.pdf"_s;
        document.status = DocumentStatus::Indexed;
        QList<Page> pages;
        for (const QString &text : texts) {
            Page each;
            each.number = int(pages.size()) + 1;
            each.status = PageStatus::Text;
            each.text = text;
            pages.append(each);
        }
        Passage passage;
        passage.text = texts[0] + u' ' + texts[1];
        passage.page = 1;
        passage.lastPage = 2;
        passage.spans = {{0, int(texts[0].size()), 1, 0}, {int(texts[0].size()) + 1, int(texts[1].size()), 2, 0}};
        if (!library->add(document, pages, {passage}))
            qFatal("not added");
        shelf.emplace(QuestionSet(), *library);
    }
    EvalTools tools() { return {*library, *shelf, *ranker, here}; }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = *Library::open(folder.path(), {});
    std::shared_ptr<const EvidenceRanker> ranker = wordRankerFor(*library);
    Inline here;
    std::optional<Shelf> shelf;
};

struct Many // a hundred and twenty pages of three passages each
{
    Many()
    {
        for (int page = 0; page < 120; ++page) {
            QList<Passage> passages(3);
            for (Passage &passage : passages)
                passage.text = u"Copper is mined at site %1 by %2 men."_s.arg(page).arg(
                    (&passage - passages.data()) * 1000 + page);
            keepPaper(*library, passages);
        }
        shelf.emplace(QuestionSet(), *library);
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = *Library::open(folder.path(), {});
    std::optional<Shelf> shelf;
};

// As a flow returns it: one sentence, quoted from the first page of Shelved's document.
Turn answeredBy(const QString &model)
{
    Turn turn;
    turn.id = u"t"_s;
    turn.ending = Ending::Passed;
    turn.answer = u"Bees dance in the hive."_s;
    turn.sentences = {{0, int(turn.answer.size()), Support::Fully, {1}}};
    Citation citation;
    citation.number = 1;
    citation.passage = 1;
    citation.document = 1;
    citation.page = 1;
    citation.quote = turn.answer;
    turn.citations = {citation};
    turn = verified(turn);
    turn.model = model;
    return turn;
}

KnownQuestion whereBeesDance()
{
    KnownQuestion known;
    known.question = u"Where do bees dance?"_s;
    known.answers = {u"hive"_s};
    return known;
}

QJsonObject rowOf(const Turn &turn, const KnownQuestion &known = whereBeesDance())
{
    Shelved shelved;
    EvalTools tools = shelved.tools();
    tools.ask = [&](const QString &, const QList<DocumentId> &) { return turn; };
    const auto row = measure(known, tools, {});
    return row ? inQt(*row) : QJsonObject();
}

} // namespace

class tst_evaluation : public QObject
{
    Q_OBJECT

private slots:
    void judgesWhatIsSaidWithoutItsMarks()
    {
        LabelledPair pair;
        pair.passage = u"Copper conducts electricity. Bees dance in the hive."_s;
        pair.label = u"supported"_s;
        BuiltinCritic critic([](const QString &) { return 1.0; }, *builtinWeights(),
                             wordRankingBy([](const QString &) { return 1.0; }));
        const auto probability = [&](const QString &sentence) {
            pair.sentence = sentence;
            return (*measure(pair, critic, {}))[u"probability"].toDouble();
        };
        QCOMPARE(probability(u"Copper conducts electricity [3]. [4, 5]"_s),
                 probability(u"Copper conducts electricity."_s));
        QVERIFY(probability(u"Copper conducts electricity 3"_s) < probability(u"Copper conducts electricity."_s));
    }

    void cutsTheTextsOfASetAsTheSettingsSay()
    {
        QuestionSet set;
        set.form = QuestionSet::Paragraphs;
        set.name = u"set"_s;
        set.texts = {{u"1"_s, u"Metals"_s, u"Copper was smelted early in many places of the world. "_s.repeated(12)}};
        const auto passagesOf = [&](int length) {
            const QTemporaryDir folder;
            const std::unique_ptr<Library> library = *Library::open(folder.path(), {});
            Settings settings;
            settings.passageLength = length;
            settings.passageOverlap = 0;
            return addTexts(set, settings, *library, {}) ? library->documents().first().passages : -1;
        };
        QCOMPARE(passagesOf(4000), 1);
        QVERIFY(passagesOf(200) > 2);
    }

    void putsTheTextOfAJudgedSetBelowItsTitle()
    {
        QuestionSet set;
        set.form = QuestionSet::Judged;
        set.name = u"set"_s;
        set.texts = {
            {u"1"_s, u"Metals of old"_s,
             u"Copper was smelted early. Bees dance in their hive. Glaciers move with the years. Rivers rise in "
             "spring, and ports are closed while they do. Wind turbines turn moving air into power."_s}};
        Settings settings;
        settings.passageLength = 80;
        settings.passageOverlap = 0;
        const QTemporaryDir folder;
        const std::unique_ptr<Library> library = *Library::open(folder.path(), {});
        QVERIFY(bool(addTexts(set, settings, *library, {})));
        const QList<Passage> passages = *library->search({u"copper of old"_s, 10, {}, true}, {});
        QVERIFY(!passages.isEmpty());
        for (const Passage &passage : passages)
            QCOMPARE(passage.heading, u"Metals of old"_s);
    }

    // It is displayed at the page with the question's words; the evidence may be on the other.
    void findsAPassageOnEachOfItsPages_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<int>("rank");
        QTest::newRow("where it begins") << 1 << 1;
        QTest::newRow("where it is shown") << 2 << 1;
        QTest::newRow("behind it") << 3 << 0;
    }
    void findsAPassageOnEachOfItsPages()
    {
        QFETCH(int, page);
        QFETCH(int, rank);
        Shelved shelved;
        KnownQuestion known;
        known.question = u"Where do bees dance?"_s;
        known.evidence = {{u"a.pdf"_s, page, 1}};
        const auto row = measure(known, shelved.tools(), {});
        QVERIFY(bool(row));
        QCOMPARE((*row)[u"page_rank"_s].toInt(), rank);
    }

    // Several passages of a page count as one page, so more passages are needed.
    void looksAtAsManyPagesAsTheRecallIsOf_data()
    {
        QTest::addColumn<int>("depth");
        QTest::addColumn<double>("recall");
        QTest::newRow("ten") << 10 << 10.0 / 120;
        QTest::newRow("a hundred") << 100 << 100.0 / 120;
        QTest::newRow("more") << 1000 << 1.0;
    }
    void looksAtAsManyPagesAsTheRecallIsOf()
    {
        QFETCH(int, depth);
        QFETCH(double, recall);
        static const Many many;
        Inline here;
        const auto words = wordRankerFor(*many.library);
        EvalTools tools{*many.library, *many.shelf, *words, here, QuestionSet::Judged, depth};
        KnownQuestion known;
        known.question = u"Which copper is mined?"_s;
        for (const Document &document : many.library->documents())
            known.evidence.append({document.title, 1, 1});
        const auto row = measure(known, tools, {});
        QVERIFY(bool(row));
        QCOMPARE((*row)[u"recall"_s].toDouble(), recall);
        QCOMPARE((*row)[u"recall_at_100"_s].toDouble(), 100.0 / 120);
    }

    // If they were left out, more missing documents would improve the result.
    void countsDocumentsThatAreNotThereAsNotFound()
    {
        Shelved shelved;
        KnownQuestion known;
        known.question = u"Where do bees dance?"_s;
        known.evidence = {{u"elsewhere.pdf"_s, 1, 1}};
        const auto lost = measure(known, shelved.tools(), {});
        QVERIFY(bool(lost));
        QVERIFY((*lost)[u"document_missing"_s].toBool());
        QCOMPARE((*lost)[u"page_rank"_s].toInt(-1), 0);
        QCOMPARE((*lost)[u"document_rank"_s].toInt(-1), 0);
        QCOMPARE((*lost)[u"recall"_s].toDouble(-1), 0.0);
        known.evidence.append({u"a.pdf"_s, 2, 1});
        const auto half = measure(known, shelved.tools(), {});
        QCOMPARE((*half)[u"page_rank"_s].toInt(), 1);
        QCOMPARE((*half)[u"recall"_s].toDouble(), 0.5);
    }

    // Flows judge again after the answer's verdict: one passage each, like Self-RAG's check after CRAG.
    void isAsSureAsTheVerdictOnTheAnswer()
    {
        Turn turn = answeredBy(u"smart-1"_s);
        turn.support->probability = 0.8;
        Verdict ofAPassage = modelVerdict(Verdict::Support);
        ofAPassage.passage = 7;
        ofAPassage.probability = 1;
        turn.trace.append(MadeEvent{TraceKind::Judged, u"post-check"_s, 1, {}, inQt(toJson(ofAPassage)), 0});
        QCOMPARE(rowOf(turn)[u"sure"].toDouble(-1), 0.8);
    }

    void isNotSureWhereTheJudgeGaveNoProbability()
    {
        Turn turn = answeredBy(u"smart-1"_s);
        turn.support->how = u"choice"_s; // its probability is only an assumption
        turn.trace.append(MadeEvent{TraceKind::Judged, u"support"_s, 1, {}, inQt(toJson(*turn.support)), 0});
        QVERIFY(!rowOf(turn).contains(u"sure"));
        turn.support->how = u"log-probability"_s;
        turn.support->label = u"invalid"_s;
        QVERIFY(!rowOf(turn).contains(u"sure"));
    }

    // A quotation's words are always in their source, which says nothing about whether they answer.
    void isAsSureOfAQuotationAsItsLikelihood()
    {
        Turn turn = answeredBy(u"builtin"_s);
        QCOMPARE(rowOf(turn)[u"outcome"].toString(), u"quoted"_s);
        QVERIFY(!rowOf(turn).contains(u"sure"));
        turn.likelihood = {Likelihood::Probable, 0.7, {}};
        QCOMPARE(rowOf(turn)[u"sure"].toDouble(-1), 0.7);
        QCOMPARE(rowOf(turn)[u"likelihood"].toString(), u"probable"_s);
    }
};

QTEST_GUILESS_MAIN(tst_evaluation)
#include "tst_evaluation.moc"
