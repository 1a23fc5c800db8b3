// How likely a quotation answers: what the gate refuses to call likely, what pulls which way, and that a turn of the
// built-in default carries it.
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"
#include "core/library/library.h"
#include "core/extractive/absentwords.h"
#include "core/extractive/answergate.h"
#include "core/extractive/likelihood.h"
#include "core/models/roles.h"
#include "core/values/citing.h"
#include "papers.h"
#include "core/session/sessionjson.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

double idf(const QString &term)
{
    return term == QStringLiteral("\u0001") ? 5 : 3;
}

Passage passageWith(const QString &text, PassageId id = 1, double score = 1)
{
    Passage passage;
    passage.id = id;
    passage.document = id;
    passage.text = text;
    passage.page = 1;
    passage.title = u"handbook"_s;
    passage.score = score;
    passage.scores.vector = 0.6;
    return passage;
}

Answer quoting(const Passage &passage, const QString &quote)
{
    const int from = int(passage.text.indexOf(quote));
    if (from < 0)
        qFatal("not in the passage: %s", qPrintable(quote));
    Answer answer;
    answer.text = quote;
    answer.citations = {citationOf(passage, from, from + int(quote.size()), 1)};
    AnswerSentence sentence;
    sentence.to = int(quote.size());
    sentence.citations = {1};
    answer.sentences = {sentence};
    return answer;
}

QString objectionFor(const QString &question, const QString &quote)
{
    const Claim asked = questionOf(question, idf);
    const QString beyond = objectionTo(asked);
    const Passage passage = passageWith(quote);
    return beyond.isEmpty() ? objectionTo(asked, quoting(passage, quote), {passage}) : beyond;
}

LikelihoodModel shipped()
{
    return LikelihoodModel(idf, *builtinWeights(), *likelihoodWeights());
}

Likelihood likelihoodOf(const QString &question, const QString &quote, const QList<Passage> &others = {})
{
    const Passage passage = passageWith(quote);
    return shipped().of(question, quoting(passage, quote), {passage}, QList<Passage>{passage} + others);
}

} // namespace

