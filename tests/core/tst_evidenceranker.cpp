// Ranking by a model's scores of spans, and what is shown: a fake model gives each span's score.
#include "core/extractive/builtincritic.h"
#include "core/extractive/builtinwriter.h"
#include "core/extractive/ranking/evidencechoice.h"
#include "core/flows/steps/answerstate.h"
#include "core/library/library.h"
#include "core/models/roles.h"
#include "core/session/sessionjson.h"
#include "papers.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QTemporaryDir>

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace core;

namespace {

Passage passage(PassageId id, DocumentId document, const QString &text)
{
    Passage passage;
    passage.id = id;
    passage.document = document;
    passage.text = text;
    passage.heading = u"Fees"_s;
    passage.page = 1;
    passage.lastPage = 1;
    passage.spans = {{1, 0, 0, int(text.size())}};
    passage.score = 1;
    return passage;
}

const Idf alike = [](const QString &) { return 1.0; };

// Scores a span by the first of the known words in it, and counts the calls.
struct ScriptedModel
{
    QList<std::pair<QString, float>> words;
    int asked = 0;

    PairScores scores()
    {
        return [this](const QString &, const QStringList &spans, Parallel &,
                      const std::stop_token &stop) -> Result<std::vector<float>> {
            if (stop.stop_requested())
                return Error::cancelled();
            std::vector<float> all;
            for (const QString &span : spans) {
                ++asked;
                float score = -6;
                for (const auto &[word, value] : words) {
                    if (span.contains(word)) {
                        score = value;
                        break;
                    }
                }
                all.push_back(score);
            }
            return all;
        };
    }
};

const QString question = u"What does the membership fee come to?"_s;

QList<Passage> fees()
{
    return {passage(1, 1, u"The membership fee is due in March. The membership is open to all. Guests pay nothing."_s),
            passage(2, 2, u"The board meets every month. Members of the board pay ninety euros as their fee."_s)};
}

std::shared_ptr<const EvidenceRanker> ranker(ScriptedModel &model)
{
    return std::make_shared<const EvidenceRanker>(alike, TablesBeside(), always(model.scores()));
}

QString quoted(BuiltinWriter &writer, const QString &asked, const QList<Passage> &passages)
{
    const Result<Answer> answer = writer.answer({asked, passages, 1, {}, {}}, {}, {});
    return answer ? answer->text : answer.error().message;
}

} // namespace

class EvidenceRankerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelDecidesWhichSpanIsFirst()
    {
        ScriptedModel model{{{u"ninety"_s, 4}, {u"March"_s, 1}}};
        Inline here;
        const Result<QList<RankedEvidence>> evidence = ranker(model)->rank(question, fees(), here, {});
        QVERIFY(evidence && evidence->size() > 2);
        QCOMPARE(evidence->first().span.passage, 1);
        QVERIFY(evidence->first().span.text.contains(u"ninety"));
        QVERIFY(evidence->first().probability > 0.9);
        for (qsizetype i = 1; i < evidence->size(); ++i)
            QVERIFY(evidence->at(i).score <= evidence->at(i - 1).score);
    }

    void aChanceFallsIntoABandWithItsRate()
    {
        EvidenceCalibration calibration;
        calibration.ofDirect = {14, 11};
        calibration.ofRelated = {43, 13};
        const auto is = [&](double chance, Likelihood::Level level, const MeasuredRate &measured) {
            const Likelihood likelihood = calibration.likelihood(chance);
            return likelihood.level == level && std::abs(likelihood.chance - chance) < 1e-9 &&
                   likelihood.measured == measured;
        };
        QVERIFY(is(0.81, Likelihood::Direct, {14, 11}));
        QVERIFY(is(0.79, Likelihood::Probable, {}));
        QVERIFY(is(0.51, Likelihood::Probable, {}));
        QVERIFY(is(0.49, Likelihood::Related, {43, 13}));
    }

    // What is shown has more text than its best span.
    void whatIsShownHasAChanceOfItsOwn()
    {
        EvidenceCalibration calibration;
        calibration.shown = 0.5;
        calibration.shownBias = 1;
        QCOMPARE(calibration.ofShown(0), 0.0);
        QCOMPARE(calibration.ofShown(1), 1.0);
        QCOMPARE(calibration.ofShown(0.5), 1 / (1 + std::exp(-1.0)));
        for (int i = 1; i < 99; ++i)
            QVERIFY(calibration.ofShown(i / 100.0) < calibration.ofShown((i + 1) / 100.0));
        QCOMPARE(calibration.likelihood(0.5).level, Likelihood::Probable);
        QCOMPARE(calibration.likelihood(0.5).chance, calibration.ofShown(0.5));
        QCOMPARE(calibration.likelihood(0.7).level, Likelihood::Direct);
    }

    // The first span may only repeat a name: the next is the one that best answers the rest of the question.
    void theSecondSpanAnswersWhatTheFirstLeavesOpen()
    {
        const QString asked = u"What does Ann Miller owe for parking?"_s;
        const QList<Passage> bills{passage(1, 1, u"Bill for Ann Miller, 12 Mill Lane."_s),
                                   passage(2, 2, u"Ann Miller has been our guest since May."_s),
                                   passage(3, 1, u"Two nights at the garage cost 34 euros."_s)};
        QStringList questions;
        const PairScores scores = [&](const QString &question, const QStringList &spans, Parallel &,
                                      const std::stop_token &) -> Result<std::vector<float>> {
            questions.append(question);
            std::vector<float> all;
            for (const QString &span : spans) {
                const bool isOfName = span.contains(u"Miller");
                const bool asksName = question.contains(u"Miller");
                all.push_back(span.contains(u"Mill Lane") ? 1.0F
                              : isOfName                  ? (asksName ? 0.2F : -6.0F)
                                                          : (asksName ? 0.0F : 20.0F));
            }
            return all;
        };
        const auto evidence = std::make_shared<const EvidenceRanker>(alike, TablesBeside(), always(scores));
        BuiltinWriter writer(alike, evidence);
        const QString text = quoted(writer, asked, bills);
        QVERIFY2(text.startsWith(u"Bill for Ann Miller"), qPrintable(text));
        QVERIFY2(text.contains(u"34 euros"), qPrintable(text));
        QVERIFY2(!text.contains(u"guest since May"), qPrintable(text));
        QVERIFY(questions.contains(u"What does owe for parking?"_s));
    }

    // The model that is chosen for the first question reads everything that the run asks.
    void theReaderIsChosenOnce()
    {
        ScriptedModel one{{{u"ninety"_s, 4}}};
        ScriptedModel other{{{u"ninety"_s, 4}}};
        EvidenceCalibration sure;
        sure.bias = 3;
        const ReaderFor readerFor = [&](const QString &, const QList<Passage> &passages) {
            return passages.size() > 1 ? EvidenceReader{one.scores(), sure} : EvidenceReader{other.scores(), {}};
        };
        const EvidenceRanker evidence(alike, TablesBeside(), readerFor);
        QCOMPARE(evidence.calibration().bias, 0.0); // nothing was ranked
        Inline here;
        QVERIFY(evidence.rank(question, fees(), here, {}));
        QVERIFY(one.asked > 0);
        QVERIFY(evidence.rank(u"Where do members meet?"_s, {fees()[1]}, here, {}));
        QVERIFY(evidence.answers(question, u"The fee of a member is a secret."_s, {}));
        QCOMPARE(other.asked, 0);
        QCOMPARE(evidence.calibration().bias, 3.0);
    }

    void nothingIsScoredTwice()
    {
        ScriptedModel model{{{u"ninety"_s, 4}}};
        Inline here;
        const std::shared_ptr<const EvidenceRanker> evidence = ranker(model);
        QVERIFY(evidence->rank(question, fees(), here, {}));
        const int once = model.asked;
        QVERIFY(once > 0);
        QVERIFY(evidence->rank(question, fees(), here, {}));
        QVERIFY(evidence->rank(question, {fees()[1]}, here, {}));
        QCOMPARE(model.asked, once);
        Passage strip = fees()[1];
        strip.text = u"Members of the board pay ninety euros as their fee."_s;
        const auto ofStrip = evidence->rank(question, {strip}, here, {});
        QVERIFY(ofStrip && ofStrip->size() == 1);
        QCOMPARE(quotedText(ofStrip->first().span, strip), strip.text);
        QCOMPARE(model.asked, once);
        QVERIFY(evidence->rank(question + u" Please."_s, fees(), here, {}));
        QVERIFY(model.asked > once);
    }

    // A sure answer is among the first, so the others are not read. Without one, all are read.
    void noMoreIsReadThanNeeded_data()
    {
        QTest::addColumn<float>("best");
        QTest::addColumn<bool>("areAllRead");
        QTest::newRow("surely") << 4.0f << false;
        QTest::newRow("perhaps") << 2.0f << true;
    }

    void noMoreIsReadThanNeeded()
    {
        QFETCH(float, best);
        QFETCH(bool, areAllRead);
        constexpr int sentences = 50;
        QString text = u"The membership fee comes to ninety euros."_s;
        for (int i = 1; i < sentences; ++i)
            text += u" The membership %1 has a fee of its own."_s.arg(i);
        ScriptedModel model{{{u"ninety"_s, best}}};
        Inline here;
        const Result<QList<RankedEvidence>> evidence = ranker(model)->rank(question, {passage(1, 1, text)}, here, {});
        QVERIFY(evidence && evidence->first().span.text.contains(u"ninety"));
        QCOMPARE(evidence->size() >= sentences, areAllRead);
        QCOMPARE(model.asked >= sentences, areAllRead);
        QVERIFY(evidence->size() >= 20);
    }

    void aSecondAttemptReadsNothingTwice_data()
    {
        QTest::addColumn<QString>("flow");
        QTest::addColumn<int>("searches");
        QTest::newRow("self-rag") << u"self-rag"_s << 2;
        QTest::newRow("adaptive-rag") << u"adaptive-rag"_s << 2;
        QTest::newRow("corrective-rag") << u"corrective-rag"_s << 1;
    }
    void aSecondAttemptReadsNothingTwice()
    {
        QFETCH(QString, flow);
        QFETCH(int, searches);
        const QTemporaryDir folder;
        const auto library = libraryAt(
            folder.path(), {u"The membership fee is due in March. The membership is open to all. Guests pay."_s,
                            u"The board meets every month. Members of the board bring their own cups."_s,
                            u"A fee for the membership of the choir was never asked for. It sings on Sundays."_s});
        QHash<std::pair<QString, QString>, int> asked;
        const PairScores refusing = [&](const QString &question, const QStringList &spans, Parallel &,
                                        const std::stop_token &) -> Result<std::vector<float>> {
            for (const QString &span : spans)
                ++asked[{question, span}];
            return std::vector<float>(size_t(spans.size()), -9);
        };
        const Idf idf = [&](const QString &term) { return library->idf(term); };
        const auto evidence = std::make_shared<const EvidenceRanker>(idf, TablesBeside(), always(refusing));
        BuiltinWriter writer(idf, evidence);
        BuiltinCritic critic(idf, *builtinWeights(), evidence);
        Inline parallel;
        AnswerTools tools{*library, writer, critic, *evidence, &critic, {}, parallel, {}};
        int entered = 0;
        const Turn turn = answer(*answerFlow(flow), {question, {}, {}}, tools, [&](const TraceEvent &event) {
            entered += kindOf(event) == TraceKind::Entered && event.node == u"retrieve";
        });
        QVERIFY(turn.answer.isEmpty());
        QVERIFY2(entered >= searches, qPrintable(QString::number(entered)));
        for (auto each = asked.cbegin(); each != asked.cend(); ++each) {
            QCOMPARE(each.key().first, question); // whatever query found it
            QVERIFY2(each.value() == 1, qPrintable(each.key().second));
        }
    }

    void aStopIsACancelledRanking()
    {
        ScriptedModel model;
        std::stop_source stop;
        stop.request_stop();
        Inline here;
        const Result<QList<RankedEvidence>> evidence = ranker(model)->rank(question, fees(), here, stop.get_token());
        QVERIFY(!evidence);
        QCOMPARE(evidence.error().code, Error::Cancelled);
    }

    void noPassagesNoEvidence()
    {
        ScriptedModel model;
        Inline here;
        const Result<QList<RankedEvidence>> evidence = ranker(model)->rank(question, {}, here, {});
        QVERIFY(evidence && evidence->isEmpty());
        QCOMPARE(model.asked, 0);
    }

    void whatIsQuotedIsWhatRanksFirst()
    {
        ScriptedModel model{{{u"ninety"_s, 4}, {u"March"_s, 1}}};
        BuiltinWriter writer(alike, ranker(model));
        QCOMPARE(quoted(writer, question, fees()), u"Members of the board pay ninety euros as their fee."_s);
    }

    void whatSaysTheOtherHalfIsQuotedWithIt()
    {
        // Its score for one sentence, and a higher one if both halves are together.
        const PairScores halves = [](const QString &, const QStringList &spans, Parallel &,
                                     const std::stop_token &) -> Result<std::vector<float>> {
            std::vector<float> all;
            for (const QString &span : spans)
                all.push_back(float(span.contains(u"increment") ? 1 : -4) + float(span.contains(u"decrement") ? 2 : 0));
            return all;
        };
        const QList<Passage> passages{
            passage(1, 1,
                    u"Counters wear out. Before each operation increment the counter and write it. Run the operation. "
                    u"If it succeeded, decrement the counter. The chip has two counters of this kind."_s)};
        const auto both = std::make_shared<const EvidenceRanker>(alike, TablesBeside(), always(halves));
        BuiltinWriter writer(alike, both);
        QCOMPARE(quoted(writer, u"How is the counter of an operation used?"_s, passages),
                 u"Before each operation increment the counter and write it. Run the operation. If it succeeded, "
                 u"decrement the counter."_s);
    }

    void aSecondSpanOnlyWhereTheFirstIsNotSure()
    {
        ScriptedModel unsure{{{u"ninety"_s, 0.5F}, {u"March"_s, 0.4F}}};
        BuiltinWriter writer(alike, ranker(unsure));
        const QString both = quoted(writer, question, fees());
        QVERIFY2(both.contains(u"ninety") && both.contains(u"March"), qPrintable(both));
        QCOMPARE(both.count(u"\n\n"_s), 1); // a paragraph each
        ScriptedModel sure{{{u"ninety"_s, 6}, {u"March"_s, 3}}};
        BuiltinWriter other(alike, ranker(sure));
        const QString one = quoted(other, question, fees());
        QVERIFY2(one.contains(u"ninety") && !one.contains(u"March"), qPrintable(one));
    }

    // A direct answer stands alone. Otherwise users can judge from the two best, and from the text around them.
    void aSecondSpanUnlessOneAnswersDirectly_data()
    {
        QTest::addColumn<double>("score");
        QTest::addColumn<int>("shown");
        QTest::newRow("direct") << 6.0 << 1;
        QTest::newRow("probable") << 1.2 << 2;
        QTest::newRow("related") << -1.5 << 2;
    }

    void aSecondSpanUnlessOneAnswersDirectly()
    {
        QFETCH(double, score);
        const QList<Passage> passages =
            fees() + QList{passage(3, 3, u"A fee of twelve crowns is kept for the key. Nobody lends it on."_s),
                           passage(4, 4, u"Whoever leaves owes the fee of that quarter. The chair is told."_s)};
        ScriptedModel model{{{u"ninety"_s, float(score)},
                             {u"March"_s, float(score) - 0.1F},
                             {u"crowns"_s, float(score) - 0.2F},
                             {u"quarter"_s, float(score) - 0.3F}}};
        BuiltinWriter writer(alike, ranker(model));
        const QString text = quoted(writer, question, passages);
        int shown = 0;
        for (const auto &[word, value] : model.words)
            shown += text.contains(word);
        QTEST(shown, "shown");
    }

    void theTextAroundAnUnsureSpanIsShown_data()
    {
        QTest::addColumn<double>("score");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("direct") << 6.0 << false;
        QTest::newRow("probable") << 1.2 << true;
        QTest::newRow("related") << -1.5 << true;
    }

    // And the chance stays that of the span.
    void theTextAroundAnUnsureSpanIsShown()
    {
        QFETCH(double, score);
        QFETCH(bool, isShown);
        const QString span = u"A fee of twelve crowns is kept for the key."_s;
        const QList<Passage> passages{passage(1, 1, span + u" Nobody lends it on."_s)};
        ScriptedModel model{{{u"crowns"_s, float(score)}, {u"Nobody"_s, -5}}};
        const auto ranking = ranker(model);
        BuiltinWriter writer(alike, ranking);
        const QString all = quoted(writer, question, passages);
        QVERIFY2(all.contains(span), qPrintable(all));
        QCOMPARE(all.contains(u"Nobody lends it on."_s), isShown);
        const auto ofShown = ranking->answers(question, all, {});
        const auto ofSpan = ranking->answers(question, span, {});
        QVERIFY(ofShown && ofSpan);
        QCOMPARE(*ofShown, *ofSpan);
    }

    void allRowsAreShownIfSeveralAreAskedAbout_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<double>("score");
        QTest::addColumn<bool>("areAll");
        QTest::newRow("the cheapest") << u"Which net is the cheapest?"_s << 1.2 << true;
        QTest::newRow("the cheapest, surely") << u"Which net is the cheapest?"_s << 6.0 << true;
        QTest::newRow("a count") << u"How many nets are there?"_s << 1.2 << true;
        QTest::newRow("one of them, surely") << u"What does the hand net cost?"_s << 6.0 << false;
    }

    void allRowsAreShownIfSeveralAreAskedAbout()
    {
        QFETCH(QString, asked);
        QFETCH(double, score);
        QFETCH(bool, areAll);
        const QStringList rows{u"Cast net\t4.50"_s, u"Hand net\t7.20"_s, u"Drift net\t9.10"_s, u"Trawl net\t12.80"_s};
        const QList<Passage> passages{passage(1, 1, rows.join(u'\n'))};
        ScriptedModel model{{{u"Hand"_s, float(score)}, {u"Cast"_s, 0.1F}}};
        BuiltinWriter writer(alike, ranker(model));
        const QString text = quoted(writer, asked, passages);
        QVERIFY2(text.contains(u"Hand net"), qPrintable(text));
        QCOMPARE(text.contains(u"Cast"_s) && text.contains(u"Drift"_s) && text.contains(u"Trawl"_s), areAll);
    }

    void whatWasRejectedIsNotQuotedAgain()
    {
        ScriptedModel model{{{u"ninety"_s, 4}, {u"March"_s, 3}}};
        BuiltinWriter writer(alike, ranker(model));
        const AnswerTask task{question, fees(), 2, {}, u"Members of the board pay ninety euros as their fee."_s};
        const Result<Answer> answer = writer.answer(task, {}, {});
        QVERIFY(answer);
        QVERIFY2(answer->text.contains(u"March") && !answer->text.contains(u"ninety"), qPrintable(answer->text));
    }

    // Nor as the text around another span.
    void whatWasRejectedIsNotShownAroundAnother()
    {
        const QString beside = u"Nobody lends it on."_s;
        const QList<Passage> passages{passage(1, 1, u"A fee of twelve crowns is kept for the key. "_s + beside)};
        ScriptedModel model{{{u"crowns"_s, 1.2F}, {u"Nobody"_s, -5}}};
        BuiltinWriter writer(alike, ranker(model));
        QVERIFY(quoted(writer, question, passages).contains(beside));
        const Result<Answer> again = writer.answer({question, passages, 2, {}, beside}, {}, {});
        QVERIFY(again);
        QVERIFY2(again->text.contains(u"crowns") && !again->text.contains(beside), qPrintable(again->text));
    }

    void aListIsQuotedWhole()
    {
        const QList<Passage> passages{passage(
            1, 1, u"Members must bring these:\n• a ladder\n• a helmet\n• gloves\n\nThe hall is closed in May."_s)};
        ScriptedModel model{{{u"helmet"_s, 2}}};
        BuiltinWriter writer(alike, ranker(model));
        const QString all = quoted(writer, u"Which things must members bring?"_s, passages);
        for (const QString &word : {u"bring these"_s, u"ladder"_s, u"helmet"_s, u"gloves"_s})
            QVERIFY2(all.contains(word), qPrintable(all));
        QVERIFY2(!all.contains(u"hall"), qPrintable(all));
    }

    void howMuchOfAListIsShown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("best"); // a word of the best answer
        QTest::addColumn<QString>("next"); // a word of the second best answer
        QTest::addColumn<QStringList>("with");
        QTest::addColumn<QStringList>("without");
        const QString board =
            u"Board of Directors\n\n\u25cf President: Jenna Holt\n\u25cf Secretary: Sarah Mihel\n\u25cf "
            "Treasurer: Jess Shew\n\nThe hall is closed in May."_s;
        QTest::newRow("two items of one") << board << u"Who is on the board of the group?"_s << u"Sarah"_s << u"Jess"_s
                                          << QStringList{u"Jenna"_s, u"Sarah"_s, u"Jess"_s} << QStringList{u"hall"_s};
        const QString ways =
            u"We take great care of it. Names of pupils are used in three ways.\n1. Through the letter "
            "that goes to members.\n2. On posters in the town.\n3. On our website.\n\nThe hall is "
            "closed."_s;
        QTest::newRow("counted before") << ways << u"Where do the names of the pupils get shown?"_s << u"three ways"_s
                                        << u"town"_s << QStringList{u"letter"_s, u"posters"_s, u"website"_s}
                                        << QStringList{u"hall"_s, u"great care"_s};
        const QString loose =
            u"The kit that is lent comprises the following:\n\n\u2022 a ladder of four meters\n\n\u2022 "
            "a helmet\n\n\u2022 gloves\n\nThe hall is closed in May."_s;
        QTest::newRow("with space between")
            << loose << u"Tell me of the kit that is lent"_s << u"comprises"_s << u"helmet"_s
            << QStringList{u"ladder"_s, u"helmet"_s, u"gloves"_s} << QStringList{u"hall"_s};
        QString lease;
        for (const QString &clause :
             {u"RENT: The tenant agrees to pay ninety euros a month, due on the first day of each month."_s,
              u"LATE FEES: If rent is not paid within five days, a fee of 75 euros will be charged."_s,
              u"DEPOSIT: The tenant shall pay a refundable deposit of 300 euros before moving in."_s,
              u"TERM: The lease shall begin on the first of May and end in April of the next year."_s,
              u"USE: The tenant agrees to keep the premises in good condition and to live there alone."_s})
            lease += u"%1. %2\n"_s.arg(lease.count(u'\n') + 1).arg(clause);
        QTest::newRow("one of many clauses")
            << lease << u"How much is the fee for late rent?"_s << u"DEPOSIT"_s << u"LATE"_s
            << QStringList{u"75 euros"_s} << QStringList{u"TERM"_s, u"USE"_s};
        QTest::newRow("several are asked for")
            << u"The standing committees:\n\u2022 Audit\n\u2022 Show\n\u2022 Election\n\nThe hall is closed."_s
            << u"Which standing committees does the club have?"_s << u"Show"_s << u"Audit"_s
            << QStringList{u"Audit"_s, u"Show"_s, u"Election"_s} << QStringList{u"hall"_s};
    }
    void howMuchOfAListIsShown()
    {
        QFETCH(QString, text);
        QFETCH(QString, asked);
        QFETCH(QString, best);
        QFETCH(QString, next);
        QFETCH(QStringList, with);
        QFETCH(QStringList, without);
        ScriptedModel model{{{best, 2}, {next, 1.9F}}};
        BuiltinWriter writer(alike, ranker(model));
        const QString all = quoted(writer, asked, {passage(1, 1, text)});
        for (const QString &word : std::as_const(with))
            QVERIFY2(all.contains(word), qPrintable(all));
        for (const QString &word : std::as_const(without))
            QVERIFY2(!all.contains(word), qPrintable(all));
    }

    void noQuotationIsTooLong()
    {
        QString text;
        for (int i = 0; i < 30; ++i)
            text += u"Clause %1 of the contract says what a tenant of house %1 pays for it. "_s.arg(i);
        for (const int best : {0, 7, 29}) {
            ScriptedModel model{{{u"Clause %1 of"_s.arg(best), 3}}};
            BuiltinWriter writer(alike, ranker(model));
            const QString all =
                quoted(writer, u"What does the tenant of house %1 pay?"_s.arg(best), {passage(1, 1, text)});
            QVERIFY2(all.contains(u"Clause %1 of"_s.arg(best)), qPrintable(all));
            QVERIFY2(all.split(u' ').size() <= 120 && all.endsWith(u'.'), qPrintable(all));
        }
    }

    void whatIsAnnouncedComesWithIt()
    {
        const QList<Passage> passages{passage(1, 1,
                                              u"To find the package of a file, use one of these commands:\n"
                                              "dpkg --search foo\napt-file search foo"_s),
                                      passage(2, 2, u"The hall is closed."_s)};
        ScriptedModel model{{{u"dpkg"_s, -3}, {u"commands:"_s, 6}, {u"hall"_s, -9}}};
        BuiltinWriter writer(alike, ranker(model));
        const QString all = quoted(writer, u"How do I find the package of a file?"_s, passages);
        QVERIFY2(all.contains(u"dpkg --search") && all.contains(u"apt-file") && !all.contains(u"hall"),
                 qPrintable(all));
    }

    void aPassageIsAsRelevantAsItsBestSpan()
    {
        ScriptedModel model{{{u"ninety"_s, 4}, {u"March"_s, -1}}};
        const std::shared_ptr<const EvidenceRanker> evidence = ranker(model);
        BuiltinCritic critic(alike, *builtinWeights(), evidence);
        const QList<Passage> all = fees();
        const Result<Verdict> good = critic.relevance(question, all[1], {});
        QVERIFY(good && good->passed);
        QCOMPARE(all[1].text.mid(good->from, good->to - good->from),
                 u"Members of the board pay ninety euros as their fee."_s);
        const Result<Verdict> some = critic.relevance(question, all[0], {});
        QVERIFY(some && some->passed);
        QVERIFY(some->probability < good->probability);
        const Result<Verdict> none = critic.relevance(question, passage(3, 3, u"The hall has two doors."_s), {});
        QVERIFY(none && !none->passed);
    }

    void anAnswerIsAsUsefulAsTheSpanItQuotes()
    {
        ScriptedModel model{{{u"ninety"_s, 4}, {u"doors"_s, -5}}};
        BuiltinCritic critic(alike, *builtinWeights(), ranker(model));
        const Result<Verdict> good =
            critic.utility(question, u"Members of the board pay ninety euros as their fee."_s, Scale::Graded, {});
        QVERIFY(good && good->passed);
        QCOMPARE(good->label, u"5"_s);
        const Result<Verdict> none = critic.utility(question, u"The hall has two doors."_s, Scale::Graded, {});
        QVERIFY(none && !none->passed);
        QCOMPARE(none->label, u"1"_s);
    }

    void withoutAModelWordsDecide()
    {
        const std::shared_ptr<const EvidenceRanker> words = wordRankingBy(alike);
        Inline here;
        const Result<QList<RankedEvidence>> evidence = words->rank(question, fees(), here, {});
        QVERIFY(evidence && evidence->size() > 2);
        QCOMPARE(evidence->first().span.text, u"The membership fee is due in March."_s);
        for (qsizetype i = 1; i < evidence->size(); ++i) {
            QVERIFY(evidence->at(i).score <= evidence->at(i - 1).score);
            QVERIFY(evidence->at(i).probability <= evidence->at(i - 1).probability);
        }
        BuiltinWriter writer(alike, words);
        QVERIFY(quoted(writer, question, fees()).startsWith(u"The membership fee is due in March."));
    }

    // Words rarely show that something answers, but often that nothing does.
    void withoutAModelTheChanceIsThatOfWords()
    {
        BuiltinCritic critic(alike, *builtinWeights(), wordRankingBy(alike));
        const QList<Passage> all = fees();
        QVERIFY(critic.relevance(question, all[0], {})->passed);
        const Result<Verdict> none = critic.relevance(u"Who paints the doors of the hall?"_s, all[0], {});
        QVERIFY(none && !none->passed);
        QCOMPARE(none->probability, 0.0);
        const auto useful = [&](const QString &answer) {
            return critic.utility(question, answer, Scale::Graded, {})->label.toInt();
        };
        QVERIFY(useful(u"The membership fee comes to ninety euros."_s) >= 4);
        QVERIFY(useful(u"The hall has two doors."_s) <= 2);
    }

    void aChanceComesWithEveryQuotationOfATurn_data()
    {
        QTest::addColumn<QString>("question");
        QTest::newRow("answered") << u"When were the harbors raised because the sea levels had risen?"_s;
        QTest::newRow("a number that is not there")
            << u"How many harbors were raised because the sea levels had risen?"_s;
        QTest::newRow("German") << u"Was ist ein Spalier im Garten?"_s;
    }

    void aChanceComesWithEveryQuotationOfATurn()
    {
        QFETCH(QString, question);
        const QTemporaryDir folder;
        const auto library =
            libraryAt(folder.path(),
                      {u"Sea levels have risen by 20 centimeters, and because of it the harbors were raised in 1954."_s,
                       u"Rule 2 of the plan says that members see the doctor 2 times a year, of which 2 are free."_s,
                       u"Ein Spalier ist ein Ger\u00fcst aus Latten im Garten, an dem Obst w\u00e4chst."_s});
        const Result<ModelSet> mind = openModels({}, {}, *library, {});
        QVERIFY(mind && mind->quotes);
        Inline parallel;
        AnswerTools tools{*library, *mind->writer, *mind->critic, *mind->evidence, mind->critic.get(), {}, parallel,
                          {}};
        const auto asked = [&] {
            return answer(*answerFlow(u"self-rag"_s), {question, {}, {}}, tools, [](const TraceEvent &) {});
        };
        QCOMPARE(asked().likelihood.level, Likelihood::Unknown);
        tools.quotes = true;
        const Turn turn = asked();
        QVERIFY(!turn.answer.isEmpty());
        QVERIFY(turn.likelihood.level != Likelihood::Unknown);
        QCOMPARE(turn.likelihood.level >= Likelihood::Probable,
                 turn.likelihood.chance >= calibrationOfWords().probable);
        QCOMPARE(toJson(turn)[u"likelihood"].toString(), name(turn.likelihood.level));
    }

    // Facts that differ only in numbers are distinct.
    void otherNumbersAreAnotherFact()
    {
        QVERIFY(saysTheSame(u"The port moved 17 tons of cargo in 2017.", u"the port moved 17 tons of cargo in 2017"));
        QVERIFY(saysTheSame(u"The port moved 17 tons of cargo", u"The port moved 17 tons of cargo in 2017."));
        QVERIFY(!saysTheSame(u"The port moved 17 tons of cargo in 2017.", u"The port moved 19 tons of cargo in 2019."));
    }
};

QTEST_GUILESS_MAIN(EvidenceRankerTest)
#include "tst_evidenceranker.moc"
