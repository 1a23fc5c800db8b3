// The single definition of an answer's outcome: what may be called verified, and that no export claims more.
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"
#include "core/flows/steps/correction.h"
#include "core/session/computation.h"
#include "core/session/exporter.h"
#include "core/session/outcome.h"
#include "core/session/wording.h"
#include "generatedturns.h"
#include "core/session/sessionjson.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QJsonObject>
#include <QJsonDocument>
#include <QLocale>
#include <QScopeGuard>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class tst_outcome : public QObject
{
    Q_OBJECT

    // Two sentences, written and judged by a model, each supported by its citation.
    static Turn judged()
    {
        Turn turn;
        turn.question = QStringLiteral("Why does the sea rise?");
        turn.answer = QStringLiteral("Warm water takes more room. Melting ice adds to it.");
        turn.sentences = {{0, 27, Support::Fully, {1}}, {28, 51, Support::Fully, {2}}};
        for (const int number : {1, 2}) {
            Citation citation;
            citation.number = number;
            citation.passage = number;
            citation.quote = QStringLiteral("Water expands, and ice melts.");
            turn.citations.append(citation);
        }
        return verified(turn);
    }

private slots:
    void tellsWhatCameClosest()
    {
        Passage passage;
        passage.id = 4;
        passage.text = u"The pier is closed.\nPilots meet every ship. Tugs wait."_s;
        Turn turn;
        QVERIFY(closestWords(turn, passage).isEmpty());
        QCOMPARE(closestText(turn, passage, 100), passage.text.simplified());
        QCOMPARE(closestText(turn, passage, 8), u"The pier\u2026"_s);
        const auto judgedAt = [](int from, int to) {
            Verdict verdict;
            verdict.kind = Verdict::Relevance;
            verdict.passage = 4;
            verdict.from = from;
            verdict.to = to;
            TraceEvent event;
            event.what = VerdictTold{verdict};
            return event;
        };
        turn.trace = {judgedAt(0, 19), judgedAt(20, 43)}; // the last one counts
        QCOMPARE(closestText(turn, passage, 100), u"Pilots meet every ship."_s);
        turn.trace = {judgedAt(20, 430)}; // of another version of the passage
        QCOMPARE(closestText(turn, passage, 100), passage.text.simplified());
        passage.id = 5;
        QVERIFY(closestWords(turn, passage).isEmpty());
    }

    void restsOnNoFileThatHasChanged()
    {
        Turn turn = judged();
        turn.gaps.changed = {{7, u"Prices"_s, u"price.pdf"_s}};
        QCOMPARE(name(outcomeOf(turn).state), u"unverified"_s);
        QVERIFY(remarksOf(turn).join(u' ').contains(u"price.pdf has changed since it was read"_s));
        const Turn back = turnFrom(toJson(turn));
        QCOMPARE(back.gaps.changed.size(), 1);
        QCOMPARE(name(outcomeOf(back).state), u"unverified"_s);
        turn.review.rechecks.append(Recheck());
        turn.review.rechecks.last().answer = Support::Fully;
        turn.review.rechecks.last().sentences = {Support::Fully, Support::Fully};
        QCOMPARE(name(outcomeOf(turn).state), u"verified"_s); // for its current content
    }

    void needsAllOfIt_data()
    {
        QTest::addColumn<int>("without");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("pill");
        const auto row = [](const char *what, int without, const char *state, const char *pill) {
            QTest::newRow(what) << without << QString::fromUtf8(state) << QString::fromUtf8(pill);
        };
        row("all is there", 0, "verified", "✓ Verified");
        row("a sentence is not supported", 1, "partly_supported", "◐ Partly supported: 1 of 2 sentences has no source");
        row("a sentence is supported in part", 2, "partly_supported",
            "◐ Partly supported: 1 of 2 sentences only in part");
        row("a sentence was not checked", 3, "partly_supported", "◐ Partly supported: 1 of 2 sentences has no source");
        row("a sentence cites nothing", 4, "partly_supported", "◐ Partly supported: 1 of 2 sentences has no source");
        row("a sentence cites what is not there", 5, "partly_supported",
            "◐ Partly supported: 1 of 2 sentences has no source");
        row("nothing is cited", 6, "unverified", "△ Not verified");
        row("it was cut off", 7, "unverified", "△ Not verified");
        row("the verdict on support cannot be read", 8, "unverified", "△ Not verified");
        row("the verdict on use cannot be read", 9, "unverified", "△ Not verified");
        row("nobody judged its support", 10, "unverified", "△ Not verified");
        row("words alone judged its use", 11, "unverified", "△ Not verified");
        row("the user disagrees with its use", 12, "unverified", "✎ You disagree · Not verified");
        row("the user disagrees with a sentence", 13, "partly_supported",
            "✎ You disagree · Partly supported: 1 of 2 sentences has no source");
        row("its evidence changed", 14, "unverified", "△ Not verified");
        row("it may not answer", 15, "grounded_not_useful", "◐ Supported, but may not fully answer");
    }

    void needsAllOfIt()
    {
        QFETCH(int, without);
        Turn turn = judged();
        const auto invalid = [](std::optional<Verdict> &verdict) { verdict->label = QStringLiteral("invalid"); };
        switch (without) {
        case 1:
            turn.sentences[1].support = Support::No;
            break;
        case 2:
            turn.sentences[1].support = Support::Partially;
            break;
        case 3:
            turn.sentences[1].support = Support::Unchecked;
            break;
        case 4:
            turn.sentences[1].citations = {};
            break;
        case 5:
            turn.sentences[1].citations = {9};
            break;
        case 6:
            turn.citations = {};
            break;
        case 7:
            turn.cut = true;
            break;
        case 8:
            invalid(turn.support);
            break;
        case 9:
            invalid(turn.utility);
            break;
        case 10:
            turn.support = {};
            break;
        case 11:
            turn.utility->judge = QStringLiteral("built-in");
            break;
        case 12:
            turn.review.correct(*turn.utility, false, 1);
            break;
        case 13: {
            Verdict ofSentence = modelVerdict(Verdict::Support);
            ofSentence.sentence = 1;
            turn.review.correct(ofSentence, false, 1);
            break;
        }
        case 14:
            turn.review.rechecks = {{1, {}, Support::No, {Support::Fully, Support::Fully}, {}, {}}};
            break;
        case 15:
            turn.ending = Ending::GroundedNotUseful;
            turn.utility = modelVerdict(Verdict::Utility, false);
            break;
        default:
            break;
        }
        const TurnOutcome outcome = outcomeOf(turn);
        QTEST(name(outcome.state), "state");
        QTEST(QStringLiteral("%1 %2").arg(markOf(outcome), inWords(outcome)), "pill");
    }

    void computedNeedsAllOfItToo_data()
    {
        QTest::addColumn<int>("without");
        QTest::addColumn<QString>("pill");
        const QString doubtful = QStringLiteral("△ Not verified");
        QTest::newRow("all is there") << 0 << QStringLiteral("∑ Computed");
        QTest::newRow("a number is cited to no cell") << 1 << doubtful;
        QTest::newRow("a number is cited on another page") << 2 << doubtful;
        QTest::newRow("a cell says another number") << 3 << doubtful;
        QTest::newRow("the value is not that of the calculation") << 4 << doubtful;
        QTest::newRow("the answer says another value") << 5 << doubtful;
        QTest::newRow("it was not computed again") << 6 << doubtful;
        QTest::newRow("its sentence is not supported") << 7 << doubtful;
        QTest::newRow("it was cut off") << 8 << doubtful;
        QTest::newRow("the user disagrees") << 9 << QStringLiteral("✎ You disagree · Not verified");
        QTest::newRow("its cells changed") << 10 << doubtful;
        QTest::newRow("the flow did not accept it") << 11 << doubtful;
        QTest::newRow("several values might be meant") << 12 << QStringLiteral("❝ Quoted · related");
        QTest::newRow("several, of which one cannot be repeated") << 13 << doubtful;
        QTest::newRow("its calculation has no end") << 14 << doubtful;
    }

    void computedNeedsAllOfItToo()
    {
        QFETCH(int, without);
        Turn turn = computedTurn();
        turn.likelihood.level = Likelihood::Direct; // never used for a computation
        switch (without) {
        case 1:
            turn.citations[2].places.clear();
            break;
        case 2:
            turn.citations[2].page = 4;
            break;
        case 3:
            turn.computed->operands[0].text = QStringLiteral("7,489");
            break;
        case 4:
            turn.computed->value = 42;
            break;
        case 5:
            turn.answer.replace(QStringLiteral("24.26"), QStringLiteral("42"));
            break;
        case 6:
            turn.support->how = QStringLiteral("features");
            break;
        case 7:
            turn.sentences[0].support = Support::No;
            break;
        case 8:
            turn.cut = true;
            break;
        case 9:
            turn.review.correct(*turn.support, false, 1);
            break;
        case 10:
            turn.review.rechecks = {{1, {}, Support::No, {Support::No}, {}, {}}};
            break;
        case 11:
            turn.ending = Ending::Unverified;
            break;
        case 12:
        case 13:
            turn.candidates = {*turn.computed};
            turn.computed.reset();
            if (without == 13)
                turn.candidates[0].value = 42;
            break;
        case 14:
            turn.computed->calculation = QStringLiteral("24.26 = ") + QString(100'000, u'−') + u'1';
            break;
        default:
            break;
        }
        const TurnOutcome outcome = outcomeOf(turn);
        QTEST(QStringLiteral("%1 %2").arg(markOf(outcome), inWords(outcome)), "pill");
        QCOMPARE(outcomeOf(turnFrom(toJson(turn))).state, outcome.state);
    }

    void saysOfAComputationWhatStandsBehindIt()
    {
        const Turn turn = computedTurn();
        QCOMPARE(computationLines(turn),
                 QStringList({QStringLiteral("Formula: revenue ÷ average of property and equipment"),
                              QStringLiteral("Calculation: 24.26 = 6,489 ÷ ((282 + 253) ÷ 2)"),
                              QStringLiteral("[1] Revenues, FY 2022: $6,489 million (example.pdf, p. 70 (PDF 1))"),
                              QStringLiteral("[2] Property and equipment, net, FY 2022: $282 million (example.pdf, p. "
                                             "70 (PDF 1))"),
                              QStringLiteral("[3] Property and equipment, net, FY 2021: $253 million (example.pdf, p. "
                                             "70 (PDF 1))")}));
        Session session;
        session.turns = {turn};
        for (const char *format : {"markdown", "html", "csv"}) {
            QString text = QString::fromUtf8(*exporterFor(QLatin1String(format))->write({{session}}));
            text.remove(u'\\');
            for (const QString &line : computationLines(turn))
                QVERIFY2(text.contains(line), qPrintable(QLatin1String(format) + u'\n' + text));
            QVERIFY(text.contains(QStringLiteral("Computed")));
        }
        const QJsonObject row =
            QJsonDocument::fromJson(*exporterFor(QStringLiteral("jsonl"))->write({{session}})).object();
        QCOMPARE(row[u"outcome"].toString(), QStringLiteral("computed"));
        const QJsonObject computed = row[u"computed"].toObject();
        QCOMPARE(computed[u"formula"].toString(), turn.computed->formula);
        QCOMPARE(computed[u"calculation"].toString(), turn.computed->calculation);
        const QJsonObject operand = computed[u"operands"][0].toObject();
        QCOMPARE(operand[u"label"].toString(), QStringLiteral("Revenues"));
        QCOMPARE(operand[u"period"].toString(), QStringLiteral("FY 2022"));
        QCOMPARE(operand[u"value"].toDouble(), 6489e6);
        QCOMPARE(operand[u"document"].toString(), QStringLiteral("example.pdf"));
        QCOMPARE(operand[u"page"].toInt(), 1);
        QCOMPARE(operand[u"box"].toArray(), QJsonArray({300, 200, 340, 212}));
    }

    void callsAQuotationWhatItIs_data()
    {
        QTest::addColumn<Likelihood::Level>("level");
        QTest::addColumn<Ending>("ending");
        QTest::addColumn<QString>("pill");
        const QString related = QStringLiteral("❝ Quoted · related");
        QTest::newRow("direct") << Likelihood::Direct << Ending::Passed << QStringLiteral("❝ Quoted · direct answer");
        QTest::newRow("probable") << Likelihood::Probable << Ending::Passed
                                  << QStringLiteral("❝ Quoted · probably answers");
        QTest::newRow("related") << Likelihood::Related << Ending::Passed << related;
        QTest::newRow("not known, as older versions keep it") << Likelihood::Unknown << Ending::Passed << related;
        QTest::newRow("judged of no use") << Likelihood::Direct << Ending::GroundedNotUseful << related;
    }

    void callsAQuotationWhatItIs()
    {
        QFETCH(Likelihood::Level, level);
        QFETCH(Ending, ending);
        Turn turn = judged();
        turn.model = QStringLiteral("builtin");
        turn.ending = ending;
        turn.support->judge = turn.utility->judge = QStringLiteral("built-in");
        turn.likelihood.level = level;
        const TurnOutcome outcome = outcomeOf(turn);
        QCOMPARE(outcome.state, TurnOutcome::Quoted);
        QTEST(QStringLiteral("%1 %2").arg(markOf(outcome), inWords(outcome)), "pill");
        const Json json = toJson(turn);
        QCOMPARE(json[u"outcome"].toString(), QStringLiteral("quoted"));
        QCOMPARE(json[u"likelihood"].toString(), name(outcome.likelihood)); // not more than the interface says
        QCOMPARE(turnFrom(json).likelihood.level, level);                   // and the estimate is stored
    }

    void readsTheLevelsOfOlderVersions()
    {
        QCOMPARE(levelNamed(QStringLiteral("likely")), Likelihood::Probable);
        QCOMPARE(levelNamed(QStringLiteral("unsure")), Likelihood::Related);
        for (const auto level : {Likelihood::Unknown, Likelihood::Related, Likelihood::Probable, Likelihood::Direct})
            QCOMPARE(levelNamed(name(level)), level);
    }

    // Of the likelihood shown, not of one that it was lowered from.
    void saysHowOftenSuchQuotationsWereRight()
    {
        Turn turn = judged();
        turn.model = QStringLiteral("builtin");
        turn.likelihood = {Likelihood::Probable, 0.6, {}, {39, 24}};
        const QString measured = QStringLiteral(
            "On questions the model had not seen, 24 of 39 quotations shown as “probably answers” were right.");
        QCOMPARE(outcomeReasons(turn), QStringList{measured});
        QCOMPARE(outcomeReasons(turnFrom(toJson(turn))), QStringList{measured});
        turn.ending = Ending::GroundedNotUseful;
        QVERIFY(outcomeReasons(turn).isEmpty());
        turn.ending = Ending::Passed;
        turn.likelihood.measured = {};
        QVERIFY(outcomeReasons(turn).isEmpty() && !toJson(turn).contains(u"likelihood_measured"));
    }

    // Passages found but not cited are no sources of the answer.
    void countsTheSourcesThatAreCited()
    {
        Turn turn = judged();
        for (PassageId id = 1; id <= 4; ++id) {
            Passage passage;
            passage.id = id;
            turn.sources.append(passage);
        }
        turn.citations[1].passage = 1; // two citations of one passage
        turn.cost.calls = 7;
        turn.cost.seconds = 1.94;
        QCOMPARE(outcomeLine(turn), QStringLiteral("✓ Verified · 1 source · 7 calls · 1.9 s"));
    }

    void writesNumbersAsTheSystemDoes()
    {
        const QLocale before;
        const auto back = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        Turn turn = judged();
        turn.cost.seconds = 1.94;
        QVERIFY2(outcomeLine(turn).endsWith(QStringLiteral("1,9 s")), qPrintable(outcomeLine(turn)));
        Verdict verdict;
        verdict.label = QStringLiteral("yes");
        verdict.probability = 0.98;
        QCOMPARE(sure(verdict), QStringLiteral("98 % sure"));
        QCOMPARE(inWords(QList<double>{0.93, -0.2}), QStringLiteral("0,93; -0,20"));
    }

    // A quotation judged by a model; the model need not have written it.
    void verifiesAQuotationThatAModelJudged()
    {
        Turn turn = judged();
        turn.model = QStringLiteral("builtin, smart-1");
        turn.answer = QStringLiteral("Yes: Water expands, and ice melts.");
        turn.sentences = {{0, int(turn.answer.size()), Support::Fully, {1}}};
        QCOMPARE(outcomeOf(turn).state, TurnOutcome::Verified);
        turn.utility->judge = QStringLiteral("built-in");
        QCOMPARE(outcomeOf(turn).state, TurnOutcome::Quoted);
    }

    // Older versions stored endings instead of outcomes, and called every passed answer "verified".
    void readsWhatAnOlderVersionKept()
    {
        Turn turn = judged();
        QJsonObject json = inQt(toJson(turn));
        for (const char *key : {"ending", "judgement", "sentences_without_source"})
            json.remove(QLatin1String(key));
        json[QLatin1String("outcome")] = QStringLiteral("verified");
        const Turn unjudged = turnFrom(ofQt(json));
        QCOMPARE(unjudged.ending, Ending::Passed);
        QCOMPARE(outcomeOf(unjudged).state, TurnOutcome::Unverified); // there is no record of its judge
        Verdict support = modelVerdict(Verdict::Support);
        Verdict aside = modelVerdict(Verdict::Support, false); // the second opinion on one passage
        aside.passage = 1;
        aside.judge = QStringLiteral("built-in");
        turn.trace = {
            MadeEvent{TraceKind::Judged, QStringLiteral("verify"), 1, {}, inQt(toJson(support)), 1},
            MadeEvent{TraceKind::Judged, QStringLiteral("verify"), 1, {}, inQt(toJson(aside)), 1},
            MadeEvent{
                TraceKind::Judged, QStringLiteral("judge"), 1, {}, inQt(toJson(modelVerdict(Verdict::Utility))), 2}};
        json[QLatin1String("trace")] = listInQt(toJson(turn.trace));
        QCOMPARE(outcomeOf(turnFrom(ofQt(json))).state, TurnOutcome::Verified);
        json[QLatin1String("model")] = QStringLiteral("builtin");
        QCOMPARE(outcomeOf(turnFrom(ofQt(json))).state, TurnOutcome::Quoted);
    }

    void keepsWhatItSays()
    {
        Turn turn = judged();
        turn.cut = true;
        turn.likelihood = {Likelihood::Probable, 0.8, {QStringLiteral("all key terms found")}};
        turn.review.correct(*turn.utility, false, 1);
        const Json json = toJson(turn);
        const Turn again = turnFrom(json);
        QCOMPARE(toJson(again), json);
        QCOMPARE(again.likelihood.level, Likelihood::Probable);
        QVERIFY(again.cut && again.support && again.utility);
        QVERIFY(json[u"user_disagrees"].toBool());
        QCOMPARE(json[u"ending"].toString(), QStringLiteral("passed"));
    }

    // Each format marks an unsupported sentence in place.
    void marksASentenceWithoutSourceInEveryFormat()
    {
        Turn turn = judged();
        turn.sentences[1].support = Support::No;
        Session session;
        session.turns = {turn};
        for (const char *format : {"markdown", "html", "csv"}) {
            QString text = QString::fromUtf8(*exporterFor(QLatin1String(format))->write({{session}}));
            text.remove(u'\\');
            const qsizetype sentence = text.indexOf(QStringLiteral("Melting ice adds to it."));
            const qsizetype remark = text.indexOf(QStringLiteral("[no source]"), sentence);
            QVERIFY2(sentence > 0 && remark > sentence && remark < sentence + 150, qPrintable(text));
        }
        const QJsonObject row =
            QJsonDocument::fromJson(*exporterFor(QStringLiteral("jsonl"))->write({{session}})).object();
        QCOMPARE(row[u"outcome"].toString(), QStringLiteral("partly_supported"));
        QCOMPARE(row[u"sentences_without_source"].toInt(), 1);
    }

    void nothingSaysMoreThanIsKnown()
    {
        TurnGenerator generator(20261123);
        int claimed = 0;
        int computed = 0;
        for (int i = 0; i < 3000; ++i) {
            const GeneratedTurn made = generator.next();
            const bool says = outcomeOf(made.turn).state == TurnOutcome::Verified;
            QVERIFY2(!says || made.mayBeVerified, qPrintable(outcomeLine(made.turn)));
            claimed += says;
            const bool saysItIsComputed = outcomeOf(made.turn).state == TurnOutcome::Computed;
            QVERIFY2(saysItIsComputed == made.mayBeComputed, qPrintable(outcomeLine(made.turn)));
            computed += saysItIsComputed;
            QCOMPARE(outcomeOf(turnFrom(toJson(made.turn))).state, outcomeOf(made.turn).state);
            if (made.mayBeVerified)
                continue;
            QVERIFY2(!saysVerified(outcomeLine(made.turn)), qPrintable(outcomeLine(made.turn)));
            Session session;
            session.title = QStringLiteral("Sea");
            session.turns = {made.turn};
            for (const Exporter *exporter : offers<Exporter>()) {
                const Result<QByteArray> bytes = exporter->write({{session}});
                if (!bytes || QByteArray(exporter->suffix.data(), qsizetype(exporter->suffix.size())) == "attest")
                    continue; // a bundle contains compressed JSON
                const QString text = QString::fromUtf8(*bytes);
                QVERIFY2(!saysVerified(text), qPrintable(toQString(exporter->id) + u'\n' + text));
                QVERIFY2(made.mayBeComputed || !saysComputed(text), qPrintable(toQString(exporter->id) + u'\n' + text));
            }
        }
        QVERIFY2(computed > 20, qPrintable(QString::number(computed)));
        QVERIFY2(claimed > 20, qPrintable(QString::number(claimed))); // otherwise nothing was tested
    }
};

QTEST_GUILESS_MAIN(tst_outcome)
#include "tst_outcome.moc"