class tst_likelihood : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(bool(builtinWeights()));
        QVERIFY2(bool(likelihoodWeights()), likelihoodWeights() ? "" : qPrintable(likelihoodWeights().error().detail));
    }

    // Each with a quotation that does and one that does not.
    void wantsWhatIsAskedFor_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("does");
        QTest::addColumn<QString>("doesNot");
        QTest::addColumn<QString>("reason"); // part of it
        const auto row = [](const char *name, const QString &question, const QString &does, const QString &doesNot,
                            const QString &reason) { QTest::newRow(name) << question << does << doesNot << reason; };
        row("a count", u"How many ferries does the harbour run?"_s, u"The harbour runs 14 ferries to the islands."_s,
            u"The harbour runs ferries to the islands in all weathers."_s, u"a number"_s);
        row("a count of something else", u"How many ferries does the harbour run?"_s,
            u"In summer the harbour runs twelve ferries."_s,
            u"The harbour runs ferries to the islands; its 300 workers live in town."_s, u"none of ferries"_s);
        row("an amount", u"How much did the mill earn in 2019?"_s, u"In 2019 the mill earned $1.5 million."_s,
            u"In 2019 the mill earned more than in any year before."_s, u"a number"_s);
        row("a share", u"What percentage of the wheat is exported?"_s, u"Some 40 % of the wheat is exported."_s,
            u"Much of the wheat is exported to the north."_s, u"a number"_s);
        row("a share of something", u"What share of the wheat was exported?"_s,
            u"Some 40 % of the wheat was exported."_s, u"The exports of wheat increased by 40 % in the year."_s,
            u"a number"_s);
        row("a count of what is part of something", u"How many ferries are part of the fleet?"_s,
            u"There are 14 ferries in the fleet."_s, u"The fleet of ferries is part of the harbour."_s, u"a number"_s);
        row("a count of those of which something is said", u"How many ferries were sold in 2019?"_s,
            u"In 2019 the harbour sold 3 ferries."_s, u"In 2019 the harbour painted 3 ferries."_s, u"not clear that"_s);
        row("a count in German", u"Wie viele Fähren betreibt der Hafen?"_s, u"Der Hafen betreibt 14 Fähren."_s,
            u"Der Hafen betreibt Fähren zu den Inseln; seine 300 Arbeiter wohnen in der Stadt."_s, u"a number"_s);
        row("a person", u"Who runs the mill?"_s, u"The mill is run by Greta Falk."_s,
            u"The mill is run by water and wind."_s, u"a person"_s);
        row("an organisation", u"Who owns the mill?"_s, u"The mill is owned by the Orden Grain Company."_s,
            u"The mill is owned outright and free of debt."_s, u"a person"_s);
        row("a person in German", u"Wer leitet die Mühle?"_s, u"Die Mühle wird von Greta Falk geleitet."_s,
            u"Die Mühle wird mit der Kraft des Wassers betrieben."_s, u"a person"_s);
        row("a date", u"When was the mill built?"_s, u"The mill was built in 1884."_s,
            u"The mill was built of brick and oak."_s, u"a date"_s);
        row("a date in German", u"Wann wurde die Mühle gebaut?"_s, u"Die Mühle wurde im März 1884 gebaut."_s,
            u"Die Mühle wurde ganz aus Eichenholz gebaut."_s, u"a date"_s);
        row("a list", u"What are the crops of the valley?"_s, u"The crops of the valley are wheat, rye and oats."_s,
            u"The crops of the valley need rain."_s, u"several things"_s);
        row("yes or no", u"Is the mill open on Sundays?"_s, u"The mill is open on Sundays."_s,
            u"The mill may be open on some Sundays in summer."_s, u"yes or no"_s);
        row("yes or no in German", u"Ist die Mühle am Sonntag offen?"_s, u"Die Mühle ist am Sonntag nicht offen."_s,
            u"Die Mühle kann im Sommer auch einmal am Sonntag offen sein."_s, u"yes or no"_s);
    }

    void wantsWhatIsAskedFor()
    {
        QFETCH(QString, question);
        QFETCH(QString, does);
        QFETCH(QString, doesNot);
        QFETCH(QString, reason);
        QCOMPARE(objectionFor(question, does), QString());
        const QString objection = objectionFor(question, doesNot);
        QVERIFY2(objection.contains(reason), qPrintable(u"“%1” of: %2"_s.arg(objection, doesNot)));
        const Likelihood likelihood = likelihoodOf(question, doesNot);
        QCOMPARE(likelihood.level, Likelihood::Related);
        QCOMPARE(likelihood.reasons, QStringList{objection});
    }

    void wantsMoreThanOneSentenceForSeveralPeople()
    {
        const QString one = u"Marta Lindqvist is chief officer of the harbour."_s;
        QVERIFY(objectionFor(u"Who are the officers of the harbour?"_s, one).contains(u"several things"_s));
        QCOMPARE(objectionFor(u"Who is the chief officer of the harbour?"_s, one), QString());
    }

    // Whatever is quoted, it is no answer.
    void neverAnswersByQuoting_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question : {"2+2",
                                     "What is 2 + 2?",
                                     "12 * 7",
                                     "What is 15 % of 80?",
                                     "Wie viel ist 3 mal 4?",
                                     "hello",
                                     "Hi there!",
                                     "How are you?",
                                     "Thank you very much",
                                     "Guten Morgen",
                                     "Wer bist du?",
                                     "Calculate the yield of the wheat in 2019.",
                                     "How many more ferries ran in 2019 than in 2018?",
                                     "Compare the wheat of 2018 with that of 2019.",
                                     "What is the difference between rye and wheat?",
                                     "Vergleiche Roggen und Weizen.",
                                     "Was ist der Unterschied zwischen Roggen und Weizen?",
                                     "Rank the crops by yield.",
                                     "What are the top 3 crops?",
                                     "Summarise the report.",
                                     "Please summarize what the handbook says about wheat.",
                                     "What is this document about?",
                                     "Worum geht es in diesem Dokument?",
                                     "Berechne den Ertrag des Weizens."})
            QTest::addRow("%s", question) << QString::fromUtf8(question);
    }

    void neverAnswersByQuoting()
    {
        QFETCH(QString, question);
        const QString quote =
            u"In 2018 and 2019 rule 2 of the handbook says of wheat, rye, crops, ferries and their yield 2 things."_s;
        QVERIFY(!objectionTo(questionOf(question, idf)).isEmpty());
        QCOMPARE(likelihoodOf(question, quote).level, Likelihood::Related);
    }

    void takesQuestionsForWhatTheyAre_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question :
             {"What did the harbour say hello to?", "Who thanked the miller in 1884?", "What is the sum insured?",
              "How much wheat does the mill grind in 2 days?", "Which mill ranks first?",
              "What order did the king give?", "Was kostet eine Fähre?", "Who ordered the ships of 1812-1815?"})
            QTest::addRow("%s", question) << QString::fromUtf8(question);
    }

    void takesQuestionsForWhatTheyAre()
    {
        QFETCH(QString, question);
        QCOMPARE(objectionTo(questionOf(question, idf)), QString());
    }

    void knowsWhatIsNoAnswerAtAll_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("quote");
        QTest::addColumn<bool>("answers");
        const QString asked = u"What does the mill report about its control of flour?"_s;
        QTest::newRow("certificate")
            << asked << u"I, Greta Falk, certify that I have read this report of the mill and its control of flour."_s
            << false;
        QTest::newRow("exhibits")
            << asked << u"Exhibit 10.4 Report of the mill on its control of flour, incorporated by reference."_s
            << false;
        QTest::newRow("contents") << asked << u"Report of the mill on its control of flour ........ 12"_s << false;
        QTest::newRow("heading") << asked << u"Report On Control Of Flour"_s << false;
        QTest::newRow("name with its mark") << u"Which shops does the mill have?"_s << u"Orden Mill Shops"_s << false;
        QTest::newRow("sentence") << asked << u"The mill reports that its control of flour works."_s << true;
        QTest::newRow("list of firms")
            << u"Where is the office of the mill?"_s
            << u"Office of the Mill, L.L.C.\nMill of Ohio, Inc.\nMill Holdings Ltd.\nOffice GmbH"_s << false;
        QTest::newRow("asked about") << u"Who had to certify the report of the mill?"_s
                                     << u"I, Greta Falk, certify that I have read this report of the mill."_s << true;
        QTest::newRow("in German") << u"Was steuert die Mühle?"_s << u"Steuerung der Mühle durch Wasser"_s << true;
    }

    void knowsWhatIsNoAnswerAtAll()
    {
        QFETCH(QString, question);
        QFETCH(QString, quote);
        QFETCH(bool, answers);
        const QString objection = objectionFor(question, quote);
        QVERIFY2(objection.isEmpty() == answers, qPrintable(objection));
    }

    // A weight of the other sign would mean that a missing year speaks for a quotation.
    void neverPullsTheWrongWay()
    {
        const Weights &weights = *likelihoodWeights();
        const auto features = likelihoodFeatures();
        int counting = 0;
        for (size_t i = 0; i < features.size(); ++i) {
            QVERIFY2(features[i].sign != 0 && features[i].sign * weights.each[qsizetype(i)] >= 0, features[i].name);
            counting += weights.each[qsizetype(i)] != 0;
        }
        QVERIFY(counting >= 8);
        QVERIFY(weights.steps.first() > 0 && weights.steps.first() < 1);
    }

    void isLessLikelyWhereSomethingIsMissing()
    {
        const QString quote = u"In 1884 the lighthouse of Orden was rebuilt in brick by Greta Falk."_s;
        const Likelihood all = likelihoodOf(u"Who rebuilt the lighthouse of Orden in brick in 1884?"_s, quote);
        QVERIFY(all.chance > 0 && all.chance < 1);
        for (const QString &worse : {u"Who rebuilt the lighthouse of Orden in brick in 1901?"_s,
                                     u"Who painted the railway of Salma in brick in 1884?"_s,
                                     u"Who did not rebuild the lighthouse of Orden in brick in 1884?"_s}) {
            const Likelihood less = likelihoodOf(worse, quote);
            QVERIFY2(less.chance < all.chance,
                     qPrintable(u"%1: %2 and %3"_s.arg(worse).arg(less.chance).arg(all.chance)));
            QVERIFY(!less.reasons.isEmpty());
        }
    }

    void isLikelyWhereAllStandsThere()
    {
        const Likelihood likelihood = likelihoodOf(
            u"Which engineer rebuilt the tall lighthouse of Orden in red brick in 1884?"_s,
            u"The tall lighthouse of Orden was rebuilt in red brick in 1884 by the engineer Greta Falk."_s);
        QVERIFY2(likelihood.level == Likelihood::Probable, qPrintable(likelihood.reasons.join(u"; ")));
        QVERIFY2(likelihood.reasons.first().contains(u"key terms found"), qPrintable(likelihood.reasons.first()));
        QVERIFY(likelihood.chance >= likelihoodWeights()->steps.first());
    }

    // That passages agree on one of them says nothing of the others.
    void agreesOnOneNameOnlyWhereOneIsAskedFor()
    {
        const QString quote = u"Marta Lindqvist, Chief Executive Officer of Salma"_s;
        const QList<Passage> others{passageWith(quote, 2, 0.9), passageWith(quote, 3, 0.8)};
        const Likelihood one = likelihoodOf(u"Who is the chief executive officer of Salma?"_s, quote, others);
        QCOMPARE(one.level, Likelihood::Probable);
        QVERIFY2(one.reasons.first().contains(u"name the same person"), qPrintable(one.reasons.first()));
        const Likelihood several = likelihoodOf(u"Who are the executive officers of Salma?"_s, quote, others);
        QCOMPARE(several.level, Likelihood::Related);
        QVERIFY2(!several.reasons.first().contains(u"name the same person"), qPrintable(several.reasons.first()));
    }

    void isLessLikelyAmongRivals()
    {
        const QString question = u"Who rebuilt the lighthouse of Orden in brick?"_s;
        const QString quote = u"The lighthouse of Orden was rebuilt in brick by Greta Falk."_s;
        const Passage rival = passageWith(u"The lighthouse of Orden was rebuilt in brick by Jon Berg."_s, 2, 0.9);
        QVERIFY(likelihoodOf(question, quote, {rival}).chance < likelihoodOf(question, quote).chance);
    }

    // What stands there is of another model, version or year.
    void isUnsureOfAnotherNumber()
    {
        const QString quote = u"The rated flow of the pump PX-40 is 18 cubic metres an hour."_s;
        QCOMPARE(likelihoodOf(u"What is the rated flow of the pump PX-40?"_s, quote).level, Likelihood::Probable);
        for (const QString &question :
             {u"What is the rated flow of the pump PX-50?"_s, u"What was the rated flow of the pump PX-40 in 2021?"_s,
              u"What is the rated flow of the pump PX-40 in version 2.1?"_s})
            QCOMPARE(likelihoodOf(question, quote).level, Likelihood::Related);
    }

    void claimsAbsenceOfWordsAlone()
    {
        const QSet<QString> there{u"came"_s, u"wrote"_s, u"build"_s, u"mieter"_s, u"tree"_s};
        const Idf library = [&there](const QString &term) { return there.contains(term) ? 1.0 : 5.0; };
        QCOMPARE(absentWords(u"Who will come and write about the zebras of Zanzibar?"_s, library),
                 (QStringList{u"zebras"_s, u"Zanzibar"_s}));
        QCOMPARE(absentWords(u"Are there more than 20 trees on average?"_s, library), QStringList());
        QCOMPARE(absentWords(u"What share exceeded the threshold of 75 in 2031?"_s, library),
                 QStringList{u"threshold"_s});
        QCOMPARE(absentWords(u"Wer zahlt die Mieten?"_s, library), QStringList());
    }

    void saysNothingWhereNothingIsQuoted()
    {
        Answer answer;
        answer.text = u"I think so."_s;
        QCOMPARE(shipped().of(u"Is it so?"_s, answer, {passageWith(u"It is."_s)}, {}).level, Likelihood::Unknown);
    }

    // What attest-fit writes: every feature in its order, four decimals, this form and no other.
    void hasTheWeightsAsTheyAreWritten()
    {
        QFile file(u":/likelihood.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const nlohmann::ordered_json json = nlohmann::ordered_json::parse(bytes.toStdString());
        QCOMPARE(QByteArray::fromStdString(json.dump(1)) + '\n', bytes);
        size_t i = 0;
        for (const auto &[name, entry] : json.at("features").items()) {
            QVERIFY(i < likelihoodFeatures().size());
            QCOMPARE(name, std::string(likelihoodFeatures()[i++].name));
            for (const char *key : {"weight", "typical"}) {
                const double value = entry.at(key).get<double>() * 1e4;
                QVERIFY(std::abs(value - std::round(value)) < 1e-6);
            }
        }
        QCOMPARE(i, likelihoodFeatures().size());
    }

    void refusesWeightsOfOtherFeatures()
    {
        QVERIFY(!likelihoodWeightsFrom("{}"));
        QVERIFY(!likelihoodWeightsFrom(
            R"({"bias": 0, "likely": 0.5, "features": {"relevance": {"weight": 1, "typical": 0}}})"));
        QFile file(u":/likelihood.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        nlohmann::ordered_json json = nlohmann::ordered_json::parse(file.readAll().toStdString());
        json["features"]["one more"] = {{"weight", 1}, {"typical", 0}};
        QVERIFY(!likelihoodWeightsFrom(QByteArray::fromStdString(json.dump())));
    }

    void answersNoArithmetic_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question : {"2+2", "What is 2 + 2?", "wie viel ist 3 mal 4"})
            QTest::newRow(question) << QString::fromUtf8(question);
    }

    // What is quoted instead is a sentence with a 2 in it.
    void answersNoArithmetic()
    {
        QFETCH(QString, question);
        const QTemporaryDir folder;
        const auto library =
            libraryAt(folder.path(),
                      {u"Rule 2 of the plan says that members see the doctor 2 times a year, of which 2 are free."_s,
                       u"Call 4 of 3 says hello there and good morning."_s, u"Guten Morgen, 3 mal 4."_s});
        const Result<ModelSet> mind = openModels({}, {}, *library, {});
        QVERIFY(bool(mind));
        Inline parallel;
        AnswerTools tools{*library, *mind->writer, *mind->critic, mind->critic.get(), {}, parallel, {}};
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            const Turn turn = answer(*flow, {question, {}, {}}, tools, [](const TraceEvent &) {});
            QVERIFY2(turn.answer.isEmpty(), qPrintable(toQString(flow->id()) + u": "_s + turn.answer));
        }
    }

    void comesWithEveryQuotationOfATurn_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<int>("level");
        QTest::newRow("answered") << u"When were the harbors raised because the sea levels had risen?"_s
                                  << int(Likelihood::Probable);
        QTest::newRow("a number that is not there")
            << u"How many harbors were raised because the sea levels had risen?"_s << int(Likelihood::Related);
        QTest::newRow("German") << u"Was ist ein Spalier im Garten?"_s << -1;
    }

    void comesWithEveryQuotationOfATurn()
    {
        QFETCH(QString, question);
        QFETCH(int, level);
        const QTemporaryDir folder;
        const auto library =
            libraryAt(folder.path(),
                      {u"Sea levels have risen by 20 centimeters, and because of it the harbors were raised in 1954."_s,
                       u"Rule 2 of the plan says that members see the doctor 2 times a year, of which 2 are free."_s,
                       u"Ein Spalier ist ein Gerüst aus Latten im Garten, an dem Obst wächst."_s});
        const Result<ModelSet> mind = openModels({}, {}, *library, {});
        QVERIFY(mind && mind->likelihood);
        Inline parallel;
        AnswerTools tools{*library, *mind->writer, *mind->critic, mind->critic.get(), {}, parallel, {}};
        const auto asked = [&] {
            return answer(*answerFlow(u"self-rag"_s), {question, {}, {}}, tools, [](const TraceEvent &) {});
        };
        QCOMPARE(asked().likelihood.level, Likelihood::Unknown);
        tools.likelihood = mind->likelihood.get();
        const Turn turn = asked();
        if (turn.answer.isEmpty()) { // refused is as good as unsure
            QCOMPARE(level, int(Likelihood::Related));
            return;
        }
        QVERIFY2(!turn.answer.startsWith(u"Yes"), qPrintable(turn.answer));
        if (level >= 0)
            QVERIFY2(int(turn.likelihood.level) == level,
                     qPrintable(turn.answer + u'|' + turn.likelihood.reasons.join(u"; ")));
        QVERIFY(turn.likelihood.level != Likelihood::Unknown && !turn.likelihood.reasons.isEmpty());
        QCOMPARE(toJson(turn)[u"likelihood"].toString(), name(turn.likelihood.level));
    }
};

QTEST_GUILESS_MAIN(tst_likelihood)
#include "tst_likelihood.moc"
